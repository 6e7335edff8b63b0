"""The parts that all artefacts have in common: section 1 of Documentation/FORMAT.md, and numbers."""

MAGIC = bytes.fromhex("8A4443540D0A1A0A")
MASK = (1 << 64) - 1
KINDS = (1, 2, 3, 4, 5, 6, 7)
LANGUAGES = {1: "en", 2: "nl"}


class Damaged(Exception):
    """The file breaks a rule of the format; `status` is the class of the error, as section 7 names it."""

    def __init__(self, problem, status="damaged"):
        super().__init__(problem)
        self.status = status


def check(holds, problem, status="damaged"):
    if not holds:
        raise Damaged(problem, status)


def number(data, at, width):
    check(0 <= at and at + width <= len(data), "a number lies outside its section")
    return int.from_bytes(data[at : at + width], "little")


def xxh64(data):
    """Section 1, Checksum."""
    p1, p2, p3 = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9
    p4, p5 = 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5

    def rotl(x, n):
        x &= MASK
        return (x << n | x >> (64 - n)) & MASK

    def mix(lane, x):
        return rotl(lane + x * p2, 31) * p1 & MASK

    whole = len(data) // 32 * 32
    if whole:
        a, b, c, d = p1 + p2, p2, 0, -p1
        for at in range(0, whole, 32):
            a, b = mix(a, number(data, at, 8)), mix(b, number(data, at + 8, 8))
            c, d = mix(c, number(data, at + 16, 8)), mix(d, number(data, at + 24, 8))
        h = rotl(a, 1) + rotl(b, 7) + rotl(c, 12) + rotl(d, 18)
        for lane in (a, b, c, d):
            h = ((h ^ mix(0, lane)) * p1 + p4) & MASK
    else:
        h = p5
    h = (h + len(data)) & MASK
    at = whole
    while len(data) - at >= 8:
        h = (rotl(h ^ mix(0, number(data, at, 8)), 27) * p1 + p4) & MASK
        at += 8
    if len(data) - at >= 4:
        h = (rotl(h ^ number(data, at, 4) * p1 & MASK, 23) * p2 + p3) & MASK
        at += 4
    for byte in data[at:]:
        h = rotl(h ^ byte * p5 & MASK, 11) * p1 & MASK
    h = (h ^ h >> 33) * p2 & MASK
    h = (h ^ h >> 29) * p3 & MASK
    return h ^ h >> 32


def head(data):
    """Section 1: kind, language, and the entries of the section table as name, start, end and checksum."""
    check(len(data) >= 32 and data[:8] == MAGIC, "no artefact", "not-an-artefact")
    check(data[8] == (2 if data[10] == 1 else 1), "another major version", "unsupported-version")
    check(number(data, 16, 8) == len(data), "another length than stated", "wrong-length")
    count = number(data, 12, 2)
    end = 24 + 32 * count
    check(count <= 64 and end + 8 <= len(data), "too many sections", "checksum-mismatch")
    check(number(data, end, 8) == xxh64(data[:end]), "the header's checksum is wrong", "checksum-mismatch")
    check(data[10] in KINDS, "an unknown kind", "wrong-kind")
    check(data[11] in LANGUAGES, "an unknown language")
    end += 8
    entries = []
    for entry in range(24, 24 + 32 * count, 32):
        name = data[entry : entry + 4].decode("latin-1")
        start, length = number(data, entry + 8, 8), number(data, entry + 16, 8)
        check(start == (end + 15) // 16 * 16 and start + length <= len(data), "a section is misplaced")
        check(name not in (other[0] for other in entries), "a name stands twice")
        end = start + length
        entries.append((name, start, end, number(data, entry + 24, 8)))
    check(end == len(data), "something follows the last section", "wrong-length")
    return data[10], LANGUAGES[data[11]], entries


def container(data, verifies=True):
    """Section 1: kind, language and the sections by name; checksums are looked at where it `verifies`."""
    kind, language, entries = head(data)
    end = 32 + 32 * len(entries)
    found = {}
    for name, start, following, checksum in entries:
        found[name] = data[start:following]
        if verifies:
            check(not any(data[end:start]), "a byte between sections is not 0")
            check(checksum == xxh64(found[name]), "a section has a wrong checksum", "checksum-mismatch")
        end = following
    return kind, language, found
