// What a function gets many of at once: entries and their value sheets, targets and which are refused, weights.
// Owned by the engine, valid until the function returns. Included through plugin.h.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pontlevis/sdk/views.h"

namespace pontlevis::sdk {

constexpr Entry entry_view(const plv_entry& entry) {
    return {{entry.where}, entry.kind, entry.mode, entry.owners, entry.units, entry.marks, entry.points, entry.figure};
}

/// The value sheet of an entry: see plv_sheet for the formula. A handler adds to its fields, and no more.
using Sheet = plv_sheet;

/// All entries of a pass that the handler's filter lets through.
class Entries {
public:
    Entries(const plv_entry* first, std::uint32_t count) : first_(first), count_(count) {}

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] Entry operator[](std::size_t i) const {
        return entry_view(*plv_entry_at(first_, static_cast<std::uint32_t>(i)));
    }

private:
    const plv_entry* first_;
    std::uint32_t count_;
};

/// Their value sheets; sheets[i] belongs to entries[i].
class Sheets {
public:
    Sheets(plv_sheet* first, std::uint32_t count) : first_(first), count_(count) {}

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] Sheet& operator[](std::size_t i) const {
        return *plv_sheet_at(first_, static_cast<std::uint32_t>(i));
    }

private:
    plv_sheet* first_;
    std::uint32_t count_;
};

/// All that a veto is asked about.
class Targets {
public:
    Targets(const plv_target* first, std::uint32_t count) : first_(first), count_(count) {}

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] Target operator[](std::size_t i) const {
        const plv_target& target = *plv_target_at(first_, static_cast<std::uint32_t>(i));
        const Cell cell{static_cast<std::int16_t>(target.x), static_cast<std::int16_t>(target.y)};
        return {target.kind,    target.figure == PLV_NONE ? std::nullopt : std::optional(target.figure),
                target.cause,   target.seat,
                {target.where}, target.type,
                cell,           target.turn};
    }

private:
    const plv_target* first_;
    std::uint32_t count_;
};

/// Which of them are refused. What nobody refuses is allowed; nobody can allow what another one refuses.
class Refused {
public:
    explicit Refused(std::uint8_t* refused) : refused_(refused) {}

    void refuse(std::size_t i) const { refused_[i] = 1; }

private:
    std::uint8_t* refused_;
};

/// What each seat's figures weigh in an entry.
class Weights {
public:
    explicit Weights(const std::uint32_t* weights) : weights_(weights) {}

    [[nodiscard]] std::uint32_t operator[](Seat seat) const { return weights_[seat]; }

private:
    const std::uint32_t* weights_;
};

}  // namespace pontlevis::sdk
