import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictSources

@Suite("Patterns of files") struct FilePatternTests {
    private static func tree(_ files: [String]) throws -> Sandbox {
        try Sandbox(files: Dictionary(uniqueKeysWithValues: files.map { ($0, [0x61]) }))
    }

    private static let files = [
        "a.xml", "b.xml", "c.txt", "films/1.xml", "films/10.xml", "films/2.xml.gz", "films/.3.xml",
        "films/old/1.xml", "films/old/deep/9.xml", "films/new/1.xml", ".hidden/1.xml", "é/1.xml",
        "films/*",
    ]

    @Test(
        "the files that match, in the order of their bytes",
        arguments: [
            ("*.xml", ["a.xml", "b.xml"]),
            ("*", ["a.xml", "b.xml", "c.txt"]),
            ("films/*.xml", ["films/1.xml", "films/10.xml"]),
            ("films/*.xml*", ["films/1.xml", "films/10.xml", "films/2.xml.gz"]),
            ("*/1.xml", ["films/1.xml", "é/1.xml"]),
            ("films/*/1.xml", ["films/new/1.xml", "films/old/1.xml"]),
            (
                "**/1.xml",
                ["films/1.xml", "films/new/1.xml", "films/old/1.xml", "é/1.xml"]
            ),
            ("films/**/9.xml", ["films/old/deep/9.xml"]),
            (
                "films/**/*.xml",
                [
                    "films/1.xml", "films/10.xml", "films/new/1.xml", "films/old/1.xml",
                    "films/old/deep/9.xml",
                ]
            ),
            ("**/**/9.xml", ["films/old/deep/9.xml"]),
            ("films/old/**", ["films/old/1.xml"]),
            ("films/old/**/**", ["films/old/1.xml", "films/old/deep/9.xml"]),
            ("**/old/**/9.xml", ["films/old/deep/9.xml"]),
            (".hidden/*.xml", [".hidden/1.xml"]),
            ("films/o*d/*/*", ["films/old/deep/9.xml"]),
            ("none/*", []), ("a.xml/*", []), ("*.zip", []),
        ])
    func matching(pattern: String, expected: [String]) throws {
        let sandbox = try Self.tree(Self.files)
        let found = try FilePattern(pattern).files(in: sandbox.path, at: Place("dictc.yml"))
        #expect(found == expected)
    }

    @Test("stars match as in a recursive definition", arguments: 1...20 as ClosedRange<UInt64>)
    func reference(seed: UInt64) {
        func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
            guard let first = pattern.first else { return name.isEmpty }
            if first == 0x2A {
                return matches(name, pattern.dropFirst())
                    || !name.isEmpty && matches(name.dropFirst(), pattern)
            }
            return name.first == first && matches(name.dropFirst(), pattern.dropFirst())
        }
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            func text(_ letters: [UInt8]) -> [UInt8] {
                (0..<Int.random(in: 0...7, using: &generator)).map { _ in
                    letters[Int.random(in: 0..<letters.count, using: &generator)]
                }
            }
            let (name, pattern) = (text([0x61, 0x62]), text([0x61, 0x62, 0x2A, 0x2A]))
            #expect(FilePattern.matches(name, pattern) == matches(name[...], pattern[...]))
        }
    }

    @Test("too many files, names that are not UTF-8 and links to folders") func limits() throws {
        let sandbox = try Self.tree((0..<5).map { "f/\($0).txt" })
        var limits = SourceLimits()
        limits.folderFiles = 4
        let error = #expect(throws: Diagnostic.self) {
            _ = try FilePattern("f/*", limits: limits).files(in: sandbox.path, at: Place("p"))
        }
        #expect(error?.code == .folderTooLarge && error?.place.file == "p")
        let run = try sandbox.shell("ln -s f g; touch \"f/$(printf '\\377').txt\"")
        #expect(run.status == 0)
        #expect(
            try FilePattern("*/0.txt").files(in: sandbox.path, at: Place("p")) == ["f/0.txt"])
        let name = #expect(throws: Diagnostic.self) {
            _ = try FilePattern("f/*").files(in: sandbox.path, at: Place("p"))
        }
        #expect(name?.code == .folderFileName)
    }

    @Test("the names that are looked at count, once for each folder, however many stars there are")
    func work() throws {
        let folder = String(repeating: "d/", count: 14)
        let sandbox = try Self.tree(["en/" + folder + "a.xml"])
        let stars = "en/" + String(repeating: "**/", count: 200)
        var limits = SourceLimits()
        func files(_ pattern: String) throws -> [String] {
            try FilePattern(pattern, limits: limits).files(in: sandbox.path, at: Place("p"))
        }
        limits.folderNames = 10_000
        #expect(try files(stars + "*.xml") == ["en/" + folder + "a.xml"])
        #expect(try files(stars + "*.txt") == [])
        limits.folderNames = 20
        let error = #expect(throws: Diagnostic.self) { try files("**/*.xml") }
        #expect(error?.code == .workTooMuch && error?.place.file == "p")
        let other = #expect(throws: Diagnostic.self) {
            try CorpusFolder.files(
                in: sandbox.path, at: Place("p"), endings: [Array(".txt".utf8)],
                limits: {
                    limits.folderNames = 10; return limits
                }())
        }
        #expect(other?.code == .workTooMuch)
    }

    @Test("the part before the first star") func fixedPart() {
        #expect(FilePattern.fixedPart(of: "a/b/*.xml") == "a/b")
        #expect(FilePattern.fixedPart(of: "*.xml") == "")
        #expect(FilePattern.fixedPart(of: "/a/*/b") == "/a")
        #expect(FilePattern.fixedPart(of: "a/b.xml") == "a/b.xml")
    }
}
