import DictFormat
import DictModel
import DictPipeline
import DictReader

/// Functions that collect the facts that `dictc info` shows about artefacts other than lexicons.
enum PackFacts {
    /// Returns the facts about an artefact, each with its name in the JSON output.
    ///
    /// The list is empty for a lexicon.
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
        case .sentences: return sentences(try SentenceSet(ArtefactBytes(bytes)))
        case .tagger: return try TaggerFile.facts(of: bytes)
        case .part: return try PartFile.facts(of: bytes)
        case .lexicon: return []
        }
    }

    /// Returns the facts about the sentences of FillMeUp in `set`.
    ///
    /// The fact `levels` lists, from level 1 to 6, how many sentences have a gap of the word class
    /// that the level hides. The fact `gaps` has the number of gaps of each class.
    private static func sentences(_ set: SentenceSet) -> [(name: String, value: JSON)] {
        var tokens = 0
        var gaps = [Int](repeating: 0, count: LexicalClass.allCases.count)
        for index in 0..<set.count {
            tokens += set.sentence(at: index)?.tokens.count ?? 0
            for gap in set.gaps(at: index) { gaps[Int(gap.lexicalClass.rawValue)] += 1 }
        }
        return [
            ("sentences", .integer(set.count)), ("tokens", .integer(tokens)),
            ("answers", .integer(set.answerCount)),
            ("levels", .array(LexicalClass.ladder.map { .integer(set.count(playing: $0)) })),
            (
                "gaps",
                .object(
                    LexicalClass.allCases.map {
                        ("\($0.name)", .integer(gaps[Int($0.rawValue)]))
                    })
            ),
            ("seed", .string(String(set.seed))),
        ]
    }

    /// Formats `fact` as a line of text: its name, padded to the width of a column, and its value.
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
