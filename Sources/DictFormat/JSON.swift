/// A JSON value (RFC 8259) to be written: objects keep the order of their members.
///
/// There is no floating point here, so that the same facts give the same text everywhere.
public indirect enum JSON: Sendable {
    /// Members in the order in which they are written; the names have to differ.
    case object([(String, JSON)])
    /// Values in order.
    case array([JSON])
    /// A text.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number with a fixed count of decimals: `decimal(1642, places: 3)` is 1.642.
    case decimal(Int, places: Int)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null

    /// `value`, or ``null`` where there is none.
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
