// Functions that fail, each as an option says.
#include <pontlevis/sdk/plugin.h>

#include <limits>
#include <stdexcept>
#include <string>

using namespace pontlevis::sdk;

namespace {

void spoil(const std::string& how, Sheet& sheet) {
    if (how == "adds") sheet.add += 3;
    if (how == "halves") sheet.den *= 2;
    if (how == "divides") sheet.den = 0;
    if (how == "wide") sheet.rate_unit = std::numeric_limits<Points>::max();
    if (how == "huge") {  // the most that is let through
        sheet.add = 1'000'000;
        sheet.num = 1000;
    }
}

void value(const Call& call, Entries entries, Sheets sheets) {
    const std::string how = call.option_text("value");
    if (how == "throws") throw std::runtime_error("the road is closed");
    if (how == "throws-a-number") throw 7;
    if (how == "fails") call.fail("a road of %d tiles is too much", static_cast<int>(entries[0].units));
    if (how == "fails-silently") throw Failed{};
    for (std::size_t i = 0; i < entries.size(); ++i) spoil(how, sheets[i]);
}

/// The first two unfinished roads of the tile just laid become one; or the first needs an end more.
void change_net(Call& call, const std::string& how) {
    std::optional<Segment> first;
    const std::uint32_t road = call.feature_kind("road");
    for (const Segment& segment : call.segments_on(*call.last_tile())) {
        if (segment.kind != road || call.feature(segment).complete) continue;
        if (how == "holds") return call.hold(segment, 1);
        if (first) return call.connect(*first, segment);
        first = segment;
    }
}

void after_score(Call& call) {
    const std::string how = call.option_text("after_score");
    if (call.score(call.active()) == 0) return;
    if (how == "throws") throw std::out_of_range("no such player");
    if (how == "fails") call.fail("nobody may have points");
    if (how == "takes") call.award(call.active(), -1, "FLT-2");
    if (how == "awards") call.award(call.active(), 5, "FLT-2");
    if (how == "overspends") call.pay(call.active(), call.score(call.active()) + 1, "FLT-2");
    if (how == "connects" || how == "holds") change_net(call, how);
    if (how == "misreads") (void)call.get("faults.memry");
    if (how == "misnames") (void)call.in_supply(0, "faults.gient");
}

void scored(Call& call) {
    const std::string how = call.option_text("scored");
    if (how != "nothing" && call.score(call.active()) != 0) change_net(call, how);
}

void drawn(Call& call) {
    for (Seat seat = 0; seat < call.seats(); ++seat)
        if (call.score(seat) > 0 && std::string(call.option_text("drawn")) == "fails") call.fail("no more draws");
}

void begin(Call& call) {
    if (std::string(call.option_text("begin")) == "fails") call.fail("it is too early");
}

}  // namespace

PLV_PLUGIN(bind("value", &value), bind("after_score", &after_score), bind("scored", &scored), bind("drawn", &drawn), bind("begin", &begin))
