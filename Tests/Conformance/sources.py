#!/usr/bin/env python3
"""Writes the sources of the good files: source/en-NAME.KIND.txt, each of which tests one dimension of the format.

Lexicon: one word per line. All others begin with a line `seed N` (levels: `seed N LADDER`, or `seed N LADDER DAILY-SETS`, answers with days: `seed N FIRST DAYS`), then one line
per entry:

    levels       set, level, attempts, words, figures or `-`
    answers      the answer
    phrases      misses, text
    sentences    text, tokens as offset:length:TAG, gaps as token:rival,rival with | between

Fields are separated by tabs, lists in a field by blanks.
"""

import gzip
import math
import os
import sys

sys.dont_write_bytecode = True
from prng import SplitMix64

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
LATIN = "abcdefghijklmnopqrstuvwxyz"


def word(random, length, letters=LATIN):
    return "".join(random.choice(letters) for _ in range(length))


# -- Lexicons


def everyday_english():
    for size in (10, 20):
        path = os.path.join(ROOT, "raw-data/en/scowl/english-words.%d.gz" % size)
        with gzip.open(path, "rt", encoding="latin-1") as lines:
            yield from (line.strip() for line in lines)


def everyday_dutch():
    with open(os.path.join(ROOT, "raw-data/nl/everyday-words.txt"), encoding="utf-8") as lines:
        yield from (line.split("\t")[0].strip() for line in lines if not line.startswith("#"))


def plain(words):
    return [one for one in words if one and all(letter in LATIN for letter in one)]


def lexicons():
    random = SplitMix64(1)
    peas = "pea peach peaches peafowl peafowls peahen peas pear pears tea teas tee ape eat eats".split()
    yield "en-empty", []
    yield "en-one-letter", ["a"]
    yield "en-one-word", ["peafowl"]
    yield "en-alphabet", list(LATIN)
    yield "en-peas", peas
    yield "en-chain", ["a" * length for length in range(1, 256)]
    yield "en-longest", ["a" * 255, "a" * 254 + "b", "b" + "a" * 253, "z" * 255]
    yield "en-all-pairs", [one + other for one in LATIN for other in LATIN]
    # Dense nodes, narrow and wide.
    few = LATIN[:15]
    yield "en-all-triples", [a + b + c for a in few for b in few for c in few]
    yield "en-31-letters", [word(random, random.range(1, 6), LATIN + "_{|}~") for _ in range(700)]
    yield "en-two-letters", sorted({word(random, random.range(1, 11), "ab") for _ in range(600)})
    yield "en-endings", [
        word(random, random.range(2, 5)) + ending
        for _ in range(300)
        for ending in ("", "s", "ed", "ing", "er", "ers", "ness", "ly")
    ]
    yield "en-everyday", plain(everyday_english())
    yield "nl-everyday", plain(everyday_dutch())
    yield "nl-ij", "ij ijs ijsje ijsland ijsjes cafe een geen coordinatie straat zee".split()


# -- Level packs


