// Inns and cathedrals change what a road or city is worth. The large meeple is all declaration (plugin.toml).
#include <pontlevis/sdk/plugin.h>

#include <string_view>

using namespace pontlevis::sdk;

namespace {

// IC-5, IC-7  At the end an unfinished one is worth nothing, unless the option says to ignore the building.
void void_unfinished(const Call& call, plv_sheet& sheet) {
    if (std::string_view(call.option_text("unfinished")) != "ignore") sheet.is_void = 1;
}

// IC-4  A finished road with an inn scores two points a tile; a second inn adds nothing.
void inn_value(const Call& call, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].mode == PLV_MODE_COMPLETE)
            sheets[i].rate_unit += 1;
        else
            void_unfinished(call, sheets[i]);
    }
}

// IC-6  A finished city with a cathedral scores three points a tile and coat of arms; a second one adds nothing.
void cathedral_value(const Call& call, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].mode == PLV_MODE_COMPLETE) {
            sheets[i].rate_unit += 1;
            sheets[i].rate_mark += 1;
        } else {
            void_unfinished(call, sheets[i]);
        }
    }
}

}  // namespace

PLV_PLUGIN(bind("inn_value", &inn_value), bind("cathedral_value", &cathedral_value))
