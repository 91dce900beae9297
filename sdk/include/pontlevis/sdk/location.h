// Where figures and tokens stand. Included through plugin.h.
#pragma once

#include <cstdint>
#include <optional>

#include "pontlevis/sdk/abi.h"
#include "pontlevis/sdk/geometry.h"

namespace pontlevis::sdk {

using pontlevis::Cell;
using pontlevis::neighbour;
using pontlevis::opposite;
using pontlevis::Side;

/// A place kind (PLV_PLACE_...) and the index of the place among its kind.
struct Location {
    plv_location code = 0;

    [[nodiscard]] constexpr std::uint32_t place() const { return code >> 24; }
    [[nodiscard]] constexpr std::uint32_t index() const { return code & 0xffffffu; }

    /// The segment, tile or figure that it is, if it is one.
    [[nodiscard]] constexpr std::optional<std::uint32_t> segment() const { return index_if(PLV_PLACE_SEGMENT); }
    [[nodiscard]] constexpr std::optional<std::uint32_t> tile() const { return index_if(PLV_PLACE_TILE); }
    [[nodiscard]] constexpr std::optional<std::uint32_t> figure() const { return index_if(PLV_PLACE_FIGURE); }
    /// The entry with which a figure that stands here was scored, if it is in limbo.
    [[nodiscard]] constexpr std::optional<std::uint32_t> entry() const { return index_if(PLV_PLACE_LIMBO); }
    [[nodiscard]] constexpr bool in_supply() const { return place() == PLV_PLACE_SUPPLY; }
    [[nodiscard]] constexpr bool out_of_game() const { return place() == PLV_PLACE_OUT; }

    friend constexpr bool operator==(Location, Location) = default;

private:
    [[nodiscard]] constexpr std::optional<std::uint32_t> index_if(std::uint32_t kind) const {
        return place() == kind ? std::optional(index()) : std::nullopt;
    }
};

/// A place of any kind; Queries::place_at finds declared ones by name.
constexpr Location place(std::uint32_t kind, std::uint32_t index) { return {kind << 24 | index}; }

}  // namespace pontlevis::sdk
