// What plugins say about entries: their weights, owners, value sheets.
#pragma once

#include <vector>

#include "engine/scoring.h"

namespace pontlevis {

/// An entry as plugins see it.
[[nodiscard]] plv_entry shown_entry(const Position& position, const EntryRow& entry);

/// Lets every handler add to the sheets of the entries from `first` on that its filter lets through; sheets[i]
/// belongs to entry first + i. False if one failed: position.fault says which and why.
bool ask_sheet_handlers(Position& position, std::vector<Sheet>& sheets, Index first);

/// A figure's weight in an entry's majority, where its kind's is dynamic. `by`, if given, gets the handler that says it.
[[nodiscard]] std::uint32_t dynamic_weight(Position& position, const EntryRow& entry, Index figure, const Handler** by = nullptr);

/// The owners of an entry after plugins had their say; `weights` are a seat's each. `by`, if given, gets the last handler
/// that changed them.
[[nodiscard]] std::uint8_t asked_owners(Position& position, const EntryRow& entry, const std::uint32_t* weights, std::uint8_t owners,
                                        const Handler** by = nullptr);

}  // namespace pontlevis
