import Platform

/// A JSON value in an archive of schema 1, in which games were objects.
package enum OlderValue: Sendable, Equatable, Codable {
    case object([String: OlderValue])
    case array([OlderValue])
    case text(String)
    /// A whole number as its bits, or 0 and 1 for a flag.
    case number(UInt64)
    /// What no game has.
    case other

    /// Returns the value in the JSON text `bytes`, or `nil` if they are not JSON.
    package static func reading(_ bytes: [UInt8]) -> OlderValue? {
        try? JSONDecoder().decode(OlderValue.self, from: Data(bytes))
    }

    /// The members of an object; empty for any other value.
    package var members: [String: OlderValue] {
        if case .object(let members) = self { members } else { [:] }
    }

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let flag = try? value.decode(Bool.self) {
            self = .number(flag ? 1 : 0)
        } else if let number = try? value.decode(Int64.self) {
            self = .number(UInt64(bitPattern: number))
        } else if let number = try? value.decode(UInt64.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let values = try? value.decode([OlderValue].self) {
            self = .array(values)
        } else {
            self = (try? value.decode([String: OlderValue].self)).map { .object($0) } ?? .other
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .object(let members): try value.encode(members)
        case .array(let values): try value.encode(values)
        case .text(let text): try value.encode(text)
        case .number(let number): try value.encode(number)
        case .other: try value.encodeNil()
        }
    }
}
