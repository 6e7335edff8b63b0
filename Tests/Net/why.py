"""What `dictc why` says of a word, a phrase or a sentence for each reason: reasons.txt in raw-data, the rest in wide.py."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import wide
from given import Given
from runner import ROOT, Result, Run, at_once

# Words of the wide project that are not in its list of odd spellings.
WORDS = "zebra rose Rose lima dont maynt ibid axe colour color qi obscure swell common lantern lanterns lanternes walrus anchovy dictionary"
MORE = "grandly hill bone boot bucket king cats late qqq q3 Café ÄPFEL"
TEXTS = ["She sleeps.", "This sentence is in no source at all.", "Hey!! www", "a b"]


def of_wide() -> Iterator[list[str]]:
    """The arguments of each question to the wide project."""
    spellings = wide.OTHERS["en/odd-spellings.txt"].split("\n")[:-1]
    for word in [*spellings, *WORDS.split(), *MORE.split(), *TEXTS]:
        yield [word]
    for line in wide.SENTENCES.split("\n")[1:-1]:
        yield [wide.plain(line)]
    for phrase in wide.PHRASES.split("\n")[:-1]:
        yield [phrase]
    for word in wide.OTHERS["nl/words.txt"].split("\n")[:-1]:
        yield ["--language", "nl", word]


def of_raw_data() -> list[list[str]]:
    """The arguments of each line of reasons.txt."""
    lines = (Path(__file__).parent / "reasons.txt").read_text(encoding="utf-8").splitlines()
    return [shlex.split(line) for line in lines if line and not line.startswith("#")]


def rules(run: Run) -> set[str]:
    """The names of the rules in an answer in JSON."""

    def walk(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            for name, member in value.items():
                if name in ("rule", "obstacle") and member:
                    yield str(member)
                yield from walk(member)
        elif isinstance(value, list):
            for member in value:
                yield from walk(member)

    return set(walk(json.loads(run.out))) if run.out else set()


def shown(words: list[str]) -> str:
    return " ".join(words).encode("ascii", "backslashreplace").decode()


def results(given: Given) -> list[Result]:
    def ask(one: tuple[str, Path, list[str]]) -> tuple[Result, set[str]]:
        name, folder, words = one
        words = [*words[:-1], "--", words[-1]]
        text = given.dictc.run(folder, "why", *words)
        answer = given.dictc.run(folder, "why", "--json", *words) if name == "wide" else Run(0, b"", b"")
        return given.dictc.result(f"{name} {shown(one[2])}", text), rules(answer)

    rows = [("raw-data", ROOT, words) for words in of_raw_data()] + [("wide", given.wide, words) for words in of_wide()]
    asked = at_once(ask, rows)
    seen = sorted(set().union(*(names for _, names in asked)))
    return [result for result, _ in asked] + [Result("rules that were seen in wide", " ".join(seen))]
