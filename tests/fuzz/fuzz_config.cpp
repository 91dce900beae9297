// Any text as a config: it is refused with a message, or what it becomes survives the way into a save and back.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "pontlevis/core/config.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace pontlevis;
    const Result<Config> config = parse_config({reinterpret_cast<const char*>(data), size}, "fuzz.toml");
    if (!config) {
        if (config.error().text.empty()) std::abort();
        return 0;
    }
    const Result<Config> again = parse_config(to_toml(*config), "fuzz.toml");
    if (!again || !(*again == *config)) std::abort();
    return 0;
}
