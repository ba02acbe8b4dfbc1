# Sourced by the benchmarks: whether it is a smoke run, the folders, and the peak memory of a command.
# shellcheck shell=bash
set -euo pipefail
export LC_ALL=C

smoke=false
case "${1-}" in
  '') ;;
  --smoke) smoke=true ;;
  *) echo "usage: ${0##*/} [--smoke]" >&2; exit 2 ;;
esac

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
target=${CARGO_TARGET_DIR:-$here/target}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

has_time=false
if [[ -x /usr/bin/time ]] && /usr/bin/time -f %M true >/dev/null 2>&1; then has_time=true; fi

# In KiB, 0 where it cannot be measured; the wrapper is small, so that its own does not show.
memory() {
  if $has_time; then
    /usr/bin/time -f %M -o "$work/memory" "$@" >/dev/null 2>&1 || true
    tail -n 1 "$work/memory"
  else
    echo 0
  fi
}
