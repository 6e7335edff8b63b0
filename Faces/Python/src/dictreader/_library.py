"""The C library and what crosses its border: numbers, texts, buffers and errors."""

import ctypes
import os
from ctypes import POINTER, c_char_p, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from enum import IntEnum
from pathlib import Path
from typing import Any, Callable, List, Optional, Tuple

# Tests and examples name another build of the library in DICTREADER.
_library = ctypes.CDLL(os.environ.get("DICTREADER") or str(Path(__file__).with_name("libdictreader.so")))

_RESULT = {"int32": c_int32, "int64": c_int64, "uint64": c_uint64, "text": c_char_p, "none": None}
_TEXT = (c_char_p, c_size_t)
_ROOM = (c_void_p, c_size_t)
_SIGNATURES: Any = {
    "dr_abi_version": ("int32",),
    "dr_status_text": ("text", c_int32),
    "dr_open": ("int32", c_char_p, c_int32, POINTER(c_void_p)),
    "dr_open_memory": ("int32", c_char_p, c_size_t, c_int32, POINTER(c_void_p)),
    "dr_close": ("none", c_void_p),
    "dr_kind": ("int32", c_void_p),
    "dr_language": ("int32", c_void_p),
    "dr_identity": ("uint64", c_void_p),
    "dr_count": ("int64", c_void_p),
    "dr_fold": ("int64", c_void_p, *_TEXT, *_ROOM),
    "dr_contains": ("int32", c_void_p, *_TEXT),
    "dr_rank": ("int64", c_void_p, *_TEXT),
    "dr_word": ("int64", c_void_p, c_uint64, *_ROOM),
    "dr_count_prefix": ("int64", c_void_p, *_TEXT),
    "dr_next_letters": ("int64", c_void_p, *_TEXT, *_ROOM),
    "dr_complete": ("int64", c_void_p, *_TEXT, c_int32, *_ROOM),
    "dr_match": ("int64", c_void_p, *_TEXT, c_int32, *_ROOM),
    "dr_anagrams": ("int64", c_void_p, *_TEXT, c_int32, *_ROOM),
    "dr_neighbours": ("int64", c_void_p, *_TEXT, c_int32, *_ROOM),
    "dr_pack": ("int64", c_void_p, c_int32, c_int32, POINTER(c_int32), *_ROOM),
    "dr_answer": ("int64", c_void_p, c_uint32, *_ROOM),
    "dr_days": ("int64", c_void_p, *_ROOM),
    "dr_phrase": ("int64", c_void_p, c_uint32, POINTER(c_int32), POINTER(c_int32), *_ROOM),
    "dr_sentence": ("int64", c_void_p, c_uint32, *_ROOM),
    "dr_tokens": ("int64", c_void_p, c_uint32, *_ROOM),
    "dr_gaps": ("int64", c_void_p, c_uint32, *_ROOM),
    "dr_rivals": ("int64", c_void_p, c_uint32, c_uint32, *_ROOM),
    "dr_gap_answer": ("int64", c_void_p, c_uint32, *_ROOM),
    "dr_count_playing": ("int64", c_void_p, c_int32),
    "dr_sentence_playing": ("int64", c_void_p, c_int32, c_uint32),
    "dr_hint": ("int32", *_TEXT, *_TEXT),
    "dr_marks": ("int64", c_char_p, c_char_p, c_size_t, *_ROOM),
}
for _name, (_result, *_arguments) in _SIGNATURES.items():
    _function = getattr(_library, _name)
    _function.restype = _RESULT[_result]
    _function.argtypes = _arguments


class Status(IntEnum):
    """The numbers of dictreader.h for calls that fail."""

    NOT_AN_ARTEFACT = -1
    UNSUPPORTED_VERSION = -2
    WRONG_LENGTH = -3
    CHECKSUM_MISMATCH = -4
    DAMAGED = -5
    WRONG_KIND = -6
    INVALID_ARGUMENT = -7
    NONE = -8
    MISSING = -9
    UNREADABLE = -10
    TOO_MUCH = -11
    NO_MEMORY = -12


INVALID_ARGUMENT, NONE = Status.INVALID_ARGUMENT, Status.NONE


class DictReaderError(Exception):
    """A call that failed; `status` is a number of `Status`."""

    def __init__(self, status: int) -> None:
        super().__init__(_library.dr_status_text(status).decode("ascii"))
        self.status = status


def _whole(value: int, least: int, most: int) -> int:
    """A whole number from `least` to `most`; ctypes would turn any other into one."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise DictReaderError(INVALID_ARGUMENT)
    return value


def int32(value: int) -> int:
    return _whole(value, -(2**31), 2**31 - 1)


def uint32(value: int) -> int:
    return _whole(value, 0, 2**32 - 1)


def uint64(value: int) -> int:
    return _whole(value, 0, 2**64 - 1)


def _checked(result: int) -> int:
    if result < 0:
        raise DictReaderError(result)
    return result


def call(name: str, *values: Any) -> int:
    """The result of a function of the library, unless it is an error."""
    return _checked(getattr(_library, name)(*values) or 0)


def found(name: str, *values: Any) -> Optional[int]:
    """The same, with None if there is nothing to be found."""
    result: int = getattr(_library, name)(*values)
    return None if result == NONE else _checked(result)


def _filled(name: str, values: Any, make: Callable[[int], Any]) -> Optional[Any]:
    """The buffer of a call that takes one and its capacity, and how much of it is filled."""
    room = 1024
    while True:
        buffer = make(room)
        length = found(name, *values, buffer, room)
        if length is None or length <= room:
            return None if length is None else buffer[:length]
        room = length


def data(name: str, *values: Any) -> Optional[bytes]:
    return _filled(name, values, ctypes.create_string_buffer)


def text(name: str, *values: Any) -> Optional[str]:
    filled = data(name, *values)
    return None if filled is None else filled.decode("utf-8")


def words(name: str, *values: Any) -> List[str]:
    """Words that end with a line feed each."""
    return (text(name, *values) or "").split("\n")[:-1]


def numbers(name: str, *values: Any) -> Optional[List[int]]:
    return _filled(name, values, lambda room: (c_int32 * room)())


def encoded(value: str) -> Tuple[bytes, int]:
    """The bytes of a text and their number. A lone surrogate, which UTF-8 has not, is no letter."""
    if not isinstance(value, str):
        raise TypeError("expected a str (found %s)" % type(value).__name__)
    letters = value.encode("utf-8", "surrogatepass")
    return letters, len(letters)
