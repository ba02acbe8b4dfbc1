#!/usr/bin/env bash
# Compares `redress` with an empty clap program and with an interpreter that does nothing, and scripts of growing
# length with one another. Needs bash, cargo and awk; python3 and /usr/bin/time are used where they are there.
#
#   benches/ratios.sh            a full run, under a minute once everything is built
#   benches/ratios.sh --smoke    the same with few repetitions, in seconds
#
# REDRESS=path takes a program that is already built. Timings alternate, so that a busy machine disturbs all alike; each
# figure is the median of the rounds. Nothing is fetched: the empty program is built from the same lock file.
source "$(dirname "${BASH_SOURCE[0]}")/setting.sh"

rounds=15 repeats=50 python_repeats=10 script_rounds=5
if $smoke; then rounds=3 repeats=10 python_repeats=3 script_rounds=1; fi

redress=${REDRESS:-}
if [[ -z $redress ]]; then
  (cd "$here" && cargo static --offline --quiet --bin redress --target-dir "$target")
  redress=$target/$(rustc --print host-tuple)/release/redress
fi

# The empty program: clap with the same features, versions and profile, and one subcommand that does nothing.
mkdir -p "$work/empty/src"
cp "$here/Cargo.lock" "$work/empty/Cargo.lock"
{
  printf '[package]\nname = "empty-clap"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n[dependencies]\n'
  grep '^clap = ' "$here/Cargo.toml" | sed 's/, optional = true//'
  sed -n '/^\[profile.release\]/,/^$/p' "$here/Cargo.toml"
} >"$work/empty/Cargo.toml"
cat >"$work/empty/src/main.rs" <<'RUST'
#[derive(clap::Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Eval {
        #[arg(allow_hyphen_values = true)]
        ruling: String,
        #[arg(long, allow_hyphen_values = true)]
        traveller: Option<String>,
    },
}

fn main() {
    let Command::Eval { ruling, traveller } = <Cli as clap::Parser>::parse().command;
    std::hint::black_box((ruling, traveller));
}
RUST
(cd "$work/empty" && cargo build --release --offline --quiet --target-dir "$target/ratios")
empty=$target/ratios/release/empty-clap

# Side by side, copied just now: how a program got into the page cache makes a third of what starting it costs.
mkdir "$work/bin"
cp "$redress" "$work/bin/redress"
cp "$empty" "$work/bin/empty-clap"
redress=$work/bin/redress empty=$work/bin/empty-clap

TIMEFORMAT='%R %U %S'
# Wall and processor seconds of each of `repeats` runs of a command, added to the file of its name.
measure() {
  local name=$1 times=$2 run
  shift 2
  { time for ((run = 0; run < times; run++)); do "$@" >/dev/null 2>&1; done; } 2>&1 |
    awk -v n="$times" '{ printf "%.9f %.9f\n", $1 / n, ($2 + $3) / n }' >>"$work/$name.times"
}
median() { cut -d' ' -f"$2" "$work/$1.times" | sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
row() { # name, wall, processor, memory, each against: wall, processor, memory
  awk -v name="$1" -v w="$2" -v p="$3" -v m="$4" -v bw="$5" -v bp="$6" -v bm="$7" 'function of(a, b) {
      return ((b > 0 && a > 0) ? sprintf("%.2f", a / b) : "-") }
    BEGIN { peak = (m > 0) ? sprintf("%.1f", m / 1024) : "-"
      printf "| %-28s | %9.2f | %8s | %9.2f | %8s | %8s | %8s |\n", name, w * 1000, of(w, bw), p * 1000, of(p, bp),
        peak, of(m, bm) }'
}

ruling='(60%+620 & 40%-100)'
rows='+620: 3, +500, +300: 3, -100: 2'
python=$(command -v python3 || true)
# A version manager's shim would be measured in place of the interpreter.
[[ -z $python ]] || python=$("$python" -c 'import sys; print(sys.executable)')

# A program that fails is quick: what it says is looked at once before it is timed.
"$redress" eval "$ruling" --traveller "$rows" | grep -q '9\.8' || { echo "redress eval gave no score" >&2; exit 1; }
for ((round = 0; round < rounds; round++)); do
  measure empty "$repeats" "$empty" eval "$ruling" --traveller "$rows"
  measure eval "$repeats" "$redress" eval "$ruling" --traveller "$rows"
  measure nothing "$repeats" /bin/true
  [[ -z $python ]] || measure python "$python_repeats" "$python" -c ''
done
bw=$(median empty 1) bp=$(median empty 2) bm=$(memory "$empty" eval "$ruling" --traveller "$rows")

echo '| program                      |   wall ms |  × empty |    cpu ms |  × empty |  peak MB |  × empty |'
echo '|------------------------------|----------:|---------:|----------:|---------:|---------:|---------:|'
row 'empty clap program' "$bw" "$bp" "$bm" "$bw" "$bp" "$bm"
row 'redress eval' "$(median eval 1)" "$(median eval 2)" "$(memory "$redress" eval "$ruling" --traveller "$rows")" \
  "$bw" "$bp" "$bm"
