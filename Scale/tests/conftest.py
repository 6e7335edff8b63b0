"""A small project with forty files, dictc, which the variable DICTC names, and an application of Spark."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from dictc_spark.__main__ import main

if TYPE_CHECKING:
    from cluster import Kept

NOUNS = "man cat dog hen cow pig fox ant emu".split()


def corpus(seed: int) -> str:
    """Returns sentences in CoNLL-U, of which some are dropped and some occur in other files as well."""
    pick = random.Random(seed).choice
    text = ""
    for _ in range(12):
        words = [("The", "DET"), (pick(NOUNS), "NOUN"), ("sees", "VERB"), ("a", "DET"), (pick(NOUNS), "NOUN"), ("here", "ADV")]
        for sentence in (words, words[:2]):
            lines = [f"{n}\t{form}\t_\t{tag}\t_\t_\t0\t_\t_\t_" for n, (form, tag) in enumerate(sentence, 1)]
            text += "\n".join([*lines, f"{len(lines) + 1}\t.\t_\tPUNCT\t_\t_\t0\t_\t_\tSpaceAfter=No"]) + "\n\n"
    return text


@pytest.fixture(scope="session")
def dictc() -> str:
    path = Path(os.environ.get("DICTC", Path(__file__).parents[2] / ".build/release/dictc"))
    assert path.exists(), f"no {path}: call `make build`, or set DICTC"
    return str(path)


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory, dictc: str) -> Path:
    """The project with what `dictc build` and `dictc count` make of it: a folder with a blank in its name."""
    folder = tmp_path_factory.mktemp("a project")
    sources = folder / "raw-data/en"
    (sources / "films").mkdir(parents=True)
    for number in range(39):
        (sources / f"films/{number}.conllu").write_text(corpus(number))
    (sources / "last.conllu").write_text(corpus(1000))
    (sources / "words.txt").write_text("\n".join([*NOUNS, "the", "a", "sees", "here"]) + "\n")
    common = "format: conllu, licence: CC0-1.0, may-be-empty: true"
    (folder / "raw-data/dictc.yml").write_text(
        "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    words:\n"
        "      - { file: en/words.txt, familiarity: 10, licence: CC0-1.0 }\n"
        "    sentences:\n      most: 12\n      files:\n"
        f"        - {{ file: en/films, {common} }}\n        - {{ file: en/last.conllu, {common} }}\n"
    )
    for command in (["build"], ["count", "-o", "counts.tsv"]):
        subprocess.run([dictc, *command], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


@pytest.fixture
def project(made: Path, tmp_path: Path) -> Path:
    """A copy of the project, for a test that changes it."""
    return shutil.copytree(made, tmp_path / "a project")


@pytest.fixture(scope="session")
def spark(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    """The one application of all tests, whose start takes as long as most of them together."""
    from cluster import Kept

    engine = Kept(tmp_path_factory.mktemp("shipped"))
    yield engine
    engine.end()


@pytest.fixture(scope="session")
def call(spark: Kept) -> Callable[..., int]:
    """Runs `dictc-spark` on the application."""

    def call(folder: Path, command: str, dictc: str, *options: str) -> int:
        return main([command, str(folder / "raw-data/dictc.yml"), "--dictc", dictc, *options], lambda: spark)

    return call


def tree(folder: Path) -> dict[str, bytes]:
    """Returns the files of an output folder, without the parts and answers about words that a build keeps for the next one."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "parts" not in path.relative_to(folder).parts and not (path.parent.name == ".cache" and path.suffix == ".answers")
    }
