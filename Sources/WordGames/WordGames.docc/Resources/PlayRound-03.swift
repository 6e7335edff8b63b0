import DictReader
import WordGames

let answers = try AnswerList(contentsOf: "build-output/en.answers")
let lexicon = try Lexicon(contentsOf: "build-output/en.lexicon")
var random = SystemRandomNumberGenerator()

if var game = WordleGame(in: answers, checking: lexicon, using: &random) {
    while game.standing == .open, let guess = readLine() {
        print(game.guess(guess, checking: lexicon))
    }
}
