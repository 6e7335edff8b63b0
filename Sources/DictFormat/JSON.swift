/// A JSON value (RFC 8259) for output; objects keep the order of their members.
///
/// There are no floating-point numbers, so the same facts produce the same text everywhere.
public indirect enum JSON: Sendable {
    /// Members in the order in which they are written; their names must differ.
    case object([(String, JSON)])
    /// Values in order.
    case array([JSON])
    /// A string; it is escaped on output.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number with a fixed number of decimal places: `decimal(1642, places: 3)` is 1.642.
    case decimal(Int, places: Int)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null

    /// `value` as a string, or ``null`` if it is `nil`.
    public static func optional(_ value: String?) -> JSON {
        if let value { return .string(value) }
        return .null
    }

    /// The words of `list`, each of them lower-case ASCII letters, as an array of strings.
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
