#!/usr/bin/env bash
# Ranks results by SQL on a Ballista cluster on this machine, a scheduler and one or more executors, each a process with the
# functions of crates/datafusion, and compares the ranking with that of one process and that of redress-columns. The first build takes
# long: four hundred crates, 4 GB of disk.
#
#   scripts/cluster.sh [ROWS [EXECUTORS]]     100,000 rows and two executors by default
#
# CLUSTER=path uses a built program of crates/datafusion/cluster, MILLIONS=path one of crates/columns/examples/millions.rs;
# PROFILE=dev builds without optimisation.
set -euo pipefail
export LC_ALL=C

rows=${1:-100000} executors=${2:-2}
if ! [[ $rows =~ ^[1-9][0-9]*$ && $executors =~ ^[1-9][0-9]?$ ]]; then
  echo "usage: ${0##*/} [ROWS [EXECUTORS]], at most 99 executors" >&2
  exit 2
fi
profile=${PROFILE:-release}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$([[ $profile == dev ]] && echo debug || echo "$profile")

millions=${MILLIONS:-}
if [[ -z $millions ]]; then
  (cd "$here" && cargo build --profile bench --quiet -p redress-columns --example millions)
  millions=$here/target/release/examples/millions
fi
cluster=${CLUSTER:-}
if [[ -z $cluster ]]; then
  free=$(df -Pk "$here" | awk 'NR == 2 { print int($4 / 1048576) }')
  if ((free < 8)); then
    echo "scripts/cluster.sh: SKIPPED, $free GB of disk are free and the build needs some"
    exit 0
  fi
  if ! (cd "$here/crates/datafusion" && cargo fetch --locked --quiet 2>/dev/null); then
    echo "scripts/cluster.sh: SKIPPED, its crates cannot be fetched"
    exit 0
  fi
  (cd "$here/crates/datafusion" && cargo build --locked --quiet --profile "$profile" --workspace)
  cluster=$here/crates/datafusion/target/$folder/redress-cluster
fi

work=$(mktemp -d)
started=()
finish() {
  for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
  for process in "${started[@]}"; do wait "$process" 2>/dev/null || true; done
  rm -rf "$work"
}
trap finish EXIT

# The port is random; a used one fails.
port=${PORT:-$((20000 + RANDOM % 20000))}
"$cluster" scheduler "$port" >"$work/scheduler.log" 2>&1 &
started+=($!)
for ((number = 1; number <= executors; number++)); do
  mkdir "$work/executor$number"
  "$cluster" executor $((port + 10 * number)) $((port + 10 * number + 1)) "$port" "$work/executor$number" \
    >"$work/executor$number.log" 2>&1 &
  started+=($!)
done

"$millions" make "$rows" >"$work/results.csv"
"$millions" rank "$work/results.csv" | sort >"$work/columns"
"$cluster" rank "$work/results.csv" 2>"$work/alone.seconds" | sort >"$work/alone"
cmp "$work/columns" "$work/alone" || { echo "the ranking of one process differs from that of the columns" >&2; exit 1; }
echo "$rows results, one process by SQL: $(cat "$work/alone.seconds") s, the ranking of the columns"

tries=0
until "$cluster" rank "$work/results.csv" "$port" 2>"$work/cluster.seconds" | sort >"$work/together" && [[ -s $work/together ]]; do
  tries=$((tries + 1))
  if ((tries == 30)); then
    echo "the cluster does not answer:" >&2
    tail -n 5 "$work"/*.log "$work/cluster.seconds" >&2
    exit 1
  fi
  sleep 1
done
cmp "$work/columns" "$work/together" || { echo "the ranking of the cluster differs from that of the columns" >&2; exit 1; }
echo "$rows results, a scheduler and $executors executor(s): $(tail -n 1 "$work/cluster.seconds") s, the same ranking"
