/// A language that dictc compiles dictionaries for.
///
/// The raw value is the number that an artefact stores in its header.
public enum Language: UInt8, Sendable, CaseIterable {
    /// English, written with the letters `a` to `z`.
    case english = 1
    /// Dutch, written with the same letters; the digraph ij is stored as two of them.
    case dutch = 2

    /// The ISO 639-1 code: two lower-case ASCII letters.
    public var code: String {
        switch self {
        case .english: "en"
        case .dutch: "nl"
        }
    }

    /// Creates the language with the ISO 639-1 code `code`, in any case; `nil` if it is not
    /// supported.
    public init?(code: String) {
        var folded: [UInt8] = []
        for byte in code.utf8 { folded.append(byte | 0x20) }
        switch folded {
        case [0x65, 0x6e]: self = .english
        case [0x6e, 0x6c]: self = .dutch
        default: return nil
        }
    }
}
