/// A reason why the description of a format cannot be used, for whoever has read the description
/// to report at the place of its key.
public struct FormatFault: Sendable, Equatable {
    /// The key as dictc.yml writes it, such as `wanted`.
    public var key: String
    /// The fault, as a clause without a full stop.
    public var problem: String
    /// The wrong value; `nil` if `problem` has it.
    public var found: String?
    /// A valid value, or a description of one.
    public var expected: String?
    /// A way out.
    public var hint: String?

    /// A fault of its facts.
    public init(
        _ key: String, _ problem: String, found: String? = nil, expected: String? = nil,
        hint: String? = nil
    ) {
        self.key = key
        self.problem = problem
        self.found = found
        self.expected = expected
        self.hint = hint
    }

    /// The fault that `path` is no path of elements; `nil` if it is one.
    static func path(_ path: String, of key: String) -> FormatFault? {
        if XMLPathStep.names(of: path) != nil { return nil }
        return FormatFault(
            key, "\"\(key)\" is not a path of local names", found: "\"\(path)\"",
            expected: "such as orth or form/orth",
            hint: "name elements without a prefix, with / between them")
    }
}
