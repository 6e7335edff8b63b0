import DictPipeline
import Testing

private let digestA = String(repeating: "a", count: 64)
private let digestB = String(repeating: "b", count: 64)
private let rules = String(repeating: "0", count: 64)

/// A lock text and what reading it reports.
struct WrongLock: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var message: String

    init(_ name: String, _ text: String, _ message: String) {
        testDescription = name
        self.text = text
        self.message = message
    }

    /// A lock with a right head and this text from line 3 on.
    static func rows(_ name: String, _ text: String, _ message: String) -> WrongLock {
        WrongLock(name, "dictc.lock 1\nrules  \(rules)\n" + text, message)
    }
}

@Suite("The lock file") struct LockTests {
    static let update = ". hint: write it anew with --update-lock"

    static let wrong: [WrongLock] = [
        WrongLock("an empty file", "", "dictc.lock: the lock file is empty" + update),
        WrongLock(
            "another file", "schema: 1\n",
            "dictc.lock:1: not a lock file of dictc (found \"schema: 1\"; expected "
                + "\"dictc.lock 1\")" + update),
        WrongLock(
            "a newer schema", "dictc.lock 2\n",
            "dictc.lock:1: lock schema 2 is newer than this dictc (found 2; expected 1). hint: "
                + "needs dictc >= 2.0; update dictc"),
        WrongLock(
            "an unknown schema", "dictc.lock 01\n",
            "dictc.lock:1: unknown lock schema (found \"01\"; expected 1)" + update),
        WrongLock(
            "no rules", "dictc.lock 1\n",
            "dictc.lock:2: the line does not give the rules (found \"\"; expected \"rules\", two "
                + "spaces and a digest)" + update),
        WrongLock(
            "rules in capitals", "dictc.lock 1\nrules  \(digestA.uppercased())\n",
            "dictc.lock:2: the line does not give the rules (found "
                + "\"rules  \(String(repeating: "A", count: 53))…\"; expected \"rules\", two spaces "
                + "and a digest)" + update),
        .rows(
            "D13 a conflict", "<<<<<<< HEAD\n\(digestA)  a.txt\n=======\n",
            "dictc.lock:3: the line is a mark of a merge conflict (found \"<<<<<<< HEAD\"). hint: "
                + "settle dictc.yml and the sources, then run with --update-lock"),
        .rows(
            "D13 the end of a conflict", "\(digestA)  a.txt\n>>>>>>> b\n",
            "dictc.lock:4: the line is a mark of a merge conflict (found \">>>>>>> b\"). hint: "
                + "settle dictc.yml and the sources, then run with --update-lock"),
        .rows(
            "D13 a digest that is too short", "abc  a.txt\n",
            "dictc.lock:3: the line does not start with a digest (found \"abc  a.txt\"; expected "
                + "64 lower-case hexadecimal digits)" + update),
        .rows(
            "a blank line", "\n",
            "dictc.lock:3: the line does not start with a digest (found \"\"; expected 64 "
                + "lower-case hexadecimal digits)" + update),
        .rows(
            "one space", "\(digestA) a.txt\n",
            "dictc.lock:3: the digest is not followed by two spaces and a path" + update),
        .rows(
            "no path", "\(digestA)  \n",
            "dictc.lock:3: the path is not one that dictc writes (found \"\")" + update),
        .rows(
            "a path in another form", "\(digestA)  ./a.txt\n",
            "dictc.lock:3: the path is not one that dictc writes (found \"./a.txt\")" + update),
        .rows(
            "a path with an escape", "\(digestA)  a\u{1B}[2J\n",
            "dictc.lock:3: the path is not one that dictc writes (found \"a\\u{1b}[2J\")"
                + update),
        .rows(
            "a path twice", "\(digestA)  a.txt\n\(digestA)  a.txt\n",
            "dictc.lock:4: \"a.txt\" stands twice (expected paths ascending by their bytes)"
                + update),
        .rows(
            "a wrong order", "\(digestA)  b.txt\n\(digestA)  a.txt\n",
            "dictc.lock:4: \"a.txt\" is not in order (expected paths ascending by their bytes)"
                + update),
        .rows(
            "a cut file", "\(digestA)  a.txt",
            "dictc.lock:3: the last line has no end; the file is cut" + update),
        .rows(
            "line ends of another system", "\(digestA)  a.txt\r\n",
            "dictc.lock:3: the line ends with a carriage return. hint: git changed the line "
                + "ends; add `dictc.lock -text` to .gitattributes"),
    ]

