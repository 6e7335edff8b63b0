package import DictModel

extension Diagnostic.Code {
    package static let corpusNoSentences = Self(
        "corpus.no-sentences", .badData,
        meaning: "A corpus was read to its end without finding a sentence that can be used.",
        remedy: "Look at the file and at its `format`.")

    package static let conlluColumns = Self(
        "conllu.columns", .badData,
        meaning: "A word line of CoNLL-U does not have 10 columns with tabs between them.",
        remedy: "Correct the line; editors sometimes turn tabs into blanks.")
    package static let conlluNumber = Self(
        "conllu.number", .badData,
        meaning: "The first column of a word line of CoNLL-U is none of 3, 3-4 and 3.1.",
        remedy: "Correct the line; a comment begins with #.")
    package static let conlluOrder = Self(
        "conllu.order", .badData,
        meaning: "The words of a sentence of CoNLL-U are not numbered 1, 2, 3 and so on.",
        remedy: "Correct the numbers, or put an empty line between sentences.")
    package static let conlluRange = Self(
        "conllu.range", .badData,
        meaning: "A range such as 3-4 runs backwards, or the sentence lacks some of its words.",
        remedy: "Correct the range, or add the words.")
    package static let tableColumns = Self(
        "table.columns", .badData,
        meaning: "A row of a table has fewer columns than `columns:` asks for.",
        remedy: "Correct the row, or the numbers in `columns:`.")

    package static let corpusRecords = Self(
        "corpus.records", .badData,
        meaning: "A file with `format: records` is not what `dictc shard --cut` writes, or it is "
            + "damaged or has no end.",
        remedy: "Cut the corpus again, or copy the file again.")

    package static let archiveSkipped = Self(
        "archive.skipped", .note,
        meaning: "Members of an archive were skipped: they are links, or their names do not have "
            + "an ending of the format.",
        remedy: "Nothing has to be done if the corpus is complete without them.")
    package static let folderTooLarge = Self(
        "folder.too-large", .limit,
        meaning: "The folder of a corpus has too many files, or folders nested too deeply.",
        remedy: "Name a folder with fewer files, or pack them into a tar archive.")
    package static let folderFileName = Self(
        "folder.file-name", .badData,
        meaning: "The name of a file in the folder of a corpus is not UTF-8.",
        remedy: "Rename the file.")

    // What a corpus should not have; CorpusFindingKind tells them apart further.

    package static let corpusEmptyParts = Self(
        "corpus.empty-parts", .note,
        meaning: "Sentences, words or nodes without text were left out.",
        remedy: "Nothing has to be done, unless there are many: then look at the `format`.")
    package static let corpusTooLong = Self(
        "corpus.too-long", .note,
        meaning: "Sentences were left out, since they are longer than any sentence is.",
        remedy: "Check that the sentences of the file are separated as its `format` has it.")
    package static let corpusCharacters = Self(
        "corpus.characters", .note,
        meaning: "Sentences with control characters were left out; invisible characters were "
            + "removed from others.",
        remedy: "Clean the file if the sentences matter.")
    package static let corpusStrayText = Self(
        "corpus.stray-text", .note,
        meaning: "Words or text are where the format has none, such as outside every sentence.",
        remedy: "If there is much of it, the elements of `xml:` or the `format` may be wrong.")
    package static let corpusContradiction = Self(
        "corpus.contradiction", .note,
        meaning: "The words of a sentence and its text, or their places, do not agree.",
        remedy: "Nothing has to be done; correct the sentences if they matter.")
    package static let corpusIdentifiers = Self(
        "corpus.identifiers", .note,
        meaning: "Sentences have no identifier although others do, or the same one.",
        remedy: "Nothing has to be done; identifiers only serve to find sentences again.")
    package static let corpusTags = Self(
        "corpus.tags", .note,
        meaning: "Words lack a tag, or have one that is not in the tag set or too coarse to be "
            + "relied on.",
        remedy: "If there are many, name the tag set that the corpus uses.")
    package static let corpusOtherLanguage = Self(
        "corpus.other-language", .note,
        meaning: "Rows in other languages than the one that `wanted` names were left out.",
        remedy: "Nothing has to be done.")

    package static let corpusLines = Self(
        "corpus.lines", .note,
        meaning:
            "Nearly every line of a plain text ends with a full stop or the like, so each line "
            + "is read by itself. Otherwise a line is joined with the next, up to a blank line.",
        remedy: "Say `format: lines` if that is right. If sentences do run on from line to line, "
            + "put blank lines between the paragraphs.")

    static let corpora = [
        corpusNoSentences, corpusLines, conlluColumns, conlluNumber, conlluOrder, conlluRange,
        tableColumns, corpusRecords,
        archiveSkipped, folderTooLarge, folderFileName,
        corpusEmptyParts, corpusTooLong, corpusCharacters, corpusStrayText, corpusContradiction,
        corpusIdentifiers, corpusTags, corpusOtherLanguage,
    ]
}
