/// A JSON value (RFC 8259) to be written; objects keep the order of their members.
///
/// There are no floating-point numbers, so equal values are written as the same text everywhere.
public indirect enum JSON: Sendable {
    /// An object, with its members in the order in which they are written; their names must differ.
    case object([(String, JSON)])
    /// An array.
    case array([JSON])
    /// A string, which is escaped when it is written.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number with a fixed number of decimal places: `decimal(1642, places: 3)` is 1.642.
    case decimal(Int, places: Int)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null

    /// Returns `value` as a string, or ``null`` if it is `nil`.
    public static func optional(_ value: String?) -> JSON {
        if let value { return .string(value) }
        return .null
    }

    /// Returns the words in `list`, each of them lower-case ASCII letters, as an array of strings.
    public static func words(_ list: [[UInt8]]) -> JSON {
        var values: [JSON] = []
        values.reserveCapacity(list.count)
        for word in list {
            var text = ""
            for byte in word { text.unicodeScalars.append(Unicode.Scalar(byte)) }
            values.append(.string(text))
        }
        return .array(values)
    }
}
