import DictText
import DictModel
import DictTestSupport

/// What the tests of the tokeniser share.
enum TokeniserFixture {
    /// The tokens of `text` with a blank between them.
    static func tokens(_ text: String, _ language: Language) -> String {
        let bytes = Array(text.utf8)
        return forms(Tokeniser(language).tokens(in: bytes.span), of: bytes, separator: " ")
    }

    /// The sentences of `text` with a bar between them.
    static func sentences(_ text: String, _ language: Language) -> String {
        let bytes = Array(text.utf8)
        return forms(Tokeniser(language).sentences(in: bytes.span), of: bytes, separator: " | ")
    }

    private static func forms(_ ranges: [ByteRange], of bytes: [UInt8], separator: String) -> String
    {
        ranges.map { range in
            String(validating: bytes[range.offset..<range.end], as: UTF8.self) ?? "?"
        }.joined(separator: separator)
    }

    /// What is wrong with the ranges of a text: nothing, or the first broken rule.
    ///
    /// White space is what the standard library's `isWhitespace` says of characters, the borders
    /// of characters are those of its `Character`; text that is no UTF-8 has neither.
    static func fault(in bytes: [UInt8], _ language: Language) -> String? {
        let tokeniser = Tokeniser(language)
        let sentences = tokeniser.sentences(in: bytes.span)
        if let fault = fault(of: sentences, in: bytes, mayHoldSpace: true) {
            return "sentences: " + fault
        }
        for sentence in sentences {
            let part = Array(bytes[sentence.offset..<sentence.end])
            if let fault = fault(of: tokeniser.tokens(in: part.span), in: part, mayHoldSpace: false)
            {
                return "tokens: " + fault
            }
        }
        return fault(of: tokeniser.tokens(in: bytes.span), in: bytes, mayHoldSpace: false)
    }

    private static func fault(of ranges: [ByteRange], in bytes: [UInt8], mayHoldSpace: Bool)
        -> String?
    {
        var covered = [Bool](repeating: false, count: bytes.count)
        var last = 0
        for range in ranges {
            guard range.length > 0 else { return "an empty range at \(range.offset)" }
            guard range.offset >= last else { return "out of order at \(range.offset)" }
            guard range.end <= bytes.count else { return "beyond the end at \(range.offset)" }
            for index in range.offset..<range.end { covered[index] = true }
            last = range.end
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            for (index, byte) in bytes.enumerated() where byte > 0x20 && byte < 0x7F {
                if !covered[index] { return "byte \(index) is in no range" }
            }
            return nil
        }
        var borders: Set<Int> = [0]
        var offset = 0
        for character in text {
            let end = offset + character.utf8.count
            let isSpace = character.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
            let isCovered = covered[offset..<end].contains(true)
            if !isSpace, !isCovered { return "\(character) at \(offset) is in no range" }
            if isSpace, isCovered, !mayHoldSpace { return "white space at \(offset) is in a range" }
            borders.insert(end)
            offset = end
        }
        for range in ranges where !borders.contains(range.offset) || !borders.contains(range.end) {
            return "a border inside a character: \(range.offset)..<\(range.end)"
        }
        return nil
    }
}
