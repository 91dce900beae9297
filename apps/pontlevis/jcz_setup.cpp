#include "jcz_setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "jcz_table.h"
#include "pontlevis/core/nearest.h"
#include "pontlevis/core/text_file.h"

namespace pontlevis::program::jcz {
namespace {

constexpr const char* kBase = "base";
constexpr int kMostCopies = 200;  // of a set, and
constexpr int kMostFigures = 30;  // of a kind: as in a config

OptionScalar value_of(const std::string& text) {
    if (text == "true" || text == "false") return text == "true";
    const bool number = !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string::npos;
    return number ? OptionScalar{std::int64_t{std::stoi(text)}} : OptionScalar{text};
}

// Reads one file's set-up; what cannot be had is collected.
class Reader {
public:
    Reader(const File& file, const Catalog& installed) : file_(file), installed_(installed) {}

    Result<Config> read() {
        config_.name = file_.name;
        config_.players = file_.players;
        for (const auto& [name, copies] : file_.sets) add_set(name, copies);
        for (const auto& [name, number] : file_.elements) add_element(name, number);
        add_base();
        add_expansions();
        add_rule("", "");
        for (const auto& [name, value] : file_.rules) add_rule(name, value);
        for (const auto& [expansion, parts] : lacking_) {
            problem(
                fmt::format("needs the expansion {}, which Pontlevis lacks ({})", expansion, fmt::join(parts, ", ")));
        }
        if (problems_.empty()) return config_;
        std::string text;
        for (const std::string& problem : problems_) text += (text.empty() ? "" : "\n") + file_.name + ": " + problem;
        return Error{Fault::rules, text, ""};
    }

private:
    void problem(std::string text) { problems_.insert(std::move(text)); }

    void add_set(const std::string& name, int copies) {
        const Row* set = find_name("set", 0, name);
        if (set == nullptr) {
            lacking_[name.substr(0, name.find_first_of(":/"))].insert("its tiles " + pontlevis::quoted(name));
            return;
        }
        const std::string& owner = (*set)[1];
        if (copies < 1 || copies > kMostCopies)
            problem(fmt::format("setup.sets.{}: {} times, where 1 to {} are possible", name, copies, kMostCopies));
        if (owners_with_tiles_.contains(owner)) problem(fmt::format("two printings of {} at once", owner));
        owners_with_tiles_.insert(owner);
        owners_.insert(owner);
        Box& box = config_.boxes[owner];
        box.copies = copies;
        if (owner == kBase)
            config_.options[kBase]["edition"].value = (*set)[2];
        else
            box.edition = (*set)[2];
        if (!(*set)[3].empty()) replace_tiles(box, owner, (*set)[3]);
    }

    // Their printing has other tiles than ours; they lie in the expansion's folder.
    void replace_tiles(Box& box, const std::string& owner, const std::string& name) {
        const Manifest* plugin = installed_.find(owner);
        if (plugin == nullptr) return;
        const Result<std::string> text = read_text_file(plugin->folder / name, kMostConfigBytes);
        if (!text) return problem(text.error().text);
        box.tiles_name = name;
        box.tiles_text = *text;
    }

    void add_element(const std::string& name, int number) {
        if (const Row* lacks = find_name("lacks", 0, name)) {
            if (is_in_play((*lacks)[2])) lacking_[(*lacks)[1]].insert(pontlevis::quoted(name));
            return;
        }
        const Row* element = find_name("element", 0, name);
        if (element == nullptr) {
            std::vector<std::string> known;
            for (const Row& one : names("element")) known.push_back(one[0]);
            for (const Row& one : names("lacks")) known.push_back(one[0]);
            problem(fmt::format("setup.elements: no element {} is known; {}", pontlevis::quoted(name),
                                perhaps(name, known)));
            return;
        }
        const std::string &owner = (*element)[1], &ours = (*element)[2], &figure = (*element)[3];
        const int most = figure.empty() ? 1 : kMostFigures;
        if (number > most)
            problem(fmt::format("setup.elements.{}: {}, where at most {} {} possible", name, number, most,
                                most == 1 ? "is" : "are"));
        owners_.insert(owner);
        owners_with_rules_.insert(owner);
        if (!ours.empty()) elements_[owner].push_back(ours);
        if (!figure.empty()) config_.boxes[owner].figures[figure] = number;
    }

    // Whether one of the sets is used, which are named by their beginnings; none named: all are meant.
    bool is_in_play(const std::string& sets) const {
        const auto used = [&](std::string_view set) {
            return std::any_of(file_.sets.begin(), file_.sets.end(),
                               [&](const auto& one) { return one.first.starts_with(set); });
        };
        const std::vector<std::string_view> all = split(sets, ' ');
        return sets.empty() || std::any_of(all.begin(), all.end(), used);
    }

    void add_base() {
        if (!owners_with_tiles_.contains(kBase))
            problem("setup.sets: none of basic:1 and basic:2, without which nothing is played here");
        config_.boxes[kBase].figures.emplace("normal", 0);  // those that are not listed are not there
        if (!file_.elements.contains("farmers")) config_.options[kBase]["fields"].value = false;
    }

    // Elements switch on what an expansion does; one that has none of them does all it can.
    void add_expansions() {
        for (const std::string& owner : owners_) {
            if (owner == kBase) continue;
            config_.expansions.emplace_back().id = owner;
            Box& box = config_.boxes[owner];
            box.tiles = owners_with_tiles_.contains(owner);
            box.rules = owners_with_rules_.contains(owner) || find_name("element", 1, owner) == nullptr;
            if (!box.rules || !has_elements(owner)) continue;
            std::sort(elements_[owner].begin(), elements_[owner].end());
            box.elements = elements_[owner];
        }
    }

    static bool has_elements(const std::string& owner) {
        const std::vector<Row>& all = names("element");
        return std::any_of(all.begin(), all.end(), [&](const Row& one) { return one[1] == owner && !one[2].empty(); });
    }

    // Rules of expansions that do not take part do not matter; those that are always so have no name.
    void add_rule(const std::string& name, const std::string& value) {
        std::vector<std::string> expected;
        bool met = false;
        for (const Row& rule : names("rule")) {
            if (rule[0] != name) continue;
            expected.push_back(rule[1]);
            if (rule[1] != value) continue;
            met = true;
            if (owners_.contains(rule[2])) config_.options[rule[2]][rule[3]].value = value_of(rule[4]);
        }
        if (!met && !expected.empty())
            problem(fmt::format("setup.rules.{}: {}, where {} is expected", name, pontlevis::quoted(value),
                                fmt::join(expected, " or ")));
    }

    const File& file_;
    const Catalog& installed_;
    Config config_;
    std::set<std::string> owners_;  // base and expansions that take part
    std::set<std::string> owners_with_tiles_, owners_with_rules_;
    std::map<std::string, std::vector<std::string>> elements_;
    std::map<std::string, std::set<std::string>> lacking_;  // an expansion, and what of it
    std::set<std::string> problems_;
};

}  // namespace

Result<Config> config_of(const File& file, const Catalog& installed) { return Reader(file, installed).read(); }

}  // namespace pontlevis::program::jcz
