import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import DictCompiler

/// Whole dictionaries, where Debian's packages are installed.
@Suite(
    "Debian's word lists", .tags(.slow), .enabled(if: SlowTests.areEnabled, SlowTests.hint),
    .serialized)
struct SlowDebianListTests {
    struct List: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let path: String
        let words: Int
        /// The most bytes a word, whole file.
        let budget: Double
    }

    static let lists = [
        List(
            testDescription: "wamerican-huge", path: "/usr/share/dict/american-english-huge",
            words: 247_033, budget: 1.54),
        List(
            testDescription: "wdutch", path: "/usr/share/dict/dutch", words: 344_401, budget: 2.08),
    ]

    static var areInstalled: Bool { lists.allSatisfy { !FixtureWords.lines(at: $0.path).isEmpty } }

    @Test(
        "keep their size, and every word its rank",
        .enabled(
            if: areInstalled,
            "needs wamerican-huge and wdutch, which `make check-all` installs"),
        arguments: lists)
    func holds(list: List) throws {
        let words = FixtureWords.lines(at: list.path).filter {
            $0.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
        }
        let sorted = ReferenceLexicon(words).words
        #expect(sorted.count == list.words)
        let file = try Compiled.file(sorted)
        #expect(Double(file.count) / Double(sorted.count) <= list.budget)
        let lexicon = try Lexicon(ArtefactBytes(file))
        #expect(lexicon.count == sorted.count)
        for (rank, word) in sorted.enumerated() {
            if !lexicon.contains(word.span) || lexicon.rank(of: word.span) != rank
                || lexicon.letters(at: rank) != word
            {
                Issue.record("\(word) has not rank \(rank)")
            }
        }
        var next = 0
        var isSame = true
        try lexicon.forEachWord { word in
            isSame = isSame && word.count == sorted[next].count && word[0] == sorted[next][0]
            next += 1
            return next < sorted.count
        }
        #expect(isSame && next == sorted.count)
    }
}
