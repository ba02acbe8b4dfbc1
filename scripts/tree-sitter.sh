#!/usr/bin/env bash
# Checks the grammar for tree-sitter.
#
#   scripts/tree-sitter.sh              the parser gives the trees of its corpus and reads every example and every block of
#                                       README and docs; where the program tree-sitter is, the parser is also what grammar.js makes
#   scripts/tree-sitter.sh --install    first compiles that program into target/tree-sitter where it is missing (ten minutes)
#   scripts/tree-sitter.sh --generate   makes the parser anew, and the trees of the corpus, which are then to be read
#
# What grammar.js makes is asked of one version of the program; with another, or without node, that is left out aloud.
set -euo pipefail
cd "$(dirname "$0")/.."

version=0.27.1
folder=$PWD/editors/tree-sitter-redress
tools=$PWD/target/tree-sitter
PATH=$tools/bin:$PATH

is_here() { [[ $(tree-sitter --version 2>/dev/null) == "tree-sitter $version"* ]]; }

generate() { # generate FOLDER
    (cd "$1" && tree-sitter generate --abi 14 --js-runtime node)
}

if [[ ${1-} == --install ]] && ! is_here; then
    cargo install tree-sitter-cli --quiet --locked --version "$version" --no-default-features --root "$tools" ||
        echo "tree-sitter: its program is not to be had"
fi

if [[ ${1-} == --generate ]]; then
    is_here || { echo "tree-sitter: the program of version $version is missing (scripts/tree-sitter.sh --install)"; exit 1; }
    generate "$folder"
    (cd "$folder" && tree-sitter test --update)
fi

(cd "$folder" && CARGO_TARGET_DIR=$tools/crate cargo test --locked --quiet)
echo "tree-sitter: the corpus, the examples and the blocks of README and docs are read"

if ! is_here || ! command -v node >/dev/null; then
    echo "tree-sitter: SKIPPED whether the parser is what grammar.js makes: tree-sitter $version or node is missing"
    exit 0
fi
rm -rf "$tools/again"
mkdir -p "$tools/again"
cp -r "$folder"/{grammar.js,tree-sitter.json,src} "$tools/again"
generate "$tools/again"
for file in parser.c grammar.json node-types.json; do
    cmp "$folder/src/$file" "$tools/again/src/$file" || { echo "tree-sitter: run scripts/tree-sitter.sh --generate"; exit 1; }
done
echo "tree-sitter: the parser is what grammar.js makes"
