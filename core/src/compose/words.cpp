// The words of the game, the base game's and those of plugins, by number: causes, modes of scoring, columns, places,
// actions.
#include <fmt/format.h>

#include "compose/active.h"
#include "compose/parts.h"
#include "compose/vocabulary.h"

namespace pontlevis {
namespace {

constexpr std::size_t kMostCauses = 64, kMostModes = 32;  // bits of a filter
constexpr std::size_t kMostPlaces = 256 - PLV_PLACE_FIRST_DECLARED;
constexpr std::size_t kMostArmed = 32;     // bits of a seat
constexpr std::uint32_t kMostRow = 256;    // bytes of all columns, of one row

void too_many(Problems& problems, std::size_t many, const char* what, std::size_t most) {
    if (many > most) problems.add(0, fmt::format("{} {}; at most {} are possible\ntake an expansion out", many, what, most));
}

// BASE-9, BASE-10: what binds the placing of a figure. BASE-16: figures return when they are scored.
void add_causes(Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems) {
    const Words& base = cause_names();
    plugins.causes.push_back({.name = base[kCausePlace], .kind = true, .placed_tile = true, .unoccupied = true, .tags = kTagPlace | kTagDirect});
    plugins.causes.push_back({.name = base[kCauseScored], .kind = false, .tags = kTagReturn | kTagScored});
    plugins.causes.push_back({.name = base[kCauseAlone], .kind = false, .tags = kTagReturn});
    for (const auto& part : active_parts(chosen, &Manifest::causes)) {
        const auto& binds = part.declared->binds;
        plugins.causes.push_back({part.full, has(binds, "kind"), has(binds, "placed_tile"), has(binds, "incomplete"), has(binds, "unoccupied"),
                                  bits_of(cause_tags(), part.declared->tags)});
    }
    too_many(problems, plugins.causes.size(), "causes", kMostCauses);
}

void add_modes(Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems) {
    const Words& base = mode_names();
    plugins.modes.push_back({.name = base[PLV_MODE_COMPLETE], .complete = true, .lifts = true, .fates = true});
    plugins.modes.push_back({.name = base[PLV_MODE_FINAL]});
    plugins.modes.push_back({.name = base[PLV_MODE_NOW], .lifts = true});
    for (const auto& part : active_parts(chosen, &Manifest::modes)) {
        const ModeDecl& mode = *part.declared;
        plugins.modes.push_back({part.full, mode.rates == "complete", mode.owners == "everyone", mode.lifts, mode.fates});
    }
    too_many(problems, plugins.modes.size(), "modes of scoring", kMostModes);
    for (const ModeTraits& mode : plugins.modes) rules.modes.push_back({mode.name, mode.complete, mode.everyone});
}

// Wide columns first, so that each lies at a multiple of its size.
void place_columns(Plugins& plugins, Problems& problems) {
    std::uint32_t used[static_cast<int>(ColumnOf::count)] = {};
    for (const std::uint8_t bytes : {std::uint8_t{4}, std::uint8_t{2}, std::uint8_t{1}}) {
        for (Column& column : plugins.columns) {
            if (column.bytes != bytes) continue;
            std::uint32_t& end = used[static_cast<int>(column.of)];
            column.offset = static_cast<std::uint16_t>(end);
            end += bytes;
        }
    }
    for (std::size_t of = 0; of < std::size(used); ++of) {
        if (used[of] > kMostRow)
            problems.add(0, fmt::format("columns of = \"{}\" take {} bytes a row; at most {} are possible\ntake an expansion out", column_owners()[of], used[of], kMostRow));
        plugins.column_bytes[of] = static_cast<std::uint16_t>((used[of] + 3) / 4 * 4);
    }
}

const PluginContext* context_of(const Plugins& plugins, const std::string& id) {
    for (const auto& context : plugins.contexts)
        if (context->id == id) return context.get();
    return nullptr;
}

void add_columns(Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems) {
    for (const auto& part : active_parts(chosen, &Manifest::columns)) {
        const ColumnDecl& declared = *part.declared;
        Column column;
        column.plugin = context_of(plugins, part.owner->manifest->id);
        column.name = part.full;
        column.of = static_cast<ColumnOf>(number_of(column_owners(), declared.of));
        if (!declared.join.empty()) column.fold = static_cast<Fold>(number_of(folds(), declared.join) + 1);
        column.bytes = declared.type.ends_with("8") ? 1 : declared.type.ends_with("16") ? 2 : 4;
        column.is_signed = declared.type.starts_with("i");
        column.reset = bits_of(cause_tags(), declared.reset);
        column.visible = static_cast<Column::Visible>(number_of(visibilities(), declared.visible));
        plugins.columns.push_back(std::move(column));
    }
    place_columns(plugins, problems);
}

void add_places(Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems) {
    for (const auto& part : active_parts(chosen, &Manifest::places)) {
        const auto per = number_of(column_owners(), part.declared->per);  // the first three are the same
        rules.places.push_back({part.full, static_cast<PlaceInfo::Per>(per)});
        plugins.places.push_back({part.full, static_cast<ColumnOf>(per), static_cast<std::uint32_t>(part.declared->capacity)});
    }
    too_many(problems, plugins.places.size(), "places", kMostPlaces);
}

void add_actions(Ruleset& rules, const std::vector<Chosen>& chosen, Problems& problems) {
    rules.actions = {
        {"pass", {}, false},
        {"draw-tile", {Operand::tile_type}, false},
        {"place-tile", {Operand::cell, Operand::tile_type}, true},
        {"place-figure", {Operand::figure_kind, Operand::location}, false},
    };
    for (const auto& part : active_parts(chosen, &Manifest::actions)) {
        const ActionDecl& action = *part.declared;
        ActionInfo info{part.full, {}, action.turns};
        std::copy(action.operands.begin(), action.operands.end(), info.operands.begin());
        if (action.armed && rules.actions.size() - kBaseActions >= kMostArmed)
            problems.add(0, fmt::format("{} is armed, but only the first {} actions of plugins can be\ntake an expansion out", part.full, kMostArmed));
        rules.actions.push_back(std::move(info));
        rules.plugin_actions.push_back({part.full, anchors_of(part), action.rule, action.keeps, action.armed, action.must, action.filter});
    }
}

}  // namespace

void add_words(Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems) {
    add_causes(plugins, chosen, problems);
    add_modes(rules, plugins, chosen, problems);
    add_columns(plugins, chosen, problems);
    add_places(rules, plugins, chosen, problems);
    add_actions(rules, chosen, problems);
}

}  // namespace pontlevis
