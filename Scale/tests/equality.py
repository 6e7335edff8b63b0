"""Compares all ways to divide a build with `dictc build` on one thread, and prints a table.

    .build-scale/bin/python Scale/tests/equality.py DATA [ONLY]

builds two projects: raw-data, and one of all corpora in DATA/corpora, English and Dutch, with the word lists of raw-data.
Each way has to give the same bytes: artefacts, report, NOTICE, manifest and the records of the cache. ONLY tries the ways
with that text in their line, such as `corpora: Spark`. Exit status: 0 if all are equal, 1 if some differ.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from cluster import Kept, all_end, bucket_server, killing, wrapper
from conftest import tree
from corpora_project import project_of_corpora
from dictc_spark.__main__ import main

ROOT = Path(__file__).parents[2]
SEEDS = 20


# What a build makes of the corpora. The rest of raw-data takes half a minute of a processor, and is kept if a way is not `whole`.
OF_CORPORA = ("*.sentences", ".cache/*.sentences", ".cache/parts", "report.json", "manifest.json", "NOTICE")


class Project:
    """A project in a folder of its own, its plan, and what `dictc build` makes of it."""

    def __init__(self, folder: Path, dictc: str) -> None:
        self.folder, self.binary = folder, dictc
        self.config, self.out = folder / "raw-data/dictc.yml", folder / "out"
        self.made: dict[str, bytes] = {}
        self.files = 0

    def dictc(self, *words: str | Path) -> None:
        done = subprocess.run([self.binary, *map(str, words)], cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        if done.returncode != 0:
            raise RuntimeError(f"dictc {words[0]} ended with status {done.returncode}: {done.stderr.decode()}")

    def prepare(self) -> None:
        """Makes the plan and the build that all others are compared with."""
        self.dictc("build", "--jobs", "1", "--output", "one")
        self.made = tree(self.folder / "one")
        self.dictc("shard", "-o", "plan.json")
        self.files = len(json.loads((self.folder / "plan.json").read_bytes())["splits"])

    def is_equal(self, run: Callable[[], object], whole: bool = False) -> bool:
        """Returns whether `run` makes the bytes of `dictc build` in `out`."""
        shutil.rmtree(self.out, ignore_errors=True)
        if not whole:
            shutil.copytree(self.folder / "one", self.out)
            for path in [path for pattern in OF_CORPORA for path in self.out.glob(pattern)]:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        run()
        return tree(self.out) == self.made

    def finish(self, parts: Sequence[str]) -> bool:
        return self.is_equal(lambda: self.dictc("finish", "--plan", "plan.json", "--output", "out", *parts))

    def spark(self, engine: Kept, work: str, tasks: int, dictc: str = "", whole: bool = False) -> bool:
        options = ["--dictc", dictc or self.binary, "--work", work, "--tasks", str(tasks), "--out", str(self.out)]
        return self.is_equal(lambda: main(["build", str(self.config), *options], lambda: engine), whole)


class Engines:
    """The applications of Spark without and with speculation, of which one is there at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.engine: Kept | None = None
        self.speculates = False

    def get(self, speculates: bool) -> Kept:
        if self.engine is None or self.speculates != speculates:
            self.end()
            folder = Path(tempfile.mkdtemp(dir=self.folder))
            self.engine = Kept(folder, **{"spark.speculation": str(speculates).lower()})
            self.speculates = speculates
        return self.engine

    def end(self) -> None:
        if self.engine:
            self.engine.end()
        self.engine = None


