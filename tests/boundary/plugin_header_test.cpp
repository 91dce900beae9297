// The C++ layer of the SDK, called as the engine calls a plugin: through the table that PLV_PLUGIN defines.
#define PLV_PLUGIN_ID "header-test"
#define PLV_ENTRY plv_expansion_v1_header_test
namespace {
constexpr char plv_plugin_manifest[] = "id = \"header-test\"\n";
}

#include "pontlevis/sdk/plugin.h"

#include <stdexcept>
#include <string>

#include "kit/catch.h"

using namespace pontlevis::sdk;

namespace {

void inn_value(const Call& call, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].mode == Mode::complete)
            sheets[i].rate_unit += 1;
        else
            sheets[i].is_void = true;
        if (entries[i].owned_by(1)) sheets[i].extra_for[1] += static_cast<Points>(call.option_number("bonus"));
    }
}

void pay(Call& call) { call.award(call.active(), call.score(0) + 1, "X-1"); }
void give_up(Call& call) { call.fail("no barn left"); }
void throw_error(Call&) { throw std::runtime_error("out of range"); }
void throw_number(Call&) { throw 7; }
void ask_wrong(Call& call) { (void)call.option_flag("bonsu"); }

struct Engine {
    std::string said;
    Points awarded = 0;
    plv_rc answer = PLV_OK;
};

Engine& engine(const plv_call* call) { return *static_cast<Engine*>(call->host); }

const plv_api kApi = {
    sizeof(plv_api),
    [](const plv_call* call, const char* text) { engine(call).said = text; },
    [](const plv_call*, uint32_t) { return int32_t{6}; },
    [](const plv_call*, plv_location, const char*) { return int32_t{1}; },
    [](const plv_call*, uint32_t, const char*) { return uint32_t{1}; },
    [](const plv_call* call, uint32_t, int32_t points, const char*) {
        engine(call).awarded = points;
        return engine(call).answer;
    },
};

const plv_value kValues[] = {{5, nullptr}};
const char* const kNames[] = {"bonus"};

plv_call call_of(Engine& host) { return {sizeof(plv_call), 1, &kApi, &host, kValues, kNames, 2, 1, 1}; }

}  // namespace

PLV_PLUGIN(bind("inn_value", &inn_value), bind("pay", &pay), bind("give_up", &give_up),
           bind("throw_error", &throw_error), bind("throw_number", &throw_number), bind("ask_wrong", &ask_wrong))

namespace {

plv_rc run_step(Engine& host, const std::string& name) {
    const plv_call call = call_of(host);
    for (std::uint32_t i = 0; i < PLV_ENTRY.binding_count; ++i) {
        if (PLV_ENTRY.bindings[i].name == name) return PLV_ENTRY.bindings[i].function.step(&call);
    }
    return -1;
}

}  // namespace

TEST_CASE("a plugin's table says what it is and binds functions by their type") {
    CHECK(PLV_ENTRY.size == sizeof(plv_expansion));
    CHECK(PLV_ENTRY.abi >> 16 == PLV_ABI_MAJOR);
    CHECK(std::string(PLV_ENTRY.id) == "header-test");
    CHECK(std::string(PLV_ENTRY.manifest) == "id = \"header-test\"\n");
    REQUIRE(PLV_ENTRY.binding_count == 6);
    CHECK(PLV_ENTRY.bindings[0].point == PLV_BIND_SCORE_SHEET);
    CHECK(PLV_ENTRY.bindings[1].point == PLV_BIND_STEP);
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
    LaterEntry entries[] = {{{size, 0, 1, PLV_MODE_COMPLETE, 1, 4, 0}, 99},
                            {{size, 0, 1, PLV_MODE_FINAL, 2, 2, 0}, 99}};
    LaterSheet sheets[2] = {};
    for (LaterSheet& sheet : sheets) sheet.sheet.size = sizeof(LaterSheet);
    Engine host;
    const plv_call call = call_of(host);

    CHECK(PLV_ENTRY.bindings[0].function.score_sheet(&call, &entries[0].entry, &sheets[0].sheet, 2) == PLV_OK);

    CHECK(sheets[0].sheet.rate_unit == 1);
    CHECK(sheets[0].sheet.is_void == 0);
    CHECK(sheets[0].sheet.extra_for[1] == 0);
    CHECK(sheets[1].sheet.is_void == 1);
    CHECK(sheets[1].sheet.extra_for[1] == 5);
}

TEST_CASE("a step speaks to the engine, and nothing that it throws leaves it") {
    Engine host;
    CHECK(run_step(host, "pay") == PLV_OK);
    CHECK(host.awarded == 7);
    CHECK(run_step(host, "give_up") == PLV_FAIL);
    CHECK(host.said == "no barn left");
    CHECK(run_step(host, "throw_error") == PLV_EXCEPTION);
    CHECK(host.said == "out of range");
    CHECK(run_step(host, "throw_number") == PLV_EXCEPTION);
    CHECK(run_step(host, "ask_wrong") == PLV_FAIL);
    CHECK(host.said == "asked for an option that its manifest does not declare: bonsu");

    host.answer = PLV_REFUSED;
    CHECK(run_step(host, "pay") == PLV_FAIL);
    CHECK(host.said == "the engine refused an award of 7 points for X-1");
}
