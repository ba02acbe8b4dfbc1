#!/usr/bin/env bash
# Installs each file of a release in a clean folder, checks its checksum, and has it score a first ruling within a minute.
#
#   scripts/release-check.sh FOLDER     what scripts/release.sh made
#
# Of nine others +620: 3, +500, +300: 3, −100: 2, a top of 18, +620 is worth 15.4 and −100 is worth 1.4: 0.6 · 15.4 + 0.4 · 1.4 = 9.8.
set -euo pipefail
files=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ruling='(60% +620 & 40% -100)'
rows='+620: 3, +500, +300: 3, -100: 2'

# Runs what is given with nothing of this machine's settings, and looks for the figure.
scores() { # NAME COMMAND…
    local name=$1 printed
    shift
    printed=$(env -i HOME="$work" PATH=/usr/bin:/bin timeout 60 "$@") || { echo "release: $name does not run"; exit 1; }
    [[ $printed == *9.8* ]] || { echo "release: $name prints $printed"; exit 1; }
    echo "release: $name scores its first ruling"
}
only() { find "$files" -maxdepth 1 -name "$1" | head -n 1; }
unpacked() { # ARCHIVE NAME
    mkdir -p "$work/$2"
    tar -xzf "$1" -C "$work/$2" --strip-components=1
}

(cd "$files" && sha256sum --quiet -c SHA256SUMS)

archive=$(only 'redress-[0-9]*-linux-*.tar.gz')
unpacked "$archive" program
scores "$(basename "$archive")" "$work/program/redress" eval "$ruling" --traveller "$rows"
for file in redress.1 redress.bash redress.zsh redress.fish LICENSE-MIT; do [[ -s $work/program/$file ]] || { echo "release: no $file"; exit 1; }; done
if [[ $(id -u) == 0 ]] && ! ldd "$work/program/redress" >/dev/null 2>&1; then
    scores "the same in an empty root" chroot "$work/program" /redress eval "$ruling" --traveller "$rows"
fi

package=$(only '*.deb')
if [[ -n $package ]]; then
    mkdir -p "$work/debian/var/lib/dpkg"/{info,updates}
    touch "$work/debian/var/lib/dpkg/status"
    if [[ $(id -u) == 0 ]]; then
        dpkg --root="$work/debian" --force-not-root --install "$package" >/dev/null
    else
        dpkg -x "$package" "$work/debian"
    fi
    scores "$(basename "$package")" "$work/debian/usr/bin/redress" eval "$ruling" --traveller "$rows"
    zcat "$work/debian/usr/share/man/man1/redress.1.gz" | grep -q '^\.TH redress 1' || { echo "release: no manual page"; exit 1; }
fi

library=$(only 'redress-c-*.tar.gz')
compiler=$(command -v gcc || command -v cc || true)
if [[ -n $library && -n $compiler ]]; then
    unpacked "$library" c
    (cd "$work/c" && "$compiler" -Iinclude examples/ruling.c -Llib -lredress_c -o ruling)
    LD_LIBRARY_PATH=$work/c/lib timeout 60 "$work/c/ruling" | grep -q 'NS +1.2 IMP' || { echo "release: the library for C gives no figure"; exit 1; }
    echo "release: $(basename "$library") scores its first ruling"
fi

npm=$(only 'redress-npm-*.tgz')
if [[ -n $npm ]] && command -v npm >/dev/null; then
    mkdir -p "$work/npm"
    (cd "$work/npm" && npm install --silent --offline --no-fund --no-audit "$npm" >/dev/null)
    cat >"$work/npm/first.mjs" <<SCRIPT
import { evaluate } from "redress";
console.log((await evaluate("traveller { $rows }\n$ruling")).document.results[0].ns.points);
SCRIPT
    scores "$(basename "$npm")" "$(command -v node)" "$work/npm/first.mjs"
fi

extension=$(only '*.vsix')
if [[ -n $extension ]] && command -v node >/dev/null; then
    mkdir -p "$work/vscode"
    (cd "$work/vscode" && unzip -q "$extension")
    if [[ -f $work/vscode/extension/dist/redress.wasm ]]; then
        timeout 60 node editors/vscode/tests/start.check.js "$work/vscode/extension"
    else
        echo "release: SKIPPED the extension's engine, which it has not"
    fi
fi

page=$(only 'redress-page-*.zip')
chromium=${CHROMIUM:-$(command -v chromium chromium-browser google-chrome chrome | head -n 1 || true)}
if [[ -n $page ]]; then
    mkdir -p "$work/page"
    (cd "$work/page" && unzip -q "$page")
    if [[ -n $chromium && -d target/page/node_modules/playwright-core ]]; then
        CHROMIUM=$chromium timeout 60 node scripts/page-check.mjs "$work/page"/redress-page-*
    else
        echo "release: SKIPPED the page, Chromium or playwright-core is missing (scripts/page.sh --install)"
    fi
fi
