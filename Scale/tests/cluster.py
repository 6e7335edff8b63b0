"""Spark on this machine with executors that can be killed, and a dictc that fails as a test wants."""

from __future__ import annotations

import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pyspark
from dictc_spark.spark import Spark

MASTER = "local-cluster[2,1,1024]"
# Java starts sooner with its simplest compiler and collector.
JAVA = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
QUIET = {
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.driver.host": "127.0.0.1",
    "spark.driver.extraJavaOptions": JAVA,
    "spark.executor.extraJavaOptions": JAVA,
}
SPECULATION = {
    "spark.speculation": "true",
    "spark.speculation.interval": "100ms",
    "spark.speculation.quantile": "0.2",
    "spark.speculation.multiplier": "1.1",
}
# For moto's server.
KEYS = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_EC2_METADATA_DISABLED": "true"}


class Kept(Spark):
    """An application for several runs: an executor that starts later fetches the files of all of them."""

    def __init__(self, folder: Path, **options: str) -> None:
        # No other address may be reachable.
        os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
        keys = {f"spark.executorEnv.{name}": value for name, value in KEYS.items()}
        super().__init__(MASTER, {**QUIET, **SPECULATION, **keys, **options})
        self.kept = folder
        self.shipped_names: set[str] = set()

    def ship(self, path: Path) -> None:
        self.shipped_names.add(path.name)
        if not (self.kept / path.name).exists():
            super().ship(Path(shutil.copy(path, self.kept)))

    def stop(self) -> None:
        """The next run needs it."""

    def end(self) -> None:
        name = self._context.applicationId
        super().stop()
        # Executors on this machine keep their files where Spark is installed.
        shutil.rmtree(Path(pyspark.__file__).parent / "work" / name, ignore_errors=True)

    def executors(self) -> list[int]:
        port = self._context.getConf().get("spark.driver.port")
        return processes(f"CoarseGrainedExecutorBackend\0--driver-url\0spark://CoarseGrainedScheduler@127.0.0.1:{port}")

    def tasks(self) -> list[int]:
        """Returns the processes of dictc that this application has started and that still run."""
        return [pid for name in tuple(self.shipped_names) if name.endswith(".json") for pid in processes(f"/{name}\0")]


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


@contextmanager
def killing(spark: Kept, work: Path, after: Sequence[int]) -> Iterator[list[int]]:
    """Kills an executor while tasks run, each time that `work` has so many files as `after` says, and never the same one twice."""
    killed: list[int] = []
    ended = threading.Event()

    def kill() -> None:
        for done in after:
            alive: list[int] = []
            while not alive:
                if ended.wait(0.02):
                    return
                if work.exists() and len(os.listdir(work)) >= done and spark.tasks():
                    alive = [pid for pid in spark.executors() if pid not in killed]
            os.kill(alive[0], signal.SIGKILL)
            killed.append(alive[0])

    thread = threading.Thread(target=kill)
    thread.start()
    try:
        yield killed
    finally:
        ended.set()
        thread.join()


def wrapper(folder: Path, name: str, dictc: str, script: str) -> str:
    """Returns a dictc that first runs a script of bash if it is called as `dictc map`."""
    path = folder / name
    path.write_text(f'#!/bin/bash\nif [[ $1 == map ]]; then\n{script}\nfi\nexec "{dictc}" "$@"\n')
    path.chmod(0o755)
    return str(path)


def all_end(spark: Kept, seconds: float = 10) -> bool:
    """Returns whether all processes of dictc on the executors end within so many seconds."""
    until = time.monotonic() + seconds
    while spark.tasks():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


@contextmanager
def bucket_server() -> Iterator[str]:
    """Starts a server for S3 on loopback, and returns the URI of a folder in it."""
    from moto.server import ThreadedMotoServer

    os.environ.update(KEYS)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    yield f"s3://studio/parts?scheme=http&region=us-east-1&endpoint_override={host}:{port}&allow_bucket_creation=true"
    server.stop()
