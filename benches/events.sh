#!/usr/bin/env bash
# Ranks events of 10^5, 10^6 and 10^7 results of 1,000 boards, 44 scores a board, by redress with one thread and two and by
# the SQL of DuckDB and polars, from CSV and Parquet, by `redress event` with all threads, and scans the same bytes by hand for comparison. All rankings must be
# equal, and a sample of boards must equal the exact engine. Then `redress event` itself ranks the same rows: plain, with 100
# rulings, with artificial scores and tables that are there twice, in two sections, packed, and as JSON. Needs bash, cargo and awk, and python3 with venv for DuckDB and
# polars, which pip installs into a folder of their own.
#
#   benches/events.sh            a full run: some minutes once the program is built, 1 GB of disk
#   benches/events.sh --smoke    10^5 results, once, without the other programs and without optimisation
#
# MILLIONS=path uses a built program (crates/columns/examples/millions.rs with the feature parquet), REDRESS=path one of redress,
# VENV=path a folder with DuckDB and polars. The programs alternate; each figure is the median of the rounds.
source "$(dirname "${BASH_SOURCE[0]}")/setting.sh"

sizes=(100000 1000000 10000000) rounds=5 others=true
if $smoke; then sizes=(100000) rounds=1 others=false; fi

millions=${MILLIONS:-}
if [[ -z $millions ]]; then
  # Parquet needs panics that unwind. The smoke run uses the build of the tests.
  if $others; then build=(--profile unwinding --features parquet) folder=unwinding; else build=() folder=debug; fi
  (cd "$here" && cargo build --quiet -p redress-columns "${build[@]}" --example millions --target-dir "$target")
  millions=$target/$folder/examples/millions
fi

redress=${REDRESS:-}
if [[ -z $redress ]]; then
  if $others; then build=(--profile bench) folder=release; else build=() folder=debug; fi
  (cd "$here" && cargo build --quiet "${build[@]}" --bin redress --target-dir "$target")
  redress=$target/$folder/redress
fi

python=
if $others; then
  venv=${VENV:-$target/events-venv}
  if ! command -v python3 >/dev/null; then
    echo "DuckDB and polars: SKIPPED, python3 is missing"
  elif [[ ! -x $venv/bin/python ]] && ! python3 -m venv "$venv" 2>"$work/messages"; then
    echo "DuckDB and polars: SKIPPED, no venv: $(tail -n 1 "$work/messages")"
  elif ! "$venv/bin/python" -c 'import duckdb, polars' 2>/dev/null &&
    ! "$venv/bin/python" -m pip install --quiet duckdb polars 2>"$work/messages"; then
    echo "DuckDB and polars: SKIPPED, pip cannot install them: $(tail -n 1 "$work/messages")"
  else
    python=$venv/bin/python
  fi
fi

TIMEFORMAT='%R %U %S'

# measure NAME COMMAND...: appends wall time, processor time and peak memory of a run; its output goes to $work/NAME.out.
measure() {
  local name=$1 peak=0
  shift
  if $has_time; then
    { time /usr/bin/time -f %M -o "$work/peak" "$@" >"$work/$name.out"; } 2>"$work/times"
    peak=$(tail -n 1 "$work/peak")
  else
    { time "$@" >"$work/$name.out"; } 2>"$work/times"
  fi
  tail -n 1 "$work/times" | awk -v peak="$peak" '{ print $1, $2 + $3, peak / 1024 }' >>"$work/$name.figures"
}
# The SQL program measures itself, without its start and its imports.
measure_sql() {
  "$python" "$here/benches/events.py" "$2" "$3" "$4" "$work/$1.out" >>"$work/$1.figures"
}
# median FIGURES COLUMN
median() { sort -g -k "$2,$2" "$1" | awk -v column="$2" '{ a[NR] = $column } END { print a[int((NR + 1) / 2)] }'; }

