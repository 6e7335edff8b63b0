import DictModel
import DictReader
import Testing

@testable import WordGames

@Suite("Sessions") struct GameSessionTests {
    private static func packs() throws -> GamePacks {
        let words = "abbey crane toren slate boter babes eerie"
        return GamePacks(
            lexicon: try GameFixture.lexicon(words + " zebra pea peafowl pear quick"),
            levels: try GameFixture.fiveLevels(), answers: try GameFixture.answers(words, days: 1),
            phrases: try GameFixture.phrases(
                ["Better late!", "One two", "Jazz", "Don't panic"], misses: [0, 2, 4, 6]),
            sentences: try FillMeUpFixture.random(60, seed: 5))
    }

    /// A move of any of the games, which may make sense or not.
    private static func move(_ session: GameSession, _ random: inout SplitMix64) -> Move? {
        let choices: [Move] = [
            .next, .computer, .submit, .replay, .level(random.index(below: 6)), .tier(nil),
            .tier(UInt8(random.index(below: 4))), .guess([random.letter()]),
            .say([random.letter()]), .say([random.letter()], turn: random.index(below: 5)),
            .guess(random.nonsense()), .fill(random.nonsense(), row: random.index(below: 9)),
            .choose(option: random.index(below: 12), row: random.index(below: 12)),
            .choose(option: nil, row: random.index(below: 12)),
            .seat(
                GhostPlayer(name: "A", strength: random.element(of: [nil, .easy, .hard]) ?? nil),
                GhostPlayer(name: "B")),
        ]
        let word: [UInt8]? =
            switch session.view {
            case .guess(let game, let packs): random.element(of: game.letters(in: packs))
            case .wordle(_, let answers, _): answers.letters(at: random.index(below: answers.count))
            default: nil
            }
        if let word, random.happens(oneIn: 2) { return .guess(word) }
        return random.happens(oneIn: 30) ? nil : random.element(of: choices)
    }

