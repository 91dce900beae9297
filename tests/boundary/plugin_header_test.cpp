// How functions of a plugin are bound, and called as the engine calls them: through the table that PLV_PLUGIN
// defines. What a Call can is in sdk_call_test.cpp.
#define PLV_PLUGIN_ID "header-test"
#define PLV_ENTRY plv_expansion_v1_header_test
namespace {
constexpr char plv_plugin_manifest[] = "id = \"header-test\"\n";
}

#include "pontlevis/sdk/plugin.h"

#include <stdexcept>
#include <string>
#include <vector>

#include "fake_engine.h"
#include "kit/catch.h"

using namespace pontlevis::sdk;

namespace {

void mill_value(const Call& call, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].mode == Mode::complete)
            sheets[i].rate_unit += 1;
        else
            sheets[i].is_void = true;
        if (entries[i].owned_by(1)) sheets[i].extra_for[1] += static_cast<Points>(call.option_number("bonus"));
    }
}

void pay_out(Call& call) { call.award(call.active(), call.score(0) + 1, "X-1"); }
void give_up(Call& call) { call.fail("no barn left"); }
void throw_error(Call&) { throw std::runtime_error("out of range"); }
void throw_number(Call&) { throw 7; }
void ask_wrong(Call& call) { (void)call.option_flag("bonsu"); }

// An action: a figure of the active player that stands on a road goes to its tile.
void ponds(const Call& call, const Frame&, Options& options) {
    for (const Figure& figure : call.figures()) {
        if (figure.seat == call.decider() && figure.where.segment())
            options.offer("lakes.fish", figure, on_tile(*call.tile_under(figure.where)));
    }
    options.offer_turned("lakes.fish", 3, Cell{-1, 2});
    options.place_figure("large", on_segment(4));
    options.pass();
}
void fish(Call& call, const Option& chosen) { call.move(chosen.a, Location{chosen.b}, "lakes.wash"); }

void offer_strange(const Call&, const Frame&, Options& options) { options.offer("lakes.nothing"); }

// A step that asks everybody once, and then waits for another one.
Next ask_around(Call& call, Frame& frame, const Option* chosen) {
    if (chosen != nullptr) call.explain("X-2", "seat %u chose %u", frame.decider, chosen->a);
    if (frame.pc < call.seats()) {
        frame.decider = static_cast<std::uint8_t>(frame.pc++);
        return Next::ask;
    }
    if (frame.pc++ > call.seats()) return Next::done;
    call.push("lakes.drown", 7, Cell{1, 1}, on_figure(2));
    return Next::again;
}

void landed(Call& call, const Frame& frame) {
    const Arrival arrival(frame);
    if (arrival.cause == call.cause("lakes.wash") && arrival.from.in_supply() && arrival.to == on_segment(4))
        call.home(arrival.figure, "lakes.wash");
    if (arrival.by == kNobody) call.touch(*arrival.to.segment());
}

void not_twice(const Call& call, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i].kind == call.kind("large") && !targets[i].figure) refused.refuse(i);
        if (targets[i].cell == Cell{-3, 4} && targets[i].turn == 2) refused.refuse(i);
    }
}

std::uint32_t weight(const Call& call, const Entry& entry, Figure figure) {
    return static_cast<std::uint32_t>(entry.units) + figure.seat +
           static_cast<std::uint32_t>(call.trait("normal", "weight"));
}

std::uint32_t owners(const Call&, const Entry& entry, Weights weights, std::uint32_t so_far) {
    return weights[2] > static_cast<std::uint32_t>(entry.units) ? so_far | 1u << 2 : so_far;
}

std::int32_t rule(const Call& call, std::uint32_t subject) { return static_cast<std::int32_t>(call.units(subject)); }
std::int32_t failing_rule(const Call& call, std::uint32_t subject) { return call.segment(subject + 100).kind != 0; }

}  // namespace

PLV_PLUGIN(bind("mill_value", &mill_value), bind("pay_out", &pay_out), bind("fish", &ponds, &fish),
           bind("ask_around", &ask_around), bind("landed", &landed), bind("not_twice", &not_twice),
           bind("weight", &weight), bind("owners", &owners), bind("rule", &rule), bind("failing_rule", &failing_rule),
           bind("give_up", &give_up), bind("throw_error", &throw_error), bind("throw_number", &throw_number),
           bind("ask_wrong", &ask_wrong), bind("strange_options", &offer_strange))

