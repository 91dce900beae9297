// Values made one by one, for a loop. Included through plugin.h.
#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <type_traits>
#include <utility>

namespace pontlevis::sdk {

/// Values that are made as the loop comes to them, once through and without memory of its own:
///
///     for (const Figure& figure : call.figures()) ...
///     std::ranges::any_of(call.figures_at(where), ...)
///
/// `Source` is called for each value and returns none behind the last.
template <class Source>
class Range {
public:
    using Value = typename std::invoke_result_t<Source&>::value_type;

    class Iterator {
    public:
        using value_type = Value;
        using difference_type = std::ptrdiff_t;

        explicit Iterator(Source* source) : source_(source), value_((*source)()) {}

        const Value& operator*() const { return *value_; }
        const Value* operator->() const { return &*value_; }
        Iterator& operator++() {
            value_ = (*source_)();
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(const Iterator& at, std::default_sentinel_t) { return !at.value_; }

    private:
        Source* source_;
        std::optional<Value> value_;
    };

    explicit Range(Source source) : source_(std::move(source)) {}

    [[nodiscard]] Iterator begin() { return Iterator(&source_); }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }

private:
    Source source_;
};

}  // namespace pontlevis::sdk
