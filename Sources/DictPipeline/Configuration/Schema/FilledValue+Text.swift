import DictFormat
import DictModel

// Values as YAML and as JSON.

extension FilledValue {
    /// The value as lines of YAML, each of them indented by `indent` spaces.
    ///
    /// Lists of scalars are on one line. A comment marks the keys that have a default value.
    func lines(indent: Int = 0) -> [String] {
        let space = String(repeating: " ", count: indent)
        switch self {
        case .scalar: return [space + flow]
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
        switch self {
        case .scalar(let text, let isPlain):
            return Self.shown(text, isPlain: isPlain)
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
        switch self {
        case .scalar("true", isPlain: true): .bool(true)
        case .scalar("false", isPlain: true): .bool(false)
        case .scalar(let text, let isPlain):
            isPlain ? Int(text).map { .integer($0) } ?? .string(text) : .string(text)
        case .list(let items): .array(items.map(\.json))
        case .mapping(let entries): .object(entries.map { ($0.key, $0.value.json) })
        }
    }

    /// Whether the value fits on the line of its key: it is a scalar or a list of scalars.
    private var isShort: Bool {
        switch self {
        case .scalar: true
        case .list(let items):
            items.allSatisfy {
                if case .scalar = $0 { return true }
                return false
            }
        case .mapping: false
        }
    }

    /// The value as an item on one line, where commas and brackets need quotation marks.
    private var flowItem: String {
        guard case .scalar(let text, let isPlain) = self else { return flow }
        return Self.shown(text, isPlain: isPlain && !text.contains { ",[]{}".contains($0) })
    }

    /// Whether `text` means the same without quotation marks.
    ///
    /// Texts that would need a close look, such as those with a colon, get quotation marks.
    static func isPlain(_ text: String) -> Bool {
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