def ways(project: Project, engines: Engines, bucket: str) -> Iterator[tuple[str, Callable[[], bool]]]:
    """Yields all ways to build the project, each of which returns whether it gives the bytes of `dictc build`."""
    folder = project.folder
    merged: set[bytes] = set()

    def kept() -> bool:
        def build() -> None:
            shutil.copytree(folder / "one/.cache/parts", folder / "out/.cache/parts")
            project.dictc("build", "--output", "out")

        return project.is_equal(build)

    def parts(shards: int) -> list[str]:
        names = [f"{shards}-{task}.part" for task in range(1, shards + 1)]
        for task, name in enumerate(names, 1):
            if not (folder / name).exists():
                project.dictc("map", "--plan", "plan.json", "--task", f"{task}/{shards}", "-o", name)
        return names

    def trees(shards: int) -> bool:
        """Merges the parts in random groups, and the results again, until one is left: the same one in all divisions."""
        for seed in range(SEEDS):
            pick = random.Random(seed)
            left = parts(shards)
            while not left[0].startswith("merged") or len(left) > 1:
                pick.shuffle(left)
                size = pick.randint(min(2, len(left)), len(left))
                name = f"merged-{len(left)}-{size}.part"
                project.dictc("merge", *left[:size], "-o", name)
                left = [*left[size:], name]
                left.sort(key=lambda name: not name.startswith("merged"))
            merged.add((folder / left[0]).read_bytes())
        return len(merged) == 1 and project.finish(left)

    def xargs() -> bool:
        command = 'mkdir xargs && seq 9 | shuf | xargs -P 2 -I N "$0" map --plan plan.json --task N/9 --jobs 1 -o xargs/N.part'
        subprocess.run(["bash", "-c", command, project.binary], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        return project.finish([f"xargs/{name}" for name in os.listdir(folder / "xargs")])

    def killed(engine: Kept, after: list[int]) -> bool:
        name = f"slow-{folder.name}-{len(after)}"
        slow, work = wrapper(folder, name, project.binary, "sleep 1"), folder / f"work-{name}"
        with killing(engine, work, after if project.files > 2 else [0] * len(after)) as victims:
            equal = project.spark(engine, str(work), 40, slow)
        return equal and len(victims) == len(after) and all_end(engine)

    def build() -> None:
        project.dictc("build", "--jobs", "2", "--output", "out")

    yield "`build --jobs 2`", lambda: project.is_equal(build, whole=True)
    yield "`build` with kept parts", kept
    yield "`xargs -P 2`, 9 tasks in random order", xargs
    for shards in (1, 2, 7, 50):
        shuffled = random.Random(shards).sample(range(shards), shards)
        yield f"shards: {shards}, parts in random order", lambda: project.finish([parts(shards)[index] for index in shuffled])
        yield f"shards: {shards}, {SEEDS} random trees of merges", lambda: trees(shards)
    for tasks in (1, 7, 40):
        work = str(folder / f"work-{tasks}")
        yield f"Spark, partitions: {tasks}", lambda: project.spark(engines.get(False), work, tasks, whole=tasks == 7)
    yield "Spark, an executor killed", lambda: killed(engines.get(False), [5])
    yield "Spark with speculation, both executors killed in turn", lambda: killed(engines.get(True), [3, 9])
    yield "Spark, corpora and parts in S3", lambda: project.spark(engines.get(True), bucket, 7)


def run(data: Path, dictc: str, only: str, folder: Path) -> bool:
    """Tries all ways with `only` in their line on both projects, and prints a line for each."""
    # What dictc prints would come between.
    table = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    ended: list[bool] = []
    engines = Engines(folder)
    print("| project | way | bytes | seconds |\n|---|---|---|---|", file=table)
    for name in ("corpora", "raw-data"):
        shutil.copytree(ROOT / "raw-data", folder / name / "raw-data")
        if name == "corpora":
            project_of_corpora(folder / name / "raw-data", data)
        project = Project(folder / name, dictc)
        with bucket_server() as bucket:
            for way, attempt in ways(project, engines, bucket):
                if only not in f"{name}: {way}":
                    continue
                if not project.made:
                    project.prepare()
                    print(f"| {name} | `build --jobs 1`, {project.files} corpus files | {len(project.made)} files | |", file=table)
                start = time.monotonic()
                try:
                    ended.append(attempt())
                except (RuntimeError, OSError, subprocess.CalledProcessError) as error:
                    ended.append(False)
                    print(error, file=sys.stderr)
                print(f"| {name} | {way} | {'equal' if ended[-1] else 'DIFFERENT'} | {time.monotonic() - start:.0f} |", file=table)
    engines.end()
    return all(ended)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dictc-equality-") as scratch:
        dictc = os.environ.get("DICTC", str(ROOT / ".build/release/dictc"))
        sys.exit(0 if run(Path(sys.argv[1]), dictc, "".join(sys.argv[2:]), Path(scratch)) else 1)
