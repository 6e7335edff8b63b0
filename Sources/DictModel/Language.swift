/// A language for which dictc compiles dictionaries.
///
/// The raw value is the number that the header of an artefact stores.
public enum Language: UInt8, Sendable, CaseIterable {
    /// English, written with the letters `a` to `z`.
    case english = 1
    /// Dutch, written with the letters `a` to `z`; the digraph ij is stored as `i` and `j`.
    case dutch = 2

    /// The language's ISO 639-1 code, `en` or `nl`.
    public var code: String {
        switch self {
        case .english: "en"
        case .dutch: "nl"
        }
    }

    /// Creates the language whose ISO 639-1 code is `code`, ignoring case.
    ///
    /// The result is `nil` if dictc does not support the language.
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
