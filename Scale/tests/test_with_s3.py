"""Parts in S3, as moto's server on loopback plays it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import tree
from dictc_spark.__main__ import main
from dictc_spark.store import Store
from moto.server import ThreadedMotoServer
from pyarrow.fs import FileSelector
from test_without_engine import Threads


@pytest.fixture(scope="module")
def bucket() -> Iterator[str]:
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    os.environ.update(AWS_ACCESS_KEY_ID="test", AWS_SECRET_ACCESS_KEY="test", AWS_EC2_METADATA_DISABLED="true")
    host, port = server.get_host_and_port()
    yield f"s3://studio/parts?scheme=http&region=us-east-1&endpoint_override={host}:{port}&allow_bucket_creation=true"
    server.stop()


def test_build(bucket: str, made: Path, tmp_path: Path, dictc: str) -> None:
    config = str(made / "raw-data/dictc.yml")
    options = ["--dictc", dictc, "--work", bucket, "--tasks", "20", "--out", str(tmp_path / "out")]
    for _ in range(2):
        assert main(["build", config, *options], Threads) == 0
        assert tree(tmp_path / "out") == tree(made / "build-output")
    names = [info.base_name for info in Store(bucket)._system.get_file_info(FileSelector("studio/parts"))]
    assert len(names) == 40 + 20 + 2 and not [name for name in names if name.endswith(".unfinished")]
    counts = ["--dictc", dictc, "--work", bucket, "--tasks", "20", "--out", str(tmp_path / "counts.tsv")]
    assert main(["count", config, *counts], Threads) == 0
    assert (tmp_path / "counts.tsv").read_bytes() == (made / "counts.tsv").read_bytes()
