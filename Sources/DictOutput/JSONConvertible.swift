package import DictFormat

/// A value that JSON can express.
package protocol JSONConvertible {
    /// The value in JSON.
    var json: JSON { get }
}

extension JSON: JSONConvertible {
    /// The value itself.
    package var json: JSON { self }

    /// Creates an object with `members`, in their order.
    ///
    /// For example, `JSON(["file": path, "bytes": bytes.count])`.
    package init(_ members: KeyValuePairs<String, any JSONConvertible>) {
        self = .object(members.map { ($0.key, $0.value.json) })
    }

    /// Creates an object with `members`, in their order.
    package init(_ members: some Sequence<(String, some JSONConvertible)>) {
        self = .object(members.map { ($0.0, $0.1.json) })
    }

    /// Returns an object with the members of two objects.
    package static func + (first: JSON, second: JSON) -> JSON {
        .object(first.members + second.members)
    }

    /// The members of an object; other values have none.
    package var members: [(String, JSON)] {
        if case .object(let members) = self { members } else { [] }
    }

    /// Returns the value of a member, or ``null`` if there is none with this name.
    package func member(_ name: String) -> JSON { members.first { $0.0 == name }?.1 ?? .null }
}

extension String: JSONConvertible {
    package var json: JSON { .string(self) }
}

extension Int: JSONConvertible {
    package var json: JSON { .integer(self) }
}

extension Bool: JSONConvertible {
    package var json: JSON { .bool(self) }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
    package var json: JSON { self?.json ?? .null }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    package var json: JSON { .array(map(\.json)) }
}
