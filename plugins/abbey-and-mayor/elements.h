// The functions of the four elements, each in a file of its own; abbey_and_mayor.cpp binds them.
#pragma once

#include "pontlevis/sdk/plugin.h"

namespace abbey_and_mayor {

using namespace pontlevis::sdk;

inline constexpr Name kAbbey = "abbey-and-mayor/abbey";  // the tile

// abbey.cpp
void deal_abbeys(Call& call);
void abbey_options(const Call& call, const Frame&, Options& out);
void abbey(Call& call, const Option&);
void abbey_round_options(const Call& call, const Frame&, Options& out);
Next abbey_round(Call& call, Frame& frame, const Option* chosen);

// barn.cpp
void barn_options(const Call& call, const Frame&, Options& out);
void barn(Call& call, const Option& chosen);
void barn_entries(Call& call, const Frame& frame);
void barn_joined_value(const Call&, Entries entries, Sheets sheets);
void barn_final_value(const Call&, Entries entries, Sheets sheets);
std::uint32_t barn_owners(const Call& call, const Entry& entry, Weights, std::uint32_t);
void no_farmers(const Call& call, Targets targets, Refused refused);

// wagon.cpp
void drive_options(const Call& call, const Frame& frame, Options& out);
void drive(Call& call, const Option& chosen);

}  // namespace abbey_and_mayor
