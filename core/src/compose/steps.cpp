#include <algorithm>

#include <fmt/format.h>

#include "compose/order.h"
#include "compose/parts.h"

namespace pontlevis {
namespace {

std::size_t anchor_number(const std::string& name) {
    const std::vector<std::string>& all = anchors();
    return static_cast<std::size_t>(std::find(all.begin(), all.end(), name) - all.begin());
}

// Every pair of a line is an edge, so that a step which is not in play leaves no gap.
void add_config_edges(const Config& config, std::vector<OrderEdge>& edges) {
    for (const StepOrder& order : config.order)
        for (std::size_t then = 1; then < order.steps.size(); ++then)
            for (std::size_t first = 0; first < then; ++first)
                edges.push_back({order.steps[first], order.steps[then], config.name, order.line, true});
}

}  // namespace

std::vector<PlacedStep> order_plugin_steps(Ruleset& rules, const std::vector<Chosen>& chosen, Problems& problems) {
    std::vector<PlacedStep> placed;
    std::vector<OrderNode> nodes;
    std::vector<OrderEdge> edges;
    for (const Chosen& one : chosen) {
        const Manifest& manifest = *one.manifest;
        for (const StepDecl& step : manifest.steps) {
            if (!one.has(step.element)) continue;
            const std::string id = manifest.id + "." + step.name;
            const std::size_t anchor = anchor_number(step.at);
            placed.push_back({&one, &step, anchor});
            nodes.push_back({id, manifest.id, static_cast<std::uint32_t>(anchor), step.tags, step.footprint.reads, step.footprint.writes,
                             manifest.file, step.line, step.at});
            for (const std::string& other : step.before) edges.push_back({id, other, manifest.file, step.line});
            for (const std::string& other : step.after) edges.push_back({other, id, manifest.file, step.line});
        }
    }
    add_config_edges(rules.config, edges);

    const Result<Ordered> ordered = order_steps(nodes, edges);
    if (!ordered) {
        problems.add(0, ordered.error().text);
        return {};
    }
    std::vector<PlacedStep> sequence;
    for (std::size_t i = 0; i < ordered->sequence.size(); ++i) {
        const std::size_t node = ordered->sequence[i];
        sequence.push_back(placed[node]);
        rules.steps.push_back({nodes[node].id, placed[node].step->at, placed[node].step->rule, ordered->reasons[i]});
    }
    for (const std::string& overruled : ordered->overruled) rules.notes.push_back("the config overrules: " + overruled);
    for (const Ordered::Ambiguity& pair : ordered->ambiguities)
        rules.ambiguities.push_back(fmt::format("{} before {} only by their ids; both touch {}\n  to decide: order = [[\"{}\", \"{}\"]]",
                                                pair.first, pair.then, pair.over, pair.first, pair.then));
    return sequence;
}

}  // namespace pontlevis
