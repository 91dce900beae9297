#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test: first the everyday build, then the one
# with the address and undefined behaviour sanitizers. PONTLEVIS_QUICK=1 leaves the second one out.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Games recorded by another engine are replayed as well where they lie beside the checkout.
if [[ -z ${PONTLEVIS_PEER_SUITE:-} && -d ../shared/jcz-suite ]]; then
    PONTLEVIS_PEER_SUITE=$(cd ../shared/jcz-suite && pwd)
    export PONTLEVIS_PEER_SUITE
fi

presets=(dev asan)
[[ ${PONTLEVIS_QUICK:-0} != 1 ]] || presets=(dev)

started=$SECONDS
stage="starting"
finish() {
    local code=$?
    if ((code == 0)); then
        echo "test: all tests passed (${presets[*]}) in $((SECONDS - started)) s"
    else
        echo "test: FAILED while $stage (exit code $code, after $((SECONDS - started)) s)"
    fi
}
trap finish EXIT

begin() {
    stage=$1
    echo "test: $stage"
}

begin "installing packages"
bash scripts/install.sh
mkdir -p build
for preset in "${presets[@]}"; do
    begin "configuring build/$preset"
    cmake --preset "$preset" > "build/$preset.log" 2>&1 || { cat "build/$preset.log"; exit 1; }
    begin "building build/$preset"
    cmake --build --preset "$preset" -j "$(nproc)"
    begin "running the tests of build/$preset"
    ctest --preset "$preset" --no-tests=error -j2
done
