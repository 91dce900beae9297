// Options that a config sets and a game or expansion declares: which exist, what they may be, what they are when
// nobody says. Used for the base game and for every manifest.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pontlevis/core/config.h"
#include "problems.h"

namespace pontlevis {

struct OptionSpec {
    std::string name;
    OptionScalar fallback;  // its value where the config is silent; also says the type
    std::optional<std::pair<std::int64_t, std::int64_t>> range = std::nullopt;  // of a number, both ends included
    std::vector<std::string> choices = {};                                      // of a text; empty: any
    std::vector<std::int64_t> number_choices = {};  // of a number; empty: any within the range
    std::string help = {};                          // one sentence, with its rule number
};

/// Keys of [options.OWNER] that are no options but the box's content; config.cpp reads them. No manifest may
/// declare an option of such a name.
[[nodiscard]] const std::vector<std::string>& box_keys(std::string_view owner);

/// The values of all `specs`, from `given` or else the fallback.
///
/// `owner` is "base" or an expansion's id; `other_keys` may stand in the same table and are suggested too.
/// Every option that does not exist, or has the wrong type or value, goes to `problems` with its line and what is
/// allowed; its value is then the fallback.
[[nodiscard]] std::map<std::string, OptionScalar> check_options(std::string_view owner,
                                                                std::span<const OptionSpec> specs,
                                                                const std::map<std::string, OptionValue>& given,
                                                                Problems& problems,
                                                                const std::vector<std::string>& other_keys = {});

}  // namespace pontlevis
