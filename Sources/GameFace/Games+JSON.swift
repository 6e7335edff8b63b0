import DictModel
import DictReader
import WordGames

// What a player may see of each game, as members of a JSON object that is already open.

extension WordGuessGame {
    func write(to json: inout JSONText, _ packs: LevelPacks) {
        json.member(packs.language)
        json.member("level", round.level)
        json.member("reachedLevel", reachedLevel)
        json.member("completions", completions)
        json.member("attempts", round.attempts)
        json.member("attemptsLeft", round.attemptsLeft)
        json.member("standing", round.standing)
        json.member("words", texts: letters(in: packs))
        json.name("guesses")
        json.array(round.guesses) { json, guess in
            json.object { json in
                json.member("word", text: guess.letters)
                json.member("hint", guess.hint)
            }
        }
        json.member("secret", text: round.standing == .open ? nil : round.secretLetters)
    }
}

extension GhostGame {
    func write(to json: inout JSONText, _ lexicon: Lexicon) {
        json.member(language)
        json.name("players")
        json.array([first, second]) { json, player in
            json.object { json in
                json.member("name", text: player.nameText)
                json.member("strength", Int(player.strength?.rawValue ?? 0))
                json.member("wins", player.wins)
            }
        }
        json.member("fragment", text: round.letters)
        json.member("starter", Int(round.starter.rawValue))
        json.member("mover", round.mover.map { Int($0.rawValue) })
        json.member("winner", round.winner.map { Int($0.rawValue) })
        json.name("end")
        switch round.end {
        case nil: json.null()
        case .word: json.string("word")
        case .dead: json.string("dead")
        }
        json.member("possible", text: possibleLetters(in: lexicon))
    }
}

extension WordleGame {
    func write(to json: inout JSONText, _ statistics: GameStatistics) {
        json.member(language)
        json.member("length", secretLetters.count)
        json.member("tries", Self.tries)
        json.member("standing", standing)
        json.member("guesses", texts: guessLetters)
        json.member(
            "marks",
            texts: marks.map { marks in (0..<marks.count).map { Self.sign(of: marks[$0]) } })
        json.member("keyboard", text: keyboard.map(Self.sign))
        json.member("secret", text: standing == .open ? nil : secretLetters)
        json.name("share")
        if let shareTexts {
            json.array(shareTexts) { json, line in json.string(line) }
        } else {
            json.null()
        }
        json.name("statistics")
        json.object { json in
            json.member("played", statistics.played)
            json.member("won", statistics.won)
            json.member("winPercentage", statistics.winPercentage)
            json.member("streak", statistics.streak)
            json.member("bestStreak", statistics.bestStreak)
            json.name("distribution")
            json.array(Array(1...Self.tries)) { json, tries in
                json.integer(statistics.wins(by: tries))
            }
        }
    }

    /// Returns the character for `mark` in the view.
    ///
    /// - Returns: `g` for green, `y` for yellow, `x` for gray, or `.` if there is no mark yet.
    private static func sign(of mark: WordleMark?) -> UInt8 {
        switch mark {
        case nil: UInt8(ascii: ".")
        case .absent: UInt8(ascii: "x")
        case .misplaced: UInt8(ascii: "y")
        case .correct: UInt8(ascii: "g")
        }
    }
}

extension HangmanGame {
    func write(to json: inout JSONText) {
        json.member(language)
        json.member("standing", standing)
        json.member("tier", tier.map { Int($0) })
        json.name("glyphs")
        json.array(glyphs) { json, glyph in
            json.object { json in
                json.member("text", text: glyph.isShown ? glyph.utf8 : nil)
                json.member("isLetter", !glyph.letterBytes.isEmpty)
                json.member("isSpace", glyph.isSpace)
            }
        }
        json.member("guesses", text: guessedLetters)
        json.member("misses", text: missedLetters)
        json.member("maximumMisses", Self.maximumMisses)
        json.member("wins", wins)
        json.member("losses", losses)
        json.member("phrase", text: standing == .open ? nil : phraseText)
    }
}

extension FillMeUpGame {
    func write(to json: inout JSONText, _ sentences: SentenceSet) {
        let results = round.results
        json.member(sentences.language)
        json.member("level", round.level)
        json.member("reachedLevel", level)
        json.member("score", score)
        json.member("isSubmitted", round.isSubmitted)
        json.member("isLevelUp", results?.isLevelUp ?? false)
        json.member("right", results?.rightCount)
        json.member("options", texts: optionTexts(in: sentences))
        json.name("rows")
        json.array(Array(round.rows.indices)) { json, index in
            let row = round.rows[index]
            let question = question(at: index, in: sentences)
            json.object { json in
                json.member("class", row.lexicalClass.name)
                json.member("before", text: question?.beforeText ?? [])
                json.member("after", text: question?.afterText ?? [])
                json.member("choice", row.choice)
                json.member(
                    "hidden", text: results == nil ? nil : question?.hiddenText)
                json.name("isRight")
                if let results { json.bool(results.rows[index].isRight) } else { json.null() }
            }
        }
    }
}