def figures(random, words):
    def ratio(least, most):
        lower = random.range(1, 1 << 20)
        upper = random.range(least * lower, most * lower)
        common = math.gcd(upper, lower)
        return "%d/%d" % (upper // common, lower // common)

    pairs = words * (words - 1) // 2
    return "%s %s %s %s %d %d %d" % (
        ratio(0, 1), ratio(1, words), ratio(0, 1), ratio(1, words),
        random.range(0, 1000000), random.range(0, 8000), random.range(0, pairs),
    )  # fmt: skip


def pack(set_number, level, attempts, words, shown="-"):
    return "%d\t%d\t%d\t%s\t%s" % (set_number, level, attempts, " ".join(words), shown)


def levels():
    random = SplitMix64(2)
    yield "en-empty", "seed 0 0", []
    ladder = []
    for number in range(1, 13):
        shapes = ((9, 3, 0), (12, 4, 7), (15, 5, 6), (15, 6, 5), (15, 7, 4))
        for level, (count, length, attempts) in enumerate(shapes, 1):
            words = sorted(word(random, length, "abcdeilnorst") for _ in range(count))
            ladder.append(pack(number, level, attempts, words, figures(random, count)))
    yield "en-ladder", "seed 20260809 0", ladder
    yield "nl-ladder-hard", "seed 18446744073709551615 1", ladder[:10]
    mixed = [pack(1, 255, 255, ["a"]), pack(2, 1, 0, ["tea", "a", "tea", "x" * 64], figures(random, 4))]
    mixed.append(pack(2, 3, 1, [word(random, random.range(1, 64)) for _ in range(255)], figures(random, 255)))
    mixed += [pack(2, level, level, ["z" * 64] * 255) for level in (4, 9)]
    mixed.append(pack(3, 2, 2, ["eat", "tea"], "0/1 1/1 1/1 2/1 1000000 8000 1"))
    yield "en-mixed", "seed 7 255", mixed
    small = mixed[:2] + [pack(2, level, level, ["ape", "pea"]) for level in (4, 9, 10)] + mixed[-1:]
    yield "en-small", "seed 8 255", small
    yield "en-daily", "seed 8 255 1", small


# -- Answers and phrases


def answers():
    random = SplitMix64(3)
    yield "en-empty", []
    yield "en-one", ["crane"]
    yield "en-letters", [letter for letter in reversed(LATIN)]
    yield "en-longest", ["a" * 64, "z" * 64, "m" * 64]
    yield "en-five", sorted({word(random, 5) for _ in range(300)}, key=lambda one: one[::-1])
    yield "nl-five", "appel fiets kaart regen stoel water zebra".split()
    # On 2026-01-01 and the next four days, on all days, and on the last day that there is.
    yield "en-days", "crane abbey zebra moist pearl ivory toxic".split(), (20454, 5)
    yield "nl-days", "regen stoel".split(), (0, 2)
    yield "nl-last-day", "regen stoel".split(), (2932896, 1)


def phrases():
    random = SplitMix64(4)
    yield "en-empty", []
    yield "en-plain", [(0, "A stitch in time saves nine"), (1, "Don't panic!"), (2, "Out of the blue"), (255, "Hmm")]
    yield "nl-accents", [
        (3, "Één zwaluw maakt nog geen zomer"), (4, "’s Avonds coördineren"), (5, "De ĳsbeer"), (6, "Cafe\u0301 au lait"),
    ]  # fmt: skip
    signs = "abc ÉßœĳÅ≠漢字🎲\u0301\u00a0\u2028\u2029\ufeff\u200b\U0010ffff\u0800\uffff"
    odd = {"".join(random.choice(signs) for _ in range(random.range(1, 9))): None for _ in range(120)}
    yield "en-signs", [(random.range(0, 255), one) for one in odd]
    yield "en-longest", [(9, "x" * 65535), (0, "é")]


# -- Sentences

MARKS = {"PUNCT", "SYM"}


def sentence(pieces, rivals):
    """`pieces` are white space before, word, tag, whether it is a gap."""
    text, tokens, gaps = "", [], []
    for index, (space, one, tag, gap) in enumerate(pieces):
        text += space if index else ""
        tokens.append("%d:%d:%s" % (len(text.encode()), len(one.encode()), tag))
        text += one
        if gap:
            gaps.append("%d:%s" % (index, ",".join(rivals(one))))
    return "%s\t%s\t%s" % (text, " ".join(tokens), "|".join(gaps))


def lowered(one):
    """The caseless form of the words used here."""
    return one.lower().replace("’", "'")


def random_sentences(random, count, words, most):
    tags = "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X".split()
    spaces = [" "] * 9 + ["", "  ", "\u00a0", "\u2003 ", "\u3000"]
    made = {}
    for _ in range(count):
        pieces = [
            [random.choice(spaces), random.choice(words), random.choice(tags), random.below(3) == 0]
            for _ in range(random.range(1, most))
        ]
        forms = [lowered(one) for _, one, _, _ in pieces]
        for piece in pieces:
            piece[3] = piece[3] and piece[2] not in MARKS and forms.count(lowered(piece[1])) == 1
        made.setdefault("".join(space + one for space, one, _, _ in pieces[1:]) + "|" + pieces[0][1], pieces)
    answers = sorted({lowered(p[1]) for pieces in made.values() for p in pieces if p[3]}, key=str.encode)
    seen = set()
    for pieces in made.values():
        line = sentence(
            pieces, lambda own: [one for one in random.sample(answers, random.below(4)) if one != lowered(own)]
        )
        text = line.split("\t")[0]
        if text not in seen:
            seen.add(text)
            yield line


def tagged(line):
    """A sentence from `word/TAG`, where `*` behind the tag makes a gap whose rivals follow; `_` joins."""
    pieces, rivals = [], {}
    for piece in line.split():
        one, tag = piece.rsplit("/", 1)
        tag, star, few = tag.partition("*")
        joined = one.startswith("_")
        one = one.lstrip("_")
        pieces.append(("" if joined else " ", one, tag, bool(star)))
        rivals[one] = [rival for rival in few.split(",") if rival]
    return sentence(pieces, rivals.get)


def sentences():
    yield "en-empty", []
    yield "en-few", [
        tagged("An/DET* apple/NOUN*egg is/AUX* sweet/ADJ* _./PUNCT"),
        tagged("He/PRON* is/AUX in/ADP*on this/DET*an _,/PUNCT and/CCONJ* egg/NOUN*apple,café"),
        tagged("On/ADP*in the/DET table/NOUN it/PRON*he saw/VERB Café/PROPN*apple,egg"),
    ]
    yield "nl-accents", [
        tagged("Één/DET* coördinator/NOUN* eet/VERB* ’s/DET _avonds/ADV* zo’n/DET*één ijsje/NOUN* _!/PUNCT"),
        tagged("’t/PRON* Is/AUX* 漢字/X* of/CCONJ* 🎲/SYM _?/PUNCT"),
    ]
    yield "en-no-gaps", [tagged("Hello/INTJ"), tagged("Yes/INTJ _,/PUNCT no/INTJ")]
    random = SplitMix64(5)
    yield "en-longest", random_sentences(random, 3, [word(random, 3) for _ in range(400)] + ["q" * 255], 255)
    # More than 256 forms, so that their numbers take two bytes, and more than two entries of RANK.
    words = [word(random, random.range(1, 7)) for _ in range(260)] + "The THE the É é don't Don’t x.y New\u00a0York".split(" ")
    yield "en-many", random_sentences(random, 200, words, 9)


def write(name, lines):
    with open(os.path.join(HERE, "source", name + ".txt"), "w", encoding="utf-8", newline="\n") as file:
        file.writelines(line + "\n" for line in lines)


def main():
    os.makedirs(os.path.join(HERE, "source"), exist_ok=True)
    for name, words in lexicons():
        write(name + ".lexicon", sorted(set(words)))
    for name, head, packs in levels():
        write(name + ".levels", [head] + packs)
    for name, words, *days in answers():
        write(name + ".answers", [" ".join(map(str, ("seed", len(words)) + sum(days, ())))] + words)
    for name, rows in phrases():
        write(name + ".phrases", ["seed 4"] + ["%d\t%s" % row for row in rows])
    for name, rows in sentences():
        write(name + ".sentences", ["seed 5"] + list(rows))


if __name__ == "__main__":
    main()
