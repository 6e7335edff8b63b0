"""What a build makes of the corpora in DATA/corpora: those of `make equality`, whose project it takes."""

from __future__ import annotations

import importlib
import shutil
import sys

from artefacts import of_folder
from given import Given
from runner import ROOT, Missing, Result


def results(given: Given) -> list[Result]:
    data = given.options.data
    if not data:
        raise Missing("corpora: no data. hint: --data DIR, the folder with corpora/")
    if not (data / "corpora").is_dir():
        raise Missing(f"{data}/corpora: no such folder. hint: --data DIR, the folder with corpora/")
    sys.path.insert(0, str(ROOT / "Scale/tests"))
    try:
        project = importlib.import_module("corpora_project")
    except ImportError as error:
        raise Missing(f"corpora: {error}. hint: .build-scale/bin/python Tests/Net/net") from None
    folder = given.scratch / "corpora"
    shutil.copytree(ROOT / "raw-data", folder / "raw-data")
    project.project_of_corpora(folder / "raw-data", data.resolve())
    given.dictc.run(folder, "build", "--output", "out").require()
    return of_folder(folder / "out")
