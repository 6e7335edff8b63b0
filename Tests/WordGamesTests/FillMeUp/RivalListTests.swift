import DictModel
import DictReader
import Foundation
import Testing

/// What people read about the rivals in the packs of `raw-data`, and the packs as they are.
@Suite("Rivals that were read") struct RivalListTests {
    /// The classes of levels 1, 2, 5 and 6; nouns and verbs are too many to be compared.
    private static let classes: [LexicalClass] = [
        .preposition, .determiner, .pronoun, .conjunction,
    ]

    /// A gap of a pack with the words of its sentence.
    private struct ReadGap: CustomStringConvertible {
        let lexicalClass: String
        let answer: String
        let words: [String]
        let index: Int
        /// The numbers of the rivals among the answers of the pack.
        let rivals: [Int]

        var description: String {
            let around = words[max(0, index - 3)..<min(words.count, index + 4)]
            return "\(lexicalClass) \(answer): \(around.joined(separator: " "))"
        }
    }

    private static func gaps(_ language: Language) throws -> [ReadGap] {
        let pack = try #require(try RealPacks.sentences(language))
        func answer(_ number: Int) -> String {
            pack.answer(number) ?? ""
        }
        return (0..<pack.count).flatMap { place -> [ReadGap] in
            guard let sentence = pack.tokenised(at: place) else { return [] }
            let words = sentence.tokens.map {
                String(decoding: sentence.form(of: $0), as: UTF8.self).lowercased()
            }
            return pack.gaps(at: place).filter { classes.contains($0.lexicalClass) }.map { gap in
                ReadGap(
                    lexicalClass: "\(gap.lexicalClass.name)", answer: answer(gap.answer),
                    words: words, index: gap.token,
                    rivals: pack.rivals(of: gap))
            }
        }
    }

    /// The rows of a list in `Tests/Fixtures` that are about `language`, without that column.
    private static func rows(
        _ name: String, _ language: Language, columns: Int
    ) throws -> [[String]] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(name).tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        var rows: [[String]] = []
        for line in lines where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t").map { String($0) }
            try #require(cells.count == columns, "\(line)")
            if cells[0] == language.code { rows.append(Array(cells.dropFirst())) }
        }
        return rows
    }

    @Test("each gap without rivals has exactly one written reason", arguments: Language.allCases)
    func lonely(language: Language) throws {
        let rows = try Self.rows("gaps-without-rivals", language, columns: 5)
        let reasons = try rows.map { row in
            (row: row, pattern: try #require(GapPattern(row[2]), "\(row)"))
        }
        var used: Set<Int> = []
        for gap in try Self.gaps(language) where gap.rivals.isEmpty {
            let found = reasons.indices.filter { index in
                let (row, pattern) = reasons[index]
                return row[0] == gap.lexicalClass && row[1] == gap.answer
                    && pattern.matches(gap.words, at: gap.index)
            }
            #expect(found.count == 1, "\(gap) – \(found.map { reasons[$0].row[2] })")
            used.formUnion(found)
        }
        for index in reasons.indices where !used.contains(index) {
            Issue.record("no gap without rivals: \(reasons[index].row)")
        }
    }

    @Test(
        "rivals that someone found in a corpus and judged right are in the packs",
        arguments: Language.allCases)
    func verdicts(language: Language) throws {
        let rows = try Self.rows("rival-verdicts", language, columns: 7)
        #expect(rows.count > 100)
        let pack = try #require(try RealPacks.sentences(language))
        let gaps = Dictionary(grouping: try Self.gaps(language)) {
            [$0.lexicalClass, $0.answer]
        }
        for row in rows {
            let pattern = try #require(GapPattern(row[2]), "\(row)")
            let found = (gaps[[row[0], row[1]]] ?? []).filter {
                pattern.matches($0.words, at: $0.index)
            }
            #expect(!found.isEmpty, "no such gap: \(row)")
            try #require(["fits", "no"].contains(row[4]), "\(row)")
            guard row[4] == "fits" else { continue }
            let number = pack.number(ofAnswer: Array(row[3].utf8).span)
            let word = try #require(number, "\(row)")
            for gap in found { #expect(gap.rivals.contains(word), "\(gap) – \(row[3])") }
        }
    }

    private static func source(_ name: String, _ language: Language) throws -> [Substring] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../raw-data/\(language.code)/\(name)")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }

    /// The id of each sentence of the sources, by its text.
    private static func ids(_ language: Language) throws -> [String: String] {
        var ids: [String: String] = [:]
        for name in ["sentences.xml", "sentences-2.xml"] {
            for line in try source(name, language) {
                guard let match = line.firstMatch(of: /<s id="([^"]+)">(.+)<\/s>/) else { continue }
                let text = match.2.replacing(/<[^>]+>/, with: "").replacing("&quot;", with: "\"")
                    .replacing("&amp;", with: "&")
                ids[String(text)] = String(match.1)
            }
        }
        return ids
    }

    @Test("rivals that readers found are in the packs", arguments: Language.allCases)
    func listed(language: Language) throws {
        let lines = try Self.source("rivals.txt", language).filter { !$0.hasPrefix("#") }
        #expect(lines.count > 500)
        let ids = try Self.ids(language)
        let pack = try #require(try RealPacks.sentences(language))
        var rivals: [String: [String: Set<Int>]] = [:]
        for place in 0..<pack.count {
            guard let sentence = pack.tokenised(at: place) else { continue }
            let text = String(decoding: sentence.text, as: UTF8.self)
            for gap in pack.gaps(at: place) {
                let word = pack.answer(gap.answer) ?? ""
                rivals[try #require(ids[text]), default: [:]][word] = Set(pack.rivals(of: gap))
            }
        }
        for line in lines {
            let cells = line.split(separator: "\t").map { String($0) }
            for cell in cells.dropFirst() {
                let words = cell.split(separator: " ")
                let answer = try #require(words.first, "\(line)").dropLast()
                if words.dropFirst() == ["*"] {
                    #expect(rivals[cells[0]]?[String(answer)] == nil, "hidden: \(cell) in \(line)")
                    continue
                }
                guard let found = rivals[cells[0]]?[String(answer)] else {
                    Issue.record("no such gap: \(answer) in \(line)")
                    continue
                }
                for word in words.dropFirst() {
                    let number = pack.number(ofAnswer: Array(word.utf8).span)
                    let rival = try #require(number, "no answer: \(word) in \(line)")
                    #expect(found.contains(rival), "\(word) in \(line)")
                }
            }
        }
    }
}
