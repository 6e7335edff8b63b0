/// The values that a key of dictc.yml accepts.
///
/// A shape describes a value for people and editors: the reference page and the JSON Schema are made
/// from it. The functions that read dictc.yml check values themselves; tests compare them with the
/// shapes.
indirect enum ConfigurationShape: Sendable {
    /// The value `true` or `false`.
    case flag
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// One of several names.
    case choice([String])
    /// A text, with a short description such as `the name of an attribute`.
    ///
    /// `pattern` is a regular expression that the whole text must match.
    case text(String, pattern: String? = nil)
    /// The path of a file or folder, relative to the folder of dictc.yml.
    case path(ProjectPath.Role)
    /// A mapping with fixed keys.
    case mapping(ConfigurationKeys)
    /// A mapping with one value per name, such as the languages of a project.
    case entries(EntryNames, ConfigurationShape)
    /// A list of values, which must not be empty unless `mayBeEmpty` is `true`.
    case list(ConfigurationShape, mayBeEmpty: Bool = false)
    /// Any one of several shapes.
    case either([ConfigurationShape])

    /// The names that the keys of a mapping may have if they are not fixed.
    enum EntryNames: Sendable {
        /// Any text, with a short description such as `the name of a licence`.
        case text(String)
        /// One of several names.
        case choice([String])
        /// A whole number in a range, with a short description.
        case integer(String, ClosedRange<Int>)
    }

    /// Returns the shape of a value that is either one `shape` or a list of them.
    static func oneOrMore(_ shape: ConfigurationShape) -> ConfigurationShape {
        .either([shape, .list(shape)])
    }

    /// Returns a choice of the raw values of all cases of `type`.
    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        of type: Choice.Type
    ) -> ConfigurationShape {
        .choice(Choice.allCases.map(\.rawValue))
    }

    /// The tables of keys of the mappings in the shape, outermost first.
    var tables: [ConfigurationKeys] {
        switch self {
        case .flag, .integer, .choice, .text, .path: []
        case .mapping(let keys): [keys]
        case .entries(_, let value), .list(let value, _): value.tables
        case .either(let shapes): shapes.flatMap(\.tables)
        }
    }
}
