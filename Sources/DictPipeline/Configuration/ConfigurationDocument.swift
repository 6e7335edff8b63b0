import DictModel
import Yams

/// A configuration file that has been parsed as plain YAML.
///
/// Plain YAML consists of mappings, lists and scalars. Scalars stay text, so that `no` is not read
/// as `false`. Anchors and aliases are errors, because a few of them can expand to billions of
/// values. A second document is an error as well.
struct ConfigurationDocument {
    /// The maximum size of a configuration file, in bytes.
    static let byteLimit = 1 << 20

    /// The root node of the YAML document.
    let root: Node
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
    ) throws(Diagnostics) -> Node {
        refuseAliases(in: text, faults)
        try faults.throwIfAny()
        do {
            // The encoding is given because its default depends on the environment.
            let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
            // A node references its anchor weakly, so the parser must outlive the check.
            let root = try withExtendedLifetime(parser) {
                let root = try parser.singleRoot()
                if let root { refuseAnchors(in: root, faults) }
                return root
            }
            try faults.throwIfAny()
            if let root, !isNothing(root) { return root }
        } catch let error as YamlError {
            report(error, text, faults)
        } catch let error as Diagnostics {
            throw error
        } catch {
            faults.report(.configSyntax, "cannot be read as YAML")
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

    private static func isNothing(_ node: Node) -> Bool {
        guard let scalar = node.scalar else { return false }
        return scalar.style == .plain && scalar.string.isEmpty
    }
}

// Anchors and aliases.
extension ConfigurationDocument {
    /// Reports the first anchor in `text` as an error, but only if `text` may contain an alias as
    /// well.
    ///
    /// Call it before parsing the text: the parser compares the keys of a mapping, and might have
    /// to expand every alias to do that. Any `&name` is treated as an anchor and any `*name` as an
    /// alias, even in comments.
    private static func refuseAliases(in text: String, _ faults: ConfigurationFaults) {
        var anchor: (line: Int, column: Int)?
        var hasAlias = false
        var (line, column) = (1, 0)
        var before: Unicode.Scalar = " "
        var mark: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            column += 1
            if let sign = mark, isNameScalar(scalar) {
                if sign == "*" { hasAlias = true }
                if sign == "&", anchor == nil { anchor = (line, column - 1) }
            }
            let starts = (scalar == "&" || scalar == "*") && !isAlphanumeric(before)
            mark = starts ? scalar : nil
            if scalar == "\n" { (line, column) = (line + 1, 0) }
            before = scalar
        }
        guard let anchor, hasAlias else { return }
        reportAnchor(line: anchor.line, column: anchor.column, faults)
    }

    /// Reports an error at the first anchor in `node`, in document order.
    ///
    /// - Returns: Whether there is an anchor.
    @discardableResult
    private static func refuseAnchors(in node: Node, _ faults: ConfigurationFaults) -> Bool {
        if node.anchor != nil {
            reportAnchor(line: node.mark?.line ?? 0, column: node.mark?.column ?? 0, faults)
            return true
        }
        switch node {
        case .mapping(let mapping):
            return mapping.contains {
                refuseAnchors(in: $0.key, faults) || refuseAnchors(in: $0.value, faults)
            }
        case .sequence(let sequence):
            return sequence.contains { refuseAnchors(in: $0, faults) }
        default: return false
        }
    }

    private static func reportAnchor(line: Int, column: Int, _ faults: ConfigurationFaults) {
        faults.report(
            .configAlias, line: line, column: column, "YAML anchors and aliases are not read",
            hint: "write the value out wherever it is needed")
    }

    private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "a"..."z", "A"..."Z": true
        default: false
        }
    }

    /// Whether libyaml accepts `scalar` in the name of an anchor.
    private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
        isAlphanumeric(scalar) || scalar == "_" || scalar == "-"
    }
}

// Errors of the YAML parser.
extension ConfigurationDocument {
    private static func report(
        _ error: YamlError, _ text: String, _ faults: ConfigurationFaults
    ) {
        switch error {
        case .scanner(let context, let problem, let mark, _),
            .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            if problem.contains("mapping values are not allowed"),
                let (number, text) = faults.lineWithoutColon(above: mark.line)
            {
                let parts = text.split(separator: " ", maxSplits: 1)
                faults.report(
                    .configSyntax, line: number,
                    column: faults.indentation(ofLine: number).utf8.count + 1,
                    "a key without a colon", found: PrintableText.quoted(String(text)),
                    hint: "write a colon after the key, as in "
                        + "`\(parts.first ?? ""): \(parts.count > 1 ? parts[1] : "…")`")
                return
            }
            let (sentence, hint) = explanation(of: problem, context, mark.line, faults)
            let isAlias = problem.contains("undefined alias")
            faults.report(
                isAlias ? .configAlias : .configSyntax, line: mark.line, column: mark.column,
                sentence, hint: hint)
        case .reader(let problem, let offset, let value, _):
            let (line, column) = offset.flatMap { position(of: $0, in: text) } ?? (0, 0)
            faults.report(
                .configSyntax, line: line, column: column, "not YAML: \(problem)",
                found: value > 0 ? "U+" + hexadecimal(value) : nil,
                hint: "remove the character")
        case .duplicatedKeysInMapping(let duplicates, let context):
            faults.report(
                .configDuplicateKey, line: context.mark.line, column: context.mark.column,
                "key \(PrintableText.quoted(duplicates.first ?? "")) appears more than once",
                hint: "keep one of them")
        default:
            faults.report(.configSyntax, "cannot be read as YAML")
        }
    }

    /// Returns the 1-based line and column of the character at `offset` in `text`.
    ///
    /// - Returns: The line and column, or `nil` if `offset` is after the end of `text`.
    private static func position(of offset: Int, in text: String) -> (line: Int, column: Int)? {
        guard
            let end = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
        else { return nil }
        let before = text[..<end].unicodeScalars
        return (
            before.count { $0 == "\n" } + 1, before.reversed().prefix { $0 != "\n" }.count + 1
        )
    }

    /// Returns a message and a hint that explain `problem`, libyaml's description of an error.
    private static func explanation(
        of problem: String, _ context: YamlError.Context?, _ line: Int,
        _ faults: ConfigurationFaults
    ) -> (sentence: String, hint: String?) {
        if problem.contains("another document") {
            return ("a second document starts here", "keep one; remove the line `---`")
        }
        if problem.contains("nesting level") {
            return ("the values are nested too deeply", nil)
        }
        var sentence = "not YAML: \(problem)"
        if let context, context.mark.line != line {
            sentence += ", \(context.text) that starts in line \(context.mark.line)"
        }
        // libyaml may stop on the line after the one with the tab.
        for number in [line, line - 1] where faults.indentation(ofLine: number).contains("\t") {
            return (sentence, "YAML indents with spaces; line \(number) has a tab")
        }
        if let expected = faults.expectedIndentation(ofLine: line) {
            let depth = faults.indentation(ofLine: line).utf8.count
            return (sentence, "line \(line) is indented by \(depth), expected \(expected)")
        }
        let hints = [
            ("undefined alias", "a value that starts with * needs quotes"),
            ("unexpected end of stream", "a quote is not closed"),
            ("cannot start any token", "a value that starts with @, ` or % needs quotes"),
            ("mapping values are not allowed", "a value with a colon and a space needs quotes"),
        ]
        return (sentence, hints.first { problem.contains($0.0) }?.1)
    }

    private static func hexadecimal(_ value: Int32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
