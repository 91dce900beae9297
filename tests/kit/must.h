// What a test cannot go on without: the value of a Result, or the end of the test with the error's text.
#pragma once

#include <utility>

#include "catch.h"
#include "pontlevis/core/result.h"

namespace pontlevis::kit {

template <class T>
T must(Result<T> result) {
    if (!result) FAIL(result.error().text);
    return std::move(*result);
}

inline void must(Result<void> result) {
    if (!result) FAIL(result.error().text);
}

}  // namespace pontlevis::kit
