"""The small bugs that Tools/mutants can plant, and the order in which a seed draws them."""

import collections
import glob
import hashlib
import math
import os

from swift_source import EFFECTS, KEYWORDS, PRECEDENCE, Source

# How often each operator is drawn, so that there are about as many mutants of each.
WEIGHTS = {"comparison": 1, "literal": 0.3, "range": 2, "arithmetic": 1, "logic": 1, "negation": 0.5, "exit": 1,
           "call": 1, "swap": 0.5}  # fmt: skip
SWAPPED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
           "+": "-", "-": "+", "&+": "&-", "&-": "&+", "+=": "-=", "-=": "+=", "&+=": "&-=", "&-=": "&+="}  # fmt: skip
NAMES = {130: "comparison", 120: "logic", 110: "logic", 140: "arithmetic", 90: "arithmetic"}
# Modules in which a mutant tells nothing: what tests share.
SKIPPED = {"DictTestSupport"}
# Calls that no test can miss: contracts of callers, and room for what comes.
UNMISSED = {"precondition", "assert", "assertionFailure", "fatalError", "reserveCapacity", "init"}

# `edits` are spans of the file with what to write before and after each; NUL is the call that asks for the mutant.
Mutant = collections.namedtuple("Mutant", "file line code operator change edits")
Edit = collections.namedtuple("Edit", "start end before after")


def key(mutant):
    """What tells a mutant from others, whatever is elsewhere in its file."""
    return mutant.file, mutant.code, mutant.operator, mutant.change


def draw(mutants, seed):
    """The mutants in the order of the seed. The place of one depends on no other, but for those drawn before."""

    def rank(mutant):
        digest = hashlib.sha256("\0".join((str(seed), *key(mutant))).encode()).digest()
        return -math.log((int.from_bytes(digest[:7], "big") + 1) / 2**56) / WEIGHTS[mutant.operator]

    return sorted(mutants, key=rank)


def read(root):
    """All mutants of Sources, and the text of each file."""
    found, texts, sources = [], {}, os.path.join(root, "Sources")
    for path in sorted(glob.glob(os.path.join(sources, "*", "**", "*.swift"), recursive=True)):
        name = os.path.relpath(path, sources)
        if name.split("/")[0] not in SKIPPED:
            with open(path, encoding="latin-1", newline="") as file:
                texts[name] = file.read()
            found += Finder(name, texts[name]).mutants
    return found, texts


def one_line(text):
    """Text without line breaks, as UTF-8 means it."""
    return " ".join(text.encode("latin-1").decode("utf-8", "replace").split())


def shortened(text):
    line = one_line(text)
    return line if len(line) <= 100 else line[:99] + "…"


