#!/usr/bin/env python3
"""Prints conformance.jsonl: one line {"file", "query", "answer"} per question.

Answers come from the lists in source/ by brute force, without any reader of artefacts. For bad files they are the error
classes in bad/reasons.tsv.
"""

import json
import os
import sys

sys.dont_write_bytecode = True
from crafted import SOURCES, unfit_ranks
from prng import SplitMix64

HERE = os.path.dirname(os.path.abspath(__file__))
KINDS = {"lexicon": 1, "levels": 2, "answers": 3, "phrases": 4, "sentences": 5}
LANGUAGES = {"en": 1, "nl": 2}

# How texts fold: their letters, or None where they are no word.
FOLDED = {
    "Peafowl": "peafowl", "PEAFOWL": "peafowl", "pEa": "pea", "péa": "pea", "pe\u0301a": "pea", "Café": "cafe", "CAFE\u0301": "cafe",
    "Ĳs": "ijs", "ĳsje": "ijsje", "IJsland": "ijsland", "één": "een", "coördinatie": "coordinatie", "straße": "strasse",
    "STRAẞE": "strasse", "Ægir": "aegir", "œuf": "oeuf", "Smørrebrød": "smorrebrod", "Łódź": "lodz", "İ": "i", "ı": "i",
    "ﬁne": "fine", "Å": "a", "": "", "tea ": None, " tea": None, "te a": None, "don't": None, "don’t": None, "re-do": None,
    "abc1": None, "e.g.": None, "чай": None, "τσάι": None, "茶": None, "🎲": None, "te\u200ba": None, "\u0301a": None, "tea\u00ad": None,
    "a_b": None, "a?b": None, "a*": None, "\ufefftea": None, "ｔｅａ": None,
}  # fmt: skip

# The same for patterns, in which `?` and `*` are kept, and for letters of anagrams, in which `?` is.
FOLDED_PATTERNS = {
    "P?Á*": "p?a*", "*É*": "*e*", "*e\u0301?": "*e?", "*ĳ*": "*ij*", "ﬁ*": "fi*", "*ß": "*ss", "pe_a": None, "p-*": None, "?\u0301": None,
    "*1": None, "*ч": None,
}  # fmt: skip
FOLDED_RACKS = {"ÁeT": "aet", "te\u0301?": "te?", "Ĳs?": "ijs?", "Œ": "oe", "te*": None, "t_a": None, "?\u0301": None, "te4": None, "ч": None}


def rows(name):
    with open(os.path.join(HERE, "source", name + ".txt"), encoding="utf-8") as file:
        return file.read().split("\n")[:-1]


def shown(words):
    return " ".join(words)


# -- Lexicons


def matches(pattern, word):
    if not pattern:
        return not word
    if pattern[0] == "*":
        return any(matches(pattern[1:], word[at:]) for at in range(len(word) + 1))
    return bool(word) and pattern[0] in ("?", word[0]) and matches(pattern[1:], word[1:])


def foldable(text, wildcards):
    """Whether a text has only wildcards and letters, which it has in ASCII."""
    return all(sign in wildcards or "a" <= sign.lower() <= "z" for sign in text)


def is_anagram(letters, word):
    left, jokers = list(letters), 0
    if len(left) != len(word):
        return False
    for letter in word:
        if letter in left:
            left.remove(letter)
        else:
            jokers += 1
    return jokers <= letters.count("?")


