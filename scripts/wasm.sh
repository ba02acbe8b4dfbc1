#!/usr/bin/env bash
# Checks that the library compiles for the browser: redress-core, and redress without its feature `terminal`.
#
#   scripts/wasm.sh              compiles them for wasm32-unknown-unknown where this machine has the target's library;
#                                where it has not, says so and is done
#   scripts/wasm.sh --install    first unpacks Debian's compiler for browsers into target/wasm-toolchain (1 GB, root is not
#                                needed) where the target is missing; the standard library is then built as well
#
# With rustup and a network, `rustup target add wasm32-unknown-unknown` is all that is needed.
set -euo pipefail
cd "$(dirname "$0")/.."

target=wasm32-unknown-unknown
tools=$PWD/target/wasm-toolchain
export CARGO_TARGET_DIR=$PWD/target/wasm

build() { # build what cargo is given for the target, each crate by itself
    cargo build --release --target "$target" --package redress-core --lib "$@"
    cargo build --release --target "$target" --package redress --lib --no-default-features "$@"
    echo "wasm: redress-core and redress compile for $target"
}

if [[ -d $(rustc --print target-libdir --target "$target" 2>/dev/null) ]]; then
    build
    exit
fi

if [[ ${1-} == --install && ! -x $tools/usr/bin/rustc ]]; then
    command -v apt-get >/dev/null || { echo "wasm: SKIPPED, neither the target $target nor Debian's packages are here"; exit 0; }
    mkdir -p "$tools/packages"
    (
        cd "$tools/packages"
        llvm=$(apt-cache depends libstd-rust-web-1.96 rustc-web 2>/dev/null | sed -n 's/.*Depends: \(libllvm[0-9.]*[a-z]*\)$/\1/p' | head -n 1)
        packages=$(apt-cache search --names-only '^libstd-rust-web-[0-9]' | cut -d' ' -f1)
        # shellcheck disable=SC2086
        apt-get download rustc-web rust-web-src libstd-rust-web-dev $packages $llvm
        for package in *.deb; do dpkg -x "$package" "$tools"; done
    ) || { echo "wasm: SKIPPED, Debian's packages rustc-web and rust-web-src are not to be had"; exit 0; }
fi

if [[ ! -x $tools/usr/bin/rustc ]]; then
    echo "wasm: SKIPPED, the compiler has no library for $target (rustup target add $target, or scripts/wasm.sh --install)"
    exit 0
fi

linker=$(find "$(rustc --print sysroot)/lib/rustlib" -name rust-lld | head -n 1)
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker
export LD_LIBRARY_PATH=$tools/usr/lib/x86_64-linux-gnu
export RUSTC=$tools/usr/bin/rustc RUSTDOC=$tools/usr/bin/rustdoc RUSTC_BOOTSTRAP=1
build -Zbuild-std=std,panic_abort
