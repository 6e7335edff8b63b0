import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictReader
import DictTerminal

/// Functions that collect the facts that `dictc info` shows about artefacts other than lexicons.
enum PackFacts {
    /// Returns the facts about an artefact as a JSON object, which is empty for a lexicon.
    static func json(of bytes: [UInt8], _ kind: ArtefactKind) throws(FormatError) -> JSON {
        switch kind {
        case .levels:
            let packs = try LevelPacks(ArtefactBytes(bytes))
            let facts = JSON([
                "sets": packs.setCount, "packs": packs.count, "ladder": packs.ladder.text,
                "seed": String(packs.seed),
            ])
            guard packs.dailySetCount < packs.setCount else { return facts }
            return facts + JSON(["dailySets": packs.dailySetCount])
        case .answers:
            let answers = try AnswerList(ArtefactBytes(bytes))
            let facts = JSON([
                "answers": answers.count, "letters": answers.wordLength,
                "seed": String(answers.seed),
            ])
            guard let first = answers.firstDay else { return facts }
            return facts + JSON(["firstDay": first.text, "days": answers.dayCount])
        case .phrases:
            let pack = try PhrasePack(ArtefactBytes(bytes))
            var tiers = [0, 0, 0, 0]
            for index in 0..<pack.count {
                guard let phrase = pack.phrase(at: index), phrase.tier < 4 else { continue }
                tiers[Int(phrase.tier)] += 1
            }
            return JSON(["phrases": pack.count, "tiers": tiers, "seed": String(pack.seed)])
        case .sentences: return sentences(try SentenceSet(ArtefactBytes(bytes)))
        case .tagger: return try TaggerFile.facts(of: bytes)
        case .part: return try PartFile.facts(of: bytes)
        case .lexicon: return JSON([:])
        }
    }

    /// Returns the facts about the sentences of FillMeUp in `set`.
    ///
    /// The fact `levels` lists, from level 1 to 6, how many sentences have a gap of the word class
    /// that the level hides. The fact `gaps` has the number of gaps of each class.
    private static func sentences(_ set: SentenceSet) -> JSON {
        var tokens = 0
        var gaps = [Int](repeating: 0, count: LexicalClass.allCases.count)
        for index in 0..<set.count {
            tokens += set.tokenised(at: index)?.tokens.count ?? 0
            for gap in set.gaps(at: index) { gaps[Int(gap.lexicalClass.rawValue)] += 1 }
        }
        return JSON([
            "sentences": set.count, "tokens": tokens, "answers": set.answerCount,
            "levels": LexicalClass.ladder.map { set.count(playing: $0) },
            "gaps": JSON(LexicalClass.allCases.map { ("\($0.name)", gaps[Int($0.rawValue)]) }),
            "seed": String(set.seed),
        ])
    }

    /// The width of the column of names.
    static let labelWidth = 11

    /// Returns a line of text: a name in words, padded to the width of a column, and its value.
    static func line(_ name: String, _ value: String) -> String {
        let words = name.flatMap { $0.isUppercase ? " " + $0.lowercased() : String($0) }
        let label = String(words)
        return label + String(repeating: " ", count: max(1, labelWidth - label.utf8.count)) + value
    }

    /// Returns the value of the fact `name` as text for people.
    ///
    /// The numbers of an array get those of the levels or tiers that they count.
    static func text(_ name: String, _ value: JSON) -> String {
        switch value {
        case .string(let text): return text
        case .integer(let number): return TerminalText.grouped(number)
        case .object(let members):
            return members.map { "\($0.0) \(text($0.0, $0.1))" }.joined(separator: ", ")
        case .array(let values):
            let first = name == "levels" ? 1 : 0
            return values.enumerated().map { index, value in
                guard case .integer = value else { return text(name, value) }
                return "\(index + first): \(text(name, value))"
            }.joined(separator: name == "notice" ? " " : ", ")
        case .null: return "none"
        default: return JSONLine.text(value)
        }
    }
}
