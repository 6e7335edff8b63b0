import DictModel

/// A character encoding in which text files can be read.
///
/// The raw values are the names used in dictc.yml.
package enum TextEncoding: String, Sendable, CaseIterable, Encodable {
    /// UTF-8, with or without a byte order mark.
    case utf8 = "utf-8"
    /// ISO-8859-1, also called Latin-1, in which each byte equals the code point of its character.
    case latin1 = "iso-8859-1"
    /// ISO-8859-15, which differs from ISO-8859-1 in eight characters, such as the euro sign, œ and
    /// Š.
    case latin9 = "iso-8859-15"
    /// Windows code page 1252.
    case windows1252 = "windows-1252"
    /// UTF-16 with a byte order mark, which determines the byte order.
    case utf16 = "utf-16"
    /// Little-endian UTF-16, with or without a byte order mark.
    case utf16LittleEndian = "utf-16le"
    /// Big-endian UTF-16, with or without a byte order mark.
    case utf16BigEndian = "utf-16be"

    /// Creates the encoding with the given name or common alias, or returns `nil` if it is unknown.
    ///
    /// Letter case is ignored, and an underscore counts as a hyphen.
    package init?(name: String) {
        var folded: [UInt8] = []
        for byte in name.utf8 {
            folded.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : ASCII.lowercased(byte))
        }
        guard let name = String(validating: folded, as: UTF8.self) else { return nil }
        switch name {
        case "utf8", "us-ascii", "ascii": self = .utf8
        case "latin1", "latin-1", "iso8859-1", "l1": self = .latin1
        case "latin9", "latin-9", "iso8859-15": self = .latin9
        case "cp1252", "windows1252", "cp-1252": self = .windows1252
        case "utf16": self = .utf16
        case "utf-16-le", "utf16le": self = .utf16LittleEndian
        case "utf-16-be", "utf16be": self = .utf16BigEndian
        default: self.init(rawValue: name)
        }
    }
}
