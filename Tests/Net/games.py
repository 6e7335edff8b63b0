"""The five games: scripted plays by `dictc play`, and the record of all hosts that GameHostTests compares itself with."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator

from given import Given
from runner import ROOT, Result, at_once, digest

RECORDS = ROOT / "Tests/Fixtures/play"
SCRIPTS = {
    "guess": "pea\ntea\n:choose 2\nate\neat\n:new\na\nb\n:choose 99\n:scores\n:help\n?\n",
    "ghost": "p\ne\na\nc\n:new\na\nb\na\nb\n:new\nz\n:scores\n:help\n?\n",
    "wordle": "crane\nabout\nhouse\nmoist\nzzzzz\nother\nworld\n:new\ncrane\n:share\n:scores\n:help\n?\n",
    "hangman": "e\na\nt\no\ni\nn\nq\nz\n:new\ne\n:choose 2\na\n:scores\n:help\n?\n",
    "fill": "1\n2\n3 1\n1 4\n9 9\n:submit\n:new\n1\n:choose 2\n:submit\n:scores\n:help\n?\n",
}
PLAYERS = ["--names Ann,Bob", "--computer easy", "--computer medium", "--names Ann --computer hard"]


def plays() -> Iterator[tuple[str, str]]:
    """The arguments of each play, and what is typed."""
    for game, script in SCRIPTS.items():
        for seed in (1, 2, 77):
            for players in PLAYERS if game == "ghost" else [""]:
                for form in ("--plain", "--json"):
                    yield " ".join(filter(None, [game, f"--seed {seed}", players, form])), script
    # Two names are read first, and a game goes on after its saved half.
    yield "ghost", "Ann\nBob\np\ne\na\nf\no\nw\nl\n"
    yield "ghost --new --names Ann,Bob", ""


def results(given: Given) -> list[Result]:
    def play(one: tuple[str, str]) -> Result:
        words, script = one
        folder = given.copy()
        run = given.dictc.run(folder, "play", *words.split(), given=script.encode())
        shutil.rmtree(folder, ignore_errors=True)
        return given.dictc.result(f"play {words}", run)

    def resume(game: str) -> list[Result]:
        """A play in two halves, of which the second resumes the saved game."""
        folder, script = given.copy(), SCRIPTS[game].encode().splitlines(keepends=True)
        names = ["--names", "Ann,Bob"] if game == "ghost" else []
        halves = [script[:3], script[3:6]]
        made = []
        for number, half in enumerate(halves, 1):
            seed = ["--seed", "5"] if number == 1 else []
            run = given.dictc.run(folder, "play", game, *seed, *names, given=b"".join(half))
            made.append(given.dictc.result(f"play {game} in two halves, {number}", run))
        shutil.rmtree(folder, ignore_errors=True)
        return made

    hosts = json.loads((RECORDS / "hosts.json").read_bytes())
    record = [
        Result(f"host record of {play['game']}", "sha256 " + digest(json.dumps(play, sort_keys=True).encode()))
        for play in hosts["plays"]
    ]
    files = (path for path in RECORDS.rglob("*") if path.is_file())
    record += [Result(f"record {path.relative_to(RECORDS)}", "sha256 " + digest(path.read_bytes())) for path in files]
    halves = [result for some in at_once(resume, SCRIPTS) for result in some]
    return at_once(play, plays()) + halves + record
