// What a Call asks and does, against an engine that is made up: fake_engine.h shows its table.
#include <algorithm>
#include <ranges>
#include <sstream>
#include <string>
#include <vector>

#include "fake_engine.h"
#include "kit/catch.h"
#include "pontlevis/sdk/call.h"
#include "pontlevis/sdk/options.h"

using namespace pontlevis::sdk;

namespace {

template <class Changing>
concept CanChange = requires(Changing& call) {
    call.finish();
};
static_assert(CanChange<Call> && !CanChange<const Call>);
static_assert(!std::is_copy_constructible_v<Call>);
static_assert(std::ranges::input_range<decltype(std::declval<Call&>().figures())>);
static_assert(Name("lakes.wash").hash != 0 && Name("lakes.wash").number == kNone);
static_assert(on_segment(7).segment() == 7u && !on_segment(7).tile() && vertex(2, 3).index() == 11);
static_assert(Word(Cell{-5, 300}).cell() == Cell{-5, 300});

struct Table {
    fake::Engine host;
    plv_call raw = fake::call_of(host);
    Call call{&raw};

    template <class Verb>
    std::string refusal(Verb verb) {
        host.refuses = true;
        host.said.clear();
        try {
            verb();
        } catch (const Failed&) {
            return host.said;
        }
        return "not refused";
    }
};

using Numbers = std::vector<std::uint32_t>;

template <class Range>
Numbers numbers(Range range) {
    Numbers all;
    for (const auto& one : range) all.push_back(one.number);
    return all;
}

}  // namespace

TEST_CASE("names are read from the engine's table, and asked for only where it lacks them") {
    Table table;
    plv_name names[4] = {};
    const std::uint64_t key = plv_name_key(PLV_CAUSE, plv_hash("lakes.wash"));
    names[key & 3] = {plv_name_key(PLV_CAUSE, 5), 1, 0};  // another one in its slot
    names[(key + 1) & 3] = {key, 77, 0};
    table.raw.names = names;
    table.raw.name_mask = 3;
    CHECK(table.call.cause("lakes.wash") == 77);
    CHECK(table.call.column("lakes.depth") == 7);  // not there: the engine is asked
}

TEST_CASE("names are found by their hash, and numbers are taken as they are") {
    Table table;
    const Call& call = table.call;
    CHECK(plv_hash("lakes.wash") == Name("lakes.wash").hash);
    CHECK(call.feature_kind("road") == 1);
    CHECK(call.kind("large") == 1);
    CHECK(call.attribute("lakes.mill") == 3);
    CHECK(call.trait("weight") == 4);
    CHECK(call.cause("lakes.wash") == 5);
    CHECK(call.action("lakes.fish") == 6);
    CHECK(call.column("lakes.depth") == 7);
    CHECK(call.mode("lakes.flood") == 8);
    CHECK(call.actor("lakes.drown") == 9);
    CHECK(call.tile_type("base/ffrr-curve") == 10);
    CHECK(call.anchor("roam") == 11);
    CHECK(call.place_kind("lakes.shore") == 16);
    CHECK(call.place_at("lakes.shore", 2) == place(16, 2));
    CHECK(call.kind("tiny") == kNone);
    const Name large = call.kind("large");
    CHECK(call.in_supply(2, large) == 21);
    CHECK(call.in_supply(2, 0) == 20);
}

TEST_CASE("what is not in play is not there: it is not counted, and cannot be done") {
    Table table;
    CHECK(table.call.in_supply(2, "tiny") == 0);
    CHECK(table.call.tiles_left("lakes/pond") == 0);
    CHECK(table.refusal([&] { (void)table.call.place_at("hills.camp"); }) ==
          "needs a place that is not in play: hills.camp");
    CHECK(table.refusal([&] {
        (void)table.call.fits("lakes/pond", {0, 0});
    }) == "needs a tile that is not in play: lakes/pond");
    CHECK(table.refusal([&] { table.call.run_part(0, "lakes/pond"); }) ==
          "needs a tile that is not in play: lakes/pond");
    CHECK(table.refusal([&] { table.call.post_at("raom", "lakes.drown"); }) ==
          "needs an anchor that is not in play: raom");
    CHECK(table.host.diary.empty());
}

