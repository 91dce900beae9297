// What messages suggest for a mistyped name.
#include "kit/catch.h"
#include "nearest.h"

using namespace pontlevis;

using Names = std::vector<std::string>;

namespace {

const Names kKnown = {"abbey-and-mayor", "drawbridges", "inns-and-cathedrals", "river", "river-2"};

}  // namespace

TEST_CASE("names are near when a third of the letters or fewer are wrong, likeliest first") {
    CHECK(nearest("drawbrige", kKnown) == Names{"drawbridges"});
    CHECK(nearest("rivre", kKnown) == Names{"river"});
    CHECK(nearest("river-1", kKnown) == Names{"river-2", "river"});
    CHECK(nearest("inns", kKnown) == Names{"inns-and-cathedrals"});
    CHECK(nearest("tower", kKnown).empty());
    CHECK(nearest("", kKnown).empty());
    CHECK(nearest("X", Names{"N", "E"}).empty());
    CHECK(nearest(std::string(10'000'000, 'r'), kKnown).empty());
}

TEST_CASE("a message suggests what is near, or else lists what is known") {
    CHECK(perhaps("rivr", kKnown) == "perhaps you meant \"river\"");
    CHECK(perhaps("X", Names{"N", "E"}) == "known are \"N\", \"E\"");
    CHECK(perhaps("X", {}) == "none is known");
}

TEST_CASE("quoted words are short and printable") {
    CHECK(pontlevis::quoted("inn") == "\"inn\"");
    CHECK(pontlevis::quoted("a\nb\x1b") == "\"a?b?\"");
    CHECK(pontlevis::quoted(std::string(50, 'x')) == "\"" + std::string(40, 'x') + "...\"");
}
