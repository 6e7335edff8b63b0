"""The five kinds of artefacts."""

import os
import weakref
from ctypes import byref, c_int32, c_void_p
from datetime import date, timedelta
from enum import IntEnum
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Tuple, Type, TypeVar, Union

from . import _library as library
from ._library import DictReaderError, Status, _whole, int32, uint32, uint64

Path = Union[str, "os.PathLike[str]"]
AnyArtefact = Union["Lexicon", "Levels", "Answers", "Phrases", "Sentences"]
_Self = TypeVar("_Self", bound="Artefact")


class Verification(IntEnum):
    """How much of a file is checked when it is opened."""

    TRUSTING = 0
    """Header and tables: for files that were checked before. A damaged file may return wrong results."""
    VERIFYING = 1
    """Every checksum: the choice for clients."""
    STRUCTURE = 2
    """All contents against the rules of the format: for builds and tests."""


class LexicalClass(IntEnum):
    """The class of a word that FillMeUp hides, which is also the level that the class belongs to."""

    OTHER = 0
    PREPOSITION = 1
    DETERMINER = 2
    VERB = 3
    NOUN = 4
    PRONOUN = 5
    CONJUNCTION = 6


class Pack(NamedTuple):
    """The words of a level, and the number of guesses, None for no limit."""

    attempts: Optional[int]
    words: List[str]


class Days(NamedTuple):
    """The day of the first answer, and how many answers from there on are those of days, one a day."""

    first: date
    number: int


class Phrase(NamedTuple):
    """A phrase, the misses that a good player makes, and its tier from 0, easy, to 3, expert."""

    text: str
    misses: int
    tier: int


class Token(NamedTuple):
    """A word or sign of a sentence: its place in UTF-8 bytes, and its part of speech (see FORMAT.md)."""

    offset: int
    length: int
    tag: int


class Gap(NamedTuple):
    """A token that FillMeUp can hide, its `LexicalClass`, and the number of its answer."""

    token: int
    lexical_class: int
    answer: int


class Artefact:
    """An open artefact; `close` it, or use it in a `with` statement.

    Any number of threads may ask it at the same time. A closed one raises a `DictReaderError`.
    """

    kind = ""
    _handle: c_void_p
    _release: Callable[[], object]
    language: str
    """`en` or `nl`."""
    identity: str
    """16 hexadecimal digits, which differ between artefacts with different contents."""

    def __init__(self, path: Path, verification: int = Verification.VERIFYING) -> None:
        """Maps the file at `path`."""
        self._hold(_mapped(path, verification), None)

    @classmethod
    def from_bytes(cls: Type[_Self], data: bytes, verification: int = Verification.VERIFYING) -> _Self:
        """Opens bytes that are in memory, such as a download."""
        artefact = cls.__new__(cls)
        artefact._hold(*_adopted(data, verification))
        return artefact

    def _hold(self, handle: c_void_p, data: Optional[bytes]) -> None:
        """Takes over an open artefact, and keeps the bytes that it reads until it is closed."""
        self._handle = handle
        self._release = weakref.finalize(self, _close, handle, data)
        if type(self) is not _KINDS[library.call("dr_kind", handle)]:
            self.close()
            raise DictReaderError(Status.WRONG_KIND)
        self.language = ("", "en", "nl")[library.call("dr_language", handle)]
        self.identity = "%016x" % library.call("dr_identity", handle)

    def close(self) -> None:
        """Closes the artefact; a second time does nothing."""
        self._handle = c_void_p()
        self._release()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        """The number of words, packs, answers, phrases or sentences."""
        return library.call("dr_count", self._handle)

    def _text(self, name: str, *values: object) -> Optional[str]:
        return library.text(name, self._handle, *values)


def _mapped(path: Path, verification: int) -> c_void_p:
    name, handle = os.fsencode(path), c_void_p()
    if b"\0" in name:
        raise DictReaderError(Status.INVALID_ARGUMENT)
    library.call("dr_open", name, _whole(verification, 0, 2), byref(handle))
    return handle


def _adopted(data: bytes, verification: int) -> Tuple[c_void_p, bytes]:
    data, handle = bytes(data), c_void_p()
    library.call("dr_open_memory", data, len(data), _whole(verification, 0, 2), byref(handle))
    return handle, data


def _close(handle: c_void_p, _: Optional[bytes]) -> None:
    library.call("dr_close", handle)


