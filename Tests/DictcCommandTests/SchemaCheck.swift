import Foundation

/// A check of JSON against a JSON Schema, for the keywords that our schemas use.
struct SchemaCheck {
    private let schema: [String: Any]
    /// The faults found, each with the path of the value.
    private(set) var faults: [String] = []

    init(schemaAt path: String, _ json: Data) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        schema = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        check(try JSONSerialization.jsonObject(with: json), schema, "")
    }

    private init(_ schema: [String: Any]) { self.schema = schema }

    /// The keywords that the check knows; another one would be passed over silently.
    private static let known: Set<String> = [
        "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
        "additionalProperties", "items", "enum", "const", "minimum", "maximum", "anyOf",
    ]

    private mutating func check(_ value: Any, _ rules: [String: Any], _ path: String) {
        for keyword in rules.keys where !Self.known.contains(keyword) {
            faults.append("\(path): the schema uses \(keyword)")
        }
        if let name = rules["$ref"] as? String {
            let definitions = schema["$defs"] as? [String: Any]
            let target = definitions?[String(name.dropFirst("#/$defs/".count))] as? [String: Any]
            if let target { check(value, target, path) } else { faults.append("no \(name)") }
        }
        if let choices = rules["anyOf"] as? [[String: Any]] {
            let results = choices.map { choice in
                var attempt = SchemaCheck(schema)
                attempt.check(value, choice, path)
                return attempt.faults
            }
            if !results.contains([]) { faults += results.min { $0.count < $1.count } ?? [] }
        }
        if let type = rules["type"] {
            let types = type as? [String] ?? [type as? String ?? ""]
            let found = Self.types(of: value)
            if found.isDisjoint(with: types) { faults.append("\(path): \(found), not \(types)") }
        }
        if let wanted = rules["const"] as? Int, value as? Int != wanted {
            faults.append("\(path): not \(wanted)")
        }
        if let wanted = rules["enum"] as? [String], !wanted.contains(value as? String ?? "") {
            faults.append("\(path): none of \(wanted)")
        }
        if let number = value as? NSNumber {
            if let least = rules["minimum"] as? Double, number.doubleValue < least {
                faults.append("\(path): below \(least)")
            }
            if let most = rules["maximum"] as? Double, number.doubleValue > most {
                faults.append("\(path): above \(most)")
            }
        }
        if let list = value as? [Any], let items = rules["items"] as? [String: Any] {
            for (index, item) in list.enumerated() { check(item, items, "\(path)[\(index)]") }
        }
        if let object = value as? [String: Any] { checkMembers(object, rules, path) }
    }

    private mutating func checkMembers(
        _ object: [String: Any], _ rules: [String: Any], _ path: String
    ) {
        for name in rules["required"] as? [String] ?? [] where object[name] == nil {
            faults.append("\(path): no \(name)")
        }
        let properties = rules["properties"] as? [String: [String: Any]] ?? [:]
        for (name, member) in object {
            if let rules = properties[name] {
                check(member, rules, "\(path).\(name)")
            } else if let rules = rules["additionalProperties"] as? [String: Any] {
                check(member, rules, "\(path).\(name)")
            } else if rules["additionalProperties"] as? Bool == false {
                faults.append("\(path): the schema does not know \(name)")
            }
        }
    }

    private static func types(of value: Any) -> Set<String> {
        switch value {
        case is NSNull: return ["null"]
        case is String: return ["string"]
        case is [Any]: return ["array"]
        case is [String: Any]: return ["object"]
        // Foundation has one class for both, so true and 1 look alike.
        case let number as NSNumber:
            return number.doubleValue == number.doubleValue.rounded()
                ? ["integer", "number", "boolean"] : ["number"]
        default: return []
        }
    }
}
