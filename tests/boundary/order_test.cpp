// Steps in order: anchors, constraints, loops told whole, ambiguity, and the config's last word.
#include "compose/order.h"

#include <algorithm>
#include <random>

#include "kit/catch.h"

using namespace pontlevis;

namespace {

using Names = std::vector<std::string>;

OrderNode step(const std::string& plugin, const std::string& name, std::uint32_t anchor = 5, Names tags = {},
               Names reads = {}, Names writes = {}) {
    const std::string anchor_name = anchor == 5 ? "roam" : anchor == 7 ? "score" : "";
    return {plugin + "." + name, plugin, anchor, tags, reads, writes, plugin + "/plugin.toml", 3, anchor_name};
}

OrderEdge edge(const std::string& first, const std::string& then, int line) {
    return {first, then, first.substr(0, first.find('.')) + "/plugin.toml", line};
}

OrderEdge decided(const std::string& first, const std::string& then, int line) {
    return {first, then, "evening.toml", line, true};
}

Names ids(const std::vector<OrderNode>& nodes, const Ordered& ordered) {
    Names names;
    for (const std::size_t index : ordered.sequence) names.push_back(nodes[index].id);
    return names;
}

Ordered in_order(const std::vector<OrderNode>& nodes, const std::vector<OrderEdge>& edges) {
    Result<Ordered> ordered = order_steps(nodes, edges);
    INFO((ordered ? "" : ordered.error().text));
    REQUIRE(ordered);
    return *ordered;
}

std::string refusal(const std::vector<OrderNode>& nodes, const std::vector<OrderEdge>& edges) {
    const Result<Ordered> ordered = order_steps(nodes, edges);
    REQUIRE_FALSE(ordered);
    CHECK(ordered.error().fault == Fault::rules);
    return ordered.error().text;
}

// What a result says, whatever the order of the input.
std::string told(const std::vector<OrderNode>& nodes, const Result<Ordered>& ordered) {
    if (!ordered) return ordered.error().text;
    std::string text;
    const Names names = ids(nodes, *ordered);
    for (std::size_t i = 0; i < names.size(); ++i) text += names[i] + ": " + ordered->reasons[i] + "\n";
    for (const auto& pair : ordered->ambiguities) text += pair.first + " | " + pair.then + " | " + pair.over + "\n";
    for (const std::string& line : ordered->overruled) text += line + "\n";
    return text;
}

// The same answer for 500 orders of the input.
void check_shuffles(std::vector<OrderNode> nodes, std::vector<OrderEdge> edges) {
    const std::string expected = told(nodes, order_steps(nodes, edges));
    std::mt19937 random(7);
    for (int i = 0; i < 500; ++i) {
        std::shuffle(nodes.begin(), nodes.end(), random);
        std::shuffle(edges.begin(), edges.end(), random);
        for (OrderNode& node : nodes) std::shuffle(node.tags.begin(), node.tags.end(), random);
        for (OrderNode& node : nodes) std::shuffle(node.writes.begin(), node.writes.end(), random);
        REQUIRE(told(nodes, order_steps(nodes, edges)) == expected);
    }
}

const std::vector<OrderNode> kFour = {step("a", "one"), step("b", "two"), step("c", "three"), step("d", "four")};

}  // namespace

TEST_CASE("steps stand by anchor, then by plugin id and name") {
    const std::vector<OrderNode> nodes = {step("b", "two"), step("c", "count", 7), step("a", "late", 7),
                                          step("a", "one"), step("a", "all"),      step("z", "first", 1)};
    const Ordered ordered = in_order(nodes, {});
    CHECK(ids(nodes, ordered) == Names{"z.first", "a.all", "a.one", "b.two", "a.late", "c.count"});
    CHECK(ordered.reasons == Names{"anchor 1", "anchor roam", "by id", "by id", "anchor score", "by id"});
    CHECK(in_order({}, {}).sequence.empty());
}

TEST_CASE("a step stands after what it waits for, and the reason says who declares it") {
    const std::vector<OrderNode> nodes = {step("a", "one"), step("b", "two"), step("c", "three")};
    const Ordered ordered = in_order(nodes, {edge("c.three", "a.one", 31), edge("b.two", "a.one", 8)});
    CHECK(ids(nodes, ordered) == Names{"b.two", "c.three", "a.one"});
    CHECK(ordered.reasons ==
          Names{"anchor roam", "by id", "after b.two (b/plugin.toml:8), c.three (c/plugin.toml:31)"});

    const Ordered mixed = in_order(nodes, {edge("a.one", "c.three", 31)});
    CHECK(ids(nodes, mixed) == Names{"a.one", "b.two", "c.three"});
    CHECK(mixed.reasons == Names{"anchor roam", "by id", "after a.one (a/plugin.toml:31), then by id"});
}

