// The assertions of a saved game of JCloisterZone: sentences on points, on scorings and on the decision at hand.
#pragma once

#include <string>
#include <string_view>

#include "jcz_replay.h"

namespace pontlevis::program::jcz {

struct Verdict {
    enum class Kind : unsigned char { ok, failed, unsupported };
    Kind kind = Kind::ok;
    std::string text;  // of failed: "expected ..., got ..."; of unsupported: why
};

/// Holds one sentence against the game after its last message.
[[nodiscard]] Verdict verdict_on(Replay& replay, const std::string& sentence);

/// The tile that is in hand after the last message, as far as the assertions name it; else empty.
[[nodiscard]] std::string tile_asserted(const File& file);

}  // namespace pontlevis::program::jcz