namespace {

const plv_binding& bound(const std::string& name) {
    for (std::uint32_t i = 0; i < PLV_ENTRY.binding_count; ++i)
        if (PLV_ENTRY.bindings[i].name == name) return PLV_ENTRY.bindings[i];
    throw std::runtime_error(name + " is not bound");
}

plv_rc run(fake::Engine& host, const std::string& name, plv_frame frame = {}, const plv_option* chosen = nullptr) {
    const plv_call call = fake::call_of(host);
    return bound(name).function.run(&call, &frame, chosen);
}

using Diary = std::vector<std::string>;

}  // namespace

TEST_CASE("a plugin's table says what it is and binds functions by their type") {
    CHECK(PLV_ENTRY.size == sizeof(plv_expansion));
    CHECK(PLV_ENTRY.abi >> 16 == PLV_ABI_MAJOR);
    CHECK(std::string(PLV_ENTRY.id) == "header-test");
    CHECK(std::string(PLV_ENTRY.manifest) == "id = \"header-test\"\n");
    REQUIRE(PLV_ENTRY.binding_count == 16);
    CHECK(bound("mill_value").point == PLV_BIND_SCORE_SHEET);
    CHECK(bound("not_twice").point == PLV_BIND_VETO);
    CHECK(bound("weight").point == PLV_BIND_WEIGHT);
    CHECK(bound("owners").point == PLV_BIND_OWNERS);
    CHECK(bound("rule").point == PLV_BIND_RULE);
    for (const char* name : {"pay_out", "fish", "ask_around", "landed"}) CHECK(bound(name).point == PLV_BIND_RUN);
    for (const char* name : {"fish_options", "strange_options"}) CHECK(bound(name).point == PLV_BIND_OPTIONS);
}

TEST_CASE("entries and sheets are stepped through by the engine's sizes, not the plugin's") {
    struct LaterEntry {
        plv_entry entry;
        std::uint32_t news;
    };
    struct LaterSheet {
        plv_sheet sheet;
        std::uint32_t news[3];
    };
    const auto size = static_cast<std::uint32_t>(sizeof(LaterEntry));
    LaterEntry entries[] = {{{size, 0, 1, PLV_MODE_COMPLETE, 1, 4, 0, 0, PLV_NONE}, 99},
                            {{size, 0, 1, PLV_MODE_FINAL, 2, 2, 0, 0, PLV_NONE}, 99}};
    LaterSheet sheets[2] = {};
    for (LaterSheet& sheet : sheets) sheet.sheet.size = sizeof(LaterSheet);
    fake::Engine host;
    const plv_call call = fake::call_of(host);

    CHECK(bound("mill_value").function.score_sheet(&call, &entries[0].entry, &sheets[0].sheet, 2) == PLV_OK);

    CHECK(sheets[0].sheet.rate_unit == 1);
    CHECK(sheets[0].sheet.is_void == 0);
    CHECK(sheets[0].sheet.extra_for[1] == 0);
    CHECK(sheets[1].sheet.is_void == 1);
    CHECK(sheets[1].sheet.extra_for[1] == 5);
}

TEST_CASE("a step speaks to the engine, and nothing that it throws leaves it") {
    fake::Engine host;
    CHECK(run(host, "pay_out") == PLV_OK);
    CHECK(host.diary == Diary{"award 1 7 X-1"});
    CHECK(run(host, "give_up") == PLV_FAIL);
    CHECK(host.said == "no barn left");
    CHECK(run(host, "throw_error") == PLV_EXCEPTION);
    CHECK(host.said == "out of range");
    CHECK(run(host, "throw_number") == PLV_EXCEPTION);
    CHECK(run(host, "ask_wrong") == PLV_FAIL);
    CHECK(host.said == "asked for an option that its manifest does not declare: bonsu");

    host.refuses = true;
    CHECK(run(host, "pay_out") == PLV_FAIL);
    CHECK(host.said == "the engine refused an award of 7 points for X-1");
}

TEST_CASE("an action offers options, and does the one that is chosen") {
    fake::Engine host;
    const plv_call call = fake::call_of(host);
    const plv_frame frame{};
    CHECK(bound("fish_options").function.options(&call, &frame) == PLV_OK);
    const std::uint32_t segment_4 = PLV_PLACE_SEGMENT << 24 | 4, tile_1 = PLV_PLACE_TILE << 24 | 1;
    CHECK(host.diary == Diary{"offer 6 0 2 " + std::to_string(tile_1) + " 0",
                              "offer 6 3 " + std::to_string(0x0002ffff) + " 0 0",
                              "offer 3 0 1 " + std::to_string(segment_4) + " 0", "offer 0 0 0 0 0"});

    host.diary.clear();
    const plv_option chosen{6, 0, 0, 2, tile_1, 0};
    CHECK(run(host, "fish", {}, &chosen) == PLV_OK);
    CHECK(host.diary == Diary{"move 2 2 1 5"});
    CHECK(run(host, "fish") == PLV_FAIL);
    CHECK(host.said == "was called without the option that it does");

    CHECK(bound("strange_options").function.options(&call, &frame) == PLV_FAIL);
    CHECK(host.said == "the engine refused the option lakes.nothing (0, 0, 0)");
}

