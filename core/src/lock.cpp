// Locks as text: from a ruleset to TOML and back. What differs is lock_compare.cpp's.
#include "pontlevis/core/lock.h"

#include <fmt/format.h>

#include <limits>

#include "pontlevis/core/config.h"
#include "replace_file.h"
#include "pontlevis/core/text_file.h"
#include "toml_reader.h"
#include "toml_write.h"

namespace pontlevis {
namespace {

LockedPart part_of(const ExpansionInfo& info) {
    return {info.id,    info.version, info.digest,   info.build,  info.edition,
            info.tiles, info.rules,   info.elements, info.options};
}

// ---- writing --------------------------------------------------------------------------------------

std::string part_lines(const LockedPart& part) {
    std::string text = fmt::format("\n[[part]]\nid = {}\nversion = {}\ndigest = {}\n", toml_quoted(part.id),
                                   toml_quoted(part.version), toml_quoted(part.digest));
    if (!part.build.empty()) text += fmt::format("build = {}\n", toml_quoted(part.build));
    if (!part.edition.empty()) text += fmt::format("edition = {}\n", toml_quoted(part.edition));
    text += fmt::format("tiles = {}\n", part.tiles);
    if (!part.rules) text += "rules = false\n";
    if (!part.elements.empty()) text += fmt::format("elements = {}\n", toml_list(part.elements));
    const auto option = [](const auto& one) { return fmt::format("{} = {}", toml_key(one.first), one.second); };
    if (!part.options.empty()) text += fmt::format("options = {{ {} }}\n", toml_joined(part.options, option));
    return text;
}

// ---- reading --------------------------------------------------------------------------------------

const Names kLockKeys{"lock", "rules_digest", "build_digest", "players", "figures", "steps", "part"};
const Names kPartKeys{"id", "version", "digest", "build", "edition", "tiles", "rules", "elements", "options"};

class LockReader : TomlReader {
public:
    LockReader(Problems& problems, Lock& lock) : TomlReader(problems), lock_(lock) {}

    void read(const toml::table& root) {
        if (!read_version(root)) return;
        only_keys(root, kLockKeys, "", "a lock");
        lock_.rules = needed(root, "rules_digest", "", 0);
        lock_.build = needed(root, "build_digest", "", 0);
        if (const toml::node* node = required(root, "players", "", 0))
            lock_.players = static_cast<std::uint32_t>(number(*node, "", "players", 1, kMostSeats).value_or(0));
        if (const toml::node* node = root.get("figures")) read_figures(*node);
        if (const toml::node* node = root.get("steps")) lock_.steps = words(*node, "", "steps", "[\"mills.turn\"]");
        if (const toml::array* list = list_of_tables(root, "part")) {
            for (const toml::node& part : *list) read_part(*part.as_table());
        }
    }

private:
    static constexpr std::int64_t kMostSeats = 255, kMost = std::numeric_limits<std::int32_t>::max();

    // A lock of a later version may mean anything; nothing more is said about it.
    bool read_version(const toml::table& root) {
        const toml::node* node = root.get("lock");
        const auto version = node == nullptr ? std::nullopt : node->value<std::int64_t>();
        if (!version) tell(0, "", "not a lock: it should begin with lock = 1");
        else if (*version != kLockVersion)
            tell(line_of(*node), "", fmt::format("a lock of version {}; version {} is read here", *version, kLockVersion));
        return version == kLockVersion;
    }

    std::string needed(const toml::table& table, std::string_view key, std::string_view where, int line) {
        const toml::node* node = required(table, key, where, line);
        return node == nullptr ? std::string() : text(*node, where, key).value_or("");
    }

    void read_figures(const toml::node& node) {
        if (!node.is_table()) return wrong_type(node, "", "figures", "a table such as { normal = 7 }");
        for (const auto& [kind, count] : *node.as_table())
            lock_.figures[std::string(kind.str())] = static_cast<int>(number(count, "figures", kind.str(), 0, kMost).value_or(0));
    }

