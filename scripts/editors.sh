#!/usr/bin/env bash
# Tries the language server in real editors: a headless Neovim (0.7 or later) opens scripts and a lecture with
# editors/neovim, and Emacs reads editors/emacs.
#
#   scripts/editors.sh            where an editor is missing, it says so
#   scripts/editors.sh --install  first installs Debian's Neovim and Emacs where they are missing and this can be done
#
# The program tried is target/debug/redress, which is built first, or the one that REDRESS_PROGRAM names.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ ${1-} == --install ]] && ! { command -v nvim && command -v emacs; } >/dev/null; then
    apt-get install --yes --quiet --no-install-recommends neovim emacs-nox >/dev/null 2>&1 ||
        echo "editors: Debian's neovim and emacs-nox are not to be had"
fi

if [[ -z ${REDRESS_PROGRAM-} ]]; then
    cargo build --quiet
    REDRESS_PROGRAM=${CARGO_TARGET_DIR:-$PWD/target}/debug/redress
fi
export REDRESS_PROGRAM

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if command -v nvim >/dev/null; then
    if command -v cc >/dev/null; then
        export REDRESS_PARSER=$work/redress.so
        (cd editors/tree-sitter-redress && cc -O1 -shared -fPIC -I src src/parser.c src/scanner.c -o "$REDRESS_PARSER")
    fi
    XDG_STATE_HOME=$work XDG_DATA_HOME=$work XDG_CACHE_HOME=$work XDG_CONFIG_HOME=$work \
        timeout 120 nvim --headless --clean -S editors/neovim/check.lua
else
    echo "editors: SKIPPED Neovim, it is missing"
fi

if command -v emacs >/dev/null; then
    emacs --batch -Q -l editors/emacs/redress-mode.el -l editors/emacs/check.el
else
    echo "editors: SKIPPED Emacs, it is missing"
fi
