#include "compose/ordered_parts.h"

#include <algorithm>

#include <fmt/format.h>

namespace pontlevis {
namespace {

// Every pair of a line is an edge, so that a part which is not in play leaves no gap.
void add_config_edges(const Config& config, std::vector<OrderEdge>& edges) {
    for (const StepOrder& order : config.order)
        for (std::size_t then = 1; then < order.steps.size(); ++then)
            for (std::size_t first = 0; first < then; ++first)
                edges.push_back({order.steps[first], order.steps[then], config.name, order.line, true});
}

// "figures", or "figures at figure.left"
std::vector<std::string> groups(std::vector<std::string> touched, const std::string& moment) {
    if (!moment.empty())
        for (std::string& group : touched) group += " at " + moment;
    return touched;
}

void note_once(std::vector<std::string>& notes, std::string text) {
    if (std::find(notes.begin(), notes.end(), text) == notes.end()) notes.push_back(std::move(text));
}

}  // namespace

std::optional<Ordered> ordered_parts(Ruleset& rules, const std::vector<OrderedPart>& parts, Problems& problems) {
    static const Footprint kNothing;
    std::vector<OrderNode> nodes;
    std::vector<OrderEdge> edges;
    for (const OrderedPart& part : parts) {
        const Manifest& manifest = *part.owner->manifest;
        const Footprint& footprint = part.footprint ? *part.footprint : kNothing;
        nodes.push_back({part.id, manifest.id, part.anchor, part.order->tags, groups(footprint.reads, part.moment),
                         groups(footprint.writes, part.moment), manifest.file, part.line, part.anchor_name});
        for (const std::string& other : part.order->before) edges.push_back({part.id, other, manifest.file, part.line});
        for (const std::string& other : part.order->after) edges.push_back({other, part.id, manifest.file, part.line});
    }
    add_config_edges(rules.config, edges);

    Result<Ordered> ordered = order_steps(nodes, edges);
    if (!ordered) {
        problems.add(0, ordered.error().text);
        return {};
    }
    for (const std::string& overruled : ordered->overruled) note_once(rules.notes, "the config overrules: " + overruled);
    for (const Ordered::Ambiguity& pair : ordered->ambiguities)
        note_once(rules.ambiguities, fmt::format("{} before {} only by their ids; both touch {}\n  to decide: order = [[\"{}\", \"{}\"]]",
                                                 pair.first, pair.then, pair.over, pair.first, pair.then));
    return std::move(*ordered);
}

}  // namespace pontlevis
