import DictFormat
import DictPipeline
import DictReader

/// What `dictc info` tells of level packs, answers and phrases.
enum PackFacts {
    /// The facts by their names in JSON; none for other kinds.
    static func members(
        of bytes: [UInt8], _ kind: ArtefactKind
    ) throws(FormatError) -> [(name: String, value: JSON)] {
        switch kind {
        case .levels:
            let packs = try LevelPacks(ArtefactBytes(bytes))
            return [
                ("sets", .integer(packs.setCount)), ("packs", .integer(packs.count)),
                ("ladder", .string(packs.ladder.text)), ("seed", .string(String(packs.seed))),
            ]
        case .answers:
            let answers = try AnswerList(ArtefactBytes(bytes))
            return [
                ("answers", .integer(answers.count)), ("letters", .integer(answers.wordLength)),
                ("seed", .string(String(answers.seed))),
            ]
        case .phrases:
            let pack = try PhrasePack(ArtefactBytes(bytes))
            var tiers = [0, 0, 0, 0]
            for index in 0..<pack.count {
                guard let phrase = pack.phrase(at: index), phrase.tier < 4 else { continue }
                tiers[Int(phrase.tier)] += 1
            }
            return [
                ("phrases", .integer(pack.count)),
                ("tiers", .array(tiers.map { .integer($0) })),
                ("seed", .string(String(pack.seed))),
            ]
        case .lexicon, .sentences, .tagger: return []
        }
    }

    /// A fact for people: its name in a column, and its value.
    static func line(_ fact: (name: String, value: JSON)) -> String {
        let name = fact.name + String(repeating: " ", count: max(1, 11 - fact.name.utf8.count))
        switch fact.value {
        case .string(let text): return name + text
        case .integer(let number): return name + TerminalText.grouped(number)
        case .array(let values):
            return name + values.map { JSONLine.text($0) }.joined(separator: " ")
        default: return name + JSONLine.text(fact.value)
        }
    }
}
