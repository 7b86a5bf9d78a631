"""Info.plist of the bundle for macOS: what the program is, and which documents it opens."""

from __future__ import annotations

import plistlib
from typing import Any

IDENTIFIER = "org.variorum.variorum"
_COMPARISON = f"{IDENTIFIER}.comparison"

# Uniform type identifiers of what the program reads; those without one of Apple's go by suffix.
_READ = (
    "public.plain-text",
    "public.html",
    "public.xhtml",
    "public.xml",
    "com.adobe.pdf",
    "public.rtf",
    "org.openxmlformats.wordprocessingml.document",
    "org.oasis-open.opendocument.text",
    "com.apple.mail.email",
    "net.daringfireball.markdown",
    "public.folder",
)


def info(version: str) -> dict[str, Any]:
    """The entries that PyInstaller does not make itself."""
    return {
        "CFBundleName": "Variorum",
        "CFBundleDisplayName": "Variorum",
        "CFBundleExecutable": "variorum",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "LSMinimumSystemVersion": "14.0",  # of onnxruntime
        "LSApplicationCategoryType": "public.app-category.news",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # light and dark follow the system
        "NSHumanReadableCopyright": "Apache-2.0",
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _COMPARISON,
                "UTTypeDescription": "Variorum comparison",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "document.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["variorum"],
                    "public.mime-type": ["application/x-variorum"],
                },
            }
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Variorum comparison",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "document.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [_COMPARISON],
            },
            {
                "CFBundleTypeName": "Article",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",  # offered, never the default
                "LSItemContentTypes": list(_READ),
            },
        ],
    }


def plist(version: str) -> bytes:
    """The same as a file."""
    return plistlib.dumps(info(version))
