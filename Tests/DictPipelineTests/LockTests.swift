import DictModel
import Testing

@testable import DictConfiguration
@testable import DictPipeline

private let digestA = String(repeating: "a", count: 64)
private let digestB = String(repeating: "b", count: 64)
private let rules = String(repeating: "0", count: 64)

/// A lock text, and the fault that reading it has to throw.
struct WrongLock: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var code: Diagnostic.Code
    var line: Int
    var found: String?
    var expected: String?

    init(
        _ name: String, _ text: String, _ code: Diagnostic.Code, _ line: Int,
        found: String? = nil, expected: String? = nil
    ) {
        testDescription = name
        self.text = text
        self.code = code
        self.line = line
        self.found = found
        self.expected = expected
    }

    /// A lock with a right head and this text from line 3 on.
    static func rows(
        _ name: String, _ text: String, _ code: Diagnostic.Code, _ line: Int,
        found: String? = nil, expected: String? = nil
    ) -> WrongLock {
        WrongLock(
            name, "dictc.lock 1\nrules  \(rules)\n" + text, code, line, found: found,
            expected: expected)
    }
}

@Suite("The lock file") struct LockTests {
    static let wrong: [WrongLock] = [
        WrongLock("an empty file", "", .lockSyntax, 0),
        WrongLock(
            "another file", "schema: 1\n",
            .lockSyntax, 1, found: "\"schema: 1\"", expected: "\"dictc.lock 1\""),
        WrongLock(
            "a newer schema", "dictc.lock 2\n",
            .lockNewerSchema, 1, found: "2", expected: "1"),
        WrongLock(
            "an unknown schema", "dictc.lock 01\n",
            .lockSyntax, 1, found: "\"01\"", expected: "1"),
        WrongLock(
            "no rules", "dictc.lock 1\n",
            .lockSyntax, 2, found: "\"\"", expected: "\"rules\", two spaces and a digest"),
        WrongLock(
            "rules in capitals", "dictc.lock 1\nrules  \(digestA.uppercased())\n",
            .lockSyntax, 2, found: "\"rules  \(String(repeating: "A", count: 53))…\"",
            expected: "\"rules\", two spaces and a digest"),
        .rows(
            "D13 a conflict", "<<<<<<< HEAD\n\(digestA)  a.txt\n=======\n",
            .lockConflict, 3, found: "\"<<<<<<< HEAD\""),
        .rows(
            "D13 the end of a conflict", "\(digestA)  a.txt\n>>>>>>> b\n",
            .lockConflict, 4, found: "\">>>>>>> b\""),
        .rows(
            "D13 a digest that is too short", "abc  a.txt\n",
            .lockSyntax, 3, found: "\"abc  a.txt\"", expected: "64 lower-case hexadecimal digits"),
        .rows(
            "a blank line", "\n",
            .lockSyntax, 3, found: "\"\"", expected: "64 lower-case hexadecimal digits"),
        .rows(
            "one space", "\(digestA) a.txt\n",
            .lockSyntax, 3),
        .rows(
            "no path", "\(digestA)  \n",
            .lockSyntax, 3, found: "\"\""),
        .rows(
            "a path in another form", "\(digestA)  ./a.txt\n",
            .lockSyntax, 3, found: "\"./a.txt\""),
        .rows(
            "a path with an escape", "\(digestA)  a\u{1B}[2J\n",
            .lockSyntax, 3, found: "\"a\u{1b}[2J\""),
        .rows(
            "a path twice", "\(digestA)  a.txt\n\(digestA)  a.txt\n",
            .lockSyntax, 4, expected: "paths ascending by their bytes"),
        .rows(
            "a wrong order", "\(digestA)  b.txt\n\(digestA)  a.txt\n",
            .lockSyntax, 4, expected: "paths ascending by their bytes"),
        .rows(
            "a cut file", "\(digestA)  a.txt",
            .lockSyntax, 3),
        .rows(
            "published days before a source",
            "\(digestA)  a.txt\npublished  2026-01-01  00ff  c\n\(digestA)  b.txt\n",
            .lockSyntax, 5, found: "\"\(digestA.prefix(60))…\"",
            expected: "\"published\", a day, 4 digits a day and a path"),
        .rows(
            "a published day of another form",
            "\(digestA)  a.txt\npublished  2026-1-1  00ff  c\n",
            .lockSyntax, 4, found: "\"published  2026-1-1  00ff  c\"",
            expected: "\"published\", a day, 4 digits a day and a path"),
        .rows(
            "three digits for a day", "\(digestA)  a.txt\npublished  2026-01-01  00f  c\n",
            .lockSyntax, 4, found: "\"published  2026-01-01  00f  c\"",
            expected: "\"published\", a day, 4 digits a day and a path"),
        .rows(
            "line ends of another system", "\(digestA)  a.txt\r\n",
            .lockLineEnds, 3),
    ]

