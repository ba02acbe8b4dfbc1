#!/usr/bin/env bash
# Holds what the lock files name against deny.toml: licences, sources, and the faults that are known of crates.
#
#   scripts/deny.sh --smoke      reads deny.toml and the lock files
#   scripts/deny.sh              asks cargo-deny, where there is one
#   scripts/deny.sh --install    builds it first where there is none (some minutes)
#
# Known faults are looked up in a copy of RustSec's database that lies in the folder of cargo, advisory-dbs; nothing of it is
# fetched (`cargo deny fetch db` does). Without one that step is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

folders=(. crates/datafusion fuzz)

if [[ ${1-} == --smoke ]]; then
    for folder in "${folders[@]}"; do
        test -f "$folder/Cargo.lock" || { echo "deny: $folder has no lock file"; exit 1; }
        # Whatever comes from elsewhere than the registry names it.
        if grep -n '^source = "git' "$folder/Cargo.lock"; then echo "deny: $folder locks a crate from a git source"; exit 1; fi
    done
    if command -v python3 >/dev/null && python3 -c 'import tomllib' 2>/dev/null; then
        python3 -c 'import tomllib; tomllib.load(open("deny.toml", "rb"))'
    fi
    echo "deny: no lock file names a source beside the registry"
    exit
fi

export PATH=$PWD/target/cargo-deny/bin:$PATH
if ! command -v cargo-deny >/dev/null; then
    if [[ ${1-} != --install ]]; then
        echo "deny: SKIPPED, cargo-deny is missing (--install)"
        exit
    fi
    if ! cargo install cargo-deny --locked --quiet --root target/cargo-deny; then
        echo "deny: SKIPPED, cargo-deny cannot be built here"
        exit
    fi
fi

for folder in "${folders[@]}"; do
    (
        cd "$folder"
        config=$OLDPWD/deny.toml
        if ! cargo fetch --locked --quiet; then
            echo "deny: SKIPPED $folder, its crates cannot be fetched"
            exit
        fi
        cargo deny --locked --all-features check --config "$config" licenses sources bans
        if [[ -d ${CARGO_HOME:-$HOME/.cargo}/advisory-dbs ]]; then
            cargo deny --locked --all-features check --config "$config" --disable-fetch advisories
        else
            echo "deny: SKIPPED the known faults of $folder, no copy of RustSec's database is here (cargo deny fetch db)"
        fi
    )
done
