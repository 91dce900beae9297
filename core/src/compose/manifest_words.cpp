// What a plugin remembers and how it calls things: columns, causes, modes of scoring.
#include <fmt/format.h>

#include "manifest_reader.h"

namespace pontlevis {
namespace {

constexpr const char* kTagExample = "\"move\" or [\"move\", \"return\"]";

}  // namespace

void ManifestReader::read_columns(const toml::table& root) {
    for (const Part& part : parts(root, "column", kWord)) {
        only_keys(part.table, {"element", "join", "of", "reset", "type", "visible"}, part.where, "a column");
        ColumnDecl column;
        column.name = part.name;
        column.of = choice(part, "of", column_owners(), "");
        column.type = choice(part, "type", {"u8", "i8", "u16", "i16", "i32"}, "i32");
        column.join = part.table.contains("join") ? choice(part, "join", folds(), "") : "";
        column.reset = known_words(part, "reset", kTagExample, "tag of causes", cause_tags());
        column.visible = choice(part, "visible", visibilities(), "all");
        column.element = element(part);
        column.line = part.line;
        if (!column.join.empty() && column.of != "segment")
            tell(line_of(*part.table.get("join")), part.where, "join is for columns of = \"segment\", which are put together over a feature");
        if (!column.reset.empty() && column.of != "figure")
            tell(line_of(*part.table.get("reset")), part.where, "reset is for columns of = \"figure\", which a figure that goes loses");
        manifest_.columns.push_back(std::move(column));
    }
}

void ManifestReader::read_causes(const toml::table& root) {
    for (const Part& part : parts(root, "cause", kWord)) {
        only_keys(part.table, {"binds", "element", "tags"}, part.where, "a cause");
        CauseDecl cause;
        cause.name = part.name;
        cause.tags = known_words(part, "tags", kTagExample, "tag of causes", cause_tags());
        cause.binds = known_words(part, "binds", "\"kind\" or [\"kind\", \"unoccupied\"]", "base rule", {"kind", "placed_tile", "incomplete", "unoccupied"});
        cause.element = element(part);
        cause.line = part.line;
        manifest_.causes.push_back(std::move(cause));
    }
}

void ManifestReader::read_modes(const toml::table& root) {
    for (const Part& part : parts(root, "mode", kWord)) {
        only_keys(part.table, {"element", "fates", "lifts", "owners", "rates"}, part.where, "a mode of scoring");
        ModeDecl mode;
        mode.name = part.name;
        mode.rates = choice(part, "rates", {"complete", "final"}, "");
        mode.owners = choice(part, "owners", {"majority", "everyone"}, "majority");
        mode.lifts = flag(part, "lifts", false);
        mode.fates = flag(part, "fates", false);
        mode.element = element(part);
        mode.line = part.line;
        if (mode.fates && !mode.lifts)
            tell(line_of(*part.table.get("fates")), part.where, "fates are for figures that leave: write lifts = true, too");
        manifest_.modes.push_back(std::move(mode));
    }
}

}  // namespace pontlevis