    @Test("one fault, in its line", arguments: wrong)
    func fault(_ lock: WrongLock) throws {
        let thrown = #expect(throws: Diagnostic.self) { try ProjectLock(Array(lock.text.utf8)) }
        let fault = try #require(thrown)
        #expect(fault.code == lock.code, "\(fault)")
        #expect(fault.place.description == "dictc.lock" + (lock.line > 0 ? ":\(lock.line)" : ""))
        #expect(fault.place.base == .project)
        #expect(fault.found == lock.found && fault.expected == lock.expected, "\(fault)")
        #expect(fault.code.cause == .configuration && fault.hint != nil)
    }

    @Test("a byte that is not UTF-8 is refused at its line")
    func notUTF8() {
        let fault = #expect(throws: Diagnostic.self) {
            try ProjectLock(Array("dictc.lock 1\n".utf8) + [0xFF, 0x0A])
        }
        #expect(fault?.code == .lockSyntax && fault?.place.line == 2)
    }

    @Test("a file over 16 MiB is over a limit")
    func tooLarge() {
        let fault = #expect(throws: Diagnostic.self) {
            try ProjectLock([UInt8](repeating: 0x61, count: ProjectLock.byteLimit + 1))
        }
        #expect(fault?.code == .lockTooLarge && fault?.code.cause == .limit)
    }

    @Test("written and read again it is the same, in the order of bytes")
    func roundTrip() throws {
        let lock = ProjectLock(
            rules: rules, sources: ["b.txt", "é.txt", "a b.txt", "B.txt", "b.txt"],
            digests: ["b.txt": digestB, "é.txt": digestA, "a b.txt": digestA, "B.txt": digestA])
        let text = """
            dictc.lock 1
            rules  \(rules)
            \(digestA)  B.txt
            \(digestA)  a b.txt
            \(digestB)  b.txt
            \(digestA)  é.txt

            """
        #expect(lock.bytes == Array(text.utf8))
        #expect(try ProjectLock(lock.bytes) == lock)
    }

    @Test("an empty lock is right")
    func noRows() throws {
        let lock = ProjectLock(rules: rules, rows: [])
        #expect(try ProjectLock(lock.bytes) == lock)
    }

    /// The lock of `sources` that all have the digest `digestA`.
    private func lock(_ sources: String...) -> ProjectLock {
        ProjectLock(rules: rules, rows: sources.sorted().map { .init(path: $0, digest: digestA) })
    }

    @Test("D12 each kind of difference is found, and is against the policy")
    func differences() throws {
        let found = try lock("changed", "gone", "old", "same").differences(
            rules: digestB, sources: ["same", "new", "gone", "changed"],
            digests: ["changed": digestB, "new": digestA, "same": digestA])
        #expect(
            found.map(\.code) == [
                .lockRules, .lockChanged, .lockSourceMissing, .lockUnlisted, .lockSuperfluous,
            ])
        #expect(found.map(\.place.file) == ["dictc.lock", "changed", "gone", "new", "old"])
        #expect(
            found.allSatisfy {
                $0.code.cause == .policy && $0.place.base == .project && $0.hint != nil
            })
        #expect(found[1].found == "sha256 bbbbbbbbbbbb…" && found[1].expected == "aaaaaaaaaaaa…")
    }

    @Test("nothing differs if nothing changed")
    func noDifference() throws {
        let found = try lock("a", "b").differences(
            rules: rules, sources: ["a", "b", "a"], digests: ["a": digestA, "b": digestA])
        #expect(found.isEmpty)
    }

    @Test("D13 the lock of another project is refused")
    func anotherProject() {
        let fault = #expect(throws: Diagnostic.self) {
            try lock("fr/mots.txt").differences(
                rules: rules, sources: ["en/w.txt"], digests: ["en/w.txt": digestA])
        }
        #expect(fault?.code == .lockOtherProject)
        #expect(fault?.found == "\"fr/mots.txt\"" && fault?.expected == "\"en/w.txt\"")
    }
}
