"""What a build of raw-data writes: size and digest of artefacts, report, NOTICE and manifest; and the lock that it was made by."""

from __future__ import annotations

from pathlib import Path

import frozen
from given import Given
from runner import ROOT, Result, digest

LOCK = "raw-data/dictc.lock"


def of_folder(folder: Path) -> list[Result]:
    """A result for each file of a build, without its cache."""
    files = (path for path in folder.iterdir() if path.is_file() and not path.name.startswith("."))
    return [Result(path.name, "sha256 " + digest(path.read_bytes())) for path in files]


def results(given: Given) -> list[Result]:
    return [*of_folder(given.packs), Result(LOCK, "sha256 " + digest((ROOT / LOCK).read_bytes()))]


def refusal(results: list[Result]) -> str | None:
    """Why a change can't be frozen: whoever has artefacts in a cache would keep those of the old rules."""
    old = frozen.load("artefacts") if frozen.path("artefacts").exists() else ""
    changed = frozen.changes(old, frozen.text(results))
    if not changed or LOCK in changed:
        return None
    return (
        f"artefacts: {', '.join(changed)} changed, and {LOCK} did not (expected other sources, or a rule with another version). "
        "hint: raise the version of the rule in Sources/DictPipeline/Build/ToolRules.swift, then dictc build --update-lock"
    )
