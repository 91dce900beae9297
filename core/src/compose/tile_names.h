// The names on tiles made those of the table: kinds of segments and edges, marks and pools in full. What belongs to
// something that is not in play is taken off, with a note.
#pragma once

#include "compose/active.h"

namespace pontlevis {

class TileNames {
public:
    TileNames(Ruleset& rules, const std::vector<Chosen>& chosen, const Catalog& catalog, Problems& problems);

    /// The tile as this table knows it. `owner` is the id of the plugin that brings it, or "base".
    [[nodiscard]] TileType named(const TileType& printed, const std::string& owner);

private:
    void name_kinds(TileType& tile, const std::string& owner);
    void name_edges(TileType& tile, const std::string& owner);
    void name_pool(TileType& tile, const std::string& owner);
    /// `on` is the kind of the segment that bears them, or "tile"; `bearer` is it in words.
    void name_marks(std::vector<Mark>& marks, const std::string& on, const std::string& bearer, const std::string& owner);
    void note(std::string text);

    Ruleset& rules_;
    const Catalog& catalog_;
    Problems& problems_;
    std::vector<Active<FeatureDecl>> features_;
    std::vector<Active<EdgeDecl>> edges_;
    std::vector<Active<AttributeDecl>> attributes_;
    std::vector<Active<PoolDecl>> pools_;
};

}  // namespace pontlevis
