import DictCompiler
import DictModel
import DictReader
import DictTestSupport

@testable import WordGames

/// Small files of sentences.
enum FillMeUpFixture {
    private static let tags: [Character: UniversalTag] = [
        "P": .adposition, "D": .determiner, "V": .verb, "N": .noun, "R": .pronoun,
        "C": .coordinatingConjunction, "A": .adjective, ".": .punctuation,
    ]

    /// A sentence of `word/TAG` parts; one that ends in `*` is a gap, with the rivals that stand
    /// behind the star: `in/P*on,at`.
    static func sentence(_ line: String) -> PlayableSentence {
        var sentence = PlayableSentence(text: TokenisedText(text: []), gaps: [])
        for part in line.split(separator: " ") {
            let slash = part.lastIndex(of: "/") ?? part.endIndex
            let word = Array(part[..<slash].utf8)
            let rest = part[slash...].dropFirst()
            let tag = rest.first.flatMap { tags[$0] }
            if tag != .punctuation, !sentence.text.text.isEmpty {
                sentence.text.text.append(0x20)
            }
            sentence.text.tokens.append(
                Token(
                    ByteRange(offset: sentence.text.text.count, length: word.count), tag: tag))
            sentence.text.text += word
            guard rest.dropFirst().first == "*" else { continue }
            sentence.gaps.append(
                Gap(
                    token: sentence.text.tokens.count - 1,
                    rivals: rest.dropFirst(2).split(separator: ",").map { Array($0.utf8) }))
        }
        return sentence
    }

    static func set(_ lines: [String]) throws -> SentenceSet {
        try set(lines.map(sentence))
    }

    static func set(_ sentences: [PlayableSentence]) throws -> SentenceSet {
        try SentenceSet(
            ArtefactBytes(
                try SentencesArtefact.bytes(of: sentences, language: .english, seed: 1)))
    }

    /// The sentence of the description.
    static func apple() throws -> SentenceSet {
        try set(["An/D* apple/N* is/V* sweet/A* ./."])
    }

    /// `count` random sentences with gaps of all classes; some have rivals of their class.
    static func random(
        _ count: Int, seed: UInt64, words: Int = 40, rivals: Int = 6
    ) throws -> SentenceSet {
        var random = SeededGenerator(seed: seed)
        let classes = Array("PDVNRCA")
        func word(_ kind: Character, _ number: Int) -> [UInt8] {
            let digits = String(number, radix: 26).utf8.map { $0 < 0x3A ? $0 + 0x31 : $0 + 0x0A }
            return Array(String(kind).lowercased().utf8) + [0x78] + digits
        }
        var sentences: [PlayableSentence] = []
        var answers: [Character: Set<Int>] = [:]
        var gaps: [[(kind: Character, number: Int)]] = []
        for index in 0..<count {
            var sentence = PlayableSentence(text: TokenisedText(text: []), gaps: [])
            var found: [(Character, Int)] = []
            // A number as the head makes every text different.
            var parts: [(Character, [UInt8])] = [("A", Array("q\(index)".utf8))]
            for kind in classes.shuffled(using: &random)
            where UInt64.random(in: 0..<4, using: &random) > 0 {
                let number = Int.random(in: 0..<words, using: &random)
                if Int.random(in: 0..<4, using: &random) > 0 {
                    sentence.gaps.append(Gap(token: parts.count))
                    answers[kind, default: []].insert(number)
                    found.append((kind, number))
                }
                parts.append((kind, word(kind, number)))
            }
            if sentence.gaps.isEmpty {
                sentence.gaps = [Gap(token: parts.count)]
                answers["N", default: []].insert(index % words)
                found.append(("N", index % words))
                parts = [parts[0]] + parts.dropFirst().filter { $0.0 != "N" }
                sentence.gaps = [Gap(token: parts.count)]
                parts.append(("N", word("N", index % words)))
            }
            for (kind, text) in parts {
                if !sentence.text.text.isEmpty { sentence.text.text.append(0x20) }
                sentence.text.tokens.append(
                    Token(
                        ByteRange(offset: sentence.text.text.count, length: text.count),
                        tag: tags[kind]))
                sentence.text.text += text
            }
            sentences.append(sentence)
            gaps.append(found)
        }
        for index in sentences.indices {
            for (gap, own) in gaps[index].enumerated() {
                let others = (answers[own.kind] ?? []).subtracting([own.number]).sorted()
                sentences[index].gaps[gap].rivals = others.shuffled(using: &random)
                    .prefix(Int.random(in: 0...rivals, using: &random))
                    .map { word(own.kind, $0) }
            }
        }
        return try set(sentences)
    }

    /// The ways of giving each option of `round` to one row that it fits, counted one by one.
    static func solutions(_ round: FillMeUpRound, _ sentences: SentenceSet) -> Int {
        let fits = round.rows.map { row in
            let gap = sentences.gaps(at: row.sentence).first { $0.token == row.token }
            return [row.answer] + (gap.map(sentences.rivals) ?? [])
        }
        var taken = [Bool](repeating: false, count: round.rows.count)
        func count(_ row: Int) -> Int {
            guard row < fits.count else { return 1 }
            var sum = 0
            for (option, other) in round.rows.enumerated()
            where !taken[option] && fits[row].contains(other.answer) {
                taken[option] = true
                sum += count(row + 1)
                taken[option] = false
            }
            return sum
        }
        return count(0)
    }
}

extension SentenceSet {
    /// The gaps that may be hidden at `level` in the sentence at `index`.
    func gaps(at index: Int, level: Int, _ choice: FillMeUpGapChoice) -> [Gap] {
        GapTable(self).playable(at: index, rung: playable(at: index).rung(level: level), choice)
    }
}
