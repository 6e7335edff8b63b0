#!/usr/bin/env python3
"""Opens files that stand on standard input, a line of hexadecimal digits each, and asks them questions: see Tools/damage.

    sweep.py QUESTIONS COMPARED
"""

import sys

sys.dont_write_bytecode = True
from testee import Answer, Damaged, File


def guarded(body):
    """What `body` gives, or the class of its error; every other exception ends the program."""
    try:
        return body()
    except Damaged as problem:
        return problem.status
    except Answer as answer:
        return answer.args[0]


def opened(data, checks):
    file = File(data)
    if checks:
        file.reader.verify()
    return "ok"


def hashed(text, digest):
    """The FNV-1a hash of 32 bits of all lines up to `text`."""
    for byte in text.encode("utf-8", "replace") + b"\n":
        digest = (digest ^ byte) * 0x01000193 & 0xFFFFFFFF
    return digest


def asked(data, questions, compared, counts):
    file = File(data, verifies=False)
    for index, (verb, rest, expected) in enumerate(questions):
        given = str(guarded(lambda: file.answer(verb, rest)))
        counts[0 if given == expected else 1 if given == "damaged" else 2] += 1
        if index < compared:
            counts[3] = hashed(given, counts[3])
    return "ok"


def main(path, compared):
    with open(path, encoding="utf-8", newline="\n") as file:
        lines = [line.rstrip("\n").split("\t") for line in file]
    questions = [query.partition(" ")[::2] + (expected,) for query, expected in lines]
    for line in sys.stdin:
        data, counts = bytes.fromhex(line), [0, 0, 0, 0x811C9DC5]
        statuses = [guarded(lambda: opened(data, checks)) for checks in (False, True)]
        statuses.append(guarded(lambda: asked(data, questions, int(compared), counts)))
        print(*statuses, *counts, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
