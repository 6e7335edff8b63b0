package import WordGames

extension GameSession {
    /// The result of the last move and everything that a player may see, as a JSON object in UTF-8.
    package var json: [UInt8] {
        var json = JSONText()
        json.object { json in
            json.member("answer", answer.name)
            switch view {
            case .guess(let game, let packs): game.write(to: &json, packs)
            case .ghost(let game, let lexicon): game.write(to: &json, lexicon)
            case .wordle(let game, _, _): game.write(to: &json, statistics)
            case .hangman(let game, _): game.write(to: &json)
            case .fill(let game, let sentences): game.write(to: &json, sentences)
            }
        }
        return json.bytes
    }
}

extension MoveAnswer {
    /// The name of the result in a view.
    fileprivate var name: StaticString {
        switch self {
        case .started: "started"
        case .restored: "restored"
        case .carriedOver: "carriedOver"
        case .otherArtefact: "otherArtefact"
        case .contradiction: "contradiction"
        case .hint: "hint"
        case .secret: "secret"
        case .added: "added"
        case .word: "word"
        case .dead: "dead"
        case .marked: "marked"
        case .opened: "opened"
        case .missed: "missed"
        case .chosen: "chosen"
        case .levelUp: "levelUp"
        case .sameLevel: "sameLevel"
        case .unknown: "unknown"
        case .roundOver: "roundOver"
        case .nothingToPlay: "nothingToPlay"
        case .notInPack: "notInPack"
        case .notReached: "notReached"
        case .noSuchLevel: "noSuchLevel"
        case .notOneLetter: "notOneLetter"
        case .alreadySaid: "alreadySaid"
        case .computersTurn: "computersTurn"
        case .humansTurn: "humansTurn"
        case .notLetters: "notLetters"
        case .wrongLength: "wrongLength"
        case .notAWord: "notAWord"
        case .repeated: "repeated"
        case .noSuchTier: "noSuchTier"
        case .noSuchRow: "noSuchRow"
        case .noSuchOption: "noSuchOption"
        }
    }
}
