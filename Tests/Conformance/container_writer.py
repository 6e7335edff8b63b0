"""Writes artefacts from sections, sound or not: section 1 of Documentation/FORMAT.md."""

import functools
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Reference"))
from container import MAGIC, container, head
from container import xxh64 as computed_xxh64

# Of a damaged file, most sections are as they were.
xxh64 = functools.lru_cache(1024)(computed_xxh64)


def bytes_of(value, width):
    return int.to_bytes(value & (1 << 8 * width) - 1, width, "little")


class Artefact:
    """A file taken apart; `bytes()` puts it together again with right checksums."""

    def __init__(self, kind, language, sections, minor=0, unused=b"\0\0"):
        self.kind, self.language, self.sections = kind, language, list(sections)
        self.minor, self.unused = minor, unused

    @classmethod
    def of(cls, data):
        kind, _, found = container(data)
        return cls(kind, data[11], found.items())

    def __getitem__(self, name):
        return dict(self.sections)[name]

    def __setitem__(self, name, content):
        self.sections = [(other, content if other == name else old) for other, old in self.sections]

    def without(self, name):
        self.sections = [section for section in self.sections if section[0] != name]
        return self

    def put(self, name, at, value, width):
        """Writes a number into a section."""
        content = bytearray(self[name])
        content[at : at + width] = bytes_of(value, width)
        self[name] = bytes(content)
        return self

    def bytes(self):
        end = 24 + 32 * len(self.sections) + 8
        table, body = b"", b""
        for name, content in self.sections:
            body += bytes(-(end + len(body)) % 16)
            table += name.encode("latin-1") + bytes(4) + bytes_of(end + len(body), 8)
            table += bytes_of(len(content), 8) + bytes_of(xxh64(content), 8)
            body += content
        first = MAGIC + bytes([2 if self.kind == 1 else 1, self.minor, self.kind, self.language])
        first += bytes_of(len(self.sections), 2) + self.unused + bytes_of(end + len(body), 8) + table
        return first + bytes_of(xxh64(first), 8) + body


def sealed(data):
    """The file with the checksum of its head made right; its sections keep theirs."""
    end = 24 + 32 * int.from_bytes(data[12:14], "little")
    return data[:end] + bytes_of(xxh64(data[:end]), 8) + data[end + 8 :]
