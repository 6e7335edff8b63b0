#!/usr/bin/env python3
"""Answers conformance queries with the readers of Tests/Reference: lines of file, tab, query; a line for each answer."""

import os
import re
import sys
import unicodedata

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "..", "Reference"))
import packs_reader
from container import Damaged, check, container, head, number
from lexicon_reader import Lexicon
from packs_reader import CLASSES, TAGS


class Answer(Exception):
    """An answer that ends a query at once."""


def none():
    raise Answer("none")


# -- Section 8 of FORMAT.md: folding

SPECIAL = {"ß": "ss", "ẞ": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ĳ": "ij"}


def folded(text):
    """The letters a to z of a text; None where it holds anything else."""
    letters = ""
    for sign in "".join(unicodedata.normalize("NFKD", sign) if is_latin(ord(sign)) else sign for sign in text):
        if 0x300 <= ord(sign) <= 0x36F:
            if not letters:
                return None
            continue
        letters += SPECIAL.get(sign.lower()[0], sign.lower())
    return letters if all("a" <= letter <= "z" for letter in letters) else None


def folded_parts(text, wildcards):
    """A text folded between its wildcards; None where it holds anything else."""
    parts = [part if part and part in wildcards else folded(part) for part in re.split("([%s])" % wildcards, text)]
    return None if None in parts else "".join(parts)


def is_latin(scalar):
    return scalar < 0x80 or 0xC0 <= scalar <= 0x24F or 0x1E00 <= scalar <= 0x1EFF or 0xFB00 <= scalar <= 0xFB06


# -- Kinds of artefact


class LexiconFile:
    def __init__(self, data, verifies):
        self.lexicon = Lexicon(data, verifies)
        self.count = self.lexicon.words
        self.words = None

    def verify(self):
        self.lexicon.verify()

    def enumerate(self):
        """All words, which many questions go through."""
        if self.words is None:
            self.words = list(self.lexicon.enumerate())
        return self.words

    def letters(self, text):
        letters = folded(text)
        return none() if letters is None else letters.encode()

    def contains(self, text):
        letters = folded(text)
        return 1 if letters and self.lexicon.rank(letters.encode()) is not None else 0

    def rank(self, text):
        rank = self.lexicon.rank(self.letters(text))
        return none() if rank is None else rank

    def prefix(self, text):
        return self.lexicon.starting(self.letters(text))

    def word(self, rank):
        word = self.lexicon.select(int(rank))
        return none() if word is None else word.decode()

    def next(self, text):
        end = self.lexicon.walk(self.letters(text))
        arcs = self.lexicon.arcs(end[1], end[2]) if end and end[1] else []
        return "".join(chr(self.lexicon.letters[arc.label]) for arc in arcs)

    def complete(self, text, limit):
        letters = folded(text)
        return "" if letters is None else self.few(self.lexicon.enumerate(letters.encode()), limit)

    def match(self, pattern, limit):
        pattern = folded_parts(pattern, "?*")
        if pattern is None or len(pattern.encode().replace(b"*", b"")) > 63:
            return ""
        signs = {"?": b".", "*": b".*"}
        wanted = re.compile(b"".join(signs.get(sign) or re.escape(sign.encode()) for sign in pattern))
        return self.few(filter(wanted.fullmatch, self.enumerate()), limit)

    def anagrams(self, letters, limit):
        letters = folded_parts(letters, "?")
        if letters is None:
            return ""
        letters = letters.encode()
        jokers, bag = letters.count(b"?"), letters.replace(b"?", b"")

        def fits(word):
            missing = sum(max(0, word.count(letter) - bag.count(letter)) for letter in set(word))
            return len(word) == len(letters) and missing <= jokers

        return self.few(filter(fits, self.enumerate()), limit)

    def neighbours(self, text, limit):
        if folded(text) is None:
            return ""
        word, found = self.letters(text), set()
        letters = [bytes([letter]) for letter in self.lexicon.letters]
        for at in range(len(word) + 1):
            found.update(word[:at] + letter + word[at:] for letter in letters)
            if at < len(word):
                found.add(word[:at] + word[at + 1 :])
                found.update(word[:at] + letter + word[at + 1 :] for letter in letters)
                found.add(word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :])
        found.discard(word)
        unfit = [None, *self.lexicon.unfit()]
        return self.few(sorted(one for one in found if one and self.lexicon.rank(one) not in unfit), limit)

    @staticmethod
    def few(words, limit):
        found, limit = [], int(limit)
        for word in words if limit > 0 else ():
            found.append(word.decode())
            if len(found) == limit:
                break
        return " ".join(found)


