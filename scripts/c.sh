#!/usr/bin/env bash
# Builds the library for C, target/c, and tries it as its users do.
#
#   scripts/c.sh --smoke     compiles the header and the example alone
#   scripts/c.sh             builds the library, runs the examples in C, with the address sanitizer and with the static
#                            library too, and in Python
#
# A tool that this machine lacks is named in a line with SKIPPED.
set -euo pipefail
cd "$(dirname "$0")/.."

compiler=${CC:-$(command -v gcc || command -v cc || true)}
if [[ -z $compiler ]]; then
    echo "c: SKIPPED, there is no compiler of C"
    exit
fi
out=$PWD/target/c
mkdir -p "$out"
strict=(-std=c99 -Wall -Wextra -Wpedantic -Werror -Icrates/c/include)
"$compiler" "${strict[@]}" -c crates/c/examples/ruling.c -o "$out/ruling.o"
if [[ ${1-} == --smoke ]]; then
    echo "c: the example compiles with the header"
    exit
fi

cargo build --quiet --profile c-library --package redress-c --lib
built=${CARGO_TARGET_DIR:-$PWD/target}/c-library
install -m 644 "$built/libredress_c.so" "$built/libredress_c.a" "$out/"

exported=$(nm -D --defined-only "$out/libredress_c.so" | sed -n 's/.* T \(redress_.*\)/\1/p' | sort | paste -sd' ')
if [[ $exported != "redress_free redress_run_json redress_version" ]]; then
    echo "c: the library exports $exported"
    exit 1
fi

check() { # NAME COMMAND…: what it prints has the figures of Law 78B's IMPs, +8 and -9 weighted
    local said
    said=$("${@:2}") || { echo "c: $1 failed"; echo "$said"; exit 1; }
    [[ $said == *"NS +1.2 IMP"* && $said == *'"code":"request"'* ]] || { echo "c: $1 says $said"; exit 1; }
    echo "c: $1"
}
"$compiler" "${strict[@]}" crates/c/examples/ruling.c -L"$out" -lredress_c -o "$out/ruling"
check "the example runs" env LD_LIBRARY_PATH="$out" "$out/ruling"
"$compiler" "${strict[@]}" crates/c/examples/ruling.c "$out/libredress_c.a" -lpthread -ldl -lm -o "$out/ruling-static"
check "the example runs with the static library" "$out/ruling-static"
if "$compiler" "${strict[@]}" -g -fsanitize=address,undefined crates/c/examples/ruling.c -L"$out" -lredress_c -o "$out/ruling-checked" 2>/dev/null; then
    check "the example runs under the address sanitizer, nothing is lost" env LD_LIBRARY_PATH="$out" "$out/ruling-checked"
else
    echo "c: SKIPPED under the address sanitizer, the compiler has none"
fi
if command -v python3 >/dev/null; then
    said=$(REDRESS=$out/libredress_c.so python3 crates/c/examples/ruling.py)
    [[ $said == *"NS 49/5 EW 41/5 of 18"* ]] || { echo "c: Python says $said"; exit 1; }
    echo "c: the example runs in Python"
else
    echo "c: SKIPPED in Python, which is missing"
fi
if cargo miri --version >/dev/null 2>&1; then
    MIRIFLAGS=-Zmiri-disable-isolation cargo miri test --package redress-c --test border
else
    echo "c: SKIPPED under Miri, which is missing"
fi
