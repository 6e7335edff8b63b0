"""A project of all corpora in a folder of data, which builds in parts and the frozen results of Tests/Net share."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import yaml

FORMATS = {"alpino": "alpino", "dcoi": "dcoi", "folia": "folia", "opus": "opus", "tei": "tei", "ud": "conllu"}
ENGLISH = ("en_", "ENG", "1988en", "svenprf", "spacy-core-web-sm-en")


def project_of_corpora(folder: Path, data: Path) -> None:
    """Makes a project of all corpora in `data`, and of those word lists of raw-data that sentences need."""
    (folder / "dictc.lock").unlink()
    document: dict[str, Any] = yaml.safe_load((folder / "dictc.yml").read_text())
    shutil.copytree(data / "corpora", folder / "data")
    files = sorted(path for path in (folder / "data").rglob("*") if path.parent.name in FORMATS and path.name.count(".") > 0)
    for language, section in document["languages"].items():
        for name in ("levels", "answers", "phrases"):
            section.pop(name, None)
        mine = [
            {"file": str(path.relative_to(folder)), "format": FORMATS[path.parent.name], "licence": "CC0-1.0", "may-be-empty": True}
            for path in files
            if path.suffix in (".xml", ".gz", ".conllu") and path.name.startswith(ENGLISH) == (language == "en")
        ]
        section["sentences"] = {"most": 20000, "seed": 1, "familiarity": section["sentences"]["familiarity"], "files": mine}
    (folder / "dictc.yml").write_text(json.dumps(document))
