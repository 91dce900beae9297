// Between the two halves of reading a tile file: tiles_toml.cpp understands the words, tiles_check.cpp looks
// whether the tiles they describe can exist. Both report here, so that a file's problems come out together.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/tiles.h"

namespace pontlevis {

inline constexpr std::string_view kHalfNames[kHalves] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

/// The problems of one file, told in the order of its lines.
class FileProblems {
public:
    void add(int line, std::string text) { problems_.push_back({line, std::move(text)}); }
    [[nodiscard]] std::size_t count() const { return problems_.size(); }

    /// One line a problem, "file:line: what"; past a hundred only their number.
    [[nodiscard]] Error error(std::string_view file) const;

private:
    struct Problem {
        int line;
        std::string text;
    };
    std::vector<Problem> problems_;
};

/// Everything that parse_tiles promises to check on each tile and that takes more than one of its segments,
/// or more than one tile.
void check_tiles(const TileSet& set, FileProblems& problems);

/// That the copies of each edition add up; `line` is where the file says how many were published.
void check_published(const TileSet& set, int line, FileProblems& problems);

}  // namespace pontlevis
