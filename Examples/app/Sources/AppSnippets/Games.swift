import DictReader
import DictStore
import Foundation
import WordGames

extension Words {
    func playWordle(on day: CalendarDay) throws {
        let (answers, lexicon) = (try required(packs.answers), try required(packs.lexicon))
        var game = try required(WordleGame(on: day, in: answers, checking: lexicon))
        switch game.guess(game.secret.uppercased(), checking: lexicon) {
        case .marked(let marks): print(marks.isWin, game.key("Q").map { "\($0)" } ?? "unused")
        case let other: print(other)
        }
        print(game.guesses == [game.secret], game.standing, game.statistics.winPercentage)
    }

    func playHangman() throws {
        var random = SystemRandomNumberGenerator()
        var game = try required(HangmanGame(in: try required(packs.phrases), using: &random))
        while game.standing == .open, let hidden = game.glyphs.first(where: { !$0.isShown }) {
            _ = game.guess(String(hidden.letters.prefix(1)))
        }
        print(game.pattern == game.phrase, game.misses.uppercased().isEmpty, game.guesses.isEmpty)
        print(game.glyphs.map { $0.isShown ? $0.text : "_" }.joined() == game.phrase)
        print(Set(game.glyphs.map(\.id)).count == game.glyphs.count)
    }

    func playGhost() throws {
        let lexicon = try required(packs.lexicon)
        var game = GhostGame(GhostPlayer(name: "Ann"), GhostPlayer(name: "Björn"), in: lexicon)
        for letter in "PEA" { _ = game.say(String(letter), in: lexicon) }
        let advice = try required(GhostAnalysis(of: game.round.fragment, in: lexicon))
        print(game.round.fragment, game.mover?.name ?? "nobody", advice.next, advice.winningLetters)
        for letter in "CH" { _ = game.say(String(letter), in: lexicon) }
        print(game.winner?.name ?? "nobody", game.possibleWord(in: lexicon) ?? "no other")
    }

    func fillGaps() throws {
        var random = SystemRandomNumberGenerator()
        let sentences = try required(packs.sentences)
        let game = try required(FillMeUpGame(in: sentences, using: &random))
        let question = try required(game.question(at: 0, in: sentences))
        print(question.before + question.hidden + question.after == question.text)
        print(question.text[question.gap] == question.hidden, question.choice ?? "empty")
        print(AttributedString(question.text).characters.count == question.text.count)
        print(game.options(in: sentences).contains(question.hidden.lowercased()))
    }

    /// A game that goes on after the app was closed.
    func resume(in folder: URL) throws {
        let session = try required(GameSession(.guess, in: packs, seed: 7))
        let saved = try JSONDecoder().decode(
            SavedGame.self, from: try JSONEncoder().encode(session.saved))
        print(saved == session.saved, GameSession(saved, in: packs)?.answer == .restored)
        var contents = GameArchiveContents()
        contents[game: "guess.en"] = session.saved
        print(contents[game: "guess.en"] == session.saved, contents[game: "ghost.en"] == nil)
    }

    /// The packs that a server offers, by a key that the app trusts.
    func update(_ folder: URL, key: String) async throws {
        let store = try PackStore(folder: folder, trusting: [ReleaseKey(key)])
        do {
            let installed = try await store.take(downloading: { file, limit in Data() })
            print(installed.url(of: "en.lexicon") ?? "none")
        } catch {
            print("nothing installed:", store.current() == nil)
        }
    }
}
