"""The tables of a lexicon as bits, sound or not: "Packed numbers", TARG and CODE in section 2 of Documentation/FORMAT.md."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Reference"))
from lexicon_reader import Bits

ENTRY, CONSTANT = 9, 7  # the kinds of target and of count whose number is in the code


class BitWriter:
    """Numbers of any number of bits, the lowest of a byte first."""

    def __init__(self):
        self.value = self.count = 0

    def number(self, value, count):
        self.value |= (value & (1 << count) - 1) << self.count
        self.count += count

    def series(self, numbers):
        if not numbers:
            return
        parameter = next(k for k in range(25) if max(numbers) >> k <= 32)
        self.number(parameter, 5)
        for number in numbers:
            self.number((1 << (number >> parameter)) - 1, (number >> parameter) + 1)
            self.number(number, parameter)

    def rising(self, numbers, repeating=False):
        numbers = list(numbers)
        gap = 0 if repeating else 1
        self.series(numbers[:1] + [later - number - gap for number, later in zip(numbers, numbers[1:])])

    def bytes(self):
        return self.value.to_bytes((self.count + 7) // 8, "little") + bytes(8)


def targ(tables):
    """TARG; each table has pairs of an address and a count, rising within each 256."""
    bits = BitWriter()
    for table in tables:
        bits.number(len(table), 11)
        for start in range(0, len(table), 256):
            bank = table[start : start + 256]
            bits.rising([address for address, _ in bank])
            bits.series([count - 1 for _, count in bank])
    return bits.bytes()


class Codes:
    """What CODE says: the codes, each with its entry and constant; those of two bytes; and those of one in each context."""

    def __init__(self, codes=(), two_bytes=(), one_byte=()):
        self.codes, self.two_bytes, self.one_byte = list(codes), list(two_bytes), list(one_byte)

    @classmethod
    def of(cls, section, letters):
        bits = Bits(section)
        found = bits.ascending(bits.number(12), 1 << 16, repeating=True)
        codes = []
        for code in found:
            entry = bits.number(10) if code >> 7 & 15 == ENTRY else 0
            codes.append((code, entry, bits.number(8) if code >> 11 & 7 == CONSTANT else 0))
        two_bytes = bits.ascending(bits.number(11), len(codes))
        return cls(codes, two_bytes, [bits.ascending(bits.number(8), len(codes)) for _ in range(letters + 1)])

    def add(self, code, entry=0):
        """Adds a code that no arc uses."""
        place = sum(other <= code for other, _, _ in self.codes)
        self.codes.insert(place, (code, entry, 0))
        self.two_bytes = [index + (index >= place) for index in self.two_bytes]
        self.one_byte = [[index + (index >= place) for index in chosen] for chosen in self.one_byte]
        return self

    def bytes(self):
        bits = BitWriter()
        bits.number(len(self.codes), 12)
        bits.rising([code for code, _, _ in self.codes], repeating=True)
        for code, entry, constant in self.codes:
            if code >> 7 & 15 == ENTRY:
                bits.number(entry, 10)
            if code >> 11 & 7 == CONSTANT:
                bits.number(constant, 8)
        bits.number(len(self.two_bytes), 11)
        bits.rising(self.two_bytes)
        for chosen in self.one_byte:
            bits.number(len(chosen), 8)
            bits.rising(chosen)
        return bits.bytes()


def no_codes(letters):
    """CODE of a lexicon whose nodes are all dense."""
    return Codes(one_byte=[[]] * (letters + 1)).bytes()
