#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "nearest.h"
#include "tiles_check.h"
#include "toml_reader.h"

namespace pontlevis {
namespace {

constexpr std::size_t kLongestName = 64;       // of an id, a kind, an edition, a mark
constexpr std::int64_t kMostCopies = 10'000;   // of one tile
constexpr std::int64_t kMostPennants = 255;

const Names kSetKeys = {"published", "set", "source", "tile", "title"};
const Names kTileKeys = {"copies", "edges", "id", "junctions", "role", "segments", "source", "start_copies", "symbols"};
const Names kCityKeys = {"crosses", "edges", "marks", "pennants", "shared"};
const Names kFieldKeys = {"cities", "crosses", "halves", "inner", "marks"};
const Names kOtherKeys = {"crosses", "edges", "marks", "shared"};  // road, river, monastery, what plugins add
const Names kSideWords = {"N", "E", "S", "W"};
const Names kHalfWords(std::begin(kHalfNames), std::end(kHalfNames));
const Names kSources = {"reconstructed", "stated"};

// Names stand in messages, saves and other files: printable, without spaces, not too long.
bool is_name(std::string_view text) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("-_+./").find(c) != std::string_view::npos;
    };
    return !text.empty() && text.size() <= kLongestName && std::all_of(text.begin(), text.end(), fits);
}

// "baba-yaga-hut" of "baba-yaga-hut1"; empty where the id is not a kind and a number.
std::string_view kind_in(std::string_view id) {
    const std::size_t letters = id.find_last_not_of("0123456789");
    if (letters == std::string_view::npos || letters + 1 == id.size()) return {};
    return id.substr(0, letters + 1);
}

const Names& keys_of(std::string_view kind) {
    if (kind == "city") return kCityKeys;
    return kind == "field" ? kFieldKeys : kOtherKeys;
}

class Reader : TomlReader {
public:
    explicit Reader(Problems& problems) : TomlReader(problems) {}

    TileSet read(const toml::table& root) {
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
        return set;
    }

private:
    std::string name(const toml::table& table, std::string_view key, std::string_view where, int line) {
        if (required(table, key, where, line) == nullptr) return {};
        const std::optional<std::string> value = text_of(table, key, where);
        if (value) check_name(*value, line_of(*table.get(key)), where);
        return value && is_name(*value) ? *value : std::string{};
    }

    bool check_name(std::string_view word, int line, std::string_view where) {
        if (is_name(word)) return true;
        tell(line, where, fmt::format("{} is no name; expected 1 to {} letters, digits or - _ + . /", quoted(word),
                                      kLongestName));
        return false;
    }

    bool source(const toml::table& table, std::string_view where, bool usual) {
        const std::optional<std::string> word = text_of(table, "source", where);
        if (!word) return usual;
        if (std::find(kSources.begin(), kSources.end(), *word) == kSources.end()) {
            tell(line_of(*table.get("source")), where,
                 fmt::format("no source {}{}", quoted(*word), suggestion(*word, kSources)));
        }
        return *word == "reconstructed";
    }

