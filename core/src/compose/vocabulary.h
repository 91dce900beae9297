// The words that a manifest may use: points, kinds of features, footprint groups, and the forms of names.
// Used where manifests are read and where they are put together.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pontlevis {

/// What a handler may be called at. `pure` ones read the game and write nothing.
struct PointInfo {
    std::string name;
    bool pure = true;
};
[[nodiscard]] const std::vector<PointInfo>& points();
[[nodiscard]] const std::vector<std::string>& point_names();

/// The base game's kinds of features, by the numbers of FeatureKind.
[[nodiscard]] const std::vector<std::string>& feature_kind_names();

/// The modes of scoring, by number.
[[nodiscard]] const std::vector<std::string>& mode_names();

/// graph pool figures things points flow
[[nodiscard]] const std::vector<std::string>& footprint_groups();

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
