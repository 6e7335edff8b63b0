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
    ///   - seed: What the order was made with; it is only noted.
    /// - Returns: The bytes of the file.
    /// - Throws: ``Failure`` at the first phrase that the format cannot hold.
    public static func bytes(
        of phrases: [GradedPhrase], language: Language, seed: UInt64
    ) throws(Failure) -> [UInt8] {
        var table: [UInt8] = []
        var texts: [UInt8] = []
        var seen: Set<[UInt8]> = []
        for (index, phrase) in phrases.enumerated() {
            try check(phrase, at: index)
            guard seen.insert(phrase.text).inserted else { throw .duplicate(phrase.text) }
            table.append(littleEndian: UInt32(texts.count))
            table.append(littleEndian: UInt16(phrase.text.count))
            table.append(UInt8(phrase.misses))
            table.append(PhraseTier(misses: phrase.misses).rawValue)
            texts.append(contentsOf: phrase.text)
            guard texts.count <= Int(Int32.max) else { throw .tooLarge }
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

    private static func check(_ phrase: GradedPhrase, at index: Int) throws(Failure) {
        guard (1...PhrasesFormat.maximumTextLength).contains(phrase.text.count) else {
            throw .length(index: index, bytes: phrase.text.count)
        }
        if let offset = UTF8Scalar.malformedOffset(in: phrase.text.span) {
            throw .malformed(phrase.text, offset: offset)
        }
        if PhrasesFormat.hasControls(phrase.text.span) { throw .control(phrase.text) }
        guard (0...PhrasesFormat.maximumMisses).contains(phrase.misses) else {
            throw .misses(phrase.text, found: phrase.misses)
        }
    }

    /// Why phrases cannot be written.
    public enum Failure: Error, Sendable, Equatable {
        /// The phrase at `index` is empty or longer than 65,535 bytes.
        case length(index: Int, bytes: Int)
        /// A phrase is not UTF-8 from `offset` on.
        case malformed([UInt8], offset: Int)
        /// A phrase holds a control character.
        case control([UInt8])
        /// The misses are outside 0...255.
        case misses([UInt8], found: Int)
        /// A phrase stands there twice.
        case duplicate([UInt8])
        /// The phrases fill more than 2 GiB.
        case tooLarge
    }
}

extension PhrasesArtefact.Failure: CustomStringConvertible {
    /// The fact in one phrase, with the text and the limit.
    public var description: String {
        switch self {
        case .length(let index, let bytes):
            "phrase \(index + 1) has \(bytes) bytes (expected 1 to"
                + " \(PhrasesFormat.maximumTextLength))"
        case .malformed(let text, let offset):
            "phrase is no UTF-8 from byte \(offset) on: \(PrintableText.escaped(text, limit: 80))"
        case .control(let text):
            "phrase holds a control character: \(PrintableText.escaped(text, limit: 80))"
        case .misses(let text, let found):
            "misses are out of range (found \(found); expected 0 to"
                + " \(PhrasesFormat.maximumMisses)): \(PrintableText.escaped(text, limit: 80))"
        case .duplicate(let text):
            "phrase stands there twice: \(PrintableText.escaped(text, limit: 80))"
        case .tooLarge: "the phrases are too large for one file (expected less than 2 GiB)"
        }
    }
}