TEST_CASE("a step that asks goes on where its frame says") {
    fake::Engine host;
    const plv_call call = fake::call_of(host);
    const plv_run_fn step = bound("ask_around").function.run;
    plv_frame frame{};
    const plv_option answer{6, 0, 0, 44, 0, 0};
    CHECK(step(&call, &frame, nullptr) == PLV_ASK);
    CHECK(frame.decider == 0);
    CHECK(step(&call, &frame, &answer) == PLV_ASK);
    CHECK(frame.decider == 1);
    CHECK(step(&call, &frame, &answer) == PLV_ASK);
    CHECK(step(&call, &frame, &answer) == PLV_AGAIN);
    CHECK(step(&call, &frame, nullptr) == PLV_OK);
    const std::string figure_2 = std::to_string(PLV_PLACE_FIGURE << 24 | 2);
    CHECK(host.diary == Diary{"explain X-2 seat 0 chose 44", "explain X-2 seat 1 chose 44",
                              "explain X-2 seat 2 chose 44", "push 9 7 65537 " + figure_2 + " 0 0 0"});
}

TEST_CASE("a reaction reads from its frame what happened") {
    fake::Engine host;
    plv_frame frame{};
    const std::uint32_t words[] = {3, PLV_PLACE_SUPPLY << 24, PLV_PLACE_SEGMENT << 24 | 4, 5, PLV_NOBODY, 0};
    for (int i = 0; i < 6; ++i) frame.words[i] = words[i];
    CHECK(run(host, "landed", frame) == PLV_OK);
    CHECK(host.diary == Diary{"home 3 5", "touch 4"});

    CHECK(TileLaid(frame).tile == 3);
    CHECK(FateOf(frame).figure == 3);
    frame.words[1] = 4;
    CHECK(FateOf(frame).entry == 4);
    frame.words[2] = static_cast<std::uint32_t>(-6);
    CHECK(PointsChanged(frame).seat == 3);
    CHECK(PointsChanged(frame).before == 4);
    CHECK(PointsChanged(frame).after == -6);
    CHECK(ScoreDone(frame).first_entry == 3);
    CHECK(ScoreDone(frame).count == 4);
}

TEST_CASE("a veto refuses targets, and leaves the others as they are") {
    fake::Engine host;
    const plv_call call = fake::call_of(host);
    const auto size = static_cast<std::uint32_t>(sizeof(plv_target));
    const plv_target targets[] = {{size, 1, PLV_NONE, 5, 0, 0, 0, 0, 0, 0},
                                  {size, 1, 2, 5, 0, 0, 0, 0, 0, 0},
                                  {size, 0, 2, 5, 0, 0, 0, 0, 0, 0},
                                  {size, 0, 2, 5, 0, 0, 10, -3, 4, 2}};
    std::uint8_t refused[] = {0, 0, 1, 0};
    CHECK(bound("not_twice").function.veto(&call, targets, refused, 4) == PLV_OK);
    CHECK(std::vector<int>(refused, refused + 4) == std::vector<int>{1, 0, 1, 1});
}

TEST_CASE("weights, owners and rules are answered; a failure leaves them as they were") {
    fake::Engine host;
    const plv_call call = fake::call_of(host);
    plv_entry entry = fake::kEntries[1];
    entry.size = sizeof(entry);
    std::uint32_t weight = 1;
    CHECK(bound("weight").function.weight(&call, &entry, 2, &weight) == PLV_OK);
    CHECK(weight == 3 + 1 + 4);
    CHECK(bound("weight").function.weight(&call, &entry, 77, &weight) == PLV_FAIL);
    CHECK(host.said == "asked for figure 77, which does not exist");
    CHECK(weight == 3 + 1 + 4);

    const std::uint32_t weights[] = {0, 1, 9};
    std::uint32_t owners = 0b010;
    CHECK(bound("owners").function.owners(&call, &entry, weights, &owners) == PLV_OK);
    CHECK(owners == 0b110);

    std::int32_t answer = 0;
    CHECK(bound("rule").function.rule(&call, 4, &answer) == PLV_OK);
    CHECK(answer == 5);
    CHECK(bound("failing_rule").function.rule(&call, 4, &answer) == PLV_FAIL);
    CHECK(answer == 5);
    CHECK(host.said == "asked for segment 104, which does not exist");
}
