/// The role of a code point outside ASCII in the text of a word list.
///
/// The class is exact for Latin letters, marks, spaces, dashes, apostrophes and invisible code
/// points. Digits and symbols of other scripts may be classed as letters outside the alphabet,
/// which makes no difference: the text is rejected either way.
enum ScalarClass: Equatable {
    /// A letter that folds to the given ASCII letters, of which there are one or two.
    ///
    /// The ASCII letters keep the case of the letter. The second value is 0 if there is only one.
    case letters(UInt8, UInt8)
    /// The code point U+0149, an apostrophe followed by an n.
    case apostropheN
    /// A combining mark, which belongs to the letter that precedes it.
    case mark
    /// Any other code point, with the trait that it adds to the text.
    case other(TextTraits)

    /// Creates the class of the code point `scalar`, which must be U+0080 or above.
    init(_ scalar: UInt32) {
        if let (first, second) = LatinBase.pair(of: scalar) {
            self = Self.latin(first, second)
            return
        }
        switch scalar {
        case 0x034F: self = .other(.invisible)
        case 0x0345: self = .other(.otherLetter)
        case 0x0300...0x036F: self = .mark
        case 0x212A: self = .letters(0x4B, 0)  // Kelvin sign
        case 0x212B: self = .letters(0x41, 0)  // Angstrom sign
        case 0xFB00: self = .letters(0x66, 0x66)
        case 0xFB01: self = .letters(0x66, 0x69)
        case 0xFB02: self = .letters(0x66, 0x6C)
        case 0xFB05, 0xFB06: self = .letters(0x73, 0x74)
        default: self = .other(Self.trait(of: scalar))
        }
    }

    private static func latin(_ first: UInt8, _ second: UInt8) -> ScalarClass {
        switch first {
        case 0x27: .apostropheN
        case 0x2A: .other(.symbol)
        case 0x2D: .other(.otherLetter)
        default: .letters(first, second == 0x2E ? 0 : second)
        }
    }

    /// Returns the trait of a code point that is neither a Latin letter nor a mark.
    private static func trait(of scalar: UInt32) -> TextTraits {
        switch scalar {
        case 0x0080..<0x00C0: latin1Trait(of: scalar)
        case 0x2000..<0x2070: generalPunctuationTrait(of: scalar)
        case 0x02BB...0x02BD, 0xFF07: .apostrophe
        case 0x058A, 0x1806, 0x2212, 0x2E3A, 0x2E3B, 0xFE58, 0xFE63, 0xFF0D: .hyphen
        case 0x1680, 0x3000: .space
        case 0x061C, 0xFFF9...0xFFFB: .control
        case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164, 0xFE00...0xFE0F, 0xFEFF,
            0xFFA0, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            .invisible
        case 0x0660...0x0669, 0x06F0...0x06F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089,
            0x2150...0x2182, 0x2185...0x218B, 0x2460...0x249B, 0x24EA...0x24FF, 0x2776...0x2793,
            0xFF10...0xFF19, 0x1D7CE...0x1D7FF:
            .digit
        case 0xFF0E: .period
        case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: .looseMark
        case 0x02C2...0x02DF, 0x207A...0x207E, 0x208A...0x208E, 0x20A0...0x20CF,
            0x2100...0x2101, 0x2103...0x2106, 0x2108...0x2109, 0x2114, 0x2116...0x2118,
            0x211E...0x2123, 0x2190...0x245F, 0x2500...0x2775, 0x2794...0x2BFF,
            0x2E00...0x2E7F, 0x3001...0x3004, 0x3007...0x3030, 0xE000...0xF8FF,
            0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF0F, 0xFF1A...0xFF20,
            0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFE0...0xFFEE, 0xFFFC...0xFFFF,
            0x1F000...0x1FBFF, 0xF0000...0x10FFFF:
            .symbol
        default: .otherLetter
        }
    }

    /// Returns the trait of a code point in U+0080…U+00BF.
    ///
    /// This block contains control characters, symbols and digits of Latin-1.
    private static func latin1Trait(of scalar: UInt32) -> TextTraits {
        switch scalar {
        case ..<0x00A0: .control
        case 0x00A0: .space
        case 0x00AD: .invisible
        case 0x00B4: .apostrophe
        case 0x00B2, 0x00B3, 0x00B9, 0x00BC...0x00BE: .digit
        case 0x00AA, 0x00B5, 0x00BA: .otherLetter
        default: .symbol
        }
    }

    /// Returns the trait of a code point in U+2000…U+206F.
    ///
    /// This block contains spaces, dashes, quotes, invisible characters and other punctuation.
    private static func generalPunctuationTrait(of scalar: UInt32) -> TextTraits {
        switch scalar {
        case 0x2000...0x200A, 0x202F, 0x205F: .space
        case 0x200B...0x200D, 0x2060...0x2065: .invisible
        case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: .control
        case 0x2010...0x2015, 0x2043: .hyphen
        case 0x2018, 0x2019, 0x201B, 0x2032: .apostrophe
        case 0x2024...0x2026: .period
        default: .symbol
        }
    }
}
