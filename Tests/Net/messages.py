"""What the fault bench prints on each bad input, from the record of a run: Tests/FaultBench, rows A to F."""

from __future__ import annotations

import collections
import json

from given import Given
from runner import ROOT, Missing, Result, quoted

SECTIONS = "ABCDEF"
# Rows whose output differs from run to run, with the reason.
LEFT_OUT: dict[str, str] = {}


def results(given: Given) -> list[Result]:
    file = given.options.messages
    if not file:
        raise Missing("messages: no record. hint: DICTC_RECORD_MESSAGES=FILE Tools/fault-bench A B C D E F, then --messages FILE")
    try:
        entries = [json.loads(line) for line in file.read_bytes().splitlines()]
    except (OSError, ValueError) as error:
        raise Missing(f"{file}: not a record of the fault bench ({error}). hint: DICTC_RECORD_MESSAGES={file} Tools/fault-bench") from None
    rows = collections.defaultdict(list)
    for entry in entries:
        if entry["row"][0] in SECTIONS and entry["row"].split(" ")[0] not in LEFT_OUT:
            rows[entry["row"]].append(entry)
    if not rows:
        raise Missing(f"{file}: no row of {SECTIONS[0]} to {SECTIONS[-1]}. hint: DICTC_RECORD_MESSAGES={file} Tools/fault-bench")
    found = [Result(f"{row} left out", reason) for row, reason in LEFT_OUT.items()]
    for row, runs in rows.items():
        for number, run in enumerate(runs, 1):
            call = " ".join(run["line"].split()).replace('"$DICTC"', "dictc")
            name = f"{row} {number:02} {call[:160]}{'…' if len(call) > 160 else ''}"
            streams = [run[stream].replace(str(ROOT), "REPOSITORY").encode() for stream in ("stdout", "stderr")]
            found.append(Result(name, f"status {run['status']}", quoted(streams[0], "") + quoted(streams[1], "! ")))
    return found
