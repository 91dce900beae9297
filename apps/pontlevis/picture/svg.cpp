#include "svg.h"

#include <fmt/format.h>

namespace pontlevis::picture {
namespace {

// XML 1.0 has no place for control characters, not even as numbers.
std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
        }
    }
    return safe;
}

}  // namespace

void Svg::begin(std::string_view element, Attributes attributes) {
    out_.append(opened_.size(), ' ');
    out_ += '<';
    out_ += element;
    for (const Attribute& attribute : attributes)
        out_ += fmt::format(" {}=\"{}\"", attribute.name, escaped(attribute.value));
}

void Svg::open(std::string_view element, Attributes attributes) {
    begin(element, attributes);
    out_ += ">\n";
    opened_.emplace_back(element);
}

void Svg::close() {
    const std::string element = std::move(opened_.back());
    opened_.pop_back();
    out_.append(opened_.size(), ' ');
    out_ += "</" + element + ">\n";
}

void Svg::empty(std::string_view element, Attributes attributes) {
    begin(element, attributes);
    out_ += "/>\n";
}

void Svg::text(std::string_view element, Attributes attributes, std::string_view content) {
    begin(element, attributes);
    out_ += fmt::format(">{}</{}>\n", escaped(content), element);
}

std::string moved(Point to) { return fmt::format("translate({},{})", written(to.x), written(to.y)); }

}  // namespace pontlevis::picture
