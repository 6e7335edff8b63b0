"""A full disk: a build on a file system in memory that grows until the build succeeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import tree
from dictc_spark.__main__ import main
from test_without_engine import Threads

STEPS = [16 * 1.25**step for step in range(24)]


def build(project: Path, folder: Path, dictc: str, where: str) -> None:
    """Builds with so many KiB as STEPS says, which in the end are enough. Parts that were made stay from one time to the next."""
    disk, work, out = folder / "disk", folder / "work", folder / "out"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "none", str(disk)], check=True)
    if where == "scratch":
        os.environ["SPARK_LOCAL_DIRS"] = str(disk)
    options = ["--dictc", dictc, "--work", str(disk if where == "work" else work), "--tasks", "20", "--out", str(out)]
    for size in STEPS:
        subprocess.run(["mount", "-o", f"remount,size={size:.0f}k", str(disk)], check=True)
        status = main(["build", str(project / "raw-data/dictc.yml"), *options], Threads)
        left = [path.name for path in disk.rglob("*") if where == "scratch" or path.name.endswith(".unfinished")]
        assert status in (0, 75) and out.exists() == (status == 0) and not left, (size, status, left)
        if status == 0:
            break


@pytest.fixture(scope="module")
def mounting(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """A command that lets another one mount."""
    mount = ["mount", "-t", "tmpfs", "none", str(tmp_path_factory.mktemp("mount"))]
    for command in (["unshare", "-m"], ["unshare", "-rm"]):
        if subprocess.run([*command, *mount], capture_output=True).returncode == 0:
            return command
    pytest.skip("this user may not mount a file system")


@pytest.mark.parametrize("where", ["work", "scratch"])
def test_the_build_fails_until_there_is_room(mounting: Any, made: Path, tmp_path: Path, dictc: str, where: str) -> None:
    command = [*mounting, sys.executable, __file__, str(made), str(tmp_path), dictc, where]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = done.stderr.splitlines()
    assert len(told) > 2 and all("No space left on device" in line for line in told), told
    assert tree(tmp_path / "out") == tree(made / "build-output")


if __name__ == "__main__":
    build(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:5])
