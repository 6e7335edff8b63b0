package import DictModel

/// A checker that recognises familiar words and contractions in phrases and sentences.
package struct PhraseWords: Sendable {
    private let isWord: @Sendable ([UInt8]) -> Bool
    private let folding: Folding
    private let language: Language

    /// Creates a checker for texts in `language`; `isWord` returns whether a folded word
    /// is familiar.
    package init(_ language: Language, isWord: @escaping @Sendable ([UInt8]) -> Bool) {
        self.isWord = isWord
        self.language = language
        folding = Folding(language)
    }

    /// Splits `text` at every sign but an apostrophe, and returns the parts that are not empty.
    ///
    /// Letters, digits and apostrophes of all kinds are parts of words.
    package static func tokens(of text: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = [[]]
        var index = 0
        while index < text.count {
            let step = UTF8Scalar.decode(text.span, at: index)
            let end = min(index + max(step.length, 1), text.count)
            var letters: [UInt8] = []
            let traits = Folding(.english).fold(text[index..<end].span, into: &letters)
            let isPart =
                !letters.isEmpty || traits.isDisjoint(with: [.symbol, .hyphen, .space, .period])
            if isPart {
                tokens[tokens.count - 1] += text[index..<end]
            } else if tokens.last?.isEmpty == false {
                tokens.append([])
            }
            index = end
        }
        return tokens.filter { !$0.isEmpty }
    }

    /// Whether `token` is a familiar word, a contraction of one, or a token without letters.
    ///
    /// A contraction is a familiar word with `n't` or with an ending after an apostrophe (`it's`,
    /// `we'll`, `foto's`). In Dutch, an apostrophe followed by one letter (`'t`, `'s`) is a
    /// contraction too. Some others are built in, such as `o'clock`.
    package func isFamiliar(_ token: [UInt8]) -> Bool {
        // Most words have no apostrophe, straight or curly, and so only one part.
        if !token.contains(where: { $0 == UInt8(ascii: "'") || $0 == 0xE2 }) {
            var letters: [UInt8] = []
            _ = folding.fold(token.span, into: &letters)
            return letters.isEmpty || isWord(letters)
        }
        let parts = Self.parts(of: token).map { part in
            var letters: [UInt8] = []
            _ = folding.fold(part.span, into: &letters)
            return letters
        }
        let letters = parts.flatMap { $0 }
        if letters.isEmpty || isWord(letters) && parts.count == 1 { return true }
        guard parts.count > 1, let last = parts.last, let first = parts.first else { return false }
        if Self.wholes.contains(letters) { return true }
        let head = Array(letters.dropLast(last.count))
        if last.isEmpty { return isWord(head) }
        if first.isEmpty {
            return language == .dutch && letters.count == 1 || isWord(letters)
        }
        if last == [UInt8(ascii: "t")], head.last == UInt8(ascii: "n") {
            return isWord(Array(head.dropLast())) || isWord(head)
        }
        return Self.endings.contains(last) && isWord(head)
    }

    /// Contractions without their apostrophes, such as `oclock`, whose parts are not words by
    /// themselves.
    private static let wholes: Set<[UInt8]> = Set(
        ["cant", "wont", "shant", "oclock", "zon", "mn", "zn", "dr", "maam", "yall"].map {
            Array($0.utf8)
        })

    private static let endings: Set<[UInt8]> = Set(
        ["s", "re", "ll", "ve", "d", "m", "n", "tje", "tjes"].map { Array($0.utf8) })

    /// Returns the parts of `token` between its straight or curly apostrophes, including empty
    /// parts.
    private static func parts(of token: [UInt8]) -> [[UInt8]] {
        var parts: [[UInt8]] = [[]]
        var index = 0
        while index < token.count {
            if token[index] == UInt8(ascii: "'") {
                parts.append([])
                index += 1
            } else if index + 2 < token.count, token[index] == 0xE2, token[index + 1] == 0x80,
                token[index + 2] == 0x98 || token[index + 2] == 0x99
            {
                parts.append([])
                index += 3
            } else {
                parts[parts.count - 1].append(token[index])
                index += 1
            }
        }
        return parts
    }
}
