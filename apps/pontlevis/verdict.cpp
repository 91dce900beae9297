// Why an option is not there: the engine's refusal, and what of the table it is about.
#include <fmt/format.h>

#include <algorithm>

#include "explain_report.h"
#include "facts.h"
#include "pontlevis/core/text.h"
#include "words.h"

namespace pontlevis::program {
namespace {

// "turned 0, 1 or 3"
std::string turns_text(std::uint8_t turns) {
    std::string text;
    for (int turn = 0; turn < kSides; ++turn) {
        if ((turns >> turn & 1) == 0) continue;
        const bool last = turns >> (turn + 1) == 0;
        text += fmt::format("{}{}", text.empty() ? "turned " : last ? " or " : ", ", turn);
    }
    return text.empty() ? "in no turn" : text;
}

class Facts {
public:
    Facts(const Game& game, const Option& option) : game_(game), rules_(game.rules()), option_(option) {}

    std::vector<std::string> all() {
        const std::array<std::uint32_t, 3> values{option_.a, option_.b, option_.c};
        const std::array<Operand, 3>& operands = rules_.actions[option_.action].operands;
        for (std::size_t i = 0; i < operands.size(); ++i) {
            if (operands[i] == Operand::figure_kind) kind_ = values[i];
            if (operands[i] == Operand::figure) about_figure(values[i]);
            if (operands[i] == Operand::cell) about(unpack_cell(values[i]));
            if (operands[i] == Operand::location) about_place(values[i]);
        }
        about_action();
        return std::move(facts_);
    }

private:
    void add(std::string fact) {
        if (std::find(facts_.begin(), facts_.end(), fact) == facts_.end()) facts_.push_back(std::move(fact));
    }

    void about_figure(std::uint32_t number) {
        if (number >= game_.figures()) return;
        const FigureView figure = game_.figure(number);
        moved_ = kind_ = figure.kind;
        if (place_of(figure.where) == PLV_PLACE_SUPPLY)
            add(fmt::format("{}'s {} is in the supply", seat_name(rules_, figure.seat), rules_.figure_kinds[figure.kind].name));
        else
            about(figure);
    }

    // When it is offered, and, where figures have it as a fate, to whom.
    void about_action() {
        const std::string& name = rules_.actions[option_.action].name;
        for (const ActionLine& action : rules_.plugin_actions)
            if (action.id == name && !action.at.empty())
                add(fmt::format("{} is offered at {}{}", name, joined(action.at), action.armed ? ", when its plugin says so" : ""));
        const std::string plugin = name.substr(0, name.rfind('.') + 1);
        for (const FateLine& fate : rules_.fates)
            if (!plugin.empty() && fate.id.starts_with(plugin)) about_fate(fate);
    }

    void about_fate(const FateLine& fate) {
        const FilterDecl& filter = fate.filter;
        std::string of = filter.figures.empty() ? "a figure" : "a " + joined(filter.figures);
        if (!filter.trait.empty()) of += " with the trait " + filter.trait;
        if (!filter.kinds.empty()) of += ", of a " + joined(said_all(filter.kinds));
        if (!filter.attribute.empty()) of += " with " + said(filter.attribute);
        const char* decider = fate.decider == "sole-owner" ? "its owner, if he alone has the most," : fate.decider == "active" ? "the active player" : "its owner";
        add(fmt::format("{} is a fate of {}, when that is scored; {} decides  [{}]", fate.id, of, decider, fate.rule));
        if (!moved_) return;
        const std::string& kind = rules_.figure_kinds[*moved_].name;
        const bool is_one = filter.figures.empty() || std::find(filter.figures.begin(), filter.figures.end(), kind) != filter.figures.end();
        if (!is_one) add(fmt::format("a {} is none", kind));
        if (!filter.trait.empty() && !has_trait(kind, filter.trait)) missing_trait(kind, filter.trait);
    }

    static std::vector<std::string> said_all(std::vector<std::string> names) {
        for (std::string& name : names) name = said(name);
        return names;
    }

    const TraitLine* trait_line(const std::string& kind, const std::string& trait) const {
        const auto line = std::find_if(rules_.traits.begin(), rules_.traits.end(),
                                       [&](const TraitLine& one) { return one.kind == kind && one.trait == trait; });
        return line == rules_.traits.end() ? nullptr : &*line;
    }

    bool has_trait(const std::string& kind, const std::string& trait) const {
        const TraitLine* line = trait_line(kind, trait);
        return line && line->value == "yes";
    }

    void about(Cell cell) {
        const std::optional<std::uint16_t> tile = game_.tile_in_hand();
        if (!tile) return;
        const std::vector<Cell> open = game_.frontier();
        if (std::find(open.begin(), open.end(), cell) == open.end()) return;
        add(fmt::format("at {} it fits {}", to_text(cell), turns_text(game_.fits(*tile, cell))));
    }

    void about_place(Location where) {
        if (place_of(where) != PLV_PLACE_SEGMENT || index_of(where) >= game_.segments()) return;
        const std::uint32_t feature = game_.feature_of(index_of(where));
        for (const FigureView& figure : figures_on(game_, feature)) about(figure);
        if (kind_ && *kind_ < rules_.figure_kinds.size()) about_kind(*kind_, game_.feature(feature).kind);
    }

    void about(const FigureView& figure) {
        add(figure_text(game_, figure));
    }

    void about_kind(std::uint32_t kind, std::uint8_t ground) {
        const FigureKindInfo& figure = rules_.figure_kinds[kind];
        const std::uint8_t seat = game_.decision().seat;
        if (seat < game_.seats() && game_.in_supply(seat, static_cast<std::uint8_t>(kind)) == 0) {
            for (const FigureView& one : figures_of(game_))
                if (one.seat == seat && one.kind == kind && place_of(one.where) == PLV_PLACE_SEGMENT) about(one);
        }
        if ((figure.stands_on >> ground & 1) == 0)
            missing_trait(figure.name, "stands_on." + rules_.feature_kinds[ground].name);
    }

    // Nobody's word is a no; somebody's may have been denied.
    void missing_trait(const std::string& kind, const std::string& trait) {
        const TraitLine* line = trait_line(kind, trait);
        add(!line || line->words.empty() ? fmt::format("{} does not have the trait {}", kind, trait) : line->words);
    }

    const Game& game_;
    const Ruleset& rules_;
    const Option& option_;
    std::optional<std::uint32_t> kind_;
    std::optional<std::uint32_t> moved_;  // the kind of a figure that is on the table already
    std::vector<std::string> facts_;
};

}  // namespace

Verdict verdict_on(Game& game, const Option& option) {
    Verdict verdict;
    verdict.option = to_text(game, option);
    const std::span<const Option> listed = game.list();
    verdict.options = static_cast<std::uint32_t>(listed.size());
    const auto found =
        std::find_if(listed.begin(), listed.end(), [&](const Option& one) { return same_option(one, option); });
    if (found != listed.end()) verdict.number = static_cast<std::uint32_t>(found - listed.begin()) + 1;
    const Result<void> checked = game.check(option);
    if (checked) return verdict;
    verdict.refusal = checked.error().text;
    verdict.rule = checked.error().rule;
    verdict.facts = Facts(game, option).all();
    return verdict;
}

}  // namespace pontlevis::program