TEST_CASE("the game") {
    Table table;
    const Call& call = table.call;
    CHECK(call.seats() == 3);
    CHECK(call.active() == 1);
    CHECK(call.part() == 0);
    CHECK(call.score(2) == 8);
    CHECK(call.option_number("bonus") == 5);
    CHECK(std::string(call.option_text("weather")) == "dry");
    CHECK(table.refusal([&] { (void)call.option_text("bonus"); }) ==
          "asked for the text of an option that is no text: bonus");
    std::vector<Seat> seats;
    for (Seat seat : call.clockwise()) seats.push_back(seat);
    CHECK(seats == std::vector<Seat>{1, 2, 0});
    seats.clear();
    for (Seat seat : call.clockwise(2)) seats.push_back(seat);
    CHECK(seats == std::vector<Seat>{2, 0, 1});
}

TEST_CASE("tiles") {
    Table table;
    const Call& call = table.call;
    CHECK(call.tile(1).cell == Cell{1, 0});
    CHECK(call.tile(1).turn == 1);
    CHECK(call.last_tile()->number == 2);
    CHECK(call.tile_at(neighbour(call.tile(0).cell, Side::east))->number == 1);
    CHECK_FALSE(call.tile_at({5, 5}));
    CHECK(call.tile_under(on_segment(4))->number == 1);
    CHECK(call.tile_under(vertex(2, 3))->number == 2);
    CHECK(call.tile_under(edge(2, Side::west))->number == 2);
    CHECK(call.tile_under(on_figure(2))->number == 1);
    CHECK_FALSE(call.tile_under({}));
    CHECK(numbers(call.tiles()) == Numbers{0, 1, 2});
    CHECK(numbers(call.around(Cell{1, 0})) == Numbers{0, 1, 2});
    CHECK(numbers(call.around(call.tile(2))) == Numbers{0, 1, 2});
    CHECK(numbers(call.around(Cell{-1, -1})) == Numbers{0});
    CHECK(numbers(call.around(Cell{9, 9})).empty());
    std::vector<Cell> open;
    for (Cell cell : call.open_cells()) open.push_back(cell);
    CHECK(open == std::vector<Cell>{{2, 0}, {2, -1}, {2, -2}});

    CHECK(call.fits("base/ffrr-curve", {2, 0}) == 0b1010);
    CHECK(call.fits("base/ffrr-curve", {2, 0}, 3));
    CHECK_FALSE(call.fits("base/ffrr-curve", {2, 0}, 2));
    CHECK(call.places("base/ffrr-curve") == 2);
    CHECK(call.tiles_left() == 40);
    CHECK(call.tiles_left("base/ffrr-curve") == 10);
    CHECK_FALSE(call.in_hand());
    const std::optional<Mark> mark = call.mark(on_tile(2), "lakes.mill");
    REQUIRE(mark);
    CHECK(mark->number == 4);
    CHECK(std::string(mark->word) == "north");
    CHECK(mark->points_at(Side::north));
    CHECK_FALSE(mark->points_at(Side::east));
    CHECK_FALSE(call.mark(on_tile(1), "lakes.mill"));
    CHECK(call.type_mark("base/ffrr-curve", "lakes.mill"));
    CHECK_FALSE(call.type_mark(11, "lakes.mill"));
    CHECK(call.type_sides("base/ffrr-curve", "road") == 0b0011);
    CHECK(call.type_sides("base/ffrr-curve", "road", 3) == 0b1001);
    CHECK(table.refusal([&] { (void)call.tile(3); }) == "asked for tile 3, which does not exist");
}

