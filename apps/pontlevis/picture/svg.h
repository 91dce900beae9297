// Writes SVG: elements with attributes, one a line. Knows nothing of games.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "path.h"

namespace pontlevis::picture {

class Svg {
public:
    struct Attribute {
        std::string_view name;
        std::string value;
        Attribute(std::string_view its_name, std::string its_value) : name(its_name), value(std::move(its_value)) {}
        Attribute(std::string_view its_name, double number) : name(its_name), value(written(number)) {}
    };
    using Attributes = std::initializer_list<Attribute>;

    void open(std::string_view element, Attributes attributes = {});
    void close();
    void empty(std::string_view element, Attributes attributes);  // "<circle .../>"
    void text(std::string_view element, Attributes attributes, std::string_view content);
    /// As it is: a style sheet.
    void raw(std::string_view lines) { out_ += lines; }

    [[nodiscard]] const std::string& str() const { return out_; }

private:
    void begin(std::string_view element, Attributes attributes);

    std::string out_;
    std::vector<std::string> opened_;
};

/// "translate(12,30)"
[[nodiscard]] std::string moved(Point to);

}  // namespace pontlevis::picture
