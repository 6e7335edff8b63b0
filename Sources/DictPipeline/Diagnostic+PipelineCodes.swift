package import DictModel

extension Diagnostic.Code {
    package static let nothingToBuild = Self(
        "build.nothing-to-build", .configuration,
        meaning: "No language of dictc.yml has an artefact of a kind that --only names.",
        remedy: "Leave --only out, or add the section that it asks for to dictc.yml.")
    package static let cacheNotWritten = Self(
        "build.cache-not-written", .note,
        meaning: "The artefacts are in place, but the folder .cache beside them could not be "
            + "updated.",
        remedy: "Nothing is wrong with the artefacts; the next build only takes as long as this "
            + "one. Remove whatever is in the way in .cache, or make the folder writable.")
    package static let finishedKept = Self(
        "build.finished-kept", .note,
        meaning: "The build failed after it had finished some artefacts. They wait in the folder "
            + ".cache of the output folder, which is otherwise as before.",
        remedy: "Mend what failed and build again: the finished artefacts are not made again. Or "
            + "build with --keep-going, which writes what can be made.")
    package static let nothingKept = Self(
        "build.nothing-kept", .note,
        meaning: "The build failed, and neither report.json nor the artefacts that it had finished "
            + "could be written. The errors of the build are shown as well.",
        remedy: "Make the output folder writable, or wait until the other build that holds it has "
            + "ended.")
    package static let noLanguage = Self(
        "project.no-language", .configuration,
        meaning: "The question is about a language that dictc.yml does not build.",
        remedy: "Name another language with --language, or add this one to dictc.yml.")
    package static let internalFault = Self(
        "internal.fault", .internalFault,
        meaning: "dictc met an error that it should have understood. This is a bug.",
        remedy: "Please report it with the command that shows it.")
    package static let proofFailed = Self(
        "artefact.proof-failed", .internalFault,
        meaning: "dictc reads each artefact back with the reader that games use, and this one did "
            + "not hold what was put into it. It was not written. This is a bug.",
        remedy: "Please report it with the sources of the artefact.")
    package static let sourceNothingKept = Self(
        "source.nothing-kept", .badData,
        meaning: "A file was read to its end, and every one of its words or sentences was dropped. "
            + "Such a file is usually of another kind than dictc.yml says, or all in capitals.",
        remedy: "Look at the reasons: `dictc why WORD` explains them. If the file may be without "
            + "effect, add `may-be-empty: true` beside its `file:`.")
    package static let sourceGlued = Self(
        "source.glued", .badData,
        meaning: "In many sentences of the corpus, words follow each other without a blank, as in "
            + "\"loveandtea\". The file does not mark blanks in the way that its format expects.",
        remedy: "Describe the file with `format: { xml: … }` and another `join:`, such as "
            + "punctuation, or correct the blanks in the file.")
    package static let noWords = Self(
        "lexicon.no-words", .badData,
        meaning: "After all rules, the overlay and the block lists, no word is left.",
        remedy: "Run `dictc why WORD` to see which rule dropped a word that you expected.")
    package static let noAnswers = Self(
        "answers.none", .badData,
        meaning: "No familiar word of the wanted length may be an answer.",
        remedy: "Add familiar words of this length, raise `familiarity:`, or exclude fewer layers "
            + "of the block lists.")
    package static let noPhrases = Self(
        "phrases.none", .badData,
        meaning: "Every phrase of the file breaks one of the rules for phrases.",
        remedy: "Run `dictc why PHRASE` to see the rule, and look at the limits in the `phrases:` "
            + "section of dictc.yml.")
    package static let phraseRenown = Self(
        "phrases.renown", .badData,
        meaning:
            "After the tab in a line of the phrases file, there is something else than 1, 2 or 3.",
        remedy: "Write how well known the phrase is: 1 if everybody knows it, 2 if most people do, "
            + "3 if few do. Without a column, a phrase counts as known to few.")
    package static let noSentences = Self(
        "sentences.none", .badData,
        meaning: "Every sentence of the corpora breaks one of the rules for sentences.",
        remedy: "Run `dictc why SENTENCE` to see the rule, and look at the limits in the "
            + "`sentences:` section of dictc.yml.")
    package static let noSentencesSection = Self(
        "sentences.not-configured", .configuration,
        meaning: "The question is about a text of several words, and the language builds neither "
            + "sentences nor phrases.",
        remedy: "Ask about a single word, or add `sentences:` or `phrases:` to the language.")
    package static let corpusWithoutTagger = Self(
        "sentences.no-tagger", .configuration,
        meaning:
            "The corpus does not name the part of speech of its words, or only a program named "
            + "it, and the language has no tagger model that could name or check it.",
        remedy: "Add `tagger:` to the language, with a model made by `dictc train`. If people have "
            + "checked the tags of the corpus, say `tags: gold` beside its `file:`.")
    package static let fieldWithoutName = Self(
        "fields.no-name", .badData,
        meaning: "A line of the file of word fields is not a name, a colon and words.",
        remedy: "Write lines such as `fruit: apple pear`.")
    package static let rivalsLine = Self(
        "rivals.line", .badData,
        meaning: "A line of the list of rivals is not a sentence and words with their rivals.",
        remedy:
            "Write the sentence as in the corpus and, after a tab each, a word of it, a colon, and "
            + "other words that fit, with blanks between them; or * if too many fit.")
    package static let rivalsUnused = Self(
        "rivals.unused", .note,
        meaning: "A line of the list of rivals is about a gap that no kept sentence has: its "
            + "sentence has changed, was dropped, or its word is never hidden.",
        remedy: "Write the sentence as in the corpus, with words that may be hidden, or remove the "
            + "line.")
    package static let blockColumns = Self(
        "block.columns", .badData,
        meaning: "A line of a block list is not a word, a tab and a layer.",
        remedy: "Write one word per line, then a tab, then slur, vulgar, sensitive or odd.")
    package static let blockLayer = Self(
        "block.unknown-layer", .badData,
        meaning: "A line of a block list names a layer that dictc does not know.",
        remedy: "Use slur, vulgar, sensitive or odd.")
    package static let blockWord = Self(
        "block.not-a-word", .badData,
        meaning: "A line of a block list blocks what can never be a word of a lexicon, so it "
            + "would block nothing.",
        remedy: "Block the single words that it is made of.")
    package static let frequencyWithoutCount = Self(
        "frequency.no-count", .badData,
        meaning: "A line of the frequency list has a word and no count.",
        remedy: "Write a word, a tab and a count on each line.")
    package static let noFamiliarity = Self(
        "words.no-familiarity", .badData,
        meaning: "dictc.yml says that the second column of the list is the familiarity of its "
            + "word, and a line has no number from 1 to 100 there.",
        remedy: "Write a word, a tab and a familiarity on each line, or give the list one "
            + "familiarity in dictc.yml.")
    package static let taggerLanguage = Self(
        "tagger.other-language", .badData,
        meaning: "A tagger model can tag only the language that it learnt from.",
        remedy: "Name the model of this language, with --model or in `tagger:`.")
    package static let countWithoutCorpora = Self(
        "count.no-corpora", .configuration,
        meaning: "`dictc count` was called without files, and the language has no section "
            + "`sentences:` whose corpora it could count.",
        remedy: "Name the files to count, or another language with --language.")
    package static let countList = Self(
        "count.not-a-list", .badData,
        meaning: "A file given to `dictc count --lists` has a line that `dictc count` does not "
            + "write.",
        remedy: "Write form, tag and count, with tabs between them, or with --tags none form and "
            + "count.")
    package static let noTaggerSection = Self(
        "tagger.not-configured", .configuration,
        meaning: "The project names no tagger model for the language.",
        remedy: "Name one with --model, or add `tagger:` to the language in dictc.yml.")
    package static let corpusWithoutTags = Self(
        "corpus.no-tags", .badData,
        meaning: "Learning and scoring need a corpus that names the part of speech of its words, "
            + "and this one does not.",
        remedy: "Check that --format is right, or name a tagged corpus.")
    package static let wordClassColumns = Self(
        "word-classes.columns", .badData,
        meaning: "A row of the list of word classes does not have two or three columns, or an "
            + "ending in it does not have 2 to 12 bytes.",
        remedy: "Write a form, its class and, if it has one, its sense on each row, with tabs "
            + "between them.")

    /// The codes of the errors and notes that DictPipeline defines, except those about dictc.yml,
    /// dictc.lock and missing licences.
    ///
    /// `dictc explain` and Documentation/DIAGNOSTICS.md describe them; see ``configuration`` for
    /// the others.
    package static let pipeline: [Diagnostic.Code] = [
        nothingToBuild, cacheNotWritten, finishedKept, nothingKept, noLanguage, internalFault,
        proofFailed, sourceNothingKept, sourceGlued, noWords, noAnswers, noPhrases, phraseRenown,
        noSentences, noSentencesSection, corpusWithoutTagger, fieldWithoutName, rivalsLine,
        rivalsUnused, blockColumns, blockLayer, blockWord, frequencyWithoutCount, noFamiliarity,
        taggerLanguage, noTaggerSection, countWithoutCorpora, countList, corpusWithoutTags,
        wordClassColumns,
    ]
}
