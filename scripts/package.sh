#!/usr/bin/env bash
# Holds what `cargo package` would publish against what each crate needs, and builds one crate from its package.
set -euo pipefail
cd "$(dirname "$0")/.."

for crate in redress-core redress-double-dummy redress-events redress-columns redress-lang redress-render redress; do
    listed=$(cargo package --list --allow-dirty --quiet -p "$crate")
    extra=$(grep -vE '^(src|docs|examples|casebook|grammar|laws|locales|build)/|^(Cargo\.(toml|toml\.orig|lock)|build\.rs|README\.md|CHANGELOG\.md|LICENSE-(MIT|APACHE)|\.cargo_vcs_info\.json)$' <<<"$listed" || true)
    if [[ -n $extra ]]; then printf 'package: %s lists too many files:\n%s\n' "$crate" "$extra"; exit 1; fi
    echo "package: $crate lists $(wc -l <<<"$listed") files"
done

# The crate that all others rest on builds from what is published of it.
cargo package --allow-dirty --quiet --locked -p redress-core
echo "package: redress-core builds from its package"
