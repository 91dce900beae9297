// Reads the table of one tile file into a TileSet. Used by parse_tiles only: tiles_toml.cpp has the file and its
// tiles, tiles_segments.cpp what is printed on them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/tiles.h"
#include "toml_reader.h"

namespace pontlevis {

class TilesReader : TomlReader {
public:
    explicit TilesReader(Problems& problems) : TomlReader(problems) {}

    TileSet read(const toml::table& root);

private:
    // The file and its tiles.
    std::string name(const toml::table& table, std::string_view key, std::string_view where, int line);
    bool check_name(std::string_view word, int line, std::string_view where);
    bool source(const toml::table& table, std::string_view where, bool usual);
    std::map<std::string, int> counts(const toml::node& node, std::string_view where);
    std::optional<int> copies(const toml::node& node, std::string_view where, std::string_view edition);
    void read_tile(const toml::table& table, TileSet& set);
    void read_copies(const toml::table& table, TileType& tile);
    void read_edges(const toml::table& table, TileType& tile);
    void read_junctions(const toml::table& table, TileType& tile);
    Names words(const toml::node& node, std::string_view where, std::string_view key);
    void read_start(const toml::table& root, TileSet& set);
    StartPlace start_place(const toml::table& table);
    void check_start(const TileSet& set);
    /// A set of words of `known`, bit i for the i-th of them.
    unsigned bits(const toml::node& node, std::string_view where, std::string_view key, const Names& known);
    unsigned bits(const Names& list, int line, std::string_view where, std::string_view key, const Names& known);

    // What is printed on a tile.
    void read_segments(const toml::table& table, TileType& tile);
    SegmentType segment(std::string_view id, const toml::node& node);
    void read_reach(const toml::table& table, const std::string& where, SegmentType& segment);
    void read_halves(const toml::table& table, const std::string& where, SegmentType& segment);
    void read_links(const toml::table& table, const std::string& where, SegmentType& segment);
    Names ids_of(unsigned segments) const;
    std::vector<Mark> marks(const toml::node& node, const std::string& where, std::string_view key);
    void read_mark(const toml::node& item, const std::string& where, std::string_view key, std::vector<Mark>& marks);
    void add_mark(Mark mark, int line, const std::string& where, std::vector<Mark>& marks);
    Mark valued_mark(std::string_view name, const toml::node& value, const std::string& where);
    void read_references(const toml::node& value, const std::string& where, Mark& mark);

    bool reconstructed_ = false;  // what the file says of all its tiles
    std::string where_;           // the tile being read, as messages name it
    Names ids_;                   // its segments, in file order
};

}  // namespace pontlevis
