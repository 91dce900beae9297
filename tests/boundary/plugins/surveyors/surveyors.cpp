// Everything that a Call reads from the state's own tables, beside what the functions of plv_api say of it.
#include <pontlevis/sdk/plugin.h>

#include <tuple>

using namespace pontlevis::sdk;

namespace {

template <class Row>
Row told(plv_rc (*ask)(const plv_call*, std::uint32_t, Row*), const Call& call, std::uint32_t number) {
    Row row{};
    row.size = sizeof row;
    if (ask(call.raw(), number, &row) != PLV_OK) call.fail("the functions do not know number %u", number);
    return row;
}

void same(const Call& call, bool are_same, const char* what, std::uint32_t number) {
    if (!are_same) call.fail("%s %u is another one in the tables than to the functions", what, number);
}

void compare_tile(const Call& call, std::uint32_t number) {
    const Tile read = call.tile(number);
    const plv_tile said = told(call.raw()->api->tile, call, number);
    same(call, std::tuple(std::int32_t{read.cell.x}, std::int32_t{read.cell.y}, read.type, read.turn, read.first_segment, read.segments) ==
                   std::tuple(said.x, said.y, said.type, said.turn, said.first_segment, said.segments), "tile", number);
}

void compare_segment(const Call& call, std::uint32_t number) {
    const Segment read = call.segment(number);
    const plv_segment said = told(call.raw()->api->segment, call, number);
    same(call, std::tuple(read.tile, read.kind, read.feature, read.next, read.edges, read.borders, read.meets, read.corners) ==
                   std::tuple(said.tile, said.kind, said.feature, said.next, said.edges, said.borders, said.meets, said.corners), "segment", number);
}

void compare_feature(const Call& call, std::uint32_t segment) {
    const Feature read = call.feature(segment);
    const plv_feature said = told(call.raw()->api->feature, call, segment);
    same(call, std::tuple(read.kind, read.open, read.complete, read.marks, read.segments, read.first_figure) ==
                   std::tuple(said.kind, said.open, said.complete != 0, said.marks, said.segments, said.first_figure), "the feature of segment", segment);
}

void compare_figure(const Call& call, std::uint32_t number) {
    const Figure read = call.figure(number);
    const plv_figure said = told(call.raw()->api->figure, call, number);
    same(call, std::tuple(read.seat, read.kind, read.where.code, read.next, read.entry.value_or(kNone), read.from.code) ==
                   std::tuple(said.seat, said.kind, said.where, said.next, said.entry, said.from), "figure", number);
}

std::uint32_t segments_there(const Call& call) { return *call.raw()->board->segment_count; }

struct Seen {
    std::uint32_t lifted = 0, added = 0;
};

Seen look_around(const Call& call) {
    Seen seen;
    const plv_board* board = call.raw()->board;
    if (board == nullptr) call.fail("no tables are lent");
    same(call, *board->tile_count == call.tile_count() && *board->figure_count == call.figure_count() &&
                   *board->entry_count == call.raw()->api->entry_count(call.raw()), "the number of rows", 0);
    for (std::uint32_t tile = 0; tile < call.tile_count(); ++tile) compare_tile(call, tile);
    plv_segment none{};
    none.size = sizeof none;
    same(call, call.raw()->api->segment(call.raw(), segments_there(call), &none) == PLV_REFUSED, "the number of segments", segments_there(call));
    for (std::uint32_t segment = 0; segment < segments_there(call); ++segment) {
        compare_segment(call, segment);
        compare_feature(call, segment);
        if (!call.is_printed(call.segment(segment))) ++seen.added;
    }
    for (std::uint32_t figure = 0; figure < call.figure_count(); ++figure) {
        compare_figure(call, figure);
        if (call.figure(figure).entry) ++seen.lifted;
    }
    return seen;
}

// ---- marks ------------------------------------------------------------------------------------------------

constexpr std::uint32_t kAttributes = 80;  // more than any table has
constexpr std::uint32_t kTypes = 600;

void compare_mark(const Call& call, Location where, std::uint32_t attribute) {
    plv_mark said{};
    said.size = sizeof said;
    const bool is_said = call.raw()->api->mark(call.raw(), where.code, attribute, &said) != 0;
    const std::optional<Mark> read = call.mark(where, attribute);
    same(call, read.has_value() == is_said, "a mark at the location", where.code);
    if (read) same(call, std::tuple(read->number, read->word, read->segments, read->edges) == std::tuple(said.number, said.word, said.segments, said.edges), "what is said by the mark", attribute);
}

void compare_marks(const Call& call) {
    const plv_board* board = call.raw()->board;
    for (std::uint32_t attribute = 0; attribute < kAttributes; ++attribute) {
        for (std::uint32_t tile = 0; tile < call.tile_count(); ++tile) compare_mark(call, on_tile(tile), attribute);
        for (std::uint32_t segment = 0; segment < segments_there(call); ++segment) {
            compare_mark(call, on_segment(segment), attribute);
            if (attribute >= 16) continue;
            const bool bit = (plv_feature_at(board, call.segment(segment).feature)->attributes >> attribute & 1u) != 0;
            same(call, bit == call.has_attribute(segment, attribute), "an attribute of segment", segment);
        }
        compare_mark(call, on_tile(call.tile_count()), attribute);
        compare_mark(call, on_segment(segments_there(call)), attribute);
        compare_mark(call, vertex(0, 0), attribute);
    }
}

void compare_types(const Call& call) {
    for (std::uint32_t attribute = 0; attribute < kAttributes; ++attribute) {
        std::uint32_t next = 0;
        for (const std::uint32_t type : call.types_with(attribute)) {
            for (; next < type; ++next) same(call, !call.type_mark(next, attribute), "a mark of tile type", next);
            same(call, call.type_mark(next++, attribute).has_value(), "a mark of tile type", type);
        }
        for (; next < kTypes; ++next) same(call, !call.type_mark(next, attribute), "a mark of tile type", next);
    }
}

void compare_neighbours(const Call& call) {
    for (const Tile& middle : call.tiles()) {
        std::uint32_t all[9];
        call.raw()->api->around(call.raw(), middle.cell.x, middle.cell.y, all);
        for (std::int32_t i = 0; i < 9; ++i)
            same(call, all[i] == call.raw()->api->tile_at(call.raw(), middle.cell.x + i % 3 - 1, middle.cell.y + i / 3 - 1), "what is around tile", middle.number);
    }
}

// ---- where it is looked from ------------------------------------------------------------------------------

void look(Call& call) {
    const Seen seen = look_around(call);
    call.set("surveyors.looks", 0, call.get("surveyors.looks") + 1);
    if (seen.lifted != 0) call.set("surveyors.lifted", 0, call.get("surveyors.lifted") + 1);
    if (seen.added != 0) call.set("surveyors.added", 0, call.get("surveyors.added") + 1);
}

void marks(Call& call) {
    look(call);
    compare_marks(call);
    compare_types(call);
    compare_neighbours(call);
}

void react(Call& call, const Frame&) { look(call); }
void contribute(Call& call) { look_around(call); }
void value(const Call& call, Entries, Sheets) { look_around(call); }
void veto(const Call& call, Targets, Refused) { look_around(call); }

void look_options(const Call& call, const Frame&, Options& options) {
    look_around(call);
    options.offer("surveyors.look");
}
void look_again(Call& call, const Option&) { look(call); }

// Only at its own tile, as it is asked of each feature of a look.
std::int32_t judge(const Call& call, std::uint32_t segment) {
    for (const Segment& one : call.segments_on(call.segment(segment).tile)) {
        compare_segment(call, one.number);
        compare_feature(call, one.number);
    }
    return call.feature(segment).open == 0;
}

}  // namespace

PLV_PLUGIN(bind("at_draw", &look), bind("at_board", &look), bind("at_count", &look), bind("at_lift", &look), bind("at_copy", &look),
           bind("at_score", &look), bind("at_end", &look), bind("marks", &marks), bind("laid", &react), bind("arrived", &react),
           bind("left", &react), bind("scored", &react), bind("stands", &veto), bind("adds", &contribute), bind("values", &value),
           bind("bonus", &contribute), bind("look", &look_options, &look_again), bind("judge", &judge))
