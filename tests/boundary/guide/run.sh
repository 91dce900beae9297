#!/usr/bin/env bash
# run.sh GUIDE BUILD WORK: does what docs/plugin-guide.md says, in the folder WORK, with BUILD as its build/release.
#
# A block ```sh is run, all of them in one shell. A block ```LANGUAGE FILE is written to that file. Of a block
# ```text every line must have been said by the last commands. Other blocks are passed over.
set -euo pipefail

guide=$1 build=$2 work=$3
rm -rf "$work"
mkdir -p "$work/home" "$work/checkout/build"
ln -s "$build" "$work/checkout/build/release"

awk '
    /^```/ && open { print close_with; open = 0; next }
    /^```/ {
        open = 1; close_with = ""; taken = 0
        if ($1 == "```sh") { print "begin " NR "; {"; close_with = "} > \"$said\" 2>&1"; taken = 1 }
        else if ($1 == "```text") { print "begin " NR "; expect <<\"END OF BLOCK\""; close_with = "END OF BLOCK"; taken = 1 }
        else if (NF == 2) {
            print "begin " NR "; mkdir -p \"$(dirname " $2 ")\"; cat > " $2 " <<\"END OF BLOCK\""
            close_with = "END OF BLOCK"; taken = 1
        }
        next
    }
    open && taken { print }
' "$guide" > "$work/blocks.sh"

export HOME=$work/home
unset PONTLEVIS_PLUGIN_PATH XDG_DATA_HOME LC_ALL LC_MESSAGES
export LANG=C
said=$work/said
line=0
: > "$said"
begin() { line=$1; }
expect() {
    while IFS= read -r promised; do
        grep -Fxq -- "$promised" "$said" || { echo "not said: $promised" >> "$said"; return 1; }
    done
}
trap 'code=$?; ((code == 0)) || { echo "guide: the block at line $line failed"; cat "$said"; }' EXIT
cd "$work/checkout"
# shellcheck disable=SC1091
source "$work/blocks.sh"
[[ -s $HOME/my-plugins/inns.jsonl ]] || { echo "guide: no game was played"; exit 1; }
cd /
rm -rf "$work"
