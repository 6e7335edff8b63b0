/// A JSON value (RFC 8259) that can be written as text.
///
/// Objects keep the order of their members. There are no floating-point numbers, so the same value
/// is written as the same text on every platform.
public indirect enum JSON: Sendable {
    /// An object, whose members are written in the order of the array.
    ///
    /// The names of the members must be unique; this is not checked.
    case object([(String, JSON)])
    /// An array of JSON values.
    case array([JSON])
    /// A string, whose special characters are escaped when it is written.
    case string(String)
    /// A whole number, written in decimal.
    case integer(Int)
    /// A number with a fixed number of decimal places, as in `decimal(1642, places: 3)` for 1.642.
    case decimal(Int, places: Int)
    /// The value `true` or `false`.
    case bool(Bool)
    /// The value `null`.
    case null

    /// Returns `value` as a JSON string, or ``null`` if `value` is `nil`.
    public static func optional(_ value: String?) -> JSON {
        if let value { return .string(value) }
        return .null
    }

    /// Returns the words in `list` as a JSON array of strings.
    ///
    /// Each word must consist of lower-case ASCII letters.
    package static func words(_ list: [[UInt8]]) -> JSON {
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
