// The numbers of names as a table that functions of plugins read by themselves (plv_call::names): a name costs them
// one look, not a call.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "pontlevis/sdk/abi.h"

namespace pontlevis {

class NameTable {
public:
    /// Keys are plv_name_key()s; one that is there already keeps its number.
    void add(std::uint64_t key, std::uint32_t number) {
        if (2 * (used_ + 1) > slots_.size()) grow();
        plv_name& slot = slots_[place_of(key)];
        used_ += slot.key == 0;
        if (slot.key == 0) slot = {key, number, 0};
    }
    [[nodiscard]] const std::uint32_t* find(std::uint64_t key) const {
        if (slots_.empty()) return nullptr;
        const plv_name& slot = slots_[place_of(key)];
        return slot.key == 0 ? nullptr : &slot.number;
    }
    [[nodiscard]] const plv_name* slots() const { return slots_.empty() ? nullptr : slots_.data(); }
    [[nodiscard]] std::uint32_t mask() const { return static_cast<std::uint32_t>(slots_.size() - 1); }

private:
    // At least half of the slots are empty, so that the search ends soon.
    [[nodiscard]] std::size_t place_of(std::uint64_t key) const {
        std::size_t at = key & mask();
        while (slots_[at].key != 0 && slots_[at].key != key) at = (at + 1) & mask();
        return at;
    }
    void grow() {
        const std::vector<plv_name> old = std::exchange(slots_, std::vector<plv_name>(slots_.empty() ? 64 : 2 * slots_.size()));
        for (const plv_name& slot : old)
            if (slot.key != 0) slots_[place_of(slot.key)] = slot;
    }

    std::vector<plv_name> slots_;
    std::size_t used_ = 0;
};

}  // namespace pontlevis
