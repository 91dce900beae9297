// Every option that is listed can be applied, every other one is refused and leaves no trace.
#include <algorithm>

#include <fmt/format.h>

#include "kit/catch.h"
#include "kit/side_by_side.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr std::uint32_t kGames = 60;

bool is_listed(const std::vector<Option>& listed, const Option& option) {
    return std::any_of(listed.begin(), listed.end(), [&](const Option& one) { return same_option(one, option); });
}

// `other` sits at the same table; it takes each option from the same state.
void apply_each(SideBySide& table, Game& other, const std::vector<Option>& listed) {
    const State before = table.game().state();
    for (const Option& option : listed) {
        other.set_state(before);
        table.expect(bool(other.check(option)) && other.hash() == table.game().hash(),
                     "a listed option does not pass its check");
        table.expect(bool(other.apply(option)), "a listed option is refused");
        table.expect(other.decisions() == table.game().decisions() + 1,
                     "a listed option was not counted as a decision");
    }
}

void try_other(SideBySide& table, const std::vector<Option>& listed, const Option& option, std::uint64_t hash) {
    if (is_listed(listed, option)) return;
    const Result<void> checked = table.game().check(option);
    const Result<void> applied = table.game().apply(option);
    table.expect(!applied, "an option is not listed, but was applied");
    table.expect(applied.error().fault == Fault::option && applied.error().text.starts_with("refused: ") &&
                     !applied.error().rule.empty(),
                 "a refusal does not say why");
    table.expect(!checked && checked.error().text == applied.error().text,
                 "a check says something else than the refusal");
    table.expect(table.game().hash() == hash, "a refused option has left a trace");
}

// All answers of a kind near the table.
std::vector<Option> all_near(const Game& game) {
    const auto number = [](Action action) { return static_cast<std::uint16_t>(action); };
    std::vector<Option> options{pass_option()};
    for (std::uint32_t type = 0; type <= game.rules().tiles.size(); ++type)
        options.push_back({number(Action::draw_tile), 0, 0, type, 0, 0});
    for (std::uint32_t segment = 0; segment <= game.segments(); ++segment)
        for (std::uint32_t kind = 0; kind <= game.rules().figure_kinds.size(); ++kind)
            options.push_back({number(Action::place_figure), 0, 0, kind, location(PLV_PLACE_SEGMENT, segment), 0});
    const std::uint32_t hand = game.tile_in_hand().value_or(0);
    for (const Cell open : game.frontier())
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                for (std::uint8_t turn = 0; turn <= 4; ++turn)
                    options.push_back(
                        {number(Action::place_tile), turn, 0,
                         pack({static_cast<std::int16_t>(open.x + dx), static_cast<std::int16_t>(open.y + dy)}), hand,
                         0});
    return options;
}

// One number of a listed option replaced: by a small, a near or any number.
Option spoilt(Option option, Random& random) {
    const auto other = [&](std::uint32_t was) {
        switch (random.below(4)) {
            case 0: return random.below(8);
            case 1: return was + random.below(5) - 2;
            case 2: return was ^ 1u << random.below(32);
            default: return static_cast<std::uint32_t>(random.next());
        }
    };
    switch (random.below(5)) {
        case 0: option.action = static_cast<std::uint16_t>(other(option.action)); break;
        case 1: option.turn = static_cast<std::uint8_t>(other(option.turn)); break;
        case 2: option.a = other(option.a); break;
        case 3: option.b = other(option.b); break;
        default: option.c = other(option.c); break;
    }
    return option;
}

void try_options(SideBySide& table, Game& other, Random& random) {
    const std::vector<Option> listed = table.options();
    apply_each(table, other, listed);
    const std::uint64_t hash = table.game().hash();
    for (const Option& option : all_near(table.game())) try_other(table, listed, option, hash);
    for (int i = 0; i < 100; ++i)
        try_other(table, listed, spoilt(listed[random.below(static_cast<std::uint32_t>(listed.size()))], random), hash);
    table.verify_all();
}

}  // namespace

TEST_CASE("what is listed can be applied, anything else is refused without a trace") {
    for (std::uint32_t number = 0; number < kGames; ++number) {
        Random random{number};
        const auto rules = slow_rules(varied_config(number * 7));
        SideBySide table(rules, random.next());
        Game other(rules->rules, 0);
        while (!table.finished()) {
            if (random.below(12) == 0) try_options(table, other, random);
            table.play_one(random, number % 2 == 0 ? Style::uniform : Style::compact);
        }
        try_other(table, {}, pass_option(), table.game().hash());
    }
}
