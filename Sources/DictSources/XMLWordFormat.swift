/// Where to find the words in an XML file.
///
/// A path names an element by local names, the innermost last: `orth`, or `form/orth` for each
/// `orth` whose parent is a `form`. Conditions ask for attributes of the elements of the path.
///
/// ```swift
/// XMLWordFormat(
///     element: "LexicalEntry/Lemma", attribute: "writtenForm",
///     conditions: [.init("partOfSpeech", "n")])
/// ```
public struct XMLWordFormat: Sendable, Equatable, Encodable {
    /// An attribute of an element of the path and the value that it must have.
    public struct Condition: Sendable, Equatable, Encodable {
        /// `name` for an attribute of the innermost element, `step@name` for one of the element
        /// `step` of the path; the name may have a prefix, as in `xml:lang`.
        public var attribute: String
        /// The value.
        public var value: String

        /// The condition that `attribute` is `value`.
        public init(_ attribute: String, _ value: String) {
            self.attribute = attribute
            self.value = value
        }
    }

    /// The path of the element.
    public var element: String
    /// The attribute that is the word; `nil` for all text inside the element, that of child
    /// elements included.
    public var attribute: String?
    /// Conditions that must all hold.
    public var conditions: [Condition]
    /// The namespace of all elements of the path; `nil` for any, empty for none.
    public var namespace: String?

    /// A format from its properties; check its ``faults()`` before use.
    public init(
        element: String, attribute: String? = nil, conditions: [Condition] = [],
        namespace: String? = nil
    ) {
        self.element = element
        self.attribute = attribute
        self.conditions = conditions
        self.namespace = namespace
    }
}

extension XMLWordFormat {
    /// What keeps the format from being used; empty if nothing does.
    ///
    /// Reading with a format that has faults finds no words.
    public func faults() -> [FormatFault] {
        var faults: [FormatFault] = []
        if let fault = FormatFault.path(element, of: "element") { faults.append(fault) }
        if let attribute, XMLAttributeName(attribute).local.isEmpty {
            faults.append(
                FormatFault("attribute", "\"attribute\" has no name", found: "\"\(attribute)\""))
        }
        let steps = XMLPathStep.names(of: element)
        for condition in conditions {
            let (step, name) = XMLPathStep.parts(of: condition)
            if name.local.isEmpty {
                faults.append(
                    FormatFault(
                        "where", "a condition names no attribute",
                        found: "\"\(condition.attribute)\"", expected: "such as n or form@n"))
            } else if let step, let steps, !steps.contains(step) {
                faults.append(
                    FormatFault(
                        "where", "a condition on an element that is not in the path",
                        found: "\"\(condition.attribute)\"",
                        expected: "an element of \"\(element)\" before the @"))
            }
        }
        return faults
    }
}

/// One element of a path, with the conditions on it.
struct XMLPathStep {
    /// The maximum number of steps of a path, one bit of a word for each.
    static let limit = 32

    let name: [UInt8]
    private(set) var conditions: [(attribute: XMLAttributeName, value: [UInt8])] = []

    /// The steps of the path of `format`, the outermost first; empty if it has faults.
    static func steps(of format: XMLWordFormat) -> [XMLPathStep] {
        guard format.faults().isEmpty, let names = names(of: format.element) else { return [] }
        var steps = names.map { XMLPathStep(name: $0) }
        for condition in format.conditions {
            let (step, attribute) = parts(of: condition)
            let index = step.flatMap { names.lastIndex(of: $0) } ?? names.count - 1
            steps[index].conditions.append((attribute, Array(condition.value.utf8)))
        }
        return steps
    }

    /// The local names of `path`; `nil` if one of them is empty or has a prefix or an attribute, or
    /// if there are more than ``limit``.
    static func names(of path: String) -> [[UInt8]]? {
        let names = path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        ).map { Array($0) }
        let isPath = names.allSatisfy { name in
            !name.isEmpty && !name.contains { foreign.contains($0) }
        }
        return isPath && names.count <= limit ? names : nil
    }

    /// The bytes of other notations for paths, which no name has.
    private static let foreign = Array(":@*[] ".utf8)

    /// The step that `condition` names, if any, and the attribute.
    static func parts(
        of condition: XMLWordFormat.Condition
    ) -> (step: [UInt8]?, attribute: XMLAttributeName) {
        let bytes = Array(condition.attribute.utf8)
        guard let at = bytes.firstIndex(of: UInt8(ascii: "@")) else {
            return (nil, XMLAttributeName(bytes[...]))
        }
        return (Array(bytes[..<at]), XMLAttributeName(bytes[(at + 1)...]))
    }
}
