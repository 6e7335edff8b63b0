"""Damages artefacts section by section and makes their checksums right again, as only a faulty or hostile writer could."""

import copy
import functools
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from container_writer import Artefact, bytes_of

# Numbers next to which readers go wrong: 0, the limits of a byte, 16, 31, 32 and 64 bits, and of a varint.
NUMBERS = [0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF, 0x7FFF, 0xFFFF, 0x1FFFFF, 0xFFFFFF, (1 << 28) - 1, (1 << 31) - 1, 1 << 31, (1 << 32) - 1,
           1 << 62, (1 << 63) - 1, 1 << 63, (1 << 64) - 1]  # fmt: skip
VARINTS = [b"\0", b"\x80\0", b"\x7f", b"\xff\x7f", b"\xff\xff\xff\x7f", b"\xff\xff\xff\xff\x0f", b"\xff" * 9 + b"\x01", b"\x80" * 12]


def damaged(data, donors, random):
    """An artefact with right checksums, of whose sections one to three are damaged.

    `donors` are artefacts of the same kind: some damage puts their sections, or parts of them, into this one.
    """
    artefact = taken_apart(data)
    if random.below(2) == 0:
        # A small change gets further into the reader than those below.
        name, content = random.choice(artefact.sections)
        artefact[name] = section(content, content, random, random.below(3))
        return artefact.bytes()
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        if random.below(40) == 0:
            sections(artefact, random)
        if not artefact.sections:
            break
        name, content = random.choice(artefact.sections)
        donor = taken_apart(random.choice(donors)).sections
        spare = random.choice(donor)[1] if random.below(4) == 0 else dict(donor).get(name, content)
        artefact[name] = section(content, spare, random, random.below(10))
    return artefact.bytes()


def taken_apart(data):
    """An artefact of one's own to change; its checksums are computed only once."""
    artefact = copy.copy(whole(data))
    artefact.sections = list(artefact.sections)
    return artefact


@functools.cache
def whole(data):
    return Artefact.of(data)


def sections(artefact, random):
    """Loses, repeats or moves a section, or states another minor version or kind."""
    index = random.below(len(artefact.sections))
    one = artefact.sections.pop(index)
    kind = random.below(4)
    if kind == 1:
        artefact.sections[index:index] = [one, one]
    elif kind == 2:
        artefact.sections.insert(random.below(len(artefact.sections) + 1), one)
    elif kind == 3:
        artefact.sections.insert(index, one)
        artefact.kind, artefact.minor = random.range(0, 7), random.range(0, 3)


def section(content, spare, random, kind):
    """A section with one change of a kind from 0 to 9."""
    at = random.below(len(content) + 1)
    width = random.choice([1, 2, 3, 4, 8])
    length = 1 + random.below(min(64, len(content) + 1))
    if kind == 0 and content:
        at = min(at, len(content) - 1)
        return content[:at] + bytes([content[at] ^ 1 << random.below(8)]) + content[at + 1 :]
    if kind == 1:
        return content[:at] + bytes_of(random.choice(NUMBERS), width) + content[at + width :]
    if kind == 2:
        near = int.from_bytes(content[at : at + width], "little") + random.range(-2, 2)
        return content[:at] + bytes_of(near, width) + content[at + width :]
    if kind == 3:
        varint = random.choice(VARINTS)
        return content[:at] + varint + content[at + random.choice([1, len(varint)]) :]
    if kind == 4:
        return content[:at] + content[at + length :]
    if kind == 5:
        return content[:at] + content[at : at + length] * (1 + random.below(8)) + content[at + length :]
    if kind == 6:
        return content[:at] + bytes(random.below(256) for _ in range(length)) + content[at + random.choice([0, length]) :]
    if kind == 7:
        start = random.below(len(spare) + 1)
        return content[:at] + spare[start : start + length] + content[at + length :]
    if kind == 8:
        to = random.below(len(content) + 1)
        moved, rest = content[at : at + length], content[:at] + content[at + length :]
        return rest[:to] + moved + rest[to:]
    return spare if random.below(4) == 0 else content[:at]
