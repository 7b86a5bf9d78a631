#!/bin/sh
# Makes or updates the virtual environment from a hash-checked list of requirements.
#
#   environment.sh FOLDER REQUIREMENTS
set -eu
folder=$1 requirements=$2

python=${PYTHON:-}
if [ -z "$python" ]; then
    for candidate in python3 python3.13 python3.12 python3.11 python; do
        if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null; then
            python=$candidate
            break
        fi
    done
fi
if [ -z "$python" ]; then
    echo "Variorum needs Python 3.11, 3.12 or 3.13. Name one: make run PYTHON=/path/to/python3" >&2
    exit 1
fi
if [ ! -x "$folder/bin/python" ]; then
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        package=$("$python" -c 'import sys; print("python3.%d-venv" % sys.version_info[1])')
        if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
            apt-get update -q
            apt-get install -y -q --no-install-recommends "$package"
        elif command -v apt-get >/dev/null && command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
            sudo apt-get update -q
            sudo apt-get install -y -q --no-install-recommends "$package"
        else
            echo "This Python cannot make virtual environments. Run this once, then the same command again:" >&2
            echo "  sudo apt-get install -y $package" >&2
            exit 1
        fi
    fi
    "$python" -m venv "$folder"
fi
echo "Installing the pinned requirements (the first time this downloads about 300 MB) ..."
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$requirements"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
