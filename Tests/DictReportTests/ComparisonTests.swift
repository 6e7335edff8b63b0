import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader
import DictTestSupport
import Foundation
import Testing

@testable import DictReport

@Suite("What came and went") struct ComparisonTests {
    private static func lexicon(_ words: String) throws -> Lexicon {
        var list = WordListBuilder()
        for word in words.split(separator: " ") { list.append(Array(word.utf8)) }
        return try Lexicon(
            ArtefactBytes(LexiconArtefact.bytes(of: list.finish(), language: .english)))
    }

    @Test(
        "words that only one build has",
        arguments: [
            ("pea pear", "pea pear", 0, 0), ("ape pea", "pea zebra", 1, 1), ("", "pea pear", 2, 0),
            ("pea pear zebra", "", 0, 3), ("b d", "a b c d e", 3, 0), ("a b c", "b", 0, 2),
        ])
    func words(old: String, new: String, came: Int, went: Int) throws {
        let (one, other) = (try Self.lexicon(old), try Self.lexicon(new))
        let change = try #require(try ContentsChange.words(one, other))
        #expect(change.came.count == came && change.went.count == went)
        func words(_ text: String, without other: String) -> [[UInt8]] {
            let others = Set(other.split(separator: " "))
            return text.split(separator: " ").filter { !others.contains($0) }.map { Array($0.utf8) }
        }
        #expect(change.came.samples == words(new, without: old))
        #expect(change.went.samples == words(old, without: new))
        #expect(change.before == one.count && change.after == other.count)
    }

    @Test("a build without a lexicon has lost all words, and the first one has got them")
    func missing() throws {
        let lexicon = try Self.lexicon("pea pear")
        let lost = try #require(try ContentsChange.words(lexicon, nil))
        #expect(lost.came.isEmpty && lost.went.count == 2 && lost.after == 0)
        let got = try #require(try ContentsChange.words(nil, lexicon))
        #expect(got.came.count == 2 && got.went.isEmpty && got.before == 0)
        #expect(try ContentsChange.words(nil, nil) == nil)
        let list = try #require(ContentsChange.listed("answers", [[1], [2]], nil))
        #expect(list.came.isEmpty && list.went.samples == [[1], [2]])
    }

    @Test("answers come and go with their days, and one on another day has moved") func days()
        throws
    {
        let folders = try [["crane", "moist", "pearl"], ["moist", "crane", "zebra"]].map { words in
            let sandbox = try ReportFixture.sandbox()
            let answers = try AnswersArtefact.bytes(
                of: words.map { Array($0.utf8) }, language: .english, seed: 1,
                days: (first: try #require(CalendarDay("2026-02-27".utf8)), count: 3))
            try sandbox.write(answers, to: "new/en.answers")
            return sandbox
        }
        let report = try BuildReport(
            folder: folders[1].path + "/new", comparedWith: folders[0].path + "/new")
        #expect(
            report.changes == [
                "English answers +zebra (2026-03-01), −pearl (2026-03-01), 2 on another day"
            ])
    }

    @Test("packs are named by set and level, and long lists are cut") func packs() throws {
        let packs = [["set 1, level 2: TEA PEA"], []].map { $0.map { Array($0.utf8) } }
        let change = try #require(ContentsChange.listed("level packs", packs[1], packs[0]))
        #expect(change.names == "level packs +set 1, level 2: TEA PEA")
        let words = (0..<20).map { Array("w\($0)".utf8) }
        let many = try #require(ContentsChange.listed("answers", words, []))
        #expect(many.names.hasPrefix("answers −w0, −w1, ") && many.names.hasSuffix("−w11, −8 more"))
    }

    @Test("all are counted, and as many as a page shows are kept") func samples() throws {
        let words = (0..<26).flatMap { first in
            (0..<26).map { second in
                String(
                    decoding: [0x61, 0x61 + first, 0x61 + second].map { UInt8($0) }, as: UTF8.self)
            }
        }
        let change = try #require(
            try ContentsChange.words(
                Self.lexicon("zzz"), Self.lexicon(words.joined(separator: " "))))
        #expect(change.came.count == 676 && change.went.count == 1)
        #expect(
            change.came.samples.map { String(decoding: $0, as: UTF8.self) } == Array(words[..<100]))
    }

    @Test(
        "of many sets, every second or third has a dot",
        arguments: [(1, 1), (100, 1), (101, 2), (150, 2), (250, 3)])
    func dots(sets: Int, every: Int) throws {
        let words = ["tab", "cab", "dab", "jab", "lab", "nab"].map { Array($0.utf8) }
        let pack = LevelPack(
            level: 1, attempts: 3, words: words, figures: PackFigures(words: words, attempts: 3))
        let bytes = try LevelsArtefact.bytes(
            of: Array(repeating: LevelSet(packs: [pack]), count: sets), language: .english,
            seed: 1, ladder: .custom)
        let entry = try JSONDecoder().decode(
            LevelsEntry.self,
            from: Data(
                """
                {"sets":\(sets),"packs":\(sets),"ladder":"custom","pool":[],"levels":[{"level":1,
                "packs":\(sets),"consistent":{"least":0.5,"mean":0.5,"most":0.5}}]}
                """.utf8))
        let figure = try #require(
            ChancesFigure.figure("en", entry, try LevelPacks(ArtefactBytes(bytes))))
        let chart = try #require(figure.chart as? LaneChart)
        let titles = chart.lanes.flatMap { $0.dots.map(\.title) }
        let expected = stride(from: 1, through: sets, by: every).map { "set \($0), level 1: " }
        #expect(titles.count == expected.count)
        #expect(zip(titles, expected).allSatisfy { $0.hasPrefix($1) }, "\(titles.prefix(3))")
    }
}
