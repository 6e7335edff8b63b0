#!/usr/bin/env python3
"""What the Python package refuses: numbers that no call may pass, files of another kind, closed files.

Prints what does not hold; the status is 1 then.
"""

import os
import sys
import threading

sys.dont_write_bytecode = True
# An isolated Python does not look here by itself.
sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import dictreader
from checks import contents, expect, path, run
from dictreader import DictReaderError, Status

NO_NUMBERS = (True, False, 0.0, 1.0, 2.5, float("nan"), float("inf"), "1", b"1", None, 1 << 64, -(1 << 63) - 1)


def status(ask, *values):
    """The status of the error that a call raises, None if it raises none."""
    try:
        ask(*values)
    except DictReaderError as error:
        return error.status
    return None


def numbers():
    """Every number of every call, in place of a good one."""
    lexicon, levels = dictreader.open(path("good/en-peas.lexicon")), dictreader.open(path("good/en-small.levels"))
    phrases, answers = dictreader.open(path("good/nl-accents.phrases")), dictreader.open(path("good/nl-five.answers"))
    sentences = dictreader.open(path("good/en-few.sentences"))
    int32, uint32, uint64 = (-(1 << 31) - 1, 1 << 31), (-1, 1 << 32), (-1, 1 << 64)
    calls = [(getattr(lexicon, name), ("p", int32)) for name in ("complete", "match", "anagrams", "neighbours")]
    calls += [(lexicon.word, (uint64,)), (lexicon.__getitem__, (uint64,)), (levels.pack, (int32, int32))]
    calls += [(phrases.phrase, (uint32,)), (answers.answer, (uint32,)), (sentences.rivals, (uint32, uint32))]
    calls += [(getattr(sentences, name), (uint32,)) for name in ("sentence", "tokens", "gaps", "gap_answer")]
    calls += [(sentences.count_playing, (int32,)), (sentences.sentence_playing, (int32, uint32))]
    calls += [(lambda number: dictreader.open(path("good/en-peas.lexicon"), number), ((-1, 3),))]
    calls += [(lambda number: dictreader.Levels.from_bytes(contents("good/en-small.levels"), number), ((-1, 3),))]
    for call, parameters in calls:
        good = [parameter if isinstance(parameter, str) else 1 for parameter in parameters]
        expect("%r%r" % (call, good), status(call, *good), None)
        for place, parameter in enumerate(parameters):
            for number in () if isinstance(parameter, str) else NO_NUMBERS + parameter:
                values = good[:place] + [number] + good[place + 1 :]
                expect("%r%r" % (call, values), status(call, *values), Status.INVALID_ARGUMENT)
    expect("no words", lexicon.complete("p", -1), [])
    expect("the highest rank", lexicon.word((1 << 64) - 1), None)
    for number in (0, -1, 7, 256):
        expect("class %d" % number, status(sentences.count_playing, number) in (None, Status.INVALID_ARGUMENT), True)


def texts():
    lexicon = dictreader.open(path("good/en-peas.lexicon"))
    for text in ("", "\0", "pea\0", "\ud800", "péa\udfff", "p\n", "\U0001f99a", "p" * 100_000):
        expect("%.9r is no word" % text, (text in lexicon, lexicon.rank(text)), (False, None))
        expect("%.9r matches nothing" % text, lexicon.match(text), [])
    expect("what is no text", (1 in lexicon, None in lexicon), (False, False))
    expect("marks of words of two lengths", status(dictreader.marks, "pea", "pear"), Status.INVALID_ARGUMENT)
    expect("marks of long words", status(dictreader.marks, "p" * 33, "p" * 33), Status.INVALID_ARGUMENT)


def files():
    expect("a file that is not there", status(dictreader.open, path("good/none")), Status.MISSING)
    expect("a name with a zero byte", status(dictreader.open, path("good/en-peas.lexicon\0")), Status.INVALID_ARGUMENT)
    expect("another kind", status(dictreader.Levels, path("good/en-peas.lexicon")), Status.WRONG_KIND)
    expect("another kind, in memory", status(dictreader.Lexicon.from_bytes, contents("good/nl-five.answers")), Status.WRONG_KIND)
    expect("no bytes", status(dictreader.open_bytes, b""), Status.NOT_AN_ARTEFACT)
    for name in os.listdir(path("good")):
        with dictreader.open(path("good/" + name)) as mapped, dictreader.open_bytes(bytearray(contents("good/" + name))) as copied:
            expect(name, (len(copied), copied.identity), (len(mapped), mapped.identity))
        mapped.close()
        expect("%s, closed" % name, status(len, mapped), Status.INVALID_ARGUMENT)


def threads():
    """Several threads may ask one lexicon."""
    lexicon = dictreader.Lexicon.from_bytes(contents("good/en-everyday.lexicon"))
    wanted, found = list(lexicon), []
    asking = [threading.Thread(target=lambda: found.append(list(lexicon) == wanted)) for _ in range(4)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    expect("threads", found, [True] * len(asking))


run((numbers, texts, files, threads))
