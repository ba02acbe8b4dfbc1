#!/usr/bin/env bash
# Makes what is published, from a checkout, into target/release-files: the program for Linux, linked statically, as an archive and as a
# Debian package with manual pages and completions; the page as an archive; the extension for Visual Studio Code; the npm
# package; the library for C; checksums.
#
#   scripts/release.sh              makes all that this machine can, then installs and tries each (scripts/release-check.sh)
#   scripts/release.sh --install    the same; first fetches what is needed for the page, as scripts/web.sh and scripts/page.sh do
#   scripts/release.sh --twice      makes everything once more from an empty folder and compares the bytes
#   scripts/release.sh --smoke      packs and tries the program of development alone, or the one that REDRESS names
#
# What this machine has not is named in a line with SKIPPED. A file has the time of the last commit, or SOURCE_DATE_EPOCH.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1)}
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C
umask 022
files=$PWD/target/release-files
work=$PWD/target/release-work
machine=$(uname -m)

# The same archive from the same files: in the order of their names, of one time and of nobody.
archive() { # FOLDER: an archive of the folder of that name below $work
    tar -C "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -cf - "$1" |
        gzip -9n >"$files/$1.tar.gz"
}

# The same as a zip, which every machine can open.
zipped() { # FOLDER
    command -v zip >/dev/null || { echo "release: SKIPPED $1.zip, zip is missing"; return; }
    find "$work/$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
    (cd "$work" && find "$1" -type f | sort | zip -Xq9@ "$files/$1.zip")
}

licences() { install -m 644 LICENSE-APACHE LICENSE-MIT "$1"; }

# What the compiler remembers of folders is cut off, so that a file is the same wherever it is built.
without_paths() {
    local target=${CARGO_TARGET_DIR:-$PWD/target}
    echo "--remap-path-prefix=$PWD/= --remap-path-prefix=$target/= --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src/="
}

# The program without a library of the machine's: by musl where its target is installed, else by glibc's static library.
program() {
    local host musl flags
    host=$(rustc --print host-tuple)
    musl=${host/-gnu/-musl}
    flags=$(without_paths)
    if [[ -d $(rustc --print target-libdir --target "$musl" 2>/dev/null) ]]; then
        RUSTFLAGS="$flags" cargo build --release --locked --features double-dummy --bin redress --target "$musl"
        redress=${CARGO_TARGET_DIR:-$PWD/target}/$musl/release/redress
    else
        RUSTFLAGS="$flags -Ctarget-feature=+crt-static -Crelocation-model=static" cargo build --release --locked --features double-dummy --bin redress --target "$host"
        redress=${CARGO_TARGET_DIR:-$PWD/target}/$host/release/redress
    fi
}

# The program with its manual page, completions and licences, as a folder that `tar` packs.
program_archive() {
    local folder=redress-$version-linux-$machine
    mkdir -p "$work/$folder"
    install -m 755 "$redress" "$work/$folder/redress"
    "$redress" man >"$work/$folder/redress.1"
    for shell in bash zsh fish; do "$redress" completions $shell >"$work/$folder/redress.$shell"; done
    install -m 644 README.md CHANGELOG.md "$work/$folder/"
    licences "$work/$folder/"
    archive "$folder"
}

debian_package() {
    command -v dpkg-deb >/dev/null || { echo "release: SKIPPED the Debian package, dpkg-deb is missing"; return; }
    local root=$work/debian from=$work/redress-$version-linux-$machine share architecture
    share=$root/usr/share
    architecture=$(dpkg --print-architecture)
    mkdir -p "$root/DEBIAN" "$root/usr/bin" "$share"/{man/man1,bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d,doc/redress}
    install -m 755 "$from/redress" "$root/usr/bin/"
    gzip -9nc "$from/redress.1" >"$share/man/man1/redress.1.gz"
    install -m 644 "$from/redress.bash" "$share/bash-completion/completions/redress"
    install -m 644 "$from/redress.zsh" "$share/zsh/vendor-completions/_redress"
    install -m 644 "$from/redress.fish" "$share/fish/vendor_completions.d/"
    cat LICENSE-MIT <(printf '\n\n') LICENSE-APACHE >"$share/doc/redress/copyright"
    gzip -9nc CHANGELOG.md >"$share/doc/redress/changelog.gz"
    cat >"$root/DEBIAN/control" <<CONTROL
Package: redress
Version: $version
Architecture: $architecture
Maintainer: redress maintainers <maintainers@users.noreply.github.com>
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Section: games
Priority: optional
Description: language for bridge rulings
 Scores any adjusted score of duplicate bridge exactly and shows the working:
 weighted, split and artificial scores under the conventions of several bodies.
CONTROL
    find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zgzip --build "$root" "$files/redress_${version}_$architecture.deb" >/dev/null
}

# The page as a server of files has it.
page_archive() {
    [[ -f target/web/redress.wasm ]] || { echo "release: SKIPPED the page, the npm package and the engine of the extension, target/web/redress.wasm is missing"; return; }
    scripts/page.sh --build "$@"
    local folder=redress-page-$version
    mkdir -p "$work/$folder"
    cp -r target/page/site/. "$work/$folder/"
    licences "$work/$folder/"
    zipped "$folder"
    scripts/npm.sh
    cp "target/npm/redress-$version.tgz" "$files/redress-npm-$version.tgz"
}

extension() {
    scripts/vscode.sh
    local built=target/vscode/redress-$version.vsix
    [[ ! -f $built ]] || cp "$built" "$files/"
}

c_library() {
    local folder=redress-c-$version-linux-$machine
    RUSTFLAGS=$(without_paths) cargo build --locked --profile c-library --package redress-c --lib
    mkdir -p "$work/$folder"/{lib,include,examples}
    install -m 644 "${CARGO_TARGET_DIR:-target}"/c-library/libredress_c.{so,a} "$work/$folder/lib/"
    install -m 644 crates/c/include/*.h "$work/$folder/include/"
    install -m 644 crates/c/examples/ruling.* "$work/$folder/examples/"
    licences "$work/$folder/"
    archive "$folder"
}

make_all() {
    rm -rf "$files" "$work"
    mkdir -p "$files" "$work"
    program
    program_archive
    debian_package
    scripts/web.sh --build "$@"
    page_archive "$@"
    extension
    c_library
    (cd "$files" && sha256sum -- * >SHA256SUMS)
}

if [[ ${1-} == --smoke ]]; then
    files=$PWD/target/release-smoke/files work=$PWD/target/release-smoke/work
    rm -rf target/release-smoke
    mkdir -p "$files" "$work"
    redress=${REDRESS:-}
    if [[ -z $redress ]]; then
        cargo build --quiet
        redress=${CARGO_TARGET_DIR:-$PWD/target}/debug/redress
    fi
    # Names and lines are most of such a program.
    if command -v strip >/dev/null; then
        strip -o "$work/redress" "$redress"
        redress=$work/redress
    fi
    program_archive
    debian_package
    (cd "$files" && sha256sum -- * >SHA256SUMS)
    scripts/release-check.sh "$files"
    exit
fi
if [[ ${1-} == --twice ]]; then
    make_all
    cp "$files/SHA256SUMS" target/release-first
    rm -rf target/release-second target/wasm/wasm32-unknown-unknown target/web
    CARGO_TARGET_DIR=$PWD/target/release-second make_all
    diff target/release-first "$files/SHA256SUMS" || { echo "release: other bytes the second time"; exit 1; }
    echo "release: the same bytes twice"
else
    make_all "$@"
fi
scripts/release-check.sh "$files"
ls -l "$files"
