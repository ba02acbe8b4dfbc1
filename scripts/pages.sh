#!/usr/bin/env bash
# Checks the pages and articles that lectures, scripts and exams are woven into.
#
#   scripts/pages.sh             with what this machine has: HTML by the validator of the W3C (java, vnu.jar); in Chromium
#                                (playwright-core) accessibility by axe at three widths, light and dark, tables on a phone,
#                                slides on their screen, sheets on their paper and what is printed; articles by pdfLaTeX and LuaLaTeX
#   scripts/pages.sh --smoke     one lecture, one width
#   scripts/pages.sh --install   first fetches vnu.jar, axe.min.js and playwright-core by npm into target/pages
#
# A missing tool is named in a line with SKIPPED. VNU and AXE name the two files if they are elsewhere.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$PWD/target/pages
mkdir -p "$tools"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [[ ${1-} == --install ]]; then
    if command -v npm >/dev/null; then
        npm install --silent --no-fund --no-audit --ignore-scripts --prefix "$tools" vnu-jar axe-core playwright-core >/dev/null \
            || echo "pages: npm cannot fetch vnu-jar, axe-core and playwright-core"
    else
        echo "pages: npm is missing, nothing is fetched"
    fi
fi
vnu=${VNU:-$(find "$tools" -name vnu.jar -print -quit)}
axe=${AXE:-$(find "$tools" -name axe.min.js -print -quit)}
browser=$(command -v chromium chromium-browser google-chrome chrome | head -n 1 || true)
widths=(1280 768 390)
colours=(light dark)
lectures=(examples/lecture/*.md examples/evening/monday.*.md)
if [[ ${1-} == --smoke ]]; then
    widths=(390)
    colours=(light)
    lectures=(examples/lecture/lecture-2005.en.md)
fi

cargo build --quiet
redress=${CARGO_TARGET_DIR:-target}/debug/redress
pages=()
articles=()
for lecture in "${lectures[@]}"; do
    name=$(basename "$lecture" .md)
    for form in "" --blanks --slides; do
        page=$work/$name$form.html
        "$redress" weave "$lecture" $form -o "$page" 2>/dev/null
        pages+=("$page")
    done
    "$redress" weave "$lecture" -o "$work/$name.tex" 2>/dev/null
    articles+=("$work/$name.tex")
done
if [[ ${1-} != --smoke ]]; then
    for language in en pl; do
        for paper in a4 a5; do
            for script in examples/procedures/04-revoke examples/at-the-table/05-cards examples/paper/board-12; do
                page=$work/sheets--$paper.$(basename "$script").$language.html
                "$redress" sheet "$script.ruling" --paper $paper --language $language --format html >"$page"
                pages+=("$page")
            done
        done
        "$redress" exam paper examples/exam/key.ruling --language $language --format html >"$work/exam.$language.html"
        "$redress" exam paper examples/exam/key.ruling --language $language --format latex >"$work/exam.$language.tex"
        pages+=("$work/exam.$language.html")
        articles+=("$work/exam.$language.tex")
        "$redress" exam sheet examples/exam/key.ruling --language $language --format html >"$work/sheet.$language.html"
        pages+=("$work/sheet.$language.html")
        for form in html latex; do
            suffix=${form/latex/tex}
            for command in grade statistics; do
                # Status 1: answers that an examiner has to mark by hand.
                "$redress" exam $command examples/exam/key.ruling examples/exam/*.answers --language $language \
                    --format $form >"$work/$command.$language.$suffix" || [[ $? == 1 ]]
            done
            "$redress" explain --cheat-sheet --language $language --format $form >"$work/cheat.$language.$suffix"
        done
        for name in grade statistics cheat; do
            pages+=("$work/$name.$language.html")
            articles+=("$work/$name.$language.tex")
        done
    done
fi

valid() { # every page is HTML without an error
    if [[ -z $vnu ]] || ! command -v java >/dev/null; then
        echo "pages: SKIPPED the validator, java or vnu.jar is missing (scripts/pages.sh --install)"
        return
    fi
    java -jar "$vnu" --errors-only "${pages[@]}"
    echo "pages: ${#pages[@]} pages are valid"
}

# Axe, widths, slides and print in one browser (scripts/pages.mjs).
looked_at() {
    if ! command -v node >/dev/null || [[ -z $axe || -z $browser || ! -d $tools/node_modules/playwright-core ]]; then
        echo "pages: SKIPPED axe, phones, slides and print; node, Chromium, playwright-core or axe-core is missing (scripts/pages.sh --install)"
        return
    fi
    CHROMIUM=$browser TOOLS=$tools AXE=$axe WIDTHS="${widths[*]}" COLOURS="${colours[*]}" node scripts/pages.mjs "${pages[@]}"
}

typeset_all() { # every article compiles, and no line is more than 2 pt too wide
    local engine
    for engine in pdflatex lualatex; do
        if ! command -v "$engine" >/dev/null || ! kpsewhich polish.ldf pifont.sty booktabs.sty >/dev/null; then
            echo "pages: SKIPPED $engine, it or a package of it is missing"
            continue
        fi
        for article in "${articles[@]}"; do
            (cd "$work" && "$engine" -interaction=nonstopmode -halt-on-error "$article" >/dev/null) \
                || { grep -a -A4 '^!' "${article%.tex}.log"; echo "pages: $engine cannot compile $(basename "$article")"; exit 1; }
            if grep -aE '^Overfull .hbox \(([2-9]|[1-9][0-9]+)\.' "${article%.tex}.log"; then
                echo "pages: lines of $(basename "$article") are too wide"
                exit 1
            fi
        done
        echo "pages: $engine compiles ${#articles[@]} articles, no line too wide"
    done
}

valid
looked_at
typeset_all
