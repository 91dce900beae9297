// Trade goods in random games: none is lost, and none comes from nowhere. What is on the table is counted anew, from tiles
// and features; what players hold is what they were told.
#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "kit/scenario.h"
#include "pontlevis/core/session.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr std::uint64_t kGames = 30;

using Goods = std::map<std::string, int>;

/// TB-16
const Goods kPrinted = {{"wine", 9}, {"grain", 6}, {"cloth", 5}};

void add_goods(const SegmentType& segment, Goods& goods, int copies = 1) {
    for (const Mark& mark : segment.marks)
        if (mark.name == "traders-and-builders.trade_good") goods[mark.word] += copies;
}

/// Of the tiles on the table: in finished cities, and in those that are open.
struct OnTable {
    Goods finished, open;
};

OnTable on_table(const Game& game) {
    OnTable found;
    for (std::uint32_t i = 0; i < game.tiles_laid(); ++i) {
        const TileView tile = game.tile(i);
        const auto& segments = game.rules().tiles[tile.type].segments;
        for (std::uint32_t s = 0; s < segments.size(); ++s) {
            const bool is_finished = game.feature(game.feature_of(tile.first_segment + s)).open == 0;
            add_goods(segments[s], is_finished ? found.finished : found.open);
        }
    }
    return found;
}

/// Of the tiles that are not on the table.
Goods not_laid(const Game& game) {
    Goods goods;
    std::vector<int> left(game.rules().copies.begin(), game.rules().copies.end());
    for (std::uint32_t i = 0; i < game.tiles_laid(); ++i) --left[game.tile(i).type];
    for (std::size_t type = 0; type < left.size(); ++type)
        for (const SegmentType& segment : game.rules().tiles[type].segments) add_goods(segment, goods, std::max(left[type], 0));
    return goods;
}

/// What each player was told to have taken, and at the end to be paid for it.
class Told {
public:
    void hear(const Event& event) {
        if (event.kind == Event::Kind::note && std::string_view(event.rule) == "TB-17") take(event.seat, event.text);
        if (event.kind == Event::Kind::points && std::string_view(event.rule) == "TB-19") paid_[event.seat] += event.points;
    }

    [[nodiscard]] Goods all() const {
        Goods sum;
        for (const Goods& goods : held_)
            for (const auto& [good, tokens] : goods) sum[good] += tokens;
        return sum;
    }

    /// TB-19  Ten for each good of which nobody else has more.
    void check_paid() const {
        for (std::size_t seat = 0; seat < held_.size(); ++seat) {
            int due = 0;
            for (const auto& [good, tokens] : held_[seat]) {
                const auto has_more = [&](const Goods& other) { return other.contains(good) && other.at(good) > tokens; };
                if (std::ranges::none_of(held_, has_more)) due += 10;
            }
            CHECK(paid_[seat] == due);
        }
    }

private:
    // "takes 2 wine, now 3"
    void take(std::uint8_t seat, std::string_view text) {
        const std::string_view tail = text.substr(text.find(' ') + 1);
        const std::string_view rest = tail.substr(tail.find(' ') + 1);
        int& tokens = held_[seat][std::string(rest.substr(0, rest.find(',')))];
        tokens += number(tail);
        CHECK(number(rest.substr(rest.rfind(' ') + 1)) == tokens);
    }

    static int number(std::string_view text) {
        int value = -1;
        std::from_chars(text.data(), text.data() + text.size(), value);
        return value;
    }

    std::array<Goods, 3> held_;
    std::array<int, 3> paid_{};
};

void check_goods(const Game& game, const Told& told) {
    const OnTable table = on_table(game);
    const Goods held = told.all(), absent = not_laid(game);
    for (const auto& [good, printed] : kPrinted) {
        const auto of = [&name = good](const Goods& goods) { return goods.contains(name) ? goods.at(name) : 0; };
        INFO(good << " after " << game.decisions() << " decisions");
        CHECK(of(held) == of(table.finished));
        CHECK(of(held) + of(table.open) + of(absent) == printed);
    }
}

void play_watching(Options options) {
    const auto rules = must(rules_with(options, 3));
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        INFO("seed " << seed);
        Session session = Session::undrawn(rules, seed, Session::Chance::engine);
        session.record_events(true);
        RandomPlayer player(seed);
        Told told;
        while (!session.game().finished()) {
            const bool is_draw = session.game().decision().kind == Decision::Kind::draw_tile;
            if (is_draw) check_goods(session.game(), told);  // all that was finished is scored
            session.game().decision().is_chance() ? must(session.draw_one()) : must(session.answer(player.choose(session.game())));
            for (const Event& event : session.events()) told.hear(event);
        }
        check_goods(session.game(), told);
        told.check_paid();
    }
}

}  // namespace

TEST_CASE("TB-17, TB-19, TB-20 in random games the tokens are those of the finished cities, and the most of each pays") {
    play_watching({"traders-and-builders"});
}

TEST_CASE("TB-18 so they are where abbeys finish cities, too") {
    play_watching({"traders-and-builders", "abbey-and-mayor"});
}
