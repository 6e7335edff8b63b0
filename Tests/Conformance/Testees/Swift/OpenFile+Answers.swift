import DictFormat
import DictModel
import DictReader

extension OpenFile {
    /// The answer to `query`, or the class of an error.
    func answer(_ query: Query) -> String {
        switch query.verb {
        case "kind": String(type(of: reader).kind.rawValue)
        case "language": String(language.rawValue)
        case "identity": Self.hexadecimal(reader.identity)
        case "count": String(count)
        case "fold": Self.folded(query.text, language).map(Self.string) ?? "none"
        case "hint": Self.hint(query)
        case "marks": Self.marks(query)
        default:
            switch self {
            case .lexicon(let lexicon): Self.answer(query, lexicon)
            case .levels(let packs): Self.answer(query, packs)
            case .answers(let list): Self.answer(query, list)
            case .phrases(let pack): Self.answer(query, pack)
            case .sentences(let set): Self.answer(query, set)
            }
        }
    }

    static func answer(_ query: Query, _ packs: LevelPacks) -> String {
        guard query.verb == "pack" else { return "wrong-kind" }
        let numbers = query.numbers
        guard numbers.count == 2, let pack = packs.pack(set: numbers[0], level: numbers[1]) else {
            return "none"
        }
        return String(pack.attempts) + " " + list(pack.letters)
    }

    static func answer(_ query: Query, _ list: AnswerList) -> String {
        switch query.verb {
        case "answer": list.letters(at: query.number).map(string) ?? "none"
        case "days": list.firstDay.map { "\($0.number) \(list.dayCount)" } ?? "none"
        case "contains":
            folded(query.text, list.language).map { list.contains($0.span) } == true ? "1" : "0"
        default: "wrong-kind"
        }
    }

    static func answer(_ query: Query, _ pack: PhrasePack) -> String {
        guard query.verb == "phrase" else { return "wrong-kind" }
        guard let phrase = pack.phrase(at: query.number) else { return "none" }
        return "\(phrase.misses) \(phrase.tier) " + string(phrase.utf8)
    }

    // MARK: - Texts

    static func folded(_ text: String, _ language: Language) -> [UInt8]? {
        var letters: [UInt8] = []
        let traits = Folding(language).fold(Array(text.utf8).span, into: &letters)
        return traits.subtracting(.capitals).isEmpty ? letters : nil
    }

    static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    static func list(_ words: [[UInt8]]) -> String {
        words.map(string).joined(separator: " ")
    }

    static func list(_ numbers: [Int]) -> String {
        numbers.map { String($0) }.joined(separator: " ")
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    // MARK: - Rules

    private static func twoWords(_ query: Query) -> ([UInt8], [UInt8]) {
        let words = query.text.split(separator: " ").map { Array($0.utf8) }
        return words.count == 2 ? (words[0], words[1]) : ([], [])
    }

    private static func hint(_ query: Query) -> String {
        let (one, other) = twoWords(query)
        return String(LetterHint.common(one, other))
    }

    private static func marks(_ query: Query) -> String {
        let (guess, secret) = twoWords(query)
        guard let marks = WordleMarks(guess: guess, secret: secret) else {
            return "invalid-argument"
        }
        return (0..<marks.count).map { String(marks[$0].rawValue) }.joined()
    }
}
