"""Runs dictc in folders of their own, always with the same environment, and makes text of what came of it."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[2]
SUITE = ROOT / "Tests/Conformance"
# Output that is longer is frozen as a digest.
LINES, BYTES = 40, 6000
WORKERS = 2
SECONDS = 600

Item = TypeVar("Item")
Made = TypeVar("Made")


class Missing(Exception):
    """Something that a section needs is not there."""


@dataclass(frozen=True)
class Run:
    status: int
    out: bytes
    err: bytes

    def require(self) -> Run:
        """This run, which has to have succeeded."""
        if self.status != 0:
            raise Missing(f"dictc failed with status {self.status}: {self.err.decode(errors='replace').strip()}")
        return self


@dataclass(frozen=True)
class Result:
    """One frozen result: a line, and below it the text that it stands for, if that is short."""

    name: str
    facts: str
    text: str = ""

    def __str__(self) -> str:
        return f"{self.name}: {self.facts}\n{self.text}"


def digest(data: bytes) -> str:
    lines = data.count(b"\n")
    return f"{hashlib.sha256(data).hexdigest()} {len(data)} bytes, {lines} line{'' if lines == 1 else 's'}"


def quoted(data: bytes, mark: str) -> str:
    """The text, each line after `mark`, or its digest if it is long."""
    if data.count(b"\n") > LINES or len(data) > BYTES:
        return f"  {mark}sha256 {digest(data)}\n"
    lines = data.decode("utf-8", "backslashreplace").split("\n")
    if lines[-1] == "":
        lines.pop()
    else:
        lines[-1] += "\\"
    shown = (line.replace("\r", "\\r").replace("\t", "\\t").replace("\x1b", "\\e").replace("\0", "\\0") for line in lines)
    return "".join(f"  {mark}{line}\n" for line in shown)


class Dictc:
    """The executable, and the folder in which its projects are."""

    def __init__(self, executable: Path, scratch: Path) -> None:
        self.executable, self.scratch = executable, scratch
        self.home = scratch / "home"
        self.home.mkdir()
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": str(self.home), "LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": "dumb",
            "TMPDIR": str(self.home), "DICTC_DATA": str(ROOT / "raw-data"), "DICTC": str(executable),
        }  # fmt: skip

    def run(self, folder: Path, *words: str | Path, given: bytes = b"") -> Run:
        return self.call(folder, [str(self.executable), *map(str, words)], given)

    def shell(self, folder: Path, line: str) -> Run:
        """What `line` comes to in bash, where `dictc` is the executable."""
        return self.call(folder, ["/bin/bash", "-c", 'dictc() { "$DICTC" "$@"; }\n' + line], b"")

    def call(self, folder: Path, words: list[str], given: bytes) -> Run:
        environment = {**self.environment, "DICTC_ARCHIVE": str(folder / "saved-games")}
        try:
            done = subprocess.run(words, cwd=folder, env=environment, input=given, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            raise Missing(f"{' '.join(words)}: no end within {SECONDS} s") from None
        return Run(done.returncode, self.normalised(done.stdout, folder), self.normalised(done.stderr, folder))

    def normalised(self, data: bytes, folder: Path) -> bytes:
        """The output without the paths of this machine."""
        for path, name in ((folder, b"PROJECT"), (self.scratch, b"SCRATCH"), (ROOT, b"REPOSITORY")):
            data = data.replace(os.fsencode(path), name)
        return data

    def result(self, name: str, run: Run) -> Result:
        return Result(name, f"status {run.status}", quoted(run.out, "") + quoted(run.err, "! "))


def at_once(body: Callable[[Item], Made], items: Iterable[Item]) -> list[Made]:
    """What `body` makes of each item, in their order; the processes that it starts run two at a time."""
    with ThreadPoolExecutor(WORKERS) as pool:
        return list(pool.map(body, items))


def use_suite() -> None:
    """Makes the modules of Tests/Conformance known, without leaving compiled ones there."""
    sys.dont_write_bytecode = True
    if str(SUITE) not in sys.path:
        sys.path.insert(0, str(SUITE))
