import DictModel
import DictReader
import Testing
import WordGames

/// Nouns and verbs that FillMeUp hides, in the packs of `raw-data`.
@Suite("Nouns and verbs of a known kind") struct KnownKindTests {
    @Test("are hidden where many rivals are known", arguments: Language.allCases)
    func rows(language: Language) throws {
        let pack = try #require(try RealPacks.sentences(language))
        for level in [3, 4] {
            for seed in UInt64(0)..<20 {
                var random = SplitMix64(seed: seed)
                let game = try #require(FillMeUpGame(in: pack, level: level, using: &random))
                for row in game.round.rows {
                    let gap = try #require(
                        pack.gaps(at: row.sentence).first { $0.token == row.token })
                    #expect(pack.rivals(of: gap).count >= 10, "level \(level), seed \(seed)")
                }
            }
        }
    }
}
