// Puts the steps of all plugins in order: by anchor, then by what they say about each other. The composer calls
// it once a ruleset; it knows neither manifests nor files. The result, messages included, never depends on the
// order in which plugins were found or named.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "pontlevis/core/result.h"

namespace pontlevis {

/// One step that takes part.
struct OrderNode {
    std::string id;  // "fairs.move"
    std::string plugin;
    std::uint32_t anchor = 0;                // its number in the turn
    std::vector<std::string> tags;           // "#drive"
    std::vector<std::string> reads, writes;  // of: graph pool figures things points flow
    std::string file;                        // that declares it
    int line = 0;
    std::string anchor_name;  // "roam", for words; empty: the number is shown
};

/// `first` runs before `then`. Each is a step's id or a "#tag"; names that nobody bears are no error.
/// A tag stands for all its bearers except the step on the other side.
struct OrderEdge {
    std::string first, then;
    std::string file;  // that declares it: a manifest, or the config
    int line = 0;
    bool from_config = false;  // a line of the config's `order`, which has the last word
};

struct Ordered {
    std::vector<std::size_t> sequence;  // indices of nodes
    /// For each of the sequence, why it stands there: "anchor roam" for the first of its anchor; else
    /// "after mills.turn (mills/plugin.toml:31)", with all it waits for; "by id" where nothing else decides
    /// between it and the step before it, "after ..., then by id" where something else is waited for, too.
    std::vector<std::string> reasons;
    struct Ambiguity {
        std::string first, then;  // ids, in the order taken
        std::string over;         // what one writes and the other touches: "figures, points"
    };
    std::vector<Ambiguity> ambiguities;  // pairs of one anchor without a path where one writes what the other touches
    std::vector<std::string> overruled;  // what the config decided otherwise: "a.one before b.two  (a/plugin.toml:12)"
};

/// Orders by anchor, then constraints, then plugin id and name (Kahn with a heap).
///
/// The config: a plugin's constraint "u before v" is dropped when the config's own lines lead from v to u, over
/// one line or several. So a config can decide every loop by one more line; a loop that none of its lines
/// opposes directly is still an error.
/// Errors: Fault::rules with every loop, each whole, edge by edge, with the file and line that declares the edge
/// ("a before b  (file:line)"), and every edge against the order of two anchors. One that agrees with the
/// anchors says nothing new and is fine. Of steps with very many loops the first twenty are shown.
[[nodiscard]] Result<Ordered> order_steps(const std::vector<OrderNode>& nodes, const std::vector<OrderEdge>& edges);

}  // namespace pontlevis
