/// A reason why a source format declared in dictc.yml is invalid.
///
/// The caller reports the fault at the place of ``key`` in that file.
package struct FormatFault: Sendable, Equatable {
    /// The key in dictc.yml whose value is invalid, such as `wanted`.
    package var key: String
    /// A description of the problem, as a clause without a full stop.
    package var problem: String
    /// The invalid value, or `nil` if ``problem`` already contains it.
    package var found: String?
    /// A valid value or a description of one, or `nil` if there is none to show.
    package var expected: String?
    /// Advice on how to fix the problem, or `nil` if there is none.
    package var hint: String?

    /// Creates a fault in the value of the dictc.yml key `key`.
    package init(
        _ key: String, _ problem: String, found: String? = nil, expected: String? = nil,
        hint: String? = nil
    ) {
        self.key = key
        self.problem = problem
        self.found = found
        self.expected = expected
        self.hint = hint
    }

    /// Returns a fault if `path`, the value of `key`, is not a valid path of XML elements, and
    /// `nil` otherwise.
    ///
    /// A valid path has local names separated by slashes, as in `form/orth`.
    static func path(_ path: String, of key: String) -> FormatFault? {
        if XMLPathStep.names(of: path) != nil { return nil }
        return FormatFault(
            key, "\"\(key)\" is not a path of local names", found: "\"\(path)\"",
            expected: "such as orth or form/orth",
            hint: "name elements without a prefix, with / between them")
    }
}
