#!/usr/bin/env bash
# Plays the games of docs/gallery.md and draws its pictures.
#
#   docs/pictures/draw.sh build/dev/apps/pontlevis/pontlevis            draws them anew, after a change of the drawing
#   docs/pictures/draw.sh build/dev/apps/pontlevis/pontlevis --check    tells whether they are what would be drawn
set -euo pipefail

program=$(realpath "$1")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir drawn

play() {  # TABLE SEATS SEED SAVE
    "$program" play "$1" --seats "$2" --seed "$3" --save "$4" > /dev/null
}
draw() {  # SAVE PICTURE OPTION...
    "$program" draw "$1" -o "drawn/$2" "${@:3}" > /dev/null
}

play "$here/../../configs/evening.toml" red=greedy,blue=greedy 5 evening.jsonl
draw evening.jsonl evening.svg --at 101
draw evening.jsonl tile-places.svg --at 34 --places
draw evening.jsonl figure-places.svg --at 29 --places

echo 'players = ["ann", "ben", "chris", "dora", "emil"]' > five.toml
play five.toml ann=greedy,ben=greedy,chris=greedy,dora=greedy,emil=greedy 11 five.jsonl
draw five.jsonl five.svg

play "$here/../../configs/drawbridges.toml" red=greedy,blue=greedy 3 drawbridges.jsonl
draw drawbridges.jsonl drawbridges.svg --at 150

play "$here/../../configs/big-table.toml" red=greedy,blue=greedy,green=greedy,yellow=greedy,black=greedy 2 big-table.jsonl
draw big-table.jsonl big-table.svg --at 300

if [[ ${2:-} == --check ]]; then
    for picture in drawn/*; do
        cmp "$picture" "$here/${picture#drawn/}" && continue
        echo "it is drawn differently now; look at it, then:  docs/pictures/draw.sh $1"
        exit 1
    done
else
    cp drawn/* "$here"
fi
