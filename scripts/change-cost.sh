#!/usr/bin/env bash
# What a change costs: the files that one more of each kind touches, counted by the ones that are there.
#
#   scripts/change-cost.sh [-v] [REV]     REV is a revision, else what is committed; -v names the files
#
# For each kind one representative, and the files that a search for its names finds. Code is all that is tracked but
# tests, benchmarks, documents, examples and the schema, which is made from the types; comments do not count, but for
# those that the command line prints as help.
# The files in locales/ stand apart: a text in two languages is one thing to write. Then what makes changes dear:
# circles between the files of a folder, long files, functions over 60 lines.
#
# Version 0.1.0 (4e30888) was counted by hand too:
#   setting      9, as here.
#   statement   19, as here.
#   form        15, here 19: a setting has the form's name (`set cross-imps sum`), and its files are found as well.
#   language     8, here 7: a third language's name is to be added to the Polish messages.
#   format       5 to 8, here 8, lectures among them.
#   diagnostic  12, here 10: by hand its two files in tests/errors were counted.
#   circles      the same but one between catalogue/english and say.rs; functions over 60 lines the same 15.
set -euo pipefail
cd "$(dirname "$0")/.."

verbose=false
if [ "${1:-}" = -v ]; then
    verbose=true
    shift
fi
rev=$(git rev-parse --short --verify "${1:-HEAD}^{commit}")

# name, representative, names to look for. Both layouts' names stand in each.
kinds='
setting|tie-within|[Tt]ie[-_]within|TieWithin
statement|sensitivity|[Ss]ensitivit
scoring form|cross-IMPs|[Cc]ross[-_]imps|CrossImps
output language|Polish|(Language|Locale|Self)::(Polish|Pl)\>|^ *(Polish|Pl)( =>|,|$)|"(pl|polish)"|locales/pl/
output format|LaTeX|[Ll]atex|LaTeX|LATEX
diagnostic|no-relief|[Nn]o[-_]relief|NoRelief
'

not_code=(':!tests' ':!*/tests/*' ':!*/tests.rs' ':!benches' ':!fuzz' ':!examples' ':!*/examples/*' ':!scripts' ':!.*'
    ':!*.md' ':!Cargo.lock' ':!schema')

