import DictFormat

// Parts of a JSON Schema.

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
