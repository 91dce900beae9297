#include "pontlevis/core/config.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <system_error>

#include "config_names.h"
#include "nearest.h"
#include "options.h"
#include "pontlevis/core/text_file.h"
#include "toml_reader.h"

namespace pontlevis {
namespace {

constexpr std::size_t kMostPlayers = 6;  // BASE-2, with the extra colour
constexpr std::int64_t kMostCopies = 200;
constexpr std::int64_t kMostFigures = 30;

// Reads the table of one file; every problem goes to the list and the reading goes on.
class Reader : TomlReader {
public:
    // `folder` is where relative paths start; null where no file may be touched.
    Reader(Problems& problems, const std::filesystem::path* folder) : TomlReader(problems), folder_(folder) {
        config_.name = problems.name();
    }

    Config read(const toml::table& root) {
        static const std::vector<std::string> keys = {"players", "expansions", "options", "order", "seed", "start"};
        for (const auto& [key, node] : root) {
            if (key == "players")
                read_players(node);
            else if (key == "expansions")
                read_expansions(node);
            else if (key == "options")
                read_options(node);
            else if (key == "order")
                read_order(node);
            else if (key == "seed")
                config_.seed = number(node, "", "seed", 0, INT64_MAX);
            else if (key == "start")
                read_start(node);
            else
                unknown_key(key, keys, "", "a config");
        }
        if (!root.contains("players")) tell(1, "", "nobody plays: write for example  players = [\"red\", \"blue\"]");
        check_owners();
        if (to_toml(config_).size() > kMostConfigBytes)
            tell(line_of_most_tiles(), "", "too large to be saved with a game");
        return std::move(config_);
    }

private:
    void read_players(const toml::node& node) {
        config_.players_line = line_of(node);
        const toml::array* names = node.as_array();
        if (!names) return wrong_type(node, "", "players", "a list of names, as in [\"red\", \"blue\"]");
        if (names->empty()) tell(line_of(node), "", "nobody plays: players is an empty list");
        if (names->size() > kMostPlayers) {  // BASE-2
            tell(line_of(node), "",
                 fmt::format("{} players, but there are figures for {}", names->size(), kMostPlayers), "BASE-2");
        }
        std::set<std::string> seen;
        for (const toml::node& entry : *names) {
            const std::optional<std::string> name = text(entry, "", "a player's name");
            if (!name) continue;
            if (!is_player_name(*name)) {
                tell(line_of(entry), "",
                     fmt::format("{} is no player's name: 1 to {} letters or digits, \".\", \"_\" and \"-\"",
                                 pontlevis::quoted(*name), kLongestPlayerName));
            } else if (*name == kNobodysName) {
                tell(line_of(entry), "", fmt::format("no player can be named \"{}\": that is who owns the figures that belong to no player", kNobodysName));
            } else if (!seen.insert(*name).second) {
                tell(line_of(entry), "", fmt::format("two players are named {}", pontlevis::quoted(*name)));
            }
            config_.players.push_back(*name);
        }
    }

    void read_expansions(const toml::node& node) {
        const toml::array* ids = node.as_array();
        if (!ids) return wrong_type(node, "", "expansions", "a list of names, as in [\"lakes-and-mills\"]");
        std::set<std::string> seen;
        for (const toml::node& entry : *ids) {
            const std::optional<std::string> id = text(entry, "", "an expansion's name");
            if (!id) continue;
            if (!is_expansion_id(*id)) {
                tell(line_of(entry), "",
                     fmt::format("{} is no expansion's name: small letters, digits, \".\", \"_\" and \"-\", "
                                 "the first a letter or digit",
                                 pontlevis::quoted(*id)));
            } else if (*id == "base") {
                tell(line_of(entry), "", "\"base\" is no expansion: the base game is always played");
            } else if (!seen.insert(*id).second) {
                tell(line_of(entry), "", fmt::format("{} is in the list twice", pontlevis::quoted(*id)));
            }
            config_.expansions.push_back({*id, line_of(entry)});
        }
        std::sort(config_.expansions.begin(), config_.expansions.end(),
                  [](const auto& a, const auto& b) { return a.id < b.id; });
    }

    void read_start(const toml::node& node) {
        config_.start_line = line_of(node);
        config_.start = text(node, "", "start").value_or("");
        if (node.is_string() && !is_expansion_id(config_.start)) tell(line_of(node), "", "start is no expansion's name, nor \"base\"");
    }

