#!/usr/bin/env bash
# How fast `redress test` runs 100,000 cases with one job and with two, and its peak memory for few and for many files.
# Needs bash, cargo and awk; /usr/bin/time is used where it is there.
#
#   benches/testing.sh            a full run, half a minute once the program is built
#   benches/testing.sh --smoke    a tenth of the cases, once
#
# REDRESS=path takes a program that is already built. Runs with one and two jobs alternate; each figure is the fastest, which
# what else the machine does disturbs least.
source "$(dirname "${BASH_SOURCE[0]}")/setting.sh"

rounds=5 cases=100000
if $smoke; then rounds=1 cases=10000; fi

redress=${REDRESS:-}
if [[ -z $redress ]]; then
  (cd "$here" && cargo build --release --offline --quiet --bin redress --target-dir "$target")
  redress=$target/release/redress
fi

TIMEFORMAT='%R'
fastest() { sort -g "$1" | head -n 1; }

# One traveller in each file, and its share of the cases.
files=(1 10 100 1000 10000)
for count in "${files[@]}"; do
  mkdir "$work/$count"
  awk -v folder="$work/$count" -v files="$count" -v each="$((cases / count))" 'BEGIN {
    for (f = 1; f <= files; f++) {
      path = sprintf("%s/%05d.ruling", folder, f)
      print "traveller { +620: 3, +500, +300: 3, -100: 2 }" >path
      for (i = 1; i <= each; i++) printf "case \"%d\" { expect (60%%+620 & 40%%-100): NS 9.8 }\n", i >path
      close(path)
    } }'
  "$redress" test "$work/$count" >"$work/output" || { echo "the cases did not run" >&2; exit 1; }
  grep -q "^$cases tests in $count file.*: $cases passed" "$work/output" || { echo "not all of $cases cases passed" >&2; exit 1; }
done
for ((round = 0; round < rounds; round++)); do
  for count in "${files[@]}"; do
    for jobs in 1 2; do
      { time "$redress" test "$work/$count" --jobs "$jobs" >/dev/null; } 2>>"$work/$count.$jobs.times"
    done
  done
done

echo "| files | cases in each | one job ms | two jobs ms | × one job | cases/s, two jobs | peak MB, two jobs |"
echo '|------:|--------------:|-----------:|------------:|----------:|------------------:|------------------:|'
for count in "${files[@]}"; do
  awk -v files="$count" -v cases="$cases" -v one="$(fastest "$work/$count.1.times")" -v two="$(fastest "$work/$count.2.times")" \
    -v peak="$(memory "$redress" test "$work/$count" --jobs 2)" 'BEGIN {
      printf "| %5d | %13d | %10.0f | %11.0f | %9.2f | %17d | %17s |\n", files, cases / files, one * 1000, two * 1000,
        two / one, cases / two, (peak > 0) ? sprintf("%.1f", peak / 1024) : "-" }'
done
