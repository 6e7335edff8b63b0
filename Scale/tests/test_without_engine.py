"""All that needs no Spark: plans, files, tasks, and the driver with threads in place of machines."""

from __future__ import annotations

import json
import os
import pickle
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from conftest import tree
from dictc_spark import worker
from dictc_spark.__main__ import main
from dictc_spark.driver import reason
from dictc_spark.plan import Plan, Split, chunks, merged, pack
from dictc_spark.store import Store
from dictc_spark.worker import Job, MachineFault, Outcome


class Threads:
    """An engine in this process that runs every task twice, in random order, as speculation may."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}

    def slots(self) -> int:
        return 2

    def shipped(self) -> Callable[[str], str]:
        return self.files.__getitem__

    def ship(self, path: Path) -> None:
        self.files[path.name] = str(path)

    def each(self, body: Callable[[Any], Outcome], tasks: Sequence[Any]) -> list[Outcome]:
        twice = [*tasks, *tasks]
        random.Random(1).shuffle(twice)
        with ThreadPoolExecutor(2) as pool:
            done = list(pool.map(body, twice))
        outcomes = {outcome.name: outcome for outcome in done}
        assert all(outcomes[outcome.name].status == outcome.status for outcome in done)
        return list(outcomes.values())

    def stop(self) -> None:
        pass


def call(folder: Path, command: str, dictc: str, *options: str) -> int:
    config = str(folder / "raw-data/dictc.yml")
    return main([command, config, "--dictc", dictc, "--work", str(folder / "work"), *options], Threads)


def plan_of(sizes: Sequence[int]) -> Plan:
    splits = [Split(n, "en", 0, f"en/{n}", size, f"{n:064x}", f"{n:064x}") for n, size in enumerate(sizes)]
    return Plan("0" * 64, (), tuple(splits))


@pytest.mark.parametrize("tasks", [1, 2, 7, 50])
def test_pack_divides_all_files_and_always_alike(tasks: int) -> None:
    pick = random.Random(tasks)
    plan = plan_of([pick.randrange(1000) for _ in range(40)])
    packed = pack(plan, plan.splits, tasks, "part")
    assert sorted(split.number for task in packed for split in task.splits) == list(range(40))
    assert len(packed) == min(tasks, 40) == len({task.name for task in packed})
    shuffled = list(plan.splits)
    pick.shuffle(shuffled)
    assert pack(plan, shuffled, tasks, "part") == packed
    loads = [sum(split.bytes for split in task.splits) for task in packed]
    assert max(loads) - min(loads) <= 1000


def test_names_depend_on_contents_only() -> None:
    one, other = plan_of([1, 2, 3]), plan_of([1, 2, 4])
    assert {t.name for t in pack(one, one.splits, 1, "part")} == {t.name for t in pack(other, other.splits, 1, "part")}
    changed = Plan("1" * 64, (), one.splits)
    assert pack(one, one.splits, 1, "part")[0].name != pack(changed, one.splits, 1, "part")[0].name
    assert merged(["b", "a"], "part") == merged(["a", "b"], "part") != merged(["a", "c"], "part")
    assert chunks(["c", "a", "b"], 2) == [["a", "b"], ["c"]]


def test_store_writes_whole_files_or_none(tmp_path: Path) -> None:
    store = pickle.loads(pickle.dumps(Store(str(tmp_path / "a b/c"))))
    store.create()
    store.create()
    (tmp_path / "x").write_bytes(b"contents" * 1000)
    for _ in range(2):
        store.put(tmp_path / "x", "x.gz")
    assert store.get("x.gz", tmp_path / "deep/y") and (tmp_path / "deep/y").read_bytes() == b"contents" * 1000
    assert not store.get("none", tmp_path / "none") and store.size("none") is None
    with pytest.raises(OSError):
        store.put(tmp_path / "none", "n")
    with pytest.raises(OSError):
        store.put(Path("/proc/self/mem"), "m")
    assert os.listdir(tmp_path / "a b/c") == ["x.gz"]


def test_what_killed_tasks_left_goes_once_the_file_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then it may belong to another call that writes it at this moment."""
    store = Store(str(tmp_path))
    (tmp_path / "x").write_bytes(b"12")

    class Meanwhile:
        def __getattr__(self, name: str) -> Any:
            return getattr(system, name)

        def move(self, source: str, target: str) -> None:
            Store(str(tmp_path)).clean()
            system.move(source, target)

    system = store._system
    monkeypatch.setattr(store, "_system", Meanwhile())
    for _ in range(2):
        store.put(tmp_path / "x", "y")
        assert (tmp_path / "y").read_bytes() == b"12"
    (tmp_path / "y.0.unfinished").write_bytes(b"1")
    (tmp_path / "z.0.unfinished").write_bytes(b"1")
    store.clean()
    assert sorted(os.listdir(tmp_path)) == ["x", "y", "z.0.unfinished"]


