#!/usr/bin/env python3
"""Compares `dictc export --json` of a sentences artefact, on standard input, with packs_reader.py.

    dictc export FILE --json | compare_sentences.py FILE

Exit status: 0 they agree, 1 they do not.
"""

import json
import sys

sys.dont_write_bytecode = True
from packs_reader import CLASSES, caseless, rows

NAMES = "other preposition determiner verb noun pronoun conjunction".split()


def expected(row, answers):
    """A sentence as the export tells it."""
    text, tokens, gaps = row
    tokens = [token.split(":") for token in tokens.split()]
    hidden = []
    for gap in gaps.split():
        token, answer, rivals = gap.split(":")
        hidden.append(
            {
                "token": int(token),
                "class": NAMES[CLASSES.get(tokens[int(token)][2], 0)],
                "answer": answers[int(answer)],
                "rivals": [answers[int(rival)] for rival in rivals.split(",") if rival],
            }
        )
    return {
        "text": text,
        "tokens": [{"offset": int(offset), "length": int(length), "tag": tag} for offset, length, tag in tokens],
        "gaps": hidden,
    }


def main(path):
    head, *sentences = rows(path)
    exported = sys.stdin.buffer.read().decode("utf-8").split("\n")[:-1]
    # Every answer is that of a gap, so that the gaps name them all.
    answers = {}
    for text, tokens, gaps in sentences:
        for gap in gaps.split():
            token, answer, _ = gap.split(":")
            offset, length, _ = tokens.split()[int(token)].split(":")
            word = text.encode("utf-8")[int(offset) : int(offset) + int(length)]
            answers[int(answer)] = caseless(word.decode("utf-8"))
    if len(exported) != len(sentences):
        sys.stderr.write("%s: %d sentences, not %d\n" % (path, len(sentences), len(exported)))
        return 1
    for row, line in zip(sentences, exported):
        if json.loads(line) != {"schema": 1, "language": head[1], **expected(row, answers)}:
            sys.stderr.write("%s: reads otherwise: %s\n" % (path, line))
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