TEST_CASE("names that nobody bears say nothing") {
    const Ordered ordered = in_order(kFour, {edge("d.four", "tower.climb", 1), edge("#drive", "a.one", 2)});
    CHECK(ids(kFour, ordered) == Names{"a.one", "b.two", "c.three", "d.four"});
}

TEST_CASE("a tag stands for all its bearers except the step itself") {
    const std::vector<OrderNode> nodes = {step("a", "one", 5, {"#drive"}), step("b", "two", 5, {"#drive"}),
                                          step("c", "three", 5, {"#drive"})};
    const Ordered ordered = in_order(nodes, {edge("c.three", "#drive", 4)});
    CHECK(ids(nodes, ordered) == Names{"c.three", "a.one", "b.two"});
    CHECK(ordered.reasons[1] == "after c.three (c/plugin.toml:4 #drive)");
}

TEST_CASE("a loop of four is told whole, edge by edge, from its lowest step on") {
    const std::vector<OrderEdge> edges = {edge("c.three", "d.four", 20), edge("a.one", "b.two", 12),
                                          edge("d.four", "a.one", 7), edge("b.two", "c.three", 9)};
    CHECK(refusal(kFour, edges) ==
          "order: these steps wait for each other\n"
          "  a.one before b.two     (a/plugin.toml:12)\n"
          "  b.two before c.three   (b/plugin.toml:9)\n"
          "  c.three before d.four  (c/plugin.toml:20)\n"
          "  d.four before a.one    (d/plugin.toml:7)\n"
          "  take one of these lines away, or decide in the config's order");
    check_shuffles(kFour, edges);
}

TEST_CASE("all loops are told, apart or sharing steps, and all lines that declare a pair") {
    const std::vector<OrderEdge> edges = {edge("a.one", "b.two", 1),
                                          edge("b.two", "a.one", 2),
                                          edge("c.three", "d.four", 3),
                                          edge("d.four", "c.three", 4),
                                          {"a.one", "b.two", "x/plugin.toml", 9},
                                          edge("b.two", "c.three", 5)};
    CHECK(refusal(kFour, edges) ==
          "order: these steps wait for each other\n"
          "  a.one before b.two  (a/plugin.toml:1, x/plugin.toml:9)\n"
          "  b.two before a.one  (b/plugin.toml:2)\n"
          "  take one of these lines away, or decide in the config's order\n"
          "order: these steps wait for each other\n"
          "  c.three before d.four  (c/plugin.toml:3)\n"
          "  d.four before c.three  (d/plugin.toml:4)\n"
          "  take one of these lines away, or decide in the config's order");
    std::vector<OrderEdge> joined = edges;
    joined.push_back(edge("d.four", "a.one", 6));
    CHECK_THAT(refusal(kFour, joined),
               Catch::Contains("d.four before a.one") && Catch::Contains("b.two before c.three"));
    check_shuffles(kFour, joined);
}

TEST_CASE("a step that waits for itself is a loop of one") {
    CHECK(refusal(kFour, {edge("a.one", "a.one", 4)}) ==
          "order: this step waits for itself\n"
          "  a.one before a.one  (a/plugin.toml:4)\n"
          "  take this line away");
}

TEST_CASE("of very many loops the first are told, and how much is left") {
    std::vector<OrderNode> nodes;
    for (int i = 10; i < 40; ++i) nodes.push_back(step("p" + std::to_string(i), "go", 5, {"#go"}));
    CHECK_THAT(refusal(nodes, {{"#go", "#go", "p10/plugin.toml", 2}}),
               Catch::EndsWith("order: and 830 more constraints lie in such loops"));
}

TEST_CASE("a constraint between anchors must agree with their order") {
    const std::vector<OrderNode> nodes = {step("a", "walk"), step("b", "count", 7)};
    const Ordered ordered = in_order(nodes, {edge("a.walk", "b.count", 4)});
    CHECK(ordered.reasons == Names{"anchor roam", "anchor score"});
    CHECK(refusal(nodes, {edge("b.count", "a.walk", 9)}) ==
          "order: this is against the order of the anchors\n"
          "  b.count before a.walk  (b/plugin.toml:9)\n"
          "  b.count (b/plugin.toml:3) stands at the anchor score,\n"
          "  a.walk (a/plugin.toml:3) stands at the anchor roam, which comes earlier\n"
          "  take the line away, or say the reverse in the config's order");
    CHECK(ids(nodes, in_order(nodes, {edge("b.count", "a.walk", 9), decided("a.walk", "b.count", 2)})) ==
          Names{"a.walk", "b.count"});
    CHECK_THAT(refusal(nodes, {decided("b.count", "a.walk", 2)}),
               Catch::EndsWith("  no line can move a step to another anchor: take it away"));
}

