import DictFormat
import DictModel
import DictSources

/// A key of dictc.yml: what it means, which values it accepts, and what happens without it.
struct ConfigurationKey: Sendable {
    /// What applies if a key is missing.
    enum Absence: Sendable {
        /// The key has a value by default.
        case value(JSON)
        /// There is no such value; the text describes what happens instead, as in `no limit`.
        case described(String)
        /// The key must not be missing.
        case error
    }

    /// A reason why a key is refused although its value is right.
    struct Refusal: Sendable {
        enum Condition: Sendable {
            /// The mapping has another key, which leaves this one without meaning.
            case beside(String)
            /// The mapping has another key with a value of a certain shape.
            case besideValue(String, ConfigurationShape)
            /// The mapping lacks another key.
            case without(String)
            /// The key has a value other than an empty list, and the language lacks another key.
            case withoutSection(String)
        }

        let condition: Condition
        /// The problem, or `nil` if a rule of the mapping reports it.
        let problem: String?
        let hint: String

        init(_ condition: Condition, _ problem: String?, hint: String = "remove the key") {
            self.condition = condition
            self.problem = problem
            self.hint = hint
        }

        /// Whether the reason applies to a key of the mapping `value`, for which the file has the
        /// keys `given`, in a language with `sections`.
        func holds(in value: ConfigurationValue, _ given: [String], _ sections: [String]) -> Bool {
            switch condition {
            case .beside(let other): given.contains(other)
            case .besideValue(let other, let shape): value[other].map(shape.resembles) ?? false
            case .without(let other): !given.contains(other)
            case .withoutSection(let section): !sections.contains(section)
            }
        }
    }

    let name: String
    let shape: ConfigurationShape
    let absence: Absence
    /// The meaning, in one or two sentences of Markdown.
    let meaning: String
    let refusals: [Refusal]

    var isRequired: Bool {
        if case .error = absence { return true }
        return false
    }

    init(
        _ name: String, _ shape: ConfigurationShape, _ absence: Absence, _ meaning: String,
        refused refusals: [Refusal] = []
    ) {
        self.name = name
        self.shape = shape
        self.absence = absence
        self.meaning = meaning
        self.refusals = refusals
    }

    /// Creates a required key.
    static func required(
        _ name: String, _ shape: ConfigurationShape, _ meaning: String
    ) -> ConfigurationKey {
        ConfigurationKey(name, shape, .error, meaning)
    }
}

/// The keys that a mapping in dictc.yml may have, in the order in which messages list them.
///
/// These tables are the only description of dictc.yml: values are checked against them, and the
/// reference page, the JSON Schema and `dictc config` are made from them.
struct ConfigurationKeys: Sendable {
    /// The name of the table, by which the JSON Schema refers to it.
    let name: String
    /// The heading of the table on the reference page.
    let title: String
    /// A description of the mapping, in a few sentences of Markdown.
    let summary: String
    /// The keys, with the required ones first.
    let keys: [ConfigurationKey]
    /// The rules between keys, which the shapes of single values cannot express.
    let rules: [ConfigurationRule]
    /// Hints for texts that people write in place of the mapping, by text.
    let mistaken: [String: String]

    init(
        _ name: String, _ title: String, _ summary: String = "", rules: [ConfigurationRule] = [],
        mistaken: [String: String] = [:], _ keys: [ConfigurationKey]
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.rules = rules
        self.mistaken = mistaken
        self.keys = keys.filter(\.isRequired) + keys.filter { !$0.isRequired }
    }

    /// The names of all keys.
    var all: [String] { keys.map(\.name) }
    /// The names of the keys that must not be missing.
    var required: [String] { keys.filter(\.isRequired).map(\.name) }

    /// Returns the key `name`, or `nil` if the mapping has no such key.
    subscript(name: String) -> ConfigurationKey? { keys.first { $0.name == name } }

    /// Returns a hint for `key`, which is in the wrong mapping, if it belongs to exactly one other.
    static func home(of key: String) -> String? {
        let tables = everything.filter { $0.all.contains(key) }
        guard tables.count == 1, let title = tables.first?.title else { return nil }
        let name = title.prefix(1).lowercased() + title.dropFirst()
        return "\(PrintableText.quoted(key)) is a key of \(name); look at the indentation"
    }

    /// Every table of dictc.yml once, in the order in which they are reached from the top.
    static let everything: [ConfigurationKeys] = {
        var found: [ConfigurationKeys] = []
        func add(_ table: ConfigurationKeys) {
            guard !found.contains(where: { $0.name == table.name }) else { return }
            found.append(table)
            for key in table.keys { key.shape.tables.forEach(add) }
        }
        add(.project)
        return found
    }()
}

/// A rule between the keys of a mapping: in words, as a part of a JSON Schema, and as a check.
struct ConfigurationRule: Sendable {
    /// The rule as a sentence of Markdown, or `nil` if the meanings of the keys say it.
    let text: String?
    /// The rule as members of a JSON Schema for the mapping, or `nil` if JSON Schema cannot express
    /// it.
    let schema: JSON?
    /// Reports what breaks the rule.
    let check: @Sendable (CheckedMapping) -> Void

    init(
        _ text: String? = nil, _ schema: JSON? = nil,
        check: @escaping @Sendable (CheckedMapping) -> Void
    ) {
        self.text = text
        self.schema = schema
        self.check = check
    }

    /// Creates the rule that the format which a mapping describes has no faults.
    init(faults: @escaping @Sendable (ConfigurationValue) -> [FormatFault]) {
        self.init { mapping in
            for fault in faults(mapping.value) {
                mapping.report(
                    .configFormat, at: fault.key, fault.problem, found: fault.found,
                    expected: fault.expected, hint: fault.hint)
            }
        }
    }
}
