#!/usr/bin/env bash
# Holds the tests of redress-core against mutants of its own code: a fixed sample of those in scoring, rulings and numbers.
#
#   scripts/mutants.sh --smoke      reads the list of survivors
#   scripts/mutants.sh              runs the sample, where cargo-mutants is there (about 20 minutes on two cores)
#   scripts/mutants.sh --install    builds cargo-mutants first where it is missing
#
# Fails if fewer than 85% of the mutants that compile are caught, or if one survives that crates/core/mutants.txt does not
# explain.
set -euo pipefail
cd "$(dirname "$0")/.."

# One in so many of the mutants, in their order: about 180.
shards=11
least=85
survivors=crates/core/mutants.txt

explained() { sed -n 's/^\(crates[^|]*[^ |]\) *|.*/\1/p' "$survivors" | sort -u; }

if [[ ${1-} == --smoke ]]; then
    bad=$(grep -vE '^#|^$|^crates/core/src/[a-z_/]+\.rs: [^|]+ \| .+' "$survivors" || true)
    if [[ -n $bad ]]; then printf 'mutants: no file, mutant and reason:\n%s\n' "$bad"; exit 1; fi
    explained | cut -d: -f1 | sort -u | while read -r file; do
        test -f "$file" || { echo "mutants: $file is not there"; exit 1; }
    done
    echo "mutants: $(explained | wc -l) survivors with a reason each"
    exit
fi

export PATH=$PWD/target/cargo-mutants/bin:$PATH
if ! command -v cargo-mutants >/dev/null; then
    if [[ ${1-} != --install ]]; then
        echo "mutants: SKIPPED, cargo-mutants is missing (--install)"
        exit
    fi
    if ! cargo install cargo-mutants --locked --quiet --root target/cargo-mutants; then
        echo "mutants: SKIPPED, cargo-mutants cannot be built here"
        exit
    fi
fi

out=target/mutants
rm -rf "$out" && mkdir -p "$out"
# A failing property need not be made small.
export PROPTEST_MAX_SHRINK_ITERS=0
# Its own exit status says that some survived, which is judged below.
cargo mutants --package redress-core --test-package redress-core \
    -f 'crates/core/src/scoring/**' -f 'crates/core/src/ruling/**' -f 'crates/core/src/number/**' \
    --shard "0/$shards" --jobs 2 --timeout 90 --output "$out" --no-shuffle --colors never \
    --cargo-test-arg=--lib --cargo-test-arg=--tests >"$out/log" || true

count() { if [[ -f $out/mutants.out/$1.txt ]]; then wc -l <"$out/mutants.out/$1.txt"; else echo 0; fi; }
caught=$(($(count caught) + $(count timeout)))
compiled=$((caught + $(count missed)))
if ((compiled < 150)); then echo "mutants: only $compiled compile, see $out/log"; exit 1; fi
echo "mutants: $caught of $compiled that compile are caught ($((100 * caught / compiled))%)"
unexplained=$(sed -E 's/:[0-9]+:[0-9]+:/:/' "$out/mutants.out/missed.txt" | sort -u | comm -23 - <(explained))
if [[ -n $unexplained ]]; then printf 'mutants: survive without a reason:\n%s\n' "$unexplained"; exit 1; fi
((100 * caught >= least * compiled)) || { echo "mutants: fewer than $least%"; exit 1; }
