/// The encoding of a text file, as declared in a configuration.
public enum TextEncoding: String, Sendable, CaseIterable, Encodable {
    /// UTF-8, with or without a byte order mark.
    case utf8 = "utf-8"
    /// ISO-8859-1, in which each byte is its own code point.
    case latin1 = "iso-8859-1"
    /// ISO-8859-15, which includes the euro sign, œ and Š.
    case latin9 = "iso-8859-15"
    /// Windows code page 1252.
    case windows1252 = "windows-1252"
    /// UTF-16 with a byte order mark.
    case utf16 = "utf-16"
    /// UTF-16, little-endian, with or without a byte order mark.
    case utf16LittleEndian = "utf-16le"
    /// UTF-16, big-endian, with or without a byte order mark.
    case utf16BigEndian = "utf-16be"

    /// Creates the encoding with this name or one of its common aliases, in any case; `nil` if
    /// unknown.
    public init?(name: String) {
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