class PackFile:
    """Level packs, answers, phrases or sentences, by the rows of packs_reader."""

    def __init__(self, data, verifies):
        kind, self.language, self.found = container(data, verifies)
        self.reader = {2: packs_reader.levels, 3: packs_reader.answers, 4: packs_reader.phrases,
                       5: packs_reader.sentences}.get(kind)  # fmt: skip
        check(self.reader, "another kind of artefact", "wrong-kind")
        OPENING[kind](self.found)
        self.kind = kind
        self.read = None

    def verify(self):
        self.rows()

    def rows(self):
        if self.read is None:
            self.read = list(self.reader(self.found, self.language))
        return self.read[1:]

    def row(self, index):
        rows = self.rows()
        return rows[int(index)] if int(index) < len(rows) else none()

    @property
    def count(self):
        return len(self.rows())


class LevelsFile(PackFile):
    def pack(self, set_number, level):
        for row in self.rows():
            if (row[0], row[1]) == (int(set_number), int(level)):
                return "%d %s" % (row[2], row[4])
        none()


class AnswersFile(PackFile):
    def contains(self, text):
        letters = folded(text)
        return 1 if letters and (letters,) in self.rows() else 0

    def answer(self, index):
        return self.row(index)[0]

    def days(self, _):
        return "%d %d" % (packs_reader.days(self.found, self.count) or none())


class PhrasesFile(PackFile):
    def phrase(self, index):
        return "%d %d %s" % self.row(index)


class SentencesFile(PackFile):
    def sentence(self, index):
        return self.row(index)[0]

    def parts(self, index):
        """Offset, length and tag of each token; token, answer and rivals of each gap."""
        _, tokens, gaps = self.row(index)
        return [token.split(":") for token in tokens.split()], [gap.split(":") for gap in gaps.split()]

    def tokens(self, index):
        return " ".join("%s %s %d" % (at, length, TAGS.index(tag) + 1) for at, length, tag in self.parts(index)[0])

    def gaps(self, index):
        tokens, gaps = self.parts(index)
        return " ".join("%s %d %s" % (at, CLASSES.get(tokens[int(at)][2], 0), own) for at, own, _ in gaps)

    def rivals(self, index, gap):
        try:
            gaps = self.parts(index)[1]
        except Answer:
            gaps = []
        return gaps[int(gap)][2].replace(",", " ") if int(gap) < len(gaps) else none()

    def gap_answer(self, wanted):
        for text, tokens, gaps in self.rows():
            for gap in gaps.split():
                if gap.split(":")[1] == wanted:
                    at, length, _ = tokens.split()[int(gap.split(":")[0])].split(":")
                    word = text.encode()[int(at) : int(at) + int(length)].decode()
                    return packs_reader.caseless(word)
        none()

    def playing(self, lexical_class, place=None):
        if not 0 <= int(lexical_class) <= 6:
            raise Answer("invalid-argument")
        found = []
        for index in range(self.count):
            tokens, gaps = self.parts(index)
            if any(CLASSES.get(tokens[int(gap[0])][2], 0) == int(lexical_class) for gap in gaps):
                found.append(index)
        if place is None:
            return len(found)
        return found[int(place)] if int(place) < len(found) else none()


# -- What a reader refuses before it is asked to verify the contents

def section(found, name, size=None):
    return packs_reader.section(found, name, size)


def open_levels(found):
    info = section(found, "INFO", 32)
    packs = number(info, 8, 4)
    sets = number(info, 12, 4)
    check(info[16] in (0, 1, 255) and sets <= packs and number(info, 20, 4) <= sets, "INFO holds a value out of range")
    section(found, "PACK", 88 * packs), section(found, "WORD")


