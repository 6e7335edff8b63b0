"""The copy of the package in which Tools/mutants plants and builds: all mutants at once, one of which is active."""

import collections
import os
import re
import shutil
import subprocess
import sys

# All numbers of mutants are below; the size of the file that says which were reached.
MOST = 1 << 16
SWITCH = """#include "MutantSwitch.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static unsigned char unrecorded[MUTANTS];
unsigned char *mutant_reached = unrecorded;
int mutant_selected;

/* A process has the same mutant from its start to its end. */
__attribute__((constructor)) static void select_mutant(void) {
    char text[16] = {0};
    if (readlink("%s", text, sizeof text - 1) > 0) mutant_selected = atoi(text);
    int file = open("%s", O_RDWR);
    if (file < 0) return;
    void *bytes = mmap(NULL, MUTANTS, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (bytes != MAP_FAILED) mutant_reached = bytes;
    close(file);
}
"""
HEADER = """#include <stdbool.h>

enum { MUTANTS = %d };
extern unsigned char *mutant_reached;
extern int mutant_selected;

/* Whether the mutant is active; notes that it was asked. */
static inline bool mutant(int number) {
    mutant_reached[number] = 1;
    return number == mutant_selected;
}
"""
# Without this, SwiftPM looks for tests in the index, which costs time to write.
ENTRY = "Tests/XCTMain.swift"
MAIN = """import Testing

@main struct Main {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
"""
# What Package.swift of the copy has more: a module that says which mutant is active.
PACKAGE = (
    ("dependencies: dependencies, exclude:", 'dependencies: dependencies + ["MutantSwitch"], exclude:'),
    ('"Platform", "CAllocation",', '"Platform", "MutantSwitch", "CAllocation",'),
    ("    targets: [\n        //", '    targets: [\n        .target(name: "MutantSwitch"),\n        //'),
)


