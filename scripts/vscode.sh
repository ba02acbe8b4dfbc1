#!/usr/bin/env bash
# Checks the extension for Visual Studio Code and packages it.
#
#   scripts/vscode.sh            installs its tools from npm, runs its tests and those of its colours, and makes
#                                target/vscode/redress-VERSION.vsix
#   scripts/vscode.sh --smoke    what needs node alone: its code can be read and its own tests pass
#
# Where node, npm or npm's packages are not to be had, it says so and is done.
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
cat LICENSE-MIT <(printf '\n\n') LICENSE-APACHE >"$out/build/LICENSE.txt"
cd "$out/build"
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error || { echo "vscode: SKIPPED, npm's packages are not to be had"; exit 0; }
npm test
version=$(node -p 'require("./package.json").version')
npm run package -- --out "$out/redress-$version.vsix" --skip-license --allow-missing-repository
echo "vscode: target/vscode/redress-$version.vsix"
