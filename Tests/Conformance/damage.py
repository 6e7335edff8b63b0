#!/usr/bin/env python3
"""Writes the bad files from the good ones, each with its reason: damage.py GOOD BAD.

BAD/reasons.tsv gets one line per file: file, error class when opening, error class of the full check, reason. `ok` when
opening means that only the check of the contents finds the damage.
"""

import os
import sys

sys.dont_write_bytecode = True
from container_writer import Artefact, bytes_of, sealed
from crafted import ratings
from packed_tables import Codes, no_codes, targ
from rival_sets import found_records, found_sets, in_steps, record, table, varint

HERE = os.path.dirname(os.path.abspath(__file__))
KINDS = "lexicon levels answers phrases sentences".split()
SMALL = {"lexicon": "en-peas", "levels": "en-small", "answers": "nl-five", "phrases": "nl-accents", "sentences": "en-few"}


class Damage:
    def __init__(self, good, bad):
        self.good, self.bad, self.lines = good, bad, []

    def data(self, kind):
        with open(os.path.join(self.good, "%s.%s" % (SMALL[kind], kind)), "rb") as file:
            return file.read()

    def file(self, kind):
        return Artefact.of(self.data(kind))

    def add(self, name, kind, data, opening, reason, checking=None):
        """A bad file; `opening` and `checking` are the classes of errors, equal where one is given."""
        name = "%s.%s" % (name, kind)
        data = data.bytes() if isinstance(data, Artefact) else data
        with open(os.path.join(self.bad, name), "wb") as file:
            file.write(data)
        self.lines.append("%s\t%s\t%s\t%s" % (name, opening, checking or opening, reason))

    def unsound(self, name, kind, data, reason):
        """A file whose checksums are right and whose contents lie; only the whole check tells."""
        self.add(name, kind, data, "ok", reason, "damaged")

    def dense_entry(self):
        """A file with a dense node, where the node's first entry lies in NODE, and that entry with a count too many."""
        with open(os.path.join(self.good, "en-narrow-addresses.lexicon"), "rb") as file:
            data = file.read()
        nodes = Artefact.of(data)["NODE"]
        # A dense node with the first letter alone.
        start = nodes.index(bytes([255, 1, 0, 0, 0]), 8) + 5
        return data, start, int.from_bytes(nodes[start : start + 4], "little") + (1 << 17)

    def write_reasons(self):
        with open(os.path.join(self.bad, "reasons.tsv"), "w", encoding="utf-8", newline="\n") as file:
            file.write("file\topen\tcheck\treason\n" + "".join(line + "\n" for line in sorted(self.lines)))


# -- Container


def magic(damage):
    data = damage.data("lexicon")
    late = "not-an-artefact"
    damage.add("empty", "lexicon", b"", late, "no bytes at all")
    damage.add("one-byte", "lexicon", data[:1], late, "one byte")
    damage.add("only-magic", "lexicon", data[:8], late, "nothing behind the magic bytes")
    damage.add("cut-31", "lexicon", data[:31], late, "shorter than the smallest header")
    damage.add("line-ends", "lexicon", data.replace(b"\r\n", b"\n"), late, "CR LF became LF")
    damage.add("line-ends-added", "lexicon", data.replace(b"\n", b"\r\n"), late, "LF became CR LF")
    damage.add("seven-bit", "lexicon", bytes(byte & 127 for byte in data), late, "the high bits were stripped")
    damage.add("utf-8", "lexicon", data.decode("latin-1").encode("utf-8"), late, "read as Latin-1, written as UTF-8")
    damage.add("replaced", "lexicon", data.decode("utf-8", "replace").encode("utf-8"), late, "read as UTF-8 with repair")
    damage.add("gzip", "lexicon", b"\x1f\x8b\x08\0" + data, late, "begins as gzip data")
    damage.add("text", "lexicon", b"peafowl\n" * 9, late, "a word list")
    damage.add("shifted", "lexicon", b"\n" + data, late, "a byte stands before the file")