class Lexicon(Artefact):
    """A set of words. Texts are folded by the rule of its language: case and accents do not matter."""

    kind = "lexicon"

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str) and library.call("dr_contains", self._handle, *library.encoded(text)) == 1

    def __getitem__(self, rank: int) -> str:
        word = self.word(rank)
        if word is None:
            raise IndexError(rank)
        return word

    def __iter__(self) -> Iterator[str]:
        return (self[rank] for rank in range(len(self)))

    def fold(self, text: str) -> Optional[str]:
        """The letters a to z of a text, or None if it contains anything else."""
        return self._text("dr_fold", *library.encoded(text))

    def rank(self, text: str) -> Optional[int]:
        """The position of a word in byte order, from 0, or None if it is not in the lexicon."""
        return library.found("dr_rank", self._handle, *library.encoded(text))

    def word(self, rank: int) -> Optional[str]:
        """The word with a rank, or None if the rank is too high."""
        return self._text("dr_word", uint64(rank))

    def count_prefix(self, prefix: str) -> int:
        """The number of words that start with a text."""
        return library.found("dr_count_prefix", self._handle, *library.encoded(prefix)) or 0

    def next_letters(self, prefix: str) -> str:
        """The letters that may follow a text, ascending."""
        return self._text("dr_next_letters", *library.encoded(prefix)) or ""

    def complete(self, prefix: str, limit: int = 100) -> List[str]:
        """The first words that start with a text."""
        return self._words("dr_complete", prefix, limit)

    def match(self, pattern: str, limit: int = 100) -> List[str]:
        """The words that match a pattern: `?` is any letter, `*` any run of letters."""
        return self._words("dr_match", pattern, limit)

    def anagrams(self, letters: str, limit: int = 100) -> List[str]:
        """The words made of exactly these letters; `?` is any letter."""
        return self._words("dr_anagrams", letters, limit)

    def neighbours(self, text: str, limit: int = 100) -> List[str]:
        """The other words within one edit, but none that should never be shown, such as a slur."""
        return self._words("dr_neighbours", text, limit)

    def _words(self, name: str, text: str, limit: int) -> List[str]:
        return library.words(name, self._handle, *library.encoded(text), int32(limit))


class Levels(Artefact):
    """The level packs of the word guessing game; sets and levels count from 1."""

    kind = "levels"

    def pack(self, set: int, level: int) -> Optional[Pack]:
        attempts = c_int32()
        words = self._text("dr_pack", int32(set), int32(level), byref(attempts))
        return None if words is None else Pack(attempts.value or None, words.split("\n")[:-1])


class Answers(Artefact):
    """The secrets of Wordle; indices count from 0."""

    kind = "answers"

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str) and library.call("dr_contains", self._handle, *library.encoded(text)) == 1

    def answer(self, index: int) -> Optional[str]:
        return self._text("dr_answer", uint32(index))

    @property
    def days(self) -> Optional[Days]:
        """The days of the first answers, or None if none is that of a day."""
        numbers = library.numbers("dr_days", self._handle)
        return None if numbers is None else Days(date(1970, 1, 1) + timedelta(days=numbers[0]), numbers[1])


class Phrases(Artefact):
    """The phrases of Hangman; indices count from 0."""

    kind = "phrases"

    def phrase(self, index: int) -> Optional[Phrase]:
        misses, tier = c_int32(), c_int32()
        text = self._text("dr_phrase", uint32(index), byref(misses), byref(tier))
        return None if text is None else Phrase(text, misses.value, tier.value)


class Sentences(Artefact):
    """The sentences of FillMeUp; indices and numbers count from 0."""

    kind = "sentences"

    def sentence(self, index: int) -> Optional[str]:
        return self._text("dr_sentence", uint32(index))

    def tokens(self, index: int) -> Optional[List[Token]]:
        triples = self._triples("dr_tokens", index)
        return None if triples is None else [Token(*triple) for triple in triples]

    def gaps(self, index: int) -> Optional[List[Gap]]:
        triples = self._triples("dr_gaps", index)
        return None if triples is None else [Gap(*triple) for triple in triples]

    def rivals(self, index: int, gap: int) -> Optional[List[int]]:
        """The numbers of the answers that fit a gap as well as its own answer, or nearly; ascending."""
        return library.numbers("dr_rivals", self._handle, uint32(index), uint32(gap))

    def gap_answer(self, number: int) -> Optional[str]:
        """The answer with a number, in lower case."""
        return self._text("dr_gap_answer", uint32(number))

    def count_playing(self, lexical_class: int) -> int:
        """The number of sentences with a gap of a class."""
        return library.call("dr_count_playing", self._handle, int32(lexical_class))

    def sentence_playing(self, lexical_class: int, number: int) -> Optional[int]:
        """The index of one of the sentences with a gap of a class."""
        return library.found("dr_sentence_playing", self._handle, int32(lexical_class), uint32(number))

    def _triples(self, name: str, index: int) -> Optional[List[Tuple[int, int, int]]]:
        numbers = library.numbers(name, self._handle, uint32(index))
        return None if numbers is None else list(zip(numbers[::3], numbers[1::3], numbers[2::3]))


_KINDS: Dict[int, Type[AnyArtefact]] = {1: Lexicon, 2: Levels, 3: Answers, 4: Phrases, 5: Sentences}


def open(path: Path, verification: int = Verification.VERIFYING) -> AnyArtefact:
    """Maps the file at `path`, whatever kind of artefact it is."""
    return _of_its_kind(_mapped(path, verification), None)


def open_bytes(data: bytes, verification: int = Verification.VERIFYING) -> AnyArtefact:
    """Opens bytes that are in memory, whatever kind of artefact they are."""
    return _of_its_kind(*_adopted(data, verification))


def _of_its_kind(handle: c_void_p, data: Optional[bytes]) -> AnyArtefact:
    kind: Any = _KINDS[library.call("dr_kind", handle)]
    artefact: AnyArtefact = kind.__new__(kind)
    artefact._hold(handle, data)
    return artefact
