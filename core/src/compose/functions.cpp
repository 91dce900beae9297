#include <algorithm>
#include <utility>

#include "compose/loader.h"
#include "compose/parts.h"
#include "compose/vocabulary.h"
#include "engine/steps.h"

namespace pontlevis {
namespace {

const PluginContext* add_context(Machine& machine, const Chosen& one) {
    auto context = std::make_unique<PluginContext>();
    context->id = one.manifest->id;
    for (const OptionDecl& option : one.manifest->options) {
        const OptionScalar& value = one.options.at(option.name);
        context->option_names.push_back(option.name);
        context->texts.push_back(std::holds_alternative<std::string>(value) ? std::get<std::string>(value) : std::string());
        std::int64_t number = 0;
        if (const bool* flag = std::get_if<bool>(&value)) number = *flag;
        if (const std::int64_t* given = std::get_if<std::int64_t>(&value)) number = *given;
        context->values.push_back({number, nullptr});
    }
    // Pointers only now, when the texts stay where they are.
    for (std::size_t i = 0; i < context->values.size(); ++i) {
        if (std::holds_alternative<std::string>(one.options.at(context->option_names[i]))) context->values[i].text = context->texts[i].c_str();
        context->name_pointers.push_back(context->option_names[i].c_str());
    }
    machine.contexts.push_back(std::move(context));
    return machine.contexts.back().get();
}

std::uint32_t kinds_of(const Ruleset& rules, const HandlerDecl& handler) {
    if (handler.kinds.empty()) return ~0u;
    std::uint32_t kinds = 0;
    for (std::size_t kind = 0; kind < rules.feature_kinds.size(); ++kind)
        if (std::find(handler.kinds.begin(), handler.kinds.end(), rules.feature_kinds[kind].name) != handler.kinds.end()) kinds |= 1u << kind;
    return kinds;
}

std::uint8_t modes_of(const HandlerDecl& handler) {
    if (handler.modes.empty()) return 0xff;
    std::uint8_t modes = 0;
    for (std::size_t mode = 0; mode < mode_names().size(); ++mode)
        if (std::find(handler.modes.begin(), handler.modes.end(), mode_names()[mode]) != handler.modes.end())
            modes = static_cast<std::uint8_t>(modes | 1u << mode);
    return modes;
}

// A filter by an attribute that nobody in play has lets nothing through: such a handler is left out.
void add_handler(Machine& machine, Ruleset& rules, const PluginContext* context, const HandlerDecl& handler, plv_function function) {
    std::uint16_t attributes = 0;
    if (!handler.attribute.empty()) {
        const auto at = std::find(rules.attributes.begin(), rules.attributes.end(), handler.attribute);
        if (at == rules.attributes.end()) return;
        attributes = static_cast<std::uint16_t>(1 << (at - rules.attributes.begin()));
    }
    const std::string id = context->id + "." + handler.name;
    machine.sheet_handlers.push_back({context, id, handler.rule, kinds_of(rules, handler), modes_of(handler), attributes, function.score_sheet});
    rules.handlers.push_back({handler.point, id, handler.rule, handler.kinds, handler.attribute, handler.modes});
}

// The plugins' steps stand in the program in the order of rules.steps.
void describe_turn(const Machine& machine, Ruleset& rules) {
    auto line = rules.steps.begin();
    for (const Step& step : machine.program) {
        if (step.plugin == nullptr)
            rules.turn.push_back({step.anchor, step.id, "base", "", "the base game's own"});
        else
            rules.turn.push_back({step.anchor, step.id, step.plugin->plugin->id, line->rule, line->reason});
        if (step.plugin != nullptr) ++line;
    }
}

}  // namespace

void bind_functions(Machine& machine, Ruleset& rules, const std::vector<Chosen>& chosen, const std::vector<PlacedStep>& steps, Problems& problems) {
    std::vector<std::pair<std::size_t, const PluginStep*>> bound(steps.size());
    for (const Chosen& one : chosen) {
        const Manifest& manifest = *one.manifest;
        if (!one.rules || !manifest.has_code()) continue;
        const Result<LoadedPlugin> loaded = load_plugin(manifest);
        if (!loaded) {
            problems.add(0, loaded.error().text);
            continue;
        }
        for (ExpansionInfo& info : rules.expansions)
            if (info.id == manifest.id) info.build = loaded->build;
        const PluginContext* context = add_context(machine, one);
        for (std::size_t i = 0; i < manifest.handlers.size(); ++i)
            if (one.has(manifest.handlers[i].element)) add_handler(machine, rules, context, manifest.handlers[i], loaded->handlers[i]);
        for (std::size_t i = 0; i < manifest.steps.size(); ++i) {
            const auto at = std::find_if(steps.begin(), steps.end(), [&](const PlacedStep& step) { return step.step == &manifest.steps[i]; });
            if (at == steps.end()) continue;
            machine.plugin_steps.push_back(std::make_unique<PluginStep>(
                PluginStep{context, manifest.id + "." + at->step->name, at->step->rule, loaded->steps[i].step}));
            bound[static_cast<std::size_t>(at - steps.begin())] = {at->anchor, machine.plugin_steps.back().get()};
        }
    }
    if (!problems.none()) return;
    machine.program = make_program(bound);
    describe_turn(machine, rules);
}

}  // namespace pontlevis
