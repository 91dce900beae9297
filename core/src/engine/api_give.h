// How the engine fills a struct of the boundary.
#pragma once

#include <cstring>

#include "pontlevis/sdk/abi.h"

namespace pontlevis::api {

/// Has fill(row) written where the caller wants it, as far as his struct has room for it: its size says so, 0 stands for
/// the first version's. The usual case is filled in place: a copy would wait for what was just written.
template <class Row, class Fill>
plv_rc give(Row* out, Fill fill) {
    if (out == nullptr) return PLV_REFUSED;
    if (out->size == sizeof(Row)) {
        fill(*out);
        return PLV_OK;
    }
    Row row{};
    fill(row);
    row.size = out->size == 0 || out->size > sizeof(Row) ? sizeof(Row) : out->size;
    std::memcpy(out, &row, row.size);
    return PLV_OK;
}

}  // namespace pontlevis::api
