// Values made one by one, for a loop. Included through plugin.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <new>
#include <optional>
#include <type_traits>

namespace pontlevis::sdk {

/// Values that are made as the loop comes to them, once through and without memory of its own:
///
///     for (const Figure& figure : call.figures()) ...
///     std::ranges::any_of(call.figures_at(where), ...)
///
/// `next` is told the value before, null at first, and says the number of the one to make; none behind the last. `get`
/// makes it.
template <class Next, class Get>
struct Range {
    using Value = std::invoke_result_t<Get&, std::uint32_t>;
    static_assert(std::is_trivially_copyable_v<Value>);

    class Iterator {
    public:
        using value_type = Value;
        using difference_type = std::ptrdiff_t;

        explicit Iterator(Range* range) : range_(range) { make(range->next(static_cast<const Value*>(nullptr))); }

        const Value& operator*() const { return value_; }
        const Value* operator->() const { return &value_; }
        Iterator& operator++() {
            make(range_->next(&value_));
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(const Iterator& at, std::default_sentinel_t) { return at.ended_; }

    private:
        // In its place: a copy would wait for what was just written.
        void make(std::optional<std::uint32_t> number) {
            ended_ = !number;
            if (number) ::new (static_cast<void*>(&value_)) Value(range_->get(*number));
        }

        Range* range_;
        bool ended_ = true;
        union {
            Value value_;
        };
    };

    [[nodiscard]] Iterator begin() { return Iterator(this); }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }

    Next next;
    Get get;
};

template <class Next, class Get>
Range(Next, Get) -> Range<Next, Get>;

}  // namespace pontlevis::sdk
