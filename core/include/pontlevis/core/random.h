// Random numbers that are the same on every machine and with every compiler. Bots and tests use them; the
// state has a generator of the same kind for its own draws.
#pragma once

#include <cstdint>

namespace pontlevis {

/// SplitMix64: 64 bits of state, any seed is good.
struct Random {
    std::uint64_t state = 0;

    constexpr std::uint64_t next() {
        std::uint64_t z = state += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    /// Uniform in [0, bound), bound > 0. The bias of a bound below 2^32 is under 2^-32 of each value's share.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }
};

}  // namespace pontlevis
