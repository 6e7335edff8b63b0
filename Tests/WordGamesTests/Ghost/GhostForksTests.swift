import DictModel
import DictReader
import Foundation
import Testing

@testable import WordGames

/// Lexicons in which a few nodes make more paths than a number counts.
@Suite("Ghost on countless paths", .timeLimit(.minutes(1))) struct GhostForksTests {
    static let files = ["bad/forks", "bad/forks-deep", "good/en-all-sixes"]

    private static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Conformance/\(name).lexicon").path
    }

    private static func lexicon(_ name: String) throws -> Lexicon {
        try Lexicon(contentsOf: path(name))
    }

    @Test("an analysis counts as far as it can", arguments: files, ["", "a", "ab", "aba", "abab"])
    func analysed(name: String, fragment: String) throws {
        let lexicon = try Self.lexicon(name)
        let analysis = GhostAnalysis(of: Array(fragment.utf8).span, in: lexicon, limit: 20)
        #expect(analysis.playableCount > 0 && analysis.playableLetters.count == 20)
        if name.hasPrefix("bad") { #expect(analysis.playableCount == Int.max) }
    }

    @Test(
        "an analysis of a circle ends", arguments: ["circle", "circle-two", "circle-words", "fan"])
    func circles(name: String) throws {
        let lexicon = try Self.lexicon("bad/" + name)
        for fragment in ["", "a", "abc", "abcd"] {
            let analysis = GhostAnalysis(of: Array(fragment.utf8).span, in: lexicon, limit: 20)
            #expect(analysis.playableLetters.count <= 20)
        }
        // Whoever comes back goes no further, so the length of the fragment makes no difference.
        let ends = (3..<10).map { length in
            var tree = GhostTree(words: lexicon.count)
            return tree.value(of: lexicon.root, length: length).ends
        }
        #expect(Set(ends).count == 1, "\(ends)")
    }

    @Test("a word after countless others is counted too") func oneMore() throws {
        let lexicon = try Self.lexicon("bad/forks-words")
        var tree = GhostTree(words: lexicon.count)
        #expect(tree.value(of: lexicon.root, length: 3).words == Int.max)
    }

    @Test("the computer plays", arguments: files) func played(name: String) throws {
        let lexicon = try Self.lexicon(name)
        var random = SplitMix64(seed: 3)
        var game = GhostGame(
            GhostPlayer(name: "A"), GhostPlayer(name: "B", strength: .hard), in: lexicon)
        for _ in 0..<6 {
            _ = game.say("a", in: lexicon)
            _ = game.sayAsComputer(in: lexicon, using: &random)
        }
        #expect(game.round.letters.count >= 4)
        #expect(try GameFixture.saved(game) == game)
    }
}