    void read_part(const toml::table& table) {
        const int line = line_of(table);
        LockedPart part;
        part.id = needed(table, "id", "", line);
        only_keys(table, kPartKeys, part.id, "a part");
        part.version = needed(table, "version", part.id, line);
        part.digest = needed(table, "digest", part.id, line);
        part.build = text_of(table, "build", part.id).value_or("");
        part.edition = text_of(table, "edition", part.id).value_or("");
        if (const toml::node* node = table.get("tiles"))
            part.tiles = static_cast<std::uint32_t>(number(*node, part.id, "tiles", 0, kMost).value_or(0));
        part.rules = flag_of(table, "rules", part.id).value_or(true);
        if (const toml::node* node = table.get("elements")) part.elements = words(*node, part.id, "elements", "[\"mill\"]");
        if (const toml::node* node = table.get("options")) read_options(*node, part);
        lock_.parts.push_back(std::move(part));
    }

    void read_options(const toml::node& node, LockedPart& part) {
        if (!node.is_table()) return wrong_type(node, part.id, "options", "a table such as { fields = true }");
        for (const auto& [key, value] : *node.as_table()) {
            std::string& written = part.options[std::string(key.str())];
            if (const auto* flag = value.as_boolean()) written = toml_written(flag->get());
            else if (const auto* whole = value.as_integer()) written = toml_written(whole->get());
            else if (const auto* word = value.as_string()) written = toml_written(word->get());
            else wrong_type(value, part.id, key.str(), "true or false, a whole number or a text");
        }
    }

    Lock& lock_;
};

}  // namespace

std::vector<LockedPart> parts_of(const Ruleset& rules) {
    std::vector<LockedPart> parts{part_of(rules.base)};
    for (const ExpansionInfo& expansion : rules.expansions) parts.push_back(part_of(expansion));
    return parts;
}

Lock lock_of(const Ruleset& rules) {
    Lock lock;
    lock.rules = rules.digest();
    lock.build = rules.build_digest();
    lock.players = static_cast<std::uint32_t>(rules.seats.size());
    for (const FigureKindInfo& kind : rules.figure_kinds) lock.figures[kind.name] = kind.per_seat + kind.per_game;
    for (const StepLine& step : rules.steps) lock.steps.push_back(step.id);
    lock.parts = parts_of(rules);
    return lock;
}

std::filesystem::path lock_path(const std::filesystem::path& config) {
    std::filesystem::path path = config;
    if (path.extension() == ".toml") path.replace_extension();
    return path += ".lock.toml";
}

std::string to_toml(const Lock& lock) {
    std::string text = "# What the config beside this file was composed of. Written by the program; play is refused\n"
                       "# in strict mode as soon as anything here differs.\n";
    text += fmt::format("lock = {}\nrules_digest = {}\nbuild_digest = {}\nplayers = {}\n", kLockVersion,
                        toml_quoted(lock.rules), toml_quoted(lock.build), lock.players);
    const auto figure = [](const auto& one) { return fmt::format("{} = {}", toml_key(one.first), one.second); };
    text += fmt::format("figures = {{ {} }}\n", toml_joined(lock.figures, figure));
    if (!lock.steps.empty()) text += fmt::format("steps = {}\n", toml_list(lock.steps));
    for (const LockedPart& part : lock.parts) text += part_lines(part);
    return text;
}

Result<void> write_lock(const std::filesystem::path& path, const Lock& lock) { return replace_file(path, to_toml(lock)); }

Result<Lock> parse_lock(std::string_view toml, std::string_view name) {
    const Result<toml::table> root = parse_toml(toml, name);
    if (!root) return root.error();
    Problems problems(name);
    Lock lock;
    lock.name = name;
    LockReader(problems, lock).read(*root);
    if (!problems.none()) return problems.error();
    return lock;
}

Result<Lock> read_lock(const std::filesystem::path& path) {
    const Result<std::string> text = read_text_file(path, kMostConfigBytes);
    if (!text) return text.error();
    return parse_lock(*text, path.string());
}

}  // namespace pontlevis
