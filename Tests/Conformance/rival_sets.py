"""Reads and writes section RIVD of sentences: section 6 of Documentation/FORMAT.md."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Reference"))
from container_writer import bytes_of
from packs_reader import records, rival_sets


def varint(value):
    return bytes([value & 0x7F | 0x80]) + varint(value >> 7) if value > 0x7F else bytes([value])


def table(found):
    """A section of records."""
    index, data = b"", b""
    for number, record in enumerate(found):
        if number % 8 == 0:
            index += bytes_of(len(data), 4)
        data += varint(len(record)) + record
    return index + data


def found_records(artefact):
    """The records of a file's section."""
    return records(artefact["RIVD"], int.from_bytes(artefact["INFO"][20:24], "little"), False)


def found_sets(artefact):
    """The sets of a file, each as a set of numbers."""
    count = int.from_bytes(artefact["INFO"][16:20], "little")
    return [set(numbers) for numbers in rival_sets(found_records(artefact), count)]


def record(number, one, base=None, sets=()):
    """The record of the set `one` as its difference to the set with the number `base`."""
    data, least = varint(0 if base is None else number - base), 0
    for answer in sorted(one if base is None else one ^ sets[base]):
        data += varint(answer - least)
        least = answer + 1
    return data


def in_steps(sets, limit):
    """A section where the base of each set is the one before it, with up to `limit` steps."""
    return table(
        record(number, one, number - 1 if number % (limit + 1) else None, sets) for number, one in enumerate(sets)
    )
