// What a plugin's function may go through in a loop. Included through plugin.h.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "pontlevis/sdk/queries.h"
#include "pontlevis/sdk/range.h"

namespace pontlevis::sdk {

/// The loops of a Call: for (const Figure& figure : call.figures()) ... Nothing is allocated. A loop may change the
/// game as far as its own figure goes: move it, send it home; what else changes meanwhile may be left out, and features
/// that are joined may come once more.
class Loops : public Queries {
    using Number = std::optional<std::uint32_t>;

    // First, as a function must be known whole before its type is.
    template <class Get>
    [[nodiscard]] static auto each(std::uint32_t first, std::uint32_t count, Get get) {
        return Range{[i = first, end = first + count](const auto*) mutable { return i < end ? Number(i++) : std::nullopt; }, get};
    }
    // How many at once: of features as many as most boards have, as each handful goes through the board anew.
    static constexpr std::uint32_t kFigures = 32, kFeatures = 256;

    template <std::uint32_t kRoom>
    struct Handful {
        Handful() {}  // it is filled before it is read
        std::uint32_t numbers[kRoom];
    };

    // What the engine numbers by the handful: fill(after, numbers, room) says how many come behind `after`. What is not
    // meant any more is passed over.
    template <std::uint32_t kRoom, class Fill, class IsMeant, class Get>
    [[nodiscard]] static auto by_number(Fill fill, IsMeant is_meant, Get get) {
        return Range{[fill, is_meant, handful = Handful<kRoom>(), at = kRoom, count = kRoom, last = kNone](const auto*) mutable -> Number {
                         for (;;) {
                             if (at == count) {
                                 if (count < kRoom) return std::nullopt;  // those were all
                                 count = fill(last, handful.numbers, kRoom);
                                 at = 0;
                                 continue;
                             }
                             last = handful.numbers[at++];
                             if (is_meant(last)) return last;
                         }
                     },
                     get};
    }
    [[nodiscard]] auto standing_of_kinds(std::uint32_t seat, std::uint32_t bits, std::uint32_t features) const {
        return by_number<kFigures>(
            [this, seat, bits, features](std::uint32_t after, std::uint32_t* numbers, std::uint32_t room) {
                return api().standing(call_, seat, bits, features, after, numbers, room);
            },
            [this](std::uint32_t number) {
                const Location where = figure(number).where;
                return !where.in_supply() && !where.out_of_game();
            },
            [this](std::uint32_t number) { return figure(number); });
    }
    [[nodiscard]] auto figures_from(std::uint32_t first) const {
        return Range{[first](const Figure* at) { return if_any(at == nullptr ? first : at->next); }, [this](std::uint32_t number) { return figure(number); }};
    }
    // Those of the same tile that a mask names.
    [[nodiscard]] auto named_by(std::uint32_t mask, const Segment& of) const {
        return Range{[mask, first = tile(of.tile).first_segment](const Segment*) mutable {
                         const auto at = static_cast<std::uint32_t>(std::countr_zero(mask));
                         const Number number = mask == 0 ? std::nullopt : Number(first + at);
                         mask &= mask - 1;
                         return number;
                     },
                     [this](std::uint32_t number) { return segment(number); }};
    }

public:
    using Queries::Queries;

    /// All seats in turn order, from one of them on; from the active one on.
    [[nodiscard]] auto clockwise(Seat first) const {
        return each(0, seats(), [this, first](std::uint32_t i) -> Seat { return (first + i) % seats(); });
    }
    [[nodiscard]] auto clockwise() const { return clockwise(active()); }

    /// All laid tiles, in the order in which they were laid.
    [[nodiscard]] auto tiles() const {
        return each(0, tile_count(), [this](std::uint32_t i) { return tile(i); });
    }
    /// The tile types that bear a mark as a whole.
    [[nodiscard]] auto types_with(Name mark_name) const {
        return Range{[this, mark = attribute(mark_name), last = kNone](const auto*) mutable { return if_any(last = api().type_with(call_, mark, last)); },
                     [](std::uint32_t type) { return type; }};
    }
    /// The tiles in the 3 by 3 cells around a cell or tile, its own included, line by line from the north-west on.
    [[nodiscard]] auto around(Cell middle) const {
        return Range{[there = square(middle), i = 0u](const Tile*) mutable {
                         while (i < there.size() && there[i] == kNone) ++i;
                         return i < there.size() ? Number(there[i++]) : std::nullopt;
                     },
                     [this](std::uint32_t number) { return tile(number); }};
    }
    [[nodiscard]] auto around(Ref<Tile> middle) const { return around(tile(middle).cell); }
    /// The open cells beside the board, in an order that the state fixes.
    [[nodiscard]] auto open_cells() const {
        return Range{[this, i = 0u](const Cell*) mutable {
                         std::int32_t x = 0, y = 0;
                         const bool there = api().open_cell(call_, i++, &x, &y) != 0;
                         return there ? Number(Word(Cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}).value) : std::nullopt;
                     },
                     [](std::uint32_t packed) { return Word(packed).cell(); }};
    }

