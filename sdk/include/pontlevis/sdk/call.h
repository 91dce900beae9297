// What a plugin's function sees, as C++: the call it is in, the entries that are scored and their value
// sheets. Thin views of abi.h, valid until the function returns. Included through plugin.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "pontlevis/sdk/abi.h"

namespace pontlevis::sdk {

using Seat = std::uint32_t;  // 0 is first in turn order
using Points = std::int32_t;

/// Which scoring an entry belongs to. A number, as plugins may meet modes that are not named here.
struct Mode {
    static constexpr std::uint16_t complete = PLV_MODE_COMPLETE;  // a feature was finished
    static constexpr std::uint16_t final = PLV_MODE_FINAL;        // the game has ended
};

/// One thing that is being scored.
struct Entry {
    plv_location where;    // one of its segments
    std::uint16_t kind;    // of feature, numbered as in the ruleset
    std::uint16_t mode;    // Mode::complete, Mode::final
    std::uint32_t owners;  // bit a seat: who has the majority
    std::int32_t units;    // tiles of a road or city; 1 + neighbours of a monastery; completed cities beside a field
    std::int32_t marks;    // pennants

    [[nodiscard]] bool owned_by(Seat seat) const { return (owners >> seat & 1u) != 0; }
};

/// The value sheet of an entry: see plv_sheet for the formula. A handler adds to its fields, and no more.
using Sheet = plv_sheet;

/// All entries of a pass that the handler's filter lets through.
class Entries {
public:
    Entries(const plv_entry* first, std::uint32_t count) : first_(first), count_(count) {}

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] Entry operator[](std::size_t i) const {
        const plv_entry& entry = *plv_entry_at(first_, static_cast<std::uint32_t>(i));
        return {entry.where, entry.kind, entry.mode, entry.owners, entry.units, entry.marks};
    }

private:
    const plv_entry* first_;
    std::uint32_t count_;
};

/// Their value sheets; sheets[i] belongs to entries[i].
class Sheets {
public:
    Sheets(plv_sheet* first, std::uint32_t count) : first_(first), count_(count) {}

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] Sheet& operator[](std::size_t i) const {
        return *plv_sheet_at(first_, static_cast<std::uint32_t>(i));
    }

private:
    plv_sheet* first_;
    std::uint32_t count_;
};

/// Ends a function that has already said why.
struct Failed {};

/// The engine, as a function of a plugin may speak to it. Who holds it const may only ask; a step, which
/// gets it otherwise, may also change the game.
class Call {
public:
    explicit Call(const plv_call* call) : call_(call) {}

    [[nodiscard]] std::uint32_t seats() const { return call_->seats; }
    [[nodiscard]] Seat active() const { return call_->active; }    // whose turn it is
    [[nodiscard]] Seat decider() const { return call_->decider; }  // who decides, if somebody does; else the active one
    [[nodiscard]] Points score(Seat seat) const { return call_->api->score(call_, seat); }

    /// Figures of that kind ("large") that the seat has in supply; 0 for a kind that this game does not have.
    [[nodiscard]] std::uint32_t in_supply(Seat seat, const char* kind) const {
        return call_->api->in_supply(call_, seat, kind);
    }
    /// Whether the feature of that segment has an attribute, by its full name ("lakes-and-mills.mill").
    [[nodiscard]] bool has_attribute(plv_location segment, const char* name) const {
        return call_->api->has_attribute(call_, segment, name) != 0;
    }

    /// The plugin's own options, as its manifest names them. Asking for another one fails the function.
    [[nodiscard]] bool option_flag(const char* name) const { return option(name).number != 0; }
    [[nodiscard]] std::int64_t option_number(const char* name) const { return option(name).number; }
    [[nodiscard]] const char* option_text(const char* name) const {
        const char* text = option(name).text;
        if (text == nullptr) fail("asked for the text of an option that is no text: %s", name);
        return text;
    }

    /// Gives up: the option that led here is refused with this text, and the game is as it was before it.
    [[noreturn]] void fail(const char* text) const {
        call_->api->fail(call_, text);
        throw Failed{};
    }
    /// The same with a text that is made as by std::printf; its end is lost beyond 250 bytes.
    template <class... Values>
    [[noreturn]] void fail(const char* format, Values... values) const {
        char text[250];
        std::snprintf(text, sizeof(text), format, values...);
        fail(static_cast<const char*>(text));
    }

    /// Gives points, 0 or more, to a seat, for the rule with that number ("LM-4"). A refusal fails the step.
    void award(Seat seat, Points points, const char* rule) {
        if (call_->api->award(call_, seat, points, rule) == PLV_OK) return;
        fail("the engine refused an award of %d points for %s", static_cast<int>(points), rule);
    }

    /// The boundary's own struct, for what has no view here.
    [[nodiscard]] const plv_call* raw() const { return call_; }

private:
    [[nodiscard]] const plv_value& option(const char* name) const {
        for (std::uint32_t i = 0; i < call_->option_count; ++i) {
            if (std::strcmp(call_->option_names[i], name) == 0) return call_->options[i];
        }
        fail("asked for an option that its manifest does not declare: %s", name);
    }

    const plv_call* call_;
};

}  // namespace pontlevis::sdk
