#!/usr/bin/env bash
# Ranks the results of benches/events.sh by SQL, from CSV and from Parquet: by DataFusion with the functions of
# crates/datafusion, and by DuckDB's SQL alone; then from CSV by a cluster with one executor and with two
# (scripts/cluster.sh). The rankings must equal that of redress-columns. The first build takes long: four hundred crates.
#
#   benches/datafusion.sh [ROWS]     1,000,000 rows by default
#
# CLUSTER=path uses a built program of crates/datafusion/cluster, MILLIONS=path one of crates/columns/examples/millions.rs,
# VENV=path a folder with DuckDB. A missing program is reported in a line with SKIPPED. The programs alternate; each figure is
# the median of five rounds, without the programs' start.
set -euo pipefail
export LC_ALL=C

rows=${1:-1000000} rounds=5
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
target=${CARGO_TARGET_DIR:-$here/target}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python=${VENV:-$target/events-venv}/bin/python
if ! "$python" -c 'import duckdb' 2>/dev/null; then
  echo "benches/datafusion.sh: SKIPPED, DuckDB is missing (benches/events.sh installs it; VENV names its folder)"
  exit 0
fi
cluster=${CLUSTER:-}
if [[ -z $cluster ]]; then
  if ! (cd "$here/crates/datafusion" && cargo fetch --locked --quiet 2>/dev/null); then
    echo "benches/datafusion.sh: SKIPPED, the crates of crates/datafusion cannot be fetched"
    exit 0
  fi
  (cd "$here/crates/datafusion" && cargo build --locked --quiet --release --workspace)
  cluster=$here/crates/datafusion/target/release/redress-cluster
fi
millions=${MILLIONS:-}
if [[ -z $millions ]]; then
  (cd "$here" && cargo build --profile bench --quiet -p redress-columns --example millions --target-dir "$target")
  millions=$target/release/examples/millions
fi

"$millions" make "$rows" >"$work/results.csv"
"$millions" rank "$work/results.csv" | sort >"$work/columns"
"$python" "$here/benches/events.py" convert "$work/results.csv" "$work/results.parquet"
for ((round = 0; round < rounds; round++)); do
  for kind in csv parquet; do
    "$cluster" rank "$work/results.$kind" 2>>"$work/datafusion.$kind" >"$work/datafusion.$kind.out"
    "$python" "$here/benches/events.py" duckdb "$kind" "$work/results.$kind" "$work/duckdb.$kind.out" >>"$work/duckdb.$kind"
  done
done
echo "$rows results, seconds of wall time, the same ranking from all"
echo
echo '| program | CSV | Parquet |'
echo '|---|---:|---:|'
for program in datafusion duckdb; do
  figures=()
  for kind in csv parquet; do
    sort "$work/$program.$kind.out" | cmp -s - "$work/columns" || { echo "$program ranks $kind otherwise" >&2; exit 1; }
    figures+=("$(sort -g "$work/$program.$kind" | awk '{ a[NR] = $1 } END { printf "%.3f", a[int((NR + 1) / 2)] }')")
  done
  echo "| $program | ${figures[0]} | ${figures[1]} |"
done

echo
for executors in 1 2; do CLUSTER=$cluster MILLIONS=$millions "$here/scripts/cluster.sh" "$rows" "$executors" | tail -n 1; done
