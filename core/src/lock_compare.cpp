// What differs between rules that were noted down, in a lock or a save, and those that are here.
#include <fmt/format.h>

#include <algorithm>

#include "pontlevis/core/lock.h"

namespace pontlevis {
namespace {

using Lines = std::vector<std::string>;

std::string listed(const Lines& words) { return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", ")); }

const LockedPart* find_part(const std::vector<LockedPart>& parts, const std::string& id) {
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const LockedPart& part) { return part.id == id; });
    return found == parts.end() ? nullptr : &*found;
}

bool has(const Lines& words, const std::string& word) { return std::find(words.begin(), words.end(), word) != words.end(); }

/// Compares one part, told under its id.
class Comparison {
public:
    Comparison(const LockedPart& was, const LockedPart& is, std::string_view then, Differences& found)
        : was_(was), is_(is), then_(then), found_(found) {}

    void run() {
        const std::size_t told = found_.rules.size();
        compare_version();
        if (was_.rules != is_.rules) rule(is_.rules ? "only its tiles were used, now its rules are, too" : "its rules were used, now only its tiles are");
        if (was_.edition != is_.edition && was_.id != "base") changed("edition", was_.edition, is_.edition);
        compare_elements();
        compare_options();
        if (was_.tiles != is_.tiles) rule(fmt::format("{} tiles {}, {} here", was_.tiles, then_, is_.tiles));
        if (was_.digest != is_.digest && told == found_.rules.size()) rule("its rules or tiles differ");
        if (was_.build != is_.build) found_.build.push_back(was_.id + ": its library differs");
    }

private:
    void rule(std::string text) { found_.rules.push_back(fmt::format("{}: {}", was_.id, text)); }

    // Empty: it is not there.
    void changed(std::string_view what, const std::string& was, const std::string& is) {
        if (was.empty()) return rule(fmt::format("{} was not there, is {}", what, is));
        rule(fmt::format("{} was {}, is {}", what, was, is.empty() ? "not there" : is));
    }

    // Another engine may play the same base game; what its rules are, the digest says.
    void compare_version() {
        if (was_.version == is_.version) return;
        const std::string text = fmt::format("version {} {}, {} installed", was_.version, then_, is_.version);
        if (was_.id == "base") found_.build.push_back("base: " + text);
        else rule(text);
    }

    void compare_elements() {
        for (const std::string& element : was_.elements)
            if (!has(is_.elements, element)) rule(fmt::format("element {} was on, is off", element));
        for (const std::string& element : is_.elements)
            if (!has(was_.elements, element)) rule(fmt::format("element {} was off, is on", element));
    }

    void compare_options() {
        for (const auto& [name, value] : was_.options) {
            const auto now = is_.options.find(name);
            const std::string is = now == is_.options.end() ? "" : now->second;
            if (is != value) changed("option " + name, value, is);
        }
        for (const auto& [name, value] : is_.options)
            if (!was_.options.contains(name)) changed("option " + name, "", value);
    }

    const LockedPart& was_;
    const LockedPart& is_;
    std::string_view then_;
    Differences& found_;
};

void compare_parts(const std::vector<LockedPart>& older, const std::vector<LockedPart>& here, std::string_view then, Differences& found) {
    for (const LockedPart& was : older) {
        if (const LockedPart* is = find_part(here, was.id)) Comparison(was, *is, then, found).run();
        else found.rules.push_back(fmt::format("{}: {}, not in play here", was.id, then));
    }
    for (const LockedPart& is : here)
        if (!find_part(older, is.id)) found.rules.push_back(fmt::format("{}: in play here, not {}", is.id, then));
}

void compare_figures(const Lock& was, const Lock& is, Lines& found) {
    for (const auto& [kind, count] : was.figures) {
        const auto now = is.figures.find(kind);
        const std::string here = now == is.figures.end() ? "none" : fmt::format("{}", now->second);
        if (now == is.figures.end() || now->second != count) found.push_back(fmt::format("figures: {} {} a player locked, {} here", count, kind, here));
    }
    for (const auto& [kind, count] : is.figures)
        if (!was.figures.contains(kind)) found.push_back(fmt::format("figures: no {} locked, {} a player here", kind, count));
}

std::string told(const std::string& first, const Lines& lines, std::string_view last) {
    return fmt::format("{}\n  {}{}", first, fmt::join(lines, "\n  "), last);
}

}  // namespace

Differences differences(const std::vector<LockedPart>& older, const Ruleset& rules, std::string_view then) {
    Differences found;
    compare_parts(older, parts_of(rules), then, found);
    return found;
}

Differences differences(const Lock& locked, const Ruleset& rules) {
    const Lock here = lock_of(rules);
    Differences found = differences(locked.parts, rules, "locked");
    if (locked.players != here.players) found.rules.push_back(fmt::format("players: {} locked, {} here", locked.players, here.players));
    compare_figures(locked, here, found.rules);
    if (locked.steps != here.steps && found.rules.empty())
        found.rules.push_back(fmt::format("steps: {} locked, {} here", listed(locked.steps), listed(here.steps)));
    if (locked.rules != here.rules && found.rules.empty()) found.rules.push_back(fmt::format("rules digest: {} locked, {} here", locked.rules, here.rules));
    if (locked.build != here.build && found.build.empty()) found.build.push_back(fmt::format("build digest: {} locked, {} here", locked.build, here.build));
    return found;
}

Result<void> check_lock(const Lock& locked, const Ruleset& rules) {
    Differences found = differences(locked, rules);
    if (found.none()) return {};
    const std::string first = locked.name + (found.rules.empty() ? ": the rules are those that were locked, what plays them is not"
                                                                 : ": the rules are not those that were locked");
    found.rules.insert(found.rules.end(), found.build.begin(), found.build.end());
    return Error{Fault::rules, told(first, found.rules, "\n  to accept this, lock the config again"), {}};
}

Result<void> check_order(const Ruleset& rules) {
    if (rules.ambiguities.empty()) return {};
    const std::string first = fmt::format("{}: only ids decide about the order of some steps", rules.config.name);
    Lines pairs;
    for (const std::string& pair : rules.ambiguities) {
        std::string indented;
        for (const char c : pair) indented += c == '\n' ? std::string("\n  ") : std::string(1, c);
        pairs.push_back(std::move(indented));
    }
    return Error{Fault::rules, told(first, pairs, ""), {}};
}

}  // namespace pontlevis
