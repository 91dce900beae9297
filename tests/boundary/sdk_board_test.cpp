// What a Call reads from the state's own tables, if the engine lends them: a made-up board, whose rows are longer than
// those that the SDK knows, beside the made-up engine of fake_engine.h, which says otherwise.
#include <string>
#include <vector>

#include "fake_engine.h"
#include "kit/catch.h"
#include "pontlevis/sdk/call.h"

using namespace pontlevis::sdk;

namespace {

template <class Row>
struct Later {
    Row row;
    std::uint64_t news = ~0ull;
};

constexpr plv_location on_row(std::uint32_t place, std::uint32_t index) { return place << 24 | index; }

//     tile 0 at (7,-3), turned once   0 road N, meets 1   1 city, borders 0
//     2 a segment of kind 2 that was added to it, of one feature with 1
struct Board {
    std::uint16_t tile_count = 1, segment_count = 3, figure_count = 2, entry_count = 0;
    Later<plv_tile_row> tiles[1] = {{{1, 2, 0, 1, 2}}};
    Later<plv_cell_row> cells[2] = {{}, {{7, -3, {9, 9}}}};
    Later<plv_segment_row> segments[3] = {{{0, 0, 0, -1}}, {{2, 2, 0, -1}}, {{2, 1, 0, -1}}};
    Later<plv_feature_row> features[3] = {{{0, 1, 1, 1, 1, 0xff, 0}}, {}, {{-5, 0, 2, PLV_NO_ROW, 2, 0xff, 0}}};
    Later<plv_figure_row> figures[2] = {{{on_row(PLV_PLACE_SUPPLY, 0), PLV_NO_ROW, 0, 3}}, {{on_row(PLV_PLACE_SEGMENT, 0), 0, 1, 4}}};
    Later<plv_printed_row> printed[3 * 16] = {};
    std::uint64_t symbols[3] = {0, 0, 1ull << 3};
    plv_board lent{};

    Board() {
        printed[2 * 16] = {{0b0001, 0, 0, 0b10, 0, 1ull << 3}};
        printed[2 * 16 + 1] = {{0, 0b1000, 0b01, 0, 0, 0}};
        lent = {sizeof lent, sizeof tiles[0], sizeof cells[0], sizeof segments[0], sizeof features[0], sizeof figures[0], sizeof printed[0],
                &tile_count, &segment_count, &figure_count, &entry_count, &tiles[0].row, &cells[0].row, &segments[0].row, &features[0].row, &figures[0].row,
                &printed[0].row, symbols, 0, 0};
    }
};

struct Table {
    Board board;
    fake::Engine host;
    plv_call raw = fake::call_of(host);
    Call call{&raw};

    Table() { raw.board = &board.lent; }
};

}  // namespace

TEST_CASE("tables: rows are read by the sizes that the engine says") {
    Table table;
    const Call& call = table.call;
    const Tile tile = call.tile(0);
    CHECK(tile.cell == Cell{7, -3});
    CHECK(tile.type == 2);
    CHECK(tile.turn == 1);
    CHECK(tile.segments == 2);

    const Segment road = call.segment(0);
    CHECK(road.kind == 1);
    CHECK(road.edges == 0b0010);  // it lies turned
    CHECK(road.meets == 0b10);
    const Segment city = call.segment(1);
    CHECK(city.feature == 2);
    CHECK(city.next == 2);
    CHECK(city.corners == 0b0001);
    CHECK(city.borders == 0b01);
    const Segment added = call.segment(2);
    CHECK(added.kind == 2);
    CHECK(added.next == 1);
    CHECK((added.edges | added.borders | added.meets | added.corners) == 0);
    CHECK_FALSE(call.is_printed(added));

    CHECK(call.feature(0).complete);
    CHECK(call.feature(0).marks == 1);
    CHECK(call.feature(0).first_figure == 1);
    CHECK(call.feature(2).open == -5);
    CHECK_FALSE(call.feature(2).complete);
    CHECK(call.feature(2).empty());

    CHECK(call.figure(0).kind == 3);
    CHECK(call.figure(0).next == kNone);
    CHECK(call.figure(1).seat == 1);
    CHECK(call.figure(1).where == on_segment(0));
    CHECK(call.figure(1).from == on_segment(0));
    CHECK(call.figure(1).next == 0);
    CHECK_FALSE(call.figure(1).entry);
}

TEST_CASE("tables: what they do not tell is asked of the engine") {
    Table table;
    const Call& call = table.call;
    CHECK(call.tile(2).cell == Cell{1, 1});  // behind the last row: the made-up engine knows one more
    CHECK(call.segment(5).feature == 23);
    CHECK(call.figure(3).where.figure() == 2u);

    table.board.entry_count = 1;  // figures may be in limbo
    CHECK(call.figure(1).kind == 1);
    CHECK(call.figure(0).where.in_supply());  // who stands on no segment cannot be

    table.board.lent.answered_kinds = 1u << 1;  // somebody says when roads are complete
    CHECK_FALSE(call.feature(0).complete);
    CHECK(call.feature(2).open == -5);
}

TEST_CASE("tables: a mark is asked for only where one may be") {
    Table table;
    const Call& call = table.call;
    static int asked;
    asked = 0;
    plv_api counting = fake::kApi;
    counting.mark = [](const plv_call*, plv_location, std::uint32_t, plv_mark* out) {
        ++asked;
        *out = {out->size, 4, "north", 0, 0};
        return 1u;
    };
    table.raw.api = &counting;
    CHECK(call.mark(on_tile(0), "lakes.mill"));
    CHECK(call.mark(on_segment(0), "lakes.mill"));
    CHECK(asked == 2);
    CHECK_FALSE(call.mark(on_segment(1), "lakes.mill"));
    CHECK_FALSE(call.mark(on_segment(2), "lakes.mill"));
    CHECK_FALSE(call.mark(on_segment(3), "lakes.mill"));
    CHECK_FALSE(call.mark(on_tile(1), "lakes.mill"));
    CHECK_FALSE(call.mark(vertex(0, 0), "lakes.mill"));
    CHECK_FALSE(call.mark(on_tile(0), 5));
    CHECK(asked == 2);
    CHECK(call.mark(on_tile(0), 64));  // behind the bits
    CHECK(asked == 3);
}
