#!/usr/bin/env python3
"""Writes the good files that our compiler never produces: crafted.py FOLDER.

A simple writer of lexicons, based on Documentation/FORMAT.md alone, that chooses at random among all ways to store each
arc; files of a later minor version, with sections that no reader knows; and sentences whose rival sets are as many steps
from one without a base as the format allows.
"""

import os
import sys

sys.dont_write_bytecode = True
from container_writer import Artefact, bytes_of
from packed_tables import Codes, no_codes, targ
from prng import SplitMix64
from rival_sets import found_sets, in_steps

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET_BYTES = (0, 0, 1, 2, 2, 3, 4, 1, 0, 0)
COUNT_BYTES = (0, 1, 2, 3, 4, 0, 0, 0)
FIRST = 31  # the context of the first arc of a list


class Arc:
    def __init__(self, label, word, target):
        self.label, self.word, self.target = label, word, target
        self.last = 0


class Node:
    """A node with its arcs; equal nodes are one."""

    def __init__(self, arcs):
        self.arcs = arcs
        if arcs:
            arcs[-1].last = 1
        self.count = sum(arc.word + (arc.target.count if arc.target else 0) for arc in arcs)


def automaton(words, letters):
    known = {}

    def node(tails):
        """The node behind which the tails are words; None where there are none."""
        arcs, key = [], []
        for label, letter in enumerate(letters):
            here = [tail[1:] for tail in tails if tail[:1] == letter]
            if here:
                target = node([tail for tail in here if tail])
                arcs.append(Arc(label, 1 if "" in here else 0, target))
                key.append((label, arcs[-1].word, id(target)))
        if not arcs:
            return None
        return known.setdefault(tuple(key), Node(arcs))

    return node(words)


