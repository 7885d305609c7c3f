#!/usr/bin/env bash
# Remakes the locks from pyproject.toml: every version pinned with its hashes, for every system.
# requirements.lock has everything but the extra `learning`, requirements-play.lock the part of it that playing needs,
# requirements-fast.lock that and what compiling needs.
# What is locked already stays as it is; `tools/lock.sh --upgrade` takes the newest of everything.
set -euo pipefail
cd "$(dirname "$0")/.."

env=build/lock-env
[ -x "$env/bin/uv" ] || { "${PYTHON:-python3}" -m venv "$env" && "$env/bin/pip" install -qq uv; }

# lock NAME OPTION...: from pyproject.toml, with the extras and constraints that the options name
lock() {
    local lock=$1 new=build/$1
    shift
    [ ! -f "$lock" ] || cp "$lock" "$new"
    "$env/bin/uv" pip compile --quiet --universal --python-version 3.11 \
        --generate-hashes --no-emit-index-url --no-emit-find-links --no-header \
        "$@" --output-file "$new" pyproject.toml
    if grep -nE '://|^(--|-[ief] )' "$new"; then
        echo "lock: the lines above name a package host or a path; $lock is left as it was" >&2
        exit 1
    fi
    { echo "# Made by \`make lock\` from pyproject.toml; not edited by hand."; grep -v '^# Made by' "$new"; } >"$lock"
    rm "$new"
    echo "lock: $lock has $(grep -c '==' "$lock") packages"
}

lock requirements.lock --extra dev "$@"
lock requirements-play.lock --extra play --constraint requirements.lock "$@"
lock requirements-fast.lock --extra play --extra compile --constraint requirements.lock "$@"
