"""The same laws on Spark with two executors, which are killed in the middle. All tests share one application."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from cluster import Kept, all_end, killing, wrapper
from conftest import tree


@pytest.mark.parametrize("tasks", [1, 7, 40])
def test_bytes(call: Any, made: Path, tmp_path: Path, dictc: str, tasks: int) -> None:
    options = ["--work", str(tmp_path / "work"), "--tasks", str(tasks), "--out", str(tmp_path / "out")]
    assert call(made, "build", dictc, *options) == 0
    assert tree(tmp_path / "out") == tree(made / "build-output")


def test_count(call: Any, made: Path, tmp_path: Path, dictc: str) -> None:
    options = ["--work", str(tmp_path / "work"), "--tasks", "7", "--out", str(tmp_path / "counts.tsv")]
    assert call(made, "count", dictc, *options) == 0
    assert (tmp_path / "counts.tsv").read_bytes() == (made / "counts.tsv").read_bytes()


@pytest.mark.parametrize("victims", [1, 2])
def test_killed_executors(call: Any, spark: Kept, made: Path, tmp_path: Path, dictc: str, victims: int) -> None:
    slow = wrapper(tmp_path, f"slow-{victims}", dictc, "sleep 0.3")
    work = tmp_path / "work"
    with killing(spark, work, [3, 6][:victims]) as killed:
        assert call(made, "build", slow, "--work", str(work), "--tasks", "20", "--out", str(tmp_path / "out")) == 0
    assert len(killed) == victims
    assert tree(tmp_path / "out") == tree(made / "build-output")
    assert not [name for name in os.listdir(work) if name.endswith(".unfinished")]
    assert all_end(spark), "dictc outlived its executor"


def test_a_task_killed_three_times(call: Any, made: Path, tmp_path: Path, dictc: str) -> None:
    """Spark tries four times. A speculative twin may fail as well, which counts: hence not each attempt is killed."""
    often = wrapper(
        tmp_path,
        "killed-often",
        dictc,
        f'[[ " $* " != *" --split 3 "* ]] || for n in 1 2 3; do mkdir "{tmp_path}/killed-$n" 2>/dev/null && kill -9 $$; done',
    )
    options = ["--work", str(tmp_path / "work"), "--tasks", "7", "--out", str(tmp_path / "out")]
    assert call(made, "build", often, *options) == 0 and (tmp_path / "killed-3").exists()
    assert tree(tmp_path / "out") == tree(made / "build-output")


def test_a_task_that_always_fails_is_told_and_the_next_call_goes_on(
    call: Any, made: Path, tmp_path: Path, dictc: str, capfd: Any
) -> None:
    always = wrapper(tmp_path, "always-full", dictc, "echo no space left >&2; exit 74")
    options = ["--work", str(tmp_path / "work"), "--tasks", "7", "--out", str(tmp_path / "out")]
    assert call(made, "build", always, *options) == 75
    assert "dictc map ended with status 74: no space left; hint: " in capfd.readouterr().err
    assert not (tmp_path / "out").exists()
    assert call(made, "build", dictc, *options) == 0
    assert tree(tmp_path / "out") == tree(made / "build-output")


def test_a_lost_work_folder(call: Any, made: Path, tmp_path: Path, dictc: str, capfd: Any) -> None:
    work = tmp_path / "work"
    # Once, since an attempt may outlive its job.
    losing = wrapper(tmp_path, "losing", dictc, f'mkdir "{tmp_path}/lost" 2>/dev/null && rm -rf "{work}"')
    options = ["--work", str(work), "--tasks", "7", "--out", str(tmp_path / "out")]
    status = call(made, "build", losing, *options)
    assert status == 75 and str(work) in capfd.readouterr().err
    assert not (tmp_path / "out").exists()
    assert call(made, "build", dictc, *options) == 0
    assert tree(tmp_path / "out") == tree(made / "build-output")


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
