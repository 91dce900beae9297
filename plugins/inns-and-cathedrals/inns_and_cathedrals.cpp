// Inns and cathedrals change what a road or city is worth. Which entries arrive is said by the filters of
// plugin.toml; the large meeple is all declaration.
#include <pontlevis/sdk/plugin.h>

#include <string_view>

using namespace pontlevis::sdk;

namespace {

// IC-4  A finished road with an inn scores two points a tile; a second inn adds nothing.
void inn_value(const Call&, Entries, Sheets sheets) {
    for (std::size_t i = 0; i < sheets.size(); ++i) sheets[i].rate_unit += 1;
}

// IC-6  A finished city with a cathedral scores three points a tile and coat of arms; a second one adds nothing.
void cathedral_value(const Call&, Entries, Sheets sheets) {
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        sheets[i].rate_unit += 1;
        sheets[i].rate_mark += 1;
    }
}

// IC-5, IC-7  At the end an unfinished one is worth nothing, unless the option says to ignore the building.
void void_unfinished(const Call& call, Entries, Sheets sheets) {
    if (std::string_view(call.option_text("unfinished")) == "ignore") return;
    for (std::size_t i = 0; i < sheets.size(); ++i) sheets[i].is_void = 1;
}

}  // namespace

PLV_PLUGIN(bind("inn_value", &inn_value), bind("inn_unfinished", &void_unfinished),
           bind("cathedral_value", &cathedral_value), bind("cathedral_unfinished", &void_unfinished))
