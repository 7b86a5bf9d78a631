#!/bin/sh
# Checks the system libraries that Qt needs and, for `test`, what tests need, for `package` also what
# makes and tests packages. As root, or with sudo that asks for no password, installs what is missing;
# else prints the one command that does.
#
#   system-packages.sh run | test | package
set -eu
what=${1:-run}
[ "$(uname -s)" = Linux ] || exit 0

# shared object (or program) → Debian package
libraries='
libglib-2.0.so.0 libglib2.0-0
libGL.so.1 libgl1
libEGL.so.1 libegl1
libX11.so.6 libx11-6
libxkbcommon.so.0 libxkbcommon0
libfontconfig.so.1 libfontconfig1
libfreetype.so.6 libfreetype6
libdbus-1.so.3 libdbus-1-3
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-xkb.so.1 libxcb-xkb1
libxcb-shape.so.0 libxcb-shape0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libX11-xcb.so.1 libx11-xcb1
'
# program (or file, of which there may be one a processor) → Debian package
programs='
Xvfb xvfb
openbox openbox
xdotool xdotool
import imagemagick
pdftoppm poppler-utils
qpdf qpdf
dbus-run-session dbus
dbus-send dbus-bin
/usr/libexec/at-spi-bus-launcher at-spi2-core
/usr/lib/python3/dist-packages/pyatspi python3-pyatspi
/usr/lib/*/girepository-1.0/Atspi-2.0.typelib gir1.2-atspi-2.0
'
makers='
as binutils
dpkg-shlibdeps dpkg-dev
xz xz-utils
lintian lintian
desktop-file-validate desktop-file-utils
appstreamcli appstream
/usr/sbin/debootstrap debootstrap
'

there() {
    case $1 in
        /*) for file in $1; do [ ! -e "$file" ] || return 0; done; return 1 ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

# what parts of Qt need that a package holds and this system may do without
others='
libwayland-cursor.so.0 libwayland-cursor0
libwayland-egl.so.1 libwayland-egl1
libgtk-3.so.0 libgtk-3-0
libcups.so.2 libcups2
'
if [ "$what" = package ]; then
    programs=$programs$makers libraries=$libraries$others
    # Debian keeps the library of its Python, which goes into the package, apart from the program.
    own=$("${PACKAGE_VENV:-build/package-venv}/bin/python" -c 'import sys
if sys.base_prefix == "/usr": print("libpython%d.%d" % sys.version_info[:2])' 2>/dev/null || true)
    [ -z "$own" ] || libraries="$libraries$own.so.1.0 $own
"
fi
ldconfig=$(command -v ldconfig || echo /sbin/ldconfig)
known=$("$ldconfig" -p 2>/dev/null || true)
missing=
while read -r object package; do
    [ -n "$object" ] || continue
    case $known in *"$object"*) ;; *) missing="$missing $package" ;; esac
done <<EOF
$libraries
EOF
if [ "$what" != run ]; then
    while read -r program package; do
        [ -n "$program" ] || continue
        there "$program" || missing="$missing $package"
    done <<EOF
$programs
EOF
fi
missing=${missing# }
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "Variorum needs libraries that this system lacks. Their Debian names: $missing" >&2
    echo "Install your distribution's packages of these, then run the same command again." >&2
    exit 1
fi
if [ "$(id -u)" = 0 ]; then
    as_root=
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root=sudo
else
    echo "Variorum needs system packages. Run this once, then the same command again:" >&2
    echo "  sudo apt-get update && sudo apt-get install -y $missing" >&2
    exit 1
fi
echo "Installing system packages: $missing"
$as_root apt-get update -q
# Since Debian 13 and Ubuntu 24.04 some of these carry the suffix t64.
wanted=
for package in $missing; do
    if [ -n "$(apt-cache madison "$package" 2>/dev/null)" ]; then
        wanted="$wanted $package"
    else
        wanted="$wanted ${package}t64"
    fi
done
# shellcheck disable=SC2086 # a list of words
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $wanted
