#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "nearest.h"
#include "tiles_check.h"
#include "tiles_reader.h"

namespace pontlevis {
namespace {

constexpr std::size_t kLongestName = 64;      // of an id, a kind, an edition, a mark
constexpr std::int64_t kMostCopies = 10'000;  // of one tile
constexpr std::int64_t kFarthest = 100;       // cells from (0,0), of a tile at the start
constexpr std::size_t kMostAtStart = 64;

const Names kSetKeys = {"published", "set", "source", "start", "tile", "title"};
const Names kTileKeys = {"copies", "edges", "id", "junctions", "pool", "role", "segments", "source", "start_copies", "symbols"};
const Names kSources = {"reconstructed", "stated"};

// Names stand in messages, saves and other files: printable, without spaces, not too long.
bool is_name(std::string_view text) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("-_+./").find(c) != std::string_view::npos;
    };
    return !text.empty() && text.size() <= kLongestName && std::all_of(text.begin(), text.end(), fits);
}

}  // namespace

TileSet TilesReader::read(const toml::table& root) {
    TileSet set;
    only_keys(root, kSetKeys, "", "a tile set");
    set.id = name(root, "set", "", 1);
    set.title = text_of(root, "title", "").value_or(set.id);
    reconstructed_ = source(root, "", false);
    if (const toml::node* node = required(root, "published", "", 1)) {
        set.published = counts(*node, "published");
    }
    if (const toml::array* tiles = list_of_tables(root, "tile")) {
        for (const toml::node& node : *tiles) read_tile(*node.as_table(), set);
    }
    if (!set.id.empty()) read_start(root, set);
    return set;
}

std::string TilesReader::name(const toml::table& table, std::string_view key, std::string_view where, int line) {
    if (required(table, key, where, line) == nullptr) return {};
    const std::optional<std::string> value = text_of(table, key, where);
    if (value) check_name(*value, line_of(*table.get(key)), where);
    return value && is_name(*value) ? *value : std::string{};
}

bool TilesReader::check_name(std::string_view word, int line, std::string_view where) {
    if (is_name(word)) return true;
    tell(line, where, fmt::format("{} is no name; expected 1 to {} letters, digits or - _ + . /", quoted(word),
                                  kLongestName));
    return false;
}

bool TilesReader::source(const toml::table& table, std::string_view where, bool usual) {
    const std::optional<std::string> word = text_of(table, "source", where);
    if (!word) return usual;
    if (std::find(kSources.begin(), kSources.end(), *word) == kSources.end()) {
        tell(line_of(*table.get("source")), where,
             fmt::format("no source {}{}", quoted(*word), suggestion(*word, kSources)));
    }
    return *word == "reconstructed";
}

// 3 for every edition, or { C1 = 3, C2 = 2 }.
std::map<std::string, int> TilesReader::counts(const toml::node& node, std::string_view where) {
    std::map<std::string, int> result;
    if (node.is_integer()) {
        if (const auto count = copies(node, where, "all")) result["all"] = *count;
    } else if (const toml::table* table = node.as_table()) {
        for (const auto& [edition, count] : *table) {
            if (!check_name(edition.str(), line_of(count), where)) continue;
            if (const auto value = copies(count, where, edition.str())) {
                result[std::string(edition.str())] = *value;
            }
        }
    } else {
        wrong_type(node, where, "the number", "a whole number, or a table of editions such as { C1 = 4, C2 = 3 }");
    }
    return result;
}

std::optional<int> TilesReader::copies(const toml::node& node, std::string_view where, std::string_view edition) {
    const std::optional<std::int64_t> count = number(node, where, edition, 0, kMostCopies);
    return count ? std::optional<int>(static_cast<int>(*count)) : std::nullopt;
}

// "N E" or ["N", "E"].
Names TilesReader::words(const toml::node& node, std::string_view where, std::string_view key) {
    return TomlReader::words(node, where, key, "\"N E\" or [\"N\", \"E\"]");
}