    // 3 for every edition, or { C1 = 3, C2 = 2 }.
    std::map<std::string, int> counts(const toml::node& node, std::string_view where) {
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

    std::optional<int> copies(const toml::node& node, std::string_view where, std::string_view edition) {
        const std::optional<std::int64_t> count = number(node, where, edition, 0, kMostCopies);
        return count ? std::optional<int>(static_cast<int>(*count)) : std::nullopt;
    }

    // "N E" or ["N", "E"].
    Names words(const toml::node& node, std::string_view where, std::string_view key) {
        return TomlReader::words(node, where, key, "\"N E\" or [\"N\", \"E\"]");
    }

    // A set of words of `known`, bit i for the i-th of them.
    unsigned bits(const toml::node& node, std::string_view where, std::string_view key, const Names& known) {
        return bits(words(node, where, key), line_of(node), where, key, known);
    }

    unsigned bits(const Names& list, int line, std::string_view where, std::string_view key, const Names& known) {
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
    void read_tile(const toml::table& table, TileSet& set) {
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
        if (table.contains("role")) tile.role = name(table, "role", where_, tile.line);
        tile.reconstructed = source(table, where_, reconstructed_);
        if (told() == told_before) set.tiles.push_back(std::move(tile));
    }

    void read_copies(const toml::table& table, TileType& tile) {
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

    void read_edges(const toml::table& table, TileType& tile) {
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

    // Ids first: a segment may name one that stands below it.
    void read_segments(const toml::table& table, TileType& tile) {
        ids_.clear();
        const toml::node* node = table.get("segments");
        if (node == nullptr) return;
        const toml::table* segments = node->as_table();
        if (segments == nullptr) return wrong_type(*node, where_, "segments", "a table, [tile.segments]");
        if (segments->size() > kMostSegments) {
            tell(line_of(*node), where_, fmt::format("{} segments; a tile has {} at the most", segments->size(),
                                                     kMostSegments));
            return;
        }
        const auto entries = in_file_order(*segments);
        for (const auto& [id, entry] : entries) ids_.emplace_back(id);
        for (const auto& [id, entry] : entries) tile.segments.push_back(segment(id, *entry));
    }

    SegmentType segment(std::string_view id, const toml::node& node) {
        SegmentType result;
        result.line = line_of(node);
        if (!check_name(id, result.line, where_)) return result;
        result.id = id;
        result.kind = kind_in(id);
        const std::string where = fmt::format("{}: {}", where_, id);
        if (result.kind.empty()) {
            tell(result.line, where, "no segment id; expected its kind and a number, such as \"city1\"");
        } else if (const toml::table* table = node.as_table()) {
            only_keys(*table, keys_of(result.kind), where, "a " + result.kind);
            read_reach(*table, where, result);
            read_links(*table, where, result);
        } else {
            wrong_type(node, where, "a segment", "a table, such as { edges = \"N\" }");
        }
        return result;
    }

    void read_reach(const toml::table& table, const std::string& where, SegmentType& segment) {
        if (segment.kind == "field") return read_halves(table, where, segment);
        if (const toml::node* node = table.get("edges")) {
            segment.edges = static_cast<std::uint8_t>(bits(*node, where, "edges", kSideWords));
        }
        if (const toml::node* node = table.get("shared")) {
            segment.shared_edges = static_cast<std::uint8_t>(bits(*node, where, "shared", kSideWords));
        }
        if (segment.kind != "city") return;
        if (const toml::node* node = table.get("pennants")) {
            segment.pennants = static_cast<std::uint8_t>(number(*node, where, "pennants", 0, kMostPennants).value_or(0));
        }
    }

    // A field that reaches no edge has to say so: a forgotten list is the likelier reason.
    void read_halves(const toml::table& table, const std::string& where, SegmentType& segment) {
        if (const toml::node* node = table.get("halves")) {
            segment.halves = static_cast<std::uint8_t>(bits(*node, where, "halves", kHalfWords));
        }
        const toml::node* inner = table.get("inner");
        if (inner != nullptr && inner->value<bool>() != true) {
            tell(line_of(*inner), where, "\"inner\" is true or left out");
        } else if ((segment.halves == 0) != (inner != nullptr)) {
            tell(segment.line, where, "expected either \"halves\" or inner = true");
        }
    }

    void read_links(const toml::table& table, const std::string& where, SegmentType& segment) {
        if (const toml::node* node = table.get("cities"); node != nullptr && segment.kind == "field") {
            segment.cities = static_cast<std::uint16_t>(bits(*node, where, "cities", ids_));
            for (const std::string& id : ids_of(segment.cities)) {
                if (kind_in(id) != "city") tell(line_of(*node), where, fmt::format("{} is no city", quoted(id)));
            }
        }
        if (const toml::node* node = table.get("crosses")) {
            segment.crosses = static_cast<std::uint16_t>(bits(*node, where, "crosses", ids_));
        }
        if (const toml::node* node = table.get("marks")) segment.marks = marks(*node, where, "marks");
    }

    Names ids_of(unsigned segments) const {
        Names result;
        for (std::size_t i = 0; i < ids_.size(); ++i) {
            if ((segments >> i & 1u) != 0) result.push_back(ids_[i]);
        }
        return result;
    }

    void read_junctions(const toml::table& table, TileType& tile) {
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

    // ["mill", { trade_good = "wine" }], or "mill" where no mark has a value.
    std::vector<Mark> marks(const toml::node& node, const std::string& where, std::string_view key) {
        std::vector<Mark> result;
        if (const toml::array* list = node.as_array()) {
            for (const toml::node& item : *list) read_mark(item, where, key, result);
        } else {
            for (std::string& word : words(node, where, key)) add_mark({std::move(word)}, line_of(node), where, result);
        }
        std::sort(result.begin(), result.end(), [](const Mark& a, const Mark& b) { return a.name < b.name; });
        return result;
    }

    void read_mark(const toml::node& item, const std::string& where, std::string_view key, std::vector<Mark>& marks) {
        if (const auto* word = item.as_string()) {
            add_mark({word->get()}, line_of(item), where, marks);
        } else if (const toml::table* table = item.as_table()) {
            for (const auto& [name, value] : *table) {
                add_mark(valued_mark(name.str(), value, where), line_of(value), where, marks);
            }
        } else {
            wrong_type(item, where, key, "names, or names with a value such as { number = 4 }");
        }
    }

    void add_mark(Mark mark, int line, const std::string& where, std::vector<Mark>& marks) {
        if (!check_name(mark.name, line, where)) return;
        if (find_mark(marks, mark.name) != nullptr) {
            tell(line, where, fmt::format("the mark {} stands there twice", quoted(mark.name)));
        }
        marks.push_back(std::move(mark));
    }

    Mark valued_mark(std::string_view name, const toml::node& value, const std::string& where) {
        Mark mark{std::string(name)};
        if (value.is_integer()) {
            mark.number = static_cast<std::int32_t>(number(value, where, name, 0, INT32_MAX).value_or(0));
        } else if (const auto* word = value.as_string()) {
            mark.word = word->get();
            check_name(mark.word, line_of(value), where);
        } else if (value.is_array()) {
            read_references(value, where, mark);
        } else {
            wrong_type(value, where, name, "a whole number, a word, or a list of segments or of edges");
        }
        return mark;
    }

    // Edges when the first word is one: no segment is called N, E, S or W.
    void read_references(const toml::node& value, const std::string& where, Mark& mark) {
        const Names list = words(value, where, mark.name);
        const bool edges = !list.empty() && std::find(kSideWords.begin(), kSideWords.end(), list[0]) != kSideWords.end();
        const unsigned found = bits(list, line_of(value), where, mark.name, edges ? kSideWords : ids_);
        if (edges) {
            mark.edges = static_cast<std::uint8_t>(found);
        } else {
            mark.segments = static_cast<std::uint16_t>(found);
        }
    }

    bool reconstructed_ = false;  // what the file says of all its tiles
    std::string where_;           // the tile being read, as messages name it
    Names ids_;                   // its segments, in file order
};

}  // namespace

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
    TileSet set = Reader(problems).read(*root);
    const bool complete = problems.none();
    check_tiles(set, problems);
    if (complete) check_published(set, line_of(*root->get("published")), problems);
    if (!problems.none()) return problems.error();
    return set;
}

}  // namespace pontlevis
