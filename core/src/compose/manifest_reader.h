// Reads the table of one plugin.toml into a Manifest. Used by parse_manifest only: manifest.cpp has the head of
// the file, manifest_options.cpp, manifest_board.cpp, manifest_figures.cpp, manifest_words.cpp and
// manifest_actors.cpp its parts, manifest_filter.cpp and manifest_pieces.cpp what these are made of.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../toml_reader.h"
#include "pontlevis/core/manifest.h"
#include "vocabulary.h"

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

    /// What a word can name: a part of the base game, or one that a section declares, in full.
    struct Noun {
        std::string_view what;     // "kind of feature"
        std::string_view section;  // "feature"
        const Names& base;
    };

    // The head.
    bool read_sdk(const toml::table& root);
    void read_id(const toml::table& root);
    void read_names(const toml::table& root);
    void read_version(const toml::table& root);
    void read_edition(const toml::table& root);
    void read_requirements(const toml::table& root, std::string_view key, std::vector<Requirement>& into);
    void read_requirement(const toml::node& node, std::string_view key, std::vector<Requirement>& into);
    void note_own_names(const toml::table& root);

    // The parts.
    void read_elements(const toml::table& root);
    void read_options(const toml::table& root);
    void read_default(const Part& part, OptionDecl& option);
    void read_range(const Part& part, OptionDecl& option);
    void read_choices(const Part& part, OptionDecl& option);
    void read_choice(const toml::node& node, const Part& part, OptionDecl& option);
    void read_features(const toml::table& root);
    void read_edges(const toml::table& root);
    void read_attributes(const toml::table& root);
    void read_pools(const toml::table& root);
    void read_places(const toml::table& root);
    void read_traits(const toml::table& root);
    void read_figures(const toml::table& root);
    void read_figure_count(const Part& part, FigureDecl& figure);
    void read_figure_traits(const Part& part, FigureDecl& figure);
    void read_grants(const toml::table& root);
    GrantDecl read_grant(const Part& part);
    void read_columns(const toml::table& root);
    void read_causes(const toml::table& root);
    void read_modes(const toml::table& root);
    void read_steps(const toml::table& root);
    void read_anchor(const Part& part, StepDecl& step);
    void read_no_anchor(const Part& part);
    AtOption anchor_by_option(const Part& part, const toml::table& table);
    void read_actions(const toml::table& root);
    void read_fates(const toml::table& root);
    void read_handlers(const toml::table& root);
    void read_point(const Part& part, HandlerDecl& handler);
    void check_weights();
    void check_functions();

    // Pieces of parts.
    std::vector<Part> parts(const toml::table& root, std::string_view section, const NameForm& form);
    std::vector<Part> listed_parts(const toml::table& root, std::string_view section);
    bool few_enough(std::size_t count, const toml::node& node, std::string_view where);
    bool flag(const Part& part, std::string_view key, bool otherwise);
    int whole(const Part& part, std::string_view key, int otherwise, int least, int most);
    /// One word of those; `otherwise` where it is missing, a problem if that is empty.
    std::string choice(const Part& part, std::string_view key, const Names& known, std::string_view otherwise);
    Names word_list(const Part& part, std::string_view key, std::string_view example);
    Names known_words(const Part& part, std::string_view key, std::string_view example, std::string_view what,
                      const Names& known);
    /// Words that are each a noun, or one of `also`.
    Names noun_list(const Part& part, std::string_view key, std::string_view example, const Noun& noun,
                    const Names& also = {});
    bool check_noun(std::string_view word, const Noun& noun, const Names& also, int line, std::string_view where);
    Names tags(const Part& part);
    OrderDecl order(const Part& part);
    Names order_list(const Part& part, std::string_view key);
    Footprint footprint(const Part& part);
    FilterDecl filter(const Part& part, std::string_view whose, const Names& keys);
    void check_flag(const std::string& trait, int line, std::string_view where);
    void check_kind_or_flag(const std::string& word, int line, std::string_view where);
    void read_filter_names(const Part& filter, FilterDecl& into);
    std::string element(const Part& part);
    std::string rule(const Part& part, bool must);
    std::string help(const Part& part);
    Glyph glyph(const Part& part, std::string_view behind = "");
    Names glyph_words(const Part& part) const;
    std::string plain_text(const toml::node& node, std::string_view where, std::string_view what);

    /// "plugin.name": of this plugin, `own` must have the name; of another, only the form is checked.
    bool check_full_name(std::string_view word, const Names& own, int line, std::string_view where,
                         std::string_view what);
    bool check_trait(std::string_view trait, int line, std::string_view where);
    bool is_own_stand(std::string_view trait) const;
    std::optional<TraitValue> trait_value(std::string_view trait, const toml::node& node, std::string_view where,
                                          bool replaces);
    /// Whether a trait holds a number; nothing where only another plugin knows.
    std::optional<bool> holds_number(std::string_view trait) const;
    std::string in_full(std::string_view own) const;
    Names in_full(const Names& own) const;
    /// The names that a section of this file declares.
    const Names& own(std::string_view section) const;

    Manifest& manifest_;
    std::map<std::string, Names, std::less<>> own_;
};

}  // namespace pontlevis
