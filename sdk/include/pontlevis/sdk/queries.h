// What a plugin's function may ask of the engine about one thing at a time. Included through plugin.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "pontlevis/sdk/batches.h"
#include "pontlevis/sdk/context.h"

namespace pontlevis::sdk {

/// The questions of a Call. They change nothing; asking for a tile, segment, figure or entry that does not exist
/// fails the function.
class Queries : public Context {
public:
    using Context::Context;
    using Context::trait;

    [[nodiscard]] Points score(Seat seat) const { return api().score(call_, seat); }

    /// A declared place: place_at("lakes.shore", seat).
    [[nodiscard]] Location place_at(Name kind, std::uint32_t index = 0) const {
        return place(known(place_kind(kind), "a place", kind), index);
    }

    // ---- tiles ----

    [[nodiscard]] std::uint32_t tile_count() const { return api().tile_count(call_); }
    [[nodiscard]] Tile tile(Ref<Tile> which) const {
        if (const plv_board* board = call_->board; board != nullptr && which.number < *board->tile_count) {
            const plv_tile_row& row = *plv_tile_at(board, which.number);
            const plv_cell_row& at = *plv_cell_at(board, row.cell);
            return {which.number, {at.x, at.y}, row.type, row.turn, row.first_segment, row.segments};
        }
        plv_tile t = sized<plv_tile>();
        found(api().tile(call_, which.number, &t), "tile", which.number);
        const Cell cell{static_cast<std::int16_t>(t.x), static_cast<std::int16_t>(t.y)};
        return {which.number, cell, t.type, t.turn, t.first_segment, t.segments};
    }
    [[nodiscard]] std::optional<Tile> tile_at(Cell cell) const { return tile_if(api().tile_at(call_, cell.x, cell.y)); }
    /// The numbers of the tiles in the 3 by 3 cells around one, line by line from the north-west on; kNone where none lies.
    [[nodiscard]] std::array<std::uint32_t, 9> square(Cell middle) const {
        std::array<std::uint32_t, 9> there;
        api().around(call_, middle.x, middle.y, there.data());
        return there;
    }
    /// The tile that was laid last; none before the first.
    [[nodiscard]] std::optional<Tile> last_tile() const { return tile_if(call_->tile); }
    /// The tile that a location is on, if it is on one; of what stands on a figure: the tile under that.
    [[nodiscard]] std::optional<Tile> tile_under(Location where) const {
        switch (where.place()) {
            case PLV_PLACE_SEGMENT: return tile(segment(where.index()).tile);
            case PLV_PLACE_TILE: return tile(where.index());
            case PLV_PLACE_VERTEX:
            case PLV_PLACE_EDGE: return tile(where.index() / 4);
            case PLV_PLACE_FIGURE: return tile_under(figure(where.index()).where);
            default: return std::nullopt;
        }
    }

    /// In which turns a tile type fits a cell by its edges: bit a turn; or whether it does in one of them.
    [[nodiscard]] std::uint32_t fits(Name type, Cell cell) const {
        return api().fits(call_, known(tile_type(type), "a tile", type), cell.x, cell.y);
    }
    [[nodiscard]] bool fits(Name type, Cell cell, std::uint32_t turn) const {
        return (fits(type, cell) >> turn & 1u) != 0;
    }
    /// In how many cells and turns that is.
    [[nodiscard]] std::uint32_t places(Name type) const { return api().places(call_, known(tile_type(type), "a tile", type)); }
    /// What a mark of a segment or tile says, if it bears that mark; the same of a tile type as a whole.
    [[nodiscard]] std::optional<Mark> mark(Location where, Name mark_name) const {
        const std::uint32_t number = attribute(mark_name);
        if (!may_bear(where, number)) return std::nullopt;
        plv_mark m = sized<plv_mark>();
        return mark_if(api().mark(call_, where.code, number, &m), m);
    }
    [[nodiscard]] std::optional<Mark> type_mark(Name type, Name mark_name) const {
        plv_mark m = sized<plv_mark>();
        return mark_if(api().type_mark(call_, known(tile_type(type), "a tile", type), attribute(mark_name), &m), m);
    }
    /// Where features of a kind reach the edges of a tile type that lies turned: bit a side.
    [[nodiscard]] std::uint32_t type_sides(Name type, Name kind_name, std::uint32_t turn = 0) const {
        const std::uint32_t sides =
            api().type_sides(call_, known(tile_type(type), "a tile", type), feature_kind(kind_name));
        return (sides << turn | sides >> (4 - turn)) & 0xfu;
    }
    /// The tile type in hand.
    [[nodiscard]] std::optional<std::uint32_t> in_hand() const { return if_any(api().in_hand(call_)); }
    /// Tiles still to be drawn or taken: of one type, or all that can still be drawn.
    [[nodiscard]] std::uint32_t tiles_left() const { return api().tiles_left(call_, kNone); }
    [[nodiscard]] std::uint32_t tiles_left(Name type) const {
        const std::uint32_t number = tile_type(type);
        return number == kNone ? 0 : api().tiles_left(call_, number);
    }

