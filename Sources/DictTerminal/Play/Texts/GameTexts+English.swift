import WordGames

extension GameTexts {
    static let english = GameTexts(
        common: Common(
            language: "English", keys: ["? rules", "Esc menu", "Ctrl-C quit"],
            keysRule: "Esc opens the menu and ? these rules. The game is saved after every move.",
            roundOver: "The round is over; type :new for another.",
            onePerDay: "There is one game a day; the next one comes tomorrow.",
            notOneLetter: "Please type a single letter.", typeLetter: "Type a letter",
            goOn: "Enter continue", none: "none",
            wins: { TerminalText.counted($0, "win") }, resume: { "saved; \($0) goes on" }),
        menus: Menus(
            whichGame: "Which game?", keys: "Arrows and Enter, or the number", back: "Esc back",
            scroll: "Up, Down and Space scroll", lines: { "Lines \($0) to \($1) of \($2)" },
            title: { "\($0): menu" }, resume: "Continue", newRound: "New round",
            startAgain: "Start again at level 1", otherLanguage: "Play in Dutch",
            otherPlayers: "Other players", anotherPlayer: "Another player", scores: "High scores",
            scoresAndStatistics: "High scores and statistics", rules: "Rules",
            quit: "Quit (your game is saved)", rulesOf: { "The rules of \($0)" },
            copy: "Select the text to copy it", whoPlays: { "Who is playing \($0)?" },
            player: { "Player \($0)" }, orOneOfThese: "or one of these:",
            badName: "A name must have 1 to \(PlayerNames.longest) visible characters, and not be "
                + "\(PlayOptions.computerName).",
            isPlaying: { "\($0) is already playing." },
            nameKeys: "Type a name or choose one, Enter",
            computer: { strength in
                switch strength {
                case .easy: "Computer, easy"
                case .medium: "Computer, medium"
                case .hard: "Computer, hard"
                }
            }),
        lines: Lines(
            hint: "Type :rules for the rules, :help for the commands.",
            nameOf: { "Name of player \($0)> " }, needsName: { "Player \($0) needs a name." },
            badName: { "Player \($0) cannot have that name." },
            nothingToShare: "There is no result to share yet.",
            noSuchChoice: "There is no such choice.",
            help: [
                ":rules  show the rules", ":new  start another round",
                ":language en|nl  switch language and start a new round",
                ":names A,B  change players", ":choose N  choose a level or kind of phrase",
                ":scores  show high scores and statistics",
                ":share  show the result of a round of Wordle as text to share",
                ":quit  save the game and quit",
            ], unknownLanguage: { "unknown language \"\($0)\" (expected en or nl)" },
            notANumber: { "\"\($0)\" is not a number" },
            unknownCommand: { "unknown command \"\($0)\"; :help lists the commands" },
            saved: { "Your game is saved; \($0) resumes it." }),
        notes: Notes(
            installed: "Playing with dictc's own English.",
            otherPlayers: "The saved game was between other players; here is a new one.",
            unreadable: "The saved game cannot be read, so here is a new one.",
            kept: { " The old archive is kept as \($0)." },
            sameForAll: { "The game of \($0) is the same for everybody." },
            resumed: "Resuming your saved game.",
            carriedOver: "Resuming your saved game. The word list has changed since.",
            otherWords: "The word list has changed. Scores are kept; here is a new round.",
            invalid: "The saved round is not valid. Scores are kept; here is a new round."),
        scores: Scores(
            heading: "High scores", of: { "High scores of \($0)" }, noWins: "no wins yet",
            summary: {
                "\($0.played) played, \($0.winPercentage)% won, current streak \($0.streak), best "
                    + "streak \($0.bestStreak)"
            }, byLevel: "Wins by level", byGuesses: "Wins by guesses",
            byWrongLetters: "Wins by wrong letters"),
        guess: .english, ghost: .english, wordle: .english, hangman: .english, fill: .english)
}

extension GameTexts.Guess {
    fileprivate static let english = GameTexts.Guess(
        game: GameTexts.Game(
            title: "Word guessing",
            summary: "find the secret among some words by the letters they share",
            rules: GameRules(
                aim: "One of the words is the secret. Each guess shows how many letters it has in "
                    + "common with it.",
                details: [
                    "The letters may stand anywhere. One that occurs twice in both words counts twice.",
                    "If the secret is PEA, the guess TEA shows 2, and APE shows 3.",
                    "The title shows how many attempts are left. A guess that is not one of the "
                        + "words uses none.",
                    "A win leads to the next level, and after the last one to the first again. A "
                        + "lost level is played again with other words.",
                ],
                keys: [
                    "Type a word, or choose it with the arrows; Enter guesses it.",
                    "The menu goes to any level that you have reached.",
                ],
                input: "Each line is a guess; :choose N goes to a level that you have reached.")),
        level: "Level", facts: { "level \($0), \($1)" },
        attempts: { left in
            left.map { $0 == 1 ? "1 attempt left" : "\($0) attempts left" } ?? "unlimited attempts"
        }, guesses: "Guesses:", guessed: { "guessed: \($0)" },
        completed: {
            $0 == 1 ? "(all 5 levels completed once)" : "(all 5 levels completed \($0) times)"
        },
        hint: {
            "\($0) has \(GameTexts.counted($1, "letter", "letters")) in common with the secret"
        },
        lost: { "Level \($0) lost: it was \($1)." },
        won: { "\($0) it is: level \($1) won in \(GameTexts.counted($2, "guess", "guesses"))." },
        notInPack: { "\"\($0)\" is not one of the words: no attempt used." },
        over: "The round is over.", keys: "Type or choose, Enter guess", prompt: { "guess \($0)> " }
    )
}