TEST_CASE("segments and features") {
    Table table;
    const Call& call = table.call;
    CHECK(call.segment(0).reaches(Side::east));
    CHECK_FALSE(call.segment(0).reaches(Side::north));
    CHECK(call.segment(5).kind == call.feature_kind("field"));
    CHECK(numbers(call.segments_on(1)) == Numbers{3, 4});
    CHECK(numbers(call.segments_of(3)) == Numbers{3, 0});
    CHECK(numbers(call.segments_of(2)) == Numbers{2});
    CHECK(numbers(call.features("field")) == Numbers{2, 4});
    CHECK(numbers(call.features("road")) == Numbers{0});
    CHECK(numbers(call.features("lakes.lake")).empty());
    CHECK(numbers(call.borders_of(2)) == Numbers{1});
    CHECK(numbers(call.meets_of(0)) == Numbers{1});
    CHECK(numbers(call.meets_of(1)) == Numbers{0});
    CHECK(numbers(call.meets_of(4)).empty());
    CHECK(call.segment(2).fills(3));
    CHECK_FALSE(call.segment(2).fills(0));
    CHECK(call.beyond(0, Side::east)->number == 3);
    CHECK_FALSE(call.beyond(0, Side::south));
    const Feature road = call.feature(call.segment(3));
    CHECK(road.kind == 1);
    CHECK(road.open == 1);
    CHECK_FALSE(road.complete);
    CHECK(road.marks == 2);
    CHECK_FALSE(road.empty());
    CHECK(call.feature(1).empty());
    CHECK(call.units(1) == 2);
    CHECK(call.has_attribute(1, "lakes.mill"));
    CHECK_FALSE(call.has_attribute(0, "lakes.mill"));
}

TEST_CASE("figures") {
    Table table;
    const Call& call = table.call;
    CHECK(numbers(call.figures()) == Numbers{0, 1, 2, 3, 4});
    CHECK(numbers(call.standing()) == Numbers{0, 2, 3, 4});
    CHECK(numbers(call.standing(1)) == Numbers{2, 4});
    CHECK(numbers(call.standing(1, "normal")) == Numbers{2, 4});
    CHECK(numbers(call.standing_of("large")).empty());
    CHECK(numbers(call.standing_of("raft")).empty());  // not in play
    const Kinds meeples = call.kinds_with("weight");
    CHECK(meeples.has(2));
    CHECK_FALSE(meeples.has(1));
    CHECK(numbers(call.standing(1, meeples)) == Numbers{2, 4});
    CHECK(numbers(call.standing(1, Kinds{0b10})).empty());
    std::vector<std::uint32_t> kinds;
    for (const std::uint32_t kind : call.numbers_of(meeples)) kinds.push_back(kind);
    CHECK(kinds == std::vector<std::uint32_t>{0, 2});
    CHECK(call.kinds_with("lakes.deep").bits == 0);  // not in play
    CHECK(Kinds{}.add(3).add(kNone).bits == 0b1000);
    FeatureKinds roads, nothing;
    roads.add(call.feature_kind("road"));
    nothing.add(call.feature_kind("lakes.lake"));
    CHECK(numbers(call.standing_on(roads, kNone, Kinds{~0u})) == Numbers{0, 2});
    CHECK(numbers(call.standing_on(nothing, kNone, Kinds{~0u})).empty());
    std::vector<std::uint32_t> places;
    for (const std::uint32_t segment : call.features_for(0, "large", "lakes.wash")) places.push_back(segment);
    CHECK(places == std::vector<std::uint32_t>{4});
    CHECK(numbers(call.figures_on(3)) == Numbers{0, 2});
    CHECK(numbers(call.figures_on(4)).empty());
    CHECK(numbers(call.figures_at(on_segment(3))) == Numbers{2});
    CHECK(numbers(call.figures_at(on_figure(2))) == Numbers{3});
    CHECK(numbers(call.figures_of(call.entry(1))) == Numbers{4});
    CHECK(std::ranges::count_if(call.figures(), [](const Figure& one) { return one.seat == 1; }) == 3);
    CHECK(call.figure(0).where.segment() == 0u);
    CHECK(call.figure(1).where.in_supply());
    CHECK(call.figure(3).seat == kNobody);
    CHECK(call.figure(3).where.figure() == 2u);
    CHECK(call.figure(4).where.entry() == 1u);
    CHECK(call.figure(4).entry == 1u);
    CHECK(call.figure(4).from == on_segment(1));
    CHECK_FALSE(call.figure(0).entry);
    CHECK(call.trait("large", "weight") == 14);
    CHECK(call.may_stand(0, "large", on_segment(4), "lakes.wash"));
    CHECK(call.may_stand(call.figure(2), on_segment(4), "lakes.wash"));
    CHECK_FALSE(call.may_stand(2, on_segment(3), "lakes.wash"));
    CHECK(call.get("lakes.depth", call.figure(2)) == 702);
    CHECK(call.get("lakes.depth") == 700);
    CHECK(call.fold("lakes.depth", 4) == -704);
}

