// Any text as a save: it is refused with a message, or the decisions it tells are legal or refused, whatever its
// hashes say; and the game that comes out is saved and loaded the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "pontlevis/core/config.h"
#include "pontlevis/core/save.h"

namespace {

using namespace pontlevis;

template <class T>
bool is_refused(const Result<T>& result) {
    if (result) return false;
    if (result.error().text.empty()) std::abort();
    return true;
}

// Mutations hardly ever get a hash right, so load_game alone would stop at the first.
void play_regardless(const SaveFile& save) {
    const Result<Config> config = parse_config(save.config, "fuzz.save");
    if (is_refused(config)) return;
    const Result<std::shared_ptr<const Ruleset>> rules = Ruleset::compose(*config);
    if (is_refused(rules)) return;
    Session session(*rules, save.seed, Session::Chance::host);
    for (const SavedDecision& decision : save.decisions) {
        const Result<Option> option = resolved(session.game(), decision.option);
        if (!is_refused(option)) is_refused(session.answer(*option));
    }
    const std::string text = to_save(session);
    const Result<SaveFile> again = parse_save(text, "fuzz.save");
    if (!again || to_save(*load_game(*again)) != text) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Result<SaveFile> save = parse_save({reinterpret_cast<const char*>(data), size}, "fuzz.save");
    if (is_refused(save)) return 0;
    is_refused(load_game(*save));
    play_regardless(*save);
    return 0;
}
