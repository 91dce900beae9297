#include "compose/order.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/strong_components.hpp>
#include <boost/graph/transitive_closure.hpp>
#include <deque>
#include <functional>
#include <map>
#include <numeric>
#include <queue>
#include <set>
#include <tuple>
#include <utility>

namespace pontlevis {
namespace {

using Graph = boost::adjacency_list<boost::setS, boost::vecS, boost::directedS>;
using Pair = std::pair<std::size_t, std::size_t>;             // the first runs before the second
using Pairs = std::map<Pair, std::vector<const OrderEdge*>>;  // with all that declare it

constexpr std::size_t kMostLoops = 20;  // that are shown of steps that all wait for each other

// The steps by anchor, plugin id and name, and what is said about them. Everything below counts steps in this
// order, so that nothing depends on the order of the input.
struct Steps {
    std::vector<const OrderNode*> nodes;
    std::vector<std::size_t> origin;  // their places in the input
    Pairs pairs;

    const OrderNode& operator[](std::size_t step) const { return *nodes[step]; }
};

bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_tag(const std::string& name) { return !name.empty() && name.front() == '#'; }

bool bears(const OrderNode& node, const std::string& name) {
    return is_tag(name) ? contains(node.tags, name) : node.id == name;
}

bool declared_earlier(const OrderEdge* a, const OrderEdge* b) {
    const auto key = [](const OrderEdge& e) { return std::tie(e.file, e.line, e.first, e.then, e.from_config); };
    return key(*a) < key(*b);
}

void add_pairs(Steps& steps, const OrderEdge& edge) {
    for (std::size_t u = 0; u < steps.nodes.size(); ++u) {
        if (!bears(steps[u], edge.first)) continue;
        for (std::size_t v = 0; v < steps.nodes.size(); ++v) {
            const bool itself = u == v && (is_tag(edge.first) || is_tag(edge.then));
            if (!itself && bears(steps[v], edge.then)) steps.pairs[{u, v}].push_back(&edge);
        }
    }
}

Steps sorted_steps(const std::vector<OrderNode>& nodes, const std::vector<OrderEdge>& edges) {
    const auto key = [](const OrderNode& n) { return std::tie(n.anchor, n.plugin, n.id, n.file, n.line); };
    Steps steps;
    steps.origin.resize(nodes.size());
    std::iota(steps.origin.begin(), steps.origin.end(), std::size_t{0});
    std::sort(steps.origin.begin(), steps.origin.end(),
              [&](std::size_t a, std::size_t b) { return key(nodes[a]) < key(nodes[b]); });
    for (const std::size_t index : steps.origin) steps.nodes.push_back(&nodes[index]);
    for (const OrderEdge& edge : edges) add_pairs(steps, edge);
    for (auto& [pair, by] : steps.pairs) std::sort(by.begin(), by.end(), declared_earlier);
    return steps;
}

Graph graph_of(const Steps& steps, const std::function<bool(Pair, const std::vector<const OrderEdge*>&)>& takes) {
    Graph graph(steps.nodes.size());
    for (const auto& [pair, by] : steps.pairs)
        if (takes(pair, by)) boost::add_edge(pair.first, pair.second, graph);
    return graph;
}

Graph closure_of(const Graph& graph) {
    Graph closure;
    boost::transitive_closure(graph, closure);
    return closure;
}

bool leads(const Graph& closure, std::size_t from, std::size_t to) { return boost::edge(from, to, closure).second; }

// In words.

std::string where(const std::string& file, int line) { return line > 0 ? fmt::format("{}:{}", file, line) : file; }

std::string anchor_of(const OrderNode& node) {
    return node.anchor_name.empty() ? std::to_string(node.anchor) : node.anchor_name;
}

// "a/plugin.toml:12", and the tag by which a line speaks of the step.
std::string declared_by(const std::vector<const OrderEdge*>& by) {
    std::vector<std::string> places;
    for (const OrderEdge* edge : by) {
        std::string place = where(edge->file, edge->line);
        for (const std::string* name : {&edge->first, &edge->then})
            if (is_tag(*name)) place += " " + *name;
        if (!contains(places, place)) places.push_back(std::move(place));
    }
    return fmt::format("{}", fmt::join(places, ", "));
}

std::string before(const Steps& steps, Pair pair) {
    return fmt::format("{} before {}", steps[pair.first].id, steps[pair.second].id);
}

// One line a pair, the places under each other.
std::string listed(const Steps& steps, const std::vector<Pair>& pairs) {
    std::size_t width = 0;
    for (const Pair& pair : pairs) width = std::max(width, before(steps, pair).size());
    std::string text;
    for (const Pair& pair : pairs)
        text += fmt::format("\n  {:<{}}  ({})", before(steps, pair), width, declared_by(steps.pairs.at(pair)));
    return text;
}

// The config's last word.

bool said_by_config(Pair, const std::vector<const OrderEdge*>& by) {
    return std::any_of(by.begin(), by.end(), [](const OrderEdge* edge) { return edge->from_config; });
}

// Takes away each pair of a plugin's that the config's own lines turn round, and tells them.
std::vector<std::string> overrule(Steps& steps) {
    const Graph decided = closure_of(graph_of(steps, said_by_config));
    std::vector<std::string> told;
    for (auto at = steps.pairs.begin(); at != steps.pairs.end();) {
        const auto& [pair, by] = *at;
        const bool keeps = said_by_config(pair, by) || !leads(decided, pair.second, pair.first);
        if (!keeps) told.push_back(fmt::format("{}  ({})", before(steps, pair), declared_by(by)));
        at = keeps ? std::next(at) : steps.pairs.erase(at);
    }
    return told;
}

// Loops.

// The shortest way from `from` to `to` as pairs, by the lowest steps; both lie in one component. From a step to
// itself it is empty.
std::vector<Pair> way(const Graph& graph, std::size_t from, std::size_t to) {
    std::map<std::size_t, std::size_t> came_from{{from, from}};
    std::deque<std::size_t> next{from};
    while (came_from.count(to) == 0) {
        const std::size_t at = next.front();
        next.pop_front();
        for (auto [edge, end] = boost::out_edges(at, graph); edge != end; ++edge)
            if (came_from.emplace(boost::target(*edge, graph), at).second) next.push_back(boost::target(*edge, graph));
    }
    std::vector<Pair> pairs;
    for (std::size_t at = to; at != from; at = came_from[at]) pairs.push_back({came_from[at], at});
    std::reverse(pairs.begin(), pairs.end());
    return pairs;
}

std::string loop_text(const Steps& steps, std::vector<Pair> loop) {
    std::rotate(loop.begin(), std::min_element(loop.begin(), loop.end()), loop.end());
    if (loop.size() == 1)
        return fmt::format("order: this step waits for itself{}\n  take this line away", listed(steps, loop));
    const bool decidable = std::any_of(loop.begin(), loop.end(),
                                       [&](const Pair& pair) { return !said_by_config(pair, steps.pairs.at(pair)); });
    return fmt::format("order: these steps wait for each other{}\n  take one of these lines away{}",
                       listed(steps, loop), decidable ? ", or decide in the config's order" : "");
}

// The pairs that lie in loops: both ends in one strongly connected component.
std::set<Pair> looping_pairs(const Graph& graph) {
    std::vector<std::size_t> component(boost::num_vertices(graph));
    boost::strong_components(
        graph, boost::make_iterator_property_map(component.begin(), boost::get(boost::vertex_index, graph)));
    std::set<Pair> pairs;
    for (auto [edge, end] = boost::edges(graph); edge != end; ++edge) {
        const Pair pair{boost::source(*edge, graph), boost::target(*edge, graph)};
        if (component[pair.first] == component[pair.second]) pairs.insert(pair);
    }
    return pairs;
}

// For each pair that lies in a loop and was not told yet, the shortest loop through it: so all are told, and
// each loop is whole.
std::vector<std::string> loops(const Steps& steps, const Graph& graph) {
    std::vector<std::string> texts;
    std::set<Pair> untold = looping_pairs(graph);
    while (!untold.empty() && texts.size() < kMostLoops) {
        const Pair first = *untold.begin();
        std::vector<Pair> loop = way(graph, first.second, first.first);
        loop.insert(loop.begin(), first);
        for (const Pair& pair : loop) untold.erase(pair);
        texts.push_back(loop_text(steps, std::move(loop)));
    }
    if (!untold.empty())
        texts.push_back(fmt::format("order: and {} more constraints lie in such loops", untold.size()));
    return texts;
}

std::string stands(const OrderNode& node) {
    return fmt::format("{} ({}) stands at the anchor {}", node.id, where(node.file, node.line), anchor_of(node));
}

std::vector<std::string> against_anchors(const Steps& steps) {
    std::vector<std::string> texts;
    for (const auto& [pair, by] : steps.pairs) {
        const OrderNode &first = steps[pair.first], &then = steps[pair.second];
        if (first.anchor <= then.anchor) continue;
        texts.push_back(
            fmt::format("order: this is against the order of the anchors{}\n"
                        "  {},\n  {}, which comes earlier\n"
                        "  {}",
                        listed(steps, {pair}), stands(first), stands(then),
                        said_by_config(pair, by) ? "no line can move a step to another anchor: take it away"
                                                 : "take the line away, or say the reverse in the config's order"));
    }
    return texts;
}

// The order.

// Kahn's way: of the steps that wait for nothing any more, always the lowest. Pairs of different anchors are
// left out, so that the anchors come one after the other.
std::vector<std::size_t> kahn(const Graph& graph) {
    std::vector<std::size_t> waits_for(boost::num_vertices(graph));
    for (auto [edge, end] = boost::edges(graph); edge != end; ++edge) ++waits_for[boost::target(*edge, graph)];
    std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> ready;
    for (std::size_t step = 0; step < waits_for.size(); ++step)
        if (waits_for[step] == 0) ready.push(step);
    std::vector<std::size_t> sequence;
    while (!ready.empty()) {
        sequence.push_back(ready.top());
        ready.pop();
        for (auto [edge, end] = boost::out_edges(sequence.back(), graph); edge != end; ++edge)
            if (--waits_for[boost::target(*edge, graph)] == 0) ready.push(boost::target(*edge, graph));
    }
    return sequence;
}

// Why sequence[place] stands where it stands.
std::string reason(const Steps& steps, const Graph& closure, const std::vector<std::size_t>& sequence,
                   std::size_t place) {
    const std::size_t step = sequence[place];
    if (place == 0 || steps[sequence[place - 1]].anchor != steps[step].anchor)
        return "anchor " + anchor_of(steps[step]);
    std::string text;
    for (std::size_t earlier = 0; earlier < place; ++earlier) {
        const auto said = steps.pairs.find({sequence[earlier], step});
        if (said == steps.pairs.end() || steps[sequence[earlier]].anchor != steps[step].anchor) continue;
        text += text.empty() ? "after " : ", ";
        text += fmt::format("{} ({})", steps[sequence[earlier]].id, declared_by(said->second));
    }
    if (leads(closure, sequence[place - 1], step)) return text;
    return text.empty() ? "by id" : text + ", then by id";
}

// What one of them writes and the other touches, in words; empty where they do not meet.
std::string meeting(const OrderNode& a, const OrderNode& b) {
    std::set<std::string> over;
    for (const std::string& what : a.writes)
        if (contains(b.reads, what) || contains(b.writes, what)) over.insert(what);
    for (const std::string& what : b.writes)
        if (contains(a.reads, what)) over.insert(what);
    return fmt::format("{}", fmt::join(over, ", "));
}

std::vector<Ordered::Ambiguity> ambiguities(const Steps& steps, const Graph& closure,
                                            const std::vector<std::size_t>& sequence) {
    std::vector<Ordered::Ambiguity> found;
    for (std::size_t i = 0; i < sequence.size(); ++i) {
        const OrderNode& first = steps[sequence[i]];
        for (std::size_t j = i + 1; j < sequence.size() && steps[sequence[j]].anchor == first.anchor; ++j) {
            if (leads(closure, sequence[i], sequence[j])) continue;
            const OrderNode& then = steps[sequence[j]];
            const std::string over = meeting(first, then);
            if (!over.empty()) found.push_back({first.id, then.id, over});
        }
    }
    return found;
}

}  // namespace

Result<Ordered> order_steps(const std::vector<OrderNode>& nodes, const std::vector<OrderEdge>& edges) {
    Steps steps = sorted_steps(nodes, edges);
    Ordered ordered;
    ordered.overruled = overrule(steps);

    const Graph graph = graph_of(steps, [&](Pair pair, const std::vector<const OrderEdge*>&) {
        return steps[pair.first].anchor == steps[pair.second].anchor;
    });
    std::vector<std::string> problems = loops(steps, graph);
    for (std::string& text : against_anchors(steps)) problems.push_back(std::move(text));
    if (!problems.empty()) return Error{Fault::rules, fmt::format("{}", fmt::join(problems, "\n")), {}};

    const Graph closure = closure_of(graph);
    const std::vector<std::size_t> sequence = kahn(graph);
    for (std::size_t place = 0; place < sequence.size(); ++place) {
        ordered.sequence.push_back(steps.origin[sequence[place]]);
        ordered.reasons.push_back(reason(steps, closure, sequence, place));
    }
    ordered.ambiguities = ambiguities(steps, closure, sequence);
    return ordered;
}

}  // namespace pontlevis
