import Foundation
import Testing

/// Our own word lists in `raw-data`, read as text: what an editor decided stays decided.
@Suite("The word lists of raw-data") struct RawDataListsTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of a file of the package, without comments.
    private func lines(_ path: String) throws -> [String] {
        let text = try String(
            contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0) }
    }

    /// The first column of each line.
    private func words(_ path: String) throws -> [String] {
        try lines(path).map { line in String(line.prefix { $0 != "\t" }) }
    }

    @Test(
        "each list is sorted by bytes and has no line twice",
        arguments: [
            "en/blocked", "en/everyday-words", "en/odd", "nl/blocked", "nl/everyday-forms",
            "nl/everyday-words", "nl/odd",
        ])
    func order(list: String) throws {
        let path = "raw-data/\(list).txt"
        let bytes = try words(path).map { Array($0.utf8) }
        #expect(bytes.count > 200)
        for (word, next) in zip(bytes, bytes.dropFirst()) {
            #expect(
                !next.lexicographicallyPrecedes(word), "\(String(decoding: next, as: UTF8.self))")
        }
        let lines = try lines(path)
        #expect(Set(lines).count == lines.count)
    }

    @Test("what is asked is not taken out by another list", arguments: ["en", "nl"])
    func contradictions(language: String) throws {
        let folder = "raw-data/\(language)/"
        let asked = Set(try words(folder + "everyday-words.txt"))
        let odd = Set(try words(folder + "odd.txt"))
        if language == "en" { #expect(asked.isDisjoint(with: odd)) }
        let blocked = try words(folder + "blocked.txt")
        #expect(odd.isDisjoint(with: blocked))
    }

    @Test("what an editor took out of packs and answers stays out", arguments: ["en", "nl"])
    func takenOut(language: String) throws {
        let folder = "raw-data/\(language)/"
        let out = Set(try words(folder + "odd.txt") + words(folder + "blocked.txt"))
        let rows = try lines("Tests/Fixtures/words-not-asked.tsv")
            .map { $0.split(separator: "\t").map { String($0) } }
            .filter { $0.first == language }
        #expect(rows.count > 40)
        for row in rows {
            try #require(row.count == 3)
            #expect(out.contains(row[1]), "\(row[1]): \(row[2])")
        }
    }
}
