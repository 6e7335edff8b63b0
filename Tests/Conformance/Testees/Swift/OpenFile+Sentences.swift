import DictModel
import DictReader

extension OpenFile {
    static func answer(_ query: Query, _ set: SentenceSet) -> String {
        let index = query.number
        switch query.verb {
        case "sentence": return set.tokenised(at: index).map { string($0.text) } ?? "none"
        case "tokens":
            guard let sentence = set.tokenised(at: index) else { return "none" }
            return list(
                sentence.tokens.flatMap {
                    [$0.range.offset, $0.range.length, Int($0.tag?.rawValue ?? 0)]
                })
        case "gaps":
            guard index < set.count else { return "none" }
            return list(
                set.gaps(at: index).flatMap {
                    [$0.token, Int($0.lexicalClass.rawValue), $0.answer]
                })
        case "rivals":
            let gaps = set.gaps(at: index)
            guard let number = query.numbers.last, number < gaps.count else { return "none" }
            return list(set.rivals(of: gaps[number]))
        case "gap-answer": return set.answerText(index).map(string) ?? "none"
        case "playing": return playing(query.numbers, set)
        default: return "wrong-kind"
        }
    }

    /// How many sentences play a class, or which one has a number among them.
    private static func playing(_ numbers: [Int], _ set: SentenceSet) -> String {
        guard let number = numbers.first, let value = UInt8(exactly: number),
            let lexicalClass = LexicalClass(rawValue: value)
        else { return "invalid-argument" }
        guard numbers.count == 2 else { return String(set.count(playing: lexicalClass)) }
        return set.index(ofSentence: numbers[1], playing: lexicalClass).map { String($0) } ?? "none"
    }
}
