import DictFormat
package import DictModel

extension Diagnostic.Code {
    package static let answersMixedLengths = Self("answers.mixed-lengths", .badData)
    package static let contentsRepeated = Self("contents.repeated", .badData)
    package static let contentsTooLarge = Self("contents.too-large", .badData)
    package static let levelsAttempts = Self("levels.attempts", .badData)
    package static let levelsLine = Self("levels.bad-line", .badData)
    package static let levelsFigures = Self("levels.figures", .badData)
    package static let levelsLanguage = Self("levels.language", .badData)
    package static let levelsLevel = Self("levels.level", .badData)
    package static let levelsNoFurtherPack = Self("levels.no-further-pack", .badData)
    package static let levelsNone = Self("levels.none", .badData)
    package static let levelsRelatedWords = Self("levels.related-words", .badData)
    package static let levelsRuleBroken = Self("levels.rule-broken", .badData)
    package static let levelsSchema = Self("levels.schema", .badData)
    package static let levelsSetCount = Self("levels.set-count", .configuration)
    package static let levelsSetOrder = Self("levels.set-order", .badData)
    package static let levelsTooFewWords = Self("levels.too-few-words", .badData)
    package static let levelsWordCount = Self("levels.word-count", .badData)
    package static let lexiconTooManyLetters = Self("lexicon.too-many-letters", .badData)
    package static let phraseLength = Self("phrase.length", .badData)
    package static let phraseMisses = Self("phrase.misses", .badData)
    package static let phraseNotText = Self("phrase.not-text", .badData)
    package static let sentenceBadGap = Self("sentence.bad-gap", .badData)
    package static let sentenceBadRival = Self("sentence.bad-rival", .badData)
    package static let sentenceBadToken = Self("sentence.bad-token", .badData)
    package static let sentenceRepeatedAnswer = Self("sentence.repeated-answer", .badData)
    package static let sentenceTokenCount = Self("sentence.token-count", .badData)
    package static let sentenceUncovered = Self("sentence.uncovered", .badData)
    package static let wordBadLetter = Self("word.bad-letter", .badData)
    package static let wordLength = Self("word.length", .badData)
    package static let wordsOutOfOrder = Self("words.out-of-order", .internalFault)
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