    void read_options(const toml::node& node) {
        const toml::table* owners = node.as_table();
        if (!owners) return wrong_type(node, "", "options", "a table, as in [options.base]");
        for (const auto& [owner, options] : *owners) {
            owner_lines_[std::string(owner.str())] = line_of(owner);
            const toml::table* table = options.as_table();
            if (!table) {
                wrong_type(options, "", fmt::format("options.{}", owner.str()),
                           fmt::format("a table, [options.{}]", owner.str()));
                continue;
            }
            read_owner(owner.str(), *table);
        }
    }

    void read_owner(std::string_view owner, const toml::table& table) {
        Box box;
        for (const auto& [key, node] : table) {
            if (owner == "base" && (key == "elements" || key == "rules"))
                tell(line_of(key), "",
                     fmt::format("{} is for expansions: the base game's rules are always there", key.str()));
            else if (!read_box_key(box, owner, key, node))
                read_option(owner, key, node);
        }
        find_tiles(box, table);
        if (!(box == Box{})) config_.boxes[std::string(owner)] = std::move(box);
    }

    void read_option(std::string_view owner, const toml::key& key, const toml::node& node) {
        OptionValue option{false, line_of(key)};
        if (const auto* truth = node.as_boolean())
            option.value = **truth;
        else if (const auto* whole = node.as_integer())
            option.value = **whole;
        else if (const auto* words = node.as_string())
            option.value = **words;
        else
            return tell(line_of(node), "",
                        fmt::format("{} of {} is {}; an option is true or false, a whole "
                                    "number or a text",
                                    key.str(), owner, kind_of(node)));
        config_.options[std::string(owner)][std::string(key.str())] = std::move(option);
    }

    // What there is of tiles, figures and parts. False where the key is an option's; box_keys() are all others.
    bool read_box_key(Box& box, std::string_view owner, const toml::key& key, const toml::node& node) {
        if (key == "copies")
            read_copies(box, node);
        else if (key == "figures")
            read_figures(box, node);
        else if (key == "tiles")
            read_tiles(box, node);
        else if (key == "tiles_text")
            box.tiles_text = text(node, "", "tiles_text").value_or("");
        else if (key == "edition" && owner != "base")
            read_edition(box, node);
        else if (key == "elements")
            read_elements(box, node);
        else if (key == "rules")
            read_rules(box, node);
        else
            return false;
        return true;
    }

    void read_copies(Box& box, const toml::node& node) {
        box.copies = static_cast<int>(number(node, "", "copies", 1, kMostCopies).value_or(1));
        box.copies_line = line_of(node);
    }

    void read_figures(Box& box, const toml::node& node) {
        box.figures_line = line_of(node);
        const toml::table* table = node.as_table();
        if (!table) return wrong_type(node, "", "figures", "a table, as in { normal = 7 }");
        for (const auto& [key, count] : *table) {
            const std::string what = fmt::format("the number of {} figures", pontlevis::quoted(key.str()));
            if (const auto many = number(count, "", what, 0, kMostFigures))
                box.figures[std::string(key.str())] = static_cast<int>(*many);
        }
    }

    void read_tiles(Box& box, const toml::node& node) {
        box.tiles_line = line_of(node);
        if (const auto* name = node.as_string())
            box.tiles_name = **name;
        else if (const auto* all = node.as_boolean())
            box.tiles = **all;
        else
            return wrong_type(node, "", "tiles", "a file's name in quotes, or false for none");
        if (node.is_string() && box.tiles_name.empty()) tell(box.tiles_line, "", "tiles names no file: it is empty");
    }

    void read_edition(Box& box, const toml::node& node) {
        box.edition_line = line_of(node);
        const std::optional<std::string> edition = text(node, "", "edition");
        if (edition && edition->empty()) tell(line_of(node), "", "edition names no printing: it is empty");
        box.edition = edition.value_or("");
    }

    void read_elements(Box& box, const toml::node& node) {
        box.elements_line = line_of(node);
        const toml::array* names = node.as_array();
        if (!names) return wrong_type(node, "", "elements", "a list of the parts that are on, as in [\"mill\"]");
        box.elements = different_texts(*names, "an element");
        std::sort(box.elements->begin(), box.elements->end());
    }

    void read_rules(Box& box, const toml::node& node) {
        box.rules_line = line_of(node);
        if (const auto* on = node.as_boolean())
            box.rules = **on;
        else
            wrong_type(node, "", "rules", "true, or false for tiles without rules");
    }

    std::vector<std::string> different_texts(const toml::array& list, std::string_view what) {
        std::vector<std::string> texts;
        std::set<std::string> seen;
        for (const toml::node& entry : list) {
            const std::optional<std::string> one = text(entry, "", what);
            if (!one) continue;
            if (seen.insert(*one).second)
                texts.push_back(*one);
            else
                tell(line_of(entry), "", fmt::format("{} is in the list twice", pontlevis::quoted(*one)));
        }
        return texts;
    }

