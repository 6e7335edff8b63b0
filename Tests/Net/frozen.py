"""The frozen results: a text file for each section, with its results in the order of their names."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path

from runner import Missing, Result

FOLDER = Path(__file__).parent / "frozen"
# A difference is shown up to here.
SHOWN_LINES, SHOWN_COLUMNS = 120, 200


def path(section: str) -> Path:
    return FOLDER / f"{section}.txt"


def text(results: Iterable[Result]) -> str:
    ordered = sorted(results, key=lambda result: result.name)
    for first, second in zip(ordered, ordered[1:]):
        if first.name == second.name:
            raise ValueError(f"two results have the name {first.name}")
    return "".join(map(str, ordered))


def parsed(content: str) -> dict[str, str]:
    """The results by name, each with its line and the indented ones below it."""
    found: dict[str, str] = {}
    name = ""
    for line in content.splitlines(keepends=True):
        if not line.startswith("  "):
            name = line.rpartition(": ")[0]
        found[name] = found.get(name, "") + line
    return found


def load(section: str) -> str:
    try:
        return path(section).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Missing(f"Tests/Net/frozen/{section}.txt: no such file. hint: Tests/Net/net freeze {section}") from None


def save(section: str, results: Iterable[Result]) -> int:
    """Writes the file of a section, and returns how many results differ from those that were there."""
    content = text(results)
    old = path(section).read_text(encoding="utf-8") if path(section).exists() else ""
    FOLDER.mkdir(exist_ok=True)
    path(section).write_text(content, encoding="utf-8", newline="\n")
    return len(changes(old, content))


def changes(old: str, new: str) -> list[str]:
    """The names of results that differ, or are only in one of two texts."""
    before, after = parsed(old), parsed(new)
    return sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))


def difference(section: str, old: str, new: str) -> str:
    """A unified diff, cut to a length that can be read."""
    lines = list(difflib.unified_diff(
        old.split("\n"), new.split("\n"), f"frozen/{section}.txt", "what came out", n=1, lineterm=""))  # fmt: skip
    shown = [line if len(line) <= SHOWN_COLUMNS else line[:SHOWN_COLUMNS] + "…" for line in lines[:SHOWN_LINES]]
    if len(lines) > SHOWN_LINES:
        shown.append(f"… {len(lines) - SHOWN_LINES} more lines")
    return "\n".join(shown) + "\n"