def is_neighbour(one, other):
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    if len(one) == len(other):
        differing = [at for at in range(len(one)) if one[at] != other[at]]
        if len(differing) == 1:
            return True
        swapped = len(differing) == 2 and differing[1] == differing[0] + 1
        return swapped and one[differing[0]] == other[differing[1]] and one[differing[1]] == other[differing[0]]
    short, long = sorted((one, other), key=len)
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def lexicon(words, random, unfit=()):
    ranks = {word: rank for rank, word in enumerate(words)}
    letters = sorted(set("".join(words))) or ["a"]
    yield "count", len(words)
    for rank in [0, 1, len(words) - 1, len(words), len(words) + 1, 1 << 31, (1 << 32) - 1, 1 << 62, (1 << 64) - 1]:
        if rank >= 0:
            yield "word %d" % rank, words[rank] if rank < len(words) else "none"
    for word in random.sample(words, 12):
        yield "word %d" % ranks[word], word
    # Letters that fold to others, or to none, cannot be asked for.
    plain = [word for word in words if all("a" <= letter <= "z" for letter in word)]
    asked = random.sample(plain, 15)
    near = [word[: random.below(len(word)) + 1] for word in asked] + [word + random.choice("aes") for word in asked]
    near += [word[:1] + random.choice("aeiou") + word[2:] for word in asked]
    for text in dict.fromkeys(asked + near + ["a", "z", "zz", "pea", "peafowl", "a" * 255, "a" * 256, "q" * 1000]):
        yield "contains " + text, 1 if text in ranks else 0
        yield "rank " + text, ranks.get(text, "none")
        yield "prefix " + text, sum(word.startswith(text) for word in words)
    for text, folded in random.sample(FOLDED.items(), 5 if len(words) > 20 else 99):
        yield "contains " + text, 1 if folded in ranks else 0
        yield "rank " + text, "none" if folded not in ranks else ranks[folded]
        yield "prefix " + text, "none" if folded is None else sum(word.startswith(folded) for word in words)
    few = 300 if len(words) < 5000 else 12
    limits = [0, 1, 3, 12, few] if max(map(len, words), default=0) < 100 else [0, 1, 3]
    for text in dict.fromkeys(["", letters[0], letters[-1], "zz", "pea"] + random.sample(near, 12)):
        if text and not text.isalpha():
            continue
        found = [word for word in words if word.startswith(text)]
        yield "next " + text, "".join(sorted({word[len(text)] for word in found if len(word) > len(text)}))
        limit = random.choice(limits)
        yield "complete %s %d" % (text, limit), shown(found[:limit])
        yield "complete %s %d" % (text, -1), ""
    patterns = ["*", "?", "??", "P?A*", "*ing", "?*?", "*e*e*", "a*z", "**", "p?a", "*" + letters[-1], "?" * 63, "?" * 64, "x", ""]
    for word in random.sample(words, 8) if limits[-1] > 3 else []:
        at = random.below(len(word))
        patterns += [word[:at] + "?" + word[at + 1 :], word[:at] + "*", "*" + word[at:], word[:1] + "*" + word[-1:]]
    for pattern in dict.fromkeys(patterns):
        limit = random.choice(limits)
        found = [] if len(pattern.replace("*", "")) > 63 else [word for word in words if matches(pattern.lower(), word)]
        yield "match %s %d" % (pattern, limit), shown(found[:limit]) if foldable(pattern, "?*") else ""
    for pattern, folded in FOLDED_PATTERNS.items():
        found = [word for word in words if folded is not None and matches(folded, word)]
        yield "match %s 3" % pattern, shown(found[:3])
    bags = ["aet", "TEA", "eat?", "???", "?", "", "qqq", "aelpr??"]
    for word in random.sample(words, 8) if limits[-1] > 3 else []:
        bags += [word[::-1], word[1:] + "?"]
    for bag in dict.fromkeys(bags):
        found = [word for word in words if is_anagram(bag.lower(), word)]
        limit = random.choice(limits)
        yield "anagrams %s %d" % (bag, limit), shown(found[:limit]) if foldable(bag, "?") else ""
    for bag, folded in FOLDED_RACKS.items():
        found = [word for word in words if folded is not None and is_anagram(folded, word)]
        yield "anagrams %s 3" % bag, shown(found[:3])
    for text in dict.fromkeys(random.sample(near + asked, 15) + ["tea", "", "aet"]):
        limit = random.choice(limits)
        yield "neighbours %s %d" % (text, limit), shown([word for word in words if word not in unfit and is_neighbour(text, word)][:limit])
    for verb in ("complete", "neighbours"):
        for text, folded in {"pé": "pe", "te_": None}.items():
            fits = str.startswith if verb == "complete" else lambda word, text: word not in unfit and is_neighbour(text, word)
            found = [word for word in words if folded is not None and fits(word, folded)]
            yield "%s %s 3" % (verb, text), shown(found[:3])
    for query in ("pack 1 1", "answer 0", "days", "phrase 0", "sentence 0", "gaps 0", "playing 3"):
        yield query, "wrong-kind"


