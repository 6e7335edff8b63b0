import DictReader
import WordGames

let answers = try AnswerList(contentsOf: "build-output/en.answers")
let lexicon = try Lexicon(contentsOf: "build-output/en.lexicon")
var random = SystemRandomNumberGenerator()

if var game = WordleGame(in: answers, checking: lexicon, using: &random) {
    while game.standing == .open, let guess = readLine() {
        guard case .marked(let marks) = game.guess(guess, checking: lexicon) else { continue }
        print(marks.map { "\($0)" }.joined(separator: " "))
    }
    print(game.standing, game.secret)
}
