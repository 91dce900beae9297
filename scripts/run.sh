#!/usr/bin/env bash
# Installs what is missing, builds the program and plays one whole game between three bots.
#
#   bash scripts/run.sh                                        the first game
#   bash scripts/run.sh sim configs/base.toml --games 10000    anything else the program can do
#   bash scripts/run.sh --help                                 what that is
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=$root/build/release/apps/pontlevis/pontlevis
save=saves/first-game.jsonl

stage="starting"
trap 'code=$?; ((code == 0)) || echo "run: failed while $stage (exit code $code)" >&2' EXIT

# Everything that is not the program's own answer goes to the error stream, so that
# `run.sh sim ... --json > figures.json` holds the figures alone.
build() {
    stage="installing packages"
    bash "$root/scripts/install.sh"
    cd "$root"
    stage="configuring the release build"
    echo "run: configuring build/release"
    cmake --preset release > build/release.log 2>&1 || { cat build/release.log; return 1; }
    stage="building the program"
    echo "run: building the program (a minute or two the first time)"
    cmake --build --preset release --target pontlevis_program pontlevis_plugins -j "$(nproc)"
}
mkdir -p "$root/build"
stage="building"
here=$PWD
build >&2
cd "$here"

stage="running the program"
if (($# > 0)); then
    trap - EXIT
    exec "$program" "$@"
fi

cd "$root"
mkdir -p "$(dirname "$save")"
# Nothing is arranged but the seed: from 1 on it is the first whose game shows meeples that cross a drawbridge, one that
# stays, a wagon that drives on, and a big top that pays right after a crossing (turn 76).
echo "run: red, blue and green, all greedy bots, play configs/drawbridges-and-friends.toml, seed 8"
"$program" play configs/drawbridges-and-friends.toml --seats red=greedy,blue=greedy,green=greedy --seed 8 --save "$save"
echo
echo "run: done. The game is saved in $root/$save; see it again with"
echo "     build/release/apps/pontlevis/pontlevis replay $save"
