# Sourced by scripts/wasm.sh and scripts/web.sh: how this machine compiles for WebAssembly.
#
#   wasm_toolchain [--install]   finds a way and sets wasm_flags to what cargo is to be given beside the target; where there is
#                                none, says so and fails. With --install, Debian's compiler for browsers is unpacked into
#                                target/wasm-toolchain first (1 GB, root is not needed) where the target is missing; the
#                                standard library is then built as well.
#
# With rustup and a network, `rustup target add wasm32-unknown-unknown` is all that is needed.

wasm_target=wasm32-unknown-unknown
export CARGO_TARGET_DIR=$PWD/target/wasm

wasm_toolchain() {
    local tools=$PWD/target/wasm-toolchain llvm packages
    wasm_flags=(--target "$wasm_target")
    if [[ -d $(rustc --print target-libdir --target "$wasm_target" 2>/dev/null) ]]; then
        return 0
    fi
    if [[ ${1-} == --install && ! -x $tools/usr/bin/rustc ]]; then
        command -v apt-get >/dev/null || { echo "wasm: SKIPPED, neither the target $wasm_target nor Debian's packages are here"; return 1; }
        mkdir -p "$tools/packages"
        (
            cd "$tools/packages"
            # Lists of packages that are old name a compiler that is too old. To read new ones, root is needed.
            apt-get update -qq 2>/dev/null || true
            llvm=$(apt-cache depends libstd-rust-web-1.96 rustc-web 2>/dev/null | sed -n 's/.*Depends: \(libllvm[0-9.]*[a-z]*\)$/\1/p' | head -n 1)
            packages=$(apt-cache search --names-only '^libstd-rust-web-[0-9]' | cut -d' ' -f1)
            # shellcheck disable=SC2086
            apt-get download rustc-web rust-web-src libstd-rust-web-dev $packages $llvm
            for package in *.deb; do dpkg -x "$package" "$tools"; done
        ) || { echo "wasm: SKIPPED, Debian's packages rustc-web and rust-web-src are not to be had"; return 1; }
    fi
    if [[ ! -x $tools/usr/bin/rustc ]]; then
        echo "wasm: SKIPPED, the compiler has no library for $wasm_target (rustup target add $wasm_target, or --install)"
        return 1
    fi
    if ! LD_LIBRARY_PATH=$tools/usr/lib/x86_64-linux-gnu "$tools/usr/bin/rustc" --version >/dev/null 2>&1; then
        rm -r "$tools"
        echo "wasm: SKIPPED, Debian's compiler does not run here and was taken away again: its packages may be of another time (apt-get update)"
        return 1
    fi
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$(find "$(rustc --print sysroot)/lib/rustlib" -name rust-lld | head -n 1)
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER
    export LD_LIBRARY_PATH=$tools/usr/lib/x86_64-linux-gnu
    export RUSTC=$tools/usr/bin/rustc RUSTDOC=$tools/usr/bin/rustdoc RUSTC_BOOTSTRAP=1
    wasm_flags+=(-Zbuild-std=std,panic_abort)
}
