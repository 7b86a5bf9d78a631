"""The list of parts in CycloneDX form, from the locked requirements."""

from __future__ import annotations

import json
import platform
import uuid
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from parts import facts, notices

if TYPE_CHECKING:
    from collections.abc import Sequence

_NAMESPACE = uuid.uuid5(uuid.NAMESPACE_DNS, facts.IDENTIFIER)


def _licences(expression: str) -> list[dict[str, Any]]:
    if not expression:
        return []
    if " " in expression:
        return [{"expression": expression}]
    return [{"license": {"id": expression}}]


def _library(line: notices.Locked) -> dict[str, Any]:
    purl = f"pkg:pypi/{line.name}@{line.version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": line.name,
        "version": line.version,
        "purl": purl,
        "licenses": _licences(notices.licence(line.name)),
        # Every file that the lock allows: which of them was installed depends on the system.
        "properties": [{"name": "variorum:locked-sha256", "value": value} for value in line.hashes],
    }


def _other(name: str, kind: str, version: str, licence: str) -> dict[str, Any]:
    return {
        "type": kind,
        "bom-ref": f"{name}@{version}",
        "name": name,
        "version": version,
        "licenses": _licences(licence),
    }


def _of_debian(name: str, version: str) -> dict[str, Any]:
    purl = f"pkg:deb/debian/{name}@{quote(version)}"
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def document(carried: Sequence[tuple[str, str]] = ()) -> str:
    """The bill of materials as JSON; the same for two builds of one commit.

    Args:
        carried: Names and versions of Debian's packages from which libraries were taken.
    """
    version = facts.version()
    parts = [_library(line) for line in notices.inside()]
    parts += [
        _other("cpython", "platform", platform.python_version(), "PSF-2.0"),
        _other("noto-fonts", "data", "20201225", "OFL-1.1"),
        _other("all-MiniLM-L6-v2-vocabulary", "data", "1", "Apache-2.0"),
    ]
    parts += [_of_debian(*package) for package in carried]
    program = {
        **_other("variorum", "application", version, "Apache-2.0"),
        "description": facts.SUMMARY,
    }
    made = datetime.fromtimestamp(facts.moment(), UTC)
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(_NAMESPACE, f'{version} {facts.moment()}')}",
        "version": 1,
        "metadata": {
            "timestamp": made.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": program,
        },
        "components": parts,
        "dependencies": [
            {"ref": program["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}
        ],
    }
    return json.dumps(bill, indent=2, ensure_ascii=False) + "\n"
