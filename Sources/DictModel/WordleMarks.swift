/// The colour of one letter of a Wordle guess.
///
/// The raw values rise with what the player learns, so the colour of a keyboard key is the maximum
/// over all guesses.
public enum WordleMark: UInt8, Sendable, Equatable {
    /// The letter is not in the secret, or all its copies there are matched by other letters of the
    /// guess.
    case gray = 0
    /// The letter is in the secret, but at another position.
    case yellow = 1
    /// The letter is in the right place.
    case green = 2
}

/// The colours of a Wordle guess.
///
/// Marking takes two passes: first every letter in its right place becomes green; then, from left
/// to right, each other letter becomes yellow if the secret still has an unmatched copy of it. If
/// the secret is ABBEY, the guess BABES is yellow, yellow, green, green, gray.
public struct WordleMarks: Sendable, Equatable {
    /// The maximum length of a word, in letters.
    public static let maximumLength = 32

    /// The number of letters in the guess.
    public let count: Int
    /// The marks, two bits per letter; the first letter is in the lowest bits.
    private let bits: UInt64

    /// Marks `guess` against `secret`, both ASCII letters in any case.
    ///
    /// `nil` if the two differ in length or have more than ``maximumLength`` letters.
    ///
    /// - Complexity: O(letters squared); allocates nothing.
    public init?(guess: Span<UInt8>, secret: Span<UInt8>) {
        guard guess.count == secret.count && guess.count <= Self.maximumLength else { return nil }
        var bits: UInt64 = 0
        var matchedInSecret: UInt32 = 0
        for index in guess.indices where guess[index] | 0x20 == secret[index] | 0x20 {
            bits |= UInt64(WordleMark.green.rawValue) << UInt64(2 * index)
            matchedInSecret |= 1 << UInt32(index)
        }
        let greens = matchedInSecret
        for index in guess.indices where greens & (1 << UInt32(index)) == 0 {
            for other in secret.indices
            where matchedInSecret & (1 << UInt32(other)) == 0
                && guess[index] | 0x20 == secret[other] | 0x20
            {
                bits |= UInt64(WordleMark.yellow.rawValue) << UInt64(2 * index)
                matchedInSecret |= 1 << UInt32(other)
                break
            }
        }
        self.bits = bits
        count = guess.count
    }

    /// Marks `guess` against `secret`, given as arrays of bytes; `nil` if the two differ in length
    /// or have more than ``maximumLength`` letters.
    public init?(guess: [UInt8], secret: [UInt8]) {
        self.init(guess: guess.span, secret: secret.span)
    }

    /// The mark of the letter at `index`; gray if `index` is not in `0..<count`.
    public subscript(index: Int) -> WordleMark {
        guard index >= 0 && index < count else { return .gray }
        return WordleMark(rawValue: UInt8((bits >> UInt64(2 * index)) & 3)) ?? .gray
    }

    /// Whether every letter is green.
    public var isWin: Bool {
        for index in 0..<count where self[index] != .green { return false }
        return true
    }

    /// The marks as a number in base 3: gray 0, yellow 1, green 2.
    ///
    /// The first letter is the lowest digit. The number is less than 3 to the power of ``count``.
    public var code: UInt64 {
        var code: UInt64 = 0
        for index in stride(from: count - 1, through: 0, by: -1) {
            code = code &* 3 &+ UInt64(self[index].rawValue)
        }
        return code
    }
}
