import Platform

/// A JSON value, the form in which a ``GameArchive`` stores values of any type.
public enum GameArchiveValue: Sendable, Equatable {
    case object([String: GameArchiveValue])
    case array([GameArchiveValue])
    case string(String)
    case integer(Int64)
    /// A whole number too large for ``integer(_:)``, such as the state of a random number
    /// generator.
    case natural(UInt64)
    case number(Double)
    case bool(Bool)
    case null

    /// Creates the JSON form of `value`, which may be a bare number or string.
    ///
    /// - Throws: The error that encoding `value` throws.
    init(_ value: some Encodable) throws {
        // In an array, because JSONEncoder may not accept a bare number or string.
        let data = try JSONEncoder().encode([value])
        guard case .array(let values) = try JSONDecoder().decode(Self.self, from: data),
            let form = values.first
        else {
            throw EncodingError.invalidValue(
                value, EncodingError.Context(codingPath: [], debugDescription: "no JSON value"))
        }
        self = form
    }

    /// Returns this JSON value decoded as a `Value`, or `nil` if that fails.
    func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
        guard let data = try? JSONEncoder().encode([self]) else { return nil }
        return (try? JSONDecoder().decode([Value].self, from: data))?.first
    }
}

extension GameArchiveValue: Codable {
    /// Decodes any JSON value, choosing the case from its type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(UInt64.self) {
            self = .natural(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([GameArchiveValue].self) {
            self = .array(value)
        } else if let value = try? container.decode([String: GameArchiveValue].self) {
            self = .object(value)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    /// Encodes the value as plain JSON, without the names of the enum's cases.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let members): try container.encode(members)
        case .array(let values): try container.encode(values)
        case .string(let text): try container.encode(text)
        case .integer(let number): try container.encode(number)
        case .natural(let number): try container.encode(number)
        case .number(let number): try container.encode(number)
        case .bool(let flag): try container.encode(flag)
        case .null: try container.encodeNil()
        }
    }
}
