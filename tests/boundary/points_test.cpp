// The points that the engine knows are those that the SDK lists.
#include "pontlevis/sdk/points.h"

#include <map>
#include <string>

#include "compose/vocabulary.h"
#include "kit/catch.h"

using namespace pontlevis;

TEST_CASE("points: the engine's list and the SDK's have the same names, bound to the same functions") {
    std::map<std::string, std::uint32_t> sdk, engine;
#define POINT_ROW(name, kind, bind, arguments, when, cost) \
    if (name[0] != '[') CHECK(sdk.emplace(name, bind).second);
    PLV_POINTS(POINT_ROW)
#undef POINT_ROW
    for (const PointInfo& point : points()) CHECK(engine.emplace(point.name, point.bind).second);
    for (const auto& [name, bind] : sdk) {
        INFO(name);
        REQUIRE(engine.contains(name));
        CHECK(engine.at(name) == bind);
    }
    CHECK(engine.size() == sdk.size());
}
