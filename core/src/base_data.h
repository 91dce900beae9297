// The base game's data files, compiled into the library.
#pragma once

#include <string_view>

namespace pontlevis {

extern const std::string_view kBaseTilesToml;  // core/data/tiles.toml

}  // namespace pontlevis
