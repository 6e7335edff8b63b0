"""What the programs of this folder share: the files of the suite, and counting what does not hold."""

import os
import sys

SUITE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
faults = 0


def expect(what, found, wanted):
    global faults
    if found != wanted:
        faults += 1
        print("%s: found %r, expected %r" % (what, found, wanted), file=sys.stderr)


def path(name):
    return os.path.join(SUITE, name)


def contents(name):
    with open(path(name), "rb") as file:
        return file.read()


def run(parts):
    """Calls the parts in turn, and ends with status 1 if anything did not hold."""
    for part in parts:
        part()
    sys.exit(1 if faults else 0)
