// Phase 2: one figure from the own supply onto a segment of the tile just laid (BASE-9 to BASE-12).
#include <fmt/format.h>

#include "engine/features.h"
#include "engine/steps.h"

namespace pontlevis {
namespace {

Error refusal(const char* rule, std::string text) {
    return {Fault::option, fmt::format("refused: {}  [{}]", text, rule), rule};
}

constexpr std::uint16_t kPass = 0xffff;  // else figure kind * 256 + segment of the tile

std::uint32_t& own_stock(Position& p, std::uint32_t kind) {
    return p.stock[p.head->decider * p.machine.figure_kinds + kind];
}

Option figure_option(const Position& p, std::uint16_t choice) {
    if (choice == kPass) return pass_option();
    const std::uint32_t segment = p.tiles[p.head->tile_laid].first_segment + (choice & 0xffu);
    return {static_cast<std::uint16_t>(Action::place_figure), 0, 0, std::uint32_t{choice} >> 8, location(PLV_PLACE_SEGMENT, segment), 0};
}

// Pass, then every free segment for every kind in supply.
std::uint32_t count_figures(Position& p) {
    if (p.scratch.counted) return p.scratch.count;
    std::uint16_t* const out = p.scratch.choices.data();
    std::uint32_t n = 0;
    out[n++] = kPass;
    const TileRow& tile = p.tiles[p.head->tile_laid];
    for (std::uint32_t i = 0; i < tile.segments; ++i) {
        const FeatureRow& feature = p.features[p.segments[tile.first_segment + i].feature];
        for (std::uint32_t kind = 0; kind < p.machine.figure_kinds; ++kind) {
            const bool may = (feature.figures == kNone) &  // BASE-10
                             (own_stock(p, kind) != 0) & (p.machine.figures[kind].stands_on >> feature.kind & 1u);
            out[n] = static_cast<std::uint16_t>(kind << 8 | i);
            n += may;
        }
    }
    p.scratch.count = n;
    p.scratch.counted = true;
    return n;
}

Option pick_figure(Position& p, std::uint32_t k) { return figure_option(p, p.scratch.choices[k]); }

void list_figures(Position& p, std::vector<Option>& out) {
    const std::uint32_t count = count_figures(p);
    for (std::uint32_t i = 0; i < count; ++i) out.push_back(figure_option(p, p.scratch.choices[i]));
}

Result<void> check_figure(Position& p, const Option& option) {
    if (same_option(option, pass_option())) return {};
    if (option.action != static_cast<std::uint16_t>(Action::place_figure) || option.turn != 0 || option.c != 0 ||
        option.a >= p.machine.figure_kinds || place_of(option.b) != PLV_PLACE_SEGMENT)
        return refusal("BASE-9", "a figure may be placed on a segment of the tile just laid, or none");
    const TileRow& tile = p.tiles[p.head->tile_laid];
    const std::uint32_t segment = index_of(option.b);
    const std::string& kind = p.rules->figure_kinds[option.a].name;
    if (segment < tile.first_segment || segment >= std::uint32_t{tile.first_segment} + tile.segments)
        return refusal("BASE-9", fmt::format("{} on a tile laid earlier; only the tile just laid may be used", kind));
    const std::string& id = p.rules->tiles[tile.type].segments[segment - tile.first_segment].id;
    const FeatureRow& feature = p.features[p.segments[segment].feature];
    if (own_stock(p, option.a) == 0) return refusal("BASE-9", fmt::format("no {} is left in the supply", kind));
    if ((p.machine.figures[option.a].stands_on >> feature.kind & 1u) == 0)
        return refusal("BASE-9", fmt::format("a {} may not stand on a {} ({})", kind, p.rules->feature_kinds[feature.kind].name, id));
    if (feature.figures != kNone)
        return refusal("BASE-10", fmt::format("{} on {}: a figure stands on this {} already", kind, id,
                                              p.rules->feature_kinds[feature.kind].name));
    return {};
}

void apply_figure(Position& p, const Option& option) {
    if (option.action == static_cast<std::uint16_t>(Action::pass)) return;
    take_figure(p, p.head->decider * p.machine.figure_kinds + option.a, option.b);
    if (p.recording) {
        Event event{.kind = Event::Kind::figure_placed, .seat = p.head->decider};
        event.figure_kind = static_cast<std::uint8_t>(option.a);
        event.where = option.b;
        p.events.push_back(event);
    }
}

}  // namespace

const Question kPlaceFigureQuestion{count_figures, pick_figure, list_figures, check_figure, apply_figure};

// Nothing is asked where nothing could be placed.
Flow step_wood_main(Position& p) {
    p.head->decider = p.head->turn_owner;
    p.scratch.counted = false;
    if (count_figures(p) == 1) {
        p.scratch.counted = false;
        return Flow::next;
    }
    p.head->decision = static_cast<std::uint8_t>(Decision::Kind::place_figure);
    return Flow::ask;
}

}  // namespace pontlevis
