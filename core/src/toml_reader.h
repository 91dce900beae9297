// Typed reading of a TOML table, for the readers of configs, manifests and tile files: each derives from
// TomlReader, says what it expects, and every value that is something else becomes a problem with its line.
// Heavy: includes toml++. Include it in .cpp files only.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "problems.h"
#include "toml_text.h"

namespace pontlevis {

using Names = std::vector<std::string>;

/// The entries of a table in the order in which they are written.
[[nodiscard]] std::vector<std::pair<std::string_view, const toml::node*>> in_file_order(const toml::table& table);

/// In all of it, `where` is what the problem is about, put before the message ("base/monastery: city1"; may be
/// empty), and `what` names the value that is wrong: mostly its key.
class TomlReader {
protected:
    explicit TomlReader(Problems& problems) : problems_(problems) {}

    [[nodiscard]] int told() const { return told_; }  // problems so far
    void tell(int line, std::string_view where, std::string_view text, std::string_view rule = {});
    void wrong_type(const toml::node& node, std::string_view where, std::string_view what, std::string_view expected);

    /// The second half of a message about `word`, as perhaps() makes it; empty once a file has had its share.
    std::string suggestion(std::string_view word, const Names& known);

    /// `whose` is who has such keys, with its article: "a tile".
    void only_keys(const toml::table& table, const Names& known, std::string_view where, std::string_view whose);
    void unknown_key(const toml::key& key, const Names& known, std::string_view where, std::string_view whose);

    /// The value, or null and a problem at `line`.
    const toml::node* required(const toml::table& table, std::string_view key, std::string_view where, int line);

    // Each is empty where the value is missing or wrong.
    std::optional<std::string> text(const toml::node& node, std::string_view where, std::string_view what);
    std::optional<std::string> text_of(const toml::table& table, std::string_view key, std::string_view where);
    std::optional<bool> flag_of(const toml::table& table, std::string_view key, std::string_view where);
    std::optional<std::int64_t> number(const toml::node& node, std::string_view where, std::string_view what,
                                       std::int64_t least, std::int64_t most);

    /// "N E" or ["N", "E"]; `example` shows both.
    Names words(const toml::node& node, std::string_view where, std::string_view what, std::string_view example);

    /// The tables of [[key]]; null where there is none.
    const toml::array* list_of_tables(const toml::table& root, std::string_view key);

private:
    Problems& problems_;
    int told_ = 0;
    int suggested_ = 0;
};

}  // namespace pontlevis
