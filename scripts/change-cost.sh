#!/usr/bin/env bash
# The cost of a change: the files that a person edits for one more of a kind, by the changes in tests/change-cost.
#
#   scripts/change-cost.sh            counts the files of each change; fails if a kind costs more than it may
#   scripts/change-cost.sh --make     makes all of them in a copy of what is committed, compiles it and runs them too
#
# Code and texts are counted apart. Lists that are made do not count: grammar/keywords.pest and the editors' words, from the
# table of keywords, and the schema, from the types. A change that no longer applies is to be made anew: make it by hand,
# `git diff -U1 >tests/change-cost/KIND.patch`, and take it back.
set -euo pipefail
cd "$(dirname "$0")/.."

# kind, files of code at most, files of text at most
kinds='
setting 2 2
diagnostic 2 4
statement 6 2
scoring 4 2
format 3 2
language 0 3
'

dear=0
printf '%-12s %5s %6s\n' kind code texts
while read -r kind most_code most_texts; do
    [ -n "$kind" ] || continue
    files=$(git apply --numstat "tests/change-cost/$kind.patch" | cut -f3)
    texts=$(grep -c '^locales/' <<<"$files" || true)
    code=$(grep -vc '^locales/' <<<"$files" || true)
    printf '%-12s %5d %6d\n' "$kind" "$code" "$texts"
    if [ "$code" -gt "$most_code" ] || [ "$texts" -gt "$most_texts" ]; then
        echo "change-cost: a $kind may cost $most_code files of code and $most_texts of text"
        dear=1
    fi
done <<<"$kinds"
[ "$dear" = 0 ] || exit 1
[ "${1-}" = --make ] || exit 0

copy=$PWD/target/change-cost/source
patches=$PWD/tests/change-cost
rm -rf "$copy"
mkdir -p "$copy"
git archive HEAD | tar -x -C "$copy"
export CARGO_TARGET_DIR=$PWD/target/change-cost
cd "$copy"
for patch in "$patches"/*.patch; do
    # Outside a repository of its own, git would look for the files in the one around it.
    patch --quiet --strip=1 --fuzz=3 <"$patch" || { echo "change-cost: $(basename "$patch") no longer applies"; exit 1; }
done
REDRESS_UPDATE=1 cargo test --quiet -p redress-lang --lib the_grammar_has_the_words_of_the_table >/dev/null
shown=$(
    cargo run --quiet -- run - 2>&1 <<'SCRIPT'
traveller { +620: 3, +500, +300: 3, -100: 2 }
tally (60% +620 & 40% -100)
case "One" { question " " }
scoring board-a-match
set tie-share nothing
other table +620
expect +620: NS 0, EW 0
scoring half-points
+620
set language de
+620
SCRIPT
) || { echo "$shown"; echo "change-cost: the changes do not run"; exit 1; }
for expected in 'Both sides together: 18.' 'the question is empty' 'NS  +310' 'OW  −310'; do
    grep -qF "$expected" <<<"$shown" || { echo "$shown"; echo "change-cost: nothing says: $expected"; exit 1; }
done
echo "change-cost: each change compiles and runs"
