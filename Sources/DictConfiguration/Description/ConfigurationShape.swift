import DictModel

/// The values that a key of dictc.yml accepts.
///
/// ``ConfigurationCheck`` checks values against shapes; the reference page and the JSON Schema are
/// made from them.
indirect enum ConfigurationShape: Sendable {
    /// The value `true` or `false`.
    case flag
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// One of several names; `meant` finds the name for another text that means it.
    case choice([String], meant: @Sendable (String) -> String? = { _ in nil })
    /// A text, with a short description such as `the name of an attribute`, and what messages say
    /// is expected.
    ///
    /// `pattern` is a regular expression for editors that the whole text must match.
    case text(String, expected: String? = nil, pattern: String? = nil, rule: TextRule = .any)
    /// The path of a file or folder, relative to the folder of dictc.yml.
    case path(ProjectPath.Role)
    /// The name of files that are part of dictc's installation, such as `dictc:en`.
    case builtIn
    /// A mapping with fixed keys.
    case mapping(ConfigurationKeys)
    /// A mapping with one value per name, such as the languages of a project.
    case entries(EntryNames, expected: String, ConfigurationShape)
    /// A list of values, which must not be empty unless `mayBeEmpty` is `true`.
    case list(ConfigurationShape, mayBeEmpty: Bool = false)
    /// Any one of several shapes, at most one of which is a list and one a mapping.
    case either([ConfigurationShape])

    /// A condition on a text that is not empty.
    enum TextRule: Sendable {
        case any
        /// All characters can be seen, since the text goes as it is into files such as NOTICE.
        case visible
        /// At most 32 lower-case ASCII letters and hyphens.
        case name
        /// A day in the form `2026-12-24`.
        case day
    }

    /// The names that the keys of a mapping may have if they are not fixed.
    enum EntryNames: Sendable {
        /// Any text, with a short description such as `the name of a licence`.
        case text(String, expected: String? = nil, rule: TextRule = .any)
        /// The codes of languages.
        case language
        /// A whole number in a range, with a short description.
        case integer(String, ClosedRange<Int>)
    }

    /// Returns the shape of a value that is either one `shape` or a list of them.
    static func oneOrMore(_ shape: ConfigurationShape) -> ConfigurationShape {
        .either([shape, .list(shape)])
    }

    /// Returns a choice of the raw values of all cases of `type`.
    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        of type: Choice.Type, meant: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> ConfigurationShape {
        .choice(Choice.allCases.map(\.rawValue), meant: meant)
    }

    /// A day in the form `2026-12-24`.
    static let day = ConfigurationShape.text(
        "a day", expected: "a day such as 2026-12-24", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
        rule: .day)

    /// The tables of keys of the mappings in the shape, outermost first.
    var tables: [ConfigurationKeys] {
        switch self {
        case .flag, .integer, .choice, .text, .path, .builtIn: []
        case .mapping(let keys): [keys]
        case .entries(_, _, let value), .list(let value, _): value.tables
        case .either(let shapes): shapes.flatMap(\.tables)
        }
    }

    /// The shapes of which one is meant: those of ``either(_:)``, or this one.
    private var alternatives: [ConfigurationShape] {
        if case .either(let shapes) = self { return shapes.flatMap(\.alternatives) }
        return [self]
    }

    private enum Kind { case list, mapping, names, builtIn, scalar }

    private var kind: Kind {
        switch self {
        case .list, .either: .list
        case .mapping, .entries: .mapping
        case .choice: .names
        case .builtIn: .builtIn
        case .flag, .integer, .text, .path: .scalar
        }
    }

    /// Returns the one of the alternatives as which a message should speak of `node`.
    func alternative(for node: YAMLNode) -> ConfigurationShape {
        let all = alternatives
        let fitting: ConfigurationShape? =
            switch node.content {
            case .mapping: all.first { $0.kind == .mapping }
            case .sequence: all.first { $0.kind == .list }
            case .scalar(let scalar): all.first { $0.recognises(scalar) }
            }
        return fitting ?? all.last { $0.kind == .scalar } ?? all.first { $0.kind == .names }
            ?? all.first { $0.kind != .builtIn } ?? all.first ?? self
    }

    private func recognises(_ scalar: YAMLNode.Scalar) -> Bool {
        switch self {
        case .choice(let names, _): names.contains(scalar.string)
        case .builtIn: BuiltInFile.isName(scalar.string)
        case .integer:
            scalar.isPlain && !scalar.string.isEmpty
                && scalar.string.utf8.allSatisfy { (0x30...0x39).contains($0) }
        default: false
        }
    }

    /// Whether `value` looks like one of this shape: it is one of its names, or a mapping with all
    /// its required keys.
    func resembles(_ value: ConfigurationValue) -> Bool {
        switch self {
        case .choice(let names, _): value.scalar.map { names.contains($0.string) } ?? false
        case .mapping(let table): table.required.allSatisfy { value[$0] != nil }
        case .either(let shapes): shapes.contains { $0.resembles(value) }
        default: false
        }
    }
}
