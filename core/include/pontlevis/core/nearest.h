// Names like the one that was mistyped, for the second half of an error message. Used by everything that
// reads a file or a command line, in the library and in hosts.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pontlevis {

/// The names of `known` that `word` may have meant, the likeliest first, three at the most. A name is near
/// when a third of the word's letters or fewer are wrong, missing, added or swapped (but not all), or when it
/// begins with the word. Costs nothing worth counting for words of any length.
[[nodiscard]] std::vector<std::string> nearest(std::string_view word, std::span<const std::string> known);

/// `perhaps you meant "mill" or "mills"` where something is near, `known are "a", "b"` where nothing is,
/// and `none is known` for an empty list.
[[nodiscard]] std::string perhaps(std::string_view word, std::span<const std::string> known);

/// A word of the input as messages show it: in quotes, at most 40 bytes, without control characters.
[[nodiscard]] std::string quoted(std::string_view word);

}  // namespace pontlevis
