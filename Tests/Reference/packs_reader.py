#!/usr/bin/env python3
"""A second reader of level packs, answers, phrases and sentences, written from Documentation/FORMAT.md alone.

    packs_reader.py FILE             the contents: a line for the file, then one for each pack, answer, phrase or
                                     sentence
    packs_reader.py --check FILE...  one line per file: sound, or what is wrong

Fields are separated by tabs. Exit status: 0 done, 64 usage, 65 a file is damaged or of another kind. Uses only the
standard library.
"""

import math
import sys

sys.dont_write_bytecode = True
from container import Damaged, check, container, number


def section(found, name, size=None):
    check(name in found, "a section is missing")
    check(size is None or len(found[name]) == size, "a section has a wrong length")
    return found[name]


def letters(word):
    check(all(0x61 <= byte <= 0x7A for byte in word), "a word holds something else than letters")
    return word.decode("ascii")


def fraction(entry, at, least, most):
    upper, lower = number(entry, at, 8), number(entry, at + 8, 8)
    check(lower >= 1 and math.gcd(upper, lower) == 1, "a fraction is not in lowest terms")
    check(least * lower <= upper <= most * lower, "a fraction is out of range")
    return "%d/%d" % (upper, lower)


def figures(entry, words):
    if entry[12] == 0:
        check(not any(entry[13:]), "a byte that must be 0 is not")
        return "-"
    check(entry[12] == 1 and not any(entry[13:16]), "a byte that must be 0 is not")
    hint, millibits, pairs = number(entry, 80, 4), number(entry, 84, 2), number(entry, 86, 2)
    check(hint <= 1000000 and millibits <= 8000, "a figure is out of range")
    check(pairs <= words * (words - 1) // 2, "a figure is out of range")
    fractions = (
        fraction(entry, 16, 0, 1),
        fraction(entry, 32, 1, words),
        fraction(entry, 48, 0, 1),
        fraction(entry, 64, 1, words),
    )
    return " ".join(fractions + ("%d" % hint, "%d" % millibits, "%d" % pairs))


def levels(found, language):
    """Section 3."""
    info = section(found, "INFO", 32)
    packs, sets, ladder = number(info, 8, 4), number(info, 12, 4), info[16]
    check(ladder in (0, 1, 255) and sets <= packs, "INFO holds a value out of range")
    daily = number(info, 20, 4)
    check(daily <= sets, "INFO holds a value out of range")
    check(not any(info[17:20]) and not any(info[24:]), "a byte that must be 0 is not")
    table, words = section(found, "PACK", 88 * packs), section(found, "WORD")
    yield ("levels", language, number(info, 0, 8), sets, packs, ladder) + ((daily,) if daily else ())
    last, end = (0, 255), 0
    for index in range(packs):
        entry = table[88 * index : 88 * index + 88]
        place = (number(entry, 0, 4), entry[4])
        attempts, count, length = entry[5], entry[6], entry[7]
        check(place[1] >= 1 and count >= 1 and length <= 64, "PACK holds a value out of range")
        follows = place[0] == last[0] and place[1] > last[1]
        check(follows or place[0] == last[0] + 1, "packs are out of order")
        check(number(entry, 8, 4) == end, "words are misplaced")
        found_words = []
        for _ in range(count):
            size = length
            if length == 0:
                size = number(words, end, 1)
                end += 1
            check(1 <= size <= 64 and end + size <= len(words), "a word has a wrong length")
            found_words.append(letters(words[end : end + size]))
            end += size
        if length == 0:
            check(len(set(map(len, found_words))) > 1, "words have one length")
        yield place + (attempts, length, " ".join(found_words), figures(entry, count))
        last = place
    check(last[0] == sets and end == len(words), "there are more sets or words than packs")


def days(found, entries):
    """Section 4: the first day and the number of days, if the file has them."""
    if "DAYS" not in found:
        return ()
    section(found, "DAYS", 8)
    first, count = number(found["DAYS"], 0, 4), number(found["DAYS"], 4, 4)
    check(1 <= count <= entries and first + count <= 2932897, "there are no such days")
    return first, count


def answers(found, language):
    """Section 4."""
    info = section(found, "INFO", 16)
    count, length = number(info, 8, 4), info[12]
    check((count == 0) == (length == 0) and length <= 64, "INFO holds a value out of range")
    check(not any(info[13:]), "a byte that must be 0 is not")
    words = section(found, "WORD", count * length)
    yield ("answers", language, number(info, 0, 8), count, length) + days(found, count)
    seen = set()
    for index in range(count):
        word = letters(words[index * length : (index + 1) * length])
        check(word not in seen, "an answer stands twice")
        seen.add(word)
        yield (word,)


def phrases(found, language):
    """Section 5."""
    info = section(found, "INFO", 16)
    count = number(info, 8, 4)
    check(not any(info[12:]), "a byte that must be 0 is not")
    table, texts = section(found, "PHRA", 8 * count), section(found, "TEXT")
    yield "phrases", language, number(info, 0, 8), count
    seen, end = set(), 0
    for at in range(0, 8 * count, 8):
        start, length, misses, tier = number(table, at, 4), number(table, at + 4, 2), table[at + 6], table[at + 7]
        check(start == end and length >= 1 and end + length <= len(texts), "a text is misplaced")
        check(tier == (0 if misses <= 1 else 1 if misses <= 3 else 2 if misses <= 5 else 3), "a wrong tier")
        try:
            text = texts[start : start + length].decode("utf-8", "strict")
        except UnicodeDecodeError:
            raise Damaged("a phrase is no UTF-8") from None
        controls = any(ord(sign) < 0x20 or 0x7F <= ord(sign) <= 0x9F for sign in text)
        check(not controls, "a phrase holds a control character")
        check(text not in seen, "a phrase stands twice")
        seen.add(text)
        end += length
        yield misses, tier, text
    check(end == len(texts), "there are more texts than phrases")


def varint(data, at):
    """Section 6: the number at `at`, and where it ends."""
    value = 0
    for index in range(5):
        byte = number(data, at + index, 1)
        value |= (byte & 0x7F) << 7 * index
        if byte < 0x80:
            check(value < 1 << 31 and (index == 0 or byte != 0), "a varint is too large or too long")
            return value, at + index + 1
    raise Damaged("a varint is too long")


def records(section, count, differ=True):
    """Section 6: the records of a table, all of which differ unless told otherwise."""
    start = 4 * ((count + 7) // 8)
    check(start <= len(section), "a table has no room for its index")
    at, found = start, []
    for index in range(count):
        if index % 8 == 0:
            check(number(section, index // 2, 4) == at - start, "a record is misplaced")
        length, at = varint(section, at)
        check(at + length <= len(section), "a record leaves its table")
        found.append(section[at : at + length])
        at += length
    check(at == len(section), "something follows the last record")
    check(not differ or len(set(found)) == count, "a record stands twice")
    return found


TAGS = "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X".split()
CLASSES = {"ADP": 1, "DET": 2, "VERB": 3, "AUX": 3, "NOUN": 4, "PROPN": 4, "PRON": 5, "CCONJ": 6, "SCONJ": 6}
WHITE = "\u0020\u00a0\u1680\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))


def utf8(data, problem):
    try:
        return data.decode("utf-8", "strict")
    except UnicodeDecodeError:
        raise Damaged(problem) from None


def caseless(text):
    def lower(sign):
        if sign == "\u2019":
            return "'"
        mapped = ord(sign) <= 0x17F or 0x1E00 <= ord(sign) <= 0x1EFF
        # U+0130 is the only one whose full mapping has two code points; the simple one is i.
        return sign.lower()[0] if mapped else sign

    return "".join(map(lower, text))


def form(record):
    """Part of speech, white space before, text."""
    head = number(record, 0, 1)
    kind, tag, at = head >> 5, head & 31, 1
    check(1 <= tag <= 17 and kind <= 2, "FORM holds a value out of range")
    space = " " if kind == 1 else ""
    if kind == 2:
        length = number(record, 1, 1)
        check(1 <= length <= 16 and length + 2 <= len(record), "white space has a wrong length")
        space, at = utf8(record[2 : 2 + length], "white space is no UTF-8"), 2 + length
        check(space != " " and all(sign in WHITE for sign in space), "other white space is none")
    text = utf8(record[at:], "a form is no UTF-8")
    check(1 <= len(record) - at <= 255, "a form has a wrong length")
    controls = any(ord(sign) < 0x20 or 0x7F <= ord(sign) <= 0x9F for sign in text)
    check(not controls and text[0] not in WHITE and text[-1] not in WHITE, "a form is no token")
    return TAGS[tag - 1], kind, space, text


def rival_sets(table, answers):
    """The sets of a table, each as a list of numbers. They are added up as numbers with a bit for each answer."""
    sets, depths = [], []
    for index, record in enumerate(table):
        back, at = varint(record, 0)
        check(back <= index, "the base of a rival set is none before it")
        found = sets[index - back] if back else 0
        depths.append(depths[index - back] + 1 if back else 0)
        check(depths[index] <= 15, "a rival set has too many bases")
        following = 0
        while at < len(record):
            step, at = varint(record, at)
            check(following + step < answers, "a rival is no answer")
            found ^= 1 << following + step
            following += step + 1
        sets.append(found)
    check(len(set(sets)) == len(sets), "a rival set stands twice")
    return [[place for place, bit in enumerate(reversed(bin(found)[2:])) if bit == "1"] for found in sets]


def sentences(found, language):
    """Section 6."""
    info = section(found, "INFO", 32)
    count, form_count, answer_count, set_count = (number(info, at, 4) for at in (8, 12, 16, 20))
    check(not any(info[24:]), "a byte that must be 0 is not")
    width = max(1, ((form_count - 1).bit_length() + 7) // 8)
    numbers = section(found, "ANSW", answer_count * width)
    masks = section(found, "MASK", 2 * count)
    ranks = section(found, "RANK", 28 * ((count + 63) // 64 + 1))
    forms = [form(record) for record in records(section(found, "FORM"), form_count)]
    answers = []
    for at in range(0, len(numbers), width):
        place = number(numbers, at, width)
        check(place < form_count, "an answer is no form")
        answers.append(caseless(forms[place][3]))
    keys = [answer.encode("utf-8") for answer in answers]
    check(all(one < other for one, other in zip(keys, keys[1:])), "answers are out of order")
    places = {answer: place for place, answer in enumerate(answers)}
    sets = rival_sets(records(section(found, "RIVD"), set_count, False), answer_count)
    yield "sentences", language, number(info, 0, 8), count, form_count, answer_count, set_count
    used, seen, playing = (set(), set(), set()), set(), [0] * 7
    for index, record in enumerate(records(section(found, "SENT"), count)):
        if index % 64 == 0:
            check([number(ranks, 28 * (index // 64) + 4 * c, 4) for c in range(7)] == playing, "RANK is wrong")
        text, tokens, gaps, at = "", [], [], 0
        while at < len(record):
            code, at = varint(record, at)
            check(code >> 1 < form_count, "a token is no form")
            tag, kind, space, word = forms[code >> 1]
            check(tokens or kind == 1, "a sentence begins with another form")
            used[0].add(code >> 1)
            text += (space if tokens else "") + word
            if code & 1:
                rivals, at = varint(record, at)
                check(rivals < set_count and caseless(word) in places, "a gap has no answer or rivals")
                answer = places[caseless(word)]
                check(tag not in ("PUNCT", "SYM") and answer not in sets[rivals], "a gap is on no word")
                used[1].add(answer)
                used[2].add(rivals)
                gaps.append((len(tokens), answer, sets[rivals]))
            tokens.append((len(text.encode("utf-8")) - len(word.encode("utf-8")), word, tag))
        check(1 <= len(tokens) <= 255 and text not in seen, "a sentence is empty, too long or there twice")
        seen.add(text)
        words = [caseless(word) for _, word, _ in tokens]
        check(all(words.count(words[token]) == 1 for token, _, _ in gaps), "a hidden word stands twice")
        classes = {CLASSES.get(tag, 0) for _, _, tag in tokens}
        playable = {CLASSES.get(tokens[token][2], 0) for token, _, _ in gaps}
        stated = sum(1 << c for c in classes), sum(1 << c for c in playable)
        check(stated == (masks[2 * index], masks[2 * index + 1]), "MASK is wrong")
        for one in playable:
            playing[one] += 1
        shown = " ".join("%d:%d:%s" % (start, len(word.encode("utf-8")), tag) for start, word, tag in tokens)
        hidden = " ".join("%d:%d:%s" % (token, answer, ",".join(map(str, few))) for token, answer, few in gaps)
        yield text, shown, hidden
    check([number(ranks, len(ranks) - 28 + 4 * c, 4) for c in range(7)] == playing, "RANK is wrong")
    check(
        tuple(map(len, used)) == (form_count, answer_count, set_count),
        "a form, an answer or a rival set is unused",
    )


def rows(path):
    with open(path, "rb") as file:
        kind, language, found = container(file.read())
    check(kind in (2, 3, 4, 5), "another kind of artefact")
    return list((levels, answers, phrases, sentences)[kind - 2](found, language))


def main(arguments):
    checks = arguments[:1] == ["--check"]
    paths = arguments[1:] if checks else arguments
    if not paths or (len(paths) > 1 and not checks):
        sys.stderr.write(__doc__)
        return 64
    status = 0
    for path in paths:
        try:
            lines = rows(path)
            if checks:
                lines = [("sound",)]
        except Damaged as problem:
            lines = [(problem,)] if checks else []
            if not checks:
                sys.stderr.write("%s: %s\n" % (path, problem))
            status = 65
        text = "".join("\t".join(map(str, line)) + "\n" for line in lines)
        sys.stdout.buffer.write(text.encode("utf-8"))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
