// All problems of one input file, collected and then told at once. Used by everything that reads a file
// which a person wrote: configs, manifests, tiles.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/result.h"

namespace pontlevis {

class Problems {
public:
    /// `name` is the file's name as messages show it.
    explicit Problems(std::string_view name) : name_(name) {}

    /// Notes one problem. `line` counts from 1; 0 where the file as a whole is meant. Further lines of `text`
    /// are shown two spaces further in. `rule` is the number of the rule that says no, if one does: "BASE-2".
    void add(int line, std::string text, std::string_view rule = {});

    [[nodiscard]] bool none() const { return found_.empty(); }
    [[nodiscard]] const std::string& name() const { return name_; }

    /// "file:line: text" for each, in the order of the lines; a long list is cut short. Needs a problem.
    [[nodiscard]] Error error(Fault fault = Fault::input) const;

private:
    struct Problem {
        int line;
        std::string text;
        std::string rule;
    };
    std::string name_;
    std::vector<Problem> found_;
};

}  // namespace pontlevis
