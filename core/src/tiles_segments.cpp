// What is printed on a tile: segments and their marks.
#include <fmt/format.h>

#include <algorithm>

#include "nearest.h"
#include "tiles_check.h"
#include "tiles_reader.h"

namespace pontlevis {
namespace {

constexpr std::int64_t kMostPennants = 255;

const Names kCityKeys = {"crosses", "edges", "marks", "pennants", "shared"};  // and what plugins add
const Names kFieldKeys = {"cities", "crosses", "halves", "inner", "marks"};
const Names kPlainKeys = {"crosses", "edges", "marks", "shared"};
const Names kPlainKinds = {"garden", "monastery", "road"};
const Names kSideWords = {"N", "E", "S", "W"};
const Names kHalfWords(std::begin(kHalfNames), std::end(kHalfNames));

bool is_plain(std::string_view kind) { return std::find(kPlainKinds.begin(), kPlainKinds.end(), kind) != kPlainKinds.end(); }

// "baba-yaga-hut" of "baba-yaga-hut1"; empty where the id is not a kind and a number.
std::string_view kind_in(std::string_view id) {
    const std::size_t letters = id.find_last_not_of("0123456789");
    if (letters == std::string_view::npos || letters + 1 == id.size()) return {};
    return id.substr(0, letters + 1);
}

const Names& keys_of(std::string_view kind) {
    if (kind == "field") return kFieldKeys;
    return is_plain(kind) ? kPlainKeys : kCityKeys;
}

}  // namespace

// Ids first: a segment may name one that stands below it.
void TilesReader::read_segments(const toml::table& table, TileType& tile) {
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

SegmentType TilesReader::segment(std::string_view id, const toml::node& node) {
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

void TilesReader::read_reach(const toml::table& table, const std::string& where, SegmentType& segment) {
    if (segment.kind == "field") return read_halves(table, where, segment);
    if (const toml::node* node = table.get("edges")) {
        segment.edges = static_cast<std::uint8_t>(bits(*node, where, "edges", kSideWords));
    }
    if (const toml::node* node = table.get("shared")) {
        segment.shared_edges = static_cast<std::uint8_t>(bits(*node, where, "shared", kSideWords));
    }
    if (is_plain(segment.kind)) return;
    if (const toml::node* node = table.get("pennants")) {
        segment.pennants = static_cast<std::uint8_t>(number(*node, where, "pennants", 0, kMostPennants).value_or(0));
    }
}

// A field that reaches no edge has to say so: a forgotten list is the likelier reason.
void TilesReader::read_halves(const toml::table& table, const std::string& where, SegmentType& segment) {
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

void TilesReader::read_links(const toml::table& table, const std::string& where, SegmentType& segment) {
    if (const toml::node* node = table.get("cities"); node != nullptr && segment.kind == "field") {
        segment.cities = static_cast<std::uint16_t>(bits(*node, where, "cities", ids_));
        for (const std::string& id : ids_of(segment.cities)) {
            if (is_plain(kind_in(id)) || kind_in(id) == "field") tell(line_of(*node), where, fmt::format("{} is no city", quoted(id)));
        }
    }
    if (const toml::node* node = table.get("crosses")) {
        segment.crosses = static_cast<std::uint16_t>(bits(*node, where, "crosses", ids_));
    }
    if (const toml::node* node = table.get("marks")) segment.marks = marks(*node, where, "marks");
}

Names TilesReader::ids_of(unsigned segments) const {
    Names result;
    for (std::size_t i = 0; i < ids_.size(); ++i) {
        if ((segments >> i & 1u) != 0) result.push_back(ids_[i]);
    }
    return result;
}

// ["mill", { crop = "rye" }], or "mill" where no mark has a value.
std::vector<Mark> TilesReader::marks(const toml::node& node, const std::string& where, std::string_view key) {
    std::vector<Mark> result;
    if (const toml::array* list = node.as_array()) {
        for (const toml::node& item : *list) read_mark(item, where, key, result);
    } else {
        for (std::string& word : words(node, where, key)) add_mark({std::move(word)}, line_of(node), where, result);
    }
    std::sort(result.begin(), result.end(), [](const Mark& a, const Mark& b) { return a.name < b.name; });
    return result;
}

void TilesReader::read_mark(const toml::node& item, const std::string& where, std::string_view key, std::vector<Mark>& marks) {
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

void TilesReader::add_mark(Mark mark, int line, const std::string& where, std::vector<Mark>& marks) {
    if (!check_name(mark.name, line, where)) return;
    if (find_mark(marks, mark.name) != nullptr) {
        tell(line, where, fmt::format("the mark {} stands there twice", quoted(mark.name)));
    }
    marks.push_back(std::move(mark));
}

Mark TilesReader::valued_mark(std::string_view name, const toml::node& value, const std::string& where) {
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
void TilesReader::read_references(const toml::node& value, const std::string& where, Mark& mark) {
    const Names list = words(value, where, mark.name);
    const bool edges = !list.empty() && std::find(kSideWords.begin(), kSideWords.end(), list[0]) != kSideWords.end();
    const unsigned found = bits(list, line_of(value), where, mark.name, edges ? kSideWords : ids_);
    if (edges) {
        mark.edges = static_cast<std::uint8_t>(found);
    } else {
        mark.segments = static_cast<std::uint16_t>(found);
    }
}

}  // namespace pontlevis
