import DictFormat
public import DictModel

/// A Hangman phrase with the misses it costs.
public struct GradedPhrase: Sendable, Equatable {
    /// The text in UTF-8, as it is shown.
    public var text: [UInt8]
    /// The wrong letters of a player who matches patterns; see ``PhraseGrader``.
    public var misses: Int

    /// The phrase `text`, which costs `misses`.
    public init(text: [UInt8], misses: Int) {
        self.text = text
        self.misses = misses
    }
}

/// The phrases artefact: texts with misses and tier in the order in which a game gives them.
public enum PhrasesArtefact {
    /// The file that holds `phrases` in their order.
    ///
    /// The same phrases and seed give the same bytes.
    ///
    /// - Parameters:
    ///   - phrases: Texts of 1 to 65,535 bytes of UTF-8 without control characters, none of them
    ///     twice, with 0 to 255 misses.
    ///   - language: The language of the phrases.
    ///   - seed: The seed that the order was made with; it is only noted.
    /// - Returns: The bytes of the file.
    /// - Throws: At the first phrase that the format cannot hold: `phrase.length`,
    ///   `phrase.not-text`, `phrase.misses`, `contents.repeated` or `contents.too-large`.
    public static func bytes(
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
