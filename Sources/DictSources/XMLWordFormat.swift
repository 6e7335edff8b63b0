/// The elements or attributes of an XML file that contain the words to read.
///
/// A path identifies an element by local names, with the innermost last: `orth`, or `form/orth` for
/// each `orth` whose parent is a `form`. Conditions require attributes of the elements in the path
/// to have certain values.
///
/// ```swift
/// XMLWordFormat(
///     element: "LexicalEntry/Lemma", attribute: "writtenForm",
///     conditions: [.init("partOfSpeech", "n")])
/// ```
package struct XMLWordFormat: Sendable, Equatable, Encodable {
    /// A condition that an attribute of an element in the path must have a certain value.
    package struct Condition: Sendable, Equatable, Encodable {
        /// The name of the attribute, which may have a prefix, as in `xml:lang`.
        ///
        /// Write `name` for an attribute of the innermost element of the path, or `step@name` for
        /// an attribute of the element `step` in the path. If several elements in the path have
        /// the name `step`, the innermost of them is meant.
        package var attribute: String
        /// The value that the attribute must have.
        package var value: String

        /// Creates the condition that `attribute` has the value `value`.
        package init(_ attribute: String, _ value: String) {
            self.attribute = attribute
            self.value = value
        }
    }

    /// The path of the elements that contain the words, such as `form/orth`.
    package var element: String
    /// The attribute that contains the word, or `nil` if the word is the text of the element.
    ///
    /// The text includes that of child elements, unless they are in ``omitted``.
    package var attribute: String?
    /// The conditions on the elements in the path, all of which must be met.
    package var conditions: [Condition]
    /// The attribute that contains a number for the word, such as a count, or `nil` to read none.
    package var count: String?
    /// The XML namespace of all elements in the path, or `nil` for any namespace.
    ///
    /// An empty string means that the elements have no namespace.
    package var namespace: String?
    /// The paths of elements inside a word that count as a blank.
    package var breaks: [String]
    /// The paths of elements inside a word that neither part nor change it.
    package var joined: [String]
    /// The paths of elements inside a word whose text is no part of it.
    package var omitted: [String]

    /// Creates a format for reading words; check its ``faults()`` before you use it.
    package init(
        element: String, attribute: String? = nil, count: String? = nil,
        conditions: [Condition] = [], namespace: String? = nil, breaks: [String] = [],
        joined: [String] = [],
        omitted: [String] = []
    ) {
        self.element = element
        self.attribute = attribute
        self.count = count
        self.conditions = conditions
        self.namespace = namespace
        self.breaks = breaks
        self.joined = joined
        self.omitted = omitted
    }
}

extension XMLWordFormat {
    /// Returns the reasons why the format is invalid, or an empty array if it is valid.
    ///
    /// No words are found if you read with an invalid format.
    package func faults() -> [FormatFault] {
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

/// One element of an XML path, with the conditions that apply to it.
struct XMLPathStep {
    /// The maximum number of elements in a path, each of which needs one bit of a 32-bit integer.
    static let limit = 32

    let name: [UInt8]
    private(set) var conditions: [(attribute: XMLAttributeName, value: [UInt8])] = []

    /// Returns the steps of the path in `format`, starting with the outermost element.
    ///
    /// The array is empty if the format has faults.
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

    /// Returns the local names in `path`, or `nil` if it is not a valid path.
    ///
    /// A name must not be empty or have a prefix or an attribute. There can be at most ``limit``
    /// names.
    static func names(of path: String) -> [[UInt8]]? {
        let names = path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        ).map { Array($0) }
        let isPath = names.allSatisfy { name in
            !name.isEmpty && !name.contains { foreign.contains($0) }
        }
        return isPath && names.count <= limit ? names : nil
    }

    /// The characters that no name may contain, because path notations such as XPath use them.
    private static let foreign = Array(":@*[] ".utf8)

    /// Splits the attribute of `condition`, such as `form@n`, into the path step and the
    /// attribute's name.
    ///
    /// The step is `nil` if the attribute is written without one.
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