    @Test("one error a text, word for word", arguments: wrong)
    func message(_ lock: WrongLock) {
        do {
            _ = try ProjectLock.parse(Array(lock.text.utf8), name: "dictc.lock")
            Issue.record("the lock was read")
        } catch {
            #expect(error.description == lock.message)
        }
    }

    @Test("a byte that is no UTF-8 is refused at its line")
    func notUTF8() {
        do {
            _ = try ProjectLock.parse(Array("dictc.lock 1\n".utf8) + [0xFF, 0x0A], name: "l")
            Issue.record("the lock was read")
        } catch {
            #expect(error.description == "l:2: the text is not UTF-8" + Self.update)
        }
    }

    @Test("written and read again it is the same, in the order of bytes")
    func roundTrip() throws {
        let lock = ProjectLock(
            rules: rules, sources: ["b.txt", "é.txt", "a b.txt", "B.txt", "b.txt"]
        ) { $0 == "b.txt" ? digestB : digestA }
        let text = """
            dictc.lock 1
            rules  \(rules)
            \(digestA)  B.txt
            \(digestA)  a b.txt
            \(digestB)  b.txt
            \(digestA)  é.txt

            """
        #expect(lock.bytes == Array(text.utf8))
        #expect(try ProjectLock.parse(lock.bytes, name: "dictc.lock") == lock)
    }

    @Test("an empty lock is right")
    func noRows() throws {
        let lock = ProjectLock(rules: rules, rows: [])
        #expect(try ProjectLock.parse(lock.bytes, name: "dictc.lock") == lock)
    }

    @Test("D12 each kind of difference is found and told")
    func differences() throws {
        let lock = ProjectLock(
            rules: rules, sources: ["changed", "gone", "old", "same"], digest: { _ in digestA })
        let found = try lock.differences(
            name: "dictc.lock", rules: digestB, sources: ["same", "new", "gone", "changed"]
        ) { path in
            switch path {
            case "gone": nil
            case "changed": digestB
            default: digestA
            }
        }
        #expect(
            found == [
                .rules(locked: rules, actual: digestB),
                .changed(path: "changed", locked: digestA, actual: digestB),
                .missing(path: "gone"), .unlisted(path: "new"), .superfluous(path: "old"),
            ])
        #expect(
            found.map(\.description) == [
                "dictc.lock: the rules of dictc changed (found bbbbbbbbbbbb…; expected "
                    + "000000000000…). hint: build with the dictc that wrote the lock, or run "
                    + "with --update-lock",
                "changed: source changed (found sha256 bbbbbbbbbbbb…; expected aaaaaaaaaaaa…). "
                    + "hint: undo the change, or run with --update-lock",
                "gone: source is missing. hint: restore it, or remove it from dictc.yml and run "
                    + "with --update-lock",
                "new: source is not in dictc.lock. hint: run with --update-lock",
                "old: dictc.lock lists a file that dictc.yml does not name. hint: run with "
                    + "--update-lock",
            ])
    }

    @Test("nothing differs where nothing changed")
    func noDifference() throws {
        let lock = ProjectLock(rules: rules, sources: ["b", "a"], digest: { _ in digestA })
        #expect(
            try lock.differences(name: "dictc.lock", rules: rules, sources: ["a", "b", "a"]) { _ in
                digestA
            }.isEmpty)
    }

    @Test("D13 the lock of another project is refused")
    func anotherProject() {
        let lock = ProjectLock(rules: rules, sources: ["fr/mots.txt"], digest: { _ in digestA })
        let failure = #expect(throws: ConfigurationFailure.self) {
            try lock.differences(name: "dictc.lock", rules: rules, sources: ["en/w.txt"]) { _ in
                digestA
            }
        }
        #expect(
            failure?.description
                == "dictc.lock: the lock file is of another project: it lists no source of this "
                + "one (found \"fr/mots.txt\"; expected \"en/w.txt\"). hint: remove it, or write "
                + "it anew with --update-lock")
    }
}
