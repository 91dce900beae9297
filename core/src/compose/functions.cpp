// What plugins' functions are given, and the functions themselves, when the libraries are loaded.
#include <algorithm>

#include "compose/loader.h"
#include "compose/parts.h"
#include "pontlevis/core/manifest.h"

namespace pontlevis {
namespace {

// Values of all options, in the order of the manifest.
std::unique_ptr<PluginContext> context_for(const Chosen& one) {
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
    return context;
}

// The row of that name; null if its part is switched off, or its filter lets nothing through.
Handler* find_handler(Plugins& plugins, const std::string& name) {
    std::vector<std::vector<Handler>*> lists = {&plugins.sheets, &plugins.stand, &plugins.fit, &plugins.options, &plugins.owners, &plugins.weights};
    for (std::vector<Handler>& rules : plugins.rules) lists.push_back(&rules);
    for (std::vector<Handler>* handlers : lists)
        for (Handler& handler : *handlers)
            if (handler.name == name) return &handler;
    return nullptr;
}

Actor* find_actor(Plugins& plugins, const std::string& name) {
    const auto found = std::find_if(plugins.actors.begin(), plugins.actors.end(), [&](const Actor& actor) { return actor.name == name; });
    return found == plugins.actors.end() ? nullptr : &*found;
}

void bind_function(Plugins& plugins, const std::string& id, const FunctionDecl& function, plv_function bound) {
    if (function.bind == PLV_BIND_OPTIONS) {
        const std::string name = function.name.substr(0, function.name.rfind("_options"));
        if (Actor* actor = find_actor(plugins, id + "." + name)) actor->options = bound.options;
    } else if (function.bind == PLV_BIND_RUN) {
        if (Actor* actor = find_actor(plugins, id + "." + function.name)) actor->run = bound.run;
    } else if (Handler* handler = find_handler(plugins, id + "." + function.name)) {
        handler->function = bound;
    }
}

}  // namespace

void add_contexts(Plugins& plugins, const std::vector<Chosen>& chosen) {
    for (const Chosen& one : chosen)
        if (one.rules) plugins.contexts.push_back(context_for(one));
}

void bind_functions(Plugins& plugins, Ruleset& rules, const std::vector<Chosen>& chosen, Problems& problems) {
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
        for (const FunctionDecl& function : manifest.functions()) bind_function(plugins, manifest.id, function, loaded->functions.at(function.name));
    }
}

// The plugins' steps stand in the program in the order of rules.steps.
void describe_turn(const Machine& machine, Ruleset& rules) {
    auto line = rules.steps.begin();
    for (const Step& step : machine.program) {
        const std::string& anchor = anchors()[step.anchor];
        if (step.actor == kNone) {
            rules.turn.push_back({anchor, step.id, "base", "", "the base game's own"});
        } else {
            rules.turn.push_back({anchor, step.id, machine.plugins.actors[step.actor].plugin->id, line->rule, line->reason, line->filter});
            ++line;
        }
    }
}

}  // namespace pontlevis
