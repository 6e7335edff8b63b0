"""The machine that the user calls: makes the plan, has Spark run its tasks, and finishes the build."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from .plan import Plan, Split, Task, chunks, pack
from .store import Store
from .worker import Job, MachineFault, Outcome

# So many parts or lists go into one. Fewer than that are merged by the driver.
FAN_IN = 16


class Engine(Protocol):
    """Something that runs tasks on machines, as often as it takes."""

    def slots(self) -> int:
        """Returns how many tasks run at once."""

    def shipped(self) -> Callable[[str], str]:
        """Returns a function that finds a shipped file on the machine where it is called."""

    def ship(self, path: Path) -> None:
        """Copies a file to all machines, under its own name."""

    def each(self, body: Callable[[Any], Outcome], tasks: Sequence[Any]) -> list[Outcome]:
        """Returns the outcomes of the tasks, in any order."""

    def stop(self) -> None: ...


@dataclass(frozen=True)
class Request:
    """What the user asks for. `config` is the path of dictc.yml."""

    config: Path
    work: str
    dictc: Path
    data: str | None = None
    tasks: int | None = None
    is_json: bool = False


def build(request: Request, engine: Callable[[], Engine], out: Path | None) -> int:
    """Builds the project, with the bytes of `dictc build`, and returns the status of dictc."""
    with tempfile.TemporaryDirectory(prefix="dictc-spark-") as folder:
        run = _Run(request, engine, Path(folder))
        parts = run.all("part", run.plan.splits, ())
        output = ["--output", str(out)] if out else []
        return run.dictc("finish", "--config", request.config, "--plan", run.plan_path, *output, *parts)


def count(request: Request, engine: Callable[[], Engine], out: Path, language: str, tags: str, minimum: int) -> int:
    """Counts the words of the project's corpora in `language`, as `dictc count` does."""
    with tempfile.TemporaryDirectory(prefix="dictc-spark-") as folder:
        run = _Run(request, engine, Path(folder))
        splits = [split for split in run.plan.splits if split.language == language]
        if not splits:
            return run.dictc("count", "--config", request.config, "--language", language, "-o", out)
        options = ("--language", language, "--tags", tags)
        lists = run.all("counts", splits, options)
        return run.dictc("count", *options, "--minimum", str(minimum), "--lists", *lists, "-o", out)


class _Run:
    """One call: its plan, and a temporary folder of the driver."""

    def __init__(self, request: Request, engine: Callable[[], Engine], folder: Path) -> None:
        self.request, self.engine, self.folder, self.home = request, engine, folder, request.config.absolute().parent
        # Names that are not used again, since Spark ships no two files of one name. It would unpack a .tar.
        self.plan_path, self.project_path = folder / f"{folder.name}.json", folder / f"{folder.name}.project"
        status = self.dictc("shard", "--config", request.config, "-o", self.plan_path, quiet=True)
        if status != 0:
            raise SystemExit(status)
        self.plan = Plan.read(self.plan_path)

    def dictc(self, command: str, *arguments: str | Path, quiet: bool = False) -> int:
        """Runs a command of dictc on this machine, which prints what it has to say."""
        words = [str(self.request.dictc), command, *map(str, arguments)] + ["--json"] * self.request.is_json
        done = subprocess.run(words, stdout=subprocess.PIPE if quiet else None)
        if quiet and done.returncode != 0:
            sys.stdout.buffer.write(done.stdout)
        return done.returncode

    def all(self, kind: str, splits: Sequence[Split], options: tuple[str, ...]) -> list[Path]:
        """Has all files read, and returns the few parts or lists that hold everything, on this machine."""
        if not splits:
            return []
        request, work = self.request, Store(self.request.work)
        work.create()
        by_digest = request.data is None and not work.is_local
        data = Store(request.data or (request.work if by_digest else str(self.home)))
        if by_digest:
            self._upload(splits, data)
        engine = self.engine()
        try:
            self._pack_project()
            for path in (request.dictc, self.plan_path, self.project_path):
                engine.ship(path)
            config = f"{self.home.name}/{request.config.name}"
            names = (request.dictc.name, self.plan_path.name, self.project_path.name)
            job = Job(kind, work, data, by_digest, config, options, names, engine.shipped())
            tasks = pack(self.plan, splits, request.tasks or 6 * engine.slots(), kind)
            made = self._good(engine.each(job.read, tasks), tasks)
            while len(made) > FAN_IN:
                made = self._good(engine.each(job.merge, chunks(made, FAN_IN)), tasks)
        finally:
            engine.stop()
        work.clean()
        for name in made:
            if not work.get(name, self.folder / name):
                raise MachineFault(f"{name} is no longer in {work.uri}")
        return [self.folder / name for name in sorted(made)]

    def _upload(self, splits: Sequence[Split], data: Store) -> None:
        def upload(split: Split) -> None:
            if data.size(split.sha256) != split.bytes:
                data.put(self.home / split.file, split.sha256)

        with ThreadPoolExecutor(8) as pool:
            list(pool.map(upload, {split.sha256: split for split in splits}.values()))

    def _pack_project(self) -> None:
        """Makes an archive of dictc.yml and the files that every task reads."""
        with tarfile.open(self.project_path, "w", dereference=True) as project:
            for file in (self.request.config.name, *self.plan.side):
                project.add(self.home / file, f"{self.home.name}/{file}")

    def _good(self, outcomes: Sequence[Outcome], tasks: Sequence[Task]) -> list[str]:
        """Returns the names of the files that were made, or tells all faults in the order of the corpora."""
        order = {task.name: task.splits[0].number for task in tasks}
        wrong = sorted((o for o in outcomes if o.status), key=lambda o: (order.get(o.name, 0), o.name))
        if not wrong:
            return [outcome.name for outcome in outcomes]
        for outcome in wrong:
            sys.stderr.write(outcome.text)
        errors = [error for outcome in wrong for error in outcome.errors]
        if self.request.is_json and errors:
            more = {"more": errors[1:]} if len(errors) > 1 else {}
            print(json.dumps({"schema": 1, "error": errors[0], **more}, ensure_ascii=False))
        raise SystemExit(wrong[0].status)


def reason(error: BaseException) -> str:
    """Returns the line of an error of Spark that says what happened in the task."""
    text = str(error)
    found = re.findall(r"MachineFault: (.+)", text) or re.findall(r"^(?:: )?(?:[\w$]+\.)*\w*(?:Error|Exception): (.+)", text, re.M)
    return found[-1].strip() if found else text.strip().partition("\n")[0]