def open_answers(found):
    info = section(found, "INFO", 16)
    count, length = number(info, 8, 4), info[12]
    check((count == 0) == (length == 0) and length <= 64, "INFO holds a value out of range")
    section(found, "WORD", count * length)
    packs_reader.days(found, count)


def open_phrases(found):
    section(found, "PHRA", 8 * number(section(found, "INFO", 16), 8, 4)), section(found, "TEXT")


def open_sentences(found):
    info = section(found, "INFO", 32)
    count, forms, answers, sets = (number(info, at, 4) for at in (8, 12, 16, 20))
    width = max(1, ((forms - 1).bit_length() + 7) // 8)
    section(found, "ANSW", answers * width), section(found, "MASK", 2 * count)
    section(found, "RANK", 28 * ((count + 63) // 64 + 1))
    for name, records in (("FORM", forms), ("RIVD", sets), ("SENT", count)):
        check(len(section(found, name)) >= 4 * ((records + 7) // 8), "a table has no room for its index")


OPENING = {2: open_levels, 3: open_answers, 4: open_phrases, 5: open_sentences}
KINDS = {1: LexiconFile, 2: LevelsFile, 3: AnswersFile, 4: PhrasesFile, 5: SentencesFile}


class File:
    """A file in memory, opened as its kind asks."""

    def __init__(self, data, verifies=True):
        self.data = data
        kind, self.language, entries = head(self.data)
        check(kind in KINDS, "no kind to read", "wrong-kind")
        self.number = kind
        self.identity = number(self.data, 24 + 32 * len(entries), 8)
        self.reader = KINDS[kind](self.data, verifies)

    def answer(self, verb, rest):
        general = {
            "kind": lambda: self.number,
            "language": lambda: {"en": 1, "nl": 2}[self.language],
            "identity": lambda: "%016x" % self.identity,
            "count": lambda: self.reader.count,
            "fold": lambda: none() if folded(rest) is None else folded(rest),
        }
        if verb in general:
            return general[verb]()
        if verb == "hint":
            one, other = rest.lower().split(" ")
            return sum(min(one.count(letter), other.count(letter)) for letter in map(chr, range(97, 123)))
        if verb == "marks":
            return marks(*rest.lower().partition(" ")[::2])
        question = getattr(self.reader, verb.replace("-", "_"), None)
        if question is None:
            return "wrong-kind"
        if verb in ("complete", "match", "anagrams", "neighbours"):
            return question(*rest.rpartition(" ")[::2])
        return question(*rest.split(" ")) if verb in ("pack", "rivals", "playing") else question(rest)


def marks(guess, secret):
    if len(guess) != len(secret) or len(guess) > 32:
        return "invalid-argument"
    found = [2 if one == other else 0 for one, other in zip(guess, secret)]
    left = [other for one, other in zip(guess, secret) if one != other]
    for at, letter in enumerate(guess):
        if found[at] == 0 and letter in left:
            found[at] = 1
            left.remove(letter)
    return "".join(map(str, found))


def survive(path):
    """Asks a file that may hold anything; whatever is wrong with it is found out in good order."""
    try:
        file = File(contents(path), verifies=False)
        for verb, rest in (("contains", "pea"), ("word", "3"), ("complete", "a 9"), ("sentence", "0"), ("answer", "0")):
            file.answer(verb, rest)
    except (Damaged, Answer):
        pass
    return "survived"


def contents(path):
    with open(path, "rb") as file:
        return file.read()


FILES = {}


def opened(path):
    if path not in FILES:
        FILES.clear()
        FILES[path] = File(contents(path))
    return FILES[path]


def respond(path, query):
    verb, _, rest = query.partition(" ")
    if verb == "survive":
        return survive(path)
    try:
        file = opened(path)
        if verb == "check":
            file.reader.verify()
        return "ok" if verb in ("open", "check") else file.answer(verb, rest)
    except Damaged as problem:
        return problem.status
    except Answer as answer:
        return answer.args[0]


def main():
    for line in sys.stdin.buffer:
        path, _, query = line.decode("utf-8").rstrip("\n").partition("\t")
        sys.stdout.buffer.write(("%s\n" % respond(path, query)).encode("utf-8"))


if __name__ == "__main__":
    main()
