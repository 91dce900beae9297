// How the library says no: every call that can fail on input returns a Result. Nothing is thrown to the
// host, nothing is printed, and a refused call leaves the state as it was.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace pontlevis {

enum class Fault : unsigned char {
    input,    // a file or text that cannot be understood
    rules,    // well-formed, but no ruleset can be made of it
    option,   // not a legal option of the decision at hand
    handler,  // a plugin's handler failed
    limit,    // larger than the engine can hold
    system,   // a file could not be read or written
};

/// One problem, told to the person who can mend it: what was asked, where, what is true instead, what to do.
struct Error {
    Fault fault = Fault::input;
    std::string text;  // one or more lines, no final newline; a rule refusal ends its first line with [BASE-6]
    std::string rule;  // the rule's number, "BASE-6", or empty
};

/// A value or an Error.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::move(value)) {}
    Result(Error error) : content_(std::move(error)) {}

    explicit operator bool() const { return content_.index() == 0; }
    T& value() { assert(*this); return *std::get_if<0>(&content_); }
    const T& value() const { assert(*this); return *std::get_if<0>(&content_); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    const Error& error() const { assert(!*this); return *std::get_if<1>(&content_); }

private:
    std::variant<T, Error> content_;
};

template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : error_(std::move(error)) {}

    explicit operator bool() const { return !error_; }
    const Error& error() const { assert(error_); return *error_; }

private:
    std::optional<Error> error_;
};

}  // namespace pontlevis