    /// The segments of a tile.
    [[nodiscard]] auto segments_on(Ref<Tile> which) const {
        const Tile laid = tile(which);
        return each(laid.first_segment, laid.segments, [this](std::uint32_t i) { return segment(i); });
    }
    /// Each feature of a kind, by its first segment that a tile bears; one without such, by its first.
    [[nodiscard]] auto features(Name kind_name) const {
        return by_number<kFeatures>(
            [this, kind = feature_kind(kind_name)](std::uint32_t after, std::uint32_t* numbers, std::uint32_t room) {
                return kind == kNone ? 0 : api().features(call_, kind, after, numbers, room);
            },
            [](std::uint32_t) { return true; }, [this](std::uint32_t number) { return segment(number); });
    }
    /// Features where one of a kind of figure may stand for that cause, each by its first segment that a tile bears;
    /// see Queries::may_stand.
    [[nodiscard]] auto features_for(Seat seat, Name figure_kind, Name cause_name) const {
        return by_number<kFeatures>(
            [this, seat, number = kind(figure_kind), why = cause(cause_name)](std::uint32_t after, std::uint32_t* numbers, std::uint32_t room) {
                return api().features_for(call_, seat, number, why, after, numbers, room);
            },
            [](std::uint32_t) { return true; }, [](std::uint32_t number) { return number; });
    }
    /// The segments of a segment's whole feature, beginning with it.
    [[nodiscard]] auto segments_of(Ref<Segment> which) const {
        return Range{[first = which.number](const Segment* at) {
                         if (at == nullptr) return Number(first);
                         return at->next == first ? std::nullopt : Number(at->next);
                     },
                     [this](std::uint32_t number) { return segment(number); }};
    }
    /// The cities that a field borders on its tile.
    [[nodiscard]] auto borders_of(Ref<Segment> field) const {
        const Segment one = segment(field);
        return named_by(one.borders, one);
    }
    /// The segments that one meets at a junction of its tile.
    [[nodiscard]] auto meets_of(Ref<Segment> which) const {
        const Segment one = segment(which);
        return named_by(one.meets, one);
    }

    /// The numbers of some kinds of figures.
    [[nodiscard]] static auto numbers_of(Kinds kinds) {
        return Range{[bits = kinds.bits](const auto*) mutable {
                         const auto kind = static_cast<std::uint32_t>(std::countr_zero(bits));
                         const Number number = bits == 0 ? std::nullopt : Number(kind);
                         bits &= bits - 1;
                         return number;
                     },
                     [](std::uint32_t kind) { return kind; }};
    }

    /// All figures of the game, wherever they are.
    [[nodiscard]] auto figures() const {
        return each(0, figure_count(), [this](std::uint32_t i) { return figure(i); });
    }
    /// Those that are neither in supply nor out of the game: all of them, a seat's (or kNobody's), a kind's or some kinds'.
    [[nodiscard]] auto standing(std::uint32_t seat = kNone, Name kind_name = kNone) const {
        const std::uint32_t number = kind(kind_name);
        const bool any = kind_name.text == nullptr && number == kNone;
        return standing_of_kinds(seat, any ? ~0u : number < 32 ? 1u << number : 0u, 0);
    }
    [[nodiscard]] auto standing(std::uint32_t seat, Kinds kinds) const { return standing_of_kinds(seat, kinds.bits, 0); }
    /// Of these, those on features of some kinds.
    [[nodiscard]] auto standing_on(FeatureKinds features, std::uint32_t seat, Kinds kinds) const {
        return standing_of_kinds(seat, features.bits == 0 ? 0 : kinds.bits, features.bits);
    }
    [[nodiscard]] auto standing_of(Name kind_name) const { return standing(kNone, kind_name); }
    /// Those that stand at a location.
    [[nodiscard]] auto figures_at(Location where) const {
        return Range{[this, where, last = kNone](const Figure*) mutable { return if_any(last = api().figure_at(call_, where.code, last)); },
                     [this](std::uint32_t number) { return figure(number); }};
    }
    /// Those on a segment's whole feature.
    [[nodiscard]] auto figures_on(Ref<Segment> which) const { return figures_from(feature(which).first_figure); }
    /// Those on what is scored, or lifted from it.
    [[nodiscard]] auto figures_of(const Entry& entry) const { return figures_from(entry.figure); }

    /// What is being scored, or was in this part of the turn; some of it, as of a ScoreDone.
    [[nodiscard]] auto entries(std::uint32_t first, std::uint32_t count) const {
        return each(first, count, [this](std::uint32_t i) { return entry(i); });
    }
    [[nodiscard]] auto entries() const { return entries(0, api().entry_count(call_)); }
};

}  // namespace pontlevis::sdk
