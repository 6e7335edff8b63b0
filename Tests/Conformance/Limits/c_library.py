#!/usr/bin/env python3
"""What the C libraries refuse: c_library.py FOLDER, the one with libdictreader and libwordgames.

Numbers that no call may pass, answers that are too much, memory that is not there, games on a lexicon of countless paths;
and games that other hosts have saved, which have to open here. Prints what does not hold; the status is 1 then.
"""

import base64
import ctypes
import json
import os
import resource
import sys

sys.dont_write_bytecode = True
from checks import SUITE, contents, expect, path, run

FOLDER = os.path.abspath(sys.argv[1])
os.environ["DICTREADER"] = os.path.join(FOLDER, "libdictreader.so")
sys.path.insert(0, os.path.join(SUITE, "..", "..", "Faces", "Python", "src"))
import dictreader

library = ctypes.CDLL(os.environ["DICTREADER"])
games = ctypes.CDLL(os.path.join(FOLDER, "libwordgames.so"))
for name in ("gf_new", "gf_new_on", "gf_restore"):
    getattr(games, name).restype = ctypes.c_void_p
for owner in (library, games):
    for name in ("dr_complete", "dr_match", "dr_anagrams", "dr_gaps", "dr_tokens", "gf_view", "gf_save"):
        if hasattr(owner, name):
            getattr(owner, name).restype = ctypes.c_int64
OK, DAMAGED, INVALID, NONE, TOO_MUCH, NO_MEMORY = 0, -5, -7, -8, -11, -12
MOST = (1 << 31) - 1


def opened(name, owner=library, verification=1):
    artefact = ctypes.c_void_p(1)
    status = owner.dr_open(path(name).encode(), verification, ctypes.byref(artefact))
    return status, artefact


def opening():
    data = contents("good/en-peas.lexicon")
    release = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_size_t)
    for verification in (3, 7, -1, -(1 << 31), MOST):
        for call in ("file", "memory", "owned"):
            artefact, released = ctypes.c_void_p(1), []
            note = release(lambda *_: released.append(1))
            if call == "file":
                status = library.dr_open(path("good/en-peas.lexicon").encode(), verification, ctypes.byref(artefact))
            elif call == "memory":
                status = library.dr_open_memory(data, ctypes.c_size_t(len(data)), verification, ctypes.byref(artefact))
            else:
                status = library.dr_open_owned(data, ctypes.c_size_t(len(data)), verification, note, ctypes.byref(artefact))
                expect("bytes are released once", released, [1])
            expect("verification %d, %s" % (verification, call), (status, artefact.value), (INVALID, None))
    for given, length in ((None, 8), (data, -1), (data, -(1 << 63)), (None, -1)):
        artefact = ctypes.c_void_p(1)
        status = library.dr_open_memory(given, ctypes.c_ssize_t(length), 1, ctypes.byref(artefact))
        expect("opening nothing", (status, artefact.value), (INVALID, None))


def sentences():
    _, file = opened("good/en-few.sentences")
    for call in (library.dr_gaps, library.dr_tokens):
        for index in (3, 1 << 31, (1 << 32) - 1):
            expect("an index that is not there", call(file, ctypes.c_uint32(index), None, ctypes.c_size_t(0)), NONE)
    library.dr_close(file)


