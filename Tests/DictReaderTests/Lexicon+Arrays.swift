import DictFormat
import DictModel
import DictReader

/// The queries with arrays in place of spans, which the macros of the test library cannot take.
extension Lexicon {
    func contains(_ word: [UInt8]) -> Bool { contains(word.span) }

    func rank(of word: [UInt8]) -> Int? { rank(of: word.span) }

    func count(startingWith prefix: [UInt8]) -> Int { count(startingWith: prefix.span) }

    func cursor(at prefix: [UInt8]) -> PrefixCursor? { cursor(at: prefix.span) }

    func words(
        startingWith prefix: [UInt8], limit: Int = .max
    ) throws(FormatError) -> [[UInt8]] {
        try words(startingWith: prefix.span, limit: limit)
    }

    func words(
        matching pattern: [UInt8], limit: Int = .max
    ) throws(FormatError) -> [[UInt8]] {
        try words(matching: pattern.span, limit: limit)
    }

    func anagrams(of letters: [UInt8], limit: Int = .max) throws(FormatError) -> [[UInt8]] {
        try anagrams(of: letters.span, limit: limit)
    }

    func words(
        madeOf letters: [UInt8], minimumLength: Int, limit: Int = .max
    ) throws(FormatError) -> [[UInt8]] {
        try words(madeOf: letters.span, minimumLength: minimumLength, limit: limit)
    }

    func words(withinOneEditOf word: [UInt8], limit: Int = .max) -> [[UInt8]] {
        words(withinOneEditOf: word.span, limit: limit)
    }
}
