// The characters of encodings in which each byte is one.

extension TextEncoding {
    /// The code points of the bytes 0x80 to 0xFF, with 0 for a byte that the encoding does not
    /// define.
    ///
    /// For UTF-8 and UTF-16, they are those of ISO-8859-1.
    var upperHalf: [UInt16] {
        var table = [UInt16](0x80...0xFF)
        func write(_ characters: String, at first: Int) {
            for (index, scalar) in characters.unicodeScalars.enumerated()
            where table.indices.contains(first - 0x80 + index) {
                table[first - 0x80 + index] =
                    scalar == "\u{FFFD}" ? 0 : UInt16(truncatingIfNeeded: scalar.value)
            }
        }
        switch self {
        case .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .latin1: break
        case .latin9:
            let changes: [(Int, String)] = [
                (0xA4, "€"), (0xA6, "Š"), (0xA8, "š"), (0xB4, "Ž"), (0xB8, "ž"), (0xBC, "ŒœŸ"),
            ]
            for (byte, characters) in changes { write(characters, at: byte) }
        case .latin2: write(Self.latin2Characters, at: 0xA0)
        case .windows1250: write(Self.windows1250Characters, at: 0x80)
        case .windows1252: write(Self.windows1252Characters, at: 0x80)
        case .latin5, .windows1254:
            if self == .windows1254 {
                write(Self.windows1252Characters, at: 0x80)
                for byte in [0x8E, 0x9E] { table[byte - 0x80] = 0 }
            }
            for (byte, letter) in [
                (0xD0, "Ğ"), (0xDD, "İ"), (0xDE, "Ş"), (0xF0, "ğ"), (0xFD, "ı"), (0xFE, "ş"),
            ] {
                write(letter, at: byte)
            }
        }
        return table
    }

    /// The characters of the bytes from 0xA0.
    private static let latin2Characters = """
        \u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žż\
        ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
        ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
        """

    /// The characters of the bytes from 0x80.
    private static let windows1250Characters = """
        €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\
        \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
        ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
        ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
        """

    /// The characters of the bytes from 0x80 to 0x9F.
    private static let windows1252Characters = """
        €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ
        """
}
