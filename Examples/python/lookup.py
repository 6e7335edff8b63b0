#!/usr/bin/env python3
"""Looks words up in a lexicon: lookup.py FILE TEXT...

Exit status: 0 every text is a word, 1 one is not, 2 the file cannot be read.
"""

import sys

from dictreader import DictReaderError, Lexicon


def main(path, *texts):
    try:
        with Lexicon(path) as lexicon:
            for text in texts:
                kind = "a word" if text in lexicon else "no word"
                print("%s: %s, %d: %s" % (text, kind, lexicon.count_prefix(text), " ".join(lexicon.complete(text, 5))))
            return 0 if all(text in lexicon for text in texts) else 1
    except DictReaderError as error:
        print("%s: %s" % (path, error), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