extension GameTexts.Ghost {
    fileprivate static let english = GameTexts.Ghost(
        game: GameTexts.Game(
            title: "Ghost", summary: "add a letter in turn; who completes a word loses",
            rules: GameRules(
                aim: "Take turns to add a letter. You lose if you complete a well-known word of "
                    + "\(GhostRules.minimumLosingLength) letters or more, or if no word can start "
                    + "that way.",
                details: [
                    "After SNAC, the letter K loses, since SNACK is a word. X loses as well, since "
                        + "no word starts with SNACX.",
                    "A shorter or a rare word is safe as long as a longer one starts with it.",
                    "After a round, you see a word that was still possible. The other player "
                        + "begins the next round.",
                    "Rounds that you win count in the high scores; those of the computer do not.",
                ], keys: ["Type a letter; it counts at once."], input: "Each line is a letter.")),
        against: "against", turn: { "\($0)'s turn" }, says: { "\($0) says \($1)." },
        word: { "\($0) is a word" }, nothingLonger: { "nothing longer starts with \($0)" },
        noWord: { "no word starts with \($0)" },
        wins: { winner, why, loser, letter in "\(winner) wins: \(why), and \(loser) said \(letter)."
        },
        possible: { "\($0) was still possible." }, newRound: "Enter new round")
}

extension GameTexts.Wordle {
    fileprivate static let english = GameTexts.Wordle(
        game: GameTexts.Game(
            title: "Wordle", summary: "find the secret word in six guesses",
            rules: GameRules(
                aim: "Find the secret word in \(WordleGame.tries) guesses.",
                details: [
                    "[A] on green: the letter is in the right place.",
                    "(A) on yellow: the letter is in another place.",
                    "A on gray: the letter is not in the word, or not as often as you guessed. On "
                        + "the keyboard, it is -A-.",
                    "Each guess must be a word of the same length. Anything else uses no guess.",
                ],
                keys: [
                    "Type a word; Enter guesses it. Backspace deletes a letter, Ctrl-U all of them.",
                    "After the round, S shows your result as squares that tell no letter, to share.",
                ],
                input: "Each line is a guess; after the round, :share shows the result as squares "
                    + "that tell no letter.")),
        letters: { "\($0) letters" },
        legend: "[A] right place, (A) wrong place, A not in the word.",
        notLetters: "Letters only: no try used.",
        wrongLength: { "A guess has \($0) letters: no try used." },
        notAWord: { "\($0) is not a word: no try used." },
        won: { "Won in \(GameTexts.counted($0, "guess", "guesses"))." },
        lost: { "Lost: the word was \($0)." }, enter: "Enter guess", newWord: "Enter new word",
        share: "S share", prompt: { "guess \($0)> " })
}

extension GameTexts.Hangman {
    fileprivate static let english = GameTexts.Hangman(
        game: GameTexts.Game(
            title: "Hangman", summary: "find a phrase letter by letter",
            rules: GameRules(
                aim: "Find the phrase letter by letter. \(HangmanGame.maximumMisses) wrong letters "
                    + "lose the round.",
                details: [
                    "A letter opens wherever it occurs, with accents too: E also opens É.",
                    "Spaces, digits and punctuation marks are open from the start.",
                    "Each wrong letter adds a part to the figure. A letter that you have guessed "
                        + "before costs nothing.",
                ],
                keys: [
                    "Type a letter; it counts at once.", "The menu has easier and harder phrases.",
                ],
                input: "Each line is a letter; :choose 1 plays all phrases, :choose 2 easy ones, "
                    + "up to :choose 5.")),
        phrases: "Phrases", tiers: ["all", "easy", "medium", "hard", "expert"],
        noSuchTier: "There are no such phrases.", opened: { "\($0) is in it." },
        missed: { "\($0) is not in it." }, repeated: { "You already guessed \($0)." },
        wrong: "Incorrect guesses:", left: { "(\($0) left)" }, found: "Won: you found the phrase.",
        missing: "Lost: the marked letters were missing.", lost: { "Lost: it was \"\($0)\"." },
        newPhrase: "Enter new phrase", prompt: "letter> ")
}

extension GameTexts.Fill {
    fileprivate static let english = GameTexts.Fill(
        game: GameTexts.Game(
            title: "FillMeUp", summary: "put the missing words back into sentences",
            rules: GameRules(
                aim: "Fill each blank with one of the options.",
                details: [
                    "Each option belongs in one of the sentences.",
                    "Each right word is a point. If all are right, you go up a level: one more "
                        + "sentence, and words of another kind.",
                    "If not, you see which words were right, and play the level again with other "
                        + "sentences.",
                ],
                keys: [
                    "Up and Down choose a sentence, Left and Right go through the options.",
                    "Or type an option or its number, and Enter.",
                    "When no blank is left, Enter submits. Up and Down then go through the results.",
                ],
                input: "Each line is an option or its number, for the first blank; before it may "
                    + "be the number of a sentence.")),
        facts: { "level \($0), score \($1)" }, options: "Options: ",
        oneOption: "Type one option, or the number of a sentence and an option.",
        noSuchRow: "There is no such sentence.",
        noSuchOption: { "\"\($0)\" is not one of the options." },
        result: { "\($0) of \($1) right, score \($2)." }, complete: { "Level \($0) complete." },
        tryAgain: { "Try level \($0) again." }, submit: "Press Enter to submit.",
        choose: "Type or choose", prompt: { "blank \($0)> " })
}
