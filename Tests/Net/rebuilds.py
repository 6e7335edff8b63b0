"""Which artefacts `dictc build` makes again after an edit of each source, and which of them get other bytes."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

from artefacts import of_folder
from given import Given
from runner import Result, at_once

# What is done to a source: its bytes after the edit.
EDITS = {
    "touched": lambda data: data,
    "last line removed": lambda data: b"".join(data.splitlines(keepends=True)[:-1]),
    "line of blanks added": lambda data: data + b"  \n",
}
# For a source that has no lines.
BINARY = {"touched": EDITS["touched"], "last byte changed": lambda data: data[:-1] + bytes([data[-1] ^ 1])}


def digests(folder: Path) -> dict[str, str]:
    return {result.name: result.facts for result in of_folder(folder)}


def results(given: Given) -> list[Result]:
    sources = sorted(path.relative_to(given.wide) for path in (given.wide / "raw-data").rglob("*") if path.is_file())
    before = digests(given.wide / "build-output")

    def build(folder: Path) -> tuple[str, list[str]]:
        run = given.dictc.run(folder, "build", "--json")
        answer = json.loads(run.out)
        if run.status != 0:
            return f"status {run.status}", []
        made = [entry["file"] for entry in answer["artefacts"] if entry["changed"]]
        return f"status 0, made again {' '.join(made) or 'none'}", made

    def edit(one: tuple[Path, str]) -> Result:
        source, kind = one
        folder = given.copy(given.wide)
        edits = EDITS | BINARY
        data = (folder / source).read_bytes()
        (folder / source).write_bytes(edits[kind](data))
        os.utime(folder / source, (1e9, 1e9))
        facts, _ = build(folder)
        after = digests(folder / "build-output")
        other = [name for name in sorted(before | after) if before.get(name) != after.get(name)]
        shutil.rmtree(folder, ignore_errors=True)
        return Result(f"{source} {kind}", f"{facts}; other bytes {' '.join(other) or 'none'}")

    def lose(name: str) -> Result:
        folder = given.copy(given.wide)
        (folder / "build-output" / name).unlink()
        facts, _ = build(folder)
        same = digests(folder / "build-output") == before
        shutil.rmtree(folder, ignore_errors=True)
        return Result(f"build-output/{name} lost", f"{facts}; {'the same bytes' if same else 'OTHER BYTES'}")

    edits = [(source, kind) for source in sources for kind in (BINARY if source.suffix == ".model" else EDITS)]
    return at_once(edit, edits) + at_once(lose, sorted(before))
