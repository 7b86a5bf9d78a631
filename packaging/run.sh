#!/bin/sh
# Opens the window on a folder; without a display makes the same comparison and says where the PDF is.
#
#   run.sh VENV FOLDER
set -eu
variorum=$1/bin/variorum folder=$2
if [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$variorum" "$folder"
fi
mkdir -p build
"$variorum" compare "$folder" --pdf build/comparison.pdf
echo "There is no display, so no window was opened. The comparison is in $(pwd)/build/comparison.pdf"
