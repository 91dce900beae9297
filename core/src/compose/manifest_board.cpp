// What lies on the board: kinds of features and of edges, marks, pools of tiles, places beside it.
#include <fmt/format.h>

#include <algorithm>

#include "../nearest.h"
#include "manifest_reader.h"

namespace pontlevis {
namespace {

constexpr int kMostPoints = 1000;  // a unit, a mark
constexpr int kMostOrder = 100;    // of a pool
constexpr int kMostCapacity = 255;

bool ends_in_digit(std::string_view name) { return !name.empty() && name.back() >= '0' && name.back() <= '9'; }

}  // namespace

void ManifestReader::read_features(const toml::table& root) {
    for (const Part& part : parts(root, "feature", kWord)) {
        only_keys(part.table, {"complete", "completes", "element", "field_worth", "final", "glyph", "glyph_path", "mark_complete", "mark_final"},
                  part.where, "a kind of feature");
        if (has(feature_kind_names(), part.name))
            tell(part.line, part.where, fmt::format("{} is the base game's own kind", pontlevis::quoted(part.name)));
        if (ends_in_digit(part.name))
            tell(part.line, part.where, "its name ends in a digit; on tiles a number follows, as in \"ruin1\"");
        FeatureDecl feature;
        feature.name = part.name;
        feature.completes = choice(part, "completes", {"closed", "surrounded", "never"}, "closed");
        feature.complete = whole(part, "complete", 0, 0, kMostPoints);
        feature.final = whole(part, "final", 0, 0, kMostPoints);
        feature.mark_complete = whole(part, "mark_complete", 0, 0, kMostPoints);
        feature.mark_final = whole(part, "mark_final", 0, 0, kMostPoints);
        feature.field_worth = whole(part, "field_worth", 0, 0, kMostPoints);
        feature.element = element(part);
        feature.line = part.line;
        feature.glyph = glyph(part);
        manifest_.features.push_back(std::move(feature));
    }
}

void ManifestReader::read_edges(const toml::table& root) {
    for (const Part& part : parts(root, "edge", kWord)) {
        only_keys(part.table, {"closes", "element", "fits", "hole"}, part.where, "a kind of edge");
        if (has(edge_kind_names(), part.name))
            tell(part.line, part.where, fmt::format("{} is the base game's own kind", pontlevis::quoted(part.name)));
        EdgeDecl edge;
        edge.name = part.name;
        edge.fits = noun_list(part, "fits", "\"road\" or [\"road\", \"field\"], or \"*\" for anything", {"kind of edge", "edge", edge_kind_names()}, {"*"});
        edge.closes = flag(part, "closes", false);
        edge.hole = flag(part, "hole", false);
        edge.element = element(part);
        edge.line = part.line;
        manifest_.edges.push_back(std::move(edge));
    }
}

void ManifestReader::read_attributes(const toml::table& root) {
    for (const Part& part : parts(root, "attribute", kWord)) {
        Names keys{"element", "glyph", "glyph_path", "join", "on"};
        const Names words = glyph_words(part);
        for (const std::string& word : words) keys.insert(keys.end(), {"glyph_" + word, "glyph_path_" + word});
        only_keys(part.table, keys, part.where, "an attribute");
        const std::string join = text_of(part.table, "join", part.where).value_or("or");
        if (join != "or") {
            tell(line_of(*part.table.get("join")), part.where,
                 fmt::format("join is {}, but can only be \"or\": a feature has it if one of its segments has",
                             pontlevis::quoted(join)));
        }
        AttributeDecl attribute;
        attribute.name = part.name;
        attribute.on = noun_list(part, "on", "\"road\", [\"road\", \"city\"] or \"tile\"", {"kind of feature", "feature", feature_kind_names()}, {"tile"});
        attribute.element = element(part);
        attribute.line = part.line;
        attribute.glyph = glyph(part);
        for (const std::string& word : words) attribute.glyphs[word] = glyph(part, "_" + word);
        manifest_.attributes.push_back(std::move(attribute));
    }
}

void ManifestReader::read_pools(const toml::table& root) {
    for (const Part& part : parts(root, "pool", kWord)) {
        only_keys(part.table, {"drawn", "element", "order"}, part.where, "a pool");
        const int told_before = told();
        PoolDecl pool;
        pool.name = part.name;
        pool.order = whole(part, "order", 0, -kMostOrder, kMostOrder);
        pool.drawn = flag(part, "drawn", true);
        pool.element = element(part);
        pool.line = part.line;
        if (pool.drawn && pool.order == 0 && told() == told_before)
            tell(part.line, part.where, "when is it drawn? order = -1 is before the bag, order = 1 after it, drawn = false never");
        if (!pool.drawn && part.table.contains("order"))
            tell(line_of(*part.table.get("order")), part.where, "drawn is false: it has no order");
        manifest_.pools.push_back(std::move(pool));
    }
}

void ManifestReader::read_places(const toml::table& root) {
    for (const Part& part : parts(root, "place", kWord)) {
        only_keys(part.table, {"capacity", "element", "per"}, part.where, "a place");
        PlaceDecl place;
        place.name = part.name;
        place.per = choice(part, "per", {"game", "player", "tile"}, "game");
        place.capacity = whole(part, "capacity", kMostCapacity, 1, kMostCapacity);
        place.element = element(part);
        place.line = part.line;
        manifest_.places.push_back(std::move(place));
    }
}

}  // namespace pontlevis
