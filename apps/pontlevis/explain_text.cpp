#include <fmt/format.h>

#include <algorithm>

#include "explain_report.h"
#include "language.h"
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

// "a finished city of 2 tiles", "a field beside 1 finished city", "an acrobats, pyramid"
std::string feature_text(const Ruleset& rules, const Event& feature) {
    const std::string kind = said(rules.feature_kinds[feature.feature_kind].name);
    std::string text = kind;
    if (feature.mode == Mode::complete && !is_field(feature)) text = "finished " + kind;
    if (feature.mode == Mode::final && !is_field(feature)) text = "unfinished " + kind;
    text.insert(0, std::string_view("aeiou").find(text[0]) == std::string_view::npos ? "a " : "an ");
    if (is_field(feature))
        text += " beside " + counted(feature.units, "finished city");
    else if (feature.units != 0)
        text += " of " + counted(feature.units, "tile");
    if (feature.marks != 0) text += " with " + counted(feature.marks, "pennant");
    if (feature.mode == Mode::now) text += ", at once";
    if (feature.mode > Mode::now) text += ", " + said(rules.modes[static_cast<std::size_t>(feature.mode)].name);
    return text;
}

// Whoever counts features of that kind in the base game's stead.
const HandlerLine* counter_of(const Ruleset& rules, const Event& line) {
    const std::string& kind = rules.feature_kinds[line.feature_kind].name;
    const auto found = std::find_if(rules.handlers.begin(), rules.handlers.end(), [&](const HandlerLine& handler) {
        const std::vector<std::string>& kinds = handler.filter.kinds;
        return handler.point == "rule.units" && (kinds.empty() || std::find(kinds.begin(), kinds.end(), kind) != kinds.end());
    });
    return found == rules.handlers.end() ? nullptr : &*found;
}

// What is counted is the base game's, or a plugin's: "3 tiles at 1  [BASE-13]".
std::string units_text(const Ruleset& rules, const Event& line) {
    const HandlerLine* const counter = counter_of(rules, line);
    std::string text = counter ? fmt::format("{} by {}", line.units, contributor(rules, counter->id, language()))
                               : counted(line.units, is_field(line) ? "finished city" : "tile");
    const bool even = line.marks == 0 && line.units > 0 && line.points % line.units == 0;
    if (even) text += fmt::format(" at {}", line.points / line.units);
    if (line.marks != 0) text += " and " + counted(line.marks, "pennant");
    return text + rule_mark(counter ? counter->rule.c_str() : line.rule);
}

bool is_base(const Event& line) { return std::string_view(line.text).find('.') == std::string_view::npos; }

std::string what_of(const Ruleset& rules, const Event& line) {
    return is_base(line) ? units_text(rules, line) : contributor(rules, line.text, language()) + rule_mark(line.rule);
}

class Text {
public:
    Text(const Moment& moment, const Game& after)
        : moment_(moment), after_(after), rules_(after.rules()), scores_(moment.scores) {}

    std::vector<std::string> all() {
        for (const Scoring& scoring : scorings_of(moment_.events)) tell(scoring);
        for (const Event& award : other_points(moment_.events)) tell_award(award);
        for (const Event& event : other_events(moment_.events)) lines_.push_back("  " + to_text(after_, event, language()));
        return std::move(lines_);
    }

private:
    void tell(const Scoring& scoring) {
        const Event& feature = scoring.feature;
        const char* each = seats_in(feature.owners).size() > 1 ? " each" : "";
        lines_.push_back(fmt::format("  {}: {}{} for {}", joined(names_of(rules_, feature.owners)),
                                     counted(feature.points, "point"), each, feature_text(rules_, feature)));
        tell_place(feature);
        tell_majority(scoring);
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
        lines_.push_back(text.empty() ? entry("place", place_text(after_, feature.where)) : entry("tiles", text));
    }

    // "red 3: large on road1 at (0,1) counts 2, normal on road1 at (1,1)"
    void tell_majority(const Scoring& scoring) {
        const Event& feature = scoring.feature;
        const char* title = "figures";
        for (std::uint8_t seat = 0; seat < rules_.seats.size(); ++seat) {
            std::string text;
            for (const Event& figure : scoring.figures)
                if (figure.seat == seat) text += (text.empty() ? ": " : ", ") + figure_text(figure);
            if (text.empty()) continue;
            lines_.push_back(entry(title, fmt::format("{} {}{}", rules_.seats[seat], feature.weights[seat], text)));
            title = "";
        }
        for (const Event& figure : scoring.figures) {
            if (figure.seat < rules_.seats.size()) continue;
            lines_.push_back(entry(title, "nobody's: " + figure_text(figure)));
            title = "";
        }
        tell_owners(feature);
    }