def test_what_is_already_there_may_not_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on file systems that do not replace a file by renaming another."""
    store = Store(str(tmp_path))
    (tmp_path / "x").write_bytes(b"12")

    class Strict:
        def __getattr__(self, name: str) -> Any:
            return getattr(system, name)

        def move(self, source: str, target: str) -> None:
            raise OSError("there is such a file")

    system = store._system
    monkeypatch.setattr(store, "_system", Strict())
    store.put(tmp_path / "x", "x")
    (tmp_path / "y").write_bytes(b"123")
    with pytest.raises(OSError):
        store.put(tmp_path / "y", "x")
    assert sorted(os.listdir(tmp_path)) == ["x", "y"]


@pytest.mark.parametrize("tasks", [1, 7, 40])
def test_build_gives_the_bytes_of_dictc(made: Path, tmp_path: Path, dictc: str, tasks: int) -> None:
    out = tmp_path / "out"
    options = ["--tasks", str(tasks), "--work", str(tmp_path / "work"), "--out", str(out)]
    for _ in range(2):
        assert main(["build", str(made / "raw-data/dictc.yml"), "--dictc", dictc, *options], Threads) == 0
        assert tree(out) == tree(made / "build-output")
    assert len(os.listdir(tmp_path / "work")) == tasks + (3 if tasks == 40 else 0)


def test_calls_may_share_a_work_folder(made: Path, tmp_path: Path, dictc: str) -> None:
    def run(number: int) -> int:
        options = ["--dictc", dictc, "--tasks", "20", "--work", str(tmp_path / "work"), "--out", str(tmp_path / str(number))]
        return main(["build", str(made / "raw-data/dictc.yml"), *options], Threads)

    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(run, range(3))) == [0, 0, 0]
    for number in range(3):
        assert tree(tmp_path / str(number)) == tree(made / "build-output")


@pytest.mark.parametrize("tags", ["corpus", "none"])
def test_count_gives_the_bytes_of_dictc(project: Path, dictc: str, tags: str) -> None:
    count = [dictc, "count", "--tags", tags, "--minimum", "3", "-o", "one"]
    subprocess.run(count, cwd=project, check=True, stdout=subprocess.DEVNULL)
    options = ["--tags", tags, "--minimum", "3", "--out", str(project / "two"), "--tasks", "40"]
    assert call(project, "count", dictc, *options) == 0
    assert (project / "one").read_bytes() == (project / "two").read_bytes()
    # A language without corpora.
    assert call(project, "count", dictc, "--language", "nl", "--out", str(project / "nl")) == 78


def test_a_damaged_part_is_made_again(project: Path, dictc: str) -> None:
    assert call(project, "build", dictc, "--tasks", "3", "--out", str(project / "out")) == 0
    for path in (project / "work").iterdir():
        path.write_bytes(path.read_bytes()[:-9])
    assert call(project, "build", dictc, "--tasks", "3", "--out", str(project / "out")) == 0
    assert tree(project / "out") == tree(project / "build-output")


def test_all_poison_files_are_told_at_once(project: Path, dictc: str, capfd: pytest.CaptureFixture[str]) -> None:
    subprocess.run([dictc, "shard", "-o", "plan.json"], cwd=project, check=True, stdout=subprocess.DEVNULL)
    for number in (3, 11, 30):
        (project / f"raw-data/en/films/{number}.conllu").write_text("1\tno\n")
    data = ["--json", "--tasks", "7", "--out", str(project / "out")]
    assert call(project, "build", dictc, *data) == 65
    shown = capfd.readouterr()
    document = json.loads(shown.out)
    told = [document["error"]["file"], *(error["file"] for error in document["more"])]
    assert sorted(told) == [f"raw-data/en/films/{number}.conllu" for number in (11, 3, 30)]
    assert all(f"films/{number}.conllu:1: " in shown.err for number in (3, 11, 30))
    assert not (project / "out").exists()


def test_what_lacks_or_changed_at_the_machines_is_told(project: Path, tmp_path: Path, dictc: str, capfd: Any) -> None:
    mirror = tmp_path / "mirror"
    subprocess.run(["cp", "-r", str(project / "raw-data"), str(mirror)], check=True)
    (mirror / "en/films/7.conllu").unlink()
    (mirror / "en/films/8.conllu").write_text((mirror / "en/films/9.conllu").read_text())
    assert call(project, "build", dictc, "--data", str(mirror), "--tasks", "40") in (65, 66)
    shown = capfd.readouterr().err
    assert re.search(r"films/7\.conllu: error\[[a-z.-]+\]: no such file", shown)
    assert re.search(r"films/8\.conllu: error\[[a-z.-]+\]: not the file that the plan names", shown)


def job(tmp_path: Path, script: str) -> Job:
    """Returns a job whose dictc is a shell script."""
    program = tmp_path / "dictc"
    program.write_text("#!/bin/sh\n" + script)
    program.chmod(0o755)
    store = Store(str(tmp_path / "work"))
    store.create()
    (tmp_path / "work/1.part").write_text("")
    return Job("part", store, store, False, "raw-data/dictc.yml", (), ("dictc", "plan", "project"), lambda name: str(program))


@pytest.mark.parametrize("status", [64, 65, 66, 78])
def test_final_statuses_come_back_as_data(tmp_path: Path, status: int) -> None:
    error = '{"schema":1,"error":{"file":"a"},"more":[{"file":"b"}]}'
    outcome = job(tmp_path, f"echo '{error}'; echo a: wrong >&2; exit {status}").merge(["1.part"])
    assert (outcome.status, outcome.text) == (status, "a: wrong\n")
    assert [entry["file"] for entry in outcome.errors] == ["a", "b"]


@pytest.mark.parametrize("end", ["exit 70", "exit 74", "exit 1", "kill -9 $$"])
def test_all_other_ends_are_tried_again(tmp_path: Path, end: str) -> None:
    with pytest.raises(MachineFault, match="no space"):
        job(tmp_path, f"echo no space >&2; {end}").merge(["1.part"])
    with pytest.raises(MachineFault, match="no longer"):
        job(tmp_path, "exit 0").merge(["2.part"])


def test_dictc_ends_with_the_process_that_started_it(made: Path, tmp_path: Path, dictc: str) -> None:
    """The corpus is a pipe that never ends; its reader would wait for ever."""
    script = "import sys; from pathlib import Path; from dictc_spark.worker import run; run(sys.argv[2:], Path(sys.argv[1]))"
    os.mkfifo(tmp_path / "pipe")
    command = [dictc, "count", "--end-with-input", "--tags", "none", "text:pipe", "-o", "list"]
    paths = os.pathsep.join(sys.path)
    parent = subprocess.Popen([sys.executable, "-c", script, str(tmp_path), *command], env={**os.environ, "PYTHONPATH": paths})
    children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children")
    child = wait(lambda: children.read_text().split())[0]
    wait(lambda: Path(f"/proc/{child}/cmdline").read_bytes().startswith(dictc.encode()))
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    wait(lambda: not Path(f"/proc/{child}").exists() or "Z" in Path(f"/proc/{child}/stat").read_text().split()[2])
    assert not (tmp_path / "list").exists()


def wait(condition: Callable[[], Any]) -> Any:
    for _ in range(600):
        if found := condition():
            return found
        time.sleep(0.05)
    raise AssertionError("waited in vain")


@pytest.mark.parametrize(
    "arguments",
    [
        ["build"],
        ["build", "x.yml", "--dictc", "sh"],
        ["build", "x.yml", "--master", "local", "--tasks", "0"],
        ["build", "x.yml", "--master", "local", "--conf", "=1"],
        ["count", "x.yml", "--master", "local"],
        [],
    ],
)
def test_wrong_calls(arguments: list[str]) -> None:
    assert main(arguments, Threads) == 64


def test_other_failures_have_a_status(project: Path, tmp_path: Path, dictc: str, capfd: Any) -> None:
    assert main(["build", "x.yml", "--master", "local", "--dictc", str(tmp_path / "none")], Threads) == 66
    assert call(tmp_path, "build", dictc) == 78
    assert main(["--help"], Threads) == 0

    class Broken(Threads):
        def each(self, body: Callable[[Any], Outcome], tasks: Sequence[Any]) -> list[Outcome]:
            raise RuntimeError("An error occurred.\n  dictc_spark.worker.MachineFault: dictc map ended with status 74: full\n  at X")

    capfd.readouterr()
    arguments = ["build", str(project / "raw-data/dictc.yml"), "--dictc", dictc, "--master", "local"]
    assert main(arguments, Broken) == 75
    assert "dictc map ended with status 74: full; hint: " in capfd.readouterr().err
    assert reason(ValueError("one\ntwo")) == "one"


def test_output_of_dictc_is_read_as_it_is() -> None:
    assert list(worker.faults('{"schema":1,"file":"x"}\n')) == []
