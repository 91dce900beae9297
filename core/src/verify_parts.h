// The parts of verify(), one a source file. Each adds its findings in words and changes nothing.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/position.h"

namespace pontlevis {

class Findings {
public:
    /// Adds a finding unless `holds`.
    template <class... Args>
    void expect(bool holds, fmt::format_string<Args...> text, Args&&... args) {
        if (!holds) texts_.push_back(fmt::format(text, std::forward<Args>(args)...));
    }

    [[nodiscard]] bool none() const { return texts_.empty(); }
    [[nodiscard]] std::vector<std::string>& texts() { return texts_; }

private:
    std::vector<std::string> texts_;
};

/// Row counts within the tables, tiles that know their cells and segments. The other parts follow these numbers,
/// so nothing else may be checked where this one finds something.
void verify_tables(const Position& position, Findings& findings);

/// Cells, grid, fit of neighbours, open cells and how they are kept.
void verify_board(const Position& position, Findings& findings);

/// Labels, rings and sums of the features.
void verify_features(const Position& position, Findings& findings);

/// Tiles and figures are each somewhere, once; what the decision at hand implies.
void verify_box(const Position& position, bool whole_box, Findings& findings);
void verify_figures(const Position& position, Findings& findings);
void verify_decision(const Position& position, Findings& findings);

}  // namespace pontlevis
