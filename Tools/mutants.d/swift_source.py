"""What Tools/mutants knows of Swift: tokens, brackets, statements and the extent of operands, without types.

It reads files that `swift format` laid out, as latin-1, so that an offset is one of bytes. Text in strings and
comments, attributes and parts for other systems have no tokens; those of patterns and constraints are no expressions.
"""

import re

# What `#if canImport` finds on Linux.
IMPORTED = {"CSodium", "Glibc", "Foundation", "FoundationEssentials"}
TOKEN = re.compile(
    r"""(?:\s+|//[^\n]*|/\*.*?\*/)*(?:
    (?P<plain>"(?!"")(?:[^"\\\n]|\\[^(\n])*")|(?P<string>\#*")|(?P<pattern>(?<=\()/\S[^\n]*?/(?=\)))
    |(?P<number>0[xob][0-9a-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?)
    |(?P<word>`?[A-Za-z_$\x80-\xff][\w$\x80-\xff]*`?)|(?P<hash>[#@]\w+)|(?P<bracket>[][(){}])|(?P<mark>[,;:])
    |(?P<operator>[-+*/%&|^~<>=!?.]+)|(?P<other>.))""", re.S | re.X)  # fmt: skip
PRECEDENCES = {
    160: "&<< &>> << >>", 150: "* / % &* &", 140: "+ - &+ &- | ^", 135: "..< ...", 132: "is as as? as!", 131: "??",
    130: "< <= > >= == != === !== ~=", 120: "&&", 110: "||", 100: "?",
    90: "= += -= *= /= %= &= |= ^= <<= >>= &+= &-= &*= &<<= &>>= -> in",
}  # fmt: skip
PRECEDENCE = {operator: level for level, row in PRECEDENCES.items() for operator in row.split()}
EFFECTS = {"try", "await", "unsafe"}
# Words that no operand contains.
KEYWORDS = set("return if while guard else case where throw let var for switch default do repeat defer func".split())
DECLARATIONS = set("func init subscript struct class enum extension protocol".split())
BLOCKS = DECLARATIONS | set("if while for switch guard catch do repeat defer else deinit get set didSet".split())


