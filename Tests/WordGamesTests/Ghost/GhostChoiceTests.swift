import DictCompiler
import DictLexicon
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import WordGames

@Suite("Words that the computer says at Ghost") struct GhostChoiceTests {
    /// A lexicon of `fair`, `plain`, `unfit` and `hidden` words.
    private static func lexicon(
        fair: String, plain: String, unfit: String, hidden: String = ""
    ) throws -> Lexicon {
        var ratings: [[UInt8]: WordRating] = [:]
        var list = WordListBuilder()
        for (line, rating) in [
            (fair, WordRating.fair), (plain, .plain), (unfit, .unfit), (hidden, .hidden),
        ] {
            for word in GameFixture.words(line) {
                ratings[word] = rating
                list.append(word)
            }
        }
        let words = list.finish()
        let all = (0..<words.count).map { ratings[words[$0]] ?? .plain }
        return try Lexicon(
            ArtefactBytes(
                try LexiconArtefact.bytes(of: words, ratings: all, language: .english)))
    }

    /// The letters that the computer says after `fragment`, for many seeds.
    private static func letters(
        after fragment: String, in lexicon: Lexicon, _ strength: GhostStrength
    ) -> String {
        var random = SplitMix64(seed: 1)
        let opponent = GhostOpponent(strength: strength)
        let said = (0..<200).map { _ in
            opponent.letter(after: Array(fragment.utf8), in: lexicon, using: &random)
        }
        return String(decoding: Set(said).sorted(), as: UTF8.self)
    }

    @Test(
        "are fair ones while there is a choice, and never unfit",
        arguments: GhostStrength.allCases)
    func choice(strength: GhostStrength) throws {
        let lexicon = try Self.lexicon(
            fair: "table tame", plain: "tzarina takable", unfit: "turds tarts",
            hidden: "tomb tombs tzarism")
        #expect(Self.letters(after: "t", in: lexicon, strength) == "a")
        // TAB leads to TABLE; TAK and TAR do not lead to a fair word.
        let next = Self.letters(after: "ta", in: lexicon, strength)
        #expect(next.allSatisfy { "bm".contains($0) }, "\(next)")
        // Nobody has a fair word in mind any more, so a rare one will do.
        #expect(Self.letters(after: "tz", in: lexicon, strength) == "a")
        // Rather than spell an unfit word, the computer gives up.
        #expect(!Self.letters(after: "tu", in: lexicon, strength).contains("r"))
        #expect(!Self.letters(after: "tart", in: lexicon, strength).contains("s"))
        // Nor does it spell one that is fair but hidden.
        #expect(!Self.letters(after: "to", in: lexicon, strength).contains("m"))
        #expect(Self.letters(after: "tzar", in: lexicon, strength) == "i")
        #expect(Self.letters(after: "tzari", in: lexicon, strength) == "n")
    }

    @Test("a rated lexicon is never played to an unfit word", arguments: 0..<8 as Range<UInt64>)
    func games(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func words(_ count: Int) -> String {
            (0..<count).map { _ in
                let word = WordShape.word(3...7, Array("aeinst".utf8), &random)
                return String(decoding: word, as: UTF8.self)
            }.joined(separator: " ")
        }
        let lexicon = try Self.lexicon(
            fair: words(60), plain: words(120), unfit: words(60),
            hidden: words(30))
        var draws = SplitMix64(seed: seed)
        var game = GhostGame(
            GhostPlayer(name: "A", strength: .hard), GhostPlayer(name: "B", strength: .medium),
            in: lexicon)
        var fair = 0
        for _ in 0..<50 {
            game.restart()
            while game.round.end == nil { _ = game.sayAsComputer(in: lexicon, using: &draws) }
            guard game.round.end == .word else { continue }
            #expect(lexicon.isUnfit(game.round.letters.span) == false)
            if lexicon.isFair(game.round.letters.span) { fair += 1 }
        }
        #expect(fair >= 45, "\(fair)")
    }

    @Test("a hidden word ends a round, and no line that leads to it is shown")
    func hidden() throws {
        let lexicon = try Self.lexicon(
            fair: "table", plain: "tombola", unfit: "turds", hidden: "tomb tomes")
        var game = GhostGame(GhostPlayer(name: "Ann"), GhostPlayer(name: "Bob"), in: lexicon)
        for letter in "tomb" { _ = game.say(String(letter), in: lexicon) }
        #expect(game.round.end == .word && game.round.loser == .second)
        for (fragment, forced) in [("ta", "table"), ("tu", nil), ("tome", nil)] {
            let analysis = try #require(GhostAnalysis(of: fragment, in: lexicon))
            #expect(analysis.isForced && analysis.forced == forced, "\(fragment)")
        }
        let open = try #require(GhostAnalysis(of: "to", in: lexicon))
        #expect(!open.isForced && open.forced == nil)
    }

    @Test(
        "an example is a fair word, else one that may be shown, else none",
        arguments: [
            ("ta", "table"), ("tz", "tzarina"), ("tu", nil), ("table", nil), ("q", nil),
            ("", "table"), ("to", nil), ("s", "sold"),
        ] as [(String, String?)])
    func example(fragment: String, word: String?) throws {
        let lexicon = try Self.lexicon(
            fair: "table tame", plain: "tzarina taa takable sold", unfit: "turds tabby",
            hidden: "tomb shot")
        let found = lexicon.ghostExample(after: Array(fragment.utf8).span)
        #expect(found.map { String(decoding: $0, as: UTF8.self) } == word)
    }

    @Test(
        "after a round, the loser sees another word that was possible before the last letter",
        arguments: [
            ("tab", nil), ("tabl", nil), ("table", nil), ("taz", "table"), ("tame", nil),
            ("tama", "tame"), ("tak", nil), ("takz", "takable"), ("tzx", "tzarina"),
            ("turds", nil), ("q", "table"),
        ] as [(String, String?)])
    func possible(letters: String, word: String?) throws {
        let lexicon = try Self.lexicon(
            fair: "tab table tame", plain: "tzarina taa takable", unfit: "turds tabby")
        var game = GhostGame(GhostPlayer(name: "Ann"), GhostPlayer(name: "Bob"), in: lexicon)
        for letter in letters { _ = game.say(String(letter), in: lexicon) }
        #expect(GameFixture.text(game.possibleLetters(in: lexicon)) == word)
    }
}
