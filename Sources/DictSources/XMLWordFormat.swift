/// The elements or attributes of an XML file that hold its words.
///
/// A path names an element by local names, the innermost last: `orth`, or `form/orth` for each
/// `orth` whose parent is a `form`. Conditions restrict the attributes of the elements in the path.
///
/// ```swift
/// XMLWordFormat(
///     element: "LexicalEntry/Lemma", attribute: "writtenForm",
///     conditions: [.init("partOfSpeech", "n")])
/// ```
public struct XMLWordFormat: Sendable, Equatable, Encodable {
    /// An attribute of an element in the path, and the value that it must have.
    public struct Condition: Sendable, Equatable, Encodable {
        /// The name of the attribute, which may have a prefix, as in `xml:lang`.
        ///
        /// `name` is an attribute of the innermost element, `step@name` one of the element `step`
        /// of the path.
        public var attribute: String
        /// The value that the attribute must have.
        public var value: String

        /// Creates the condition that `attribute` has the value `value`.
        public init(_ attribute: String, _ value: String) {
            self.attribute = attribute
            self.value = value
        }
    }

    /// The path of the elements that hold the words.
    public var element: String
    /// The attribute that holds the word; `nil` if the word is all text inside the element,
    /// including that of child elements.
    public var attribute: String?
    /// The conditions that an element must meet, all of them.
    public var conditions: [Condition]
    /// The namespace of all elements in the path; `nil` for any, empty for none.
    public var namespace: String?

    /// Creates a format; check its ``faults()`` before you use it.
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
    /// Returns the reasons why the format cannot be used; empty if it is valid.
    ///
    /// Reading with an invalid format finds no words.
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

/// One element of a path, with the conditions that apply to it.
struct XMLPathStep {
    /// The maximum number of steps in a path, since each takes one bit of a 32-bit integer.
    static let limit = 32

    let name: [UInt8]
    private(set) var conditions: [(attribute: XMLAttributeName, value: [UInt8])] = []

    /// Returns the steps of the path of `format`, the outermost first; empty if the format has
    /// faults.
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

    /// Returns the local names in `path`; `nil` if it is not a valid path.
    ///
    /// A name must not be empty or have a prefix or an attribute, and there can be at most
    /// ``limit`` names.
    static func names(of path: String) -> [[UInt8]]? {
        let names = path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        ).map { Array($0) }
        let isPath = names.allSatisfy { name in
            !name.isEmpty && !name.contains { foreign.contains($0) }
        }
        return isPath && names.count <= limit ? names : nil
    }

    /// Characters from other path notations, which no name may contain.
    private static let foreign = Array(":@*[] ".utf8)

    /// Returns the attribute of `condition`, and the step that it names; `nil` if it names none.
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
