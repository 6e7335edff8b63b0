/// The reason why a text is not YAML that dictc reads, and the place of the problem.
struct YAMLProblem: Error {
    /// The kind of a problem.
    enum Kind {
        /// The text breaks a rule of YAML, which libyaml describes.
        case syntax(String, context: Context?)
        /// The character with this number is not allowed in YAML.
        case character(String, UInt32)
        /// A mapping has this key twice.
        case duplicateKey(String)
        case anchor
        case alias
        case secondDocument
        case nesting
    }

    /// The larger part of the document in which libyaml met the problem.
    struct Context {
        var text: String
        /// The line in which it starts, from 1.
        var line: Int
    }

    var kind: Kind
    /// The line of the problem, from 1, or 0 if it is unknown.
    var line: Int
    /// The column of the problem, from 1, counted in Unicode scalars, or 0 if it is unknown.
    var column: Int
}
