#!/usr/bin/env python3
"""Opens files that stand on standard input, a line of hexadecimal digits each, and asks them questions: see Tools/damage.

    sweep.py QUESTIONS
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


def asked(data, questions, counts):
    file = File(data, verifies=False)
    for verb, rest, expected in questions:
        given = str(guarded(lambda: file.answer(verb, rest)))
        counts[0 if given == expected else 1 if given == "damaged" else 2] += 1
    return "ok"


def main(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        lines = [line.rstrip("\n").split("\t") for line in file]
    questions = [query.partition(" ")[::2] + (expected,) for query, expected in lines]
    for line in sys.stdin:
        data, counts = bytes.fromhex(line), [0, 0, 0]
        statuses = [guarded(lambda: opened(data, checks)) for checks in (False, True)]
        statuses.append(guarded(lambda: asked(data, questions, counts)))
        print(*statuses, *counts, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