def buffers():
    """Buffers that cannot be: a null pointer with room, and room that is more than there can be."""
    text, size = b"pea", ctypes.c_size_t
    calls = {
        "good/en-peas.lexicon": (
            ("dr_fold", text, size(3)), ("dr_word", ctypes.c_uint64(0)), ("dr_word", ctypes.c_uint64(1 << 63)),
            ("dr_next_letters", text, size(3)), ("dr_complete", text, size(3), 9), ("dr_complete", text, size(3), 0),
            ("dr_match", b"*", size(1), 9), ("dr_anagrams", text, size(3), 9), ("dr_neighbours", text, size(3), 9),
        ),
        "good/en-small.levels": (("dr_pack", 1, 1, None), ("dr_pack", 0, 0, None)),
        "good/nl-five.answers": (("dr_answer", 0), ("dr_answer", -1), ("dr_days",)),
        "good/en-days.answers": (("dr_days",),),
        "good/nl-accents.phrases": (("dr_phrase", 0, None, None), ("dr_phrase", -1, None, None)),
        "good/en-few.sentences": (
            ("dr_sentence", 0), ("dr_sentence", -1), ("dr_tokens", 0), ("dr_gaps", 0), ("dr_rivals", 0, 0),
            ("dr_gap_answer", 0),
        ),
    }  # fmt: skip
    space = (ctypes.c_int32 * 64)()
    for file_name, all_calls in calls.items():
        _, file = opened(file_name)
        for name, *arguments in all_calls:
            call = getattr(library, name)
            call.restype = ctypes.c_int64
            wanted = call(file, *arguments, None, size(0))
            expect("%s %r" % (name, arguments), wanted >= NONE and wanted != INVALID, True)
            for buffer, room in ((None, 1), (None, 1 << 40), (space, -1), (space, -(1 << 63)), (None, -1)):
                expect("%s in %r" % (name, room), call(file, *arguments, buffer, ctypes.c_ssize_t(room)), INVALID)
            expect("%s in much" % name, call(file, *arguments, space, size(64)), wanted)
        for name in ("dr_fold", "dr_contains", "dr_rank", "dr_count_prefix"):
            for given, length in ((None, 1), (text, -1), (None, -1)):
                room = (None, size(0)) if name == "dr_fold" else ()
                call = getattr(library, name)
                call.restype = ctypes.c_int32 if name == "dr_contains" else ctypes.c_int64
                expect("%s of nothing" % name, call(file, given, ctypes.c_ssize_t(length), *room), INVALID)
        library.dr_close(file)
    expect("no bytes were written", bytes(space)[200:], bytes(56))
    library.dr_marks.restype = ctypes.c_int64
    expect("dr_marks", library.dr_marks(b"ab", b"ba", size(2), None, size(2)), INVALID)
    expect("dr_marks", library.dr_marks(None, b"ba", size(2), space, size(2)), INVALID)
    expect("dr_hint", library.dr_hint(None, size(2), b"ba", size(2)), INVALID)


def lists():
    status, file = opened("good/en-all-sixes.lexicon", verification=2)
    expect("the check of countless words", status, OK)
    calls = (("dr_complete", b""), ("dr_match", b"*"), ("dr_match", b"??????"), ("dr_anagrams", b"??????"))
    for name, text in calls:
        call = getattr(library, name)
        expect(name, call(file, text, ctypes.c_size_t(len(text)), MOST, None, ctypes.c_size_t(0)), TOO_MUCH)
        expect(name, call(file, text, ctypes.c_size_t(len(text)), 9, None, ctypes.c_size_t(0)), 9 * 7)
    # Of 26 words that this reads, one matches.
    for pattern, limit, answer in ((b"?????z", 8_000_000, TOO_MUCH), (b"?????z", 9, 9 * 7), (b"????zz", MOST, 26**4 * 7)):
        size = ctypes.c_size_t(len(pattern))
        expect("a long search", library.dr_match(file, pattern, size, limit, None, ctypes.c_size_t(0)), answer)
    library.dr_close(file)


def binding():
    with dictreader.Lexicon(path("good/en-peas.lexicon")) as lexicon:
        for limit in (1 << 31, 1 << 40, -(1 << 31) - 1, 2.5, None):
            try:
                expect("a limit of %r" % limit, lexicon.complete("p", limit), "an error")
            except dictreader.DictReaderError as error:
                expect("a limit of %r" % limit, error.status, INVALID)
        for rank in (1 << 64, -1, 1.0):
            try:
                expect("a rank of %r" % rank, lexicon[rank], "an error")
            except dictreader.DictReaderError as error:
                expect("a rank of %r" % rank, error.status, INVALID)
        expect("a limit of -1", lexicon.complete("p", -1), [])
    with dictreader.Lexicon(path("good/en-all-sixes.lexicon")) as lexicon:
        try:
            expect("a long search", len(lexicon.match("?????z", 8_000_000)), "an error")
        except dictreader.DictReaderError as error:
            expect("a long search", error.status, TOO_MUCH)


