#include "drawing.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>

#include "pontlevis/core/nearest.h"

namespace pontlevis::kit {
namespace {

constexpr std::size_t kBlockStep = kPictureSide + 1;  // five signs and the blank between tiles

Error bad_drawing(std::string text) { return {Fault::input, "drawing: " + std::move(text), ""}; }

bool is_seat(char sign) { return 'A' <= sign && sign < 'A' + kMaxSeats; }

std::string at(Cell cell) { return fmt::format("({},{})", cell.x, cell.y); }

using Lines = std::vector<std::string_view>;

bool is_blank(std::string_view line) { return trimmed(line).empty(); }

std::size_t indentation(const Lines& lines) {
    std::size_t least = std::string_view::npos;
    for (const auto line : lines)
        if (!is_blank(line)) least = std::min(least, line.find_first_not_of(' '));
    return least;
}

/// Rows of tiles: runs of lines without a blank one among them.
std::vector<Lines> runs_of(const Lines& lines) {
    std::vector<Lines> runs;
    bool in_run = false;
    for (const auto line : lines) {
        const bool blank = is_blank(line);
        if (!blank && !in_run) runs.emplace_back();
        if (!blank) runs.back().push_back(line);
        in_run = !blank;
    }
    return runs;
}

char sign_in(std::string_view line, std::size_t column) { return column < line.size() ? line[column] : ' '; }

/// The block whose left column is `left`; nothing if all its signs are blank.
Result<std::optional<Block>> cut_block(const Lines& run, std::size_t left) {
    Block block;
    std::size_t blanks = 0;
    for (std::size_t row = 0; row < kPictureSide; ++row) {
        for (std::size_t column = 0; column < kPictureSide; ++column) {
            const char sign = sign_in(run[row], left + column);
            block.signs[row * kPictureSide + column] = sign;
            blanks += sign == ' ';
        }
        if (sign_in(run[row], left + kPictureSide) != ' ')
            return bad_drawing(fmt::format("tiles are five signs wide, with a blank between: \"{}\"", run[row]));
    }
    if (blanks == kPictureSigns) return std::optional<Block>();
    if (blanks > 0) return bad_drawing(fmt::format("a tile has five signs in each row: \"{}\"", run[0]));
    return std::optional<Block>(block);
}

std::string show(const std::array<char, kPictureSigns>& signs) {
    std::string text;
    for (std::size_t row = 0; row < kPictureSide; ++row)
        text += fmt::format("\n    {}", std::string_view(signs.data() + row * kPictureSide, kPictureSide));
    return text;
}

bool is_own_sign(std::string_view name) { return name.size() == 1 && 'a' <= name[0] && name[0] <= 'z'; }

/// A sign that the legend explains: "o: inn" is a mark of a segment, "a: large of A" a figure on it.
struct OwnSign {
    char sign = 0;
    std::string mark;  // in full; empty: a figure
    SetupTile::Figure figure;
};
using OwnSigns = std::vector<OwnSign>;

constexpr std::string_view kOfNobody = " of nobody";
constexpr std::uint8_t kNobody = 0xff;

/// The "A" of "large of A"; nothing if it is no figure, or one of nobody.
std::optional<char> owner_in(std::string_view value) {
    const auto of = value.find(" of ");
    if (of == std::string_view::npos || of + 5 != value.size() || !is_seat(value.back())) return std::nullopt;
    return value.back();
}

Result<std::uint8_t> kind_named(std::string_view name, const Ruleset& rules) {
    std::vector<std::string> known;
    for (std::uint8_t kind = 0; kind < rules.figure_kinds.size(); ++kind) {
        if (rules.figure_kinds[kind].name == name) return kind;
        known.push_back(rules.figure_kinds[kind].name);
    }
    return bad_drawing(fmt::format("no kind of figure is named \"{}\"; {}", name, perhaps(name, known)));
}

/// A mark in full, or without its plugin's id.
Result<std::string> mark_named(std::string_view name, const Ruleset& rules) {
    for (const std::string& full : rules.attributes)
        if (full == name || full.substr(full.rfind('.') + 1) == name) return full;
    return bad_drawing(fmt::format("no mark is named \"{}\"; {}", name, perhaps(name, rules.attributes)));
}

Result<OwnSign> own_sign(char sign, std::string_view value, const Ruleset& rules) {
    OwnSign own{sign, "", {}};
    const auto seat = owner_in(value);
    if (seat || value.ends_with(kOfNobody)) {
        const auto kind = kind_named(value.substr(0, value.find(" of ")), rules);
        if (!kind) return kind.error();
        own.figure = {seat ? static_cast<std::uint8_t>(*seat - 'A') : kNobody, *kind, 0};
        return own;
    }
    const auto mark = mark_named(value, rules);
    if (!mark) return mark.error();
    own.mark = *mark;
    return own;
}

Result<OwnSigns> own_signs(const Sheet& sheet, const Ruleset& rules) {
    OwnSigns signs;
    for (const auto& [name, value] : sheet.legend) {
        if (!is_own_sign(name)) continue;
        const auto own = own_sign(name[0], value, rules);
        if (!own) return own.error();
        signs.push_back(*own);
    }
    return signs;
}

const OwnSign* find_sign(const OwnSigns& signs, char drawn) {
    const auto found = std::ranges::find(signs, drawn, &OwnSign::sign);
    return found == signs.end() ? nullptr : &*found;
}

/// How one tile type, turned, explains a block.
struct Match {
    std::uint16_t type = 0;
    Turns turns = 0;
    int wrong = 0;  // signs that differ; 0: it is this tile
    std::vector<SetupTile::Figure> figures;
};

/// How many segments have a mark that is not drawn, or the other way round, of the marks that have signs.
int wrong_marks(const TileType& type, const OwnSigns& signs, const std::set<std::pair<std::uint8_t, char>>& drawn) {
    int wrong = 0;
    for (const OwnSign& own : signs)
        for (std::uint8_t s = 0; s < type.segments.size() && !own.mark.empty(); ++s)
            wrong += (std::ranges::count(type.segments[s].marks, own.mark, &Mark::name) > 0) != drawn.contains({s, own.sign});
    return wrong;
}

Match compare(const Block& block, const TileType& type, Turns turns, const OwnSigns& own_signs) {
    const Picture picture = picture_of(type, turns);
    Match match;
    std::set<std::pair<std::uint8_t, char>> marks;
    std::map<std::uint8_t, int> pennants;
    int gardens = 0;
    for (std::size_t sign = 0; sign < kPictureSigns; ++sign) {
        const char drawn = block.signs[sign], printed = picture.signs[sign];
        const std::uint8_t segment = picture.segment[sign];
        if (is_seat(drawn)) {
            match.figures.push_back({static_cast<std::uint8_t>(drawn - 'A'), 0, segment});
            match.wrong += segment == kNoSegment;
        } else if (const OwnSign* own = find_sign(own_signs, drawn)) {
            match.wrong += segment == kNoSegment;
            if (own->mark.empty()) match.figures.push_back({own->figure.seat, own->figure.kind, segment});
            else marks.emplace(segment, drawn);
        } else if (drawn == '*' && printed == '#') {
            ++pennants[segment];
        } else if (drawn == 'G' && printed == '.') {
            ++gardens;
        } else {
            match.wrong += drawn != printed;
        }
    }
    for (std::size_t s = 0; s < type.segments.size(); ++s)
        match.wrong += type.segments[s].pennants != pennants[static_cast<std::uint8_t>(s)];
    match.wrong += gardens_of(type) != gardens;
    match.wrong += wrong_marks(type, own_signs, marks);
    return match;
}

std::vector<Match> all_matches(const Block& block, const Ruleset& rules, const OwnSigns& own_signs) {
    std::vector<Match> matches;
    for (std::uint16_t type = 0; type < rules.tiles.size(); ++type)
        for (Turns turns = 0; turns < kSides; ++turns) {
            matches.push_back(compare(block, rules.tiles[type], turns, own_signs));
            matches.back().type = type;
            matches.back().turns = turns;
        }
    std::ranges::stable_sort(matches, {}, &Match::wrong);
    return matches;
}

Error not_a_tile(const Block& block, const std::vector<Match>& matches, const Ruleset& rules) {
    std::string text = fmt::format("no tile looks like the one at {}:{}\n  nearest", at(block.cell), show(block.signs));
    for (std::size_t i = 0; i < std::min<std::size_t>(3, matches.size()); ++i) {
        const TileType& type = rules.tiles[matches[i].type];
        text += fmt::format("\n  {}, turned {}:{}", type.id, matches[i].turns, show(picture_of(type, matches[i].turns).signs));
    }
    return bad_drawing(text);
}

/// The type that a legend line names for this cell.
Result<std::optional<std::uint16_t>> named_type(const Sheet& sheet, Cell cell, const Ruleset& rules) {
    for (const auto& [name, value] : sheet.legend) {
        if (name != at(cell)) continue;
        const auto type = find_tile(rules, value);
        if (!type) return type.error();
        return std::optional<std::uint16_t>(*type);
    }
    return std::optional<std::uint16_t>();
}

Error unclear(const Block& block, const TileType& one, const TileType& other) {
    return bad_drawing(fmt::format("the tile at {} may be {} or {}:{}\n  move the letter that hides the difference, or add a "
                                   "line \"{}: {}\"",
                                   at(block.cell), one.id, other.id, show(block.signs), at(block.cell), short_name(one.id)));
}

Result<SetupTile> recognise_block(const Sheet& sheet, const Block& block, const Ruleset& rules, const OwnSigns& own_signs) {
    const auto named = named_type(sheet, block.cell, rules);
    if (!named) return named.error();
    const auto matches = all_matches(block, rules, own_signs);
    const auto signs = [&](const Match& match) { return picture_of(rules.tiles[match.type], match.turns).signs; };
    const Match* best = nullptr;
    for (const Match& match : matches) {
        if (match.wrong > 0 || (*named && **named != match.type)) continue;
        if (best && signs(match) != signs(*best))
            return unclear(block, rules.tiles[best->type], rules.tiles[match.type]);
        if (!best || rules.copies[match.type] > rules.copies[best->type]) best = &match;
    }
    if (!best) return not_a_tile(block, matches, rules);
    return SetupTile{best->type, block.cell, best->turns, best->figures};
}

/// The signs of a tile with its pennants, gardens and figures.
std::array<char, kPictureSigns> signs_of(const SetupTile& tile, const TileType& type) {
    Picture picture = picture_of(type, tile.turns);
    std::array<bool, kPictureSigns> taken{};
    auto put = [&](std::uint8_t segment, char sign) {
        const std::size_t where = room_on(picture, segment, taken);
        if (where == kPictureSigns) return;
        taken[where] = true;
        picture.signs[where] = sign;
    };
    for (const auto& figure : tile.figures)
        put(figure.segment, figure.seat == kNobody ? '@' : static_cast<char>((figure.kind == 0 ? 'A' : 'a') + figure.seat));
    for (std::uint8_t s = 0; s < type.segments.size(); ++s) {
        for (int i = 0; i < type.segments[s].pennants; ++i) put(s, '*');
        if (type.segments[s].kind == "field" && gardens_of(type) > 0) return put(s, 'G'), picture.signs;
    }
    return picture.signs;
}

std::string row_text(const std::map<int, std::array<char, kPictureSigns>>& row, int y, int left, int right) {
    std::string text;
    for (std::size_t line = 0; line < kPictureSide; ++line) {
        std::string shown = line == 2 ? fmt::format("{:3} | ", y) : "    | ";
        for (int x = left; x <= right; ++x) {
            const auto found = row.find(x);
            shown += found == row.end() ? std::string(kPictureSide, ' ')
                                        : std::string(found->second.data() + line * kPictureSide, kPictureSide);
            shown += ' ';
        }
        text += shown.substr(0, shown.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\n") - first + 1);
}

std::vector<std::string_view> pieces(std::string_view text, char separator) {
    std::vector<std::string_view> found;
    while (true) {
        const auto end = text.find(separator);
        found.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos) return found;
        text.remove_prefix(end + 1);
    }
}

int Sheet::seats_drawn() const {
    int seats = 0;
    for (const Block& block : blocks)
        for (const char sign : block.signs)
            if (is_seat(sign)) seats = std::max(seats, sign - 'A' + 1);
    for (const auto& [name, value] : legend)
        if (const auto seat = owner_in(value); seat && is_own_sign(name)) seats = std::max(seats, *seat - 'A' + 1);
    return seats;
}

Result<Sheet> read_sheet(std::string_view text) {
    Sheet sheet;
    Lines board;
    for (std::size_t end = 0; end != std::string_view::npos; text.remove_prefix(std::min(end, text.size() - 1) + 1)) {
        end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (const auto colon = line.find(':'); colon != std::string_view::npos)
            sheet.legend.emplace_back(trimmed(line.substr(0, colon)), trimmed(line.substr(colon + 1)));
        else
            board.push_back(line);
        if (end == std::string_view::npos || text.empty()) break;
    }
    const std::size_t indent = indentation(board);
    std::int16_t y = 0;
    for (const Lines& run : runs_of(board)) {
        if (run.size() != kPictureSide)
            return bad_drawing(fmt::format("a row of tiles has five lines, this one {}: \"{}\"", run.size(), run[0]));
        const std::size_t width = std::ranges::max(run, {}, &std::string_view::size).size();
        std::int16_t x = 0;
        for (std::size_t left = indent; left < width; left += kBlockStep, ++x) {
            auto block = cut_block(run, left);
            if (!block) return block.error();
            if (!*block) continue;
            (*block)->cell = {x, y};
            sheet.blocks.push_back(**block);
        }
        ++y;
    }
    if (sheet.blocks.empty()) return bad_drawing("no tile is drawn");
    const std::int16_t first_x = sheet.blocks.front().cell.x;
    for (Block& block : sheet.blocks) block.cell.x = static_cast<std::int16_t>(block.cell.x - first_x);
    return sheet;
}

Result<std::vector<SetupTile>> recognise(const Sheet& sheet, const Ruleset& rules) {
    const auto signs = own_signs(sheet, rules);
    if (!signs) return signs.error();
    std::vector<SetupTile> tiles;
    for (const Block& block : sheet.blocks) {
        auto tile = recognise_block(sheet, block, rules, *signs);
        if (!tile) return tile.error();
        tiles.push_back(*tile);
    }
    return tiles;
}

std::string draw_tiles(const std::vector<SetupTile>& tiles, const Ruleset& rules) {
    std::map<int, std::map<int, std::array<char, kPictureSigns>>> rows;
    int left = 0, right = 0;
    for (const SetupTile& tile : tiles) {
        rows[tile.cell.y][tile.cell.x] = signs_of(tile, rules.tiles[tile.type]);
        left = std::min<int>(left, tile.cell.x);
        right = std::max<int>(right, tile.cell.x);
    }
    std::string text(6, ' ');  // as wide as what stands before each row
    for (int x = left; x <= right; ++x) text += fmt::format("{:^5} ", x);
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
    for (const auto& [y, row] : rows) text += (y == rows.begin()->first ? "" : "    |\n") + row_text(row, y, left, right);
    return text;
}

std::vector<SetupTile> tiles_on_table(const Game& game) {
    std::vector<SetupTile> tiles;
    for (std::uint32_t i = 0; i < game.tiles_laid(); ++i) {
        const TileView tile = game.tile(i);
        tiles.push_back({tile.type, tile.cell, tile.turns, {}});
    }
    for (std::uint32_t i = 0; i < game.figures(); ++i) {
        const FigureView figure = game.figure(i);
        if (place_of(figure.where) != PLV_PLACE_SEGMENT) continue;
        const std::uint32_t tile = game.tile_of_segment(index_of(figure.where));
        const auto segment = index_of(figure.where) - game.tile(tile).first_segment;
        tiles[tile].figures.push_back({figure.seat, figure.kind, static_cast<std::uint8_t>(segment)});
    }
    return tiles;
}

std::string_view short_name(std::string_view id) { return id.substr(id.find('/') + 1); }

Result<std::uint16_t> find_tile(const Ruleset& rules, std::string_view name) {
    std::vector<std::uint16_t> found;
    std::vector<std::string> known;
    for (std::uint16_t type = 0; type < rules.tiles.size(); ++type) {
        const std::string& id = rules.tiles[type].id;
        if (id == name) return type;
        if (short_name(id) == name) found.push_back(type);
        known.emplace_back(short_name(id));
    }
    if (found.size() == 1) return found.front();
    return Error{Fault::input, fmt::format("{} named \"{}\" at this table; {}",
                                           found.empty() ? "no tile is" : "several tiles are", name, perhaps(name, known)), ""};
}

}  // namespace pontlevis::kit
