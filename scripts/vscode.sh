#!/usr/bin/env bash
# Checks the extension for Visual Studio Code and packages it.
#
#   scripts/vscode.sh            installs its tools from npm, runs its tests and those of its colours, makes
#                                target/vscode/redress-VERSION.vsix with the engine that scripts/web.sh leaves in target/web, and
#                                starts what is in it under a stub of the editor
#   scripts/vscode.sh --smoke    what needs node alone: its code can be read and its own tests pass
#
# Without node, npm or npm's packages it says so and ends.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v node >/dev/null || { echo "vscode: SKIPPED, node is missing"; exit 0; }
out=$PWD/target/vscode
mkdir -p "$out"

if [[ ${1-} == --smoke ]]; then
    for file in editors/vscode/src/*.js; do node --check "$file"; done
    (cd editors/vscode && node --test tests/*.test.js >"$out/tests.log" 2>&1) || { cat "$out/tests.log"; exit 1; }
    echo "vscode: the extension's own tests pass"
    exit
fi

command -v npm >/dev/null || { echo "vscode: SKIPPED, npm is missing"; exit 0; }

# Built beside the sources, so that nothing of npm's is left among them.
rm -rf "$out/build"
mkdir -p "$out/build"
cp -r editors/vscode/. "$out/build"
cp CHANGELOG.md "$out/build/"
cat LICENSE-MIT <(printf '\n\n') LICENSE-APACHE >"$out/build/LICENSE.txt"
mkdir -p "$out/build/engine" "$out/build/dist"
cp web/redress.js "$out/build/engine/"
has_engine=false
if [[ -f target/web/redress.wasm ]]; then
    has_engine=true
    cp target/web/redress.wasm "$out/build/dist/"
else
    echo "vscode: SKIPPED the engine, target/web/redress.wasm is missing (scripts/web.sh --build): the extension needs the program"
fi
cd "$out/build"
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error || { echo "vscode: SKIPPED, npm's packages are not to be had"; exit 0; }
npm test
version=$(node -p 'require("./package.json").version')
npm run package -- --out "$out/redress-$version.vsix" --skip-license --allow-missing-repository
if $has_engine; then
    rm -rf "$out/trial"
    mkdir -p "$out/trial"
    (cd "$out/trial" && python3 -m zipfile -e "$out/redress-$version.vsix" . 2>/dev/null) || unzip -q "$out/redress-$version.vsix" -d "$out/trial"
    node tests/start.check.js "$out/trial/extension"
fi
echo "vscode: target/vscode/redress-$version.vsix"
