// Saves as text: from a session, and from a file's text into a SaveFile. Playing them again is load.cpp.
#include "pontlevis/core/save.h"

#include <fmt/format.h>

#include <algorithm>

#include "pontlevis/core/config.h"
#include "pontlevis/core/version.h"
#include "save_json.h"
#include "save_parts.h"
#include "pontlevis/core/text_file.h"

namespace pontlevis {
namespace {

// No line that a game writes is longer. The header holds a config and its tiles, of up to 1 MiB each.
constexpr std::size_t kLongestHeader = std::size_t{8} << 20;
constexpr std::size_t kLongestLine = std::size_t{64} << 10;

Error at_line(const SaveFile& save, int line, const Error& error) {
    return {error.fault, fmt::format("{}:{}: {}", save.name, line, error.text), error.rule};
}

Error too_long(std::size_t bytes, std::size_t limit) {
    return {Fault::limit, fmt::format("not a save: a line of {} bytes; the longest have {}", bytes, limit), ""};
}

// The last line of a file that lost its end: how to get at the rest.
Error cut_off(const SaveFile& save) {
    const std::size_t whole = save.decisions.size();
    return {Fault::input,
            fmt::format("the line is cut off: the file lost its end\n"
                        "  the {} decisions before it are whole; remove this line to load them",
                        whole),
            ""};
}

Result<void> read_one(std::string_view line, int number, SaveFile& save) {
    const std::size_t limit = number == 1 ? kLongestHeader : kLongestLine;
    if (line.size() > limit) return too_long(line.size(), limit);
    return number == 1 ? read_header_line(line, save) : read_line(line, number, save);
}

SaveFile header_of(const Session& session) {
    const Ruleset& rules = session.game().rules();
    SaveFile save;
    save.engine = kEngineVersion;
    save.rules = rules.digest();
    save.build = rules.build_digest();
    save.parts = parts_of(rules);
    save.config = to_toml(rules.config);
    save.seed = session.seed();
    save.chance = session.chance();
    save.seats = rules.seats;
    return save;
}

}  // namespace

std::string header_text(const Session& session) { return header_line(header_of(session)); }

std::string decisions_text(const Session& session, std::size_t from) {
    const Ruleset& rules = session.game().rules();
    std::string text;
    for (std::size_t i = from; i < session.record().size(); ++i) {
        const Played& played = session.record()[i];
        SavedDecision decision;
        decision.n = static_cast<std::uint32_t>(i + 1);
        if (!played.is_chance) decision.seat = rules.seats[played.seat];
        decision.option = named(session.game(), played.option);
        decision.hash = played.hash;
        text += decision_line(decision);
    }
    if (session.game().finished()) text += result_line(result_of(session.game()));
    return text;
}

SavedResult result_of(const Game& game) {
    SavedResult result;
    result.tiles = game.tiles_laid();
    std::int32_t best = game.score(0);
    for (std::uint8_t seat = 1; seat < game.seats(); ++seat) best = std::max(best, game.score(seat));
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) {
        const std::string& name = game.rules().seats[seat];
        result.scores.emplace_back(name, game.score(seat));
        if (game.score(seat) == best) result.winners.push_back(name);
    }
    return result;
}

std::string to_save(const Session& session) { return header_text(session) + decisions_text(session, 0); }

Result<SaveFile> parse_save(std::string_view text, std::string_view name) {
    SaveFile save;
    save.name = name;
    if (text.empty()) return Error{Fault::input, fmt::format("{}: empty, not a save", name), ""};
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const bool whole = end < text.size();
        const std::string_view line = text.substr(0, end);
        const Result<void> read = read_one(line, number, save);
        if (!read) {
            const bool is_cut = !whole && number > 1 && read.error().fault != Fault::limit && !is_json(line);
            return at_line(save, number, is_cut ? cut_off(save) : read.error());
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return save;
}

Result<SaveFile> read_save(const std::filesystem::path& path) {
    const Result<std::string> text = read_text_file(path, kMostSaveBytes);
    if (!text) return text.error();
    return parse_save(*text, path.string());
}

}  // namespace pontlevis
