#include <fmt/format.h>

#include "explain_report.h"
#include "pontlevis/core/text.h"
#include "words.h"

namespace pontlevis::program {
namespace {

// "tiles     (0,0) (0,1)"
std::string entry(std::string_view title, const std::string& text) { return fmt::format("    {:<9} {}", title, text); }

std::string rule_mark(const char* rule) { return *rule == '\0' ? std::string() : fmt::format("  [{}]", rule); }

bool is_field(const Event& event) { return event.feature_kind == static_cast<std::uint8_t>(FeatureKind::field); }

std::vector<std::string> names_of(const Ruleset& rules, std::uint8_t mask) {
    std::vector<std::string> names;
    for (const std::uint8_t seat : seats_in(mask)) names.push_back(rules.seats[seat]);
    return names;
}

// "a finished city of 2 tiles", "a field beside 1 finished city"
std::string feature_text(const Ruleset& rules, const Event& feature) {
    const std::string& kind = rules.feature_kinds[feature.feature_kind].name;
    if (is_field(feature)) return fmt::format("a {} beside {}", kind, counted(feature.units, "finished city"));
    const std::string state = feature.mode == Mode::final ? "an unfinished" : "a finished";
    const std::string marks = feature.marks == 0 ? "" : " with " + counted(feature.marks, "pennant");
    return fmt::format("{} {} of {}{}", state, kind, counted(feature.units, "tile"), marks);
}

// How fields, roads, cities and monasteries are counted is the base game's.
std::string units_text(const Event& line) {
    std::string text = counted(line.units, is_field(line) ? "finished city" : "tile");
    const bool even = line.marks == 0 && line.units > 0 && line.points % line.units == 0;
    if (even) text += fmt::format(" at {}", line.points / line.units);
    if (line.marks != 0) text += " and " + counted(line.marks, "pennant");
    return text;
}

bool is_base(const Event& line) { return std::string_view(line.text).find('.') == std::string_view::npos; }

std::string sheet_line(const Ruleset& rules, const Event& line, bool first) {
    const std::string what = is_base(line) ? units_text(line) : contributor(rules, line.text);
    if (line.is_void) return fmt::format("{:>4}  {}: worth nothing{}", "void", what, rule_mark(line.rule));
    // A factor, or a sum for one owner only, shows in the lines below.
    if (line.points == 0 && !is_base(line)) return fmt::format("{:>4}  {}{}", "*", what, rule_mark(line.rule));
    const std::string points = first ? std::to_string(line.points) : fmt::format("{:+}", line.points);
    return fmt::format("{:>4}  {}{}", points, what, rule_mark(line.rule));
}

class Text {
public:
    Text(const Moment& moment, const Game& after)
        : moment_(moment), after_(after), rules_(after.rules()), scores_(moment.scores) {}

    std::vector<std::string> all() {
        for (const Scoring& scoring : scorings_of(moment_.events)) tell(scoring);
        for (const Event& award : other_points(moment_.events)) tell_award(award);
        return std::move(lines_);
    }

private:
    void tell(const Scoring& scoring) {
        const Event& feature = scoring.feature;
        const char* each = seats_in(feature.owners).size() > 1 ? " each" : "";
        lines_.push_back(fmt::format("  {}: {}{} for {}", joined(names_of(rules_, feature.owners)),
                                     counted(feature.points, "point"), each, feature_text(rules_, feature)));
        tell_place(feature);
        tell_majority(feature);
        tell_sheet(scoring);
        tell_paid(scoring);
    }

    void tell_place(const Event& feature) {
        std::string text;
        if (is_field(feature)) {
            for (const std::uint32_t city : cities_counted(feature, after_))
                text += (text.empty() ? "" : ", ") + place_text(after_, location(PLV_PLACE_SEGMENT, city));
            lines_.push_back(entry("field", place_text(after_, feature.where)));
            if (!text.empty()) lines_.push_back(entry("cities", text));
            return;
        }
        for (const Cell cell : tiles_counted(feature, after_)) text += (text.empty() ? "" : " ") + to_text(cell);
        lines_.push_back(entry("tiles", text.empty() ? place_text(after_, feature.where) : text));
    }

