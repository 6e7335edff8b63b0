import DictFormat
package import DictModel

extension Diagnostic.Code {
    /// The words for a lexicon were not sorted, or one of them occurred twice.
    ///
    /// This is a fault of dictc, which sorts every word list itself.
    package static let wordsOutOfOrder = Self(
        "words.out-of-order", .internalFault,
        meaning: "The words of a lexicon reached its compiler in the wrong order, or one of them "
            + "twice. Whatever words a list has, dictc sorts them before, so this is a fault of "
            + "dictc.",
        remedy: "Please report it with the word list.")
    /// A word is empty, or too long for the kind of file that is to contain it.
    package static let wordLength = Self(
        "word.length", .badData,
        meaning: "A word is empty, or it has more letters than a file of this kind can hold.",
        remedy: "Leave the word out, for example with a line -word in the overlay.")
    /// A word contains a character that is not allowed in the kind of file that is to contain it.
    package static let wordBadLetter = Self(
        "word.bad-letter", .badData,
        meaning: "A word has something that is not a letter in a file of this kind.",
        remedy: "Leave the word out, or spell it with the letters a to z.")
    /// The words of a lexicon contain more than 31 different letters, the maximum of the format.
    package static let lexiconTooManyLetters = Self(
        "lexicon.too-many-letters", .badData,
        meaning: "The words have more different letters than one lexicon can tell apart.",
        remedy: "Fold accents away, or split the words into two lexicons.")
    /// The contents of an artefact, such as its words, are too large for a single file.
    package static let contentsTooLarge = Self(
        "contents.too-large", .badData,
        meaning: "The contents are larger than a file of this kind can address.",
        remedy: "Use fewer sources, or stricter limits in dictc.yml.")
    /// The answers in a file for a Wordle game do not all have the same length.
    package static let answersMixedLengths = Self(
        "answers.mixed-lengths", .badData,
        meaning: "All answers of one file have the same length, and one of these has another.",
        remedy: "Write a file for each length.")
    /// An answer, phrase or sentence occurs twice in the same file.
    package static let contentsRepeated = Self(
        "contents.repeated", .badData,
        meaning: "An answer, phrase or sentence is there twice, and a game would ask it twice.",
        remedy: "Remove one of the two.")
    /// A Hangman phrase is empty or longer than 65,535 bytes.
    package static let phraseLength = Self(
        "phrase.length", .badData,
        meaning: "A phrase is empty, or longer than a file of phrases can hold.",
        remedy: "Leave the phrase out.")
    /// A Hangman phrase is not UTF-8, or contains a control character.
    package static let phraseNotText = Self(
        "phrase.not-text", .badData,
        meaning: "A phrase is not UTF-8, or it has a control character, so it cannot be shown.",
        remedy: "Correct the phrase where the message says, or leave it out.")
    /// The number of wrong guesses that a Hangman phrase costs is not in the range 0 to 255.
    package static let phraseMisses = Self(
        "phrase.misses", .badData,
        meaning: "A phrase costs a player more misses than a file of phrases can hold.",
        remedy: "Leave the phrase out.")
    /// The number of tokens in a sentence is not in the range 1 to 255.
    package static let sentenceTokenCount = Self(
        "sentence.token-count", .badData,
        meaning: "A sentence has no tokens, or more than a file of sentences can hold.",
        remedy: "Leave the sentence out, or lower the limits of its length in dictc.yml.")
    /// A token of a sentence cannot be stored, for example because it is too long or has no tag.
    package static let sentenceBadToken = Self(
        "sentence.bad-token", .badData,
        meaning: "A token of a sentence has no part of speech, is too long, leaves the text, or "
            + "has white space or control characters in it.",
        remedy: "Correct the tokens of the sentence in its corpus, or leave the sentence out.")
    /// Two tokens of a sentence are separated by too much white space, or by something else.
    ///
    /// This code is also used for tokens that overlap, and for text before the first token or after
    /// the last one.
    package static let sentenceUncovered = Self(
        "sentence.uncovered", .badData,
        meaning: "Tokens have to cover the whole text of a sentence except for white space, and "
            + "here something else lies between two of them, or too much white space.",
        remedy: "Correct the tokens of the sentence in its corpus, or leave the sentence out.")
    /// A gap of a sentence is not on a word, or is not after the previous gap.
    ///
    /// A gap is a word that a FillMeUp game may hide.
    package static let sentenceBadGap = Self(
        "sentence.bad-gap", .badData,
        meaning: "A gap of a sentence is not on a word, or not after the gap before it.",
        remedy: "Please report it with the sentence: dictc chooses the gaps itself.")
    /// A word that a game may hide occurs a second time in its sentence, where players could read
    /// it.
    package static let sentenceRepeatedAnswer = Self(
        "sentence.repeated-answer", .badData,
        meaning: "A hidden word occurs elsewhere in its sentence, where players would read it.",
        remedy: "Please report it with the sentence: dictc chooses the gaps itself.")
    /// A rival of a gap is the gap's own answer, or is not the answer of any gap in the file.
    ///
    /// Rivals are the answers of other gaps that fit a gap about as well as its own answer.
    package static let sentenceBadRival = Self(
        "sentence.bad-rival", .badData,
        meaning: "A word that might fit into a gap, too, is the hidden word itself or is hidden "
            + "nowhere in the file.",
        remedy: "Please report it with the sentence: dictc chooses the rivals itself.")

    /// All diagnostic codes of the module DictCompiler, except those for level packs.
    package static let compiler: [Diagnostic.Code] = [
        wordsOutOfOrder, wordLength, wordBadLetter, lexiconTooManyLetters, contentsTooLarge,
        answersMixedLengths, contentsRepeated, phraseLength, phraseNotText, phraseMisses,
        sentenceTokenCount, sentenceBadToken, sentenceUncovered, sentenceBadGap,
        sentenceRepeatedAnswer, sentenceBadRival,
    ]
}

extension Diagnostic {
    /// Returns a `contents.too-large` diagnostic about the file at `place`.
    ///
    /// `limit` is the size that the file must stay below, as a phrase such as "2 GiB", and `found`
    /// the size of the contents, if it is known.
    static func contentsTooLarge(
        _ place: Place, found: String? = nil, limit: String
    ) -> Diagnostic {
        Diagnostic(
            .contentsTooLarge, at: place, "too much for one file", found: found,
            expected: "less than \(limit)", hint: "use fewer sources, or make several files of them"
        )
    }

    /// Returns a `contents.repeated` diagnostic about `text`, which occurs twice in the file at
    /// `place`.
    ///
    /// `subject` is the kind of text, such as "answer".
    static func repeated(_ place: Place, _ subject: String, _ text: [UInt8]) -> Diagnostic {
        Diagnostic(
            .contentsRepeated, at: place, "\(subject) is there twice",
            found: PrintableText.quoted(text))
    }
}

extension Place {
    /// Returns the name of the artefact of `kind` for `language`, such as `en.lexicon`, as a place
    /// for diagnostics.
    static func artefact(_ kind: ArtefactKind, _ language: Language) -> Place {
        Place("\(language.code).\(kind.name)")
    }
}
