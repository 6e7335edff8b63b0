import DictConfiguration
package import DictModel

extension ProjectLock {
    /// Creates a lock from `bytes`, the contents of dictc.lock.
    ///
    /// - Throws: `Diagnostic` about the first line that dictc would not have written. Locks are not
    ///   meant to be edited, so one wrong line makes the rest doubtful.
    package init(_ bytes: [UInt8]) throws(Diagnostic) {
        let lines = try Self.lines(of: bytes)
        try Self.checkSchema(lines.first ?? "")
        let rules = try Self.rules(lines.count > 1 ? lines[1] : "")
        let end =
            lines.dropFirst(2).firstIndex { $0.hasPrefix(PublishedDays.mark) } ?? lines.count
        self.init(
            rules: rules, rows: try Self.rows(lines[..<end].dropFirst(2)),
            published: try Self.published(lines[end...]))
    }

    private static func published(_ lines: ArraySlice<String>) throws(Diagnostic) -> [PublishedDays]
    {
        var all: [PublishedDays] = []
        for (index, line) in zip(lines.indices, lines) {
            let days =
                line.hasPrefix(PublishedDays.mark)
                ? PublishedDays(line.utf8.dropFirst(PublishedDays.mark.utf8.count)) : nil
            guard let days, isShortest(days.file),
                all.last.map({ ProjectPath.precedes($0.file, days.file) }) ?? true
            else {
                throw fault(
                    "the line does not state published days", line: index + 1,
                    found: PrintableText.quoted(line),
                    expected: "\"published\", a day, 4 digits a day and a path")
            }
            all.append(days)
        }
        return all
    }

    private static func fault(
        _ problem: String, code: Diagnostic.Code = .lockSyntax, line: Int = 0,
        found: String? = nil, expected: String? = nil,
        hint: String = "write it again with --update-lock"
    ) -> Diagnostic {
        Diagnostic(
            code, at: place.at(line: line), problem, found: found, expected: expected, hint: hint)
    }

    private static func lines(of bytes: [UInt8]) throws(Diagnostic) -> [String] {
        guard bytes.count <= byteLimit else {
            throw fault(
                "the lock file is too large", code: .lockTooLarge,
                expected: "at most \(byteLimit) bytes")
        }
        guard !bytes.isEmpty else { throw fault("the lock file is empty") }
        var lines: [String] = []
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let number = lines.count + 1
            guard let text = String(validating: line, as: UTF8.self) else {
                throw fault("the text is not UTF-8", line: number)
            }
            if line.last == 0x0D {
                throw fault(
                    "the line ends with a carriage return", code: .lockLineEnds, line: number,
                    hint: "git changed the line ends; add `dictc.lock -text` to .gitattributes")
            }
            let markers = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]
            if markers.contains(where: { text.utf8.starts(with: $0.utf8) }) {
                throw fault(
                    "the line is a mark of a merge conflict", code: .lockConflict, line: number,
                    found: PrintableText.quoted(text),
                    hint: "resolve it in dictc.yml and the sources, then run with --update-lock")
            }
            lines.append(text)
        }
        guard lines.removeLast().isEmpty else {
            throw fault("the last line has no end; the file is truncated", line: lines.count + 1)
        }
        return lines
    }

    private static func checkSchema(_ line: String) throws(Diagnostic) {
        let start = "dictc.lock "
        guard line.hasPrefix(start) else {
            throw fault(
                "not a lock file of dictc", line: 1, found: PrintableText.quoted(line),
                expected: "\"dictc.lock \(schemaVersion)\"")
        }
        let version = String(line.dropFirst(start.count))
        guard version != "\(schemaVersion)" else { return }
        if let newer = Int(version), newer > schemaVersion, version == "\(newer)" {
            throw fault(
                "lock schema \(newer) is newer than this dictc", code: .lockNewerSchema, line: 1,
                found: version, expected: "\(schemaVersion)",
                hint: "needs dictc >= \(newer).0; update dictc")
        }
        throw fault(
            "unknown lock schema", line: 1, found: PrintableText.quoted(version),
            expected: "\(schemaVersion)")
    }

    private static func rules(_ line: String) throws(Diagnostic) -> String {
        let start = "rules  "
        guard line.hasPrefix(start), isDigest(line.dropFirst(start.count)) else {
            throw fault(
                "the line does not state the rules", line: 2, found: PrintableText.quoted(line),
                expected: "\"rules\", two spaces and a digest")
        }
        return String(line.dropFirst(start.count))
    }

    private static func rows(_ lines: ArraySlice<String>) throws(Diagnostic) -> [Row] {
        var rows: [Row] = []
        for (index, line) in zip(lines.indices, lines) {
            let number = index + 1
            let digest = line.utf8.prefix(64)
            let gap = line.utf8.dropFirst(64).prefix(2)
            guard let text = String(digest), isDigest(text[...]) else {
                throw fault(
                    "the line does not start with a digest", line: number,
                    found: PrintableText.quoted(line), expected: "64 lower-case hexadecimal digits")
            }
            guard gap.elementsEqual("  ".utf8), let path = String(line.utf8.dropFirst(66)) else {
                throw fault(
                    "the digest is not followed by two spaces and a path", line: number)
            }
            guard isShortest(path) else {
                throw fault(
                    "dictc does not write a path like this", line: number,
                    found: PrintableText.quoted(path))
            }
            if let last = rows.last, !ProjectPath.precedes(last.path, path) {
                let relation = last.path == path ? "appears twice" : "is not in order"
                throw fault(
                    "\(PrintableText.quoted(path)) \(relation)", line: number,
                    expected: "paths ascending by their bytes")
            }
            rows.append(Row(path: path, digest: text))
        }
        return rows
    }

    /// Whether `path` is in the normalised form that dictc writes, such as `en/words.txt` and not
    /// `./en//words.txt`.
    private static func isShortest(_ path: String) -> Bool {
        (try? ProjectPath(path, role: .corpus, allowOutside: true))?.text == path
    }

    private static func isDigest(_ text: Substring) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }
}
