"""Reads the artefacts of dictc: lexicons, level packs, answers, phrases and sentences.

    import dictreader

    with dictreader.Lexicon("en.lexicon") as lexicon:
        print("Peafowl" in lexicon, lexicon.complete("pe", 5))

Every number has to be a whole one of 32 bits, a rank one of 64; any other raises a `DictReaderError`.
"""

from enum import IntEnum
from typing import List

from . import _library
from ._artefacts import (
    Answers,
    AnyArtefact,
    Artefact,
    Days,
    Gap,
    Levels,
    LexicalClass,
    Lexicon,
    Pack,
    Phrase,
    Phrases,
    Sentences,
    Token,
    Verification,
    open,
    open_bytes,
)
from ._library import DictReaderError, Status

__all__ = [
    "Answers", "AnyArtefact", "Artefact", "Days", "DictReaderError", "Gap", "Levels", "LexicalClass", "Lexicon", "Mark",
    "Pack", "Phrase", "Phrases", "Sentences", "Status", "Token", "Verification", "hint", "marks", "open", "open_bytes",
]  # fmt: skip


class Mark(IntEnum):
    """The mark of a letter in a Wordle guess."""

    ABSENT = 0
    MISPLACED = 1
    CORRECT = 2


def hint(one: str, other: str) -> int:
    """The number of letters that two words have in common, in any position and any case."""
    return _library.call("dr_hint", *_library.encoded(one), *_library.encoded(other))


def marks(guess: str, secret: str) -> List[Mark]:
    """The marks of a Wordle guess; both words have the same length, at most 32 letters."""
    (one, length), (other, other_length) = _library.encoded(guess), _library.encoded(secret)
    if length != other_length:
        raise DictReaderError(Status.INVALID_ARGUMENT)
    return [Mark(mark) for mark in _library.data("dr_marks", one, other, length) or b""]
