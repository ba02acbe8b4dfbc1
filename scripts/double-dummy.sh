#!/usr/bin/env bash
# The double-dummy solver: its tests, and the program that has it.
#
#   scripts/double-dummy.sh --smoke   the hands of DDS that lie here, and an example
#   scripts/double-dummy.sh           more hands of DDS too: REDRESS_DDS_HANDS=hands/list10000.txt of its sources
set -euo pipefail
cd "$(dirname "$0")/.."

cargo test --quiet -p redress-double-dummy | grep 'test result'
cargo clippy --quiet --features double-dummy --bins -- -D warnings
example=$(cargo run --quiet --features double-dummy -- run crates/double-dummy/examples/slow-3nt.ruling)
grep -q '4 of 13 leads beat it' <<<"$example" || { echo "double-dummy: the example has other leads"; exit 1; }
echo "double-dummy: the program solves its example"

if [[ ${1-} == --smoke ]]; then exit; fi
if [[ -z ${REDRESS_DDS_HANDS-} ]]; then
    echo "double-dummy: SKIPPED the long list, REDRESS_DDS_HANDS names no file of DDS's hands"
    exit
fi
REDRESS_DDS_HANDS=$(realpath "$REDRESS_DDS_HANDS") cargo test --release --quiet -p redress-double-dummy --test solver -- \
    --ignored --nocapture more_hands | grep 'hands agree'
