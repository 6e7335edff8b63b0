"""What the sections are given: the executable, the fixed project, and what it makes of raw-data."""

from __future__ import annotations

import argparse
import functools
import os
import shutil
import tempfile
from pathlib import Path

import wide
from runner import ROOT, SUITE, Dictc, Missing

# Enough for a tagger that knows some words, and for a corpus with tags.
TAGGED = "".join(
    "".join(f"{index}\t{word}\t_\t{tag}" + "\t_" * 6 + "\n" for index, (word, tag) in enumerate(sentence, 1)) + "\n"
    for noun in ("dog", "cat", "house")
    for verb in ("sees", "likes", "has")
    for sentence in [[("The", "DET"), (noun, "NOUN"), (verb, "VERB"), ("the", "DET"), ("cat", "NOUN"), (".", "PUNCT")]]
)
# Keys that `minisign -G -W` made for tests, as in ShipCommandTests.swift.
KEYS = {
    "packs.pub": "untrusted comment: a key\nRWQDKvKDbzJoEeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8np\n",
    "other.pub": "untrusted comment: a key\nRWSMg3LjzvQni6ve2gqENp9D8Oxl/TeZWc1HHC/oJoBrnqk8Fh2qYYoR\n",
    "packs.key": "untrusted comment: minisign unencrypted secret key\nRWQAAEIy" + "A" * 65
    + "yryg28yaBHR2BZ4m1RXlmrlD0qFrXCkGSVg+PfLNaMAKfyPi1+qmeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8np" + "A" * 43 + "=\n",
}  # fmt: skip


class Given:
    def __init__(self, options: argparse.Namespace, scratch: Path) -> None:
        self.options, self.scratch = options, scratch
        executable: Path = options.dictc.resolve()
        if not os.access(executable, os.X_OK) or executable.is_dir():
            raise Missing(f"{options.dictc}: no such executable. hint: make build")
        self.dictc = Dictc(executable, scratch)

    @functools.cached_property
    def project(self) -> Path:
        """The fixed project, built: `init --template all`, texts, a tagger, a second build, and links to the test data."""
        folder = self.scratch / "project"
        folder.mkdir()
        run = functools.partial(self.dictc.run, folder)
        run("init", "--template", "all").require()
        (folder / "words.txt").write_text("pea\npeafowl\npeafowls\npear\nzebra\ncafé\nParis\nx-ray\n")
        (folder / "story.txt").write_text("The dog saw it. A cat! She walks to school, and sings.\n")
        (folder / "tagged.conllu").write_text(TAGGED)
        for name, key in KEYS.items():
            (folder / name).write_text(key)
            (folder / name).chmod(0o600)
        for name, place in (("good", SUITE / "good"), ("bad", SUITE / "bad"), ("real-world", ROOT / "Tests/Fixtures/real-world")):
            (folder / name).symlink_to(place)
        run("build").require()
        shutil.copytree(folder / "build-output", folder / "other")
        run("lexicon", "words.txt", "-o", "other/en.lexicon").require()
        return folder

    @functools.cached_property
    def wide(self) -> Path:
        """The project with every kind of source, built."""
        folder = self.scratch / "wide"
        wide.create(self.dictc, folder)
        return folder

    def copy(self, source: Path | None = None) -> Path:
        """A copy of the fixed project, or of another, to change."""
        folder = Path(tempfile.mkdtemp(prefix="p", dir=self.scratch)) / "project"
        shutil.copytree(source or self.project, folder, symlinks=True, dirs_exist_ok=True)
        return folder

    @functools.cached_property
    def packs(self) -> Path:
        """What the executable makes of raw-data."""
        if self.options.packs:
            folder: Path = self.options.packs.resolve()
            if not (folder / "manifest.json").exists():
                raise Missing(f"{self.options.packs}: no manifest.json in this folder. hint: make artefacts")
            return folder
        folder = self.scratch / "packs"
        self.dictc.run(ROOT, "build", "--output", folder).require()
        return folder
