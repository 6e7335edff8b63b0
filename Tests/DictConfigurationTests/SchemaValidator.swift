import Foundation
import Testing

@testable import DictModel
@testable import DictConfiguration

/// A validator for the keywords of JSON Schema that the schema of dictc.yml uses.
///
/// An unknown keyword is an error of the test, so that none is ignored by mistake.
struct SchemaValidator {
    private let root: [String: Any]
    private let definitions: [String: Any]

    init(_ bytes: [UInt8]) throws {
        root = try #require(
            try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        definitions = try #require(root["definitions"] as? [String: Any])
    }

    /// Whether `value`, made of mappings, lists, texts, numbers and `NSNull`, satisfies the schema.
    func accepts(_ value: Any) -> Bool { accepts(value, root) }

    private func accepts(_ value: Any, _ schema: Any) -> Bool {
        if let flag = schema as? Bool { return flag }
        guard let schema = schema as? [String: Any] else {
            Issue.record("not a schema: \(schema)")
            return false
        }
        return schema.allSatisfy { keyword, argument in
            satisfies(value, keyword, argument, in: schema)
        }
    }

    private func satisfies(
        _ value: Any, _ keyword: String, _ argument: Any, in schema: [String: Any]
    ) -> Bool {
        let schemas = argument as? [Any] ?? []
        switch keyword {
        case "$schema", "title", "description", "default", "definitions", "then": return true
        case "$ref":
            let name = (argument as? String)?.split(separator: "/").last.map { String($0) } ?? ""
            guard let target = definitions[name] else {
                Issue.record("no definition \(name)")
                return false
            }
            return accepts(value, target)
        case "allOf": return schemas.allSatisfy { accepts(value, $0) }
        case "anyOf": return schemas.contains { accepts(value, $0) }
        case "not": return !accepts(value, argument)
        case "if": return !accepts(value, argument) || accepts(value, schema["then"] ?? true)
        case "type":
            let types = (argument as? String).map { [$0] } ?? argument as? [String] ?? []
            let name = typeName(value)
            return types.contains(name) || name == "integer" && types.contains("number")
        case "enum": return schemas.contains { isEqual($0, value) }
        case "const": return isEqual(argument, value)
        default: return limits(value, keyword, argument) && parts(value, keyword, argument, schema)
        }
    }

    /// The keywords for texts and numbers, which accept values of other types.
    private func limits(_ value: Any, _ keyword: String, _ argument: Any) -> Bool {
        let limit = (argument as? NSNumber)?.decimalValue ?? 0
        switch keyword {
        case "minimum": return (value as? Decimal).map { $0 >= limit } ?? true
        case "maximum": return (value as? Decimal).map { $0 <= limit } ?? true
        case "minLength":
            return (value as? String).map { Decimal($0.unicodeScalars.count) >= limit } ?? true
        case "pattern":
            guard let text = value as? String, let pattern = argument as? String else {
                return true
            }
            return text.range(of: pattern, options: .regularExpression) != nil
        default: return true
        }
    }

    /// The keywords for lists and mappings, which accept values of other types.
    private func parts(
        _ value: Any, _ keyword: String, _ argument: Any, _ schema: [String: Any]
    ) -> Bool {
        let count = (argument as? NSNumber)?.intValue ?? 0
        let mapping = value as? [String: Any] ?? [:]
        let isMapping = value is [String: Any]
        let list = value as? [Any]
        switch keyword {
        case "minimum", "maximum", "minLength", "pattern": return true
        case "minItems": return list.map { $0.count >= count } ?? true
        case "maxItems": return list.map { $0.count <= count } ?? true
        case "items": return list?.allSatisfy { accepts($0, argument) } ?? true
        case "minProperties": return !isMapping || mapping.count >= count
        case "required":
            return !isMapping || (argument as? [String] ?? []).allSatisfy { mapping[$0] != nil }
        case "properties":
            let properties = argument as? [String: Any] ?? [:]
            return mapping.allSatisfy { name, value in
                properties[name].map { accepts(value, $0) } ?? true
            }
        case "additionalProperties":
            let known = schema["properties"] as? [String: Any] ?? [:]
            return mapping.allSatisfy { known[$0] != nil || accepts($1, argument) }
        case "propertyNames": return mapping.keys.allSatisfy { accepts($0, argument) }
        default:
            Issue.record("unknown keyword \(keyword)")
            return false
        }
    }

    private func typeName(_ value: Any) -> String {
        switch value {
        case is NSNull: "null"
        case is Bool: "boolean"
        case is Decimal: "integer"
        case let number as Double: number == number.rounded() ? "integer" : "number"
        case is String: "string"
        case is [Any]: "array"
        default: "object"
        }
    }

    private func isEqual(_ one: Any, _ other: Any) -> Bool {
        switch (one, other) {
        case (let one as String, let other as String): one == other
        case (let one as NSNumber, let other as Decimal): one.decimalValue == other
        default: false
        }
    }
}

/// What `text` means to an editor: YAML by its core rules, in which `1` is a number.
///
/// - Returns: The value, or `nil` if `text` is not YAML that dictc reads.
func editorsValue(_ text: String) -> Any? {
    guard let document = try? ConfigurationDocument(Array(text.utf8), at: Place("dictc.yml"))
    else { return nil }
    return value(document.root)
}

private func value(_ node: YAMLNode) -> Any {
    switch node.content {
    case .scalar(let scalar):
        let text = scalar.string
        if !scalar.isPlain { return text }
        if ["", "~", "null"].contains(text) { return NSNull() }
        if text == "true" || text == "false" { return text == "true" }
        if text.wholeMatch(of: /-?[0-9]+/) != nil { return Decimal(string: text) ?? 0 }
        if text.wholeMatch(of: /-?[0-9]+\.[0-9]+/) != nil { return Double(text) ?? 0 }
        return text
    case .sequence(let items): return items.map(value)
    case .mapping(let entries):
        return Dictionary(entries.map { ($0.key.scalar?.string ?? "", value($0.value)) }) {
            first, _ in first
        }
    }
}
