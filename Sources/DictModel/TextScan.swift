/// The slow path of ``Folding``: one pass over a text that is not all lower-case ASCII letters.
struct TextScan {
    private let knowsDutchIJ: Bool
    private var traits: TextTraits = []
    /// The number of letters of the alphabet so far; a ligature is one letter, and so is Dutch IJ
    /// at the start of a word.
    private var letters: Int
    /// The number of capitals at the start of the text or right after its article.
    private var headCapitals = 0
    /// The number of capitals in all other positions.
    private var innerCapitals = 0
    /// Whether the next letter determines ``TextTraits/capitalFirst``.
    private var awaitsHead: Bool
    /// Whether the text starts with an apostrophe and its first word has not ended yet.
    private var inLeadingArticle = false
    /// Whether the letter just read is a capital I at the start of a Dutch word.
    private var afterHeadI = false
    /// The number of combining marks since the last letter; -1 if there is no letter that a mark
    /// could belong to.
    private var marks: Int

    /// The maximum number of combining marks on a letter, as in the Stream-Safe Text Format of UAX
    /// #15.
    private static let mostMarks = 30

    /// Creates a scan that starts after `plainLetters` lower-case ASCII letters.
    init(knowsDutchIJ: Bool, plainLetters: Int) {
        self.knowsDutchIJ = knowsDutchIJ
        letters = plainLetters
        awaitsHead = plainLetters == 0
        marks = plainLetters == 0 ? -1 : 0
    }

    /// Scans `text` from `start`, appends its letters to `output` and returns its traits.
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

    /// Counts a letter whose first base letter is `base`, in the case of the text.
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

    /// Records `trait`, that of a character that is not a letter of the alphabet.
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

    /// Returns the final traits, including those that depend on all the capitals in the text.
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
