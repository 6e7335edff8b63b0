import DictModel
import DictReader

extension OpenFile {
    /// Asks an artefact that may hold anything a little of everything.
    func survive() {
        let texts = ["", "a", "pea", "peafowl", "zz", "tea", "aaaaaaaaaaaa"]
        _ = answer(Query("days"))
        for verb in ["contains", "rank", "prefix", "next"] {
            for text in texts { _ = answer(Query("\(verb) \(text)")) }
        }
        for verb in ["complete", "match", "anagrams", "neighbours"] {
            for text in texts + ["*e?"] { _ = answer(Query("\(verb) \(text) 1000")) }
        }
        for number in 0..<400 {
            for verb in ["word", "answer", "phrase", "sentence", "tokens", "gaps", "gap-answer"] {
                _ = answer(Query("\(verb) \(number)"))
            }
            _ = answer(Query("pack \(number / 20) \(number % 20)"))
            _ = answer(Query("rivals \(number) \(number % 3)"))
            _ = answer(Query("playing \(number % 8) \(number / 8)"))
        }
    }
}
