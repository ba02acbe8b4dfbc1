#!/usr/bin/env bash
# Builds the engine of the page and of the npm package, target/web/redress.wasm, and checks it.
#
#   scripts/web.sh --smoke       the parts that need no WebAssembly
#   scripts/web.sh               builds it where this machine has the target's library, says its size, and checks in Node.js
#                                that the scripts of README and examples come to what the program says, and how long it takes
#   scripts/web.sh --install     the same; first unpacks a compiler where the target is missing (scripts/wasm-toolchain.sh)
#   scripts/web.sh --build       builds it and checks nothing; with --install behind it as above
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ ${1-} == --smoke ]]; then
    command -v node >/dev/null || { echo "web: SKIPPED, node is missing"; exit 0; }
    node --check web/redress.js
    node --check scripts/web.mjs
    node --check scripts/web-strip.mjs
    echo "web: the engine's JavaScript can be read"
    exit
fi

build_only=false
if [[ ${1-} == --build ]]; then
    build_only=true
    shift
fi
program=${CARGO_TARGET_DIR:-$PWD/target}/debug/redress
(
    # shellcheck source=scripts/wasm-toolchain.sh
    . scripts/wasm-toolchain.sh
    wasm_toolchain "${1-}" || exit 9
    cargo build --profile web --package redress-web --lib "${wasm_flags[@]}"
) || { if [[ $? == 9 ]]; then exit 0; else exit 1; fi; }

mkdir -p target/web
built=target/wasm/wasm32-unknown-unknown/web/redress_web.wasm
if command -v node >/dev/null; then
    node scripts/web-strip.mjs "$built" target/web/redress.wasm
else
    install -m 644 "$built" target/web/redress.wasm
fi
raw=$(stat -c %s target/web/redress.wasm)
gzip=$(gzip -9c target/web/redress.wasm | wc -c)
brotli=$(node -e 'const z = require("zlib"), f = require("fs");
    process.stdout.write(String(z.brotliCompressSync(f.readFileSync("target/web/redress.wasm")).length))' 2>/dev/null || echo '?')
gzip -9nc target/web/redress.wasm >target/web/redress.wasm.gz # what a live lecture has in it
echo "web: target/web/redress.wasm, $raw bytes, $gzip by gzip, $brotli by brotli"
if $build_only; then exit; fi

command -v node >/dev/null || { echo "web: SKIPPED in Node.js, node is missing"; exit 0; }
cargo build --quiet
node scripts/web.mjs "$program"