    @Test(
        "any moves: refused ones change nothing, and a saved game goes on alike",
        arguments: GameKind.allCases)
    func play(kind: GameKind) throws {
        let packs = try Self.packs()
        for seed in 0..<40 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var session = try #require(GameSession(kind, in: packs, seed: seed))
            #expect(session.kind == kind && session.seed == seed && session.answer == .started)
            for _ in 0..<40 {
                let before = session.saved
                let move = Self.move(session, &random)
                let answer = session.play(move)
                #expect(session.answer == answer && (move != nil || answer == .unknown))
                #expect(answer.isMove || session.saved == before, "\(answer)")
                #expect(session.statistics.isSound)
                let saved = try #require(SavedGame(session.saved.bytes))
                #expect(saved == session.saved)
                let twin = try #require(GameSession(saved, in: packs))
                #expect(twin.answer == .restored && twin.saved == saved)
                session = twin
            }
        }
    }

    @Test("the same seed and moves are the same game", arguments: GameKind.allCases)
    func seeds(kind: GameKind) throws {
        let packs = try Self.packs()
        func bytes(seed: UInt64) throws -> [UInt8] {
            var random = SplitMix64(seed: 3)
            var session = try #require(GameSession(kind, in: packs, seed: seed))
            for _ in 0..<30 { session.play(Self.move(session, &random)) }
            return session.saved.bytes
        }
        #expect(try bytes(seed: 8) == bytes(seed: 8))
    }

    @Test("bytes cut anywhere are no game, changed ones are safe", arguments: GameKind.allCases)
    func damaged(kind: GameKind) throws {
        let packs = try Self.packs()
        for seed in 0..<150 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var session = try #require(GameSession(kind, in: packs, seed: seed))
            for _ in 0..<Int(seed % 20) { session.play(Self.move(session, &random)) }
            let bytes = session.saved.bytes
            if seed < 4 {
                for end in bytes.indices {
                    let cut = SavedGame(Array(bytes[..<end])).flatMap { GameSession($0, in: packs) }
                    #expect(cut == nil)
                }
                let longer = SavedGame(bytes + [0]).flatMap { GameSession($0, in: packs) }
                #expect(longer == nil)
            }
            var changed = bytes
            for _ in 0...Int(seed % 3) { changed = HostileState.changed(changed, &random) }
            guard let saved = SavedGame(changed), var hostile = GameSession(saved, in: packs)
            else { continue }
            #expect(hostile.statistics.isSound)
            for _ in 0..<12 { hostile.play(Self.move(hostile, &random)) }
            let again = try #require(GameSession(hostile.saved, in: packs))
            #expect(again.answer == .restored && again.saved == hostile.saved)
        }
    }

    @Test("a game needs its packs") func needs() throws {
        let packs = try Self.packs()
        for kind in GameKind.allCases {
            let saved = try #require(GameSession(kind, in: packs, seed: 1)).saved
            for number in 0..<5 {
                var some = packs
                switch number {
                case 0: some.lexicon = nil
                case 1: some.levels = nil
                case 2: some.answers = nil
                case 3: some.phrases = nil
                default: some.sentences = nil
                }
                let needed: [GameKind: Set<Int>] = [
                    .guess: [1], .ghost: [0], .wordle: [0, 2], .hangman: [3], .fill: [4],
                ]
                let isMissing = needed[kind]?.contains(number) == true
                #expect((GameSession(kind, in: some, seed: 1) == nil) == isMissing)
                #expect((GameSession(saved, in: some) == nil) == isMissing)
            }
        }
    }

    @Test("rounds that are won, lost and given up are counted once") func counted() throws {
        let packs = try Self.packs()
        var session = try #require(GameSession(.wordle, on: .first, in: packs))
        for word in ["crane", "zzzzz", "abbey", "abbey"] { session.play(.guess(word)) }
        #expect(session.answer == .roundOver)
        #expect(session.statistics.played == 1 && session.statistics.wins(by: 2) == 1)
        session.play(.next)
        session.play(.next)
        #expect(session.statistics.played == 1, "a round without a guess does not count")
        session.play(.guess("zebra"))
        session.play(.next)
        #expect(session.statistics.played == 2 && session.statistics.streak == 0)
        guard case .wordle(let game, _, _) = session.view else { return }
        #expect(game.statistics == session.statistics)

        var hangman = try #require(
            GameSession(.hangman, in: packs, seed: 1, statistics: session.statistics))
        for letter in "bcfghijklmqsuvwxyzdeaonprt" { hangman.play(.guess(String(letter))) }
        #expect(hangman.statistics.played == 3)
        let wins = hangman.statistics.won
        hangman.play(.next)
        hangman.play(.tier(9))
        #expect(hangman.answer == .noSuchTier && hangman.statistics.won == wins)

        var fill = try #require(GameSession(.fill, in: packs, seed: 1))
        fill.play(.choose(option: 0, row: 0))
        fill.play(.next)
        #expect(fill.statistics.played == 0)
        fill.play(.submit)
        #expect(fill.answer == .sameLevel && fill.statistics.played == 1)
        #expect(fill.play(.submit) == .roundOver && fill.statistics.played == 1)
    }

    @Test("a new release: the answer tells whether the round goes on") func released() throws {
        var packs = try Self.packs()
        var session = try #require(GameSession(.wordle, on: .first, in: packs))
        session.play(.guess("crane"))
        packs.answers = try GameFixture.answers("crane abbey")
        var moved = try #require(GameSession(session.saved, in: packs))
        #expect(moved.answer == .carriedOver)
        #expect(moved.play(.guess("abbey")) == .marked && moved.statistics.won == 1)
        packs.answers = try GameFixture.answers("crane toren")
        moved = try #require(GameSession(session.saved, in: packs))
        #expect(moved.answer == .otherArtefact && moved.statistics == session.statistics)
        packs.answers = try GameFixture.answers("")
        #expect(GameSession(session.saved, in: packs) == nil)
    }

    @Test("statistics keep the best streak, and are sound only if the numbers of tries add up")
    func statistics() {
        var statistics = GameStatistics()
        for number in [2, 3] { statistics.win(number) }
        statistics.lose()
        statistics.win(3)
        #expect(statistics.streak == 1 && statistics.bestStreak == 2)
        #expect(statistics.isSound && statistics.winPercentage == 75)
        for index in [0, 2] {
            for change in [-1, 1] {
                var other = statistics
                other.distribution[index] += change
                #expect(!other.isSound && other.winPercentage == 0)
            }
        }
    }

    @Test("numbers that contradict each other are not taken over") func unsound() throws {
        let packs = try Self.packs()
        let session = try #require(GameSession(.hangman, in: packs, seed: 1))
        var statistics = GameStatistics()
        statistics.won = 7
        let saved = SavedGame(
            kind: .hangman, seed: 1, statistics: statistics, random: session.saved.random,
            state: session.saved.state)
        #expect(saved.statistics == GameStatistics())
        #expect(SavedGame([]) == nil && SavedGame([2]) == nil && SavedGame([3, 1, 0]) == nil)
        #expect(SavedGame(Array(saved.bytes.dropFirst())) == nil)
    }
}
