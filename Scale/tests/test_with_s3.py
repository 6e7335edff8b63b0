"""Corpora and parts in S3, as moto's server on loopback plays it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cluster import bucket_server
from conftest import tree
from dictc_spark.store import Store
from pyarrow.fs import FileSelector


@pytest.fixture(scope="module")
def bucket() -> Iterator[str]:
    with bucket_server() as uri:
        yield uri


def test_build(call: Any, bucket: str, made: Path, tmp_path: Path, dictc: str) -> None:
    options = ["--work", bucket, "--tasks", "20", "--out"]
    for _ in range(2):
        assert call(made, "build", dictc, *options, str(tmp_path / "out")) == 0
        assert tree(tmp_path / "out") == tree(made / "build-output")
    names = [info.base_name for info in Store(bucket)._system.get_file_info(FileSelector("studio/parts"))]
    # Corpora, parts, and parts of parts. A speculative twin may still be writing.
    assert len([name for name in names if not name.endswith(".unfinished")]) == 40 + 20 + 2
    assert call(made, "count", dictc, *options, str(tmp_path / "counts.tsv")) == 0
    assert (tmp_path / "counts.tsv").read_bytes() == (made / "counts.tsv").read_bytes()
