import Testing

@Suite("Random play") struct RandomPlayTests {
    @Test(
        "legal and illegal moves leave sound states, which saving keeps",
        arguments: PlayedGame.allCases)
    func play(game: PlayedGame) throws {
        try game.play(0..<60)
    }

    @Test("no state in a changed file traps", arguments: PlayedGame.allCases)
    func survive(game: PlayedGame) throws {
        try game.survive(0..<300)
    }
}
