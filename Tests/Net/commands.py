"""What every command prints, with its status: the lines of commands.txt, all help, and all codes of `explain`."""

from __future__ import annotations

import itertools
import re
import shutil
from pathlib import Path

from given import Given
from runner import ROOT, SUITE, Missing, Result, at_once

FORMS = {"@json": ["", " --json"], "@list": ["", " --json", " --csv", " --format tsv", " --format jsonl"]}


def lines() -> list[str]:
    """The lines of commands.txt, in each form that they ask for."""
    found = []
    for line in (Path(__file__).parent / "commands.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        head, mark, end = line.rpartition(" @")
        name = f"@{end}"
        # A form may be followed by the rest of a line.
        form, blank, rest = name.partition(" ")
        if mark and form in FORMS:
            found += [head + option + blank + rest for option in FORMS[form]]
        else:
            found.append(line)
    return found


def made(commands: list[str], codes: list[str]) -> list[str]:
    """The lines that follow from the commands, the codes and the test data."""
    found = [f"dictc {command} --help" for command in commands] + [f"dictc help {command}" for command in commands]
    found += [f"dictc explain {code}" for code in codes]
    for path in sorted((SUITE / "good").iterdir()):
        found += [f"dictc {words} good/{path.name}" for words in ("info", "verify")]
        # 26^6 words, which nobody prints.
        if path.stem != "en-all-sixes":
            found.append(f"dictc export good/{path.name}")
    for path in sorted((ROOT / "Tests/Fixtures/real-world").iterdir()):
        # It takes seconds to see that it is too large.
        if not path.name.startswith("bomb"):
            found.append(f"dictc lexicon real-world/{path.name} -o new.lexicon")
    return found


def commands_of(help_text: str) -> list[str]:
    """The commands in the text of `dictc --help`."""
    groups = re.findall(r"^[A-Z][A-Z -]* SUBCOMMANDS:\n((?: .*\n)+)", help_text, re.M)
    return sorted(set(re.findall(r"^  ([a-z]+)", "".join(groups), re.M)) - {"help"})


def options_of(help_text: str) -> set[str]:
    """The long options in the help of a command, but those of every command."""
    names = "\n".join(re.findall(r"^  (-.*?)(?:  |$)", help_text, re.M))
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", names)) - {"--help", "--color", "--no-pager"}


def unasked(command: str, options: set[str], asked: list[str]) -> list[str]:
    """The options of a command that no line asks."""
    there = [line for line in asked if re.search(rf"""(dictc|"\$DICTC") {command}\b""", line)]
    short = {"--output": "|-o", "--file": "|-f"}
    patterns = {option: rf"(?<=\s)({option}{short.get(option, '')})\b(?!-)" for option in options}
    return sorted(option for option in options if not any(re.search(patterns[option], line) for line in there))


def results(given: Given) -> list[Result]:
    dictc = given.dictc
    commands = commands_of(dictc.run(given.project, "--help").require().out.decode())
    codes = dictc.run(given.project, "explain", "--format", "tsv").require().out.decode().splitlines()[1:]
    asked = lines()
    alone = sorted(command for command in commands if not any(re.search(rf"\bdictc {command}\b", line) for line in asked))
    if alone or not commands:
        raise Missing(f"commands.txt asks nothing of {', '.join(alone) or 'dictc --help'}. hint: add lines to Tests/Net/commands.txt")

    def ask(line: str) -> Result:
        folder = given.copy()
        run = dictc.shell(folder, line)
        shutil.rmtree(folder, ignore_errors=True)
        return dictc.result(line, run)

    def left(command: str) -> Result:
        options = options_of(dictc.run(given.project, command, "--help").require().out.decode())
        return Result(f"options of {command} that no line asks", " ".join(unasked(command, options, asked)) or "none")

    every = itertools.chain(asked, made(commands, [code.split("\t")[0] for code in codes]))
    return at_once(ask, dict.fromkeys(every)) + [left(command) for command in commands]
