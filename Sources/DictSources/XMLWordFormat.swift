/// Where the words of an XML file stand.
///
/// A path names an element by local names, the innermost last: `orth`, or `form/orth` for each
/// `orth` whose parent is a `form`. Conditions ask for attributes of the elements of the path.
public struct XMLWordFormat: Sendable, Equatable {
    /// What of an element is the word.
    public enum Content: Sendable, Equatable {
        /// The value of this attribute, named as `local` or `prefix:local`.
        case attribute(String)
        /// All text inside, that of child elements included.
        case text
        /// The text of the element alone, without that of its child elements.
        case ownText
    }

    /// One condition: an attribute of an element of the path has one of some values.
    public struct Condition: Sendable, Equatable {
        /// The element of the path, by its local name; `nil` for the innermost one.
        public var element: String?
        /// The attribute, named as `local` or `prefix:local`.
        public var attribute: String
        /// The values that are wanted.
        public var values: [String]

        /// The condition that `attribute` of `element` is one of `values`.
        public init(element: String? = nil, attribute: String, values: [String]) {
            self.element = element
            self.attribute = attribute
            self.values = values
        }
    }

    /// The path of the element.
    public let element: String
    /// What of the element is the word.
    public let content: Content
    /// All of these must hold.
    public let conditions: [Condition]
    /// The namespace all elements of the path are in; `nil` for any, empty for none.
    public let namespace: String?

    /// The steps of the path, the outermost first.
    let steps: [XMLPathStep]

    /// The format that takes `content` of each element at the path `element`.
    ///
    /// - Throws: ``XMLWordFormatError`` where the path is empty, has an empty step or a prefix, is
    ///   longer than 32 steps, or where a condition names an element that the path has not.
    public init(
        element: String, content: Content, conditions: [Condition] = [], namespace: String? = nil
    ) throws(XMLWordFormatError) {
        self.element = element
        self.content = content
        self.conditions = conditions
        self.namespace = namespace
        steps = try XMLPathStep.steps(of: element, conditions)
        if case .attribute(let name) = content, XMLAttributeName(name).local.isEmpty {
            throw XMLWordFormatError(problem: "an empty attribute name")
        }
    }

    /// The format that takes `attribute`, or all text where that is `nil`.
    ///
    /// The keys of `conditions` are attributes, their values what is wanted: `name` is an attribute
    /// of the element itself, `step@name` one of the element `step` of the path. Throws an
    /// ``XMLWordFormatError`` as the other initialiser does.
    public init(
        element: String, attribute: String? = nil, where conditions: [String: String] = [:],
        namespace: String? = nil
    ) throws(XMLWordFormatError) {
        var list: [Condition] = []
        for (key, value) in conditions {
            let parts = key.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            list.append(
                Condition(
                    element: parts.count > 1 ? String(parts[0]) : nil,
                    attribute: parts.last.map { String($0) } ?? "", values: [value]))
        }
        try self.init(
            element: element, content: attribute.map { .attribute($0) } ?? .text,
            conditions: list, namespace: namespace)
    }
}

/// What is wrong in an ``XMLWordFormat``.
public struct XMLWordFormatError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The fact, as a clause.
    public let problem: String

    /// The clause.
    public var description: String { EscapedText.escape(problem) }
}

/// One element of a path, with the conditions on it.
struct XMLPathStep: Sendable, Equatable {
    let name: [UInt8]
    let conditions: [(attribute: XMLAttributeName, values: [[UInt8]])]

    static func steps(
        of path: String, _ conditions: [XMLWordFormat.Condition]
    ) throws(XMLWordFormatError) -> [XMLPathStep] {
        let names = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
            .map { Array($0) }
        for name in names {
            if name.isEmpty {
                throw XMLWordFormatError(problem: "an empty step in the element path '\(path)'")
            }
            if name.contains(0x3A) || name.contains(0x40) {
                throw XMLWordFormatError(
                    problem: "'\(path)' is no path of local names; give the namespace and the "
                        + "attribute as keys of their own")
            }
        }
        guard names.count <= 32 else {
            throw XMLWordFormatError(problem: "an element path of more than 32 steps")
        }
        var tests = [[(attribute: XMLAttributeName, values: [[UInt8]])]](
            repeating: [], count: names.count)
        for condition in conditions {
            let name = condition.element.map { Array($0.utf8) }
            guard let step = name.map({ names.lastIndex(of: $0) }) ?? (names.count - 1) else {
                throw XMLWordFormatError(
                    problem: "a condition on '\(condition.element ?? "")', which is not in the "
                        + "path '\(path)'")
            }
            let attribute = XMLAttributeName(condition.attribute)
            guard !attribute.local.isEmpty else {
                throw XMLWordFormatError(problem: "a condition on an attribute without a name")
            }
            tests[step].append((attribute, condition.values.map { Array($0.utf8) }))
        }
        var steps: [XMLPathStep] = []
        for (name, conditions) in zip(names, tests) {
            steps.append(XMLPathStep(name: name, conditions: conditions))
        }
        return steps
    }

    static func == (one: XMLPathStep, other: XMLPathStep) -> Bool {
        one.name == other.name
            && one.conditions.elementsEqual(other.conditions) {
                $0.attribute == $1.attribute && $0.values == $1.values
            }
    }
}
