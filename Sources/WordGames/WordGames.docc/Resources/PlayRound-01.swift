import DictReader
import WordGames

let answers = try AnswerList(contentsOf: "build-output/en.answers")
let lexicon = try Lexicon(contentsOf: "build-output/en.lexicon")
