package import WordGames

/// The rules of a game, in the words that the screen and the lines of `dictc play` show.
package struct GameRules {
    /// The aim of the game, in a sentence or two.
    var aim: String
    /// The rules beyond that, one or more sentences each.
    var details: [String]
    /// How to play on a screen.
    var keys: [String]
    /// How to play line by line.
    var input: String

    /// The rules as lines that may have to be wrapped, for a screen or for play without one.
    func lines(hasScreen: Bool) -> [String] {
        let play = hasScreen ? keys + [Self.commonKeys] : [input]
        return [aim, ""] + details.map { "- " + $0 } + [""] + play.map { "- " + $0 }
    }

    private static let commonKeys =
        "Esc opens the menu and ? these rules. The game is saved after every move."
}

extension GameKind {
    /// The rules of the game.
    package var rules: GameRules {
        switch self {
        case .guess: .guess
        case .ghost: .ghost
        case .wordle: .wordle
        case .hangman: .hangman
        case .fill: .fill
        }
    }
}

extension GameRules {
    fileprivate static let guess = GameRules(
        aim: "One of the words is the secret. Each guess shows how many letters it has in common "
            + "with it.",
        details: [
            "The letters may stand anywhere. One that occurs twice in both words counts twice.",
            "If the secret is PEA, the guess TEA shows 2, and APE shows 3.",
            "The title shows how many attempts are left. A guess that is not one of the words "
                + "uses none.",
            "A win leads to the next level, and after the last one to the first again. A lost "
                + "level is played again with other words.",
        ],
        keys: [
            "Type a word, or choose it with the arrows; Enter guesses it.",
            "The menu goes to any level that you have reached.",
        ],
        input: "Each line is a guess; :choose N goes to a level that you have reached.")

    fileprivate static let ghost = GameRules(
        aim: "Take turns to add a letter. You lose if you complete a well-known word of "
            + "\(GhostRules.minimumLosingLength) letters or more, or if no word can start that way.",
        details: [
            "After SNAC, the letter K loses, since SNACK is a word. X loses as well, since no "
                + "word starts with SNACX.",
            "A shorter or a rare word is safe as long as a longer one starts with it.",
            "After a round, you see a word that was still possible. The other player begins the "
                + "next round.",
            "Rounds that you win count in the high scores; those of the computer do not.",
        ],
        keys: ["Type a letter; it counts at once."],
        input: "Each line is a letter.")

    fileprivate static let wordle = GameRules(
        aim: "Find the secret word in \(WordleGame.tries) guesses.",
        details: [
            "[A] on green: the letter is in the right place.",
            "(A) on yellow: the letter is in another place.",
            "A on gray: the letter is not in the word, or not as often as you guessed. On the "
                + "keyboard, it is -A-.",
            "Each guess must be a word of the same length. Anything else uses no guess.",
        ],
        keys: [
            "Type a word; Enter guesses it. Backspace deletes a letter, Ctrl-U all of them.",
            "After the round, S shows your result as squares that tell no letter, to share.",
        ],
        input: "Each line is a guess; after the round, :share shows the result as squares that "
            + "tell no letter.")

    fileprivate static let hangman = GameRules(
        aim: "Find the phrase letter by letter. \(HangmanGame.maximumMisses) wrong letters lose "
            + "the round.",
        details: [
            "A letter opens wherever it occurs, with accents too: E also opens É.",
            "Spaces, digits and punctuation marks are open from the start.",
            "Each wrong letter adds a part to the figure. A letter that you have guessed before "
                + "costs nothing.",
        ],
        keys: ["Type a letter; it counts at once.", "The menu has easier and harder phrases."],
        input: "Each line is a letter; :choose 1 plays all phrases, :choose 2 easy ones, up to "
            + ":choose 5.")

    fileprivate static let fill = GameRules(
        aim: "Fill each blank with one of the options.",
        details: [
            "Each option belongs in one of the sentences.",
            "Each right word is a point. If all are right, you go up a level: one more sentence, "
                + "and words of another kind.",
            "If not, you see which words were right, and play the level again with other "
                + "sentences.",
        ],
        keys: [
            "Up and Down choose a sentence, Left and Right go through the options.",
            "Or type an option or its number, and Enter.",
            "When no blank is left, Enter submits. Up and Down then go through the results.",
        ],
        input: "Each line is an option or its number, for the first blank; before it may be the "
            + "number of a sentence.")
}
