#!/usr/bin/env bash
# Checks that the library compiles for the browser: redress-core, and redress without its feature `terminal`.
#
#   scripts/wasm.sh              compiles them for wasm32-unknown-unknown where this machine has the target's library;
#                                where it has not, says so and is done
#   scripts/wasm.sh --install    first unpacks a compiler where the target is missing (scripts/wasm-toolchain.sh)
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/wasm-toolchain.sh
. scripts/wasm-toolchain.sh

wasm_toolchain "${1-}" || exit 0
cargo build --release --package redress-core --lib "${wasm_flags[@]}"
cargo build --release --package redress --lib --no-default-features "${wasm_flags[@]}"
echo "wasm: redress-core and redress compile for $wasm_target"