    // The content of the tile file: here already, as in saves, or to be read.
    void find_tiles(Box& box, const toml::table& table) {
        const toml::node* content = table.get("tiles_text");
        if (content && box.tiles_name.empty())
            tell(line_of(*content), "", "tiles_text without tiles, the name of its file");
        else if (!content && !box.tiles_name.empty())
            read_tile_file(box);
    }

    void read_tile_file(Box& box) {
        if (!folder_)
            return tell(box.tiles_line, "", "tiles names a file, but this text came without files: add tiles_text");
        const std::filesystem::path path = (*folder_ / box.tiles_name).lexically_normal();
        const Result<std::string> content = read_text_file(path, kMostConfigBytes);
        if (!content) return tell(box.tiles_line, "", fmt::format("tiles cannot be read\n  {}", content.error().text));
        box.tiles_name = path.string();
        box.tiles_text = *content;
    }

    int line_of_most_tiles() const {
        const Box* most = nullptr;
        for (const auto& [owner, box] : config_.boxes) {
            if (!most || box.tiles_text.size() > most->tiles_text.size()) most = &box;
        }
        return most ? most->tiles_line : 0;
    }

    void read_order(const toml::node& node) {
        const toml::array* lists = node.as_array();
        if (!lists) return wrong_type(node, "", "order", "a list of lists, as in [[\"mills.turn\", \"#drive\"]]");
        for (const toml::node& entry : *lists) {
            if (const toml::array* steps = entry.as_array())
                read_steps(*steps);
            else
                wrong_type(entry, "", "an entry of order", "a list of steps, as in [\"mills.turn\", \"#drive\"]");
        }
        std::vector<StepOrder>& order = config_.order;
        std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.steps < b.steps; });
        for (std::size_t i = 1; i < order.size(); ++i) {
            if (order[i] == order[i - 1]) tell(order[i].line, "", "order says this twice");
        }
    }

    void read_steps(const toml::array& list) {
        StepOrder order{different_texts(list, "a step"), line_of(list)};
        if (list.size() < 2) return tell(order.line, "", "an order is a list of two or more steps");
        for (const std::string& step : order.steps) {
            if (!is_step_or_tag(step)) tell(order.line, "", no_step(step));
        }
        if (order.steps.size() == list.size()) config_.order.push_back(std::move(order));
    }

    static std::string no_step(std::string_view name) {
        return fmt::format(
            "{} is no step: write an expansion, a point and its step, as in \"mills.turn\", or a tag, "
            "as in \"#drive\"",
            pontlevis::quoted(name));
    }

    // Options are for the base game or for an expansion that takes part.
    void check_owners() {
        std::vector<std::string> known = {"base"};
        for (const ExpansionName& expansion : config_.expansions) known.push_back(expansion.id);
        for (const auto& [owner, line] : owner_lines_) {
            if (std::count(known.begin(), known.end(), owner) > 0) continue;
            tell(line, "",
                 fmt::format("options for {}, which is not among the expansions; {}", pontlevis::quoted(owner),
                             perhaps(owner, known)));
        }
    }

    Config config_;
    const std::filesystem::path* folder_;
    std::map<std::string, int> owner_lines_;
};

Result<Config> read_config(std::string_view text, std::string_view name, const std::filesystem::path* folder) {
    const Result<toml::table> root = parse_toml(text, name);
    if (!root) return root.error();
    Problems problems(name);
    Config config = Reader(problems, folder).read(*root);
    if (!problems.none()) return problems.error();
    return config;
}

// Config files in the folder of the one that is missing.
std::vector<std::string> neighbours(const std::filesystem::path& path) {
    std::vector<std::string> names;
    std::error_code failed;
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    for (std::filesystem::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
        if (at->path().extension() == ".toml") names.push_back(at->path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

const Box& Config::box(std::string_view owner) const {
    static const Box printed;
    const auto found = boxes.find(std::string(owner));
    return found == boxes.end() ? printed : found->second;
}

Result<Config> parse_config(std::string_view toml, std::string_view name) { return read_config(toml, name, nullptr); }

Result<Config> load_config(const std::filesystem::path& path) {
    const Result<std::string> text = read_text_file(path, kMostConfigBytes);
    if (!text) {
        Error error = text.error();
        const std::vector<std::string> near = neighbours(path);
        std::error_code failed;
        if (!near.empty() && !std::filesystem::exists(path, failed)) {
            error.text += "\n  " + perhaps(path.filename().string(), near);
        }
        return error;
    }
    const std::filesystem::path folder = path.parent_path();
    return read_config(*text, path.string(), &folder);
}

}  // namespace pontlevis
