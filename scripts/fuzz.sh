#!/usr/bin/env bash
# Fuzzes the reader and the formatter, from the scripts of the examples and tests.
#
#   scripts/fuzz.sh [SECONDS]     each target so long; 60 where nothing is said
#
# Needs cargo-fuzz (cargo install cargo-fuzz) and a C++ compiler; where they are missing it says so and is done. A finding is
# left in fuzz/artifacts and fails.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
command -v cargo-fuzz >/dev/null || { echo "fuzz: SKIPPED, cargo-fuzz is missing (cargo install cargo-fuzz)"; exit 0; }
command -v c++ >/dev/null || { echo "fuzz: SKIPPED, no C++ compiler"; exit 0; }

# The sanitizer's flags are not for stable compilers; the code has no unsafe block.
export RUSTC_BOOTSTRAP=1
for target in format spans; do
    mkdir -p "fuzz/corpus/$target"
    find examples tests/errors -name '*.ruling' | while IFS= read -r script; do
        cp "$script" "fuzz/corpus/$target/$(cksum <"$script" | cut -d' ' -f1)"
    done
    cargo fuzz run --sanitizer none --fuzz-dir fuzz "$target" -- -max_total_time="$seconds" -timeout=5 -rss_limit_mb=1000 -print_final_stats=0
    echo "fuzzed $target for $seconds s"
done
