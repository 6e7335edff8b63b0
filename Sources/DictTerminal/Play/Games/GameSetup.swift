import DictConfiguration
import DictModel
import DictReader
import DictStore
import WordGames

/// The settings with which `dictc play` starts a game.
struct GameSetup {
    /// The game to be played.
    var game: GameKind
    /// The language to play in.
    var language: Language
    /// The folder with the packs, or `nil` for that of the nearest project or of the installation.
    var directory: String?
    /// Whether the game is played with packs that come with dictc, once they are open.
    private(set) var isInstalled = false
    /// The seed of all random choices, or `nil` to make them unpredictable.
    var seed: UInt64?
    /// The day whose game is played, or `nil` to play any.
    var day: CalendarDay?
    /// The names of the players.
    ///
    /// If the computer plays, the last name is its own.
    var names: [String]
    /// The strength of the computer as the second player, or `nil` if it does not play.
    var computer: GhostStrength?
    /// Whether the game is shown on the whole screen, rather than line by line.
    var hasScreen: Bool
    /// Whether to resume a saved game if there is one.
    var resumes = true
    /// Notes for the players, which are shown before they begin.
    var notes: [String] = []

    /// The texts of the notes.
    private var texts: GameTexts.Notes { language.texts.notes }

    /// The key under which the game is saved in the archive, such as `ghost.en`, or `wordle.en.day`
    /// for that of a day.
    var key: String { game.name + "." + language.code + (day == nil ? "" : ".day") }

    /// The call that goes on with the game, such as `dictc play wordle`.
    var call: String {
        "dictc play \(game.name)" + (language == .english ? "" : " --language \(language.code)")
            + (day.map { " --day \($0.text)" } ?? "")
    }

    /// The seed that a saved game must have to be resumed, or `nil` if it may have any.
    private var wantedSeed: UInt64? { day.map { UInt64($0.number) } ?? seed }

    /// Whether runs with the same input must print the same output, as for a script with a seed.
    var isRepeatable: Bool { wantedSeed != nil && !hasScreen }

    /// The name of the first player, or "Player" if no names are known.
    var player: String { names.first ?? "Player" }

    /// Opens what the game is played with.
    ///
    /// - Returns: The packs, and the path of those that hold what is asked for.
    private mutating func packs() throws -> (packs: GamePacks, path: String) {
        let folder = try ArtefactFolder(directory)
        isInstalled = folder.isInstalled
        if isInstalled { notes.append(texts.installed) }
        do {
            return try packs { try folder.file("\(language.code).\($0)") }
        } catch {
            throw folder.advised(error)
        }
    }

    /// Opens what the game is played with; `place` returns the path of a kind of pack.
    private func packs(
        at place: (_ kind: String) throws -> String
    ) throws -> (packs: GamePacks, path: String) {
        var packs = GamePacks()
        let path: String
        switch game {
        case .guess:
            path = try place("levels")
            packs.levels = try LevelPacks(copyOf: path, of: language)
        case .ghost:
            path = try place("lexicon")
            packs.lexicon = try Lexicon(copyOf: path, of: language)
        case .wordle:
            path = try place("answers")
            packs.answers = try AnswerList(copyOf: path, of: language)
            packs.lexicon = try Lexicon(copyOf: place("lexicon"), of: language)
        case .hangman:
            path = try place("phrases")
            packs.phrases = try PhrasePack(copyOf: path, of: language)
        case .fill:
            path = try place("sentences")
            packs.sentences = try SentenceSet(copyOf: path, of: language)
        }
        return (packs, path)
    }

    /// Resumes the saved game, or starts a new one that goes on counting its statistics.
    ///
    /// With a seed, every run must be the same, as with a day. On a screen, a saved game is then
    /// resumed only if it began with the same seed or on the same day; without a screen, it never is. If the saved game cannot be
    /// read, the archive is copied and a note is added.
    ///
    /// - Returns: The game, or `nil` if it is not known who plays: the names that a game for two
    ///   needs are missing, and no suitable saved game has them.
    mutating func session(in archive: GameArchive) throws -> GameSession? {
        let (packs, path) = try packs()
        let bytes = archive.contents.games[key]
        let saved = bytes.flatMap { SavedGame($0) }
        let kept = saved.flatMap { $0.kind == game ? GameSession($0, in: packs) : nil }
        if resumes, let kept, wantedSeed == nil || hasScreen && kept.seed == wantedSeed {
            if isPlayed(by: kept) {
                note(kept.answer)
                return kept
            }
            if isSeated {
                notes.append(texts.otherPlayers)
            }
        }
        guard isSeated else { return nil }
        let statistics = saved?.statistics ?? GameStatistics()
        var system = SystemRandomNumberGenerator()
        guard
            var session = day.map({
                GameSession(game, on: $0, in: packs, statistics: statistics)
            })
                ?? GameSession(
                    game, in: packs, seed: seed ?? system.next(), statistics: statistics)
        else {
            throw Diagnostic(
                .playNothing, at: Place(path), "contains nothing to play",
                hint: "see `dictc info`, then build again with other words")
        }
        if resumes, bytes != nil, kept == nil {
            let copy = try archive.keepCopy()
            notes.append(texts.unreadable + (copy.map(texts.kept) ?? ""))
        }
        if let day { notes.append(texts.sameForAll(day.text)) }
        if game == .ghost { session.play(.seat(seats.0, seats.1)) }
        return session
    }

    /// Whether it is known who plays.
    private var isSeated: Bool { names.count >= game.players || game.players == 1 }

    /// The players of Ghost.
    private var seats: (GhostPlayer, GhostPlayer) {
        (
            GhostPlayer(name: player),
            GhostPlayer(name: names.count > 1 ? names[1] : "", strength: computer)
        )
    }

    /// Returns whether `session` is between these players, or takes its players if none are known.
    private mutating func isPlayed(by session: GameSession) -> Bool {
        guard case .ghost(let game, _) = session.view else { return true }
        if isSeated {
            return zip([game.first, game.second], [seats.0, seats.1]).allSatisfy {
                $0.nameText == $1.nameText && $0.strength == $1.strength
            }
        }
        let found = [game.first, game.second].compactMap {
            String(validating: $0.nameText, as: UTF8.self).flatMap(PlayerNames.shown)
        }
        guard found.count == 2, computer == nil || computer == game.second.strength else {
            return false
        }
        (names, computer) = (found, game.second.strength)
        return true
    }

    /// Adds a note for the players on how a saved game was resumed.
    private mutating func note(_ answer: MoveAnswer) {
        switch answer {
        case .restored: notes.append(texts.resumed)
        case .carriedOver: notes.append(texts.carriedOver)
        case .otherArtefact: notes.append(texts.otherWords)
        case .contradiction: notes.append(texts.invalid)
        default: break
        }
    }
}