def header(damage):
    data = damage.data("lexicon")

    def with_byte(at, value, seal=True):
        changed = data[:at] + bytes([value]) + data[at + 1 :]
        return sealed(changed) if seal else changed

    for major in (0, 1, 3, 255):
        damage.add("major-%d" % major, "lexicon", with_byte(8, major), "unsupported-version", "major version %d" % major)
    later = damage.data("levels")
    damage.add("major-2", "levels", sealed(later[:8] + b"\2" + later[9:]), "unsupported-version", "major version 2 of levels")
    # Of all kinds but lexicons, the major version is 1.
    other = data[:8] + b"\1" + data[9:]
    for kind, reason in ((0, "kind 0"), (7, "a part of a build"), (255, "kind 255"), (6, "a tagger model")):
        damage.add("kind-%d" % kind, "lexicon", sealed(other[:10] + bytes([kind]) + other[11:]), "wrong-kind", reason)
    for language in (0, 3, 255):
        damage.add("language-%d" % language, "lexicon", with_byte(11, language), "damaged", "language %d" % language)
    unsealed = other[:10] + b"\2" + other[11:]
    damage.add("kind-unsealed", "lexicon", unsealed, "checksum-mismatch", "kind and version changed, checksum not")
    damage.add("minor-unsealed", "lexicon", with_byte(9, 1, False), "checksum-mismatch", "minor version changed, checksum not")
    damage.add("no-sections", "lexicon", with_byte(12, 0), "wrong-length", "the table ends at once, sections follow")
    damage.add("fewer-sections", "lexicon", with_byte(12, data[12] - 1, False), "checksum-mismatch", "a section less in the header")
    damage.add("sections-65", "lexicon", with_byte(12, 65, False), "checksum-mismatch", "65 sections")
    damage.add("sections-65535", "lexicon", data[:12] + b"\xff\xff" + data[14:], "checksum-mismatch", "65,535 sections")
    for name, length in (("short", len(data) - 1), ("long", len(data) + 1), ("huge", (1 << 64) - 1), ("zero", 0)):
        changed = sealed(data[:16] + bytes_of(length, 8) + data[24:])
        damage.add("length-" + name, "lexicon", changed, "wrong-length", "states %d bytes" % length)


