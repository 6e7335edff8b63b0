extension ProjectLock {
    /// The lock in `bytes`, the content of the file that messages call `name`.
    ///
    /// - Throws: ``ConfigurationFailure`` with the first line that is not as ``bytes`` writes it:
    ///   a lock is never edited by hand, so one wrong line makes the rest doubtful.
    public static func parse(
        _ bytes: [UInt8], name: String
    ) throws(ConfigurationFailure) -> ProjectLock {
        do {
            return try lock(bytes)
        } catch {
            throw ConfigurationFailure([
                ConfigurationError(
                    error.kind, at: ConfigurationPlace(file: name, line: error.line),
                    error.problem, found: error.found, expected: error.expected,
                    hint: error.hint ?? "write it anew with --update-lock")
            ])
        }
    }

    /// What is wrong with a line of a lock file.
    private struct Flaw: Error {
        var line: Int
        var problem: String
        var found: String?
        var expected: String?
        var hint: String?
        var kind = ConfigurationError.Kind.configuration
    }

    private static func lock(_ bytes: [UInt8]) throws(Flaw) -> ProjectLock {
        guard bytes.count <= byteLimit else {
            throw Flaw(
                line: 0, problem: "the lock file is too large",
                expected: "at most \(byteLimit) bytes", kind: .limit)
        }
        guard !bytes.isEmpty else { throw Flaw(line: 0, problem: "the lock file is empty") }
        var lines: [String] = []
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let number = lines.count + 1
            guard let text = String(validating: line, as: UTF8.self) else {
                throw Flaw(line: number, problem: "the text is not UTF-8")
            }
            if line.last == 0x0D {
                throw Flaw(
                    line: number, problem: "the line ends with a carriage return",
                    hint: "git changed the line ends; add `dictc.lock -text` to .gitattributes")
            }
            for marker in ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "] {
                if text.utf8.starts(with: marker.utf8) {
                    throw Flaw(
                        line: number, problem: "the line is a mark of a merge conflict",
                        found: QuotedText.quote(text),
                        hint: "settle dictc.yml and the sources, then run with --update-lock")
                }
            }
            lines.append(text)
        }
        guard lines.removeLast().isEmpty else {
            throw Flaw(line: lines.count + 1, problem: "the last line has no end; the file is cut")
        }
        try checkSchema(lines.first ?? "")
        let rules = try rules(lines.count > 1 ? lines[1] : "")
        return ProjectLock(rules: rules, rows: try rows(lines.dropFirst(2)))
    }

    private static func checkSchema(_ line: String) throws(Flaw) {
        let start = "dictc.lock "
        guard line.hasPrefix(start) else {
            throw Flaw(
                line: 1, problem: "not a lock file of dictc", found: QuotedText.quote(line),
                expected: "\"dictc.lock \(schemaVersion)\"")
        }
        let version = String(line.dropFirst(start.count))
        guard version != "\(schemaVersion)" else { return }
        if let newer = Int(version), newer > schemaVersion, version == "\(newer)" {
            throw Flaw(
                line: 1, problem: "lock schema \(newer) is newer than this dictc",
                found: version, expected: "\(schemaVersion)",
                hint: "needs dictc >= \(newer).0; update dictc")
        }
        throw Flaw(
            line: 1, problem: "unknown lock schema", found: QuotedText.quote(version),
            expected: "\(schemaVersion)")
    }

    private static func rules(_ line: String) throws(Flaw) -> String {
        let start = "rules  "
        guard line.hasPrefix(start), isDigest(line.dropFirst(start.count)) else {
            throw Flaw(
                line: 2, problem: "the line does not give the rules", found: QuotedText.quote(line),
                expected: "\"rules\", two spaces and a digest")
        }
        return String(line.dropFirst(start.count))
    }

    private static func rows(_ lines: ArraySlice<String>) throws(Flaw) -> [Row] {
        var rows: [Row] = []
        for (index, line) in zip(lines.indices, lines) {
            let number = index + 1
            let digest = line.utf8.prefix(64)
            let gap = line.utf8.dropFirst(64).prefix(2)
            guard let text = String(digest), isDigest(text[...]) else {
                throw Flaw(
                    line: number, problem: "the line does not start with a digest",
                    found: QuotedText.quote(line), expected: "64 lower-case hexadecimal digits")
            }
            guard gap.elementsEqual("  ".utf8), let path = String(line.utf8.dropFirst(66)) else {
                throw Flaw(
                    line: number, problem: "the digest is not followed by two spaces and a path")
            }
            try checkPath(path, line: number)
            if let last = rows.last, !precedes(last.path, path) {
                let relation = last.path == path ? "stands twice" : "is not in order"
                throw Flaw(
                    line: number, problem: "\(QuotedText.quote(path)) \(relation)",
                    expected: "paths ascending by their bytes")
            }
            rows.append(Row(path: path, digest: text))
        }
        return rows
    }

    /// Refuses a path that dictc would not have written: one that is not in its shortest form.
    private static func checkPath(_ path: String, line: Int) throws(Flaw) {
        if let clean = try? ProjectPath(path, role: .source, allowOutside: true),
            clean.text == path
        {
            return
        }
        throw Flaw(
            line: line, problem: "the path is not one that dictc writes",
            found: QuotedText.quote(path))
    }

    private static func isDigest(_ text: Substring) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
            }
    }
}
