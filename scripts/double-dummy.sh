#!/usr/bin/env bash
# The double-dummy solver: its tests, and the program that has it.
#
#   scripts/double-dummy.sh --smoke     an example; `cargo test` has the hands of DDS that lie here
#   scripts/double-dummy.sh             10,000 random boards too, each lead against DDS itself; that is the library endplay of
#                                       Python, in target/double-dummy or on the path; BOARDS=200 takes fewer
#   scripts/double-dummy.sh --install   the same; first fetches endplay by pip into target/double-dummy
#
# REDRESS_DDS_HANDS names a list of DDS's sources, such as hands/list1000.txt, to be read in the place of random boards.
set -euo pipefail
cd "$(dirname "$0")/.."

# `.ci/run` has tested the solver with everything else; alone, all that it rests on is compiled with other features.
if [[ ${1-} != --smoke ]]; then cargo test --quiet -p redress-double-dummy | grep 'test result'; fi
cargo clippy --quiet --features double-dummy --bins -- -D warnings
# Fresh questions of the cards run as keys.
mkdir -p target/double-dummy
cargo run --quiet --features double-dummy -- exam new --kind evidence --seed 7 --count 4 >target/double-dummy/questions.ruling
cargo run --quiet --features double-dummy -- test target/double-dummy/questions.ruling >/dev/null
example=$(cargo run --quiet --features double-dummy -- run crates/double-dummy/examples/slow-3nt.ruling)
grep -q '4 of 13 leads beat it' <<<"$example" || { echo "double-dummy: the example has other leads"; exit 1; }
echo "double-dummy: the program solves its example"

if [[ ${1-} == --smoke ]]; then exit; fi

tools=$PWD/target/double-dummy
hands=${REDRESS_DDS_HANDS-}
if [[ -z $hands ]]; then
    if [[ ${1-} == --install ]]; then
        python3 -m pip install --quiet --target "$tools/python" endplay 2>/dev/null || echo "double-dummy: endplay is not to be had"
    fi
    export PYTHONPATH=$tools/python${PYTHONPATH:+:$PYTHONPATH}
    if ! python3 -c 'import endplay' 2>/dev/null; then
        echo "double-dummy: SKIPPED the boards of DDS, Python's endplay is missing (--install), and REDRESS_DDS_HANDS names no list"
        exit
    fi
    mkdir -p "$tools"
    hands=$tools/boards.txt
    python3 scripts/double-dummy.py "${BOARDS:-10000}" 2026 >"$hands"
fi
REDRESS_DDS_HANDS=$(realpath "$hands") cargo test --quiet -p redress-double-dummy --test solver -- --ignored --nocapture more_hands |
    grep 'hands agree'
