// The program `pontlevis`.
#include <cstdio>

#include "pontlevis/core/game.h"

int main(int, char**) {
    using namespace pontlevis;
    auto config = parse_config("players=['a','b']\n[options.base]\nedition='C1'\n", "x");
    auto rules = Ruleset::compose(*config);
    if (!rules) { std::puts(rules.error().text.c_str()); return 1; }
    Game game(*rules, 1);
    std::uint64_t r = 88172645463325252u;
    double score = 0, tiles = 0; long games = 40000;
    for (long g = 0; g < games; ++g) {
        game.restart(static_cast<std::uint64_t>(g));
        while (!game.finished()) {
            if (game.decision().is_chance()) { (void)game.apply(game.draw()); continue; }
            r ^= r << 13; r ^= r >> 7; r ^= r << 17;
            auto n = game.count();
            auto ok = game.apply(game.pick(static_cast<std::uint32_t>(((r >> 32) * n) >> 32)));
            if (!ok) { std::puts(ok.error().text.c_str()); return 1; }
        }
        tiles += game.tiles_laid(); score += game.score(0) + game.score(1);
    }
    std::printf("%f tiles %f score\n", tiles / games, score / games / 2);
}
