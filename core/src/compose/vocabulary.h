// The words that a manifest may use, and the forms of names.
// Used where manifests are read and where they are put together.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pontlevis {

using Words = std::vector<std::string>;

/// What a handler may be called at.
struct PointInfo {
    std::string name;
    std::uint32_t bind;    // PLV_BIND_...
    Words filters;         // keys that its filter may have
    bool reacts = false;   // queued behind what happened; may ask
    /// Whether it reads the game and writes nothing.
    [[nodiscard]] bool pure() const;
};
[[nodiscard]] const std::vector<PointInfo>& points();
[[nodiscard]] const PointInfo* find_point(std::string_view name);
[[nodiscard]] const Words& point_names();

// Words of the base game, each list by number: the order is that of the enum behind it.

[[nodiscard]] const Words& feature_kind_names();  // FeatureKind
[[nodiscard]] const Words& mode_names();          // PLV_MODE_...
[[nodiscard]] const Words& cause_names();         // kCausePlace, ...
[[nodiscard]] const Words& place_names();         // PLV_PLACE_...
[[nodiscard]] const Words& operand_names();       // Operand, from cell on
[[nodiscard]] const Words& cause_tags();          // bits of CauseTag
[[nodiscard]] const Words& column_owners();       // ColumnOf
[[nodiscard]] const Words& folds();               // Fold, from any on
[[nodiscard]] const Words& visibilities();        // Column::Visible
[[nodiscard]] const Words& leavings();            // bits of Leaving
[[nodiscard]] const Words& deciders();            // FateDecider
[[nodiscard]] const Words& moments();             // Moment: points that react
[[nodiscard]] const Words& rule_points();         // RuleName

// Words without an enum.

[[nodiscard]] const Words& edge_kind_names();   // city field road
[[nodiscard]] const Words& footprint_groups();  // graph pool figures things points flow

[[nodiscard]] bool has(const Words& words, std::string_view word);
/// A word's place in a list, which has it; else how long that is.
[[nodiscard]] std::uint32_t number_of(const Words& words, std::string_view word);
/// Bit the place of each.
[[nodiscard]] std::uint32_t bits_of(const Words& words, const Words& of);

/// An id's part of a plugin: [a-z0-9][a-z0-9_-]*, without points, so that "plugin.name" can be taken apart.
[[nodiscard]] bool is_word(std::string_view text);
/// [a-z_][a-z0-9_]*: also a name of a C function.
[[nodiscard]] bool is_function_name(std::string_view text);
/// "#meeple"
[[nodiscard]] bool is_tag(std::string_view text);
/// "LM", and "LM-4"
[[nodiscard]] bool is_rule_prefix(std::string_view text);
[[nodiscard]] bool is_rule_number(std::string_view text);

/// "lakes" and "swims" of "lakes.swims": the last point separates.
struct FullName {
    std::string_view plugin, name;
};
[[nodiscard]] std::optional<FullName> split_name(std::string_view text);

}  // namespace pontlevis
