#!/usr/bin/env bash
# Puts the page together and checks it in a browser.
#
#   scripts/page.sh --build      puts the page into target/page/site, which any server of files can serve; needs the engine
#                                that scripts/web.sh leaves in target/web
#   scripts/page.sh --smoke      what needs node alone: its code can be read, its parts that need no browser pass their tests
#   scripts/page.sh              both, then the page in headless Chromium: figures, forms, sharing, offline, keys, axe
#   scripts/page.sh --install    the same; first fetches playwright-core and axe-core by npm into target/page
#
# What this machine has not is named in a line with SKIPPED. CHROMIUM names the browser where it is elsewhere.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$PWD/target/page
site=$tools/site
engine=$PWD/target/web/redress.wasm
largest=$((1700 * 1024)) # bytes of the whole first load, compressed
mkdir -p "$tools"

# The files of the page, as they are served.
files() {
    (cd web && find . -type f \( -name '*.js' -o -name '*.css' -o -name '*.html' -o -name '*.svg' -o -name '*.webmanifest' \) \
        ! -path './tests/*' ! -path './node_modules/*' ! -path './npm/*' | sort)
}

# A file as it is served: without its comments and indentation, which are a third of it.
served() { # FILE
    case $1 in
        *.js) sed -E -e '/^\s*\/\*\*.*\*\/$/d' -e '/^\s*\/\*\*/,/\*\//d' -e '/^\s*\/\//d' -e 's/^\s+//' "$1" ;;
        *.css) sed -E -e '/^\s*\/\*.*\*\/$/d' -e 's/^\s+//' "$1" ;;
        *) cat "$1" ;;
    esac
}

build() {
    local file
    rm -rf "$site"
    mkdir -p "$site"
    while IFS= read -r file; do
        mkdir -p "$site/$(dirname "$file")"
        served "web/$file" >"$site/$file"
    done < <(files)
    served src/render/html/page.css >"$site/css/result.css"
    install -m 644 "$engine" "$site/redress.wasm"
    # All modules are asked for at once, not each when the one before it names it.
    local modules
    modules=$(cd "$site" && find js words -name '*.js' ! -name worker.js | sort | sed 's|.*|<link rel="modulepreload" href="\0">|' | tr -d '\n')
    sed -i "s|<script type=\"module\"|$modules\\n\0|" "$site/index.html"
    # The service worker keeps every file but itself, as one version.
    local list version
    list=$(cd "$site" && find . -type f ! -name sw.js ! -name index.html | sort | sed "s/.*/'&'/" | paste -sd,)
    version=$(cd "$site" && find . -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -c1-16)
    sed -i -e "s|^const VERSION = .*|const VERSION = '$version';|" -e "s|^const FILES = .*|const FILES = ['./',$list];|" "$site/sw.js"
    local size
    size=$(find "$site" -type f -print0 | xargs -0 -n1 gzip -9c | wc -c)
    echo "page: target/page/site, $(find "$site" -type f | wc -l) files, $((size / 1024)) KB compressed"
    if ((size > largest)); then
        echo "page: more than $((largest / 1024)) KB"
        exit 1
    fi
}

smoke() {
    command -v node >/dev/null || { echo "page: SKIPPED, node is missing"; return; }
    local file
    while IFS= read -r file; do node --check "$file"; done < <(find web -name '*.js' ! -path '*/node_modules/*')
    (cd web && node --test tests/*.test.js >"$tools/tests.log" 2>&1) || { cat "$tools/tests.log"; exit 1; }
    echo "page: the parts of the page that need no browser pass their tests"
}

browser() {
    local chromium
    chromium=${CHROMIUM:-$(command -v chromium chromium-browser google-chrome chrome | head -n 1 || true)}
    command -v node >/dev/null || { echo "page: SKIPPED in the browser, node is missing"; return; }
    [[ -n $chromium ]] || { echo "page: SKIPPED in the browser, Chromium is missing"; return; }
    if [[ ! -d $tools/node_modules/playwright-core || ! -d $tools/node_modules/axe-core ]]; then
        echo "page: SKIPPED in the browser, playwright-core and axe-core are missing (scripts/page.sh --install)"
        return
    fi
    cargo build --quiet
    CHROMIUM=$chromium TOOLS=$tools SITE=$site REDRESS=${CARGO_TARGET_DIR:-$PWD/target}/debug/redress \
        node --test --test-concurrency=1 web/tests/browser/*.test.js
    CHROMIUM=$chromium TOOLS=$tools SITE=$site node web/tests/browser/speed.js
}

if [[ ${1-} == --smoke ]]; then
    smoke
    exit
fi
if [[ ${1-} == --install ]]; then
    packages=$(node -p 'Object.entries(require("./web/package.json").devDependencies).map(one => one.join("@")).join(" ")')
    # shellcheck disable=SC2086
    npm install --silent --no-fund --no-audit --ignore-scripts --no-save --prefix "$tools" $packages >/dev/null 2>&1 \
        || echo "page: npm cannot fetch $packages"
fi
if [[ ! -f $engine ]]; then
    echo "page: SKIPPED, target/web/redress.wasm is missing"
    exit
fi
build
if [[ ${1-} == --build ]]; then exit; fi
smoke
browser