for size in "${sizes[@]}"; do
  rm -f "$work"/*.figures "$work"/*.out
  csv=$work/$size.csv parquet=$work/$size.parquet
  "$millions" make "$size" >"$csv"
  "$millions" check "$csv" 10 >"$work/checked" || { echo "not as by the exact engine: $(cat "$work/checked")" >&2; exit 1; }
  names=(scan one two)
  if [[ -n $python ]]; then
    "$python" "$here/benches/events.py" convert "$csv" "$parquet"
    names+=(one.parquet two.parquet duckdb.csv polars.csv duckdb.parquet polars.parquet)
  fi
  for ((round = 0; round < rounds; round++)); do
    measure scan "$millions" scan "$csv"
    measure one "$millions" rank "$csv"
    measure two "$millions" rank "$csv" 2
    measure event.csv "$redress" event "$csv"
    if [[ -n $python ]]; then
      measure one.parquet "$millions" rank "$parquet"
      measure two.parquet "$millions" rank "$parquet" 2
      for kind in csv parquet; do
        for engine in duckdb polars; do measure_sql "$engine.$kind" "$engine" "$kind" "$work/$size.$kind"; done
      done
    fi
  done
  sort "$work/one.out" >"$work/sorted"
  for name in "${names[@]:2}"; do
    sort "$work/$name.out" | cmp -s - "$work/sorted" || { echo "$name ranks $size results otherwise" >&2; exit 1; }
  done
  if [[ -n $python ]]; then
    "$redress" event "$csv" --format json >"$work/event.json"
    "$python" "$here/benches/events.py" same "$work/event.json" "$work/one.out"
  fi
  echo "$size results, $(($(wc -c <"$csv") / 1000000)) MB of CSV; the same ranking from all; exact engine: $(cat "$work/checked")"
  echo
  echo '| program | wall s | × scan | processor s | × scan | peak MB |'
  echo '|---|---:|---:|---:|---:|---:|'
  for name in scan event.csv "${names[@]:1}"; do
    case $name in
      scan) title='hand-written scan' ;;
      event.csv) title='`redress event`' ;;
      one) title='redress, one thread' ;;
      two) title='redress, two threads' ;;
      one.parquet) title='redress, one thread, parquet' ;;
      two.parquet) title='redress, two threads, parquet' ;;
      *) title="${name%.*}, ${name#*.}" ;;
    esac
    awk -v title="$title" -v wall="$(median "$work/$name.figures" 1)" -v cpu="$(median "$work/$name.figures" 2)" \
      -v peak="$(median "$work/$name.figures" 3)" -v scan="$(median "$work/scan.figures" 1)" -v scan_cpu="$(median "$work/scan.figures" 2)" \
      'BEGIN { printf "| %s | %.3f | %.1f | %.3f | %.1f | %s |\n", title, wall, wall / (scan ? scan : 0.001), cpu,
        cpu / (scan_cpu ? scan_cpu : 0.001), peak ? sprintf("%.0f", peak) : "-" }'
  done
  echo
  # Rulings at a table of each of 100 boards; each hundredth board has an average plus, and a table twice.
  awk -F, 'NR > 1 && $1 <= 100 && $2 == 1 { printf "board %s\nat NS %s EW %s: (60%% +620 & 40%% -100)\n", $1, $3, $4 }' \
    "$csv" >"$work/rulings.ruling"
  awk -F, 'NR > 1 && $1 % 100 == 1 && $2 == 1 { print $1 "," $2 "," $3 "," $4 ",A+/A-"; next }
    NR > 1 && $1 % 100 == 1 && $2 == 2 { print } { print }' "$csv" >"$work/rows.csv"
  awk -F, 'NR == 1 { print $0 ",section"; next } { print $0 "," ($3 % 2 ? "A" : "B") }' "$csv" >"$work/sections.csv"
  gzip -1 -c "$csv" >"$work/packed.csv.gz"
  kinds=(plain rulings rows sections packed json)
  for ((round = 0; round < rounds; round++)); do
    measure event.plain "$redress" event "$csv"
    measure event.rulings "$redress" event "$csv" --rulings "$work/rulings.ruling"
    measure event.rows "$redress" event "$work/rows.csv"
    measure event.sections "$redress" event "$work/sections.csv"
    measure event.packed "$redress" event "$work/packed.csv.gz"
    measure event.json "$redress" event "$csv" --format json
  done
  echo '| `redress event` | wall s | processor s | × plain | peak MB | × plain |'
  echo '|---|---:|---:|---:|---:|---:|'
  for kind in "${kinds[@]}"; do
    awk -v title="$kind" -v wall="$(median "$work/event.$kind.figures" 1)" -v cpu="$(median "$work/event.$kind.figures" 2)" \
      -v peak="$(median "$work/event.$kind.figures" 3)" -v plain="$(median "$work/event.plain.figures" 2)" \
      -v plain_peak="$(median "$work/event.plain.figures" 3)" \
      'BEGIN { printf "| %s | %.3f | %.3f | %.1f | %.0f | %.1f |\n", title, wall, cpu, cpu / (plain ? plain : 0.001), peak,
        peak / (plain_peak ? plain_peak : 1) }'
  done
  echo
  rm -f "$csv" "$parquet" "$work"/*.csv "$work"/*.gz
done
