#!/usr/bin/env bash
# Fuzzes the reader and the formatter of scripts, and the readers of events and archives.
#
#   scripts/fuzz.sh [SECONDS [TARGET…]]     seconds for each target, 60 by default; all of fuzz/targets, or these
#
# It starts from the scripts of the examples and tests, and from small events that the tests make. It needs cargo-fuzz (cargo
# install cargo-fuzz) and a C++ compiler, and skips the run without them. A finding is kept in fuzz/artifacts and fails.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
shift || true
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(format spans archives usebio acbl json jfr kops bbo acbl_live lin bws pbn csv parquet)
command -v cargo-fuzz >/dev/null || { echo "fuzz: SKIPPED, cargo-fuzz is missing (cargo install cargo-fuzz)"; exit 0; }
command -v c++ >/dev/null || { echo "fuzz: SKIPPED, no C++ compiler"; exit 0; }

export REDRESS_FUZZ_SEEDS=$PWD/fuzz/corpus
cargo test --quiet -p redress-events --test events seeds:: >/dev/null
cargo test --quiet -p redress-columns --features parquet --test columns fuzzing_starts >/dev/null

# The sanitizer's flags are not for stable compilers; the code has no unsafe block.
export RUSTC_BOOTSTRAP=1
for target in "${targets[@]}"; do
    mkdir -p "fuzz/corpus/$target"
    case $target in
        format | spans)
            find examples tests/errors -name '*.ruling' | while IFS= read -r script; do
                cp "$script" "fuzz/corpus/$target/$(cksum <"$script" | cut -d' ' -f1)"
            done
            ;;
    esac
    cargo fuzz run --sanitizer none --fuzz-dir fuzz "$target" -- \
        -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2000 -print_final_stats=0
    echo "fuzzed $target for $seconds s"
done
