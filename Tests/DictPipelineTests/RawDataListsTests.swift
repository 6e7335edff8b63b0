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
            "en/american", "en/blocked", "en/everyday-words", "en/odd", "nl/blocked",
            "nl/everyday-forms", "nl/everyday-words", "nl/odd",
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

    /// What our own lists say of the words of a language: the familiarity of those that they
    /// rate, the overlay's before that of others, and the words that the overlay takes out.
    private func sayings(_ language: String) throws -> (rated: [String: Int], out: Set<String>) {
        var rated: [String: Int] = [:]
        for list in language == "nl" ? ["words", "forms"] : ["words"] {
            for line in try lines("raw-data/\(language)/everyday-\(list).txt") {
                let row = line.split(separator: "\t").map { String($0) }
                rated[row[0]] = row.count == 2 ? Int(row[1]) : 4
            }
        }
        var out: Set<String> = []
        for line in try lines("raw-data/\(language)/overlay.txt") {
            let row = line.dropFirst().split(separator: "\t").map { String($0) }
            if line.hasPrefix("-") { out.insert(row[0]) }
            if row.count == 2 { rated[row[0]] = Int(row[1]) }
        }
        return (rated, out)
    }

    @Test("readers' words are accepted, fair and left out as was judged", arguments: ["en", "nl"])
    func judged(language: String) throws {
        let (rated, out) = try sayings(language)
        let fair = language == "en" ? 60 : 4
        let rows = try lines("Tests/Fixtures/words-judged.tsv")
            .map { $0.split(separator: "\t").map { String($0) } }
            .filter { $0.first == language }
        #expect(rows.count > 40)
        for row in rows {
            try #require(row.count == 4)
            let word = row[1]
            switch row[2] {
            case "accepted": #expect(try #require(rated[word], "\(word)") <= fair, "\(row)")
            // Dutch words have no familiarity but that of our own lists.
            case "not fair":
                #expect((rated[word] ?? (language == "nl" ? 99 : 0)) > fair, "\(row)")
                #expect(!out.contains(word), "\(row)")
            case "removed": #expect(out.contains(word), "\(row)")
            case "no word": #expect(rated[word] == nil, "\(row)")
            default: Issue.record("a verdict that no one knows: \(row)")
            }
        }
    }
}