    // ---- segments and features ----

    [[nodiscard]] Segment segment(Ref<Segment> which) const {
        if (const plv_board* board = call_->board; board != nullptr && which.number < *board->segment_count) {
            const plv_segment_row& row = *plv_segment_at(board, which.number);
            const plv_tile_row& tile = *plv_tile_at(board, row.tile);
            static constexpr plv_printed_row kAdded{};  // it reaches nothing
            const std::uint32_t at = which.number - tile.first_segment;
            const plv_printed_row& printed = at < tile.segments ? *plv_printed_at(board, tile.type, at) : kAdded;
            return {which.number, row.tile, plv_feature_at(board, row.feature)->kind, row.feature, row.next, plv_turned(printed.sides, tile.turn),
                    printed.borders, printed.meets, plv_turned(printed.corners, tile.turn)};
        }
        plv_segment s = sized<plv_segment>();
        found(api().segment(call_, which.number, &s), "segment", which.number);
        return {which.number, s.tile, s.kind, s.feature, s.next, s.edges, s.borders, s.meets, s.corners};
    }
    /// Whether a tile bears it, and it was not added.
    [[nodiscard]] bool is_printed(const Segment& one) const {
        const Tile on = tile(one.tile);
        return one.number - on.first_segment < on.segments;
    }
    /// The segment beyond a side of the tile that it is or would be joined to.
    [[nodiscard]] std::optional<Segment> beyond(Ref<Segment> from, Side side) const {
        const std::uint32_t there = api().beyond(call_, from.number, static_cast<std::uint32_t>(side));
        return there == kNone ? std::nullopt : std::optional(segment(there));
    }
    [[nodiscard]] Feature feature(Ref<Segment> of) const {
        if (const plv_board* board = call_->board; board != nullptr && of.number < *board->segment_count) {
            const plv_feature_row& row = *plv_feature_at(board, plv_segment_at(board, of.number)->feature);
            if ((board->answered_kinds >> row.kind & 1u) == 0)
                return {row.kind, row.open, row.open == 0, row.marks, row.segments, wide(row.first_figure)};
        }
        plv_feature f = sized<plv_feature>();
        found(api().feature(call_, of.number, &f), "segment", of.number);
        return {f.kind, f.open, f.complete != 0, f.marks, f.segments, f.first_figure};
    }
    /// Tiles of a road or city; 1 + neighbours of a monastery; completed cities beside a field.
    [[nodiscard]] std::uint32_t units(Ref<Segment> of) const { return api().units(call_, of.number); }
    /// Whether a segment of the segment's feature bears the mark.
    [[nodiscard]] bool has_attribute(Ref<Segment> of, Name mark_name) const {
        return api().has_attribute(call_, of.number, attribute(mark_name)) != 0;
    }

    // ---- figures ----

