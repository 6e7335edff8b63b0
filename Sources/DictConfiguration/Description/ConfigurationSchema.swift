import DictFormat
import DictModel

/// The JSON Schema of dictc.yml, with which editors check and complete the file.
///
/// It accepts and refuses what the reader does, except for what no schema can express: the form of
/// the YAML itself, files that are named twice, an output folder among the sources, names that have
/// to occur elsewhere in the file, numbers that have to ascend, and signs that nobody sees in texts.
enum ConfigurationSchema {
    /// The name of the file in which projects and the documentation keep the schema.
    static let fileName = "dictc.schema.json"

    /// The schema, in the version of JSON Schema that editors know best.
    static var json: JSON {
        .object([
            ("$schema", .string("http://json-schema.org/draft-07/schema#")),
            ("title", .string("dictc.yml")),
            (
                "description",
                .string("What dictc builds. This file is the output of `dictc config --schema`.")
            ),
            ("allOf", .array([reference(to: .project)])),
            (
                "definitions",
                .object(ConfigurationKeys.everything.map { ($0.name, definition(of: $0)) })
            ),
        ])
    }

    /// Returns the schema of a mapping with the keys of `table`.
    private static func definition(of table: ConfigurationKeys) -> JSON {
        var members: [(String, JSON)] = [
            ("title", .string(table.title)), ("type", .string("object")),
            ("minProperties", .integer(1)), ("additionalProperties", .bool(false)),
        ]
        if !table.required.isEmpty {
            members.append(("required", .array(table.required.map { .string($0) })))
        }
        members.append(
            ("properties", .object(table.keys.map { ($0.name, property($0)) })))
        let rules =
            table.keys.flatMap(rules) + sectionRules(of: table)
            + table.rules.compactMap(\.schema)
        if !rules.isEmpty { members.append(("allOf", .array(rules))) }
        return .object(members)
    }

    private static func property(_ key: ConfigurationKey) -> JSON {
        var members = [("description", JSON.string(plain(key.meaning)))]
        if case .value(let value) = key.absence { members.append(("default", value)) }
        return .object(members + schema(of: key.shape))
    }

    /// Returns the rules that refuse `key` because of other keys in the same mapping.
    private static func rules(of key: ConfigurationKey) -> [JSON] {
        key.refusals.compactMap { refusal in
            let refused = JSON.schema(refuses: [key.name])
            switch refusal.condition {
            case .beside(let other):
                return .condition(if: .schema(requires: [other]), then: refused)
            case .besideValue(let other, let shape):
                return .condition(
                    if: .schema(
                        requires: [other], properties: [(other, .object(schema(of: shape)))]),
                    then: refused)
            case .without(let other):
                return .condition(if: .schema(refuses: [other]), then: refused)
            case .withoutSection: return nil
            }
        }
    }

    /// Returns the rules of a language that refuse keys of its sections because another section is
    /// missing.
    private static func sectionRules(of table: ConfigurationKeys) -> [JSON] {
        guard table.name == ConfigurationKeys.language.name else { return [] }
        return table.all.compactMap { section in
            restriction(of: table, without: section).map {
                .condition(if: .schema(refuses: [section]), then: $0)
            }
        }
    }

    /// Returns a schema that refuses the keys that need the missing `section`, in the mapping with
    /// the keys of `table` and in the mappings in it.
    ///
    /// - Returns: The schema, or `nil` if no key needs the section.
    private static func restriction(
        of table: ConfigurationKeys, without section: String
    ) -> JSON? {
        let properties = table.keys.compactMap { key -> (String, JSON)? in
            let isRefused = key.refusals.contains {
                if case .withoutSection(section) = $0.condition { return true }
                return false
            }
            if isRefused {
                guard case .list(_, mayBeEmpty: true) = key.shape else {
                    return (key.name, .bool(false))
                }
                return (key.name, .object([("maxItems", .integer(0))]))
            }
            let inner = key.shape.tables.compactMap { restriction(of: $0, without: section) }
            return inner.first.map { (key.name, $0) }
        }
        return properties.isEmpty ? nil : .schema(properties: properties)
    }

    private static func reference(to table: ConfigurationKeys) -> JSON {
        .object([("$ref", .string("#/definitions/\(table.name)"))])
    }

