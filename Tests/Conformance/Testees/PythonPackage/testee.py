#!/usr/bin/env python3
"""Answers conformance queries with the Python package dictreader: lines of file, tab, query; a line for each answer."""

import sys
from datetime import date

sys.dont_write_bytecode = True
import dictreader
from dictreader import DictReaderError, Status, Verification, _library

KINDS = ("", "lexicon", "levels", "answers", "phrases", "sentences")
LANGUAGES = ("", "en", "nl")


def or_none(value):
    return "none" if value is None else str(value)


def row(values):
    return "none" if values is None else " ".join(map(str, values))


def flat(rows):
    return "none" if rows is None else row(number for one in rows for number in one)


def limited(rest):
    """The text before the last blank, and the number after it."""
    text, _, limit = rest.rpartition(" ")
    return text, int(limit)


def pack(file, rest):
    found = file.pack(*map(int, rest.split()))
    return "none" if found is None else row([found.attempts or 0, *found.words])


def days(file, _):
    return "none" if file.days is None else "%d %d" % ((file.days.first - date(1970, 1, 1)).days, file.days.number)


def phrase(file, rest):
    found = file.phrase(int(rest))
    return "none" if found is None else "%d %d %s" % (found.misses, found.tier, found.text)


def playing(file, rest):
    numbers = [int(number) for number in rest.split()]
    return or_none(file.count_playing(*numbers) if len(numbers) == 1 else file.sentence_playing(*numbers))


# The methods of the queries, and how to ask them. `prefix` distinguishes no prefix from a text that does not fold.
QUERIES = {
    "contains": ("__contains__", lambda file, rest: str(int(rest in file))),
    "fold": ("fold", lambda file, rest: or_none(file.fold(rest))),
    "rank": ("rank", lambda file, rest: or_none(file.rank(rest))),
    "prefix": (
        "count_prefix",
        lambda file, rest: or_none(_library.found("dr_count_prefix", file._handle, *_library.encoded(rest))),
    ),
    "word": ("word", lambda file, rest: or_none(file.word(int(rest)))),
    "next": ("next_letters", lambda file, rest: file.next_letters(rest)),
    "complete": ("complete", lambda file, rest: row(file.complete(*limited(rest)))),
    "match": ("match", lambda file, rest: row(file.match(*limited(rest)))),
    "anagrams": ("anagrams", lambda file, rest: row(file.anagrams(*limited(rest)))),
    "neighbours": ("neighbours", lambda file, rest: row(file.neighbours(*limited(rest)))),
    "pack": ("pack", pack),
    "answer": ("answer", lambda file, rest: or_none(file.answer(int(rest)))),
    "days": ("days", days),
    "phrase": ("phrase", phrase),
    "sentence": ("sentence", lambda file, rest: or_none(file.sentence(int(rest)))),
    "tokens": ("tokens", lambda file, rest: flat(file.tokens(int(rest)))),
    "gaps": ("gaps", lambda file, rest: flat(file.gaps(int(rest)))),
    "rivals": ("rivals", lambda file, rest: row(file.rivals(*map(int, rest.split())))),
    "gap-answer": ("gap_answer", lambda file, rest: or_none(file.gap_answer(int(rest)))),
    "playing": ("count_playing", playing),
}
GENERAL = {
    "kind": lambda file: str(KINDS.index(file.kind)),
    "language": lambda file: str(LANGUAGES.index(file.language)),
    "identity": lambda file: file.identity,
    "count": lambda file: str(len(file)),
}


def guarded(ask, *values):
    """An answer, or the name of the error."""
    try:
        return ask(*values)
    except DictReaderError as error:
        return Status(error.status).name.lower().replace("_", "-")


def answer(file, verb, rest):
    if verb in GENERAL:
        return GENERAL[verb](file)
    if verb == "hint":
        return str(dictreader.hint(*rest.split()))
    if verb == "marks":
        return "".join(str(int(mark)) for mark in dictreader.marks(*rest.split()))
    method, ask = QUERIES[verb]
    return ask(file, rest) if hasattr(file, method) else "wrong-kind"


def opened(path, verification):
    dictreader.open(path, verification).close()
    return "ok"


def survived(path):
    """Opens a file without its checksums and asks it what can be asked; an error is an answer, too."""

    def ask(verb, rest):
        guarded(answer, file, verb, rest)

    with dictreader.open(path, Verification.TRUSTING) as file:
        for text in ("", "a", "pea", "zz"):
            for verb in ("contains", "rank", "prefix", "next"):
                ask(verb, text)
            for verb in ("complete", "match", "anagrams", "neighbours"):
                ask(verb, text + " 100")
        for number in range(40):
            for verb in ("word", "answer", "phrase", "sentence", "tokens", "gaps", "gap-answer"):
                ask(verb, str(number))
            ask("pack", "%d %d" % (number // 20, number % 20))
            ask("rivals", "%d %d" % (number, number % 3))
            ask("playing", "%d %d" % (number % 8, number // 8))
        ask("days", "")


def main():
    path = file = refusal = None
    for line in sys.stdin.buffer:
        name, query = line.decode("utf-8").rstrip("\n").split("\t")
        verb, _, rest = query.partition(" ")
        if verb in ("open", "check"):
            level = Verification.VERIFYING if verb == "open" else Verification.STRUCTURE
            given = guarded(opened, name, level)
        elif verb == "survive":
            guarded(survived, name)
            given = "survived"
        else:
            if name != path:
                path, file, refusal = name, None, None
                try:
                    file = dictreader.open(name)
                except DictReaderError as error:
                    refusal = Status(error.status).name.lower().replace("_", "-")
            given = refusal or guarded(answer, file, verb, rest)
        sys.stdout.buffer.write((given + "\n").encode("utf-8"))


if __name__ == "__main__":
    main()
