#include <algorithm>

#include <fmt/format.h>

#include "compose/parts.h"

namespace pontlevis {
namespace {

// An attribute that takes part, under its full name.
struct Active {
    std::string full;
    const AttributeDecl* declared;
    const Chosen* owner;
};

std::vector<Active> active_attributes(const std::vector<Chosen>& chosen) {
    std::vector<Active> active;
    for (const Chosen& one : chosen)
        for (const AttributeDecl& attribute : one.manifest->attributes)
            if (one.has(attribute.element)) active.push_back({one.manifest->id + "." + attribute.name, &attribute, &one});
    return active;
}

// Marks are written short on tiles, "mill"; the set's own plugin goes before others of the same short name.
const Active* owner_of(const std::vector<Active>& active, const std::string& mark, const std::string& set) {
    const Active* found = nullptr;
    for (const Active& one : active) {
        if (one.full == mark) return &one;
        if (one.declared->name == mark && (!found || one.owner->manifest->id == set)) found = &one;
    }
    return found;
}

// A full name, "plugin.mark", may belong to a plugin that is not installed at all.
bool known_somewhere(const Catalog& catalog, const std::string& mark) {
    const std::size_t dot = mark.rfind('.');
    if (dot != std::string::npos && !catalog.find(mark.substr(0, dot))) return true;
    for (const Manifest& manifest : catalog.manifests())
        for (const AttributeDecl& attribute : manifest.attributes)
            if (attribute.name == mark || manifest.id + "." + attribute.name == mark) return true;
    return false;
}

class Bag {
public:
    Bag(Ruleset& rules, const std::vector<Chosen>& chosen, const Catalog& catalog, Problems& problems)
        : rules_(rules), catalog_(catalog), problems_(problems), active_(active_attributes(chosen)) {
        for (const Active& one : active_) rules.attributes.push_back(one.full);
    }

    // Adds a set; the first tile with a start copy becomes the start tile.
    void add(const TileSet& set, const std::string& edition, int copies, const std::string& owner) {
        for (const TileType& tile : set.tiles) {
            const int printed = TileSet::copies_in(tile.copies, edition);
            if (printed == 0) continue;
            std::uint32_t many = static_cast<std::uint32_t>(printed) * static_cast<std::uint32_t>(copies);
            if (!started_ && TileSet::copies_in(tile.start_copies, edition) > 0) {
                started_ = true;
                rules_.start_tile = static_cast<std::uint16_t>(rules_.tiles.size());
                --many;
            }
            TileType kept = tile;
            for (SegmentType& segment : kept.segments) keep_marks(segment, tile, set.id, owner);
            kept.symbols.clear();  // no symbol has a meaning yet
            rules_.tiles.push_back(std::move(kept));
            rules_.copies.push_back(many);
        }
    }

    [[nodiscard]] bool started() const { return started_; }

private:
    void keep_marks(SegmentType& segment, const TileType& tile, const std::string& set, const std::string& owner) {
        std::vector<Mark> kept;
        for (Mark& mark : segment.marks) {
            if (const Active* attribute = owner_of(active_, mark.name, set)) {
                const auto& kinds = attribute->declared->on;
                if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), segment.kind) == kinds.end())
                    problems_.add(0, fmt::format("{}: {} bears {}, which belongs on {}\n{}:{}", tile.id, segment.id, attribute->full,
                                                 fmt::format("{}", kinds.front()), attribute->owner->manifest->file, attribute->declared->line));
                mark.name = attribute->full;
                kept.push_back(std::move(mark));
            } else if (known_somewhere(catalog_, mark.name)) {
                note(fmt::format("{}: \"{}\" means nothing here; its plugin or element is not in play", owner, mark.name));
            } else {
                problems_.add(0, fmt::format("{}: {} bears \"{}\", which no installed plugin knows", tile.id, segment.id, mark.name));
            }
        }
        segment.marks = std::move(kept);
    }

    void note(std::string text) {
        auto& notes = rules_.notes;
        if (std::find(notes.begin(), notes.end(), text) == notes.end()) notes.push_back(std::move(text));
    }

    Ruleset& rules_;
    const Catalog& catalog_;
    Problems& problems_;
    std::vector<Active> active_;
    bool started_ = false;
};

}  // namespace

void fill_bag(Ruleset& rules, const TileSet& base, const std::vector<Chosen>& chosen, const Catalog& catalog, Problems& problems) {
    Bag bag(rules, chosen, catalog, problems);
    bag.add(base, rules.edition, rules.config.box("base").copies, "base");
    for (const Chosen& one : chosen)
        if (one.tiles) bag.add(*one.tiles, one.edition, one.box->copies, one.manifest->id);
    if (!bag.started())
        problems.add(0, fmt::format("no start tile in edition {}\none tile needs start_copies = {{ {} = 1 }}", rules.edition, rules.edition), "BASE-3");
}

}  // namespace pontlevis
