// Reads the table of one plugin.toml into a Manifest. Used by parse_manifest only: manifest.cpp has the head of
// the file, manifest_parts.cpp its parts, manifest_pieces.cpp what these are made of.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../toml_reader.h"
#include "pontlevis/core/manifest.h"

namespace pontlevis {

class ManifestReader : TomlReader {
public:
    ManifestReader(Problems& problems, Manifest& manifest) : TomlReader(problems), manifest_(manifest) {}

    void read(const toml::table& root);

private:
    /// One table under [section.name] or [[section]].
    struct Part {
        std::string name;   // empty under [[section]]
        std::string where;  // "handler.mill_value"
        const toml::table& table;
        int line;
    };
    struct NameForm {
        bool (*fits)(std::string_view);
        std::string_view in_words;
    };
    static const NameForm kWord, kFunction, kTag;

    // The head.
    bool read_sdk(const toml::table& root);
    void read_id(const toml::table& root);
    void read_names(const toml::table& root);
    void read_version(const toml::table& root);
    void read_edition(const toml::table& root);
    void read_requirements(const toml::table& root, std::string_view key, std::vector<Requirement>& into);
    void read_requirement(const toml::node& node, std::string_view key, std::vector<Requirement>& into);

    // The parts.
    void read_elements(const toml::table& root);
    void read_options(const toml::table& root);
    void read_default(const Part& part, OptionDecl& option);
    void read_range(const Part& part, OptionDecl& option);
    void read_choices(const Part& part, OptionDecl& option);
    void read_choice(const toml::node& node, const Part& part, OptionDecl& option);
    void read_attributes(const toml::table& root);
    void read_traits(const toml::table& root);
    void read_figures(const toml::table& root);
    void read_figure_traits(const Part& part, FigureDecl& figure);
    void read_grants(const toml::table& root);
    GrantDecl read_grant(const Part& part);
    void read_handlers(const toml::table& root);
    void read_point(const Part& part, HandlerDecl& handler);
    void read_filter(const Part& part, HandlerDecl& handler);
    void read_steps(const toml::table& root);
    void read_anchor(const Part& part, StepDecl& step);
    void check_functions();

    // Pieces of parts.
    std::vector<Part> parts(const toml::table& root, std::string_view section, const NameForm& form);
    std::vector<Part> listed_parts(const toml::table& root, std::string_view section);
    bool few_enough(std::size_t count, const toml::node& node, std::string_view where);
    Names word_list(const Part& part, std::string_view key, std::string_view example);
    Names known_words(const Part& part, std::string_view key, std::string_view example, std::string_view what,
                      const Names& known);
    Names kinds(const Part& part, std::string_view key);
    Names modes(const Part& part, std::string_view key);
    Names tags(const Part& part);
    Names order(const Part& part, std::string_view key, const Names& own_steps);
    Names groups(const Part& part, std::string_view key);
    std::string element(const Part& part);
    std::string rule(const Part& part, bool must);
    std::string help(const Part& part);
    std::string plain_text(const toml::node& node, std::string_view where, std::string_view what);

    /// "plugin.name": of this plugin, `own` must have the name; of another, only the form is checked.
    bool check_full_name(std::string_view word, const Names& own, int line, std::string_view where,
                         std::string_view what);
    bool check_trait(std::string_view trait, int line, std::string_view where);
    std::optional<TraitValue> trait_value(std::string_view trait, const toml::node& node, std::string_view where,
                                          bool replaces);
    /// Whether a trait holds a number; nothing where only another plugin knows.
    std::optional<bool> holds_number(std::string_view trait) const;
    std::string in_full(std::string_view own) const;
    Names in_full(const Names& own) const;

    Manifest& manifest_;
    Names elements_, traits_, attributes_;  // names that this file declares
};

}  // namespace pontlevis
