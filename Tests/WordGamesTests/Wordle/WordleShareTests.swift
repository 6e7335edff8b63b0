import DictModel
import DictReader
import Testing

@testable import WordGames

@Suite("Wordle, the result to share") struct WordleShareTests {
    @Test(
        "the score and squares, without a letter; nothing while the round is open",
        arguments: [
            ("", nil), ("babes eerie", nil), ("abbey", "1/6 🟩🟩🟩🟩🟩"),
            ("babes eerie abbey", "3/6 🟨🟨🟩🟩⬜ 🟨⬜⬜⬜⬜ 🟩🟩🟩🟩🟩"),
            (
                "zebra zebra zebra zebra zebra zebra",
                "X/6 ⬜🟨🟩⬜🟨 ⬜🟨🟩⬜🟨 ⬜🟨🟩⬜🟨 ⬜🟨🟩⬜🟨 ⬜🟨🟩⬜🟨 ⬜🟨🟩⬜🟨"
            ),
            (
                "zebra zebra zebra zebra zebra abbey",
                "6/6 ⬜🟨🟩⬜🟨 ⬜🟨🟩⬜🟨 ⬜🟨🟩⬜🟨 ⬜🟨🟩⬜🟨 ⬜🟨🟩⬜🟨 🟩🟩🟩🟩🟩"
            ),
        ] as [(String, String?)])
    func lines(guesses: String, expected: String?) throws {
        let answers = try GameFixture.answers("abbey")
        let lexicon = try GameFixture.lexicon("abbey babes eerie zebra")
        var random = SplitMix64(seed: 1)
        var game = try #require(WordleGame(in: answers, checking: lexicon, using: &random))
        for guess in guesses.split(separator: " ") {
            _ = game.guess(String(guess), checking: lexicon)
        }
        #expect(game.shareLines?.joined(separator: " ") == expected)
    }
}
