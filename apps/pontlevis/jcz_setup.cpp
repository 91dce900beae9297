#include "jcz_setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "pontlevis/core/nearest.h"

namespace pontlevis::program::jcz {
namespace {

constexpr const char* kBase = "base";
constexpr const char* kInns = "inns-and-cathedrals";
constexpr int kMostCopies = 200;  // of a set, and
constexpr int kMostFigures = 30;  // of a kind: as in a config

struct SetName {
    const char* theirs;
    const char* owner;
    const char* edition;
};
constexpr SetName kSets[] = {
    {"basic:1", kBase, "C1"},
    {"basic:2", kBase, "C2"},
    {"inns-and-cathedrals:1", kInns, "C1"},
    {"inns-and-cathedrals:2", kInns, "C2"},
};

// An element of an expansion; `figure` is the kind that it brings, if any.
struct ElementName {
    const char* theirs;
    const char* owner;
    const char* ours;
    const char* figure;
};
constexpr ElementName kElements[] = {
    {"small-follower", kBase, "", "normal"},
    {"farmers", kBase, "", ""},
    {"big-follower", kInns, "large-meeple", "large"},
    {"inn", kInns, "inn", ""},
    {"cathedral", kInns, "cathedral", ""},
};

// What nobody plays here yet, with the expansion as the file's own sets call it.
struct Lacking {
    const char* element;
    const char* expansion;
};
constexpr Lacking kLacking[] = {
    {"abbey", "abbey-and-mayor"},
    {"abbot", "abbot"},
    {"acrobats", "under-the-big-top"},
    {"barn", "abbey-and-mayor"},
    {"bazaar", "bridges-castles-and-bazaars"},
    {"big-top", "under-the-big-top"},
    {"bridge", "bridges-castles-and-bazaars"},
    {"builder", "traders-and-builders"},
    {"castle", "bridges-castles-and-bazaars"},
    {"count", "count"},
    {"dragon", "princess-and-dragon"},
    {"fairy", "princess-and-dragon"},
    {"ferry", "ferries"},
    {"garden", "abbot"},
    {"king", "king-and-robber"},
    {"mage", "mage-and-witch"},
    {"mayor", "abbey-and-mayor"},
    {"phantom", "phantom"},
    {"pig", "traders-and-builders"},
    {"pig-herd", "traders-and-builders"},
    {"portal", "princess-and-dragon"},
    {"princess", "princess-and-dragon"},
    {"ringmaster", "under-the-big-top"},
    {"robber", "king-and-robber"},
    {"shrine", "cult"},
    {"tower", "tower"},
    {"traders", "traders-and-builders"},
    {"tunnel", "tunnel"},
    {"wagon", "abbey-and-mayor"},
    {"witch", "mage-and-witch"},
};

struct FigureName {
    const char* id;     // "small"
    const char* title;  // "SmallFollower"
    const char* ours;
};
constexpr FigureName kFigures[] = {{"small", "SmallFollower", "normal"}, {"big", "BigFollower", "large"}};

template <class Row, std::size_t N>
const Row* find(const Row (&rows)[N], const char* Row::*key, std::string_view name) {
    const Row* found = std::find_if(std::begin(rows), std::end(rows), [&](const Row& row) { return row.*key == name; });
    return found == std::end(rows) ? nullptr : found;
}

// Reads one file's set-up; what cannot be had is collected.
class Reader {
public:
    explicit Reader(const File& file) : file_(file) {}

    Result<Config> read() {
        config_.name = file_.name;
        config_.players = file_.players;
        for (const auto& [name, copies] : file_.sets) add_set(name, copies);
        for (const auto& [name, number] : file_.elements) add_element(name, number);
        add_base();
        add_expansions();
        for (const auto& [name, value] : file_.rules) add_rule(name, value);
        for (const auto& [expansion, parts] : lacking_) {
            problem(
                fmt::format("needs the expansion {}, which Pontlevis lacks ({})", expansion, fmt::join(parts, ", ")));
        }
        if (lacking_.empty()) check_start();  // else the start tile may be one of theirs
        if (problems_.empty()) return config_;
        std::string text;
        for (const std::string& problem : problems_) text += (text.empty() ? "" : "\n") + file_.name + ": " + problem;
        return Error{Fault::rules, text, ""};
    }

private:
    void problem(std::string text) { problems_.insert(std::move(text)); }

