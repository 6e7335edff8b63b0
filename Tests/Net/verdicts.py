"""What commands say of damaged artefacts: some of Tests/Conformance/bad, and good ones damaged under right checksums."""

from __future__ import annotations

import collections
import hashlib
import shutil
from pathlib import Path

from given import Given
from runner import SUITE, Result, Run, at_once, use_suite

SEED, BAD, SEALED = 31, 100, 40


def good_files() -> dict[str, list[bytes]]:
    """The good artefacts by kind."""
    files = collections.defaultdict(list)
    for path in sorted((SUITE / "good").iterdir()):
        files[path.suffix[1:]].append(path.read_bytes())
    return files


def write_sample(folder: Path) -> list[str]:
    """Writes the damaged files, and returns their names."""
    use_suite()
    from prng import SplitMix64
    from sealed_damage import damaged

    names = [path.name for path in sorted((SUITE / "bad").iterdir()) if path.suffix != ".tsv"]
    # By a digest of the name: one file more moves one of the sample.
    sample = sorted(names, key=lambda name: hashlib.sha256(f"{SEED} {name}".encode()).digest())[:BAD]
    for name in sample:
        shutil.copy(SUITE / "bad" / name, folder / name)
    files = good_files()
    kinds = sorted(files)
    for index in range(SEALED):
        random = SplitMix64(SEED << 32 | index)
        kind = kinds[index % len(kinds)]
        name = f"sealed-{index:03}.{kind}"
        (folder / name).write_bytes(damaged(random.choice(files[kind]), files[kind], random))
        sample.append(name)
    return sample


def verdict(run: Run) -> str:
    """The status and the first line of messages."""
    first, _, rest = run.err.decode("utf-8", "backslashreplace").partition("\n")
    return f"{run.status} {first or 'no message'}{' …' if rest else ''}"


def results(given: Given) -> list[Result]:
    folder = given.scratch / "damaged"
    folder.mkdir()

    def judge(name: str) -> Result:
        calls = [["verify", name], ["info", name], ["export", name]]
        if name.endswith(".lexicon"):
            calls += [["query", "--file", name, "pea"], ["query", "--file", name, "--limit", "5", "*e*"]]
        runs = [(call, given.dictc.run(folder, *call)) for call in calls]
        lines = [f"  {' '.join(word for word in call if word != name)}: {verdict(run)}\n" for call, run in runs]
        return Result(name, " ".join(str(run.status) for _, run in runs), "".join(lines))

    return at_once(judge, write_sample(folder))
