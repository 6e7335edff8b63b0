import DictFormat
import DictModel

/// A value of dictc.yml that has been checked, with the defaults of missing keys filled in.
package struct ConfigurationValue: Sendable {
    /// The kind of a value, and what it contains.
    indirect enum Content: Sendable {
        /// A text, a number, `true` or `false`, as written.
        case scalar(YAMLNode.Scalar)
        /// A path, and how it is written.
        case path(ProjectPath, YAMLNode.Scalar)
        case list([ConfigurationValue])
        case mapping([Entry])
    }

    /// A key with its value.
    struct Entry: Sendable {
        var key: String
        var value: ConfigurationValue
        /// Whether dictc.yml does not have the key.
        var isDefault = false
    }

    var content: Content
    /// The line of the value's first character, from 1, or 0 for a default.
    package var line = 0
    /// The column of the value's first character, from 1, or 0 for a default.
    package var column = 0

    /// The scalar as written, or `nil` if the value is a list or a mapping.
    var scalar: YAMLNode.Scalar? {
        switch content {
        case .scalar(let scalar), .path(_, let scalar): scalar
        case .list, .mapping: nil
        }
    }

    /// The items of a list; another value is its own only item.
    var items: [ConfigurationValue] {
        if case .list(let items) = content { items } else { [self] }
    }

    /// The keys and values of a mapping, in the order of the file and then of the defaults.
    var entries: [Entry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }

    /// The value of `key`, or `nil` if it has neither a value nor a default.
    package subscript(key: String) -> ConfigurationValue? { entries.first { $0.key == key }?.value }

    /// The value of `key` as the type that the caller needs, or `nil` if there is none.
    func read<Value: ConfigurationReadable>(_ key: String) -> Value? {
        self[key].flatMap { Value($0) }
    }

    /// The paths of the files that the value names, which are those of the installation for a name
    /// such as `dictc:en`.
    func files(_ role: ProjectInput.Role, _ language: Language) -> [String] {
        switch content {
        case .path(let path, _): [path.text]
        case .scalar: BuiltInFile.files(role, language)
        case .list(let items): items.flatMap { $0.files(role, language) }
        case .mapping: self["file"]?.files(role, language) ?? []
        }
    }
}

/// A type that can be read from a value of the shape that dictc.yml gives it.
protocol ConfigurationReadable {
    /// Creates the value, or returns `nil` if `value` has another shape.
    init?(_ value: ConfigurationValue)
}

extension String: ConfigurationReadable {
    init?(_ value: ConfigurationValue) {
        switch value.content {
        case .scalar(let scalar): self = scalar.string
        case .path(let path, _): self = path.text
        case .list, .mapping: return nil
        }
    }
}

extension Bool: ConfigurationReadable {
    init?(_ value: ConfigurationValue) {
        guard let text = value.scalar?.string else { return nil }
        self.init(text)
    }
}

extension ConfigurationReadable where Self: FixedWidthInteger {
    init?(_ value: ConfigurationValue) {
        guard let text = value.scalar?.string else { return nil }
        self.init(text)
    }
}

extension Int: ConfigurationReadable {}
extension UInt8: ConfigurationReadable {}
extension UInt64: ConfigurationReadable {}

extension ConfigurationReadable where Self: RawRepresentable<String> {
    init?(_ value: ConfigurationValue) {
        guard let text = value.scalar?.string else { return nil }
        self.init(rawValue: text)
    }
}

extension Array: ConfigurationReadable where Element: ConfigurationReadable {
    init?(_ value: ConfigurationValue) { self = value.items.compactMap { Element($0) } }
}

// Values as YAML and as JSON.

extension ConfigurationValue {
    /// The value as lines of YAML, each of them indented by `indent` spaces.
    ///
    /// Lists of scalars are on one line. A comment marks the keys that have a default value.
    func lines(indent: Int = 0) -> [String] {
        let space = String(repeating: " ", count: indent)
        switch content {
        case .scalar, .path: return [space + flow]
        case .list(let items):
            return items.flatMap { item -> [String] in
                var lines = item.lines(indent: indent + 2)
                if let first = lines.first {
                    lines[0] = space + "- " + first.dropFirst(indent + 2)
                }
                return lines
            }
        case .mapping(let entries):
            return entries.flatMap { entry -> [String] in
                let key = space + Self.shown(entry.key, isPlain: Self.isPlain(entry.key)) + ":"
                let note = entry.isDefault ? "  # default" : ""
                if entry.isDefault || entry.value.isShort {
                    return [key + " " + entry.value.flow + note]
                }
                return [key] + entry.value.lines(indent: indent + 2)
            }
        }
    }

    /// The value as YAML on one line.
    var flow: String {
        switch content {
        case .scalar(let scalar), .path(_, let scalar):
            return Self.shown(scalar.string, isPlain: scalar.isPlain)
        case .list(let items): return "[" + items.map(\.flowItem).joined(separator: ", ") + "]"
        case .mapping(let entries):
            let members = entries.map {
                Self.shown($0.key, isPlain: Self.isPlain($0.key)) + ": " + $0.value.flowItem
            }
            return "{ " + members.joined(separator: ", ") + " }"
        }
    }

    /// The value as JSON; texts that YAML reads as numbers or as `true`, `false` become those.
    var json: JSON {
        switch content {
        case .scalar(let scalar), .path(_, let scalar):
            guard scalar.isPlain else { return .string(scalar.string) }
            return Bool(scalar.string).map { .bool($0) }
                ?? Int(scalar.string).map { .integer($0) } ?? .string(scalar.string)
        case .list(let items): return .array(items.map(\.json))
        case .mapping(let entries): return .object(entries.map { ($0.key, $0.value.json) })
        }
    }

    /// Creates the value that a default in the tables of keys describes.
    init(_ value: JSON) {
        switch value {
        case .object(let members):
            let entries = members.map { Entry(key: $0.0, value: ConfigurationValue($0.1)) }
            self.init(content: .mapping(entries))
        case .array(let values):
            self.init(content: .list(values.map { ConfigurationValue($0) }))
        case .string(let text):
            self.init(content: .scalar(.init(string: text, isPlain: Self.isPlain(text))))
        case .integer, .bool, .decimal, .null:
            let text = String(decoding: value.bytes(), as: UTF8.self)
            self.init(content: .scalar(.init(string: text, isPlain: true)))
        }
    }

    /// Whether the value fits on the line of its key: it is a scalar or a list of scalars.
    private var isShort: Bool {
        if case .mapping = content { return false }
        return items.allSatisfy { $0.scalar != nil }
    }

    /// The value as an item on one line, where commas and brackets need quotation marks.
    private var flowItem: String {
        guard let scalar else { return flow }
        let text = scalar.string
        return Self.shown(text, isPlain: scalar.isPlain && !text.contains { ",[]{}".contains($0) })
    }

    /// Whether `text` means the same without quotation marks.
    ///
    /// Texts that would need a close look, such as those with a colon, get quotation marks.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, first != UInt8(ascii: "-") else { return false }
        return text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                || "-_./+@".utf8.contains($0)
        } && first != UInt8(ascii: "@") && first != UInt8(ascii: ".") && text != "null"
    }

    /// Returns `text` as a YAML scalar, in quotation marks unless it is plain.
    private static func shown(_ text: String, isPlain: Bool) -> String {
        if isPlain, !text.contains("\n") { return text }
        return String(decoding: JSON.string(text).bytes(), as: UTF8.self)
    }
}
