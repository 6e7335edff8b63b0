import DictFormat
package import DictModel

extension Diagnostic.Code {
    /// Words were added to an automaton out of order, or one of them twice.
    package static let wordsOutOfOrder = Self(
        "words.out-of-order", .internalFault,
        meaning: "The words of a lexicon reached its compiler in the wrong order, or one of them "
            + "twice. Whatever words a list has, dictc sorts them before, so this is a fault of "
            + "dictc.",
        remedy: "Please report it with the word list.")
    /// A word is empty or has more bytes than its file can hold.
    package static let wordLength = Self(
        "word.length", .badData,
        meaning: "A word is empty, or it has more letters than a file of this kind can hold.",
        remedy: "Leave the word out, for example with a line -word in the overlay.")
    /// A word contains a character that its file cannot hold.
    package static let wordBadLetter = Self(
        "word.bad-letter", .badData,
        meaning: "A word has something that is not a letter in a file of this kind.",
        remedy: "Leave the word out, or spell it with the letters a to z.")
    /// The words have more different letters than a lexicon can hold.
    package static let lexiconTooManyLetters = Self(
        "lexicon.too-many-letters", .badData,
        meaning: "The words have more different letters than one lexicon can tell apart.",
        remedy: "Fold accents away, or split the words into two lexicons.")
    /// The contents do not fit into one file.
    package static let contentsTooLarge = Self(
        "contents.too-large", .badData,
        meaning: "The contents are larger than a file of this kind can address.",
        remedy: "Use fewer sources, or stricter limits in dictc.yml.")
    /// The answers of one file differ in length.
    package static let answersMixedLengths = Self(
        "answers.mixed-lengths", .badData,
        meaning: "All answers of one file have the same length, and one of these has another.",
        remedy: "Write a file for each length.")
    /// An answer, phrase or sentence occurs twice in one file.
    package static let contentsRepeated = Self(
        "contents.repeated", .badData,
        meaning: "An answer, phrase or sentence is there twice, and a game would ask it twice.",
        remedy: "Remove one of the two.")
    /// A phrase is empty or longer than the format allows.
    package static let phraseLength = Self(
        "phrase.length", .badData,
        meaning: "A phrase is empty, or longer than a file of phrases can hold.",
        remedy: "Leave the phrase out.")
    /// A phrase is not UTF-8, or contains a control character.
    package static let phraseNotText = Self(
        "phrase.not-text", .badData,
        meaning: "A phrase is not UTF-8, or it has a control character, so it cannot be shown.",
        remedy: "Correct the phrase where the message says, or leave it out.")
    /// A phrase costs more misses than the format can hold.
    package static let phraseMisses = Self(
        "phrase.misses", .badData,
        meaning: "A phrase costs a player more misses than a file of phrases can hold.",
        remedy: "Leave the phrase out.")
    /// A sentence has too few or too many tokens.
    package static let sentenceTokenCount = Self(
        "sentence.token-count", .badData,
        meaning: "A sentence has no tokens, or more than a file of sentences can hold.",
        remedy: "Leave the sentence out, or lower the limits of its length in dictc.yml.")
    /// A sentence has a token that a file of sentences cannot hold.
    package static let sentenceBadToken = Self(
        "sentence.bad-token", .badData,
        meaning: "A token of a sentence has no part of speech, is too long, leaves the text, or "
            + "has white space or control characters in it.",
        remedy: "Correct the tokens of the sentence in its corpus, or leave the sentence out.")
    /// Something other than white space, or too much of it, lies between two tokens.
    package static let sentenceUncovered = Self(
        "sentence.uncovered", .badData,
        meaning: "Tokens have to cover the whole text of a sentence except for white space, and "
            + "here something else lies between two of them, or too much white space.",
        remedy: "Correct the tokens of the sentence in its corpus, or leave the sentence out.")
    /// A gap is not on a word, or the gaps are out of order.
    package static let sentenceBadGap = Self(
        "sentence.bad-gap", .badData,
        meaning: "A gap of a sentence is not on a word, or not after the gap before it.",
        remedy: "Please report it with the sentence: dictc chooses the gaps itself.")
    /// The hidden word of a gap occurs elsewhere in its sentence.
    package static let sentenceRepeatedAnswer = Self(
        "sentence.repeated-answer", .badData,
        meaning: "A hidden word occurs elsewhere in its sentence, where players would read it.",
        remedy: "Please report it with the sentence: dictc chooses the gaps itself.")
    /// A rival of a gap is its own answer, or is not the answer of any other gap in the file.
    package static let sentenceBadRival = Self(
        "sentence.bad-rival", .badData,
        meaning: "A word that might fit into a gap, too, is the hidden word itself or is hidden "
            + "nowhere in the file.",
        remedy: "Please report it with the sentence: dictc chooses the rivals itself.")

    /// All codes of this module except those for level packs.
    package static let compiler: [Diagnostic.Code] = [
        wordsOutOfOrder, wordLength, wordBadLetter, lexiconTooManyLetters, contentsTooLarge,
        answersMixedLengths, contentsRepeated, phraseLength, phraseNotText, phraseMisses,
        sentenceTokenCount, sentenceBadToken, sentenceUncovered, sentenceBadGap,
        sentenceRepeatedAnswer, sentenceBadRival,
    ]
}

extension Diagnostic {
    /// The error for contents of `place` that do not fit into a file of less than `limit`.
    static func contentsTooLarge(_ place: Place, limit: String) -> Diagnostic {
        Diagnostic(
            .contentsTooLarge, at: place, "too much for one file",
            expected: "less than \(limit)")
    }

    /// The error for a `text` that occurs twice in the contents of `place`; `subject` is its kind,
    /// such as `answer`.
    static func repeated(_ place: Place, _ subject: String, _ text: [UInt8]) -> Diagnostic {
        Diagnostic(
            .contentsRepeated, at: place, "\(subject) is there twice",
            found: PrintableText.quoted(text))
    }
}

extension Place {
    /// The name of the file for an artefact of `kind` in a build, such as `en.lexicon`.
    static func artefact(_ kind: ArtefactKind, _ language: Language) -> Place {
        Place("\(language.code).\(kind.name)")
    }
}