class Finder:
    """All mutants of a file."""

    def __init__(self, file, text):
        self.file, self.source, self.mutants, self.seen = file, Source(text), [], collections.Counter()
        for index, (kind, word) in enumerate(zip(self.source.kinds, self.source.texts)):
            if not self.source.is_expression[index]:
                continue
            if word in ("..<", "..."):
                self.end_of_range(index)
            elif word in SWAPPED and self.source.is_binary(index):
                self.operator(index)
            elif kind == "number":
                self.literal(index)
            elif kind == "word" and (index == 0 or self.source.texts[index - 1] != "."):
                self.conditions(index)
                self.statement(index)
            elif word == "(":
                self.arguments(index)

    def add(self, index, operator, old, new, *edits):
        text, begin = self.source.text, self.source.begins[index]
        start, end = text.rfind("\n", 0, begin) + 1, text.find("\n", begin)
        change = "%s -> %s" % (shortened(old), shortened(new) or "nothing")
        found = Mutant(self.file, text.count("\n", 0, begin) + 1, one_line(text[start:end]), operator, change, edits)
        # The same change of a line with the same text is another mutant.
        self.seen[key(found)] += 1
        if self.seen[key(found)] > 1:
            found = found._replace(change="%s (%d)" % (change, self.seen[key(found)]))
        self.mutants.append(found)

    def edit(self, first, end, before, after):
        return Edit(self.source.begins[first], self.source.ends[end - 1], before, after)

    def instead(self, first, end, new):
        """An edit of the expression from token `first` up to `end`."""
        return self.edit(first, end, "(\0 ? (%s) : (" % new, "))")

    def drop(self, index, operator, end):
        """A mutant without the statement that starts at token `index`."""
        self.add(index, operator, self.source.between(index, end), "", self.edit(index, end, "if !\0 { ", " }"))

    def end_of_range(self, index):
        first, end = index + 1, self.source.right(index + 1, PRECEDENCE["..<"])
        if end > first and self.source.begins[first] == self.source.ends[index]:
            old = self.source.between(first, end)
            new = old + (" + 1" if self.source.texts[index] == "..<" else " - 1")
            self.add(first, "range", old, new, self.instead(first, end, new))

    def operator(self, index):
        source, word = self.source, self.source.texts[index]
        level = PRECEDENCE[word]
        first, end = source.left(index, level), source.right(index + 1, level)
        if first == index or end == index + 1:
            return
        # Texts and arrays have no minus.
        neighbours = source.kinds[index - 1], source.kinds[index + 1], source.texts[index + 1]
        if level in (90, 140) and {"plain", "string", "["} & set(neighbours):
            return
        old, sides = source.between(first, end), (source.begins[index], source.ends[index])
        new = source.text[source.begins[first] : sides[0]] + SWAPPED[word]
        new += source.text[sides[1] : source.ends[end - 1]]
        if level > 90:
            names = (word, SWAPPED[word]) if len(old) > 100 else (old, new)
            self.add(index, NAMES[level], *names, self.instead(first, end, new))
        elif source.is_start[first]:
            self.add(index, NAMES[level], old, new, self.edit(first, end, "if \0 { %s } else { " % new, " }"))

    def literal(self, index):
        text = self.source.texts[index].replace("_", "")
        if self.source.texts[index - 1] == "." or "." in text or not (text.isdigit() or text[1:2] in "xob"):
            return
        value = int(text) if text.isdigit() else int(text, 0)
        for new in (value + 1, value - 1):
            if new >= 0:
                old = self.source.texts[index]
                self.add(index, "literal", old, str(new), self.instead(index, index + 1, str(new)))

    def conditions(self, index):
        source = self.source
        if source.texts[index] not in ("if", "while", "guard"):
            return
        for end in source.outside(index + 1, len(source.texts)):
            if source.texts[end] == "else" or source.block[end]:
                break
            if source.is_closing(end) or source.texts[index + 1] == ":":
                return
        if source.texts[index] == "guard":
            self.add(index, "exit", source.between(index, end), "its else", self.edit(index + 1, end, "!\0, ", ""))
        for first, last in source.parts(index + 1, end):
            if source.texts[first] in ("let", "var", "case") or source.kinds[first] == "hash":
                continue
            first = self.after_effects(first)
            old = source.between(first, last)
            self.add(first, "negation", old, "!(%s)" % old, self.instead(first, last, "!(%s)" % old))

    def after_effects(self, index):
        while self.source.texts[index] in EFFECTS:
            index += 1
        return index

    def statement(self, index):
        """Statements that leave a block before its end, and calls whose results nobody uses."""
        source = self.source
        if not source.is_start[index] or source.parent[index] is None:
            return
        end, word = source.end_of_statement(index), source.texts[index]
        if word in ("continue", "break", "return", "throw"):
            if source.block[source.parent[index]] in ("if", "else"):
                self.drop(index, "exit", end)
            return
        first = self.after_effects(index)
        if word in KEYWORDS or source.kinds[first] != "word" or source.texts[end - 1] not in (")", "}"):
            return
        opening = source.match[end - 1]
        if opening <= first or source.block[opening] or source.texts[opening - 1] in UNMISSED:
            return
        if self.is_value(index, end):
            return
        if not any(source.is_binary(at) or source.kinds[at] == "mark" for at in source.outside(first, end)):
            self.drop(index, "call", end)

    def is_value(self, first, end):
        """Whether a statement is all of a block, and so may be its value."""
        source, opening = self.source, self.source.parent[first]
        if first != opening + 1 and source.texts[first - 1] != "in" or end != source.match[opening]:
            return False
        return source.block[opening] is None or "->" in source.texts[source.left(opening) : opening]

    def arguments(self, opening):
        """Two neighbours among the arguments of a call, each without its label, of the same form."""
        source, before = self.source, opening - 1
        if before < 1 or source.ends[before] != source.begins[opening]:
            return
        if source.kinds[before] not in ("word", "bracket"):
            return
        if source.texts[before - 1] in ("func", "case") or source.texts[before] in ("init", "subscript", "func"):
            return
        arguments = []
        for first, end in source.parts(opening + 1, source.match[opening]):
            labelled = end - first > 2 and source.texts[first + 1] == ":" and source.kinds[first] == "word"
            arguments.append((first + 2 if labelled else first, end))
        for one, other in zip(arguments, arguments[1:]):
            old, new = source.between(*one), source.between(*other)
            if self.form(*one) == self.form(*other) and old != new:
                edits = self.instead(*one, new), self.instead(*other, old)
                self.add(one[0], "swap", "%s, %s" % (old, new), "%s, %s" % (new, old), *edits)

    def form(self, first, end):
        """What two arguments must share to change places: the kinds of their tokens, but for names of members."""
        source = self.source
        if source.kinds[first] == "operator" or "{" in source.texts[first:end]:
            return first
        tokens = [at for at in source.outside(first, end) if source.texts[at] != "." and source.texts[at - 1] != "."]
        return [source.kinds[at] for at in tokens]
