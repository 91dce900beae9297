// What a config may take out of a box, or put into it twice: of every expansion each element alone and none, tiles
// without rules and rules without tiles, two sets, other numbers of figures, every choice of every option.
#include "combo.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr std::uint64_t kGamesABox = 3;

std::vector<std::string> values_of(const OptionDecl& option) {
    std::vector<std::string> values;
    for (const std::string& choice : option.choices) values.push_back(fmt::format("\"{}\"", choice));
    for (const std::int64_t choice : option.number_choices) values.push_back(std::to_string(choice));
    if (std::holds_alternative<bool>(option.fallback)) values = {"false", "true"};
    if (option.range) values = {std::to_string(option.range->first), std::to_string(option.range->second)};
    return values;
}

std::vector<std::string> boxes_of(const Manifest& plugin) {
    std::vector<std::string> lines = {"rules = false", "copies = 2"};
    if (plugin.has_tiles) lines.emplace_back("tiles = false");
    if (!plugin.elements.empty()) lines.emplace_back("elements = []");
    for (const ElementDecl& element : plugin.elements) lines.push_back(fmt::format("elements = [\"{}\"]", element.id));
    for (const FigureDecl& figure : plugin.figures)
        for (const int number : {0, 1, 3}) lines.push_back(fmt::format("figures = {{ {} = {} }}", figure.name, number));
    for (const OptionDecl& option : plugin.options)
        for (const std::string& value : values_of(option)) lines.push_back(fmt::format("{} = {}", option.name, value));
    return lines;
}

}  // namespace

TEST_CASE("boxes: every expansion with parts of its box, two boxes, other figures and options, in random games") {
    for (const std::string& id : all_expansions()) {
        for (const std::string& line : boxes_of(*bundled_plugins().find(id))) {
            INFO(id << ": " << line);
            play_combo({id}, kGamesABox, fmt::format("[options.{}]\n{}\n", id, line));
        }
    }
}

TEST_CASE("boxes: all expansions at once, one of them with a single element") {
    for (const std::string& id : all_expansions()) {
        for (const ElementDecl& element : bundled_plugins().find(id)->elements) {
            const std::string options = fmt::format("[options.{}]\nelements = [\"{}\"]\n", id, element.id);
            INFO(options);
            play_combo(all_expansions(), 2, options);
        }
    }
}

TEST_CASE("boxes: all expansions at once, each with two sets of tiles") {
    std::string options = "[options.base]\ncopies = 2\n";
    for (const std::string& id : all_expansions()) options += fmt::format("[options.{}]\ncopies = 2\n", id);
    play_combo(all_expansions(), 2, options);
}

TEST_CASE("boxes: all expansions at once, tiles without rules and rules without tiles") {
    for (const char* line : {"rules = false", "tiles = false"}) {
        std::string options;
        for (const std::string& id : all_expansions()) options += fmt::format("[options.{}]\n{}\n", id, line);
        play_combo(all_expansions(), kGamesABox, options);
    }
}
