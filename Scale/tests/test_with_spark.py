"""The same laws on Spark with two executors, which are killed in the middle. All tests share one application."""

from __future__ import annotations

import os
import re
import shutil
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import tree
from dictc_spark.__main__ import main
from dictc_spark.spark import Spark

MASTER = "local-cluster[2,1,1024]"
SPECULATION = {
    "spark.speculation": "true",
    "spark.speculation.interval": "100ms",
    "spark.speculation.quantile": "0.2",
    "spark.speculation.multiplier": "1.1",
}


class Kept(Spark):
    """An application for several runs: an executor that starts later fetches the files of all of them."""

    kept: Path

    def ship(self, path: Path) -> None:
        if not (self.kept / path.name).exists():
            super().ship(Path(shutil.copy(path, self.kept)))


@pytest.fixture(scope="module")
def spark(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Spark]:
    quiet = {"spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false", "spark.driver.host": "127.0.0.1"}
    engine = Kept(MASTER, {**quiet, **SPECULATION})
    engine.kept = tmp_path_factory.mktemp("shipped")
    yield engine
    Spark.stop(engine)


@pytest.fixture
def call(spark: Spark, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    monkeypatch.setattr(spark, "stop", lambda: None)

    def call(folder: Path, command: str, dictc: str, *options: str) -> int:
        return main([command, str(folder / "raw-data/dictc.yml"), "--dictc", dictc, *options], lambda: spark)

    return call


def wrapper(folder: Path, name: str, dictc: str, script: str) -> str:
    """Returns a dictc that first runs a script if it is called as `dictc map`."""
    path = folder / name
    path.write_text(f'#!/bin/bash\nif [[ $1 == map ]]; then\n{script}\nfi\nexec "{dictc}" "$@"\n')
    path.chmod(0o755)
    return str(path)


def processes(text: str) -> list[int]:
    """Returns the processes with `text` in their command line."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdecimal() and text in (entry / "cmdline").read_text():
                found.append(int(entry.name))
        except OSError:
            continue
    return found


def executors(spark: Spark) -> list[int]:
    return processes("CoarseGrainedExecutorBackend\0--driver-url\0" + driver_url(spark))


def driver_url(spark: Spark) -> str:
    return "spark://CoarseGrainedScheduler@127.0.0.1:" + str(spark._context.getConf().get("spark.driver.port"))


@pytest.mark.parametrize("tasks", [1, 7, 40])
def test_bytes(call: Any, made: Path, tmp_path: Path, dictc: str, tasks: int) -> None:
    options = ["--work", str(tmp_path / "work"), "--tasks", str(tasks), "--out", str(tmp_path / "out")]
    assert call(made, "build", dictc, *options) == 0
    assert tree(tmp_path / "out") == tree(made / "build-output")


def test_count(call: Any, made: Path, tmp_path: Path, dictc: str) -> None:
    options = ["--work", str(tmp_path / "work"), "--tasks", "20", "--out", str(tmp_path / "counts.tsv")]
    assert call(made, "count", dictc, *options) == 0
    assert (tmp_path / "counts.tsv").read_bytes() == (made / "counts.tsv").read_bytes()


@pytest.mark.parametrize("victims", [1, 2])
def test_killed_executors(call: Any, spark: Spark, made: Path, tmp_path: Path, dictc: str, victims: int) -> None:
    slow = wrapper(tmp_path, f"slow-{victims}", dictc, "sleep 0.3")
    work, killed = tmp_path / "work", []

    def kill() -> None:
        for done in range(3, 3 * victims + 1, 3):
            while not work.exists() or len(os.listdir(work)) < done:
                time.sleep(0.02)
            victim = next(pid for pid in executors(spark) if pid not in killed)
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    assert call(made, "build", slow, "--work", str(work), "--tasks", "40", "--out", str(tmp_path / "out")) == 0
    thread.join(1)
    assert len(killed) == victims
    assert tree(tmp_path / "out") == tree(made / "build-output")
    assert not [name for name in os.listdir(work) if name.endswith(".unfinished")]
    for _ in range(100):
        if not processes("--end-with-input"):
            return
        time.sleep(0.1)
    raise AssertionError("dictc outlived its executor")


def test_killed_task(call: Any, made: Path, tmp_path: Path, dictc: str, capfd: Any) -> None:
    once = wrapper(tmp_path, "killed-once", dictc, f'mkdir "{tmp_path}/killed" 2>/dev/null && kill -9 $$')
    options = ["--work", str(tmp_path / "work"), "--tasks", "7", "--out", str(tmp_path / "out")]
    assert call(made, "build", once, *options) == 0 and (tmp_path / "killed").exists()
    assert tree(tmp_path / "out") == tree(made / "build-output")
    always = wrapper(tmp_path, "always-full", dictc, "echo no space left >&2; exit 74")
    options = ["--work", str(tmp_path / "other"), "--tasks", "7", "--out", str(tmp_path / "none")]
    assert call(made, "build", always, *options) == 75
    assert "dictc map ended with status 74: no space left; hint: " in capfd.readouterr().err
    assert not (tmp_path / "none").exists()
    assert call(made, "build", dictc, *options) == 0
    assert tree(tmp_path / "none") == tree(made / "build-output")


def test_poison(call: Any, project: Path, tmp_path: Path, dictc: str, capfd: Any) -> None:
    log = tmp_path / "log"
    counting = wrapper(tmp_path, "counting", dictc, f'echo "$@" >> "{log}"')
    for number in (3, 11, 30):
        (project / f"raw-data/en/films/{number}.conllu").write_text("1\tno\n")
    options = ["--work", str(tmp_path / "work"), "--tasks", "40", "--out", str(tmp_path / "out")]
    assert call(project, "build", counting, *options) == 65
    shown = capfd.readouterr().err
    assert all(f"raw-data/en/films/{number}.conllu:1: " in shown for number in (3, 11, 30))
    # Tried once, and perhaps by a speculative twin, but never again.
    tried = Counter(re.findall(r"--split (\d+)", log.read_text()))
    assert len(tried) == 40 and max(tried.values()) <= 2
    assert not (tmp_path / "out").exists()
