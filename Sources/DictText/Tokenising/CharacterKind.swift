/// The kinds of characters that the tokeniser distinguishes.
enum CharacterKind: UInt8, Sendable {
    /// A byte inside a character, that is, any byte but the first.
    case inside
    /// White space, according to the Unicode property White_Space.
    case space
    /// An upper-case letter.
    case upper
    /// A lower-case letter.
    case lower
    /// A letter whose case is not distinguished, or an invisible character that does not divide a
    /// word.
    case letter
    /// A digit, a superscript or subscript digit, a fraction such as ½, or a Roman numeral such as
    /// Ⅳ.
    case digit
    /// A straight, curly or modifier apostrophe, or a backquote.
    case apostrophe
    /// A hyphen other than the soft hyphen.
    case hyphen
    /// A full stop.
    case stop
    /// Any other character, or a byte that is not valid UTF-8.
    case symbol

    /// Whether the character is a letter or a digit.
    @inline(__always)
    var isWord: Bool { rawValue >= Self.upper.rawValue && rawValue <= Self.digit.rawValue }

    /// Whether the character is a letter, with or without case.
    @inline(__always)
    var isLetter: Bool { rawValue >= Self.upper.rawValue && rawValue <= Self.letter.rawValue }

    /// Creates the kind of the ASCII character `byte`.
    @inline(__always)
    init(ascii byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case UInt8(ascii: " "), UInt8(ascii: "\t")...UInt8(ascii: "\r"): self = .space
        case UInt8(ascii: "."): self = .stop
        case UInt8(ascii: "'"), UInt8(ascii: "`"): self = .apostrophe
        case UInt8(ascii: "-"): self = .hyphen
        default: self = .symbol
        }
    }

    /// The kinds of all ASCII characters.
    static let ascii = (UInt8(0)..<0x80).map { CharacterKind(ascii: $0) }

    /// Creates the kind of the code point `scalar`, which must be U+0080 or above.
    ///
    /// White space is exactly the code points with the Unicode property White_Space. Upper and
    /// lower case are distinguished only for common Latin, Greek and Cyrillic letters.
    init(_ scalar: UInt32) {
        switch scalar {
        case ..<0x00C0: self = Self.latin1(scalar)
        case 0x00D7, 0x00F7: self = .symbol
        case ..<0x0250: self = Self.latin(scalar)
        case 0x02BC, 0x055A: self = .apostrophe
        case ..<0x0300: self = .letter
        case 0x0386...0x03AB: self = scalar == 0x0390 || scalar == 0x0387 ? .lower : .upper
        case 0x03AC...0x03CE, 0x0430...0x045F: self = .lower
        case 0x0400...0x042F: self = .upper
        case 0x0460...0x052F, 0x1E00...0x1EFF: self = scalar & 1 == 0 ? .upper : .lower
        case 0x1680, 0x3000: self = .space
        case 0x0660...0x0669, 0x06F0...0x06F9, 0x0966...0x096F, 0x2070, 0x2074...0x2079,
            0x2080...0x2089, 0x2150...0x218B, 0xFF10...0xFF19:
            self = .digit
        case 0x2000...0x206F: self = Self.punctuation(scalar)
        case 0x0589, 0x05BE, 0x05C0, 0x05C3, 0x060C...0x060D, 0x061B...0x061F, 0x066A...0x066D,
            0x06D4, 0x0964...0x0965, 0x1680...0x169C, 0x207A...0x207E, 0x208A...0x208E,
            0x20A0...0x20CF, 0x2100...0x2101, 0x2103...0x2106, 0x2108...0x2109, 0x2114,
            0x2116...0x2118, 0x211E...0x2123, 0x2190...0x245F, 0x2500...0x2BFF,
            0x2E00...0x2E7F, 0x3001...0x3004, 0x3007...0x3030, 0xE000...0xF8FF,
            0xFD3E...0xFD3F, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF0F,
            0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFE0...0xFFEE,
            0xFFFC...0xFFFF, 0x1F000...0x1FBFF, 0xF0000...0x10FFFF:
            self = .symbol
        default: self = .letter
        }
    }

    private static func latin1(_ scalar: UInt32) -> CharacterKind {
        switch scalar {
        case 0x85, 0xA0: .space
        case 0xAA, 0xAD, 0xB5, 0xBA: .letter
        case 0xB2, 0xB3, 0xB9, 0xBC...0xBE: .digit
        default: .symbol
        }
    }

    /// Returns the kind of a code point in U+00C0…U+024F, except for the multiplication and
    /// division signs.
    private static func latin(_ scalar: UInt32) -> CharacterKind {
        switch scalar {
        case ..<0x00DF, 0x0178: .upper
        case ..<0x0100: .lower
        case 0x0139...0x0148, 0x0179...0x017E, 0x01CD...0x01DC:
            scalar & 1 == 1 ? .upper : .lower
        default: scalar & 1 == 0 ? .upper : .lower
        }
    }

    /// Returns the kind of a code point in U+2000…U+206F: spaces, dashes, quotes and invisible
    /// characters.
    private static func punctuation(_ scalar: UInt32) -> CharacterKind {
        switch scalar {
        case 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F: .space
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: .letter
        case 0x2018, 0x2019, 0x201B: .apostrophe
        case 0x2010, 0x2011: .hyphen
        default: .symbol
        }
    }
}
