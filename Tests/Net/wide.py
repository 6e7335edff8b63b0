"""A project with every kind of source, and a spelling, phrase or sentence for each reason to drop it."""

from __future__ import annotations

import shutil
from pathlib import Path

from runner import ROOT, Dictc

CONFIGURATION = """\
schema: 1
output: ../build-output
licences:
  CC0-1.0: { file: licence.txt, attribution: none needed }
languages:
  en:
    spelling: american
    words:
      - { file: en/words.txt, familiarity: 10, licence: CC0-1.0 }
      - { file: en/odd-spellings.txt, familiarity: 35, licence: CC0-1.0 }
      - { file: en/british.txt, familiarity: 10, spelling: british, licence: CC0-1.0 }
      - { file: en/american.txt, familiarity: 10, spelling: american, licence: CC0-1.0 }
      - { file: en/rare.txt, familiarity: 80, asked: false, licence: CC0-1.0 }
      - { file: en/rated.tsv, familiarity: column, licence: CC0-1.0 }
      - { file: en/forms.dic, familiarity: 35, format: { hunspell: { affixes: en/forms.aff } }, licence: CC0-1.0 }
      - { file: en/words.xml, familiarity: 20, format: { xml: { element: w } }, licence: CC0-1.0 }
    drop:
      - { file: en/names.txt, reason: name, licence: CC0-1.0 }
      - { file: en/abbreviations.txt, reason: abbreviation, licence: CC0-1.0 }
      - { file: en/contractions.txt, reason: contraction, licence: CC0-1.0 }
    overlay: { file: en/overlay.txt, licence: CC0-1.0 }
    block: { file: en/blocked.txt, licence: CC0-1.0 }
    frequency: { file: en/counts.tsv, ranks: { 10: 2, 35: 4 }, licence: CC0-1.0 }
    lexicon: { exclude: [slur], fair: { familiarity: 35 } }
    levels: { sets: 1, seed: 1 }
    answers: { length: 5, seed: 1 }
    phrases: { file: en/phrases.txt, licence: CC0-1.0 }
    tagger: { file: en/tagger.model, licence: CC0-1.0 }
    sentences:
      files:
        - { file: en/sentences.xml, format: opus, tags: gold, licence: CC0-1.0 }
        - { file: en/films/*.conllu, format: conllu, tags: gold, may-be-empty: true, licence: CC0-1.0 }
        - { file: en/plain.txt, format: text, licence: CC0-1.0 }
      fields: { file: en/fields.txt, licence: CC0-1.0 }
      rivals: { file: en/rivals.txt, licence: CC0-1.0 }
  nl:
    words:
      - { file: nl/words.txt, familiarity: 10, licence: CC0-1.0 }
    answers: { length: 5, seed: 1 }
"""
OTHERS = {
    "licence.txt": "No rights reserved.\n",
    "en/odd-spellings.txt": "London\nNASA\niPhone\nMcCoy\no'clock\npeafowl's\nx-ray\nice cream\nb2b\netc.\nc&a\nten€\n"
    "αβγ\nжук\na\u0323\u0323\u0323b\n\u0301e\nsoft\u00adhyphen\nzero\u200bwidth\nleft\u202eright\n" + "ab" * 33 + "\n12\n...\n-\ncafé\nstraße\nrhythm\nhmm\nthingamabobs\n",
    "en/british.txt": "axe\ncolour\n",
    "en/american.txt": "ax\ncolor\n",
    "en/rare.txt": "qi\ncolor\n",
    "en/rated.tsv": "obscure\t90\ncommon\t5\nswell\t50\n",
    "en/forms.aff": "SET UTF-8\nFORBIDDENWORD !\nSFX S Y 1\nSFX S 0 s .\n",
    "en/forms.dic": "3\nlantern/S\ncandle/S\nlanternes/!\n",
    "en/words.xml": "<list><w>walrus</w><w>Walrus</w><w>anchovy</w></list>\n",
    "en/names.txt": "rose\nlima\nkeith\n",
    "en/abbreviations.txt": "ibid\n",
    "en/contractions.txt": "dont\nmaynt\n",
    "en/overlay.txt": "# corrections\n+dictionary\n+grandly\t20\n-hill\n",
    "en/blocked.txt": "bone\tslur\nboot\tvulgar\nbucket\tsensitive\nking\todd\n",
    "en/counts.tsv": "swell\t900\nsnow\t800\nobscure\t700\n",
    "en/fields.txt": "animals: cat dog tiger\nplaces: garden kitchen house\n",
    "en/rivals.txt": "film-19\tboat: leaf\triver: *\n",
    "en/plain.txt": "The old dog sleeps in the garden while the children play. We painted the small house yellow "
    "because it looked tired. However, the cat was still asleep.\n",
    "nl/words.txt": "aardvarken\ncoördinatie\nĳs\nfiets\nmolen\nboter\nkamer\nAmsterdam\n's\n",
}  # fmt: skip
PHRASES = "Peace of mind\n日本 peace and quiet\nThe dog\nPeace " + "and peace " * 12 + "\nKing of the hill boot\nQuixotic zeugma\nNight And Day\n"
# A sentence for each flaw: words with their parts of speech, a row each. `~` joins a word to the one before.
SENTENCES = """
the/DET dog/NOUN sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
The/DET old/ADJ dog/NOUN sleeps/VERB in/ADP the/DET garden/NOUN
The/DET dog/NOUN sleeps/VERB ~./PUNCT
The/DET old/ADJ dog/NOUN and/CCONJ the/DET cat/NOUN and/CCONJ the/DET tiger/NOUN and/CCONJ the/DET goat/NOUN and/CCONJ the/DET pig/NOUN and/CCONJ the/DET cow/NOUN sleep/VERB in/ADP the/DET garden/NOUN ~./PUNCT
The/DET old/ADJ dog/NOUN in/ADP the/DET small/ADJ garden/NOUN ~./PUNCT
However/ADV ~,/PUNCT the/DET old/ADJ dog/NOUN sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
They/PRON sleep/VERB in/ADP the/DET old/ADJ garden/NOUN ~./PUNCT
The/DET old/ADJ BIG/ADJ dog/NOUN sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
The/DET 12/NUM old/ADJ dogs/NOUN sleep/VERB in/ADP 14/NUM gardens/NOUN ~./PUNCT
Keith/PROPN and/CCONJ Emma/PROPN see/VERB the/DET old/ADJ dog/NOUN ~./PUNCT
The/DET old/ADJ boot/NOUN sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
The/DET old/ADJ zeugma/NOUN sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
"/PUNCT ~The/DET old/ADJ dog/NOUN sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
The/DET old/ADJ dog/NOUN (/PUNCT ~sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
The/DET old/ADJ αβγ/NOUN sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
The/DET old/ADJ www.dog.com/NOUN sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
The/DET old/ADJ dog/NOUN ~sleeps/VERB in/ADP the/DET garden/NOUN ~./PUNCT
The/DET cat/NOUN sleeps/VERB under/ADP the/DET piano/NOUN when/SCONJ it/PRON rains/VERB ~./PUNCT
A/DET small/ADJ boat/NOUN drifted/VERB slowly/ADV down/ADP the/DET river/NOUN ~./PUNCT
A/DET dog/NOUN sees/VERB a/DET dog/NOUN ~,/PUNCT and/CCONJ the/DET x-ray/NOUN is/AUX Keith/PROPN 's/PART ~./PUNCT
The/DET tiger/NOUN sleeps/VERB when/SCONJ the/DET small/ADJ cat/NOUN looked/VERB tired/ADJ ~./PUNCT
My/PRON sister/NOUN sees/VERB a/DET small/ADJ piano/NOUN near/ADP the/DET old/ADJ garden/NOUN ~./PUNCT
The/DET goat/NOUN is/AUX near/ADP the/DET old/ADJ house/NOUN and/CCONJ looked/VERB tired/ADJ ~./PUNCT
"""


