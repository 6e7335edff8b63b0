/// A value in a YAML document, with the place where it starts.
///
/// All scalars are text, as written, so that `no` is not read as `false`.
struct YAMLNode {
    /// The kind of a value, and what it contains.
    enum Content {
        case scalar(Scalar)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    /// A text.
    struct Scalar {
        var string: String
        /// Whether the text is written without quotation marks, on a line with other values.
        var isPlain: Bool
    }

    /// A key of a mapping, and its value.
    struct Entry {
        var key: YAMLNode
        var value: YAMLNode
    }

    var content: Content
    /// The line of the value's first character, from 1.
    var line: Int
    /// The column of the value's first character, from 1, counted in Unicode scalars.
    var column: Int

    /// The text, or `nil` if the value is no scalar.
    var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The items in the order of the file, or `nil` if the value is no list.
    var sequence: [YAMLNode]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The keys and values in the order of the file, or `nil` if the value is no mapping.
    var mapping: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }
}
