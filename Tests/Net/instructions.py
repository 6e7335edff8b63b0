"""Instructions of ten calls of the release executable, as valgrind counts them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import frozen
from given import Given
from runner import ROOT, SECONDS, Missing, Result, at_once

# A result within this share of the frozen one is equal.
TOLERANCE = 0.03
CALLS = {
    "query of a word": "query PEAF --dir {packs}",
    "query of a file": "query -f {packs}/en.lexicon PEAF",
    "query of a pattern": "query P?AF* --dir {packs}",
    "query of an anagram": "query listen --anagram --dir {packs}",
    "why": "why zebra --config {root}/raw-data/dictc.yml",
    "info": "info {packs}/en.lexicon",
    "version": "--version",
    "verify": "verify {packs}/en.lexicon",
    "export": "export {packs}/en.lexicon",
    "build with nothing to do": "build",
}


def results(given: Given) -> list[Result]:
    if not shutil.which("valgrind"):
        raise Missing("instructions: no valgrind. hint: apt-get install valgrind")
    packs = given.packs

    def count(name: str) -> Result:
        words = CALLS[name].format(packs=packs, root=ROOT).split()
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(given.dictc.executable), *words]
        environment = {**given.dictc.environment, "DEBUGINFOD_URLS": ""}
        done = subprocess.run(command, cwd=given.project, env=environment, capture_output=True, timeout=SECONDS, check=False)
        found = re.search(rb"Collected : (\d+)", done.stderr)
        if not found or done.returncode not in (0, 1):
            raise Missing(f"instructions: {' '.join(words)} failed: {done.stderr[-400:].decode(errors='replace')}")
        return Result(name, f"{int(found[1]):,} instructions")

    return at_once(count, CALLS)


def differs(old: str, new: str) -> list[str]:
    """The calls whose counts differ by more than the tolerance; prints what fell, which is worth freezing."""
    before, after = frozen.parsed(old), frozen.parsed(new)
    changed = []
    for name in sorted(before.keys() | after.keys()):
        counts = [int(re.sub(r"\D", "", text.rpartition(": ")[2]) or 0) for text in (before.get(name, ""), after.get(name, ""))]
        change = (counts[1] - counts[0]) / counts[0] if counts[0] else 1
        if abs(change) > TOLERANCE:
            changed.append(name)
            print(f"{name}: {change:+.1%}" + (" (less: freeze it, if it is meant)" if change < 0 else ""))
    return changed