def ghost():
    for name in ("bad/forks.lexicon", "bad/forks-deep.lexicon", "good/en-all-sixes.lexicon"):
        _, file = opened(name, games)
        expect(name, opened(name, games, 2)[0], OK if name.startswith("good") else DAMAGED)
        game = ctypes.c_void_p(games.gf_new(2, ctypes.c_uint64(1), file, None))
        for move in ("seat 0 3 A\tB", "say a", "computer", "say b", "computer", "say a", "computer", "seat 3 3 A\tB", "computer"):
            expect("%s: %s" % (name, move), games.gf_move(game, move.encode(), ctypes.c_size_t(len(move))), 1)
            buffer = ctypes.create_string_buffer(4096)
            expect("a view", games.gf_view(game, buffer, ctypes.c_size_t(4096)) > 0, True)
        for call in (games.gf_view, games.gf_save):
            expect("no buffer", call(game, None, ctypes.c_size_t(9)), INVALID)
            expect("too large a buffer", call(game, buffer, ctypes.c_ssize_t(-1)), INVALID)
        expect("no message", games.gf_move(game, None, ctypes.c_size_t(3)), INVALID)
        games.gf_free(game)
        games.dr_close(file)


def hosts():
    """An app, the terminal and the web page save these games as the same bytes, and show them alike: GameHostTests."""
    with open(path("../Fixtures/play/hosts.json"), encoding="utf-8") as file:
        record = json.load(file)
    expect("games of other hosts", len(record["plays"]), 5)
    buffer = ctypes.create_string_buffer(1 << 16)

    def compare(what, game, view, saved):
        for call, wanted in ((games.gf_view, view.encode()), (games.gf_save, base64.b64decode(saved))):
            length = call(game, buffer, ctypes.c_size_t(len(buffer)))
            expect(what, buffer.raw[: max(0, length)], wanted)

    def move(game, line):
        games.gf_move(game, line.encode(), ctypes.c_size_t(len(line.encode())))

    for play in record["plays"]:
        packs, name = [], play["game"]
        for kind in play["packs"]:
            data, pack = base64.b64decode(record["packs"][kind]), ctypes.c_void_p()
            expect(kind, games.dr_open_memory(data, ctypes.c_size_t(len(data)), 2, ctypes.byref(pack)), OK)
            packs.append((pack, data))
        first, second = [pack for pack, _ in packs] + [None] * (2 - len(packs))
        played = ctypes.c_void_p(games.gf_new(play["kind"], ctypes.c_uint64(play["seed"]), first, second))
        for line in play["moves"]:
            move(played, line)
        compare(name + ", played here", played, play["view"], play["saved"])
        saved = base64.b64decode(play["saved"])
        opened = ctypes.c_void_p(games.gf_restore(saved, ctypes.c_size_t(len(saved)), first, second))
        compare(name + ", opened here", opened, play["opened"], play["saved"])
        move(opened, play["later"])
        compare(name + ", gone on with here", opened, play["laterView"], play["laterSaved"])
        for game in (played, opened):
            games.gf_free(game)
        for pack, _ in packs:
            games.dr_close(pack)
    for day in record["days"]:
        packs = [(base64.b64decode(record["packs"][kind]), ctypes.c_void_p()) for kind in day["packs"]]
        for data, pack in packs:
            games.dr_open_memory(data, ctypes.c_size_t(len(data)), 2, ctypes.byref(pack))
        first, second = [pack for _, pack in packs] + [None] * (2 - len(packs))
        game = ctypes.c_void_p(games.gf_new_on(day["kind"], day["day"], first, second))
        length = games.gf_save(game, buffer, ctypes.c_size_t(len(buffer)))
        expect("%s of day %d" % (day["game"], day["day"]), buffer.raw[: max(0, length)], base64.b64decode(day["saved"]))
        for other, number in ((day["kind"], -1), (day["kind"], MOST), (2, 0), (5, 0), (9, 0)):
            expect("no game of a day", games.gf_new_on(other, number, first, second), None)
        games.gf_free(game)
        for _, pack in packs:
            games.dr_close(pack)


def memory():
    """Needs what is open already, and nothing much on top."""
    data = contents("good/en-peas.lexicon") + bytes(1 << 26)
    with open("/proc/self/statm") as file:
        used = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + (1 << 25), resource.RLIM_INFINITY))
    artefact = ctypes.c_void_p(1)
    status = library.dr_open_memory(data, ctypes.c_size_t(len(data)), 2, ctypes.byref(artefact))
    expect("a check without memory", (status, artefact.value), (NO_MEMORY, None))
    expect("no memory, as text", dictreader.DictReaderError(status).args, ("not enough memory",))


run((opening, sentences, buffers, lists, binding, ghost, hosts, memory))
