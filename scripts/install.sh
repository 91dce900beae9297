#!/usr/bin/env bash
# Installs what building Pontlevis needs on Debian 12 and is not there yet. Called by run.sh and test.sh;
# asks apt-get only if something is missing, so it costs nothing the second time.
set -euo pipefail

packages=(
    g++ cmake ninja-build ccache                  # compiler and build
    libboost-dev                                  # Boost.DLL and Boost.Graph, headers only
    libfmt-dev libtomlplusplus-dev                # messages; configs, manifests and tiles
    nlohmann-json3-dev libxxhash-dev              # saves; hashes
    libcli11-dev                                  # the program's command line
    pkg-config librsvg2-dev                       # pictures as PNG
    catch2 libbenchmark-dev                       # tests; benchmarks
)

if ! command -v dpkg-query > /dev/null; then
    echo "install: this is no Debian system, nothing is installed here."
    echo "install: the build needs what Debian calls: ${packages[*]}"
    exit 0
fi

missing=()
for package in "${packages[@]}"; do
    state=$(dpkg-query -W -f='${db:Status-Status} ' "$package" 2> /dev/null || true)
    [[ " $state" == *" installed "* ]] || missing+=("$package")
done

if ((${#missing[@]} == 0)); then
    echo "install: nothing to install, all ${#packages[@]} packages are there"
    exit 0
fi

if (($(id -u) != 0)); then
    echo "install: packages are missing, and only root may install them" >&2
    echo "  missing    ${missing[*]}" >&2
    echo "  to do      run this as root, once:  apt-get install ${missing[*]}" >&2
    exit 1
fi

echo "install: installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
apt=(apt-get -qq -o DPkg::Lock::Timeout=300)
if ! "${apt[@]}" update || ! "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; then
    echo "install: apt-get could not install the packages; its own words are above" >&2
    echo "  asked for  ${missing[*]}" >&2
    echo "  to do      check the network and /etc/apt/sources.list, then run this again" >&2
    exit 1
fi
echo "install: done"
