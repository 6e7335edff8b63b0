import Yams

/// The YAML document of a configuration file, checked for what dictc does not read.
///
/// dictc reads plain YAML: mappings, lists and scalars. Anchors and aliases are refused, since a
/// few of them can stand for billions of values; so are several documents in a file. Scalars
/// stay text: `no` is the text `no`.
enum ConfigurationDocument {
    /// The most bytes a configuration may have.
    static let byteLimit = 1 << 20

    /// The root of the document in `bytes`.
    ///
    /// - Throws: ``ConfigurationFailure`` with the place where the text is no such document.
    static func root(of bytes: [UInt8], file: String) throws(ConfigurationFailure) -> Node {
        let text = try text(of: bytes, file: file)
        let diagnostics = ConfigurationDiagnostics(file: file, text: text)
        refuseAliases(in: text, diagnostics)
        if let failure = diagnostics.failure { throw failure }
        do {
            // The encoding is given, as its default depends on the environment.
            let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
            // A node holds its anchor weakly: the parser must outlive the check.
            let root = try withExtendedLifetime(parser) {
                let root = try parser.singleRoot()
                if let root { refuseAnchors(in: root, diagnostics) }
                return root
            }
            if let failure = diagnostics.failure { throw failure }
            if let root, !isNothing(root) { return root }
        } catch let error as YamlError {
            report(error, text, diagnostics)
        } catch let failure as ConfigurationFailure {
            throw failure
        } catch {
            diagnostics.report(line: 0, column: 0, "cannot be read as YAML")
        }
        if let failure = diagnostics.failure { throw failure }
        throw ConfigurationFailure([
            ConfigurationError(
                at: ConfigurationPlace(file: file), "the configuration is empty",
                expected: "the keys schema, output and languages",
                hint: "`dictc init` writes one to start from")
        ])
    }

    /// `bytes` as text, without a byte order mark.
    static func text(
        of bytes: [UInt8], file: String
    ) throws(ConfigurationFailure) -> String {
        guard bytes.count <= byteLimit else {
            throw ConfigurationFailure([tooLarge(file: file)])
        }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        if let text = String(validating: content, as: UTF8.self) { return text }

        // The first line that is no UTF-8 names the place.
        var line = 1
        var hint = "save the file as UTF-8"
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            hint = "the file looks like UTF-16; save it as UTF-8"
        }
        for part in content.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if String(validating: part, as: UTF8.self) == nil { break }
            line += 1
        }
        throw ConfigurationFailure([
            ConfigurationError(
                at: ConfigurationPlace(file: file, line: line),
                "the text is not UTF-8", hint: hint)
        ])
    }

    static func tooLarge(file: String) -> ConfigurationError {
        ConfigurationError(
            .limit, at: ConfigurationPlace(file: file),
            "the configuration is too large", expected: "at most \(byteLimit) bytes",
            hint: "word lists belong in files of their own; the configuration only names them")
    }

    private static func isNothing(_ node: Node) -> Bool {
        guard let scalar = node.scalar else { return false }
        return scalar.style == .plain && scalar.string.isEmpty
    }

    // MARK: - Anchors and aliases

    /// Refuses a text that may hold both an anchor and an alias, before it is composed: to
    /// compare mapping keys, composing may have to walk all that an alias stands for.
    ///
    /// It takes any `&name` with any `*name` for them, also where both stand in comments.
    private static func refuseAliases(in text: String, _ diagnostics: ConfigurationDiagnostics) {
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
        reportAnchor(line: anchor.line, column: anchor.column, diagnostics)
    }

    /// Refuses the first anchor of `node`, in the order of the document.
    @discardableResult
    private static func refuseAnchors(
        in node: Node, _ diagnostics: ConfigurationDiagnostics
    ) -> Bool {
        if node.anchor != nil {
            reportAnchor(line: node.mark?.line ?? 0, column: node.mark?.column ?? 0, diagnostics)
            return true
        }
        switch node {
        case .mapping(let mapping):
            for (key, value) in mapping
            where refuseAnchors(in: key, diagnostics) || refuseAnchors(in: value, diagnostics) {
                return true
            }
        case .sequence(let sequence):
            for item in sequence where refuseAnchors(in: item, diagnostics) { return true }
        default: break
        }
        return false
    }

    private static func reportAnchor(
        line: Int, column: Int, _ diagnostics: ConfigurationDiagnostics
    ) {
        diagnostics.report(
            line: line, column: column, "YAML anchors and aliases are not read",
            hint: "write the value out where it is needed")
    }

    private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "a"..."z", "A"..."Z": true
        default: false
        }
    }

    /// The scalars that libyaml takes in the name of an anchor.
    private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
        isAlphanumeric(scalar) || scalar == "_" || scalar == "-"
    }

    // MARK: - Errors of the YAML parser

    private static func report(
        _ error: YamlError, _ text: String, _ diagnostics: ConfigurationDiagnostics
    ) {
        switch error {
        case .scanner(let context, let problem, let mark, _),
            .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let (sentence, hint) = explanation(of: problem, context, mark.line, text)
            diagnostics.report(line: mark.line, column: mark.column, sentence, hint: hint)
        case .reader(let problem, let offset, let value, _):
            // The offset counts characters of the text.
            var place = (line: 0, column: 0)
            if let offset,
                let index = text.index(
                    text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
            {
                let before = text[..<index].unicodeScalars
                place.line = before.count { $0 == "\n" } + 1
                place.column = before.reversed().prefix { $0 != "\n" }.count + 1
            }
            diagnostics.report(
                line: place.line, column: place.column, "not YAML: \(problem)",
                found: value > 0 ? "U+" + hexadecimal(value) : nil,
                hint: "remove the character")
        case .duplicatedKeysInMapping(let duplicates, let context):
            diagnostics.report(
                line: context.mark.line, column: context.mark.column,
                "key \(QuotedText.quote(duplicates.first ?? "")) stands more than once",
                hint: "keep one of them")
        default:
            diagnostics.report(line: 0, column: 0, "cannot be read as YAML")
        }
    }

    /// The sentence and the hint for `problem`, as libyaml words it, in `line`.
    private static func explanation(
        of problem: String, _ context: YamlError.Context?, _ line: Int, _ text: String
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
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        // libyaml may stop on the line after the one with the tab.
        for number in [line, line - 1] where number > 0 && number <= lines.count {
            if lines[number - 1].prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
                return (sentence, "YAML indents with spaces; line \(number) has a tab")
            }
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
