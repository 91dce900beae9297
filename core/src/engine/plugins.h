// The functions of plugins as the engine calls them: who they belong to, what they are shown, and what
// happens when they fail. compose/ fills these rows; nothing here knows a plugin by name.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/rows.h"
#include "pontlevis/core/result.h"
#include "pontlevis/sdk/abi.h"

namespace pontlevis {

struct Position;
struct Sheet;

/// What all functions of one plugin are given.
struct PluginContext {
    std::string id;
    std::vector<std::string> option_names;
    std::vector<std::string> texts;  // of the text options, by option
    std::vector<plv_value> values;
    std::vector<const char*> name_pointers;
};

struct SheetHandler {
    const PluginContext* plugin;
    std::string name;          // "lakes-and-mills.mill_value"
    std::string rule;          // "LM-4"
    std::uint32_t kinds;       // filter: bit a feature kind
    std::uint8_t modes;        // filter: bit a Mode
    std::uint16_t attributes;  // filter: one of these; 0: any
    plv_score_sheet_fn run;
};

struct PluginStep {
    const PluginContext* plugin;
    std::string name;
    std::string rule;
    plv_step_fn run;
};

/// Lets every handler add to the sheets of the entries that its filter lets through; sheets[i] belongs to
/// entry i. False if one failed: position.fault says which and why.
bool ask_sheet_handlers(Position& position, std::vector<Sheet>& sheets);

/// Runs a plugin's step. False if it failed.
bool run_plugin_step(Position& position, const PluginStep& step);

}  // namespace pontlevis
