"""Apache Spark as the engine. Nothing else of this package imports pyspark."""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from pyspark import SparkConf, SparkContext, SparkFiles

from .worker import Outcome


class Spark:
    """A Spark application. Without a master, that of spark-submit is used."""

    def __init__(self, master: str | None, options: Mapping[str, str]) -> None:
        conf = SparkConf().setAppName("dictc").setAll(list(options.items()))
        if master:
            conf.setMaster(master)
        if (master or "").startswith("local"):
            os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
        self._context = SparkContext(conf=conf)
        self._folder = Path(tempfile.mkdtemp(prefix="dictc-spark-"))
        package = Path(__file__).parent
        self._context.addPyFile(shutil.make_archive(str(self._folder / package.name), "zip", package.parent, package.name))

    def slots(self) -> int:
        return int(self._context.defaultParallelism)

    def shipped(self) -> Callable[[str], str]:
        return SparkFiles.get

    def ship(self, path: Path) -> None:
        self._context.addFile(str(path))

    def each(self, body: Callable[[Any], Outcome], tasks: Sequence[Any]) -> list[Outcome]:
        return list(self._context.parallelize(tasks, len(tasks)).map(body).collect())

    def stop(self) -> None:
        self._context.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
