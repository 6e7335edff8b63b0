"""The plan of `dictc shard`, its tasks, and the names of the files that tasks make."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heapify, heapreplace
from pathlib import Path


@dataclass(frozen=True)
class Split:
    """A file of a corpus, with a path like those in dictc.yml."""

    number: int
    language: str
    source: int
    file: str
    bytes: int
    sha256: str
    key: str


@dataclass(frozen=True)
class Plan:
    digest: str
    side: tuple[str, ...]
    splits: tuple[Split, ...]

    @staticmethod
    def read(path: Path) -> Plan:
        document = json.loads(path.read_bytes())
        fields = Split.__dataclass_fields__
        splits = tuple(Split(**{name: split[name] for name in fields}) for split in document["splits"])
        return Plan(document["digest"], tuple(entry["file"] for entry in document["side"]), splits)


@dataclass(frozen=True)
class Task:
    """Some files that one process reads into the file called `name`."""

    name: str
    splits: tuple[Split, ...]


def pack(plan: Plan, splits: Sequence[Split], tasks: int, kind: str) -> list[Task]:
    """Divides the files into at most so many tasks of about the same size, the same ones each time.

    The largest file goes first, each into the task that has the fewest bytes so far.
    """
    groups: list[list[Split]] = [[] for _ in range(min(tasks, len(splits)))]
    loads = [(0, index) for index in range(len(groups))]
    heapify(loads)
    for split in sorted(splits, key=lambda split: (-split.bytes, split.number)):
        load, index = loads[0]
        heapreplace(loads, (load + split.bytes + 1, index))
        groups[index].append(split)
    made = [tuple(sorted(group, key=lambda split: split.number)) for group in groups]
    rows = [[f"{s.number} {s.language} {s.source} {s.key}" for s in group] for group in made]
    return [Task(name([plan.digest, *row], kind), group) for row, group in zip(rows, made)]


def name(identity: Iterable[str], kind: str) -> str:
    """Returns the name of a file that depends on nothing but what `identity` states.

    Two attempts at a task, today or tomorrow, thus write the same bytes under the same name.
    """
    return hashlib.sha256("\n".join(identity).encode()).hexdigest() + "." + kind


def merged(names: Sequence[str], kind: str) -> str:
    """Returns the name of the file that the files called `names` are merged into."""
    return name(sorted(names), kind)


def chunks(names: Sequence[str], size: int) -> list[list[str]]:
    return [sorted(names)[start : start + size] for start in range(0, len(names), size)]
