#!/usr/bin/env bash
# Weaves a lecture with an engine in it and changes its rulings in headless Chromium, from a file, without a network.
#
#   scripts/live.sh --smoke     its parts can be read
#   scripts/live.sh             needs target/web/redress.wasm.gz (scripts/web.sh --build) and playwright-core and axe-core
#                               (scripts/page.sh --install); CHROMIUM names the browser where it is elsewhere
#
# A tool that this machine lacks is named in a line with SKIPPED.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v node >/dev/null || { echo "live: SKIPPED, node is missing"; exit 0; }
node --check scripts/live.mjs
node --check crates/render/src/html/live.js 2>/dev/null || node --input-type=module --check <crates/render/src/html/live.js
if [[ ${1-} == --smoke ]]; then
    echo "live: the script of live pages can be read"
    exit
fi
engine=$PWD/target/web/redress.wasm.gz
chromium=${CHROMIUM:-$(command -v chromium chromium-browser google-chrome chrome | head -n 1 || true)}
for needed in "$engine" "$chromium" target/page/node_modules/playwright-core target/page/node_modules/axe-core; do
    [[ -e $needed ]] || { echo "live: SKIPPED, ${needed:-Chromium} is missing"; exit 0; }
done
cargo build --quiet
program=${CARGO_TARGET_DIR:-$PWD/target}/debug/redress
mkdir -p target/live
cat >target/live/lecture.md <<'LECTURE'
# Weights

```ruling hide
traveller { +620: 3, +500, +300: 3, -100: 2 }
```

```ruling
let td = (60% +620 & 40% -100)
td
```

```ruling
compare td, A+/A-
```

# A question

```ruling hide
board 7
deal "N:K87532.52.62.QT9 A4.AKQ.J753.KJ52 QT9.J87.AKQ4.A83 J6.T9643.T98.764"
auction "1C 1S pass 2S AP"
traveller { +620: 3, -100: 2 }
```

```ruling
case "Trap" {
  question "What do they get?"
  obtained +300
  answer +620
}
```

# A match

```ruling
other table +300
(-100)/(30% +620 & 70% -100)
```
LECTURE
"$program" weave target/live/lecture.md --live "$engine" -o target/live/lecture.html
CHROMIUM=$chromium node scripts/live.mjs target/live/lecture.html
