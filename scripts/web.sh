#!/usr/bin/env bash
# Builds the engine of the page and of the npm package, target/web/redress.wasm, and checks it. For the page it is split in
# two, target/web/split: what the first answers need, and the rest (scripts/web-split.mjs). The engine with the double-dummy
# solver, target/web/evidence.wasm, is loaded in its place when a script asks for `evidence`.
#
#   scripts/web.sh --smoke       the parts that need no WebAssembly
#   scripts/web.sh               builds it where this machine has the target's library, says its size, and checks in Node.js
#                                that the scripts of docs/language.md and examples come to what the program says, whole and split, and
#                                how long it takes
#   scripts/web.sh --install     the same; first unpacks a compiler where the target is missing (scripts/wasm-toolchain.sh),
#                                and Binaryen's wasm-split from Debian's package where that is missing
#   scripts/web.sh --build       builds it and checks nothing; with --install behind it as above
set -euo pipefail
cd "$(dirname "$0")/.."

command -v node >/dev/null || { echo "web: SKIPPED, node is missing"; exit 0; }
if [[ ${1-} == --smoke ]]; then
    for script in web/redress.js scripts/web*.mjs; do node --check "$script"; done
    node --test scripts/web-data.test.mjs >/dev/null
    echo "web: the engine's JavaScript can be read, and what reads a module's data passes its tests"
    exit
fi

build_only=false
if [[ ${1-} == --build ]]; then
    build_only=true
    shift
fi
program=${CARGO_TARGET_DIR:-$PWD/target}/debug/redress
built=$PWD/target/wasm/wasm32-unknown-unknown/web/redress_web.wasm
(
    # shellcheck source=scripts/wasm-toolchain.sh
    . scripts/wasm-toolchain.sh
    wasm_toolchain "${1-}" || exit 9
    # No path of the machine that builds it stands in it. Relocations say which data each function reaches, for the split.
    export RUSTFLAGS="${RUSTFLAGS-} --remap-path-prefix=$PWD/= --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src/="
    cargo rustc --profile web --package redress-web --lib --features double-dummy "${wasm_flags[@]}" -- -Clink-arg=-zstack-size=16777216
    mkdir -p target/web
    node scripts/web-strip.mjs "$built" target/web/evidence.wasm
    cargo rustc --profile web --package redress-web --lib "${wasm_flags[@]}" -- -Clink-arg=--emit-relocs
) || { if [[ $? == 9 ]]; then exit 0; else exit 1; fi; }

compressed() { # HOW FILE
    node -e 'const [how, file] = process.argv.slice(1);
        console.log(require("zlib")[`${how}Sync`](require("fs").readFileSync(file)).length)' "$@"
}

sizes() { # FILE
    echo "web: $1, $(stat -c %s "$1") bytes, $(compressed gzip "$1") by gzip, $(compressed brotliCompress "$1") by brotli"
}

split() {
    local tools=$PWD/target/binaryen
    if [[ ${1-} == --install && ! -x $tools/usr/bin/wasm-split ]] && ! command -v wasm-split >/dev/null && command -v apt-get >/dev/null; then
        mkdir -p "$tools"
        (cd "$tools" && apt-get download --quiet binaryen >/dev/null 2>&1 && dpkg -x binaryen_*.deb .) || true
    fi
    export PATH=$tools/usr/bin:$PATH
    export LD_LIBRARY_PATH=$tools/usr/lib/x86_64-linux-gnu:${LD_LIBRARY_PATH-}
    rm -rf target/web/split
    command -v wasm-split >/dev/null || { echo "web: SKIPPED the split, Binaryen's wasm-split is missing (--install)"; return; }
    node scripts/web-split.mjs "$built" target/web/split
    sizes target/web/split/redress.wasm
    sizes target/web/split/rest.wasm
}

mkdir -p target/web
node scripts/web-strip.mjs "$built" target/web/redress.wasm
gzip -9nc target/web/redress.wasm >target/web/redress.wasm.gz # what a live lecture has in it
sizes target/web/redress.wasm
sizes target/web/evidence.wasm
(split "${1-}")
if $build_only; then exit; fi

cargo build --quiet
node scripts/web.mjs "$program" target/web/redress.wasm
node scripts/web-evidence.mjs target/web/evidence.wasm
if [[ -f target/web/split/rest.wasm ]]; then
    node scripts/web.mjs "$program" target/web/split/redress.wasm target/web/split/rest.wasm
fi