class Writer:
    """Nodes in the order in which they are first met, each arc stored in a way chosen at random."""

    def __init__(self, words, widths, seed):
        self.random = SplitMix64(seed)
        self.address_bits, self.narrow, self.wide = widths
        self.letters = sorted(set("".join(words)))
        self.words = sorted(words)
        self.root = automaton(self.words, self.letters)
        self.nodes = []
        self.meet(self.root)
        # Two of the tables are so long that their last entries are in the second and the fourth bank.
        self.tables = [[None] * {0: 300, 1: 800}.get(label, 0) for label in range(len(self.letters))]
        for node in self.nodes:
            self.choose(node)
        while not self.fits():
            pass

    def meet(self, node):
        if node and node not in self.nodes:
            self.nodes.append(node)
            for arc in node.arcs:
                self.meet(arc.target)

    # -- How each arc is stored

    def choose(self, node):
        node.dense = None
        if self.random.below(6) == 0:
            node.dense = self.random.choice([self.narrow, self.wide])
            if node.count >= 1 << 8 * node.dense - self.address_bits - 1:
                node.dense = None
        for arc in node.arcs:
            arc.count = arc.target.count if arc.target else 0
            arc.kind = self.random.choice([1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 7, 9]) if arc.target else 0
            arc.bank = 0
            if arc.kind == 9 and self.random.below(3):
                arc.kind = 4
            if arc.kind in (7, 9) and not node.dense:
                self.enter(arc)
            self.choose_count(arc)

    def enter(self, arc):
        table = self.tables[arc.label]
        if arc.target not in table:
            table.append(arc.target)
        bank = table.index(arc.target) // 256
        arc.bank = bank if arc.kind == 7 else 0

    def choose_count(self, arc, page=True):
        arc.counted = 0
        if arc.target and not arc.last:
            ways = [width for width in (1, 2, 3, 4) if arc.count < 1 << 8 * width]
            if arc.count < 256:
                ways += [7] * (self.random.below(12) == 0)
                ways += {7: [5, 5, 5], 4: [6, 6, 6] if page else [], 9: [5, 7]}.get(arc.kind, [])
            arc.counted = self.random.choice(ways)

    # -- Where everything lies

    def key(self, arc):
        constant = (arc.target if arc.kind == 9 else None, arc.count if arc.counted == 7 else 0)
        return (arc.label, arc.word, arc.last, arc.kind, arc.counted, arc.bank) + constant

    def lay_out(self):
        self.choose_codes()
        at = 8
        for node in self.nodes:
            node.at = at
            if node.dense:
                at += 5 + node.dense * len(node.arcs)
            for arc in node.arcs if not node.dense else ():
                at += 2 if arc.has_two_bytes else 1
                at += TARGET_BYTES[arc.kind] + COUNT_BYTES[arc.counted]
                arc.end = at
            node.end = at
        assert at < 1 << 16

    def choose_codes(self):
        """Every third code has two bytes, and so has what a context has no room for."""
        found, self.two_bytes = {}, set()
        self.one_byte = {context: set() for context in list(range(len(self.letters))) + [FIRST]}
        for node in self.nodes:
            context = FIRST
            for arc in node.arcs if not node.dense else ():
                key, chosen = self.key(arc), self.one_byte[context]
                number = found.setdefault(key, len(found))
                arc.has_two_bytes = number % 3 == 0 or key not in chosen and len(chosen) == 250
                (self.two_bytes if arc.has_two_bytes else chosen).add(key)
                arc.context, context = context, arc.label
        self.codes = list(found)
        assert len(self.codes) <= 4095 and len(self.two_bytes) <= 1024

    def fits(self):
        """Lays everything out; an arc that its way of storing does not hold gets another one, for good."""
        self.lay_out()
        self.pages = [None] * 256
        sound = True
        for node in self.nodes:
            for arc in node.arcs if not node.dense else ():
                if arc.target and not self.reaches(node, arc):
                    arc.kind = self.random.choice([4, 5, 6])
                    self.choose_count(arc, page=False)
                    sound = False
                elif arc.counted == 6:
                    page = arc.target.at // 256
                    if self.pages[page] in (None, arc.count):
                        self.pages[page] = arc.count
                    else:
                        self.choose_count(arc, page=False)
                        sound = False
        return sound

    def reaches(self, node, arc):
        distance = arc.target.at - arc.end
        if arc.kind == 1:
            return arc.target.at == node.end
        return {2: 0 <= distance < 256, 3: 0 <= distance < 65536}.get(arc.kind, True)

    # -- Sections

    def entry(self, target, word, before, width):
        address = target.at if target else 0
        return bytes_of(address | word << self.address_bits | before << self.address_bits + 1, width)

    def node_bytes(self, node):
        if node.dense:
            first = 255 if node.dense == self.narrow else 254
            found = bytes([first]) + bytes_of(sum(1 << arc.label for arc in node.arcs), 4)
            before = 0
            for arc in node.arcs:
                found += self.entry(arc.target, arc.word, before, node.dense)
                before += arc.word + arc.count
            return found
        found = b""
        for arc in node.arcs:
            key = self.key(arc)
            if arc.has_two_bytes:
                code = self.two_bytes.index(key)
                found += bytes([250 + code // 256, code % 256])
            else:
                found += bytes([self.one_byte[arc.context].index(key)])
            width = TARGET_BYTES[arc.kind]
            stored = arc.target.at if arc.target else 0
            stored = {2: stored - arc.end, 3: stored - arc.end}.get(arc.kind, stored)
            stored = self.places[arc.label, arc.target] % 256 if arc.kind == 7 else stored
            found += bytes_of(stored, width) + bytes_of(arc.count, COUNT_BYTES[arc.counted])
        return found

    def sort_tables(self):
        """The tables, each bank by address; notes the places of the targets."""
        self.places, tables = {}, []
        for label, table in enumerate(self.tables):
            rows = []
            for start in range(0, len(table), 256):
                # Entries that no arc uses have addresses that no node has.
                bank = [(1 << 16 | place, 1, None) if target is None else (target.at, min(target.count, 255), target)
                        for place, target in enumerate(table[start : start + 256])]  # fmt: skip
                rows += sorted(bank, key=lambda row: row[0])
            self.places.update(((label, target), place) for place, (_, _, target) in enumerate(rows))
            tables.append([(address, count) for address, count, _ in rows])
        return tables

    def sort_codes(self):
        """The codes in ascending order, and each choice of them as the numbers of its codes."""

        def numbers(key):
            label, word, last, kind, counted, bank, target, count = key
            bits = label | word << 5 | last << 6 | kind << 7 | counted << 11 | bank << 14
            return bits, self.places[label, target] if kind == 9 else 0, count

        self.codes.sort(key=numbers)
        number = {key: index for index, key in enumerate(self.codes)}
        self.two_bytes = sorted(self.two_bytes, key=number.get)
        self.one_byte = {context: sorted(keys, key=number.get) for context, keys in self.one_byte.items()}
        return Codes(
            map(numbers, self.codes), map(number.get, self.two_bytes),
            [[number[key] for key in keys] for keys in self.one_byte.values()],
        )  # fmt: skip

    def artefact(self):
        targets, codes = targ(self.sort_tables()), self.sort_codes().bytes()
        info = bytes_of(len(self.words), 4) + bytes_of(self.root.at, 4) + bytes_of(len(self.nodes), 4)
        info += bytes_of(sum(len(node.arcs) for node in self.nodes), 4)
        info += bytes([max(map(len, self.words)), len(self.letters), self.address_bits, self.narrow, self.wide])
        info += bytes(11) + "".join(self.letters).encode("ascii")
        nodes = bytes([255]) + bytes(7) + b"".join(map(self.node_bytes, self.nodes)) + bytes([255]) * 272
        sections = [
            ("INFO", info + bytes(64 - len(info))),
            ("CODE", codes),
            ("TARG", targets),
            ("PAGE", bytes(count or 0 for count in self.pages)),
            ("NODE", nodes),
        ]
        return Artefact(1, 1, sections)


def fan(length, letters=bytes(range(97, 123))):
    """All words of a length, which take as many nodes."""
    wide, address_bits, size = 8, 32, 5 + 8 * len(letters)

    def entry(depth, before):
        """The arc to the node at a depth, which is none below the last letter."""
        last = depth == length
        return bytes_of((0 if last else 8 + size * depth) | last << address_bits | before << address_bits + 1, wide)

    below = [len(letters) ** (length - depth) for depth in range(length + 1)]
    nodes = b""
    for depth in range(length):
        nodes += bytes([254]) + bytes_of((1 << len(letters)) - 1, 4)
        nodes += b"".join(entry(depth + 1, index * below[depth + 1]) for index in range(len(letters)))
    info = bytes_of(below[0], 4) + bytes_of(8, 4) + bytes_of(length, 4) + bytes_of(length * len(letters), 4)
    info += bytes([length, len(letters), address_bits, wide, wide]) + bytes(11) + letters
    return Artefact(1, 1, [
        ("INFO", info + bytes(64 - len(info))), ("CODE", no_codes(len(letters))), ("TARG", targ([[]] * len(letters))),
        ("PAGE", bytes(256)), ("NODE", bytes([255]) + bytes(7) + nodes + bytes([255]) * 272),
    ])  # fmt: skip


def source(name):
    with open(os.path.join(HERE, "source", name + ".lexicon.txt"), encoding="utf-8") as file:
        return file.read().split("\n")[:-1]


def unfit_ranks(words):
    return range(1, words, 10)


def ratings(words):
    """A section FAIR: every third word is fair, and every tenth unfit."""
    bits = [rank % 3 == 0 for rank in range(words)]
    section = b""
    for start in range(0, words + 1, 480):
        block = sum(bit << i for i, bit in enumerate(bits[start : start + 480]))
        section += bytes_of(sum(bits[:start]), 4) + bytes_of(block, 60)
    return section + b"".join(bytes_of(rank, 4) for rank in unfit_ranks(words))


def files(folder):
    """The name of each lexicon and its bytes."""
    endings = source("en-endings")
    yield "en-every-kind", Writer(endings, (20, 4, 5), 1).artefact().bytes()
    yield "en-wide-addresses", Writer(endings, (32, 8, 8), 2).artefact().bytes()
    yield "en-all-sixes", fan(6).bytes()
    yield "en-narrow-addresses", Writer(source("en-two-letters"), (16, 4, 4), 3).artefact().bytes()
    with open(os.path.join(folder, "en-peas.lexicon"), "rb") as file:
        later = Artefact.of(file.read())
    later.minor, later.unused = 200, b"\xab\xcd"
    later.sections = [("XTRA", b"unknown")] + later.sections[:3] + [("none", b"")] + later.sections[3:]
    later.sections.append(("ZZZZ", bytes(range(40))))
    yield "en-later-minor", later.bytes()
    with open(os.path.join(folder, "en-endings.lexicon"), "rb") as file:
        rated = Artefact.of(file.read())
    rated.minor = 1
    rated.sections.append(("FAIR", ratings(int.from_bytes(rated["INFO"][:4], "little"))))
    yield "en-rated", rated.bytes()


def stepwise(folder):
    """The file en-many, where almost all of the rival sets have another one as base."""
    with open(os.path.join(folder, "en-many.sentences"), "rb") as file:
        sentences = Artefact.of(file.read())
    sentences["RIVD"] = in_steps(found_sets(sentences), 15)
    return sentences.bytes()


# Which source lists the words or sentences of a crafted file.
SOURCES = {
    "en-every-kind": "en-endings",
    "en-wide-addresses": "en-endings",
    "en-narrow-addresses": "en-two-letters",
    "en-later-minor": "en-peas",
    "en-rated": "en-endings",
    "en-steps": "en-many",
}


def main(folder):
    for name, data in files(folder):
        with open(os.path.join(folder, name + ".lexicon"), "wb") as file:
            file.write(data)
    with open(os.path.join(folder, "en-steps.sentences"), "wb") as file:
        file.write(stepwise(folder))


if __name__ == "__main__":
    main(sys.argv[1])
