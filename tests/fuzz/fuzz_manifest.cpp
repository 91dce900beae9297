// Arbitrary bytes as a manifest: either one that keeps what parse_manifest promises, or a short Error.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>

#include "pontlevis/core/manifest.h"

using namespace pontlevis;

namespace {

constexpr std::size_t kLongestMessage = 1 << 14;
constexpr std::size_t kMostParts = 256;

void expect(bool holds) {
    if (!holds) std::abort();
}

template <class Part>
void expect_elements(const Manifest& manifest, const std::vector<Part>& parts) {
    expect(parts.size() <= 2 * kMostParts);
    for (const Part& part : parts) {
        const auto same = [&](const ElementDecl& element) { return element.id == part.element; };
        expect(part.line > 0);
        expect(part.element.empty() || std::any_of(manifest.elements.begin(), manifest.elements.end(), same));
    }
}

bool is_anchor(const std::string& name) { return std::count(anchors().begin(), anchors().end(), name) == 1; }

void expect_sound(const Manifest& manifest, std::string_view text) {
    expect(!manifest.id.empty() && manifest.id != "base" && manifest.id.find('/') == std::string::npos);
    expect(manifest.sdk == 1 && manifest.text == text && !manifest.name("fr").empty());
    for (const OptionDecl& option : manifest.options) {
        const auto* word = std::get_if<std::string>(&option.fallback);
        expect(word == nullptr || option.choices.empty() ||
               std::count(option.choices.begin(), option.choices.end(), *word) == 1);
    }
    for (const StepDecl& step : manifest.steps) {
        expect(step.at.empty() || (is_anchor(step.at) && step.by_option.at.empty()));
        for (const auto& [value, anchor] : step.by_option.at) expect(is_anchor(anchor));
    }
    for (const ActionDecl& action : manifest.actions) {
        expect(action.operands.size() <= 3 && (!action.joins() || action.run));
        for (const Operand operand : action.operands) expect(operand >= Operand::cell && operand <= Operand::number);
        expect(std::all_of(action.at.begin(), action.at.end(), is_anchor) && (action.at.empty() || action.by_option.option.empty()));
        for (const auto& [value, anchor] : action.by_option.at) expect(is_anchor(anchor));
    }
    for (const HandlerDecl& handler : manifest.handlers) expect(!handler.point.empty() && !handler.rule.empty());
    for (const FigureDecl& figure : manifest.figures) expect(figure.count >= 0 && figure.count <= 30 && figure.reserve <= figure.count);
    std::set<std::string> functions;
    for (const FunctionDecl& function : manifest.functions()) expect(function.bind != 0 && functions.insert(function.name).second);
    expect_elements(manifest, manifest.features);
    expect_elements(manifest, manifest.edges);
    expect_elements(manifest, manifest.pools);
    expect_elements(manifest, manifest.places);
    expect_elements(manifest, manifest.columns);
    expect_elements(manifest, manifest.causes);
    expect_elements(manifest, manifest.modes);
    expect_elements(manifest, manifest.actions);
    expect_elements(manifest, manifest.fates);
    expect_elements(manifest, manifest.attributes);
    expect_elements(manifest, manifest.figures);
    expect_elements(manifest, manifest.grants);
    expect_elements(manifest, manifest.handlers);
    expect_elements(manifest, manifest.steps);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto manifest = parse_manifest(text, "plugin.toml");
    if (manifest) {
        expect_sound(*manifest, text);
    } else {
        expect(manifest.error().text.starts_with("plugin.toml:") && manifest.error().text.size() < kLongestMessage);
    }
    expect(!manifest_difference(text, text));
    expect(!manifest_difference(text, "") || !text.empty());
    return 0;
}
