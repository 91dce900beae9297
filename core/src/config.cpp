#include "pontlevis/core/config.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <system_error>

#include "nearest.h"
#include "options.h"
#include "problems.h"
#include "text_file.h"
#include "toml_text.h"

namespace pontlevis {
namespace {

constexpr std::size_t kMostPlayers = 6;         // BASE-2, with the extra colour
constexpr std::size_t kLongestPlayerName = 24;  // characters
constexpr std::size_t kLongestExpansionId = 64;
constexpr std::int64_t kMostCopies = 200;
constexpr std::int64_t kMostFigures = 30;

bool is_letter_or_digit(char32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// Every letter of every script, and pictures; no spaces, quotes, "=" or ",", which mean something on the
// command line, and nothing that is invisible or turns the direction of writing.
bool may_be_in_player_name(char32_t c) {
    if (c < 0x80) return is_letter_or_digit(c) || c == '.' || c == '_' || c == '-';
    const bool is_sign = c < 0xC0 || (c >= 0x2000 && c <= 0x206F) || c == 0x3000;
    const bool is_special = c == 0xFEFF || (c >= 0xFFF0 && c <= 0xFFFF) || c >= 0xE0000;
    return !is_sign && !is_special;
}

// `text` is valid UTF-8: the TOML reader takes nothing else.
std::u32string characters(std::string_view text) {
    std::u32string found;
    for (const char byte : text) {
        const auto bits = static_cast<unsigned char>(byte);
        if (bits < 0x80)
            found += bits;
        else if (bits >= 0xC0)
            found += bits >= 0xF0 ? bits & 0x07u : bits >= 0xE0 ? bits & 0x0Fu : bits & 0x1Fu;
        else if (!found.empty())
            found.back() = found.back() << 6 | (bits & 0x3Fu);
    }
    return found;
}

bool is_player_name(std::string_view name) {
    const std::u32string letters = characters(name);
    return !letters.empty() && letters.size() <= kLongestPlayerName &&
           std::all_of(letters.begin(), letters.end(), may_be_in_player_name);
}

bool is_expansion_id(std::string_view id) {
    const auto low = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !id.empty() && id.size() <= kLongestExpansionId && low(id.front()) &&
           std::all_of(id.begin(), id.end(), [&](char c) { return low(c) || c == '.' || c == '_' || c == '-'; });
}

// Reads the table of one file; every problem goes to the list and the reading goes on.
class Reader {
public:
    // `folder` is where relative paths start; null where no file may be touched.
    Reader(std::string_view name, const std::filesystem::path* folder) : problems_(name), folder_(folder) {
        config_.name = name;
    }

    Result<Config> read(const toml::table& root) {
        static const std::vector<std::string> keys = {"players", "expansions", "options", "seed"};
        for (const auto& [key, node] : root) {
            if (key == "players")
                read_players(node);
            else if (key == "expansions")
                read_expansions(node);
            else if (key == "options")
                read_options(node);
            else if (key == "seed")
                config_.seed = number(node, "seed", 0, INT64_MAX);
            else
                unknown_key(key, "a config", keys);
        }
        if (!root.contains("players"))
            problems_.add(1, "nobody plays: write for example  players = [\"red\", \"blue\"]");
        check_owners();
        if (to_toml(config_).size() > kMostConfigBytes)
            problems_.add(config_.base.tiles_line, "too large to be saved with a game");
        if (!problems_.none()) return problems_.error();
        return std::move(config_);
    }

private:
    void unknown_key(const toml::key& key, std::string_view place, const std::vector<std::string>& known) {
        problems_.add(line_of(key),
                      fmt::format("{} has no {}; {}", place, pontlevis::quoted(key.str()), perhaps(key.str(), known)));
    }

    void wrong_type(const toml::node& node, std::string_view what, std::string_view expected) {
        problems_.add(line_of(node), fmt::format("{} is {}, but should be {}", what, kind_of(node), expected));
    }

    std::optional<std::int64_t> number(const toml::node& node, std::string_view what, std::int64_t least,
                                       std::int64_t most) {
        const toml::value<std::int64_t>* value = node.as_integer();
        if (!value) {
            wrong_type(node, what, "a whole number");
        } else if (**value < least || **value > most) {
            problems_.add(line_of(node), fmt::format("{} is {}, but can only be a whole number from {} to {}", what,
                                                     **value, least, most));
        } else {
            return **value;
        }
        return {};
    }

    std::optional<std::string> text(const toml::node& node, std::string_view what) {
        if (const toml::value<std::string>* value = node.as_string()) return **value;
        wrong_type(node, what, "a text in quotes");
        return {};
    }

    void read_players(const toml::node& node) {
        config_.players_line = line_of(node);
        const toml::array* names = node.as_array();
        if (!names) return wrong_type(node, "players", "a list of names, as in [\"red\", \"blue\"]");
        if (names->empty()) problems_.add(line_of(node), "nobody plays: players is an empty list");
        if (names->size() > kMostPlayers) {  // BASE-2
            problems_.add(line_of(node),
                          fmt::format("{} players, but there are figures for {}", names->size(), kMostPlayers),
                          "BASE-2");
        }
        std::set<std::string> seen;
        for (const toml::node& entry : *names) {
            const std::optional<std::string> name = text(entry, "a player's name");
            if (!name) continue;
            if (!is_player_name(*name)) {
                problems_.add(line_of(entry),
                              fmt::format("{} is no player's name: 1 to {} letters or digits, \".\", \"_\" and \"-\"",
                                          pontlevis::quoted(*name), kLongestPlayerName));
            } else if (!seen.insert(*name).second) {
                problems_.add(line_of(entry), fmt::format("two players are named {}", pontlevis::quoted(*name)));
            }
            config_.players.push_back(*name);
        }
    }

    void read_expansions(const toml::node& node) {
        const toml::array* ids = node.as_array();
        if (!ids) return wrong_type(node, "expansions", "a list of names, as in [\"inns-and-cathedrals\"]");
        std::set<std::string> seen;
        for (const toml::node& entry : *ids) {
            const std::optional<std::string> id = text(entry, "an expansion's name");
            if (!id) continue;
            if (!is_expansion_id(*id)) {
                problems_.add(line_of(entry),
                              fmt::format("{} is no expansion's name: small letters, digits, \".\", \"_\" and \"-\", "
                                          "the first a letter or digit",
                                          pontlevis::quoted(*id)));
            } else if (*id == "base") {
                problems_.add(line_of(entry), "\"base\" is no expansion: the base game is always played");
            } else if (!seen.insert(*id).second) {
                problems_.add(line_of(entry), fmt::format("{} is in the list twice", pontlevis::quoted(*id)));
            }
            config_.expansions.push_back({*id, line_of(entry)});
        }
        std::sort(config_.expansions.begin(), config_.expansions.end(),
                  [](const auto& a, const auto& b) { return a.id < b.id; });
    }

    void read_options(const toml::node& node) {
        const toml::table* owners = node.as_table();
        if (!owners) return wrong_type(node, "options", "a table, as in [options.base]");
        for (const auto& [owner, options] : *owners) {
            owner_lines_[std::string(owner.str())] = line_of(owner);
            const toml::table* table = options.as_table();
            if (!table) {
                wrong_type(options, fmt::format("options.{}", owner.str()),
                           fmt::format("a table, [options.{}]", owner.str()));
                continue;
            }
            if (owner == "base") read_box(*table);
            for (const auto& [key, value] : *table) {
                const bool is_box = owner == "base" && std::count(box_keys().begin(), box_keys().end(), key.str()) > 0;
                if (!is_box) read_option(owner.str(), key, value);
            }
        }
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
            return wrong_type(node, fmt::format("{} of {}", key.str(), owner),
                              "true, false, a whole number or a text in quotes");
        config_.options[std::string(owner)][std::string(key.str())] = std::move(option);
    }

    // What [options.base] says about the box: how many tiles and figures, and which.
    void read_box(const toml::table& table) {
        Box& box = config_.base;
        if (const toml::node* node = table.get("copies")) {
            box.copies = static_cast<int>(number(*node, "copies", 1, kMostCopies).value_or(1));
            box.copies_line = line_of(*node);
        }
        if (const toml::node* node = table.get("figures")) read_figures(*node);
        if (const toml::node* node = table.get("tiles")) {
            box.tiles_name = text(*node, "tiles").value_or("");
            box.tiles_line = line_of(*node);
        }
        if (const toml::node* node = table.get("tiles_text")) {
            box.tiles_text = text(*node, "tiles_text").value_or("");
            if (!table.contains("tiles"))
                problems_.add(line_of(*node), "tiles_text without tiles, the name of its file");
        } else if (!box.tiles_name.empty()) {
            read_tile_file();
        }
    }

    void read_figures(const toml::node& node) {
        static const std::vector<std::string> kinds = {"normal"};  // BASE-2
        const toml::table* table = node.as_table();
        if (!table) return wrong_type(node, "figures", "a table, as in { normal = 7 }");
        for (const auto& [key, count] : *table) {
            const std::string kind(key.str());
            if (std::count(kinds.begin(), kinds.end(), kind) == 0)
                unknown_key(key, "figures of base", kinds);
            else if (const auto many = number(count, kind, 0, kMostFigures))
                config_.base.figures[kind] = static_cast<int>(*many);
        }
    }

    void read_tile_file() {
        Box& box = config_.base;
        if (!folder_)
            return problems_.add(box.tiles_line,
                                 "tiles names a file, but this text came without files: add tiles_text");
        const std::filesystem::path path = (*folder_ / box.tiles_name).lexically_normal();
        const Result<std::string> content = read_text_file(path, kMostConfigBytes);
        if (!content)
            return problems_.add(box.tiles_line, fmt::format("tiles cannot be read\n  {}", content.error().text));
        box.tiles_name = path.string();
        box.tiles_text = *content;
    }

    // Options are for the base game or for an expansion that takes part.
    void check_owners() {
        std::vector<std::string> known = {"base"};
        for (const ExpansionName& expansion : config_.expansions) known.push_back(expansion.id);
        for (const auto& [owner, line] : owner_lines_) {
            if (std::count(known.begin(), known.end(), owner) > 0) continue;
            problems_.add(line, fmt::format("options for {}, which is not among the expansions; {}",
                                            pontlevis::quoted(owner), perhaps(owner, known)));
        }
    }

    Config config_;
    Problems problems_;
    const std::filesystem::path* folder_;
    std::map<std::string, int> owner_lines_;
};

Result<Config> read_config(std::string_view text, std::string_view name, const std::filesystem::path* folder) {
    const Result<toml::table> root = parse_toml(text, name);
    if (!root) return root.error();
    return Reader(name, folder).read(*root);
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
