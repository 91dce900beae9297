// What a plugin's functions look like. Included through plugin.h.
#pragma once

#include <cstdint>

#include "pontlevis/sdk/call.h"
#include "pontlevis/sdk/frames.h"
#include "pontlevis/sdk/options.h"

namespace pontlevis::sdk {

// Functions that change the game: steps, actions, fates, reactions, and handlers of score.set, score.bonus and
// final.award. Each of them may have any of these types, as far as it wants to know what it is about.

/// Asks nothing.
using Step = void(Call&);
/// Asks nothing, and does an option: an action or fate.
using Action = void(Call&, const Option& chosen);
/// Asks nothing, and reads its frame: Arrival(frame), TileLaid(frame), ...
using Reaction = void(Call&, const Frame&);
/// May ask: `chosen` is the answer to what it asked before, or the option of an action or fate, or null.
using Actor = Next(Call&, Frame&, const Option* chosen);

/// Offers what the Actor of the same manifest entry asks, or the options of an action or fate.
using OptionList = void(const Call&, const Frame&, Options&);

// Functions that answer; they may only ask.

/// score.sheet: adds to the value sheets of the entries.
using ScoreSheet = void(const Call&, Entries, Sheets);
/// figure.stand and tile.fit: refuses targets.
using Veto = void(const Call&, Targets, Refused);
/// score.weight: what a figure weighs in an entry.
using FigureWeight = std::uint32_t(const Call&, const Entry&, Figure);
/// score.owners: who owns an entry, bit a seat, of those that own it so far.
using Owners = std::uint32_t(const Call&, const Entry&, Weights, std::uint32_t so_far);
/// rule.*: answers a rule of the base game; about a segment, or 0. What it asks about rules the base game answers.
using Rule = std::int32_t(const Call&, std::uint32_t subject);

namespace detail {

template <class Function>
inline constexpr std::uint32_t kPoint = 0;
template <>
inline constexpr std::uint32_t kPoint<Step> = PLV_BIND_RUN;
template <>
inline constexpr std::uint32_t kPoint<Action> = PLV_BIND_RUN;
template <>
inline constexpr std::uint32_t kPoint<Reaction> = PLV_BIND_RUN;
template <>
inline constexpr std::uint32_t kPoint<Actor> = PLV_BIND_RUN;
template <>
inline constexpr std::uint32_t kPoint<OptionList> = PLV_BIND_OPTIONS;
template <>
inline constexpr std::uint32_t kPoint<ScoreSheet> = PLV_BIND_SCORE_SHEET;
template <>
inline constexpr std::uint32_t kPoint<Veto> = PLV_BIND_VETO;
template <>
inline constexpr std::uint32_t kPoint<FigureWeight> = PLV_BIND_WEIGHT;
template <>
inline constexpr std::uint32_t kPoint<Owners> = PLV_BIND_OWNERS;
template <>
inline constexpr std::uint32_t kPoint<Rule> = PLV_BIND_RULE;

}  // namespace detail
}  // namespace pontlevis::sdk