TEST_CASE("a pair without a path is ambiguous where one writes what the other touches") {
    const std::vector<OrderNode> nodes = {
        step("a", "one", 5, {}, {"graph"}, {"points", "figures"}), step("b", "two", 5, {}, {"figures"}, {"points"}),
        step("c", "three", 5, {}, {"graph"}, {"flow"}), step("d", "count", 7, {}, {"points"}, {"figures"})};
    const Ordered ordered = in_order(nodes, {});
    REQUIRE(ordered.ambiguities.size() == 1);
    CHECK(ordered.ambiguities[0].first == "a.one");
    CHECK(ordered.ambiguities[0].then == "b.two");
    CHECK(ordered.ambiguities[0].over == "figures, points");
    // A path over a third step is a path.
    CHECK(in_order(nodes, {edge("b.two", "c.three", 1), edge("c.three", "a.one", 2)}).ambiguities.empty());
}

TEST_CASE("the config has the last word over what it opposes directly") {
    const std::vector<OrderEdge> edges = {edge("a.one", "b.two", 12), edge("b.two", "c.three", 9),
                                          edge("c.three", "a.one", 20)};
    std::vector<OrderEdge> with_config = edges;
    with_config.push_back(decided("a.one", "c.three", 6));
    const Ordered ordered = in_order(kFour, with_config);
    CHECK(ids(kFour, ordered) == Names{"a.one", "b.two", "c.three", "d.four"});
    CHECK(ordered.overruled == Names{"c.three before a.one  (c/plugin.toml:20)"});
    CHECK(ordered.reasons[2] == "after a.one (evening.toml:6), b.two (b/plugin.toml:9)");

    // Over several lines of the config, too.
    const Ordered chain =
        in_order(kFour, {edge("c.three", "a.one", 20), decided("a.one", "d.four", 6), decided("d.four", "c.three", 7)});
    CHECK(ids(kFour, chain) == Names{"a.one", "b.two", "d.four", "c.three"});

    // It need not oppose: a loop that it closes with two plugins is told, and one more line decides.
    std::vector<OrderEdge> closing = {edge("a.one", "b.two", 12), edge("b.two", "c.three", 9),
                                      decided("c.three", "a.one", 6)};
    CHECK_THAT(refusal(kFour, closing), Catch::Contains("c.three before a.one  (evening.toml:6)"));
    closing.push_back(decided("b.two", "a.one", 7));
    closing.push_back(decided("c.three", "b.two", 8));
    CHECK(ids(kFour, in_order(kFour, closing)) == Names{"c.three", "b.two", "a.one", "d.four"});
}

TEST_CASE("a config that contradicts itself is told so") {
    CHECK(refusal(kFour, {decided("a.one", "b.two", 6), decided("b.two", "a.one", 7)}) ==
          "order: these steps wait for each other\n"
          "  a.one before b.two  (evening.toml:6)\n"
          "  b.two before a.one  (evening.toml:7)\n"
          "  take one of these lines away");
}

TEST_CASE("500 shuffles of steps and constraints give the same sequence and reasons") {
    std::mt19937 random(3);
    std::vector<OrderNode> nodes;
    for (int plugin = 0; plugin < 12; ++plugin)
        for (const char* name : {"go", "stay", "turn"})
            nodes.push_back(step("p" + std::to_string(plugin), name, 5 + random() % 3,
                                 {"#t" + std::to_string(plugin % 4)}, {"graph", "points"},
                                 {"figures", plugin % 2 == 0 ? "points" : "things"}));
    std::vector<OrderEdge> edges = {{"#t0", "p7.go", "p7/plugin.toml", 3}};
    edges.push_back(decided("p5.go", "p4.go", 2));
    std::vector<OrderEdge> loose;
    for (int i = 0; i < 60; ++i) {
        std::size_t a = random() % nodes.size(), b = random() % nodes.size();
        if (std::tie(nodes[a].anchor, nodes[b].id) > std::tie(nodes[b].anchor, nodes[a].id)) std::swap(a, b);
        if (a != b) loose.push_back(edge(nodes[a].id, nodes[b].id, i));
    }
    check_shuffles(nodes, loose);
    for (const OrderEdge& more : loose) edges.push_back(more);
    check_shuffles(nodes, edges);
    for (OrderNode& node : nodes) node.anchor = 5;  // most of it is loops now
    edges.push_back({"#t1", "#t2", "x/plugin.toml", 3});
    edges.push_back({"#t2", "#t1", "y/plugin.toml", 3});
    check_shuffles(nodes, edges);
}
