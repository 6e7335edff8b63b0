import DictModel

/// A configuration file that has been parsed as plain YAML.
///
/// Plain YAML consists of mappings, lists and scalars. Scalars stay text, so that `no` is not read
/// as `false`. Anchors and aliases are errors, because a few of them can expand to billions of
/// values. A second document is an error as well, and so is a tag, which would change what a value
/// means.
struct ConfigurationDocument {
    /// The maximum size of a configuration file, in bytes.
    static let byteLimit = 1 << 20

    /// The root node of the YAML document.
    let root: YAMLNode
    /// The errors found in the document so far.
    let faults: ConfigurationFaults

    /// Creates a document by parsing `bytes`, the contents of the file at `place`.
    ///
    /// - Throws: `Diagnostics` if the contents are not YAML that dictc supports.
    init(_ bytes: [UInt8], at place: Place) throws(Diagnostics) {
        let text = try Self.text(of: bytes, at: place)
        faults = ConfigurationFaults(place, text: text)
        root = try Self.root(of: text, faults)
    }

    private static func root(
        of text: String, _ faults: ConfigurationFaults
    ) throws(Diagnostics) -> YAMLNode {
        do throws(YAMLProblem) {
            let root = try YAMLParser.root(of: Array(text.utf8))
            if let root, !isNothing(root) { return root }
        } catch {
            report(error, faults)
        }
        try faults.throwIfAny()
        throw Diagnostics([
            Diagnostic(
                .configEmpty, at: faults.place, "the configuration is empty",
                expected: "the keys schema, output and languages",
                hint: "`dictc init` writes one to start from")
        ])
    }

    /// Returns `bytes` as text, without a byte order mark.
    ///
    /// - Throws: `Diagnostics` if there are more than ``byteLimit`` bytes, or if they are not valid
    ///   UTF-8.
    private static func text(
        of bytes: [UInt8], at place: Place
    ) throws(Diagnostics) -> String {
        guard bytes.count <= byteLimit else { throw Diagnostics([tooLarge(place)]) }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        if let text = String(validating: content, as: UTF8.self) { return text }
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
        let good = lines.prefix { String(validating: $0, as: UTF8.self) != nil }.count
        throw Diagnostics([
            Diagnostic(
                .configEncoding, at: place.at(line: good + 1), "the text is not UTF-8",
                hint: isUTF16
                    ? "the file looks like UTF-16; save it as UTF-8" : "save the file as UTF-8")
        ])
    }

    /// Returns the error for a configuration larger than ``byteLimit``.
    static func tooLarge(_ place: Place) -> Diagnostic {
        Diagnostic(
            .configTooLarge, at: place, "the configuration is too large",
            expected: "at most \(byteLimit) bytes",
            hint: "word lists belong in separate files; the configuration only names them")
    }

    private static func isNothing(_ node: YAMLNode) -> Bool {
        guard let scalar = node.scalar else { return false }
        return scalar.isPlain && scalar.string.isEmpty
    }
}

// Errors of the YAML parser.
extension ConfigurationDocument {
    private static func report(_ problem: YAMLProblem, _ faults: ConfigurationFaults) {
        let (line, column) = (problem.line, problem.column)
        let problemPlace = (line: line, column: column)
        func report(
            _ code: Diagnostic.Code, _ sentence: String, found: String? = nil, hint: String? = nil
        ) {
            faults.report(
                code, line: line, column: column, sentence, found: found, hint: hint)
        }
        switch problem.kind {
        case .syntax(let problem, let context):
            if let mark = faults.mergeMark {
                faults.report(
                    .configSyntax, line: mark, column: 1, "the line is a mark of a merge conflict",
                    hint: "keep one side, and remove the marks")
                return
            }
            if problem.contains("mapping values are not allowed")
                || problem.contains("<document start>"),
                let (number, text) = faults.lineWithoutColon(above: line)
            {
                reportColon(number, text, faults)
                return
            }
            if let context, context.text.contains("simple key"), faults.isAtEnd(line) {
                reportColon(context.line, faults.content(ofLine: context.line), faults)
                return
            }
            let isOpen = context.map { $0.text.contains("flow") || $0.text.contains("quoted") }
            if let context, isOpen == true, context.line < line, faults.isAtEnd(line) {
                let sign = context.text.contains("quoted") ? "quote" : "bracket"
                faults.report(
                    .configSyntax, line: context.line, column: context.column,
                    "not YAML: a \(sign) is not closed",
                    hint: "add the other \(sign) where the value ends")
                return
            }
            let (sentence, hint) = explanation(of: problem, context, problemPlace, faults)
            report(.configSyntax, sentence, hint: hint)
        case .character(let problem, let value):
            report(
                .configSyntax, "not YAML: \(problem)",
                found: value > 0 ? "U+" + hexadecimal(value) : nil, hint: "remove the character")
        case .duplicateKey(let name):
            report(
                .configDuplicateKey, "key \(PrintableText.quoted(name)) appears more than once",
                hint: "keep one of them")
        case .anchor:
            report(
                .configAlias, "YAML anchors and aliases are not read",
                hint: "write the value out wherever it is needed")
        case .alias:
            report(
                .configAlias, "YAML anchors and aliases are not read",
                hint: "a value that starts with * needs quotes")
        case .tag:
            report(
                .configTag, "YAML tags are not read",
                hint: "remove the tag; a text that starts with ! needs quotes")
        case .secondDocument:
            report(
                .configSyntax, "a second document starts here",
                hint: "keep one; remove the line `---`")
        case .nesting:
            report(.configSyntax, "the values are nested too deeply")
        }
    }

    private static func reportColon(
        _ number: Int, _ text: Substring, _ faults: ConfigurationFaults
    ) {
        let parts = text.split(separator: " ", maxSplits: 1)
        faults.report(
            .configSyntax, line: number,
            column: faults.indentation(ofLine: number).utf8.count + 1,
            "a key without a colon", found: PrintableText.quoted(String(text)),
            hint: "write a colon after the key, as in "
                + "`\(parts.first ?? ""): \(parts.count > 1 ? parts[1] : "…")`")
    }

    /// Returns a message and a hint that explain `problem`, libyaml's description of an error.
    private static func explanation(
        of problem: String, _ context: YAMLProblem.Context?, _ place: (line: Int, column: Int),
        _ faults: ConfigurationFaults
    ) -> (sentence: String, hint: String?) {
        let line = place.line
        var sentence = "not YAML: \(problem)"
        if let context, context.line != line {
            sentence += ", \(context.text) that starts in line \(context.line)"
        }
        // libyaml may stop on the line after the one with the tab.
        for number in [line, line - 1] where faults.indentation(ofLine: number).contains("\t") {
            return (sentence, "YAML indents with spaces; line \(number) has a tab")
        }
        let colon = "a value with a colon and a space needs quotes"
        let isInside = context.map { $0.line == line } ?? true
        if isInside, faults.line(line).unicodeScalars.dropFirst(place.column - 1).first == ":" {
            return (sentence, colon)
        }
        if let expected = faults.expectedIndentation(ofLine: line) {
            let depth = faults.indentation(ofLine: line).utf8.count
            return (sentence, "line \(line) is indented by \(depth), expected \(expected)")
        }
        let hints = [
            ("cannot start any token", "a value that starts with @, ` or % needs quotes"),
            ("mapping values are not allowed", colon),
            ("did not find expected ',' or", "close the bracket, or put a comma before this"),
        ]
        return (sentence, hints.first { problem.contains($0.0) }?.1)
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
