// What a manifest can declare, part by part, as its file says it: names that are known are checked, names of other
// plugins are not. manifest.h has the file as a whole; docs/plugin-guide.md says what each part means.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "pontlevis/core/config.h"
#include "pontlevis/core/glyph.h"
#include "pontlevis/core/option.h"

namespace pontlevis {

/// A part of an expansion that can be switched off alone. Whatever names it is there only while it is on.
struct ElementDecl {
    std::string id;
    std::string help;
    bool on = true;  // unless the config says otherwise
    int line = 0;
};

struct OptionDecl {
    std::string name;
    OptionScalar fallback;  // also says the type
    std::optional<std::pair<std::int64_t, std::int64_t>> range;  // of a number, both ends included
    std::vector<std::string> choices;                            // of a text; empty: any
    std::vector<std::int64_t> number_choices;                    // of a number; empty: any in the range
    std::string help;
    int line = 0;
};

// ---- the board ------------------------------------------------------------------------------------

/// A kind of features, in full "lakes.ice".
struct FeatureDecl {
    std::string name;
    std::string completes = "closed";       // "closed", "surrounded", "never"
    int complete = 0, final = 0;            // points a unit, when it is completed and at the end
    int mark_complete = 0, mark_final = 0;  // points a pennant
    int field_worth = 0;                    // what it is worth, completed, to a field beside it
    std::string element;
    int line = 0;
    Glyph glyph = {};
};

/// A kind of edges, in full "lakes.reed-road".
struct EdgeDecl {
    std::string name;
    std::vector<std::string> fits;  // what it lies against beside itself: "road", names in full, "*"
    bool closes = false;            // what it lies against is closed there, and joined to nothing
    bool hole = false;              // the tile needs neighbours on all four sides
    std::string element;
    int line = 0;
};

/// A flag of segments that a tile file's marks set; a feature has it if one of its segments has. Or a mark of
/// whole tiles, a symbol.
struct AttributeDecl {
    std::string name;             // "mill"; in full "lakes-and-mills.mill"
    std::vector<std::string> on;  // feature kinds, "tile"; empty: features of any kind
    std::string element;
    int line = 0;
    Glyph glyph = {};
    std::map<std::string, Glyph> glyphs = {};  // of marks that carry this word, or point at what is "complete"
};

/// Tiles that are drawn before the bag or after it, or only taken by plugins.
struct PoolDecl {
    std::string name;
    int order = 0;      // ascending; the bag is 0
    bool drawn = true;  // false: only plugins take from it
    std::string element;
    int line = 0;
};

/// A place beside the board where figures stand.
struct PlaceDecl {
    std::string name;
    std::string per = "game";  // "game", "player", "tile"
    int capacity = 255;        // figures on each
    std::string element;
    int line = 0;
};

// ---- figures --------------------------------------------------------------------------------------

/// A trait's value: a flag, or a number.
using TraitValue = std::variant<bool, std::int64_t>;

struct TraitDecl {  // a trait that this plugin invents, in full "id.name"
    std::string name;
    std::string help;
    bool number = false;
    int line = 0;
};

struct FigureDecl {
    std::string name;  // "large"
    int count = 1;                             // 0 to 30, per player, or in all
    bool per_game = false;                     // they belong to nobody
    int reserve = 0;                           // so many of them begin out of the game
    bool offered = true;                       // phase 2 offers it by itself
    bool dynamic_weight = false;               // a handler of score.weight says it
    std::vector<std::string> leaves;           // what stands on a figure: "scored", "moved"
    std::vector<std::string> tags;             // "#meeple"
    std::map<std::string, TraitValue> traits;  // "weight" = 2, "stands_on.road" = true
    std::string element;
    int line = 0;
    Glyph glyph = {};
};

/// Gives a trait to other figure kinds, or takes it from them for good.
struct GrantDecl {
    std::string trait;            // "meeple", "lakes.swims"
    std::vector<std::string> to;  // figure kinds, "#tag", or "*"
    TraitValue value = true;
    bool deny = false;
    bool replaces = false;
    std::string element;
    int line = 0;
};

// ---- words of the game ----------------------------------------------------------------------------

/// A number in every row of a table, in full "lakes.depth".
struct ColumnDecl {
    std::string name;
    std::string of;                  // "game", "player", "tile", "segment", "figure"
    std::string type = "i32";        // "u8", "i8", "u16", "i16", "i32"
    std::string join;                // of segments, over a feature: "or", "and", "sum", "min", "max"; empty: none
    std::vector<std::string> reset;  // of figures: tags of causes that set it to 0
    std::string visible = "all";     // "all", "owner", "none"
    std::string element;
    int line = 0;
};

/// Why figures go, in full "lakes.wash".
struct CauseDecl {
    std::string name;
    std::vector<std::string> tags;   // "move", "return", ...
    std::vector<std::string> binds;  // base rules: "kind", "placed_tile", "incomplete", "unoccupied"
    std::string element;
    int line = 0;
};

/// A way of scoring, in full "lakes.flood".
struct ModeDecl {
    std::string name;
    std::string rates = "complete";   // "complete", "final"
    std::string owners = "majority";  // "majority", "everyone"
    bool lifts = false;               // figures leave
    bool fates = false;               // and have a fate; else they go home
    std::string element;
    int line = 0;
};

// ---- functions ------------------------------------------------------------------------------------

/// What a handler or step reads and writes, of: graph pool figures things points flow.
struct Footprint {
    std::vector<std::string> reads, writes;
};

/// What a function is asked about; all of it must match, and what is empty always does.
struct FilterDecl {
    std::vector<std::string> kinds;    // of features
    std::string attribute;             // of the feature, in full
    std::vector<std::string> modes;    // of scoring
    std::vector<std::string> figures;  // kinds of figures
    std::string trait;                 // a flag of the figure's kind
    std::vector<std::string> causes;   // "place", "lakes.wash", "#move"
    std::string symbol;                // of the tile in hand or laid: an attribute, in full
    std::vector<std::string> actions;  // of plugins, in full
    std::vector<std::string> standing; // kinds of figures: one of them stands somewhere, whose it ever is
    std::vector<std::string> supply;   // kinds of figures: whose turn it is has one in supply, or nobody has
    std::vector<std::string> extends;  // kinds of figures: whose turn it is has one on a feature of the tile laid last
    std::vector<std::string> together; // none or two kinds of figures: one of each stands on the same feature
    bool first_turn = false;           // in the first turn of the game, and never again
};

/// Which of several runs first where they meet.
struct OrderDecl {
    std::vector<std::string> before, after;  // "plugin.name", or "#tag"
    std::vector<std::string> tags;           // by which others can name it
};

struct HandlerDecl {
    std::string name;   // of the function, too
    std::string point;  // "score.sheet"
    std::string rule;   // "LM-4": what its contributions are explained by
    FilterDecl filter;
    bool asks = false;  // of a reaction: it also has a function NAME_options
    OrderDecl order;    // among the reactions of its point
    std::string element;
    Footprint footprint;
    int line = 0;
};

/// An anchor that an option says.
struct AtOption {
    std::string option;                     // a text option of the plugin; empty: none says it
    std::map<std::string, std::string> at;  // the anchor, by the option's value; not there where a value is not listed
};

struct StepDecl {
    std::string name;
    std::string at;                            // an anchor, "roam"; empty: the option says it, or its plugin runs it
    AtOption by_option;
    bool asks = false;                         // it also has a function NAME_options
    FilterDecl filter;                         // it is left out unless that matches
    std::string rule;
    OrderDecl order;  // among the steps of its anchor
    std::string element;
    Footprint footprint;
    int line = 0;
};

/// An answer that players can give, in full "lakes.fish".
struct ActionDecl {
    std::string name;
    std::vector<Operand> operands;  // 3 at most
    bool turns = false;             // quarter turns belong to it
    std::vector<std::string> at;    // anchors whose question it joins
    AtOption by_option;             // or the one that an option says
    bool keeps = false;             // the question is asked again after it
    bool armed = false;             // offered only to seats for whom it is armed
    bool must = false;              // where it is offered, it hides all that is not `must`
    bool run = false;               // it has a function NAME; with `at`, NAME_options too
    FilterDecl filter;              // it joins them only while that matches
    std::string rule;
    std::string element;
    int line = 0;

    /// Whether it joins questions of the turn by itself, if only where an option says so.
    [[nodiscard]] bool joins() const { return !at.empty() || !by_option.option.empty(); }
};

/// What may become of a figure that was scored.
struct FateDecl {
    std::string name;
    bool forced = false;            // else chosen
    std::string decider = "owner";  // "owner", "sole-owner", "active"
    FilterDecl filter;
    std::string rule;
    OrderDecl order;  // among the fates of its group
    std::string element;
    int line = 0;
};

/// A name that the library binds.
struct FunctionDecl {
    std::string name;        // "fish_options"
    std::uint32_t bind = 0;  // PLV_BIND_...
    std::string part;        // whose it is: "action.fish"
    int line = 0;
};

}  // namespace pontlevis
