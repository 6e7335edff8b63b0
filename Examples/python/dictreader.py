"""The reader's C library for Python, by ctypes; nothing to compile and nothing to install.

    with Lexicon("en.lexicon") as lexicon:
        "peafowl" in lexicon, lexicon.complete("pe", 5)
"""

import ctypes
import os

HERE = os.path.dirname(os.path.abspath(__file__))
_library = ctypes.CDLL(os.environ.get("DICTREADER", os.path.join(HERE, "../../.build-faces/libdictreader.so")))
_library.dr_status_text.restype = ctypes.c_char_p
for _name in ("dr_count", "dr_count_prefix", "dr_rank", "dr_word", "dr_complete", "dr_match", "dr_anagrams"):
    getattr(_library, _name).restype = ctypes.c_int64

INVALID_ARGUMENT, NONE = -7, -8


class DictReaderError(Exception):
    """A call that failed; `status` is the number of dictreader.h."""

    def __init__(self, status):
        super().__init__(_library.dr_status_text(status).decode("ascii"))
        self.status = status


def _whole(value, least, most):
    """A whole number from `least` to `most`; ctypes would take another for one that is not."""
    if not isinstance(value, int) or not least <= value <= most:
        raise DictReaderError(INVALID_ARGUMENT)
    return value


def _checked(result):
    if result < 0:
        raise DictReaderError(result)
    return result


def _filled(call):
    """The bytes of a call that takes a buffer and its capacity."""
    room = 1024
    while True:
        buffer = ctypes.create_string_buffer(room)
        length = _checked(call(buffer, ctypes.c_size_t(room)))
        if length <= room:
            return buffer.raw[:length]
        room = length


class Lexicon:
    """A set of words, mapped from a file."""

    def __init__(self, path, verification=1):
        self._artefact = ctypes.c_void_p()
        check = ctypes.c_int32(_whole(verification, 0, 2))
        _checked(_library.dr_open(os.fsencode(path), check, ctypes.byref(self._artefact)))

    def close(self):
        _library.dr_close(self._artefact)
        self._artefact = ctypes.c_void_p()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __len__(self):
        return _checked(_library.dr_count(self._artefact))

    def __contains__(self, text):
        return _checked(_library.dr_contains(self._artefact, *self._text(text))) == 1

    def rank(self, text):
        """The place of a word in byte order, or None."""
        rank = _library.dr_rank(self._artefact, *self._text(text))
        return None if rank == NONE else _checked(rank)

    def count(self, prefix):
        """How many words start with a text."""
        count = _library.dr_count_prefix(self._artefact, *self._text(prefix))
        return 0 if count == NONE else _checked(count)

    def __getitem__(self, rank):
        """The word with a rank."""
        number = ctypes.c_uint64(_whole(rank, 0, 2**64 - 1))
        try:
            return _filled(lambda *room: _library.dr_word(self._artefact, number, *room)).decode("utf-8")
        except DictReaderError as error:
            raise IndexError(rank) if error.status == NONE else error from None

    def complete(self, prefix, limit):
        return self._words(_library.dr_complete, prefix, limit)

    def match(self, pattern, limit):
        return self._words(_library.dr_match, pattern, limit)

    def anagrams(self, letters, limit):
        return self._words(_library.dr_anagrams, letters, limit)

    def _words(self, function, text, limit):
        most = ctypes.c_int32(_whole(limit, -(2**31), 2**31 - 1))
        try:
            words = _filled(lambda *room: function(self._artefact, *self._text(text), most, *room))
        except DictReaderError as error:
            if error.status != NONE:
                raise
            return []
        return words.decode("utf-8").split("\n")[:-1]

    @staticmethod
    def _text(text):
        data = text.encode("utf-8")
        return data, ctypes.c_size_t(len(data))