// A set of words of `known`, bit i for the i-th of them.
unsigned TilesReader::bits(const toml::node& node, std::string_view where, std::string_view key, const Names& known) {
    return bits(words(node, where, key), line_of(node), where, key, known);
}

unsigned TilesReader::bits(const Names& list, int line, std::string_view where, std::string_view key, const Names& known) {
    unsigned result = 0;
    for (const std::string& word : list) {
        const auto found = std::find(known.begin(), known.end(), word);
        const unsigned bit = found == known.end() ? 0u : 1u << (found - known.begin());
        if (bit == 0) {
            tell(line, where, fmt::format("{} has no {}{}", quoted(key), quoted(word), suggestion(word, known)));
        } else if ((result & bit) != 0) {
            tell(line, where, fmt::format("{} has {} twice", quoted(key), quoted(word)));
        }
        result |= bit;
    }
    return result;
}

// A tile with problems is left out: what else could be said of it would only follow from them.
void TilesReader::read_tile(const toml::table& table, TileSet& set) {
    const int told_before = told();
    TileType tile;
    tile.line = line_of(table);
    const std::string id = name(table, "id", "tile", tile.line);
    tile.id = set.id.empty() ? id : set.id + "/" + id;
    where_ = id.empty() ? "tile" : tile.id;
    only_keys(table, kTileKeys, where_, "a tile");
    read_copies(table, tile);
    read_edges(table, tile);
    read_segments(table, tile);
    read_junctions(table, tile);
    if (const toml::node* node = table.get("symbols")) tile.symbols = marks(*node, where_, "symbols");
    if (table.contains("pool")) tile.pool = name(table, "pool", where_, tile.line);
    if (table.contains("role")) tile.role = name(table, "role", where_, tile.line);
    tile.reconstructed = source(table, where_, reconstructed_);
    if (told() == told_before) set.tiles.push_back(std::move(tile));
}

void TilesReader::read_copies(const toml::table& table, TileType& tile) {
    if (const toml::node* node = required(table, "copies", where_, tile.line)) {
        tile.copies = counts(*node, where_ + ": copies");
    }
    const toml::node* start = table.get("start_copies");
    if (start == nullptr) return;
    tile.start_copies = counts(*start, where_ + ": start_copies");
    if (!start->is_integer() || tile.start_copies.empty()) return;
    const int each = tile.start_copies["all"];  // in every edition that has the tile
    tile.start_copies = tile.copies;
    for (auto& [edition, count] : tile.start_copies) count = each;
}

void TilesReader::read_edges(const toml::table& table, TileType& tile) {
    const toml::node* node = required(table, "edges", where_, tile.line);
    if (node == nullptr) return;
    Names list = words(*node, where_, "edges");
    if (list.size() != kSides) {
        tell(line_of(*node), where_, fmt::format("\"edges\" has {} words; expected 4, for north, east, south and west",
                                                 list.size()));
        return;
    }
    for (const std::string& word : list) check_name(word, line_of(*node), where_);
    std::move(list.begin(), list.end(), tile.edges.begin());
}

void TilesReader::read_junctions(const toml::table& table, TileType& tile) {
    const toml::node* node = table.get("junctions");
    if (node == nullptr) return;
    const toml::array* groups = node->as_array();
    if (groups == nullptr) return wrong_type(*node, where_, "junctions", "a list, such as [\"road1 road2\"]");
    for (const toml::node& group : *groups) {
        const unsigned members = bits(group, where_, "junctions", ids_);
        std::vector<std::uint8_t> segments;
        for (std::size_t i = 0; i < ids_.size(); ++i) {
            if ((members >> i & 1u) != 0) segments.push_back(static_cast<std::uint8_t>(i));
        }
        if (segments.size() < 2) tell(line_of(group), where_, "a junction joins two segments or more");
        tile.junctions.push_back(std::move(segments));
    }
}

