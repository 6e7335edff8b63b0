import DictModel
import DictReader
import Testing
import WordGames

/// How hard the screens of a climb are, in the packs of `raw-data`.
@Suite("Difficulty of FillMeUp") struct DifficultyTests {
    @Test("grows from level to level, on rows of the level's class", arguments: Language.allCases)
    func grows(language: Language) throws {
        let pack = try #require(try RealPacks.sentences(language))
        var fitting = [Int](repeating: 0, count: LexicalClass.ladder.count)
        var exact = fitting
        var rows = fitting
        for seed in UInt64(0)..<30 {
            var random = SplitMix64(seed: seed)
            var game = try #require(FillMeUpGame(in: pack, using: &random))
            for (level, lexicalClass) in LexicalClass.ladder.enumerated() {
                let round = game.round
                rows[level] += round.rows.count
                exact[level] += round.rows.count { $0.lexicalClass == lexicalClass }
                for (index, row) in round.rows.enumerated() {
                    let gap = try #require(
                        pack.gaps(at: row.sentence).first { $0.token == row.token })
                    let rivals = pack.rivals(of: gap)
                    fitting[level] += round.options.count { rivals.contains($0) }
                    _ = game.choose(round.options.firstIndex(of: row.answer), row: index)
                }
                _ = game.submit()
                _ = game.startNext(in: pack, using: &random)
            }
        }
        let means = zip(fitting, rows).map { Double($0) / Double($1) }
        for (easier, harder) in zip(means, means.dropFirst()) {
            #expect(easier < harder, "\(means)")
        }
        #expect((0.2...0.4).contains(means[0]) && means[5] > 1, "\(means)")
        for level in [4, 5] {
            #expect(100 * exact[level] >= 57 * rows[level], "level \(level + 1): \(exact)")
        }
    }
}