    /// Returns the members of a schema for the values of `shape`.
    private static func schema(of shape: ConfigurationShape) -> [(String, JSON)] {
        switch shape {
        case .flag: return [("type", .string("boolean"))]
        case .integer(let range):
            return [
                ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
                ("maximum", .integer(range.upperBound)),
            ]
        case .choice(let names, _): return [("enum", .array(names.map { .string($0) }))]
        case .builtIn: return [("enum", .array(BuiltInFile.names.map { .string($0) }))]
        case .text(_, _, let pattern, _): return text(pattern)
        case .path(let role): return text(role.pattern)
        case .mapping(let table):
            guard ConfigurationKeys.everything.contains(where: { $0.name == table.name }) else {
                // A part of another table, which only serves to recognise a value.
                let required = JSON.array(table.required.map { .string($0) })
                return [("type", .string("object")), ("required", required)]
            }
            return [("allOf", .array([reference(to: table)]))]
        case .entries(let names, _, let value):
            return [
                ("type", .string("object")), ("minProperties", .integer(1)),
                ("propertyNames", .object(schema(of: names))),
                ("additionalProperties", .object(schema(of: value))),
            ]
        case .list(let item, let mayBeEmpty):
            return [("type", .string("array")), ("items", .object(schema(of: item)))]
                + (mayBeEmpty ? [] : [("minItems", .integer(1))])
        case .either(let shapes):
            return [("anyOf", .array(shapes.map { .object(schema(of: $0)) }))]
        }
    }

    /// Returns the members of a schema for texts.
    ///
    /// YAML reads `1` and `true` as other types, but they are texts to dictc if one is needed.
    private static func text(_ pattern: String?) -> [(String, JSON)] {
        let types = ["string", "number", "boolean"]
        return [("type", .array(types.map { .string($0) })), ("minLength", .integer(1))]
            + (pattern.map { [("pattern", .string($0))] } ?? [])
    }

    private static func schema(of names: ConfigurationShape.EntryNames) -> [(String, JSON)] {
        switch names {
        case .text: return []
        case .language:
            return [("enum", .array(Language.allCases.map { .string($0.code) }))]
        // The keys of a JSON object are texts.
        case .integer: return [("pattern", .string("^([1-9][0-9]?|100)$"))]
        }
    }

    /// Returns `markdown` without the addresses of links.
    private static func plain(_ markdown: String) -> String {
        markdown.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
    }
}

extension ProjectPath.Role {
    /// A regular expression for the paths that the reader may accept.
    ///
    /// It does not find every path that leads outside, only those that start by doing so.
    fileprivate var pattern: String {
        let hidden =
            #"\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF"#
        let start = #"^(?![~/]|dictc:|[A-Za-z]:|(\./+)*\.\."#
        return switch self {
        case .source: start + #"(/|$))(?!(\./*)+$)[^*$\\"# + hidden + #"]*[^*$\\/"# + hidden + "]$"
        case .corpus: start + #"(/|$))(?!(\./*)+$)[^$\\"# + hidden + "]+$"
        case .output: start + #"/+(\./+)*\.\.(/|$))[^$\\"# + hidden + "]+$"
        }
    }
}

// Parts of a schema.
extension JSON {
    /// Creates a schema for mappings.
    ///
    /// - Parameters:
    ///   - required: The keys that the mapping must have.
    ///   - refused: The keys that it must not have.
    ///   - properties: The schemas of the values of certain keys.
    /// - Returns: The schema.
    static func schema(
        requires required: [String] = [], refuses refused: [String] = [],
        properties: [(String, JSON)] = []
    ) -> JSON {
        let all = refused.map { ($0, JSON.bool(false)) } + properties
        return .object(
            (required.isEmpty ? [] : [("required", .array(required.map { .string($0) }))])
                + (all.isEmpty ? [] : [("properties", .object(all))]))
    }

    /// Returns a schema that applies `consequence` to values that satisfy `condition`.
    static func condition(if condition: JSON, then consequence: JSON) -> JSON {
        .object([("if", condition), ("then", consequence)])
    }

    /// Returns a schema that accepts only the text `value`.
    static func constant(_ value: String) -> JSON { .object([("const", .string(value))]) }
}
