"""Builds in parts: in several divisions, merged in random orders and groups, each has to give the bytes of `dictc build`."""

from __future__ import annotations

import hashlib
import json
import random
import shutil
from pathlib import Path

from artefacts import of_folder
from given import Given
from runner import Result, at_once, digest

SEEDS = 3


def results(given: Given) -> list[Result]:
    folder = given.copy(given.wide)
    run = given.dictc.run
    run(folder, "shard", "-o", "plan.json").require()
    splits = len(json.loads((folder / "plan.json").read_bytes())["splits"])
    expected = sorted(map(str, of_folder(folder / "build-output")))

    def finished(parts: list[str], name: str) -> str:
        """Whether these parts give what `dictc build` gave."""
        run(folder, "finish", "--plan", "plan.json", "--output", name, *parts).require()
        same = sorted(map(str, of_folder(folder / name))) == expected
        shutil.rmtree(folder / name)
        return "equal to dictc build" if same else "OTHER BYTES than dictc build"

    def parts(tasks: int) -> list[str]:
        names = [f"{tasks}-{task}.part" for task in range(1, tasks + 1)]
        for task, name in enumerate(names, 1):
            run(folder, "map", "--plan", "plan.json", "--task", f"{task}/{tasks}", "-o", name, "--jobs", "1").require()
        return names

    def merged(names: list[str], seed: int) -> str:
        """Merges random groups of parts, and the results again, until one is left; its name."""
        pick, left, number = random.Random(seed), list(names), 0
        while len(left) > 1 or number == 0:
            pick.shuffle(left)
            size = pick.randint(min(2, len(left)), len(left))
            number += 1
            name = f"{len(names)}-{seed}-{number}.merged"
            run(folder, "merge", *left[:size], "-o", name).require()
            left = [*left[size:], name]
        return left[0]

    def divide(tasks: int) -> list[Result]:
        names = parts(tasks)
        found = [Result(f"part {name}", "sha256 " + digest((folder / name).read_bytes())) for name in names]
        shuffled = random.Random(tasks).sample(names, tasks)
        found.append(Result(f"{tasks} parts not merged", finished(shuffled, f"out-{tasks}")))
        for seed in range(SEEDS):
            last = merged(names, seed)
            hashed = hashlib.sha256(Path(folder / last).read_bytes()).hexdigest()
            facts = finished([last], f"out-{tasks}-{seed}")
            found.append(Result(f"{tasks} parts merged in the order of seed {seed}", f"{facts}, sha256 {hashed}"))
        return found

    made = [result for some in at_once(divide, [1, 2, splits]) for result in some]
    return [*made, Result("plan", f"{splits} splits, sha256 {digest((folder / 'plan.json').read_bytes())}")]
