/// The mark that Wordle gives to one letter of a guess and shows as a colour.
///
/// A greater raw value tells the player more, so a keyboard key shows the maximum of its letter's
/// marks over all guesses.
public enum WordleMark: UInt8, Sendable, Equatable {
    /// A letter that is not in the secret word, or a surplus copy of a letter that is; Wordle shows
    /// it gray.
    case absent = 0
    /// A letter that the secret word contains at another position; Wordle shows it yellow.
    case misplaced = 1
    /// A letter that the secret word contains at the same position; Wordle shows it green.
    case correct = 2

    /// Another name for ``absent``.
    public static var gray: WordleMark { .absent }
    /// Another name for ``misplaced``.
    public static var yellow: WordleMark { .misplaced }
    /// Another name for ``correct``.
    public static var green: WordleMark { .correct }
}

/// The colours of all letters of a Wordle guess.
///
/// Each letter in its right place is green. Then, from left to right, each other letter is yellow
/// if the secret word has a copy of it that is not matched yet, and gray otherwise. If the secret
/// is ABBEY, the guess BABES is yellow, yellow, green, green, gray.
public struct WordleMarks: Sendable, Equatable {
    /// The maximum length of a guess and a secret word, in letters.
    public static let maximumLength = 32

    /// The number of letters in the guess.
    public let count: Int
    /// The marks, two bits per letter; the first letter is in the lowest bits.
    private let bits: UInt64

    /// Creates the marks for `guess` if the secret word is `secret`.
    ///
    /// Both words must consist of ASCII letters, whose case is ignored.
    ///
    /// The result is `nil` if the two words differ in length or have more than ``maximumLength``
    /// letters.
    ///
    /// - Complexity: O(*n*²), where *n* is the number of letters. Allocates no memory.
    public init?(guess: Span<UInt8>, secret: Span<UInt8>) {
        guard guess.count == secret.count && guess.count <= Self.maximumLength else { return nil }
        var bits: UInt64 = 0
        var matchedInSecret: UInt32 = 0
        for index in guess.indices where guess[index] | 0x20 == secret[index] | 0x20 {
            bits |= UInt64(WordleMark.correct.rawValue) << UInt64(2 * index)
            matchedInSecret |= 1 << UInt32(index)
        }
        let greens = matchedInSecret
        for index in guess.indices where greens & (1 << UInt32(index)) == 0 {
            for other in secret.indices
            where matchedInSecret & (1 << UInt32(other)) == 0
                && guess[index] | 0x20 == secret[other] | 0x20
            {
                bits |= UInt64(WordleMark.misplaced.rawValue) << UInt64(2 * index)
                matchedInSecret |= 1 << UInt32(other)
                break
            }
        }
        self.bits = bits
        count = guess.count
    }

    /// Creates the marks for `guess` if the secret word is `secret`.
    ///
    /// Both words must consist of ASCII letters, whose case is ignored.
    ///
    /// The result is `nil` if the two words differ in length or have more than ``maximumLength``
    /// letters.
    public init?(guess: [UInt8], secret: [UInt8]) {
        self.init(guess: guess.span, secret: secret.span)
    }

    /// Creates the marks for `guess` if the secret word is `secret`.
    ///
    /// Case and accents are ignored; see ``Folding``. The result is `nil` if a word contains
    /// anything that is not a letter, or if the words differ in length or have more than
    /// ``maximumLength`` letters.
    public init?(guess: some StringProtocol, secret: some StringProtocol) {
        let folding = Folding(.english)
        guard let guess = folding.letters(guess), let secret = folding.letters(secret) else {
            return nil
        }
        self.init(guess: guess, secret: secret)
    }

    /// The mark of the letter at the 0-based `index`, or gray if `index` is not in `0..<count`.
    public subscript(index: Int) -> WordleMark {
        guard index >= 0 && index < count else { return .absent }
        return WordleMark(rawValue: UInt8((bits >> UInt64(2 * index)) & 3)) ?? .absent
    }

    /// Whether all letters are green, so the guess is the secret word.
    public var isWin: Bool {
        for index in 0..<count where self[index] != .correct { return false }
        return true
    }

    /// The marks as a number in base 3, in which gray is 0, yellow 1 and green 2.
    ///
    /// The first letter is the lowest digit, so the number is less than 3 to the power of
    /// ``count``.
    public var code: UInt64 {
        var code: UInt64 = 0
        for index in stride(from: count - 1, through: 0, by: -1) {
            code = code &* 3 &+ UInt64(self[index].rawValue)
        }
        return code
    }
}

/// The marks in the order of the letters, so that `zip(guess, marks)` fills a row of tiles.
extension WordleMarks: RandomAccessCollection {
    /// The index of the first letter: 0.
    public var startIndex: Int { 0 }
    /// The index after the last letter.
    public var endIndex: Int { count }
}
