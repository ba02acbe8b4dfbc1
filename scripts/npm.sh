#!/usr/bin/env bash
# Puts the npm package together in target/npm from what scripts/web.sh built, tests it as it would be installed, and packs it.
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
cp web/npm/package.json web/npm/README.md web/redress.js web/redress.d.ts target/web/redress.wasm LICENSE-APACHE LICENSE-MIT "$package/"
(cd "$package" && npm pack --silent --pack-destination .. >/dev/null)
archive=target/npm/redress-$version.tgz

# What is in the archive is what is tested.
mkdir -p target/npm/trial/node_modules/redress
tar -xzf "$archive" -C target/npm/trial/node_modules/redress --strip-components=1
cp web/npm/test/*.js target/npm/trial/test/
echo '{ "type": "module" }' >target/npm/trial/package.json
(cd target/npm/trial && node --test test/*.test.js >../test.log 2>&1) || { cat target/npm/test.log; exit 1; }
echo "npm: $archive, $(stat -c %s "$archive") bytes, passes its tests"
