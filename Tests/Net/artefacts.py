"""What a build of raw-data writes: size and digest of artefacts, report, NOTICE and manifest."""

from __future__ import annotations

from pathlib import Path

from given import Given
from runner import Result, digest


def of_folder(folder: Path) -> list[Result]:
    """A result for each file of a build, without its cache."""
    files = (path for path in folder.iterdir() if path.is_file() and not path.name.startswith("."))
    return [Result(path.name, "sha256 " + digest(path.read_bytes())) for path in files]


def results(given: Given) -> list[Result]:
    return of_folder(given.packs)