found() { # the files that a pattern is found in, outside comments; the messages of each language among them
    {
        git grep -nE -e "$1" "$rev" -- . "${not_code[@]}" || true
        git grep -nE -e "$1" "$rev" -- 'locales/*/explanations.md' || true
    } | sed "s/^$rev://" | awk '
        {
            file = $0; sub(/:.*/, "", file)
            text = $0; sub(/^[^:]*:[0-9]*:/, "", text)
            comment = text ~ /^[ \t]*(\/\/|#([^\[!]|$))/
            if (file ~ /\.md$/ || (file ~ /^src\/cli\// && text ~ /^[ \t]*\/\/\/ /)) comment = 0
            if (!comment) files[file] = 1
        }
        END { for (file in files) print file }'
    # What has its name, whatever stands in it.
    git ls-tree -r --name-only "$rev" -- src crates build.rs | grep -E -e "$1" | grep -v 'tests' || true
}

echo "files that a change touches, at $rev"
printf '  %-16s %-12s %5s %8s %5s\n' kind by code locales all
while IFS='|' read -r kind representative pattern; do
    [ -n "$kind" ] || continue
    files=$(found "$pattern")
    if [ "$kind" = "output language" ]; then
        # Its own folder.
        files+=$'\n'$(git ls-tree -r --name-only "$rev" locales/pl)
    fi
    files=$(sort -u <<<"$files")
    locales=$(grep -c '^locales/' <<<"$files" || true)
    code=$(grep -vc '^locales/' <<<"$files" || true)
    printf '  %-16s %-12s %5d %8d %5d\n' "$kind" "$representative" "$code" "$locales" $((code + locales))
    if $verbose; then
        sed 's/^/      /' <<<"$files"
    fi
done <<<"$kinds"

sources=$(mktemp -d)
trap 'rm -rf "$sources"' EXIT
git archive "$rev" | tar -x -C "$sources" --exclude=examples --exclude=benches
cd "$sources"
mapfile -t files < <(find . -name '*.rs' \( -path './src/*' -o -path './crates/*/src/*' \) ! -name tests.rs \
    ! -path '*/tests/*' | sed 's/^\.\///' | sort)

echo
echo "circles between files of a folder"
# A file is one of a folder's modules, and so is a folder in it. It knows another where it says super::NAME or
# crate::…::NAME, in a `use` or on the spot.
circles=$(awk '
    function folder_of(path) { sub(/\/[^\/]*$/, "", path); return path }
    function base(path) { sub(/^.*\//, "", path); sub(/\.rs$/, "", path); return path }
    # Notes that file `from`, or the folder it is in, knows the module that a path leads to.
    function knows(from, parts, count,    at, here, i, own) {
        here = folder_of(from); at = 1
        if (base(from) != "mod" && base(from) != "lib") here = here "/" base(from)
        if (parts[1] == "crate") { here = from; sub(/src\/.*/, "src", here); at = 2 }
        else if (parts[1] == "self") at = 2
        else if (parts[1] != "super") return
        while (at <= count && parts[at] == "super") { here = folder_of(here); at++ }
        for (i = at; i <= count; i++) {
            here = here "/" parts[i]
            if (!(here in module)) return
            # The same folder: the module and the file, or the folder of it, that stands beside it.
            own = from; sub(/(\/mod)?\.rs$/, "", own)
            if (index(own, folder_of(here) "/") == 1) {
                own = substr(own, length(folder_of(here)) + 2); sub(/\/.*/, "", own)
                if (own != parts[i] && own != "mod") edge[folder_of(here), own, parts[i]] = 1
            }
        }
    }
    # Every path of a `use` with braces: `a::{b, c::d}` is a::b and a::c::d.
    function spread(from, prefix, tree,    depth, i, c, part, open, parts, count) {
        gsub(/[ \t\n]+/, " ", tree); sub(/^ /, "", tree); sub(/ $/, "", tree)
        open = index(tree, "{")
        if (!open) {
            sub(/ as .*/, "", tree)
            count = split(prefix tree, parts, /::/)
            knows(from, parts, count)
            return
        }
        prefix = prefix substr(tree, 1, open - 1); depth = 0; part = ""
        for (i = open + 1; i <= length(tree); i++) {
            c = substr(tree, i, 1)
            if (c == "{") depth++
            if (c == "}" && depth-- == 0) break
            if (c == "," && depth == 0) { spread(from, prefix, part); part = "" } else part = part c
        }
        if (part ~ /[^ ]/) spread(from, prefix, part)
    }
    FNR == 1 && NR != 1 { text[last] = all; all = "" }
    { last = FILENAME; line = $0; sub(/\/\/.*/, "", line); all = all line "\n" }
    END {
        text[last] = all
        for (file in text) {
            name = file; sub(/(\/mod)?\.rs$/, "", name); module[name] = 1
        }
        for (file in text) {
            rest = text[file]
            while (match(rest, /(^|\n)[ \t]*(pub(\([a-z]+\))? )?use [^;]*;/)) {
                statement = substr(rest, RSTART, RLENGTH); rest = substr(rest, RSTART + RLENGTH)
                sub(/^[ \t\n]*(pub(\([a-z]+\))? )?use /, "", statement); sub(/;$/, "", statement)
                spread(file, "", statement)
            }
            rest = text[file]
            while (match(rest, /(crate|super)(::[a-z_0-9]+)+/)) {
                count = split(substr(rest, RSTART, RLENGTH), parts, /::/)
                rest = substr(rest, RSTART + RLENGTH)
                knows(file, parts, count)
            }
        }
        for (key in edge) {
            split(key, of, SUBSEP)
            nodes[of[1]] = nodes[of[1]] " " of[2] " " of[3]
            reach[key] = 1
        }
        for (folder in nodes) {
            count = split(nodes[folder], list, " "); unique = 0; delete seen; delete node
            for (i = 1; i <= count; i++) if (!(list[i] in seen)) { seen[list[i]] = 1; node[++unique] = list[i] }
            for (k = 1; k <= unique; k++) for (i = 1; i <= unique; i++) if ((folder, node[i], node[k]) in reach)
                for (j = 1; j <= unique; j++) if ((folder, node[k], node[j]) in reach) reach[folder, node[i], node[j]] = 1
            delete done
            for (i = 1; i <= unique; i++) {
                if (node[i] in done) continue
                circle = ""
                for (j = 1; j <= unique; j++)
                    if ((folder, node[i], node[j]) in reach && (folder, node[j], node[i]) in reach) {
                        circle = circle " " node[j]; done[node[j]] = 1
                    }
                if (split(circle, members, " ") > 1) {
                    # In the order of the alphabet.
                    for (a = 1; a in members; a++) for (b = a + 1; b in members; b++) if (members[b] < members[a]) {
                        swap = members[a]; members[a] = members[b]; members[b] = swap
                    }
                    line = "  " folder ":"
                    for (a = 1; a in members; a++) line = line " " members[a]
                    print line
                }
            }
        }
    }' "${files[@]}" | sort)
echo "${circles:-  none}"

echo
echo "lines by folder"
wc -l "${files[@]}" | awk '
    $2 == "total" { next }
    {
        folder = $2; sub(/\/[^\/]*$/, "", folder)
        # A folder with those in it: src/NAME, crates/NAME/src/NAME.
        if (match(folder, /^(crates\/[^\/]*\/)?src(\/[^\/]*)?/)) folder = substr(folder, 1, RLENGTH)
        lines[folder] += $1; files[folder]++; all += $1; count++
        if ($1 > 600) long = long "  " $2 ": " $1 " lines\n"
    }
    END {
        for (folder in lines) printf "  %-28s %6d lines in %d files\n", folder, lines[folder], files[folder] | "sort"
        close("sort")
        printf "  %-28s %6d lines in %d files\n", "all", all, count
        printf "\nfiles over 600 lines\n%s", long == "" ? "  none\n" : long
    }'

echo
echo "functions over 60 lines"
# As rustfmt writes them: from `fn` to the brace in the same column.
awk '
    FNR == 1 { name = "" }
    name == "" && /^ *(pub(\([a-z]+\))? )?(const |async |extern "C" )*fn [a-z_0-9]+/ {
        indent = $0; sub(/[^ ].*/, "", indent)
        name = $0; sub(/^.*fn /, "", name); sub(/[^a-z_0-9].*/, "", name); start = FNR
        if ($0 ~ /(;|\})$/) name = ""
        next
    }
    name != "" && $0 == indent "}" {
        if (FNR - start + 1 > 60) printf "  %4d lines: %s, %s:%d\n", FNR - start + 1, name, FILENAME, start
        name = ""
    }
    name != "" && $0 ~ /;$/ && $0 ~ "^" indent "\\)" { name = "" }
' "${files[@]}" | sort -rn | awk '{ print } END { if (!NR) print "  none" }'