    // "red 3: large on road1 at (0,1) counts 2, normal on road1 at (1,1)"
    void tell_majority(const Event& feature) {
        const std::vector<FigureView> figures = figures_counted(feature, moment_.before, moment_.events, after_);
        const bool by_kind = weights_add_up(feature, figures, rules_);
        const char* title = "figures";
        for (std::uint8_t seat = 0; seat < rules_.seats.size(); ++seat) {
            std::string text;
            for (const FigureView& figure : figures)
                if (figure.seat == seat) text += (text.empty() ? ": " : ", ") + figure_text(figure, by_kind);
            if (text.empty() && feature.weights[seat] == 0) continue;
            lines_.push_back(entry(title, fmt::format("{} {}{}", rules_.seats[seat], feature.weights[seat], text)));
            title = "";
        }
        const std::size_t owners = seats_in(feature.owners).size();
        const std::string names = joined(names_of(rules_, feature.owners));
        if (owners == 0) lines_.push_back(entry("owner", "nobody" + rule_mark(feature.rule)));
        if (owners == 1) lines_.push_back(entry("owner", names + ", who has the most" + rule_mark(feature.rule)));
        if (owners > 1)
            lines_.push_back(entry("owners", names + ", who tie: each gets all of it" + rule_mark(feature.rule)));
    }

    std::string figure_text(const FigureView& figure, bool by_kind) const {
        const FigureKindInfo& kind = rules_.figure_kinds[figure.kind];
        std::string text = fmt::format("{} on {}", kind.name, place_text(after_, figure.where));
        if (by_kind && kind.weight != 1) text += fmt::format(" counts {}", kind.weight);
        return text;
    }

    void tell_sheet(const Scoring& scoring) {
        std::int32_t sum = 0;
        bool is_void = false;
        for (const Event& line : scoring.sheet) {
            const bool first = &line == scoring.sheet.data();
            lines_.push_back(entry(first ? "points" : "", sheet_line(rules_, line, first)));
            sum += line.points;
            is_void |= line.is_void;
        }
        const std::int32_t points = scoring.feature.points;
        if (!is_void && sum != points)
            lines_.push_back(entry("", fmt::format("{:>4}  with its factors, rounded up", sum)));
        if (scoring.sheet.size() > 1) lines_.push_back(entry("", fmt::format("{:>4}  in all", points)));
    }

    void tell_paid(const Scoring& scoring) {
        std::string text;
        for (const Event& award : scoring.awards) {
            const std::int32_t score = scores_[award.seat] += award.points;
            text += fmt::format("{}{} {}, from {} to {}", text.empty() ? "" : "; ", rules_.seats[award.seat],
                                award.points, score - award.points, score);
        }
        if (!text.empty()) lines_.push_back(entry("paid", text));
    }

    void tell_award(const Event& award) {
        const std::int32_t score = scores_[award.seat] += award.points;
        lines_.push_back(fmt::format("  {}: {} from {}{}, from {} to {}", rules_.seats[award.seat],
                                     counted(award.points, "point"), contributor(rules_, award.text),
                                     rule_mark(award.rule), score - award.points, score));
    }

    const Moment& moment_;
    const Game& after_;
    const Ruleset& rules_;
    std::vector<std::int32_t> scores_;
    std::vector<std::string> lines_;
};

}  // namespace

std::string head_of(const Ruleset& rules, const Moment& moment) {
    return fmt::format("decision {}, turn {}, {}: {}", moment.n, moment.turn, rules.seats[moment.seat], moment.option);
}

std::vector<std::string> scorings_text(const Moment& moment, const Game& after) { return Text(moment, after).all(); }

std::vector<std::string> verdict_text(const Verdict& verdict) {
    if (verdict.refusal.empty())
        return {fmt::format("it may: option {} of {}, {}", verdict.number, verdict.options, verdict.option)};
    std::vector<std::string> lines = lines_of(verdict.refusal);
    for (const std::string& fact : verdict.facts) lines.push_back("  " + fact);
    return lines;
}

}  // namespace pontlevis::program
