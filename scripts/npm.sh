#!/usr/bin/env bash
# Puts the npm package together in target/npm from what scripts/web.sh built, packs it and tests it as it would be installed.
#
#   scripts/npm.sh              in Node.js
#   scripts/npm.sh --install    and with TypeScript, Vite, esbuild and webpack, which are fetched by npm into target/npm-tools
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v npm >/dev/null; then
    echo "npm: SKIPPED, npm is missing"
    exit
fi
if [[ ! -f target/web/redress.wasm ]]; then
    echo "npm: SKIPPED, target/web/redress.wasm is missing (scripts/web.sh --build)"
    exit
fi
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
[[ $(node -p 'require("./web/npm/package.json").version') == "$version" ]] || { echo "npm: the version is not $version"; exit 1; }

package=$PWD/target/npm/package
rm -rf target/npm
mkdir -p "$package" target/npm/trial/node_modules target/npm/trial/test
node scripts/npm-types.mjs schema/redress.schema.json "$package/document.d.ts"
cp web/npm/package.json web/npm/README.md web/redress.js web/redress.d.ts target/web/redress.wasm LICENSE-APACHE LICENSE-MIT "$package/"
(cd "$package" && npm pack --silent --pack-destination .. >/dev/null)
archive=target/npm/redress-$version.tgz

# The tests run on the contents of the archive.
mkdir -p target/npm/trial/node_modules/redress
tar -xzf "$archive" -C target/npm/trial/node_modules/redress --strip-components=1
cp web/npm/test/*.js target/npm/trial/test/
echo '{ "type": "module" }' >target/npm/trial/package.json
(cd target/npm/trial && node --test test/*.test.js >../test.log 2>&1) || { cat target/npm/test.log; exit 1; }
echo "npm: $archive, $(stat -c %s "$archive") bytes, passes its tests"

tools=$PWD/target/npm-tools
if [[ ${1-} == --install ]]; then
    npm install --silent --no-fund --no-audit --ignore-scripts --no-save --prefix "$tools" typescript@5 vite@7 esbuild@0.28 webpack@5 webpack-cli@6 \
        >/dev/null 2>&1 || echo "npm: npm cannot fetch TypeScript, Vite, esbuild and webpack"
fi
# The package as a stranger uses it: its types without those of browsers, and put together for browsers by each of three tools.
cp -r web/npm/test/bundle target/npm/trial/
cd target/npm/trial
has() { [[ -x $tools/node_modules/.bin/$1 ]] || { echo "npm: SKIPPED $1, it is missing (scripts/npm.sh --install)"; return 1; }; }
bundled() { # TOOL FOLDER: the engine is among what it wrote
    find "$2" -name '*.wasm' | grep -q . || { echo "npm: $1 leaves the engine out"; exit 1; }
    echo "npm: $1 puts the package and its engine together for browsers"
}
if has tsc; then
    "$tools/node_modules/.bin/tsc" --project bundle
    echo "npm: its types need none of a browser"
fi
if has vite; then
    "$tools/node_modules/.bin/vite" build bundle --outDir "$PWD/vite" --emptyOutDir --logLevel error
    bundled Vite vite
fi
if has webpack; then
    "$tools/node_modules/.bin/webpack" --mode production --entry ./bundle/main.js --output-path "$PWD/webpack" --stats errors-only
    bundled webpack webpack
fi
if has esbuild; then
    "$tools/node_modules/.bin/esbuild" bundle/esbuild.js --bundle --format=esm --loader:.wasm=file --outdir=esbuild --log-level=error
    bundled esbuild esbuild
fi