def all_sixes():
    """The questions to all words of six letters, whose ranks are numbers with 26 digits."""
    words = 26**6

    def word(rank):
        return "".join(chr(97 + rank // 26**place % 26) for place in range(5, -1, -1))

    yield "count", words
    for rank in (0, 1, 25, 26, 1 << 20, 123456789, words - 1):
        yield "word %d" % rank, word(rank)
        yield "rank " + word(rank), rank
        yield "contains " + word(rank), 1
        yield "prefix " + word(rank)[:3], 26**3
    yield "word %d" % words, "none"
    yield "contains abcde", 0
    yield "next abcde", "".join(map(chr, range(97, 123)))
    yield "complete  3", shown(map(word, range(3)))
    yield "complete zzzzz 99", shown(map(word, range(words - 26, words)))


# -- Packs


def levels(lines, random):
    packs = {}
    for line in lines[1:]:
        set_number, level, attempts, words, _ = line.split("\t")
        packs[int(set_number), int(level)] = "%s %s" % (attempts, words)
    yield "count", len(packs)
    for place in dict.fromkeys(list(packs) + [(1, 1), (1, 2), (2, 9), (99, 1), (0, 1), (1, 0), (-1, -1), (3, 256), (1 << 30, 1)]):
        yield "pack %d %d" % place, packs.get(place, "none")
    for query in ("contains tea", "complete tea 9", "days"):
        yield query, "wrong-kind"


def answers(lines, random):
    words = lines[1:]
    yield "count", len(words)
    for index in random.sample(range(len(words)), 40) + [0, len(words), len(words) + 1, (1 << 32) - 1]:
        yield "answer %d" % index, words[index] if index < len(words) else "none"
    texts = random.sample(words, 20) + ["zzzzz", "a", "crane", "aaaaaa", ""]
    for text in dict.fromkeys(texts + [text.upper() for text in texts]):
        yield "contains " + text, 1 if text.lower() in words else 0
    yield "contains kaärt", 1 if "kaart" in words else 0
    yield "days", " ".join(lines[0].split()[2:]) or "none"
    yield "rank crane", "wrong-kind"


def phrases(lines, random):
    found = [line.split("\t") for line in lines[1:]]
    yield "count", len(found)
    for index in list(range(len(found))) + [len(found), (1 << 32) - 1]:
        if index < len(found):
            misses = int(found[index][0])
            tier = 0 if misses <= 1 else 1 if misses <= 3 else 2 if misses <= 5 else 3
            yield "phrase %d" % index, "%d %d %s" % (misses, tier, found[index][1])
        else:
            yield "phrase %d" % index, "none"
    yield "answer 0", "wrong-kind"
    yield "contains a", "wrong-kind"


TAGS = "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X".split()
CLASSES = ["", "ADP", "DET", "VERB AUX", "NOUN PROPN", "PRON", "CCONJ SCONJ"]


def class_of(tag):
    return next((index for index, tags in enumerate(CLASSES) if tag in tags.split()), 0)


def sentences(lines, random):
    parsed = []
    for line in lines[1:]:
        text, tokens, gaps = line.split("\t")
        tokens = [(int(at), int(length), tag) for at, length, tag in (token.split(":") for token in tokens.split(" "))]
        hidden = []
        for gap in filter(None, gaps.split("|")):
            token, rivals = gap.split(":")
            at, length, tag = tokens[int(token)]
            own = text.encode()[at : at + length].decode().lower().replace("’", "'")
            hidden.append((int(token), class_of(tag), own, [rival for rival in rivals.split(",") if rival]))
        parsed.append((text, tokens, hidden))
    answers = sorted({gap[2] for _, _, hidden in parsed for gap in hidden}, key=str.encode)
    numbers = {answer: number for number, answer in enumerate(answers)}
    yield "count", len(parsed)
    for index in random.sample(range(len(parsed)), 60) + [len(parsed), (1 << 32) - 1]:
        if index >= len(parsed):
            yield from (("%s %d" % (verb, index), "none") for verb in ("sentence", "tokens", "gaps"))
            yield "rivals %d 0" % index, "none"
            continue
        text, tokens, hidden = parsed[index]
        yield "sentence %d" % index, text
        yield "tokens %d" % index, shown("%d %d %d" % (at, length, TAGS.index(tag) + 1) for at, length, tag in tokens)
        yield "gaps %d" % index, shown("%d %d %d" % (token, kind, numbers[own]) for token, kind, own, _ in hidden)
        for place, (_, _, _, rivals) in enumerate(hidden):
            yield "rivals %d %d" % (index, place), shown(map(str, sorted(numbers[rival] for rival in rivals)))
        yield "rivals %d %d" % (index, len(hidden)), "none"
    for number in random.sample(range(len(answers)), 40) + [len(answers), (1 << 32) - 1]:
        yield "gap-answer %d" % number, answers[number] if number < len(answers) else "none"
    for kind in range(7):
        playing = [index for index, (_, _, hidden) in enumerate(parsed) if any(gap[1] == kind for gap in hidden)]
        yield "playing %d" % kind, len(playing)
        for place in random.sample(range(len(playing)), 12) + [0, len(playing)]:
            yield "playing %d %d" % (kind, place), playing[place] if place < len(playing) else "none"
    yield "playing 7", "invalid-argument"
    yield "playing -1", "invalid-argument"
    yield "phrase 0", "wrong-kind"


# -- Rules


def marks(guess, secret):
    found, left = ["0"] * len(guess), []
    for at, letter in enumerate(secret):
        if guess[at] == letter:
            found[at] = "2"
        else:
            left.append(letter)
    for at, letter in enumerate(guess):
        if found[at] == "0" and letter in left:
            found[at] = "1"
            left.remove(letter)
    return "".join(found)


def rules(random):
    for _ in range(150):
        length = random.range(1, 9)
        one, other = ("".join(random.choice("abcde") for _ in range(length)) for _ in range(2))
        yield "marks %s %s" % (one, other), marks(one, other)
        longer = other + random.choice(["", "a", "bc"])
        common = sum(min(one.count(letter), longer.count(letter)) for letter in "abcde")
        yield "hint %s %s" % (one.upper(), longer), common
    yield "hint tea tee", 2
    yield "hint tea eat", 3
    yield "marks babes abbey", "11220"
    yield "marks BABES abbey", "11220"
    yield "marks tea te", "invalid-argument"
    yield "marks %s %s" % ("a" * 32, "b" * 32), "0" * 32
    yield "marks %s %s" % ("a" * 33, "a" * 33), "invalid-argument"
    for text, folded in FOLDED.items():
        yield "fold " + text, "none" if folded is None else folded


# -- All files


def good():
    for number, name in enumerate(sorted(os.listdir(os.path.join(HERE, "good")))):
        yield from questions("good/" + name, number)
    for query, answer in rules(SplitMix64(99)):
        yield "good/en-peas.lexicon", query, answer


def questions(path, number):
    stem, kind = os.path.basename(path).split(".")
    with open(os.path.join(HERE, path), "rb") as file:
        data = file.read()
    checksum = 24 + 32 * int.from_bytes(data[12:14], "little")
    general = [("open", "ok"), ("check", "ok"), ("survive", "survived"), ("kind", KINDS[kind])]
    general.append(("language", LANGUAGES[stem[:2]]))
    general.append(("identity", "%016x" % int.from_bytes(data[checksum : checksum + 8], "little")))
    if stem == "en-all-sixes":
        yield from ((path, query, answer) for query, answer in general + list(all_sixes()))
        return
    lines = rows(SOURCES.get(stem, stem) + "." + kind)
    ask = {"lexicon": lexicon, "levels": levels, "answers": answers, "phrases": phrases, "sentences": sentences}
    random = SplitMix64(number)
    unfit = {"unfit": {lines[rank] for rank in unfit_ranks(len(lines))}} if stem == "en-rated" else {}
    for query, answer in general + list(ask[kind](lines, random, **unfit)):
        yield path, query, answer


def bad():
    with open(os.path.join(HERE, "bad", "reasons.tsv"), encoding="utf-8") as file:
        for line in file.read().split("\n")[1:-1]:
            name, opening, checking, _ = line.split("\t")
            for query, answer in (("open", opening), ("check", checking), ("survive", "survived")):
                yield "bad/" + name, query, answer
            if opening != "ok":
                yield "bad/" + name, "count", opening


def main():
    seen = set()
    for path, query, answer in list(good()) + list(bad()):
        if (path, query) not in seen:
            seen.add((path, query))
            line = json.dumps({"file": path, "query": query, "answer": str(answer)}, ensure_ascii=False)
            sys.stdout.buffer.write(line.encode("utf-8") + b"\n")


if __name__ == "__main__":
    main()