class Copy:
    """`root` is the package, `folder` what holds the copy and its build."""

    def __init__(self, root, folder):
        self.root, self.tree, self.scratch = root, os.path.join(folder, "tree"), os.path.join(folder, "build")
        self.selected, self.reached = os.path.join(self.tree, ".mutant"), os.path.join(self.tree, ".reached")
        self.bundle = os.path.join(self.scratch, "release", "dictcPackageTests.xctest")

    def refresh(self, texts):
        """Makes the copy what the package is, but for `texts`, the sources by name. Does not touch what is the same."""
        command = ["git", "ls-files", "-z", "-co", "--exclude-standard"]
        names = subprocess.run(command, cwd=self.root, stdout=subprocess.PIPE, check=True).stdout
        names = os.fsdecode(names).split("\0")[:-1]
        wanted = {name for name in names if os.path.lexists(os.path.join(self.root, name))}
        for folder, _, files in os.walk(self.tree):
            for path in (os.path.join(folder, name) for name in files):
                name = os.path.relpath(path, self.tree)
                ours = ".build" in name or name.startswith("Sources/MutantSwitch/") or name == ENTRY
                if not ours and name not in wanted:
                    os.remove(path)
        for name in wanted - {"Package.swift"} - {"Sources/" + name for name in texts}:
            origin, target = os.path.join(self.root, name), os.path.join(self.tree, name)
            if os.path.islink(origin):
                link(os.readlink(origin), target)
                continue
            with open(origin, "rb") as file:
                write(target, file.read())
            shutil.copymode(origin, target)
        write(os.path.join(self.tree, ENTRY), MAIN.encode())
        module = os.path.join(self.tree, "Sources", "MutantSwitch")
        write(os.path.join(module, "MutantSwitch.c"), (SWITCH % (self.selected, self.reached)).encode())
        write(os.path.join(module, "include", "MutantSwitch.h"), (HEADER % MOST).encode())
        with open(os.path.join(self.root, "Package.swift"), encoding="utf-8") as file:
            package = file.read()
        for old, new in PACKAGE:
            if package.count(old) != 1:
                sys.exit("mutants: Package.swift has changed; see PACKAGE in Tools/mutants.d/copy_of_sources.py")
            package = package.replace(old, new)
        write(os.path.join(self.tree, "Package.swift"), package.encode())
        self.select(0)

    def plant(self, texts, numbered):
        """Writes the sources with the mutants, a dictionary by number; answers the offsets of each edit, by path."""
        edits, places = collections.defaultdict(list), {}
        for number, mutant in numbered.items():
            edits[mutant.file] += [(edit, number) for edit in mutant.edits]
        for name, text in texts.items():
            path = os.path.join(self.tree, "Sources", name)
            if edits[name]:
                planted = Planted(text, sorted(edits[name], key=lambda pair: (pair[0].start, -pair[0].end, pair[1])))
                text, places[path] = planted.text, planted.places
            write(path, text.encode("latin-1"))
        return places

    def build(self, places, *arguments):
        """Compiles; answers the numbers of the mutants that stand in the way, each with a message of the compiler."""
        command = ["swift", "build", "-c", "release", "--scratch-path", self.scratch, "--disable-index-store", "-Xswiftc", "-enable-testing",
                   *arguments]  # fmt: skip
        environment = dict(os.environ, DICTC_BUILD="tests")
        run = subprocess.run(command, cwd=self.tree, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output = run.stdout.decode("utf-8", "replace")
        guilty = {}
        for path, line, column, message in re.findall(r"^(/[^:\n]+):(\d+):(\d+): error: (.*)", output, re.MULTILINE):
            number = blamed(path, int(line), int(column), places.get(path))
            if number:
                guilty.setdefault(number, message)
        if run.returncode and not guilty:
            sys.exit("mutants: the copy does not build:\n" + output[-4000:])
        return guilty if run.returncode else {}

    def select(self, number):
        link(str(number), self.selected)

    def record(self, begins):
        """Begins to note which mutants are reached, or ends and answers them."""
        if begins:
            write(self.reached, bytes(MOST))
            return None
        with open(self.reached, "rb") as file:
            marks = file.read()
        os.remove(self.reached)
        return {number for number, mark in enumerate(marks) if mark}


class Planted:
    """A text with edits in it, the outer before the inner, and where each of them is."""

    def __init__(self, text, edits):
        self.parts, self.length, self.places, self.original = [], 0, [], text
        self.put("public import MutantSwitch\n")
        self.span(0, len(text), edits)
        self.text = "".join(self.parts)

    def put(self, part):
        self.parts.append(part)
        self.length += len(part)

    def span(self, start, end, edits):
        while edits:
            edit, number = edits[0]
            inner = [pair for pair in edits[1:] if pair[0].start < edit.end]
            self.put(self.original[start : edit.start])
            begin = self.length
            self.put(edit.before.replace("\0", "mutant(%d)" % number))
            self.span(edit.start, edit.end, inner)
            self.put(edit.after)
            self.places.append((begin, self.length, number))
            start, edits = edit.end, edits[1 + len(inner) :]
        self.put(self.original[start:end])


def blamed(path, line, column, places):
    """The mutant that an error is about: the innermost around it, else the nearest above, else the nearest below."""
    if not places:
        return None
    with open(path, "rb") as file:
        lines = file.read().split(b"\n")
    offset = sum(len(line) + 1 for line in lines[: line - 1]) + column - 1
    around = [place for place in places if place[0] <= offset < place[1]]
    if around:
        return min(around, key=lambda place: place[1] - place[0])[2]
    end = offset - column + 1 + len(lines[line - 1])
    return min(places, key=lambda place: (place[0] > end, abs(place[0] - offset)))[2]


def link(text, path):
    if not os.path.islink(path) or os.readlink(path) != text:
        if os.path.lexists(path):
            os.remove(path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        os.symlink(text, path)


def write(path, data):
    """Writes a file unless it has these bytes already, so that nothing is compiled twice."""
    if os.path.exists(path) and not os.path.islink(path):
        with open(path, "rb") as file:
            if file.read() == data:
                return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)
