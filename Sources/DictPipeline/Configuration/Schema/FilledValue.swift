import DictFormat
import DictModel

/// A value of dictc.yml with the defaults of missing keys filled in.
indirect enum FilledValue {
    /// A scalar, and whether it is a number or `true`, `false` rather than a text in quotation
    /// marks.
    case scalar(String, isPlain: Bool)
    case list([FilledValue])
    case mapping([Entry])

    /// A key with its value.
    struct Entry {
        var key: String
        var value: FilledValue
        /// Whether dictc.yml does not have the key.
        var isDefault = false
    }

    /// Creates the value that a default in the tables of keys describes.
    init(_ value: JSON) {
        switch value {
        case .object(let members):
            self = .mapping(members.map { Entry(key: $0.0, value: FilledValue($0.1)) })
        case .array(let values): self = .list(values.map { FilledValue($0) })
        case .string(let text): self = .scalar(text, isPlain: Self.isPlain(text))
        case .integer(let number): self = .scalar(String(number), isPlain: true)
        case .bool(let flag): self = .scalar(flag ? "true" : "false", isPlain: true)
        case .decimal, .null: self = .scalar("null", isPlain: true)
        }
    }

    /// Creates the value of `node`, which the reader has accepted as one of `shape`.
    ///
    /// Keys of a language that other keys need are looked up in `sections`.
    init(_ node: YAMLNode, _ shape: ConfigurationShape, sections: [String] = []) {
        switch node.content {
        case .scalar(let scalar):
            self = .scalar(scalar.string, isPlain: scalar.isPlain)
        case .sequence(let sequence):
            let item = shape.item
            self = .list(sequence.map { FilledValue($0, item, sections: sections) })
        case .mapping(let mapping):
            self = Self.filled(mapping, shape, sections)
        }
    }

    private static func filled(
        _ mapping: [YAMLNode.Entry], _ shape: ConfigurationShape, _ sections: [String]
    ) -> FilledValue {
        let present = mapping.map { ($0.key.scalar?.string ?? "", $0.value) }
        guard let table = shape.table else {
            let value = shape.entry
            return .mapping(
                present.map { Entry(key: $0, value: FilledValue($1, value, sections: sections)) })
        }
        let isLanguage = table.name == ConfigurationKeys.language.name
        let sections = isLanguage ? present.map(\.0) : sections
        var entries = present.map { name, value in
            Entry(
                key: name,
                value: FilledValue(
                    value, table[name]?.shape ?? .either([]), sections: sections))
        }
        for key in table.keys where !present.contains(where: { $0.0 == key.name }) {
            guard case .value(let value) = key.absence,
                !key.refusals.contains(where: { $0.holds(in: present, sections) })
            else { continue }
            entries.append(Entry(key: key.name, value: FilledValue(value), isDefault: true))
        }
        return .mapping(entries)
    }
}

extension ConfigurationKey.Refusal {
    /// Whether the reason applies to a key of a mapping with the keys `present`, in a language with
    /// `sections`.
    fileprivate func holds(in present: [(String, YAMLNode)], _ sections: [String]) -> Bool {
        switch self {
        case .beside(let other): present.contains { $0.0 == other }
        case .besideValue(let other, let shape):
            present.contains { $0.0 == other && shape.resembles($0.1) }
        case .without(let other): !present.contains { $0.0 == other }
        case .withoutSection(let section): !sections.contains(section)
        }
    }
}

extension ConfigurationShape {
    /// The table of the keys of a mapping of this shape, or `nil` if its keys are not fixed.
    fileprivate var table: ConfigurationKeys? {
        switch self {
        case .mapping(let table): table
        case .either(let shapes): shapes.lazy.compactMap(\.table).first
        default: nil
        }
    }

    /// The shape of the values of a mapping whose keys are not fixed.
    fileprivate var entry: ConfigurationShape {
        if case .entries(_, let value) = self { return value }
        return .either([])
    }

    /// The shape of the items of a list of this shape.
    fileprivate var item: ConfigurationShape {
        switch self {
        case .list(let item, _): item
        case .either(let shapes):
            shapes.lazy.compactMap { shape -> ConfigurationShape? in
                if case .list(let item, _) = shape { return item }
                return nil
            }.first ?? .either([])
        default: .either([])
        }
    }

    /// Whether `node` looks like a value of this shape: one of its names, or a mapping with all its
    /// required keys.
    fileprivate func resembles(_ node: YAMLNode) -> Bool {
        switch self {
        case .choice(let names): node.scalar.map { names.contains($0.string) } ?? false
        case .mapping(let table):
            node.mapping.map { mapping in
                table.required.allSatisfy { name in
                    mapping.contains { $0.key.scalar?.string == name }
                }
            } ?? false
        case .either(let shapes): shapes.contains { $0.resembles(node) }
        default: false
        }
    }
}
