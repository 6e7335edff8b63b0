#!/usr/bin/env python3
"""A second reader of lexicons, written from Documentation/FORMAT.md alone.

    lexicon_reader.py FILE words             all words, one per line, in order
    lexicon_reader.py FILE words PREFIX      those that start with PREFIX
    lexicon_reader.py FILE ranks             reads words from standard input; prints the rank of each, or -
    lexicon_reader.py FILE select            reads ranks from standard input; prints the word at each, or -
    lexicon_reader.py FILE counts            reads prefixes from standard input; prints how many words start with each

Exit status: 0 done, 64 usage, 65 the file is damaged or not a lexicon. Uses only the standard library.
"""

import sys

sys.dont_write_bytecode = True
from container import Damaged, check, container, number


class Code:
    """What a code of section CODE says of an arc."""

    def __init__(self, bits):
        self.label = bits & 31
        self.word = bits >> 5 & 1
        self.last = bits >> 6 & 1
        self.target = bits >> 7 & 15
        self.count = bits >> 11 & 7
        self.bank = bits >> 14
        # The number of the target in the label's table, and the count, if the code has them.
        self.entry = self.constant = 0


class Bits:
    """The bits of a section, the lowest of a byte first."""

    def __init__(self, section):
        check(len(section) >= 8, "a section is too short")
        self.section, self.value, self.at = section, int.from_bytes(section, "little"), 0

    def number(self, count):
        # A reader takes up to 8 bytes at once.
        check(self.at // 8 + 8 <= len(self.section), "a section is too short")
        self.at += count
        return self.value >> self.at - count & (1 << count) - 1

    def rice(self, parameter):
        quotient = 0
        while self.number(1):
            quotient += 1
            check(quotient <= 32, "a quotient is too high")
        return quotient << parameter | self.number(parameter)

    def numbers(self, count, limit):
        """Rice codes."""
        if count == 0:
            return []
        parameter = self.number(5)
        check(parameter <= 24, "a parameter is too high")
        found = [self.rice(parameter) for _ in range(count)]
        check(max(found) < limit, "a number is too high")
        return found

    def ascending(self, count, limit, repeating=False):
        """Rice codes of gaps."""
        found, following = [], 0
        for gap in self.numbers(count, 1 << 30):
            found.append(following + gap)
            following = found[-1] + (0 if repeating else 1)
        check(not found or found[-1] < limit, "a number is too high")
        return found

    def finish(self):
        check((self.at + 7) // 8 + 8 == len(self.section), "a section has a wrong length")
        check(self.value >> self.at == 0, "a bit that is not used is set")


class Arc:
    """An arc: label, word bit, address of the target (0: none), and the count of the target."""

    def __init__(self, label, word, address, count):
        self.label, self.word, self.address, self.count = label, word, address, count


class Lexicon:
    """Section 2."""

    TARGET_BYTES = (0, 0, 1, 2, 2, 3, 4, 1, 0, 0)
    FIRST = 31  # the context of the first arc of a node
    COUNT_BYTES = (0, 1, 2, 3, 4, 0, 0, 0)

    def __init__(self, data, verifies=True):
        kind, self.language, found = container(data, verifies)
        check(kind == 1, "no lexicon", "wrong-kind")
        for name in ("INFO", "CODE", "TARG", "PAGE", "NODE"):
            check(name in found, name + " is missing")
        self.read_info(found["INFO"])
        self.read_targets(Bits(found["TARG"]))
        self.read_codes(Bits(found["CODE"]))
        self.pages = found["PAGE"]
        check(len(self.pages) == 256, "PAGE has a wrong length")
        self.nodes = found["NODE"]
        self.limit = len(self.nodes) - 272
        check(self.limit >= 8, "NODE is too short")
        check(self.nodes[:8] == bytes([255]) + bytes(7), "there is no dead node")
        check(self.nodes[self.limit :] == b"\xff" * 272, "NODE does not end with 272 bytes FF")
        self.fair = found.get("FAIR")
        if self.fair is not None:
            self.blocks = self.words // 480 + 1
            rest = len(self.fair) - 64 * self.blocks
            check(rest >= 0 and rest % 4 == 0, "FAIR has a wrong length")

    def read_info(self, info):
        check(len(info) == 64, "INFO has a wrong length")
        self.words, self.root = number(info, 0, 4), number(info, 4, 4)
        self.stated_nodes, self.stated_arcs = number(info, 8, 4), number(info, 12, 4)
        check(self.words < 1 << 31, "too many words")
        self.longest, count, self.address_bits, self.narrow, self.wide = info[16:21]
        check(count <= 31, "too many letters")
        check(16 <= self.address_bits <= 32, "address bits out of range")
        for width in (self.narrow, self.wide):
            check(4 <= width <= 8 and self.address_bits + 1 <= 8 * width, "a width is out of range")
        self.letters = info[32 : 32 + count]
        for letter in self.letters:
            check(0x21 <= letter <= 0x7E and letter not in b'"*?\\', "a letter that may be none")
        check(list(self.letters) == sorted(set(self.letters)), "the letters are out of order")

    def read_targets(self, bits):
        """The entries of all labels one after the other, and where those of each label begin."""
        self.entries, self.table_starts, self.table_lengths = [], [], []
        for _ in self.letters:
            length = bits.number(11)
            check(length <= 1024, "a table is too long")
            self.table_starts.append(len(self.entries))
            self.table_lengths.append(length)
            for bank in range(0, length, 256):
                size = min(256, length - bank)
                addresses = bits.ascending(size, 1 << 24)
                self.entries += [address | count + 1 << 24 for address, count in zip(addresses, bits.numbers(size, 255))]
        bits.finish()
        self.entries += [0] * 255

    def read_codes(self, bits):
        """The different codes, and the choice for two bytes and for one byte in each context."""
        count = bits.number(12)
        codes = [Code(value) for value in bits.ascending(count, 1 << 16, repeating=True)]
        for code in codes:
            if code.target == 9:
                code.entry = bits.number(10)
            if code.count == 7:
                code.constant = bits.number(8)
            self.check_code(code)
        length = bits.number(11)
        check(length <= 1024, "too many codes of two bytes")
        self.two_bytes = [codes[index] for index in bits.ascending(length, count)]
        self.one_byte = {}
        for context in list(range(len(self.letters))) + [self.FIRST]:
            length = bits.number(8)
            check(length <= 250, "too many codes of one byte")
            self.one_byte[context] = [codes[index] for index in bits.ascending(length, count)]
        bits.finish()

    def check_code(self, code):
        check(code.label < len(self.letters) and code.target < 10 and code.target != 8, "a code is unsound")
        if code.last or code.target == 0:
            check(code.count == 0, "a code is unsound")
        check(code.count != 5 or code.target in (7, 9), "a code is unsound")
        check(code.count != 6 or code.target == 4, "a code is unsound")
        if code.target == 7:
            check(256 * code.bank < self.table_lengths[code.label], "a code is unsound")
        if code.target == 9:
            check(code.entry < self.table_lengths[code.label], "a code is unsound")

    # -- NODE

    def entry(self, data, at, width):
        """An entry as address, word bit and before."""
        value = number(data, at, width)
        bits = self.address_bits
        return value & (1 << bits) - 1, value >> bits & 1, value >> bits + 1

    def arcs(self, node, count):
        """The arcs of the node at an address; count is the node's."""
        check(8 <= node < self.limit, "a target lies outside NODE")
        return self.dense(node, count) if self.nodes[node] >= 254 else self.list(node, count)

    def dense(self, node, count):
        width = self.narrow if self.nodes[node] == 255 else self.wide
        bitmap = number(self.nodes, node + 1, 4)
        labels = [label for label in range(32) if bitmap >> label & 1]
        check(labels and labels[-1] < len(self.letters), "a dense node has no letters")
        entries = [self.entry(self.nodes, node + 5 + width * i, width) for i in range(len(labels))]
        befores = [before for _, _, before in entries] + [count]
        check(befores[0] == 0, "words come before the first arc of a node")
        self.end = node + 5 + width * len(labels)
        return [
            Arc(label, word, address, befores[i + 1] - befores[i] - word)
            for i, (label, (address, word, _)) in enumerate(zip(labels, entries))
        ]

    def list(self, node, count):
        found = []
        pending = []
        left = count
        at = node
        while True:
            check(at < self.limit, "a node does not end")
            byte = self.nodes[at]
            at += 1
            if 250 <= byte < 254:
                index = 256 * (byte - 250) + self.nodes[at]
                at += 1
                check(index < len(self.two_bytes), "an unknown code")
                code = self.two_bytes[index]
            else:
                codes = self.one_byte[found[-1].label if found else self.FIRST]
                check(byte < len(codes), "no arc where one should begin")
                code = codes[byte]
            target_at = at
            count_at = at + self.TARGET_BYTES[code.target]
            at = count_at + self.COUNT_BYTES[code.count]
            stored = number(self.nodes, target_at, self.TARGET_BYTES[code.target])
            entry = 0
            if code.target == 1:
                pending.append(len(found))
                address = None
            elif code.target in (2, 3):
                address = at + stored
            elif code.target in (7, 9):
                place = 256 * code.bank + stored if code.target == 7 else code.entry
                entry = self.entries[self.table_starts[code.label] + place]
                address = entry & 0xFFFFFF
            else:
                address = stored
            if code.count == 5:
                words = entry >> 24
            elif code.count == 6:
                words = self.pages[address // 256]
            elif code.count == 7:
                words = code.constant
            else:
                words = number(self.nodes, count_at, self.COUNT_BYTES[code.count])
            if code.last and address != 0:
                words = left - code.word
            left -= words + code.word
            found.append(Arc(code.label, code.word, address, words))
            if code.last:
                break
        for index in pending:
            found[index].address = at
        self.end = at
        return found

    # -- Walks

    def walk(self, prefix):
        """Follows a prefix: word bit, address and count behind it, and the words before it."""
        word, address, count, before = 0, self.root, self.words, 0
        for letter in prefix:
            if address == 0 or letter not in self.letters:
                return None
            before += word
            for arc in self.arcs(address, count):
                if self.letters[arc.label] == letter:
                    break
                before += arc.word + arc.count
            else:
                return None
            word, address, count = arc.word, arc.address, arc.count
        return word, address, count, before

    def rank(self, word):
        end = self.walk(word) if word else None
        return end[3] if end and end[0] else None

    def starting(self, prefix):
        """How many words start with a prefix."""
        end = self.walk(prefix)
        return end[0] + end[2] if end else 0

    def select(self, rank):
        if not 0 <= rank < self.words:
            return None
        address, count, word = self.root, self.words, b""
        while len(word) <= self.longest:
            arcs = self.arcs(address, count)
            for arc in arcs:
                if arc is arcs[-1] or rank < arc.word + arc.count:
                    break
                rank -= arc.word + arc.count
            word += self.letters[arc.label : arc.label + 1]
            if arc.word:
                if rank == 0:
                    return word
                rank -= 1
            address, count = arc.address, arc.count
        raise Damaged("a word is too long")

    def enumerate(self, prefix=b""):
        end = self.walk(prefix)
        if end is None:
            return
        word, address, count, _ = end
        if word:
            yield prefix
        if address:
            yield from self.below(prefix, address, count)

    def below(self, prefix, address, count):
        check(len(prefix) < self.longest, "a word is too long")
        for arc in self.arcs(address, count):
            check(arc.word or arc.address, "an arc leads nowhere")
            word = prefix + self.letters[arc.label : arc.label + 1]
            if arc.word:
                yield word
            if arc.address:
                yield from self.below(word, arc.address, arc.count)

    def verify(self):
        """Compares the whole contents with what the file states, looking at each node once."""
        nodes, at = {}, 8
        while at < self.limit:
            # The last arc gets whatever count is left, which says nothing yet.
            nodes[at] = self.arcs(at, 0)
            labels = [arc.label for arc in nodes[at]]
            check(labels == sorted(set(labels)), "the arcs of a node are out of order")
            check(self.end <= self.limit, "a node does not end")
            at = self.end
        arcs = sum(map(len, nodes.values()))
        check((len(nodes), arcs) == (self.stated_nodes, self.stated_arcs), "INFO counts other nodes or arcs")
        proven = {0: (0, 0)}
        self.prove(self.root, nodes, proven, 0)
        check(len(proven) == len(nodes) + 1, "a node is not reached")
        check(proven[self.root] == (self.words, self.longest), "INFO holds other figures than there are")
        self.check_ratings()

    def prove(self, address, nodes, proven, depth):
        """Notes how many words are below a node and how long the longest is, after those it leads to."""
        if address in proven:
            return
        check(address in nodes and depth <= 255, "an arc leads to no node, or in a circle")
        words = longest = 0
        for arc in nodes[address]:
            check(arc.word or arc.address, "an arc leads nowhere")
            self.prove(arc.address, nodes, proven, depth + 1)
            count, height = proven[arc.address]
            check(arc is nodes[address][-1] or arc.count == count, "an arc states another count")
            words, longest = words + arc.word + count, max(longest, height + 1)
        check(words < 1 << 31 and longest <= 255, "there are more or longer words than a file may have")
        proven[address] = words, longest

    def check_ratings(self):
        if self.fair is None:
            return
        count = 0
        for block in range(self.blocks):
            check(number(self.fair, 64 * block, 4) == count, "FAIR counts other words")
            bits = number(self.fair, 64 * block + 4, 60)
            check(480 * block + bits.bit_length() <= self.words, "FAIR rates a word that is not there")
            count += bin(bits).count("1")
        unfit = self.unfit()
        check(unfit == sorted(set(unfit)), "unfit words are out of order")
        for rank in unfit:
            check(rank < self.words, "an unfit word is none")

    def unfit(self):
        """The ranks of the words that are never shown."""
        if self.fair is None:
            return []
        return [number(self.fair, at, 4) for at in range(64 * self.blocks, len(self.fair), 4)]

    def is_fair(self, rank):
        if self.fair is None:
            return True
        return self.fair[64 * (rank // 480) + 4 + rank % 480 // 8] >> rank % 8 & 1 == 1


def main(arguments):
    if len(arguments) < 2 or arguments[1] not in ("words", "ranks", "select", "counts"):
        sys.stderr.write(__doc__)
        return 64
    output = sys.stdout.buffer

    def answer(value):
        text = b"-" if value is None else value if isinstance(value, bytes) else b"%d" % value
        output.write(text + b"\n")

    try:
        with open(arguments[0], "rb") as file:
            lexicon = Lexicon(file.read())
        if arguments[1] == "words":
            for word in lexicon.enumerate("".join(arguments[2:3]).encode()):
                output.write(word + b"\n")
            return 0
        for line in sys.stdin.buffer:
            text = line.rstrip(b"\n")
            if arguments[1] == "ranks":
                answer(lexicon.rank(text))
            elif arguments[1] == "counts":
                answer(lexicon.starting(text))
            else:
                answer(lexicon.select(int(text)))
    except Damaged as problem:
        sys.stderr.write("%s: %s\n" % (arguments[0], problem))
        return 65
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