TEST_CASE("entries") {
    Table table;
    const Call& call = table.call;
    std::vector<Points> points;
    for (const Entry& entry : call.entries()) points.push_back(entry.points);
    CHECK(points == std::vector<Points>{2, 8});
    for (const Entry& entry : call.entries(1, 1)) {
        CHECK(entry.where.segment() == 1u);
        CHECK(entry.mode == Mode::complete);
        CHECK(entry.owned_by(1));
        CHECK_FALSE(entry.owned_by(0));
        CHECK(entry.marks == 1);
    }
    CHECK(table.refusal([&] { (void)call.entry(2); }) == "asked for entry 2, which does not exist");
}

TEST_CASE("verbs reach the engine with what they were given") {
    Table table;
    Call& call = table.call;
    call.award(0, 3, "LM-1");
    call.pay(0, 3, "LM-2");
    CHECK(call.try_pay(1, 2, "LM-2"));
    call.charge(0, 3, 1, "LM-3");
    call.transfer(0, 1, 3, "LM-4");
    CHECK(call.place(1, "large", vertex(2, 1), "lakes.wash") == 5);
    call.move(2, on_tile(1), "lakes.wash");
    call.home(call.figure(2), "lakes.wash");
    call.remove(2, "lakes.wash");
    call.connect(1, call.segment(2));
    call.disconnect(1, 2);
    call.hold(1, -1);
    call.close_edge(call.tile(2), Side::west);
    call.rekind(1, "road");
    CHECK(call.add_segment(2, "city", 1) == 6);
    call.touch(1);
    call.take_tile("base/ffrr-curve");
    call.set_aside();
    CHECK(call.lay("base/ffrr-curve", {-1, 2}, 3) == 3);
    CHECK(call.try_lay(12, {0, 0}, 0) == 3u);
    call.add_entry(on_segment(1), "lakes.flood");
    call.score_now(on_figure(2), "lakes.flood");
    call.push("lakes.drown");
    call.push("lakes.drown", 1, call.figure(2), call.tile(1), call.segment(4), 5, 6);
    call.post("lakes.drown", 1, 2);
    call.post_at("roam", "lakes.drown", 1);
    call.extra_part();
    call.run_part(2);
    call.run_part(2, "base/ffrr-curve");
    call.close();
    call.reopen();
    call.arm("lakes.fish", 2);
    call.disarm("lakes.fish", 2);
    call.finish();
    call.set("lakes.depth", call.figure(2), -4);
    CHECK(call.random(6) == 5);
    call.explain("LM-5", "seat %u has 100 %%", 1u);
    call.explain("LM-5", "100 %");
    CHECK(table.host.diary == std::vector<std::string>{"award 0 3 LM-1",
                                                       "pay 0 3 LM-2",
                                                       "pay 1 2 LM-2",
                                                       "charge 0 3 1 LM-3",
                                                       "transfer 0 1 3 LM-4",
                                                       "place 1 1 3 9 5",
                                                       "move 2 2 1 5",
                                                       "home 2 5",
                                                       "remove 2 5",
                                                       "connect 1 2",
                                                       "disconnect 1 2",
                                                       "hold 1 -1",
                                                       "close_edge 2 3",
                                                       "rekind 1 1",
                                                       "add_segment 2 2 1",
                                                       "touch 1",
                                                       "take_tile 10",
                                                       "set_aside",
                                                       "lay 10 -1 2 3",
                                                       "lay 12 0 0 0",
                                                       "add_entry 1 8",
                                                       "score_now 2 8",
                                                       "push 9 0 0 0 0 0 0",
                                                       "push 9 1 2 1 4 5 6",
                                                       "post 9 1 2 now",
                                                       "post 9 1 0 later",
                                                       "extra_part",
                                                       "run_part 2 draws",
                                                       "run_part 2 takes",
                                                       "close",
                                                       "reopen",
                                                       "arm 6 2 1",
                                                       "arm 6 2 0",
                                                       "finish",
                                                       "set 7 2 -4",
                                                       "random 6",
                                                       "explain LM-5 seat 1 has 100 %",
                                                       "explain LM-5 100 %"});
}