row '/bin/true' "$(median nothing 1)" "$(median nothing 2)" "$(memory /bin/true)" "$bw" "$bp" "$bm"
if [[ -n $python ]]; then
  row "python3 -c ''" "$(median python 1)" "$(median python 2)" "$(memory "$python" -c '')" "$bw" "$bp" "$bm"
fi

sizes=(1 1000 100000)
for size in "${sizes[@]}"; do
  awk -v n="$size" 'BEGIN { print "traveller { +620: 3, +500, +300: 3, -100: 2 }"
    for (i = 1; i <= n; i++) printf "case \"%d\" { expect (60%%+620 & 40%%-100): NS 9.8 }\n", i }' >"$work/$size.ruling"
  "$redress" run "$work/$size.ruling" >"$work/output" || { echo "the script of $size cases did not run" >&2; exit 1; }
  grep -q "^$size expectation" "$work/output" || { echo "not all of $size cases held" >&2; exit 1; }
done
for ((round = 0; round < script_rounds; round++)); do
  for size in "${sizes[@]}"; do
    measure "$size" "$((size > 1000 ? 1 : 10))" "$redress" run "$work/$size.ruling"
  done
done
echo
echo '|   cases |   wall ms |    cpu ms |   cases/s | µs a case | × 1,000 cases | peak MB |  bytes a case |'
echo '|--------:|----------:|----------:|----------:|----------:|--------------:|--------:|--------------:|'
# The cost of a case: the cost of a script less that of a script with one case.
one=$(median 1 1) one_memory=$(memory "$redress" run "$work/1.ruling")
thousand=$(awk -v w="$(median 1000 1)" -v o="$one" 'BEGIN { print (w - o) / 999 }')
for size in "${sizes[@]}"; do
  awk -v n="$size" -v w="$(median "$size" 1)" -v p="$(median "$size" 2)" -v m="$(memory "$redress" run "$work/$size.ruling")" \
    -v o="$one" -v om="$one_memory" -v t="$thousand" 'BEGIN {
      each = (n > 1) ? (w - o) / (n - 1) : 0
      cost = (n > 1) ? sprintf("%.2f", each * 1e6) : "-"
      ratio = (n > 1 && t > 0) ? sprintf("%.2f", each / t) : "-"
      peak = (m > 0) ? sprintf("%.1f", m / 1024) : "-"
      bytes = (n > 1 && m > 0) ? sprintf("%.0f", (m - om) * 1024 / (n - 1)) : "-"
      printf "| %7d | %9.2f | %9.2f | %9.0f | %9s | %13s | %7s | %13s |\n", n, w * 1000, p * 1000, n / w, cost, ratio,
        peak, bytes }'
done

# The cost of an element: the cost of a large file of it less that of an empty script.
: >"$work/empty.ruling"
awk 'BEGIN { print "traveller {"; for (i = 0; i < 100000; i++) print "table " i % 300 ": +" 10 * (i % 60); print "}\n+620" }' >"$work/rows.ruling"
awk 'BEGIN { print "traveller { +620: 3, +500, +300: 3, -100: 2 }"
  for (i = 0; i < 10000; i++) printf "(%d%%+620 & %d%%-100)\n", 1 + i % 99, 99 - i % 99 }' >"$work/rulings.ruling"
awk 'BEGIN { for (i = 0; i < 10000; i++) printf "## Section %d\n\n```ruling\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n(60%%+620 & 40%%-100)\n```\n\n", i }' >"$work/lecture.md"
for ((round = 0; round < script_rounds; round++)); do
  measure none 10 "$redress" run "$work/empty.ruling"
  measure rows 1 "$redress" run "$work/rows.ruling"
  measure text 1 "$redress" run "$work/rulings.ruling"
  measure json 1 "$redress" run --format json "$work/rulings.ruling"
  measure html 1 "$redress" run --format html "$work/rulings.ruling"
  measure weave 1 "$redress" weave "$work/lecture.md" -o "$work/lecture.html"
done
echo
echo '| what                         |       n |   wall ms |   µs each |   a second | peak MB |'
echo '|------------------------------|--------:|----------:|----------:|-----------:|--------:|'
bulk() { # name, number, label, command
  local name=$1 number=$2 label=$3
  shift 3
  awk -v n="$number" -v w="$(median "$name" 1)" -v o="$(median none 1)" -v m="$(memory "$@")" -v label="$label" 'BEGIN {
    each = (w - o) / n
    printf "| %-28s | %7d | %9.2f | %9.2f | %10.0f | %7s |\n", label, n, w * 1000, each * 1e6, (each > 0) ? 1 / each : 0,
      (m > 0) ? sprintf("%.1f", m / 1024) : "-" }'
}
bulk rows 100000 'rows of a traveller' "$redress" run "$work/rows.ruling"
bulk text 10000 'rulings as text' "$redress" run "$work/rulings.ruling"
bulk json 10000 'rulings as JSON' "$redress" run --format json "$work/rulings.ruling"
bulk html 10000 'rulings as HTML' "$redress" run --format html "$work/rulings.ruling"
bulk weave 10000 'blocks of a lecture, woven' "$redress" weave "$work/lecture.md" -o "$work/lecture.html"
