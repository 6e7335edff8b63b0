import DictFormat
package import DictModel

/// A Hangman phrase with its difficulty.
package struct GradedPhrase: Sendable, Equatable {
    /// The text of the phrase in UTF-8, with its capitals, accents and punctuation.
    package var text: [UInt8]
    /// The number of wrong letters that the simulated player in ``PhraseGrader`` guesses before the
    /// phrase is solved.
    package var misses: Int

    /// Creates a phrase that costs a simulated player `misses` wrong guesses.
    package init(text: [UInt8], misses: Int) {
        self.text = text
        self.misses = misses
    }
}

/// A writer of phrases artefacts, compiled files that contain Hangman phrases with their
/// difficulty.
package enum PhrasesArtefact {
    /// Returns the bytes of a file that contains `phrases` in the given order.
    ///
    /// The same arguments always result in the same bytes.
    ///
    /// - Parameters:
    ///   - phrases: Phrases with different texts and with 0 to 255 misses. Each text must have 1 to
    ///     65,535 bytes of UTF-8 without control characters.
    ///   - language: The language of the phrases.
    ///   - seed: The random seed that determined the order of `phrases`. The file records the seed
    ///     for reference only.
    /// - Returns: The contents of the whole file.
    /// - Throws: `phrase.length`, `phrase.not-text`, `phrase.misses` or `contents.repeated` for the
    ///   first phrase that the format cannot store, or `contents.too-large` if the texts exceed 2
    ///   GiB.
    package static func bytes(
        of phrases: [GradedPhrase], language: Language, seed: UInt64
    ) throws(Diagnostic) -> [UInt8] {
        let place = Place.artefact(.phrases, language)
        var table: [UInt8] = []
        var texts: [UInt8] = []
        var seen: Set<[UInt8]> = []
        for (index, phrase) in phrases.enumerated() {
            try check(phrase, number: index + 1, at: place)
            guard seen.insert(phrase.text).inserted else {
                throw .repeated(place, "phrase", phrase.text)
            }
            table.append(littleEndian: UInt32(texts.count))
            table.append(littleEndian: UInt16(phrase.text.count))
            table.append(UInt8(phrase.misses))
            table.append(PhraseTier(misses: phrase.misses).rawValue)
            texts.append(contentsOf: phrase.text)
            guard texts.count <= Int(Int32.max) else {
                throw .contentsTooLarge(place, limit: "2 GiB")
            }
        }
        var info: [UInt8] = []
        info.append(littleEndian: seed)
        info.append(littleEndian: UInt32(phrases.count))
        info.append(littleEndian: 0, bytes: PhrasesFormat.infoSize - info.count)
        var file = ArtefactWriter(kind: .phrases, language: language)
        file.add(PhrasesFormat.info, info)
        file.add(PhrasesFormat.phrases, table)
        file.add(PhrasesFormat.texts, texts)
        return file.finish()
    }

    private static func check(
        _ phrase: GradedPhrase, number: Int, at place: Place
    ) throws(Diagnostic) {
        func fault(
            _ code: Diagnostic.Code, _ problem: String, _ expected: String? = nil
        ) -> Diagnostic {
            Diagnostic(
                code, at: place, "phrase \(number) \(problem)",
                found: PrintableText.quoted(phrase.text), expected: expected)
        }
        guard (1...PhrasesFormat.maximumTextLength).contains(phrase.text.count) else {
            throw fault(
                .phraseLength, "has \(phrase.text.count) bytes",
                "1 to \(PhrasesFormat.maximumTextLength)")
        }
        if let offset = UTF8Scalar.malformedOffset(in: phrase.text.span) {
            throw fault(.phraseNotText, "is not UTF-8 from byte \(offset) on")
        }
        if PhrasesFormat.hasControls(phrase.text.span) {
            throw fault(.phraseNotText, "has a control character")
        }
        guard (0...PhrasesFormat.maximumMisses).contains(phrase.misses) else {
            throw fault(
                .phraseMisses, "costs \(phrase.misses) misses",
                "0 to \(PhrasesFormat.maximumMisses)")
        }
    }
}
