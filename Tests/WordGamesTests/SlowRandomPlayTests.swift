import DictTestSupport
import Testing

@Suite(
    "Random play, 10,000 games each", .tags(.slow),
    .enabled(if: SlowTests.areEnabled, SlowTests.hint))
struct SlowRandomPlayTests {
    @Test(
        "legal and illegal moves leave sound states, which saving keeps",
        arguments: PlayedGame.allCases)
    func play(game: PlayedGame) throws {
        try game.play(60..<10_060)
    }

    @Test("no state in a changed file traps", arguments: PlayedGame.allCases)
    func survive(game: PlayedGame) throws {
        try game.survive(300..<10_300)
    }
}