    void add_set(const std::string& name, int copies) {
        const SetName* set = find(kSets, &SetName::theirs, name);
        if (set == nullptr) {
            lacking_[name.substr(0, name.find_first_of(":/"))].insert("its tiles " + pontlevis::quoted(name));
            return;
        }
        if (copies < 1 || copies > kMostCopies)
            problem(fmt::format("setup.sets.{}: {} times, where 1 to {} are possible", name, copies, kMostCopies));
        if (owners_with_tiles_.contains(set->owner)) problem(fmt::format("two printings of {} at once", set->owner));
        owners_with_tiles_.insert(set->owner);
        owners_.insert(set->owner);
        Box& box = config_.boxes[set->owner];
        box.copies = copies;
        if (set->owner == std::string_view(kBase))
            config_.options[kBase]["edition"].value = std::string(set->edition);
        else
            box.edition = set->edition;
    }

    void add_element(const std::string& name, int number) {
        if (const Lacking* lacking = find(kLacking, &Lacking::element, name)) {
            lacking_[lacking->expansion].insert(pontlevis::quoted(name));
            return;
        }
        const ElementName* element = find(kElements, &ElementName::theirs, name);
        if (element == nullptr) {
            std::vector<std::string> known;
            for (const ElementName& one : kElements) known.emplace_back(one.theirs);
            for (const Lacking& one : kLacking) known.emplace_back(one.element);
            problem(fmt::format("setup.elements: no element {} is known; {}", pontlevis::quoted(name),
                                perhaps(name, known)));
            return;
        }
        if (number > kMostFigures)
            problem(fmt::format("setup.elements.{}: {}, where at most {} are possible", name, number, kMostFigures));
        owners_.insert(element->owner);
        if (*element->ours != '\0') elements_[element->owner].push_back(element->ours);
        if (*element->figure != '\0') config_.boxes[element->owner].figures[element->figure] = number;
    }

    void add_base() {
        if (!owners_with_tiles_.contains(kBase))
            problem("setup.sets: none of basic:1 and basic:2, without which nothing is played here");
        config_.boxes[kBase].figures.emplace("normal", 0);  // those that are not listed are not there
        if (!file_.elements.contains("farmers")) config_.options[kBase]["fields"].value = false;
    }

    void check_start() {
        const bool usual = file_.start.size() == 1 && file_.start[0].tile == "BA/RCr" &&
                           file_.start[0].cell == Cell{} && file_.start[0].turns == 0;
        if (!usual)
            problem("setup.start: other tiles than one BA/RCr at (0,0), unturned, cannot lie there at the start here");
    }

    void add_expansions() {
        for (const std::string& owner : owners_) {
            if (owner == kBase) continue;
            config_.expansions.emplace_back().id = owner;
            Box& box = config_.boxes[owner];
            box.tiles = owners_with_tiles_.contains(owner);
            std::sort(elements_[owner].begin(), elements_[owner].end());
            box.elements = elements_[owner];
        }
    }

    void add_rule(const std::string& name, const std::string& value) {
        if (name == "tiny-city-scoring") {
            if (value != "4" && value != "2") return bad_value(name, value, "4 or 2");
            config_.options[kBase]["two_tile_city"].value = std::int64_t{value == "2" ? 2 : 4};
        } else if (name == "inn-and-cathedral-final-scoring") {
            if (value != "zero" && value != "ignore") return bad_value(name, value, "zero or ignore");
            if (owners_.contains(kInns))
                config_.options[kInns]["unfinished"].value = std::string(value == "zero" ? "nothing" : "ignore");
        }  // all others are of expansions that do not take part, else those were refused
    }

    void bad_value(const std::string& rule, const std::string& value, const char* expected) {
        problem(fmt::format("setup.rules.{}: {}, where {} is expected", rule, pontlevis::quoted(value), expected));
    }

    const File& file_;
    Config config_;
    std::set<std::string> owners_;  // base and expansions that take part
    std::set<std::string> owners_with_tiles_;
    std::map<std::string, std::vector<std::string>> elements_;
    std::map<std::string, std::set<std::string>> lacking_;  // an expansion, and what of it
    std::set<std::string> problems_;
};

}  // namespace

Result<Config> config_of(const File& file) { return Reader(file).read(); }

std::string figure_kind(std::string_view theirs) {
    const FigureName* figure = find(kFigures, &FigureName::id, theirs);
    if (figure == nullptr) figure = find(kFigures, &FigureName::title, theirs);
    return figure == nullptr ? "" : figure->ours;
}

}  // namespace pontlevis::program::jcz
