"""What a machine of the cluster does: copies files to a folder of its own, runs dictc there, and copies the result back."""

from __future__ import annotations

import json
import os
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

from .plan import Task, merged
from .store import Store

# With these statuses the same call fails in the same way: the input is wrong, not the machine.
FINAL = frozenset({64, 65, 66, 78})


class MachineFault(Exception):
    """A failure that another attempt, perhaps on another machine, may not have."""


@dataclass(frozen=True)
class Outcome:
    """The name of the file that a task has made, or why it cannot be made: a status and the errors of dictc."""

    name: str
    status: int = 0
    text: str = ""
    errors: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class Job:
    """What all tasks share. `names` are those of dictc, the plan and the project, which came with the job; `shipped`
    returns their paths on the machine of the task.
    """

    kind: str
    work: Store
    data: Store
    by_digest: bool
    config: str
    options: tuple[str, ...]
    names: tuple[str, str, str]
    shipped: Callable[[str], str]

    def read(self, task: Task) -> Outcome:
        """Reads the files of a task into a part, or into a list of counts."""
        with _scratch() as folder:
            result = folder / "result"
            is_kept = self.kind == "part" and self.work.get(task.name, result)
            if is_kept and run([self.shipped(self.names[0]), "verify", str(result)], folder)[0] == 0:
                return Outcome(task.name)
            with tarfile.open(self.shipped(self.names[2])) as project:
                project.extractall(folder, filter="data")
            home = (folder / self.config).parent
            for split in task.splits:
                # If there is no such file, dictc says so, along with all other faults.
                self.data.get(split.sha256 if self.by_digest else split.file, home / split.file)
            numbers = [word for split in task.splits for word in ("--split", str(split.number))]
            command = ["map"] if self.kind == "part" else ["count", *self.options]
            command += ["--config", self.config, "--plan", self.shipped(self.names[1]), *numbers, "--jobs", "1"]
            return self._made(folder, [*command, "-o", str(result)], task.name)

    def merge(self, names: Sequence[str]) -> Outcome:
        """Merges parts, or adds lists of counts."""
        name = merged(names, self.kind)
        with _scratch() as folder:
            for part in names:
                if not self.work.get(part, folder / part):
                    raise MachineFault(f"{part} is no longer in {self.work.uri}")
            command = ["merge"] if self.kind == "part" else ["count", *self.options, "--lists"]
            return self._made(folder, [*command, *names, "-o", str(folder / "result")], name)

    def _made(self, folder: Path, command: list[str], name: str) -> Outcome:
        command = [self.shipped(self.names[0]), *command, "--end-with-input", "--json"]
        status, output, errors = run(command, folder)
        if status in FINAL:
            return Outcome(name, status, errors, tuple(faults(output)))
        if status != 0:
            raise MachineFault(f"dictc {command[1]} ended with status {status}: {errors[-2000:].strip()}")
        self.work.put(folder / "result", name)
        return Outcome(name)


def faults(output: str) -> Iterator[dict[str, Any]]:
    """Returns the errors in what dictc prints with --json."""
    for line in output.splitlines():
        document = json.loads(line)
        if "error" in document:
            yield document["error"]
            yield from document.get("more", [])


def run(command: Sequence[str], folder: Path) -> tuple[int, str, str]:
    """Runs dictc in `folder`, and returns its status and what it prints.

    Its standard input stays open as long as this process lives, and is never written to. If the process is killed, it
    closes, and dictc ends too.
    """
    environment = dict(os.environ, TMPDIR=str(folder))
    with (folder / "stdout").open("w+b") as output:
        with Popen(command, cwd=folder, env=environment, stdin=PIPE, stdout=output, stderr=PIPE) as process:
            # Not a file: on a full disk, it could not say so.
            errors = process.stderr.read() if process.stderr else b""
            process.wait()
        output.seek(0)
        return process.returncode, output.read().decode(errors="replace"), errors.decode(errors="replace")


@contextmanager
def _scratch() -> Iterator[Path]:
    # Spark deletes its own folders, even those of a killed executor.
    local = os.environ.get("SPARK_LOCAL_DIRS", "").split(",")[0]
    with tempfile.TemporaryDirectory(prefix="dictc-", dir=local if os.path.isdir(local) else None) as folder:
        yield Path(folder)
