import DictFormat
package import DictModel

extension Diagnostic.Code {
    /// Words reach the automaton in the wrong order.
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
    /// A word has something other than the letters that its file can hold.
    package static let wordBadLetter = Self(
        "word.bad-letter", .badData,
        meaning: "A word has something that is not a letter in a file of this kind.",
        remedy: "Leave the word out, or spell it with the letters a to z.")
    /// A lexicon needs a larger alphabet than the format has.
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
    /// Something that a file can hold only once is there twice.
    package static let contentsRepeated = Self(
        "contents.repeated", .badData,
        meaning: "An answer, phrase or sentence is there twice, and a game would ask it twice.",
        remedy: "Remove one of the two.")
    /// A phrase is empty or longer than the format allows.
    package static let phraseLength = Self(
        "phrase.length", .badData,
        meaning: "A phrase is empty, or longer than a file of phrases can hold.",
        remedy: "Leave the phrase out.")
    /// A text is not what a screen can show.
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
    /// A token that a file of sentences cannot hold.
    package static let sentenceBadToken = Self(
        "sentence.bad-token", .badData,
        meaning: "A token of a sentence has no part of speech, is too long, leaves the text, or "
            + "has white space or control characters in it.",
        remedy: "Correct the tokens of the sentence in its corpus, or leave the sentence out.")
    /// Text between two tokens is not white space.
    package static let sentenceUncovered = Self(
        "sentence.uncovered", .badData,
        meaning: "Tokens have to cover the whole text of a sentence except for white space, and "
            + "here something else lies between two of them, or too much white space.",
        remedy: "Correct the tokens of the sentence in its corpus, or leave the sentence out.")
    /// A gap is not on a word.
    package static let sentenceBadGap = Self(
        "sentence.bad-gap", .badData,
        meaning: "A gap of a sentence is not on a word, or not after the gap before it.",
        remedy: "Please report it with the sentence: dictc chooses the gaps itself.")
    /// The solution of a gap can be read in its own sentence.
    package static let sentenceRepeatedAnswer = Self(
        "sentence.repeated-answer", .badData,
        meaning: "A hidden word occurs elsewhere in its sentence, where players would read it.",
        remedy: "Please report it with the sentence: dictc chooses the gaps itself.")
    /// A rival of a gap is not the answer of another gap.
    package static let sentenceBadRival = Self(
        "sentence.bad-rival", .badData,
        meaning: "A word that might fit into a gap, too, is the hidden word itself or is hidden "
            + "nowhere in the file.",
        remedy: "Please report it with the sentence: dictc chooses the rivals itself.")

    /// All codes of this module but those of level packs.
    package static let compiler: [Diagnostic.Code] = [
        wordsOutOfOrder, wordLength, wordBadLetter, lexiconTooManyLetters, contentsTooLarge,
        answersMixedLengths, contentsRepeated, phraseLength, phraseNotText, phraseMisses,
        sentenceTokenCount, sentenceBadToken, sentenceUncovered, sentenceBadGap,
        sentenceRepeatedAnswer, sentenceBadRival,
    ]
}

extension Diagnostic {
    /// The contents of `place` do not fit into one file of less than `limit`.
    static func contentsTooLarge(_ place: Place, limit: String) -> Diagnostic {
        Diagnostic(
            .contentsTooLarge, at: place, "too much for one file",
            expected: "less than \(limit)")
    }

    /// The `text` of a `subject` (`answer`, `sentence`) is in the contents of `place` twice.
    static func repeated(_ place: Place, _ subject: String, _ text: [UInt8]) -> Diagnostic {
        Diagnostic(
            .contentsRepeated, at: place, "\(subject) is there twice",
            found: PrintableText.quoted(text))
    }
}

extension Place {
    /// The file that an artefact of `kind` gets in a build: `en.lexicon`.
    static func artefact(_ kind: ArtefactKind, _ language: Language) -> Place {
        Place("\(language.code).\(kind.name)")
    }
}