TEST_CASE("a refused verb fails the function and says what was wanted") {
    Table table;
    Call& call = table.call;
    CHECK(table.refusal([&] { call.pay(2, 3, "LM-2"); }) == "seat 2 cannot pay 3 points for LM-2");
    CHECK(table.refusal([&] { call.place(1, "large", on_tile(1), "lakes.wash"); }) ==
          "the engine refused to place large of seat 1 for lakes.wash");
    CHECK(table.refusal([&] { call.home(2, call.cause("lakes.wash")); }) ==
          "the engine refused to send home figure 2 for something given by number");
    CHECK(table.refusal([&] { call.set_aside(); }) == "the engine refused to set the tile in hand aside");
    CHECK(table.refusal([&] {
        call.lay("base/ffrr-curve", {-1, 2}, 3);
    }) == "base/ffrr-curve, turned 3, cannot be laid at (-1,2)");
    CHECK(table.refusal([&] { call.set("lakes.depth", 4, 9); }) ==
          "the engine refused to set lakes.depth in row 4 to 9");
    CHECK(table.refusal([&] { (void)call.random(0); }) == "the engine refused a random number below 0");
    CHECK(table.refusal([&] { (void)call.try_pay(2, 3, "LM-2"); }) == "not refused");
    CHECK_FALSE(call.try_pay(2, 3, "LM-2"));
    CHECK_FALSE(call.try_lay("base/ffrr-curve", {-1, 2}, 3));
}

TEST_CASE("options are handed over by the handful, in the order in which they are offered") {
    for (const std::uint32_t many : {0u, 1u, 32u, 33u, 70u}) {
        Table table;
        Options options(table.call);
        for (std::uint32_t i = 0; i < many; ++i) options.offer_turned("lakes.fish", i % 4, i, i + 1, i + 2);
        options.hand_over();
        REQUIRE(table.host.diary.size() == many);
        for (std::uint32_t i = 0; i < many; ++i) {
            std::ostringstream line;
            line << "offer 6 " << i % 4 << " " << i << " " << i + 1 << " " << i + 2;
            CHECK(table.host.diary[i] == line.str());
        }
        Numbers handfuls(many / 32, 32);
        if (many % 32 != 0) handfuls.push_back(many % 32);
        CHECK(table.host.handfuls == handfuls);
        options.hand_over();
        CHECK(table.host.handfuls == handfuls);  // nothing is left
    }
}

TEST_CASE("an offer that the engine refuses fails the function when it is handed over") {
    Table table;
    CHECK(table.refusal([&] {
        Options options(table.call);
        for (int i = 0; i < 32; ++i) options.pass();
    }) == "not refused");
    CHECK(table.host.handfuls.empty());
    CHECK(table.refusal([&] {
        Options options(table.call);
        for (int i = 0; i < 33; ++i) options.pass();
    }) == "the engine refused an option");
    CHECK(table.refusal([&] {
        Options options(table.call);
        options.pass();
        options.hand_over();
    }) == "the engine refused an option");
    CHECK(table.refusal([&] {
        Options options(table.call);
        options.offer("lakes.drain", 4);
    }) == "the engine refused the option lakes.drain (4, 0, 0)");
    CHECK(table.refusal([&] {
        Options options(table.call);
        options.offer_turned("lakes.fish", 4, 1, 2);
    }) == "the engine refused the option lakes.fish (1, 2, 0)");
    STATIC_REQUIRE_FALSE(std::is_copy_constructible_v<Options>);  // what it was offered would be offered twice, or never
}

TEST_CASE("tile types that bear a mark are gone through") {
    Table table;
    Numbers types;
    for (const std::uint32_t type : table.call.types_with("lakes.mill")) types.push_back(type);
    CHECK(types == Numbers{12});
    for (const std::uint32_t type : table.call.types_with("hills.camp")) FAIL(type);
}
