/// A single pass over the part of a text that ``Folding`` cannot simply copy.
///
/// That part starts with the first byte that is not a lower-case ASCII letter.
struct TextScan {
    private let knowsDutchIJ: Bool
    private var traits: TextTraits = []
    /// The number of letters of the alphabet read so far.
    ///
    /// A ligature counts as one letter, and so does Dutch IJ at the start of a word.
    private var letters: Int
    /// The number of capitals that start the text or follow a leading article such as `'s-`.
    private var headCapitals = 0
    /// The number of capitals that neither start the text nor follow a leading article.
    private var innerCapitals = 0
    /// Whether the next letter decides if the text starts with a capital.
    private var awaitsHead: Bool
    /// Whether the text starts with an apostrophe, and its first word has not ended yet.
    private var inLeadingArticle = false
    /// Whether the last letter read is a capital I that starts a Dutch word, so that a capital J
    /// after it would be part of the same letter.
    private var afterHeadI = false
    /// The number of combining marks on the last letter, or -1 if a mark would not belong to any
    /// letter.
    private var marks: Int

    /// The maximum number of combining marks on one letter.
    ///
    /// Source: the Stream-Safe Text Format of UAX #15.
    private static let mostMarks = 30

    /// Creates a scan of a text whose first `plainLetters` bytes are lower-case ASCII letters.
    ///
    /// - Parameters:
    ///   - knowsDutchIJ: Whether `IJ` at the start of a word counts as one letter.
    ///   - plainLetters: The number of bytes that the caller has already copied.
    init(knowsDutchIJ: Bool, plainLetters: Int) {
        self.knowsDutchIJ = knowsDutchIJ
        letters = plainLetters
        awaitsHead = plainLetters == 0
        marks = plainLetters == 0 ? -1 : 0
    }

    /// Scans `text` from the offset `start`, and appends its folded letters to `output`.
    ///
    /// - Returns: The traits of the whole text.
    mutating func run(
        _ text: Span<UInt8>, from start: Int, into output: inout [UInt8]
    ) -> TextTraits {
        var index = start
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                readASCII(byte, isFirst: index == 0, into: &output)
                index += 1
                continue
            }
            let step = UTF8Scalar.decode(text, at: index)
            if step.isMalformed {
                traits.insert(.malformed)
                break
            }
            read(ScalarClass(step.value), isFirst: index == 0, into: &output)
            index += step.length
        }
        return closed()
    }

    @inline(__always)
    private mutating func readASCII(_ byte: UInt8, isFirst: Bool, into output: inout [UInt8]) {
        let lower = byte | 0x20
        if lower &- 0x61 < 26 {
            output.append(lower)
            countLetter(byte)
        } else {
            note(Self.asciiTrait(of: byte), isFirst: isFirst)
        }
    }

    private mutating func read(
        _ scalarClass: ScalarClass, isFirst: Bool, into output: inout [UInt8]
    ) {
        switch scalarClass {
        case .letters(let first, let second):
            output.append(first | 0x20)
            if second != 0 { output.append(second | 0x20) }
            countLetter(first)
        case .apostropheN:
            note(.apostrophe, isFirst: isFirst)
            output.append(0x6E)
            countLetter(0x6E)
        case .mark:
            if marks < 0 || marks == Self.mostMarks {
                traits.insert(.looseMark)
            } else {
                marks += 1
            }
        case .other(let trait):
            note(trait, isFirst: isFirst)
        }
    }

    /// Counts a letter and records its case.
    ///
    /// - Parameter base: The first of the ASCII letters that it folds to, in the letter's case.
    @inline(__always)
    private mutating func countLetter(_ base: UInt8) {
        marks = 0
        let isCapital = base < 0x61
        if afterHeadI {
            afterHeadI = false
            if base == 0x4A { return }
        }
        letters += 1
        if awaitsHead {
            awaitsHead = false
            guard isCapital else { return }
            traits.insert(.capitalFirst)
            headCapitals += 1
            afterHeadI = knowsDutchIJ && base == 0x49
        } else if isCapital {
            innerCapitals += 1
        }
    }

    /// Records `trait`, the trait of a character that is not a letter of the alphabet.
    ///
    /// Pass `true` as `isFirst` for the first character of the text. An apostrophe there begins a
    /// leading article such as `'s-`.
    private mutating func note(_ trait: TextTraits, isFirst: Bool) {
        traits.formUnion(trait)
        marks = trait == .otherLetter ? 0 : -1
        afterHeadI = false
        if trait == .apostrophe && isFirst { inLeadingArticle = true }
        if inLeadingArticle && letters > 0 && (trait == .hyphen || trait == .space) {
            // 's-Gravenhage, 't Zand: the word after the article decides.
            inLeadingArticle = false
            if headCapitals == 0 { awaitsHead = true }
        }
    }

    /// Adds the traits that depend on all the capitals in the text, and returns all traits.
    private mutating func closed() -> TextTraits {
        if letters > 1 && headCapitals + innerCapitals == letters {
            traits.insert(.allCapitals)
        } else if innerCapitals > 0 {
            traits.insert(.innerCapital)
        }
        return traits
    }

    private static func asciiTrait(of byte: UInt8) -> TextTraits {
        switch byte {
        case 0x20, 0x09: .space
        case 0x27, 0x60: .apostrophe
        case 0x2D: .hyphen
        case 0x2E: .period
        case 0x30...0x39: .digit
        case 0x00..<0x20, 0x7F: .control
        default: .symbol
        }
    }
}