// [[start]]: tiles that lie on the table before the first turn.
void TilesReader::read_start(const toml::table& root, TileSet& set) {
    const toml::array* places = list_of_tables(root, "start");
    if (places == nullptr) return;
    if (places->size() > kMostAtStart)
        return tell(line_of(*places), "start", fmt::format("{} tiles at the start; {} are possible", places->size(), kMostAtStart));
    const int told_before = told();
    for (const toml::node& node : *places) set.start.push_back(start_place(*node.as_table()));
    if (told() == told_before) check_start(set);
}

StartPlace TilesReader::start_place(const toml::table& table) {
    StartPlace place;
    place.line = line_of(table);
    only_keys(table, {"at", "tile", "turn"}, "start", "a tile at the start");
    place.tile = name(table, "tile", "start", place.line);
    if (const toml::node* turn = table.get("turn")) place.turns = static_cast<Turns>(number(*turn, "start", "turn", 0, 3).value_or(0));
    const toml::node* node = required(table, "at", "start", place.line);
    if (node == nullptr) return place;
    const toml::array* at = node->as_array();
    if (at == nullptr || at->size() != 2) {
        tell(line_of(*node), "start", "at should be two whole numbers, as in [0, -1]");
        return place;
    }
    place.cell.x = static_cast<std::int16_t>(number((*at)[0], "start", "at", -kFarthest, kFarthest).value_or(0));
    place.cell.y = static_cast<std::int16_t>(number((*at)[1], "start", "at", -kFarthest, kFarthest).value_or(0));
    return place;
}

// Each is laid like any tile: beside one that lies there.
void TilesReader::check_start(const TileSet& set) {
    for (std::size_t i = 0; i < set.start.size(); ++i) {
        const StartPlace& place = set.start[i];
        const auto apart = [&](const StartPlace& other) { return std::abs(place.cell.x - other.cell.x) + std::abs(place.cell.y - other.cell.y); };
        const auto before = set.start.begin() + static_cast<std::ptrdiff_t>(i);
        const std::string cell = fmt::format("({},{})", place.cell.x, place.cell.y);
        if (i == 0 && apart({}) != 0) tell(place.line, "start", fmt::format("the first tile lies at {}; expected (0,0)", cell));
        if (std::any_of(set.start.begin(), before, [&](const StartPlace& other) { return apart(other) == 0; }))
            tell(place.line, "start", fmt::format("two tiles at {}", cell));
        else if (i != 0 && std::none_of(set.start.begin(), before, [&](const StartPlace& other) { return apart(other) == 1; }))
            tell(place.line, "start", fmt::format("no tile above lies beside {}", cell));
        Names known;
        for (const TileType& tile : set.tiles) known.push_back(tile.id.substr(set.id.size() + 1));
        if (std::find(known.begin(), known.end(), place.tile) == known.end())
            tell(place.line, "start", fmt::format("this file has no tile {}{}", quoted(place.tile), suggestion(place.tile, known)));
    }
}

int TileSet::copies_in(const std::map<std::string, int>& copies, std::string_view edition) {
    auto found = copies.find(std::string(edition));
    if (found == copies.end()) found = copies.find("all");
    return found == copies.end() ? 0 : found->second;
}

const Mark* find_mark(const std::vector<Mark>& marks, std::string_view name) {
    const auto found = std::find_if(marks.begin(), marks.end(), [name](const Mark& mark) { return mark.name == name; });
    return found == marks.end() ? nullptr : &*found;
}

Result<TileSet> parse_tiles(std::string_view toml, std::string_view name) {
    const Result<toml::table> root = parse_toml(toml, name);
    if (!root) return root.error();

    Problems problems(name);
    TileSet set = TilesReader(problems).read(*root);
    const bool complete = problems.none();
    check_tiles(set, problems);
    if (complete) check_published(set, line_of(*root->get("published")), problems);
    if (!problems.none()) return problems.error();
    return set;
}

}  // namespace pontlevis
