// A text that is shown in place of the options, a page at a time.
#pragma once

#include <string>
#include <vector>

#include "console.h"

namespace pontlevis::program {

class Pages {
public:
    /// Shows these lines from the first one on; they may be longer than the screen is wide.
    void show(std::vector<std::string> lines);
    void close() { lines_.clear(); }
    /// To the next page; after the last one nothing is shown any more.
    void turn(Size size);

    [[nodiscard]] bool is_open() const { return !lines_.empty(); }
    /// The lines of the page, none if nothing is shown. A text that is short leaves the board in sight.
    [[nodiscard]] std::vector<std::string> page(Size size) const;
    /// What the keys do.
    [[nodiscard]] std::string hint(Size size) const;

private:
    [[nodiscard]] std::vector<std::string> broken(Size size) const;

    std::vector<std::string> lines_;
    std::size_t first_ = 0;  // line of the page, once they are broken
};

}  // namespace pontlevis::program
