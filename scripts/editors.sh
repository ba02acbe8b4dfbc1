#!/usr/bin/env bash
# Tries the language server in real editors: a headless Neovim (0.7 or later) opens scripts and a lecture with
# editors/neovim, and Emacs reads editors/emacs and talks to the server by eglot.
#
#   scripts/editors.sh            where an editor is missing, it says so
#   scripts/editors.sh --install  first installs Debian's Neovim, Emacs and eglot where they are missing and this can be done
#
# The program tried is target/debug/redress, which is built first, or the one that REDRESS_PROGRAM names.
set -euo pipefail
cd "$(dirname "$0")/.."

# The folder of eglot, if it is not in Emacs itself: Debian's package for Emacs 28.
eglot() { find /usr/share/emacs/site-lisp/elpa -maxdepth 1 -name 'eglot-*' 2>/dev/null | sort | tail -n 1 || true; }
has_eglot() { command -v emacs && emacs --batch -Q ${1:+-L "$1"} --eval "(require 'eglot)"; } >/dev/null 2>&1

if [[ ${1-} == --install ]] && ! { command -v nvim >/dev/null && has_eglot "$(eglot)"; }; then
    apt-get install --yes --quiet --no-install-recommends neovim emacs-nox elpa-eglot >/dev/null 2>&1 ||
        echo "editors: Debian's neovim, emacs-nox and elpa-eglot are not to be had"
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
    folder=$(eglot)
    if has_eglot "$folder"; then
        timeout 120 emacs --batch -Q ${folder:+-L "$folder"} -l editors/emacs/redress-mode.el -l editors/emacs/eglot-check.el 2>&1 | grep -v '^\[eglot\]\|^\[jsonrpc\]'
    else
        echo "editors: SKIPPED eglot, Emacs has none"
    fi
else
    echo "editors: SKIPPED Emacs, it is missing"
fi