def conllu(lines: list[str], first: int) -> str:
    """Sentences of words with their tags, as CoNLL-U, numbered from `first`."""
    text = ""
    for number, line in enumerate(lines, first):
        text += f"# sent_id = film-{number}\n"
        tokens = [token.rpartition("/") for token in line.split()]
        for index, (form, _, tag) in enumerate(tokens, 1):
            is_joined = index < len(tokens) and tokens[index][0].startswith("~")
            text += "\t".join([str(index), form.lstrip("~"), "_", tag, *"__0__", "SpaceAfter=No" if is_joined else "_"]) + "\n"
        text += "\n"
    return text


def plain(line: str) -> str:
    """The text of a sentence of SENTENCES."""
    return " ".join(token.rpartition("/")[0] for token in line.split()).replace(" ~", "")


def create(dictc: Dictc, folder: Path) -> None:
    """Writes the project into `folder`, with the words, phrases and sentences of `init --template all`, and builds it."""
    folder.mkdir()
    dictc.run(folder, "init", "--template", "all").require()
    raw = folder / "raw-data"
    (raw / "nl").mkdir()
    (raw / "en/films").mkdir()
    (raw / "SOURCES.md").unlink()
    (raw / "dictc.schema.json").unlink()
    (raw / "dictc.yml").write_text(CONFIGURATION, encoding="utf-8")
    for name, text in OTHERS.items():
        (raw / name).write_text(text, encoding="utf-8")
    for name, text in (("words.txt", "old\nsmall\nbucket\nthing\na\nis\nsees\nwhen\n"), ("phrases.txt", PHRASES)):
        with open(raw / "en" / name, "a", encoding="utf-8") as file:
            file.write(text)
    lines = SENTENCES.split("\n")[1:-1]
    for number, start in enumerate(range(0, len(lines), 7), 1):
        (raw / f"en/films/{number}.conllu").write_text(conllu(lines[start : start + 7], start + 1), encoding="utf-8")
    shutil.copy(ROOT / "raw-data/en/tagger.model", raw / "en/tagger.model")
    dictc.run(folder, "build").require()
