// How the engine fills a struct of the boundary.
#pragma once

#include <cstring>

#include "pontlevis/sdk/abi.h"

namespace pontlevis::api {

/// Copies as much of `row` as the caller's struct has room for: its size says so, 0 stands for the first version's.
template <class Row>
plv_rc give(const Row& row, Row* out) {
    if (out == nullptr) return PLV_REFUSED;
    if (out->size == sizeof(Row)) {  // the usual case, without a call
        *out = row;
        return PLV_OK;
    }
    const std::uint32_t size = out->size == 0 || out->size > sizeof(Row) ? sizeof(Row) : out->size;
    std::memcpy(out, &row, size);
    out->size = size;
    return PLV_OK;
}

}  // namespace pontlevis::api