    std::string figure_text(const Event& figure) const {
        std::string text = fmt::format("{} on {}", said(rules_.figure_kinds[figure.figure_kind].name), place_text(after_, figure.where));
        if (figure.units != 1 && figure.seat < rules_.seats.size()) text += fmt::format(" counts {}{}", figure.units, by_whom(figure));
        if (*figure.rule != '\0') text += fmt::format(" [{}]", figure.rule);
        return text;
    }

    // Who says what a figure counts: a handler, or the plugin that gave its kind that weight.
    std::string by_whom(const Event& figure) const {
        if (*figure.text != '\0') return ", " + contributor(rules_, figure.text, language());
        for (const TraitLine& line : rules_.traits)
            if (line.trait == "weight" && line.kind == rules_.figure_kinds[figure.figure_kind].name && !line.said.empty())
                return ", " + contributor(rules_, line.said.front().by, language());
        return "";
    }

    void tell_owners(const Event& feature) {
        const std::size_t owners = seats_in(feature.owners).size();
        const ModeInfo& mode = rules_.modes[static_cast<std::size_t>(feature.mode)];
        std::string why = owners == 1 ? ", who has the most" : owners > 1 ? ", who tie: each gets all of it" : "";
        if (owners > 0 && mode.everyone) why = ", as everyone who stands there";
        if (*feature.text != '\0') why = ", by " + contributor(rules_, feature.text, language());
        lines_.push_back(entry(owners > 1 ? "owners" : "owner", joined(names_of(rules_, feature.owners)) + why + rule_mark(feature.rule)));
    }

    // ---- how the points came about ------------------------------------------------------------------

    void add_line(const std::string& points, const std::string& what) {
        lines_.push_back(entry(sheet_lines_++ == 0 ? "points" : "", fmt::format("{:>4}  {}", points, what)));
    }

    void add_points(std::int64_t points, const std::string& what) {
        add_line(sheet_lines_ == 0 ? std::to_string(points) : fmt::format("{:+}", points), what);
    }

    // What is void, what is not; factors; what comes after them. Other lines that say nothing are for one owner alone.
    void tell_sheet(const Scoring& scoring) {
        sheet_lines_ = 0;
        const Sum sum = sum_of(scoring);
        for (const Event& line : scoring.sheet) {
            const std::int32_t before = rates_of(line) + (sum.is_void ? 0 : line.add);
            if (!is_for_one(line) && (before != 0 || is_base(line))) add_points(before, what_of(rules_, line));
        }
        for (const Event& line : scoring.sheet)
            if (line.is_void) add_line("void", contributor(rules_, line.text, language()) + ": worth nothing" + rule_mark(line.rule));
        for (const Event& line : scoring.sheet)
            if (sum.is_void && !is_for_one(line) && line.add != 0) add_points(line.add, what_of(rules_, line));
        for (const Event& line : scoring.sheet)
            if (line.num != 1 || line.den != 1) add_line(factor_text(line), what_of(rules_, line));
        if (sum.has_factor() && sum.extra != 0) add_line(std::to_string(sum.before_extra()), rounded_text(sum));
        for (const Event& line : scoring.sheet)
            if (!is_for_one(line) && line.extra != 0) add_points(line.extra, what_of(rules_, line));
        const char* rounded = sum.has_factor() && sum.extra == 0 ? rounded_text(sum) : "in all";
        if (sheet_lines_ > 1) add_line(std::to_string(scoring.feature.points), rounded);
        for (const Event& line : scoring.sheet)
            if (is_for_one(line))
                add_points(line.points, contributor(rules_, line.text, language()) + ", for " + joined(names_of(rules_, line.owners)) + " alone" + rule_mark(line.rule));
    }

    static std::string factor_text(const Event& line) {
        return line.den == 1 ? fmt::format("x{}", line.num) : fmt::format("x{}/{}", line.num, line.den);
    }

    static const char* rounded_text(const Sum& sum) {
        return (sum.rates + sum.add) * sum.num % sum.den == 0 ? "in all" : "in all, rounded up";
    }

    void tell_paid(const Scoring& scoring) {
        std::string text;
        for (const Event& award : scoring.awards) {
            const std::int32_t score = scores_[award.seat] += award.points;
            text += fmt::format("{}{} {}, from {} to {}", text.empty() ? "" : "; ", rules_.seats[award.seat],
                                award.points, score - award.points, score);
            if (score == 0 && award.points < 0) text += ", no less";
        }
        if (!text.empty()) lines_.push_back(entry("paid", text));
    }

    void tell_award(const Event& award) {
        const std::int32_t score = scores_[award.seat] += award.points;
        lines_.push_back(fmt::format("  {}: {} {} {}{}, from {} to {}", rules_.seats[award.seat], counted(award.points, "point"),
                                     award.points < 0 ? "by" : "from", contributor(rules_, award.text, language()), rule_mark(award.rule),
                                     score - award.points, score));
    }

    const Moment& moment_;
    const Game& after_;
    const Ruleset& rules_;
    std::vector<std::int32_t> scores_;
    std::vector<std::string> lines_;
    std::size_t sheet_lines_ = 0;
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