class Source:
    """The tokens of a file, as lists with an entry for each. `block` has the word that a `{` belongs to, or None."""

    def __init__(self, text):
        self.text = text
        self.kinds, self.texts, self.begins, self.ends = [], [], [], []
        self._read()
        count = len(self.texts)
        self.match, self.parent, self.block = [None] * count, [None] * count, [None] * count
        self.is_start, self.is_expression = [False] * count, [True] * count
        self._pair()
        self._find_statements()

    def _read(self):
        text, at, skips = self.text, 0, []
        while token := TOKEN.match(text, at):
            kind = token.lastgroup
            begin, at = token.span(kind)
            word = token[kind]
            if kind == "string":
                at = end_of_string(text, begin)
            elif kind == "hash" and word in ("#if", "#elseif", "#else", "#endif"):
                condition, at = text[at : text.find("\n", at)], text.find("\n", at)
                if word == "#if":
                    skips.append([False, False])
                if word == "#endif":
                    skips.pop()
                else:
                    taken = skips[-1][1]
                    holds = not taken and (word == "#else" or is_true(condition))
                    skips[-1] = [not holds, taken or holds]
                continue
            elif word[0] == "@":
                at = end_of_brackets(text, at) if text.startswith("(", at) else at
                continue
            if any(skip for skip, _ in skips):
                continue
            self.kinds.append(kind)
            self.texts.append(word)
            self.begins.append(begin)
            self.ends.append(at)

    def _pair(self):
        stack = []
        for index, word in enumerate(self.texts):
            bracket = self.kinds[index] == "bracket"
            if bracket and word in ")]}":
                opening = stack.pop()
                self.match[opening], self.match[index] = index, opening
            self.parent[index] = stack[-1] if stack else None
            if bracket and word in "([{":
                stack.append(index)

    def _find_statements(self):
        """Marks where statements start, which word a block belongs to, and what is a pattern or a constraint."""
        # By the bracket around: the word that waits for its block, and what ends a pattern.
        owner, pattern = {}, {}
        for index, word in enumerate(self.texts):
            parent = self.parent[index]
            if self._starts(index):
                self.is_start[index] = True
                owner[parent] = pattern[parent] = None
            is_word = self.kinds[index] == "word" and self.texts[index - 1] != "."
            if is_word and word in BLOCKS and not (word == "else" and owner.get(parent) == "guard"):
                owner[parent] = word
            if is_word and word == "case":
                pattern[parent] = ":" if self.is_start[index] else "in" if owner.get(parent) == "for" else "="
                if parent is not None and self.block[parent] == "enum":
                    pattern[parent] = "the end"
            elif is_word and word == "where":
                pattern[parent] = "the end" if owner.get(parent) in DECLARATIONS else None
            elif word in (pattern.get(parent), "{"):
                pattern[parent] = None
            if self.kinds[index] == "bracket" and word in "([{":
                if word == "{":
                    self.block[index], owner[parent] = owner.get(parent), None
                owner[index], pattern[index] = None, pattern.get(parent)
            self.is_expression[index] = pattern.get(parent) is None

    def _starts(self, index):
        parent, before, word = self.parent[index], self.texts[index - 1] if index else "{", self.texts[index]
        if parent is not None and self.texts[parent] != "{" or self.is_closing(index):
            return False
        if before in ("{", ";"):
            return True
        if "\n" not in self.text[self.ends[index - 1] : self.begins[index]]:
            return False
        if before == "," or before in KEYWORDS or self.is_binary(index - 1) and before != "in":
            return False
        return not (word in ("{", ":", "else", "where", "catch") or word[0] == "." or self.is_binary(index))

    def is_closing(self, index):
        return self.match[index] is not None and self.match[index] < index

    def is_binary(self, index):
        """Whether the token is an operator between two operands, or an assignment."""
        word = self.texts[index]
        if word in ("is", "as", "in"):
            return True
        if self.kinds[index] != "operator" or word not in PRECEDENCE:
            return False
        before, after = self.text[self.begins[index] - 1], self.text[self.ends[index] : self.ends[index] + 1]
        if word in ("..<", "...") and not after.isspace():
            return after not in ")],"
        return before.isspace() and after.isspace()

    def left(self, index, precedence=0):
        """The first token of the operand before the operator at `index`, of operators with this precedence or more."""
        while not self.is_start[index] and index > 0:
            before, word = index - 1, self.texts[index - 1]
            if self.is_closing(before) and not self.block[self.match[before]]:
                index = self.match[before]
            elif self.kinds[before] in ("bracket", "mark", "hash") or word in KEYWORDS or word in EFFECTS:
                break
            elif self.is_binary(before) and PRECEDENCE[word] < precedence:
                break
            else:
                index = before
        return index

    def right(self, index, precedence=0):
        """The token after the operand that begins at `index`, whose operators have more than this precedence."""
        while index < len(self.texts) and not (self.is_start[index] and self.texts[index - 1] not in EFFECTS):
            word = self.texts[index]
            if self.kinds[index] == "bracket" and not self.is_closing(index) and not self.block[index]:
                index = self.match[index]
            elif self.kinds[index] in ("bracket", "mark") or word in KEYWORDS:
                break
            elif self.is_binary(index) and PRECEDENCE[word] <= precedence:
                break
            index += 1
        return index

    def outside(self, first, end):
        """The tokens from `first` up to `end` that are not in brackets, with the opening brackets."""
        while first < end:
            yield first
            first = self.match[first] + 1 if self.kinds[first] == "bracket" else first + 1

    def end_of_statement(self, first):
        """The token after the statement that starts at `first`."""
        for index in self.outside(first, len(self.texts)):
            if index > first and self.is_start[index] or self.is_closing(index):
                return index
        return len(self.texts)

    def parts(self, first, end):
        """The parts of tokens between commas, as pairs of first and end."""
        commas = [index for index in self.outside(first, end) if self.texts[index] == ","]
        bounds = zip([first, *(comma + 1 for comma in commas)], [*commas, end])
        return [bound for bound in bounds if bound[0] < bound[1]]

    def between(self, first, end):
        """The text of the tokens from `first` up to `end`."""
        return self.text[self.begins[first] : self.ends[end - 1]]


def end_of_string(text, at):
    fence = re.compile("#*").match(text, at)[0]
    quote = '"""' if text.startswith('"""', at + len(fence)) else '"'
    close, escape = quote + fence, "\\" + fence
    at += len(fence) + len(quote)
    while not text.startswith(close, at):
        if text.startswith(escape + "(", at):
            at = end_of_brackets(text, at + len(escape))
        else:
            at += len(escape) + 1 if text.startswith(escape, at) else 1
    return at + len(close)


def end_of_brackets(text, at):
    depth = 0
    while True:
        if text[at] == '"':
            at = end_of_string(text, at)
            continue
        depth += (text[at] == "(") - (text[at] == ")")
        at += 1
        if depth == 0:
            return at


def is_true(condition):
    """Whether a condition of `#if` holds on Linux."""
    condition = re.sub(r"canImport\((\w+)\)", lambda found: str(found[1] in IMPORTED), condition.split("//")[0])
    condition = re.sub(r"os\((\w+)\)", lambda found: str(found[1] == "Linux"), condition).replace("!", " not ")
    parts = condition.replace("&&", " and ").replace("||", " or ").split()
    return all(part in ("True", "False", "not", "and", "or") for part in parts) and eval(" ".join(parts))
