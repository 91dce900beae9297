// The call that a plugin's function is in: who plays, the plugin's options, numbers of names, and how it gives up.
// Included through plugin.h.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>

#include "pontlevis/sdk/names.h"
#include "pontlevis/sdk/views.h"

namespace pontlevis::sdk {

/// Ends a function that has already said why.
struct Failed {};

/// The beginning of a Call.
class Context {
public:
    explicit Context(const plv_call* call) : call_(call) {}
    Context(const Context&) = delete;  // a copy could do what its original may not
    Context& operator=(const Context&) = delete;

    [[nodiscard]] std::uint32_t seats() const { return call_->seats; }
    [[nodiscard]] Seat active() const { return call_->active; }    // whose turn it is
    [[nodiscard]] Seat decider() const { return call_->decider; }  // who decides, if somebody does; else the active one
    [[nodiscard]] std::uint32_t part() const { return call_->part; }  // of the turn: 0 is the first one

    /// The plugin's own options, as its manifest names them. Asking for another one fails the function.
    [[nodiscard]] bool option_flag(const char* name) const { return option(name).number != 0; }
    [[nodiscard]] std::int64_t option_number(const char* name) const { return option(name).number; }
    [[nodiscard]] const char* option_text(const char* name) const {
        const char* text = option(name).text;
        if (text == nullptr) fail("asked for the text of an option that is no text: %s", name);
        return text;
    }

    // Numbers of names; kNone where the plugin that declares them is not in play. A name that nobody declares though
    // its plugin is in play, fails the function.
    [[nodiscard]] std::uint32_t feature_kind(Name name) const { return number(PLV_FEATURE_KIND, name); }  // "road"
    [[nodiscard]] std::uint32_t kind(Name name) const { return number(PLV_FIGURE_KIND, name); }           // "large"
    [[nodiscard]] std::uint32_t attribute(Name name) const { return number(PLV_ATTRIBUTE, name); }  // "lakes.mill"
    [[nodiscard]] std::uint32_t trait(Name name) const { return number(PLV_TRAIT, name); }          // "weight"
    [[nodiscard]] std::uint32_t cause(Name name) const { return number(PLV_CAUSE, name); }          // "lakes.wash"
    [[nodiscard]] std::uint32_t action(Name name) const { return number(PLV_ACTION, name); }        // "lakes.fish"
    [[nodiscard]] std::uint32_t column(Name name) const { return number(PLV_COLUMN, name); }        // "lakes.depth"
    [[nodiscard]] std::uint32_t mode(Name name) const { return number(PLV_MODE, name); }            // "lakes.flood"
    [[nodiscard]] std::uint32_t place_kind(Name name) const { return number(PLV_PLACE, name); }     // "lakes.shore"
    [[nodiscard]] std::uint32_t actor(Name name) const { return number(PLV_ACTOR, name); }          // "lakes.drown"
    [[nodiscard]] std::uint32_t tile_type(Name name) const { return number(PLV_TILE_TYPE, name); }  // "base/crfr"
    [[nodiscard]] std::uint32_t anchor(Name name) const { return number(PLV_ANCHOR, name); }        // "roam"

    /// Gives up: the option that led here is refused with this text, and the game is as it was before it.
    [[noreturn]] void fail(const char* text) const {
        call_->api->fail(call_, text);
        throw Failed{};
    }
    /// The same with a text that is made as by std::printf; its end is lost beyond 250 bytes.
    template <class... Values>
    [[noreturn]] void fail(const char* format, Values... values) const {
        char text[250];
        std::snprintf(text, sizeof(text), format, values...);
        fail(static_cast<const char*>(text));
    }

    /// The boundary's own struct, for what has no view here.
    [[nodiscard]] const plv_call* raw() const { return call_; }

protected:
    [[nodiscard]] const plv_api& api() const { return *call_->api; }

    // A number that must be there, as the engine would take kNone for something else.
    [[nodiscard]] std::uint32_t known(std::uint32_t number, const char* what, Name name) const {
        if (number == kNone) fail("needs %s that is not in play: %s", what, name.shown());
        return number;
    }

    const plv_call* const call_;

private:
    [[nodiscard]] std::uint32_t number(std::uint32_t what, Name name) const {
        if (name.text == nullptr) return name.number;
        const std::uint64_t key = plv_name_key(what, name.hash);
        for (std::uint64_t at = key; call_->names != nullptr; ++at) {
            const plv_name& slot = call_->names[at & call_->name_mask];
            if (slot.key == key) return slot.number;
            if (slot.key == 0) break;
        }
        return api().number(call_, what, name.text, name.hash);
    }
    [[nodiscard]] const plv_value& option(const char* name) const {
        for (std::uint32_t i = 0; i < call_->option_count; ++i) {
            if (std::strcmp(call_->option_names[i], name) == 0) return call_->options[i];
        }
        fail("asked for an option that its manifest does not declare: %s", name);
    }
};

}  // namespace pontlevis::sdk