    /// Figures of that kind that the seat (or kNobody) has in supply; 0 for a kind that this game does not have.
    [[nodiscard]] std::uint32_t in_supply(Seat seat, Name kind_name) const {
        const std::uint32_t number = kind(kind_name);
        return number == kNone ? 0 : api().in_supply(call_, seat, number);
    }
    /// A trait of a figure kind: a number; a flag is 0 or 1. What nobody grants is 0.
    [[nodiscard]] std::int32_t trait(Name kind_name, Name trait_name) const {
        return api().trait(call_, kind(kind_name), trait(trait_name));
    }
    /// The kinds of figures that have a trait, whatever its number.
    [[nodiscard]] Kinds kinds_with(Name trait_name) const { return {api().kinds_with(call_, trait(trait_name))}; }
    [[nodiscard]] std::uint32_t figure_count() const { return api().figure_count(call_); }
    [[nodiscard]] Figure figure(Ref<Figure> which) const {
        if (const plv_board* board = call_->board; board != nullptr && which.number < *board->figure_count) {
            const plv_figure_row& row = *plv_figure_at(board, which.number);
            const Location where{row.where};
            if (*board->entry_count == 0 || where.place() != PLV_PLACE_SEGMENT)
                return {which.number, row.seat, row.kind, where, wide(row.next), std::nullopt, where};
        }
        plv_figure f = sized<plv_figure>();
        found(api().figure(call_, which.number, &f), "figure", which.number);
        return {which.number, f.seat, f.kind, {f.where}, f.next, if_any(f.entry), {f.from}};
    }
    /// The first figure of a seat's (or kNobody's) kind that is neither in supply nor out of the game: of what there is one of.
    [[nodiscard]] std::optional<Figure> first_standing(Seat seat, Name kind_name) const {
        const std::uint32_t number = kind(kind_name);
        std::uint32_t one = kNone;
        if (number >= 32 || api().standing(call_, seat, 1u << number, 0, kNone, &one, 1) == 0) return std::nullopt;
        return figure(one);
    }
    /// Whether one of a seat's kind from the supply, or a figure, may stand there for that cause: by the base rules
    /// that bind the cause, and by all vetoes.
    [[nodiscard]] bool may_stand(Seat seat, Name kind_name, Location where, Name cause_name) const {
        return api().may_stand(call_, seat, kind(kind_name), kNone, where.code, cause(cause_name)) != 0;
    }
    [[nodiscard]] bool may_stand(Ref<Figure> which, Location where, Name cause_name) const {
        const Figure one = figure(which);
        return api().may_stand(call_, one.seat, one.kind, one.number, where.code, cause(cause_name)) != 0;
    }

    [[nodiscard]] Entry entry(std::uint32_t which) const {
        plv_entry e = sized<plv_entry>();
        found(api().entry(call_, which, &e), "entry", which);
        return entry_view(e);
    }

    // ---- the plugin's own memory ----

    /// A cell of an own column. The row is a seat, tile, segment or figure; 0, if the column is the game's.
    [[nodiscard]] std::int32_t get(Name column_name, Word row = 0) const {
        return api().get(call_, column(column_name), row.value);
    }
    /// An own column of segments, folded over the segment's feature as the manifest says.
    [[nodiscard]] std::int32_t fold(Name column_name, Ref<Segment> of) const {
        return api().fold(call_, column(column_name), of.number);
    }

protected:
    [[nodiscard]] static std::optional<std::uint32_t> if_any(std::uint32_t number) {
        return number == kNone ? std::nullopt : std::optional(number);
    }

private:
    // Whether it is worth asking for the mark: most bear none.
    [[nodiscard]] bool may_bear(Location where, std::uint32_t attribute) const {
        const plv_board* const board = call_->board;
        const std::uint32_t index = where.index();
        if (board == nullptr || attribute >= 64) return true;
        if (where.place() == PLV_PLACE_TILE) return index < *board->tile_count && (board->symbols[plv_tile_at(board, index)->type] >> attribute & 1u) != 0;
        if (where.place() != PLV_PLACE_SEGMENT || index >= *board->segment_count) return false;
        const plv_tile_row& tile = *plv_tile_at(board, plv_segment_at(board, index)->tile);
        const std::uint32_t at = index - tile.first_segment;
        return at < tile.segments && (plv_printed_at(board, tile.type, at)->marks >> attribute & 1u) != 0;
    }
    // A row's number that is one for the whole boundary.
    [[nodiscard]] static std::uint32_t wide(std::uint16_t row) { return row == PLV_NO_ROW ? kNone : row; }
    template <class Struct>
    [[nodiscard]] static Struct sized() {
        Struct out{};
        out.size = sizeof(Struct);
        return out;
    }
    void found(plv_rc answer, const char* what, std::uint32_t number) const {
        if (answer != PLV_OK) fail("asked for %s %u, which does not exist", what, number);
    }
    [[nodiscard]] std::optional<Tile> tile_if(std::uint32_t which) const {
        return which == kNone ? std::nullopt : std::optional(tile(which));
    }
    [[nodiscard]] static std::optional<Mark> mark_if(std::uint32_t borne, const plv_mark& m) {
        if (borne == 0) return std::nullopt;
        return Mark{m.number, m.word, m.segments, m.edges};
    }
};

}  // namespace pontlevis::sdk
