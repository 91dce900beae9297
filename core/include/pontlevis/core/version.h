// The engine's version, as saves and --version show it. The build files name the same one.
#pragma once

namespace pontlevis {

inline constexpr const char* kEngineVersion = "0.1.0";

}  // namespace pontlevis