def lengths(damage):
    for kind in KINDS:
        data = damage.data(kind)
        for share, cut in (("half", len(data) // 2), ("all-but-one", len(data) - 1)):
            damage.add("cut-" + share, kind, data[:cut], "wrong-length", "cut to %d bytes" % cut)
        damage.add("appended", kind, data + b"\0", "wrong-length", "a zero byte follows")
        damage.add("twice", kind, data + data, "wrong-length", "the file stands there twice")


def sections(damage):
    data = damage.data("lexicon")

    def with_entry(index, at, value, width):
        place = 24 + 32 * index + at
        return sealed(data[:place] + bytes_of(value, width) + data[place + width :])

    last = data[12] - 1
    start = int.from_bytes(data[24 + 32 + 8 :][:8], "little")
    length = int.from_bytes(data[24 + 32 + 16 :][:8], "little")
    damage.add("misaligned", "lexicon", with_entry(1, 8, start + 1, 8), "damaged", "a section is not at a multiple of 16")
    damage.add("gap", "lexicon", with_entry(1, 8, start + 16, 8), "damaged", "a section is farther behind than it may")
    damage.add("overlap", "lexicon", with_entry(1, 8, start - 16, 8), "damaged", "a section begins in the one before")
    damage.add("offset-huge", "lexicon", with_entry(1, 8, (1 << 64) - 16, 8), "damaged", "an offset near 2^64")
    damage.add("offset-zero", "lexicon", with_entry(0, 8, 0, 8), "damaged", "a section begins at the header")
    damage.add("section-huge", "lexicon", with_entry(1, 16, (1 << 64) - 1, 8), "damaged", "a length of 2^64 - 1")
    damage.add("section-wraps", "lexicon", with_entry(1, 16, (1 << 64) - start, 8), "damaged", "offset and length wrap around")
    damage.add("section-long", "lexicon", with_entry(last, 16, length + (1 << 20), 8), "damaged", "a section leaves the file")
    length = int.from_bytes(data[24 + 32 * last + 16 :][:8], "little")
    damage.add("section-short", "lexicon", with_entry(last, 16, length - 1, 8), "wrong-length", "a byte follows the last section")
    twice = Artefact.of(data)
    twice.sections.append(("INFO", twice["INFO"]))
    damage.add("section-twice", "lexicon", twice, "damaged", "two sections have one name")
    for kind in KINDS:
        data = damage.data(kind)
        count = data[12]
        ends = [24 + 32 * count + 8]
        for index in range(count):
            entry = data[24 + 32 * index :][:32]
            at, size = int.from_bytes(entry[8:16], "little"), int.from_bytes(entry[16:24], "little")
            if at > ends[-1]:
                changed = data[: at - 1] + b"\1" + data[at:]
                damage.add("padding", kind, changed, "damaged", "a byte between sections is not 0")
                break
            ends.append(at + size)
        for name, content in Artefact.of(data).sections:
            if content:
                at = data.rindex(content)
                flipped = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
                reason = "a bit of %s is flipped" % name
                damage.add("flip-" + name.lower(), kind, flipped, "checksum-mismatch", reason)
            damage.add("without-" + name.lower(), kind, damage.file(kind).without(name), "damaged", name + " is missing")
    for kind in KINDS[1:]:
        wrong = damage.file(kind)
        wrong.kind = 1
        damage.add("as-lexicon", kind, wrong, "damaged", "the header calls it a lexicon")


# -- Lexicon


def lexicon(damage):
    def refused(name, section, at, value, width, reason):
        damage.add(name, "lexicon", damage.file("lexicon").put(section, at, value, width), "damaged", reason)

    def unsound(name, section, at, value, width, reason):
        damage.unsound(name, "lexicon", damage.file("lexicon").put(section, at, value, width), reason)

    info = damage.file("lexicon")["INFO"]
    words, root, longest, letters = info[0], int.from_bytes(info[4:8], "little"), info[16], info[17]
    for value, reason in ((32, "32 letters"), (255, "255 letters"), (0, "no letters"), (letters - 1, "a letter less")):
        refused("letters-%d" % value, "INFO", 17, value, 1, reason)
    for value in (0, 15, 33, 255):
        refused("address-bits-%d" % value, "INFO", 18, value, 1, "addresses of %d bits" % value)
    for value in (0, 2, 3, 9):
        refused("narrow-%d" % value, "INFO", 19, value, 1, "narrow entries of %d bytes" % value)
        refused("wide-%d" % value, "INFO", 20, value, 1, "wide entries of %d bytes" % value)
    refused("letter-order", "INFO", 32, info[33], 1, "a letter stands twice")
    for name, at, letter, reason in (
        ("255", letters - 1, 0xFF, "letter 255"), ("delete", letters - 1, 0x7F, "U+007F as a letter"),
        ("high", letters - 1, 0xE9, "a letter that is no ASCII character"), ("zero", 0, 0, "letter 0"),
        ("escape", 0, 0x1B, "an escape character as a letter"), ("line-feed", 0, 0x0A, "a line feed as a letter"),
        ("blank", 0, 0x20, "a blank as a letter"), ("quote", 0, 0x22, "a quotation mark as a letter"),
        ("star", 0, 0x2A, "a sign of patterns as a letter"), ("question", 0, 0x3F, "the other sign of patterns as a letter"),
        ("backslash", 0, 0x5C, "a backslash as a letter"),
    ):  # fmt: skip
        refused("letter-" + name, "INFO", 32 + at, letter, 1, reason)
    refused("codes-4095", "CODE", 0, 4095, 2, "4,095 codes, of which most are missing")
    refused("codes-none", "CODE", 0, 0, 2, "no codes, and something behind them")

    def coded(name, codes, reason):
        file = damage.file("lexicon")
        file["CODE"] = codes.bytes()
        damage.add("code" + name, "lexicon", file, "damaged", reason)

    def sound():
        return Codes.of(damage.file("lexicon")["CODE"], letters)

    for name, code, reason in (
        ("label", 31, "a code with a label that is not there"), ("target-8", 8 << 7, "a code with target kind 8"),
        ("target-10", 10 << 7, "a code with target kind 10"), ("target-15", 15 << 7, "a code with target kind 15"),
        ("count", 1 << 11, "a code with a count and no target"), ("page", 2 << 7 | 6 << 11, "a page count without target kind 4"),
        ("last-count", 1 << 6 | 4 << 7 | 1 << 11, "the code of a last arc has a count"),
        ("table-count", 4 << 7 | 5 << 11, "a table count without target kind 7 or 9"),
        ("bank", 7 << 7 | 3 << 14, "a bank behind the end of its table"),
        ("entry", 9 << 7, "an entry behind the end of its table"),
    ):  # fmt: skip
        coded("-" + name, sound().add(code, entry=1023), reason)
    codes, two_bytes, (first, *others) = sound().codes, sound().two_bytes, sound().one_byte
    coded("s-two-bytes-1025", Codes(codes, range(1025), [first] + others), "1,025 codes of two bytes")
    coded("s-one-byte-251", Codes(codes, two_bytes, [range(251)] + others), "251 codes of one byte")
    missing = [len(codes)]
    coded("-two-bytes", Codes(codes, two_bytes + missing, [first] + others), "a code of two bytes that is not there")
    coded("-one-byte", Codes(codes, two_bytes, [first + missing] + others), "a code of one byte that is not there")
    refused("table-length", "TARG", 0, 65535, 2, "a table that is longer than its section")
    refused("dead-node", "NODE", 0, 254, 1, "the dead node is another")
    refused("dead-node-arcs", "NODE", 1, 1, 4, "the dead node has an arc")
    refused("dead-node-rest", "NODE", 7, 1, 1, "the last byte of the dead node is not 0")
    size = len(damage.file("lexicon")["NODE"])
    refused("sentinel-first", "NODE", size - 272, 0, 1, "the first of the end bytes is not FF")
    refused("sentinel-last", "NODE", size - 1, 0, 1, "the last of the end bytes is not FF")
    for name in ("INFO", "CODE", "TARG", "PAGE", "NODE"):
        for label, length in (("empty", 0), ("short", -1)):
            cut = damage.file("lexicon")
            cut[name] = cut[name][:length]
            damage.add("%s-%s" % (name.lower(), label), "lexicon", cut, "damaged", "%s is too short" % name)
        longer = damage.file("lexicon")
        longer[name] = longer[name] + b"\0"
        damage.add("%s-long" % name.lower(), "lexicon", longer, "damaged", "%s is too long" % name)

    def rated(change):
        file = damage.file("lexicon")
        file.minor = 1
        file.sections.append(("FAIR", change(ratings(words))))
        return file

    blocks = words // 480 + 1
    for name, change, reason in (
        ("empty", lambda section: b"", "FAIR is empty"), ("short", lambda section: section[:63], "FAIR has half a block"),
        ("odd", lambda section: section + b"\0", "FAIR has half a rank"),
    ):  # fmt: skip
        damage.add("fair-" + name, "lexicon", rated(change), "damaged", reason)
    for name, change, reason in (
        ("count", lambda section: b"\1" + section[1:], "FAIR counts a word before the first"),
        ("beyond", lambda section: section[: 64 * blocks - 1] + b"\x80" + section[64 * blocks :], "a word that is not there is fair"),
        ("order", lambda section: section + bytes_of(1, 4), "the unfit words do not ascend"),
        ("rank", lambda section: section + bytes_of(words, 4), "a word that is not there is unfit"),
    ):  # fmt: skip
        damage.unsound("fair-" + name, "lexicon", rated(change), reason)

    for value in (1 << 31, (1 << 32) - 1):
        refused("words-%d" % value, "INFO", 0, value, 4, "more words than a file may have")
    for value in (0, 1, words - 1, words + 1, 1 << 19, (1 << 31) - 1):
        unsound("words-%d" % value, "INFO", 0, value, 4, "states %d words, has %d" % (value, words))
    for value in (0, 1, longest - 1, longest + 1, 255):
        unsound("longest-%d" % value, "INFO", 16, value, 1, "states a longest word of %d letters" % value)
    for value in (0, 1, root - 1, root + 1, 1 << 20, (1 << 32) - 1):
        unsound("root-%d" % value, "INFO", 4, value, 4, "a root that is none")
    for name, at, stated in (("nodes", 8, 4_000_000_000), ("arcs", 12, 0)):
        unsound(name, "INFO", at, stated, 4, "states another number of %s" % name)
    junk = damage.file("lexicon")
    junk["NODE"] = junk["NODE"][:-272] + bytes([255]) + bytes(7) + junk["NODE"][-272:]
    damage.unsound("junk", "lexicon", junk, "something stands behind the last node that is none")
    with open(os.path.join(damage.good, "en-all-sixes.lexicon"), "rb") as file:
        spare = Artefact.of(file.read())
    spare["NODE"] = spare["NODE"][:-272] + spare["NODE"][8:221] + spare["NODE"][-272:]
    damage.unsound("node-unused", "lexicon", spare.put("INFO", 8, 7, 4).put("INFO", 12, 7 * 26, 4), "a node that nothing leads to")
    node = damage.dense_entry()
    unsound_dense = Artefact.of(node[0]).put("NODE", node[1], node[2], 4)
    damage.unsound("dense-before", "lexicon", unsound_dense, "words come before the first arc of a dense node")
    for labels, reason in (((1, 0), "the letters of a node do not ascend"), ((0, 0), "a letter twice"), ((1, 1), "another letter twice")):
        damage.unsound("arcs-%d-%d" % labels, "lexicon", two_arcs(*labels), "two arcs: " + reason)
    for name, data, reason in circles():
        damage.unsound(name, "lexicon", data, reason)


def dense(targets, is_word, count, longest):
    """Dense nodes over a to z: node i leads to node targets[i] by every letter."""
    letters = bytes(range(97, 123))
    info = bytes_of(count, 4) + bytes_of(8, 4) + bytes(8) + bytes([longest, 26, 20, 4, 5]) + bytes(11) + letters
    nodes, size = bytes([255]) + bytes(7), 5 + 4 * 26
    for index, target in enumerate(targets):
        entry = (8 + size * target if target is not None else 0) | (1 << 20 if is_word(index) else 0)
        nodes += bytes([255]) + bytes_of((1 << 26) - 1, 4) + bytes_of(entry, 4) * 26
    return lexicon_of(info, no_codes(26), targ([[]] * 26), nodes)


def code(label, word, last, target, count):
    return label | word << 5 | last << 6 | target << 7 | count << 11, 0, 0


def lexicon_of(info, codes, targets, nodes):
    return Artefact(1, 1, [
        ("INFO", info + bytes(64 - len(info))), ("CODE", codes), ("TARG", targets), ("PAGE", bytes(256)),
        ("NODE", nodes + bytes([255]) * 272),
    ])  # fmt: skip


def two_arcs(first, second):
    """One list of two arcs with these labels, each of which ends a word."""
    codes = Codes([code(first, 1, 0, 0, 0), code(second, 1, 1, 0, 0)], one_byte=[[1], [1], [0]])
    info = bytes_of(2, 4) + bytes_of(8, 4) + bytes_of(1, 4) + bytes_of(2, 4) + bytes([1, 2, 20, 4, 5]) + bytes(11) + b"ab"
    return lexicon_of(info, codes.bytes(), targ([[], []]), bytes([255]) + bytes(7) + bytes(2))


def forks(depth, is_word=0):
    """Lists of three arcs, all to the next one; the one by c ends a word if `is_word`, and each of the last list does."""
    codes = Codes(
        [code(0, 1, 0, 0, 0), code(1, 1, 0, 0, 0), code(2, 1, 1, 0, 0)]
        + [code(2, is_word, 1, 1, 0), code(0, 0, 0, 1, 4), code(1, 0, 0, 1, 4)],
        one_byte=[[1, 5], [2, 3], [], [0, 4]],
    )  # fmt: skip
    lie = bytes_of(1 << 30, 4)
    nodes = bytes([255]) + bytes(7) + (b"\1" + lie + b"\1" + lie + b"\1") * depth + b"\0\0\0"
    info = bytes_of((1 << 31) - 1, 4) + bytes_of(8, 4) + bytes_of(depth + 1, 4) + bytes_of(3 * depth + 3, 4)
    info += bytes([depth + 1, 3, 27, 5, 7]) + bytes(11) + b"abc"
    return lexicon_of(info, codes.bytes(), targ([[]] * 3), nodes)


def circles():
    down = list(range(1, 13)) + [None]
    yield "circle", dense([0], lambda _: False, 200, 255), "a circle without words"
    yield "circle-words", dense([0], lambda _: True, 200, 255), "a circle of words"
    yield "circle-two", dense([1, 0], lambda index: index == 1, 200, 255), "a circle of two nodes"
    yield "fan", dense(down, lambda _: False, (1 << 31) - 1, 255), "26^13 paths without a word"
    yield "forks", forks(80), "2^80 paths behind arcs that lie about them"
    yield "forks-deep", forks(254), "2^254 paths"
    yield "forks-words", forks(80, is_word=1), "2^80 paths with words on them"
    yield "fan-words", dense(down, lambda index: index == 12, 200, 13), "26^13 words where 200 are stated"


# -- Packs


def field(damage, kind, name, section, at, value, width, reason, opening="ok"):
    damage.add(name, kind, damage.file(kind).put(section, at, value, width), opening, reason, "damaged")


def levels(damage):
    def put(*arguments):
        field(damage, "levels", *arguments)

    late = "damaged"
    put("ladder", "INFO", 16, 2, 1, "an unknown ladder", late)
    put("packs-more", "INFO", 8, 99, 4, "states more packs than there are", late)
    put("packs-huge", "INFO", 8, (1 << 32) - 1, 4, "states 2^32 - 1 packs", late)
    put("sets-more", "INFO", 12, 99, 4, "states more sets than packs", late)
    put("sets-fewer", "INFO", 12, 1, 4, "states fewer sets than there are")
    put("info-unused", "INFO", 17, 1, 1, "a byte of INFO that must be 0 is not")
    put("info-end", "INFO", 24, 1, 1, "a byte at the end of INFO that must be 0 is not")
    put("daily-more", "INFO", 20, 99, 4, "days take packs from more sets than there are", late)
    put("set-zero", "PACK", 0, 0, 4, "set 0")
    put("set-skipped", "PACK", 0, 2, 4, "there is no set 1")
    put("level-zero", "PACK", 4, 0, 1, "level 0")
    put("level-order", "PACK", 2 * 88 + 4, 1, 1, "a level stands twice in a set")
    put("no-words", "PACK", 6, 0, 1, "a pack without words")
    put("letters-65", "PACK", 7, 65, 1, "words of 65 letters")
    put("letters-wrong", "PACK", 7, 0, 1, "words of one length with a length before each")
    put("word-offset", "PACK", 88 + 8, 0, 4, "words that begin in those of another pack")
    put("word-offset-huge", "PACK", 88 + 8, (1 << 32) - 1, 4, "words that begin outside the section")
    put("figures-2", "PACK", 88 + 12, 2, 1, "a mark for figures that is neither 0 nor 1")
    put("figures-none", "PACK", 20, 1, 1, "figures where none are stated")
    put("figures-unused", "PACK", 88 + 13, 1, 1, "a byte that must be 0 is not")
    put("ratio-zero", "PACK", 88 + 24, 0, 8, "a fraction with denominator 0")
    put("ratio-terms", "PACK", 5 * 88 + 32, (2 << 64) + 2, 16, "a fraction that is not in lowest terms")
    put("ratio-range", "PACK", 5 * 88 + 16, (1 << 64) + 2, 16, "a chance above 1")
    put("guesses-range", "PACK", 5 * 88 + 64, (1 << 64) + 3, 16, "more guesses than words")
    put("millionths", "PACK", 5 * 88 + 80, 1000001, 4, "a chance above 1,000,000 millionths")
    put("entropy", "PACK", 5 * 88 + 84, 8001, 2, "an entropy above 8,000")
    put("pairs", "PACK", 5 * 88 + 86, 2, 2, "more inseparable pairs than pairs")
    put("capital", "WORD", 0, 0x41, 1, "a capital letter in a word")
    put("digit", "WORD", 0, 0x30, 1, "a digit in a word")
    words = damage.file("levels")
    words["WORD"] = words["WORD"][:-1]
    damage.unsound("words-short", "levels", words, "the last word is cut")
    words = damage.file("levels")
    words["WORD"] = words["WORD"] + b"a"
    damage.unsound("words-long", "levels", words, "a letter follows the last word")


def answers(damage):
    def put(*arguments):
        field(damage, "answers", *arguments)

    late = "damaged"
    put("count-more", "INFO", 8, 99, 4, "states more answers than there are", late)
    put("count-fewer", "INFO", 8, 1, 4, "states fewer answers than there are", late)
    put("count-zero", "INFO", 8, 0, 4, "no answers, but a length", late)
    put("count-huge", "INFO", 8, (1 << 32) - 1, 4, "states 2^32 - 1 answers", late)
    put("letters-zero", "INFO", 12, 0, 1, "answers without letters", late)
    put("letters-65", "INFO", 12, 65, 1, "answers of 65 letters", late)
    put("letters-wrong", "INFO", 12, 4, 1, "another length than the answers have", late)
    put("info-unused", "INFO", 13, 1, 1, "a byte that must be 0 is not")
    for name, first, count, reason in (
        ("none", 20454, 0, "states 0 days"), ("more", 20454, 8, "states more days than there are answers"),
        ("huge", 20454, (1 << 32) - 1, "states 2^32 - 1 days"), ("late", 2932897, 1, "begins after 9999-12-31"),
        ("end", 2932896, 2, "ends after 9999-12-31"), ("first", (1 << 32) - 1, 1, "begins on day 2^32 - 1"),
        ("short", 20454, None, "has half of DAYS"), ("long", 20454, 1 << 32, "has a byte behind DAYS"),
    ):  # fmt: skip
        file = damage.file("answers")
        file.minor = 1
        rest = b"" if count is None else bytes_of(count, 5 if count >> 32 else 4)
        file.sections.append(("DAYS", bytes_of(first, 4) + rest))
        damage.add("days-" + name, "answers", file, late, reason)
    put("capital", "WORD", 2, 0x41, 1, "a capital letter")
    put("accent", "WORD", 2, 0xE9, 1, "a byte above 7F")
    twice = damage.file("answers")
    twice["WORD"] = twice["WORD"][:5] + twice["WORD"][:5] + twice["WORD"][10:]
    damage.unsound("word-twice", "answers", twice, "an answer stands there twice")


def phrases(damage):
    def put(*arguments):
        field(damage, "phrases", *arguments)

    late = "damaged"
    put("count-more", "INFO", 8, 99, 4, "states more phrases than there are", late)
    put("count-huge", "INFO", 8, (1 << 32) - 1, 4, "states 2^32 - 1 phrases", late)
    put("info-unused", "INFO", 12, 1, 1, "a byte that must be 0 is not")
    put("offset", "PHRA", 8, 0, 4, "a text begins in the one before")
    put("offset-huge", "PHRA", 8, (1 << 32) - 1, 4, "a text begins outside the section")
    put("length-zero", "PHRA", 4, 0, 2, "an empty text")
    put("length-huge", "PHRA", 28, 65535, 2, "a text that leaves the section")
    put("tier", "PHRA", 7, 0, 1, "a tier that is not that of the misses")
    put("tier-4", "PHRA", 7, 4, 1, "tier 4")
    put("control", "TEXT", 3, 10, 1, "a line feed in a text")
    put("delete", "TEXT", 5, 0x7F, 1, "U+007F in a text")
    put("utf-8-cut", "TEXT", 0, 0x41, 1, "a continuation byte without its first")
    put("utf-8-overlong", "TEXT", 0, 0x80C0, 2, "an overlong form")
    put("utf-8-surrogate", "TEXT", 0, 0x80A0ED, 3, "a surrogate in UTF-8")
    put("utf-8-above", "TEXT", 0, 0x808090F4, 4, "a code point above U+10FFFF")
    longer = damage.file("phrases")
    longer["TEXT"] = longer["TEXT"] + b"x"
    damage.unsound("text-long", "phrases", longer, "a byte follows the last text")
    twice = damage.file("phrases")
    table, text = twice["PHRA"], twice["TEXT"]
    size = int.from_bytes(table[4:6], "little")
    twice["PHRA"] = table[:8] + bytes_of(size, 4) + bytes_of(size, 2) + table[6:8]
    twice["TEXT"] = text[:size] * 2
    twice["INFO"] = twice["INFO"][:8] + bytes_of(2, 4) + bytes(4)
    damage.unsound("text-twice", "phrases", twice, "a text stands there twice")


def sentences(damage):
    def put(*arguments):
        field(damage, "sentences", *arguments)

    late = "damaged"
    put("sentences-more", "INFO", 8, 99, 4, "states more sentences than there are", late)
    put("sentences-huge", "INFO", 8, (1 << 32) - 1, 4, "states 2^32 - 1 sentences", late)
    put("forms-huge", "INFO", 12, (1 << 31) - 1, 4, "states 2^31 - 1 forms", late)
    put("answers-more", "INFO", 16, 99, 4, "states more answers than there are", late)
    put("rivals-huge", "INFO", 20, (1 << 32) - 1, 4, "states 2^32 - 1 sets of rivals", late)
    put("info-unused", "INFO", 24, 1, 1, "a byte that must be 0 is not")
    put("mask", "MASK", 0, 0, 1, "classes that are not those of the tokens")
    put("mask-gaps", "MASK", 1, 0x7F, 1, "classes that are not those of the gaps")
    put("rank", "RANK", 28, 0, 4, "a count of sentences that is too low")
    put("rank-first", "RANK", 8, 1, 4, "a count before the first sentence")
    put("answer-form", "ANSW", 0, 255, 1, "an answer that is no form")
    put("answer-order", "ANSW", 0, damage.file("sentences")["ANSW"][1], 1, "answers out of order")
    for name in ("FORM", "RIVD", "SENT"):
        data = damage.file("sentences")[name]
        first = 4 * ((int.from_bytes(damage.file("sentences")["INFO"][at(name) :][:4], "little") + 7) // 8)
        put("%s-index" % name.lower(), name, 0, 1, 4, "the index of %s points elsewhere" % name)
        put("%s-length" % name.lower(), name, first, 0x7F, 1, "a record that is longer than its table")
        put("%s-varint" % name.lower(), name, first, 0xFFFFFFFFFF, 5, "a length above 2^31 - 1")
        longer = damage.file("sentences")
        longer[name] = data + b"\0"
        damage.unsound("%s-long" % name.lower(), "sentences", longer, "a byte follows the last record")
    forms = 4 * ((int.from_bytes(damage.file("sentences")["INFO"][12:16], "little") + 7) // 8)
    put("form-tag-0", "FORM", forms + 1, 0x20, 1, "part of speech 0")
    put("form-tag-18", "FORM", forms + 1, 0x20 | 18, 1, "part of speech 18")
    put("form-space", "FORM", forms + 1, 0x60 | 6, 1, "space kind 3")
    put("form-bit-7", "FORM", forms + 1, 0xA0 | 6, 1, "bit 7 of a form")
    put("form-utf-8", "FORM", forms + 2, 0xFF, 1, "a form that is no UTF-8")
    put("form-control", "FORM", forms + 2, 0x07, 1, "a control character in a form")
    put("form-white", "FORM", forms + 2, 0x20, 1, "white space at the head of a form")
    put("sentence-form", "SENT", 5, 0x7E, 1, "a token that is no form")
    rival_records(damage)


def rival_records(damage):
    good = found_records(damage.file("sentences"))
    sets = found_sets(damage.file("sentences"))
    answers = int.from_bytes(damage.file("sentences")["INFO"][16:20], "little")

    def put(name, number, changed, reason):
        file = damage.file("sentences")
        file["RIVD"] = table(good[:number] + [changed] + good[number + 1 :])
        damage.unsound("rivals-" + name, "sentences", file, reason)

    put("empty", 1, b"", "a rival set without a base")
    put("base-outside", 1, varint(2), "the base of a rival set is none before it")
    put("base-huge", 1, varint((1 << 31) - 1), "the base of a rival set is 2^31 - 1 sets before it")
    put("base-long", 1, b"\x80\0", "the base of a rival set takes more bytes than it needs")
    put("base-cut", 1, b"\x81", "the base of a rival set is cut")
    put("answer", 1, varint(0) + varint(answers), "a rival that is no answer")
    put("answer-late", 1, varint(0) + varint(answers - 1) + varint(0), "rivals behind the last answer")
    put("answer-huge", 1, varint(0) + varint((1 << 31) - 1) * 3, "rivals that are 2^31 - 1 apart")
    put("answer-cut", 1, varint(0) + b"\x81", "a rival that is cut")
    put("twice", 1, record(1, sets[0], 0, sets), "a rival set that does not differ from its base")
    put("again", 2, record(2, sets[0], 1, sets), "a rival set that its differences turn into an earlier one")
    with open(os.path.join(damage.good, "en-many.sentences"), "rb") as file:
        deep = Artefact.of(file.read())
    deep["RIVD"] = in_steps(found_sets(deep), 16)
    damage.unsound("rivals-steps", "sentences", deep, "rival sets 16 steps from one without a base")


def at(name):
    """Where INFO of sentences counts the records of a table."""
    return {"FORM": 12, "RIVD": 20, "SENT": 8}[name]


def packed(damage):
    """Tables that are no packed numbers."""
    for name in ("CODE", "TARG"):
        for what, change, reason in (
            ("end", lambda old: old[:-1] + b"\1", "a bit behind the numbers is set"),
            ("ones", lambda old: b"\xff" * len(old), "nothing but ones"),
        ):
            file = damage.file("lexicon")
            file[name] = change(file[name])
            damage.add("packed-%s-%s" % (name.lower(), what), "lexicon", file, "damaged", "%s: %s" % (name, reason))
    file = damage.file("lexicon")
    file["CODE"] = bytes(len(file["CODE"]))
    damage.add("packed-code-zeros", "lexicon", file, "damaged", "CODE: nothing but zeros")


def main(good, bad):
    os.makedirs(bad, exist_ok=True)
    for name in os.listdir(bad):
        os.remove(os.path.join(bad, name))
    damage = Damage(good, bad)
    for part in (magic, header, lengths, sections, lexicon, packed, levels, answers, phrases, sentences):
        part(damage)
    damage.write_reasons()


if __name__ == "__main__":
    main(*sys.argv[1:])
