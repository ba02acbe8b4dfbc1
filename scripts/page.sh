#!/usr/bin/env bash
# Puts the page together and checks it in a browser.
#
#   scripts/page.sh --build      puts the page into target/page/site, which any server of files can serve; needs the engine
#                                that scripts/web.sh leaves in target/web, in two halves where it could be split; with
#                                --install behind it as below
#   scripts/page.sh --smoke      what needs node alone: its code can be read, its parts that need no browser pass their tests
#   scripts/page.sh              both, then the page in headless Chromium: figures, forms, sharing, offline, keys, axe
#   scripts/page.sh --install    the same; first fetches esbuild, playwright-core and axe-core by npm into target/page
#
# A tool that this machine lacks is named in a line with SKIPPED. CHROMIUM names a browser elsewhere.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$PWD/target/page
site=$tools/site
engine=$PWD/target/web
largest=$((400 * 1024)) # bytes of the first load by gzip
mkdir -p "$tools"

# The files of the page, as they are served.
files() {
    (cd web && find . -type f \( -name '*.js' -o -name '*.css' -o -name '*.html' -o -name '*.svg' -o -name '*.txt' -o -name '*.webmanifest' \) \
        ! -path './tests/*' ! -path './node_modules/*' ! -path './npm/*' | sort)
}

# A file as it is served: without its comments and indentation, which are a third of it.
served() { # FILE
    case $1 in
        */vendor/*) cat "$1" ;;
        *.js) sed -E -e '/^\s*\/\*\*.*\*\/$/d' -e '/^\s*\/\*\*/,/\*\//d' -e '/^\s*\/\//d' -e 's/^\s+//' "$1" ;;
        *.css) sed -E -e '/^\s*\/\*.*\*\/$/d' -e 's/^\s+//' "$1" ;;
        *) cat "$1" ;;
    esac
}

# All that the page and its worker load as one file each, and all styles as one: a browser asks for a few at a time.
bundle() {
    local esbuild=$tools/node_modules/.bin/esbuild styles
    if ! "$esbuild" --version >/dev/null 2>&1; then
        echo "page: SKIPPED the bundle, esbuild is missing (--install): the page loads slower"
        return
    fi
    "$esbuild" web/js/early.js web/js/main.js web/js/worker.js --bundle --minify --format=esm \
        --external:../redress.js --external:./early.js --external:../early.js \
        --outdir="$tools/bundle" --log-level=warning
    styles=$(sed -n 's|^<link rel="stylesheet" href="\(.*\)">$|\1|p' "$site/index.html")
    # shellcheck disable=SC2086
    (cd "$site" && cat $styles) | "$esbuild" --loader=css --minify >"$tools/bundle/page.css"
    rm -r "$site/js" "$site/css"
    mkdir "$site/js" "$site/css"
    mv "$tools"/bundle/*.js "$site/js/"
    mv "$tools/bundle/page.css" "$site/css/"
    sed -i -e '/^<link rel="stylesheet"/{/css\/page.css/!d}' "$site/index.html"
}

build() {
    local file
    rm -rf "$site"
    mkdir -p "$site"
    while IFS= read -r file; do
        mkdir -p "$site/$(dirname "$file")"
        served "web/$file" >"$site/$file"
    done < <(files)
    served crates/render/src/html/page.css >"$site/css/result.css"
    if [[ -f $engine/split/rest.wasm ]]; then
        install -m 644 "$engine/split/redress.wasm" "$engine/split/rest.wasm" "$site/"
    else
        install -m 644 "$engine/redress.wasm" "$site/"
    fi
    # Fetched when a script asks for `evidence`, and not before.
    if [[ -f $engine/evidence.wasm ]]; then install -m 644 "$engine/evidence.wasm" "$site/"; fi
    node scripts/page-words.mjs "$engine/redress.wasm" "$site/index.html"
    bundle
    # The service worker keeps every file but itself, as one version.
    local list version
    list=$(cd "$site" && find . -type f ! -name sw.js ! -name index.html ! -name evidence.wasm | sort | sed "s/.*/'&'/" | paste -sd,)
    version=$(cd "$site" && find . -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -c1-16)
    sed -i -e "s|^const VERSION = .*|const VERSION = '$version';|" -e "s|^const FILES = .*|const FILES = ['./',$list];|" "$site/sw.js"
    local size rest
    size=$(find "$site" -type f ! -name rest.wasm ! -name evidence.wasm ! -path '*/vendor/*' -print0 | xargs -0 -n1 gzip -9c | wc -c)
    echo "page: target/page/site, $(find "$site" -type f | wc -l) files, $((size / 1024)) KB by gzip for the first answer"
    if [[ ! -f $site/rest.wasm ]]; then
        echo "page: SKIPPED the limit of $((largest / 1024)) KB, the engine is not split"
        return
    fi
    rest=$(gzip -9c "$site/rest.wasm" | wc -c)
    echo "page: $((rest / 1024)) KB are loaded behind it"
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
build_only=false
if [[ ${1-} == --build ]]; then
    build_only=true
    shift
fi
if [[ ${1-} == --install ]]; then
    packages=$(node -p 'Object.entries(require("./web/package.json").devDependencies).map(one => one.join("@")).join(" ")')
    # shellcheck disable=SC2086
    npm install --silent --no-fund --no-audit --ignore-scripts --no-save --prefix "$tools" $packages >/dev/null 2>&1 \
        || echo "page: npm cannot fetch $packages"
fi
if [[ ! -f $engine/redress.wasm ]]; then
    echo "page: SKIPPED, target/web/redress.wasm is missing"
    exit
fi
build
if $build_only; then exit; fi
smoke
browser
