import DictFormat
import DictModel
import DictReader
import Testing

/// What the reader answers to questions of every kind about an artefact in memory.
enum ReaderAnswers {
    /// The most words or entries that are asked for.
    private static let bound = 300

    /// The answers as text; an error of the reader is one too.
    static func of(_ bytes: ArtefactBytes, _ verification: Verification) throws -> [String] {
        switch try ArtefactKind(of: bytes) {
        case .lexicon: lexicon(try Lexicon(bytes, verification))
        case .levels: levels(try LevelPacks(bytes, verification))
        case .answers: answers(try AnswerList(bytes, verification))
        case .phrases: phrases(try PhrasePack(bytes, verification))
        case .sentences: sentences(try SentenceSet(bytes, verification))
        case .tagger, .part: []
        }
    }

    private static func text(_ bytes: [UInt8]?) -> String {
        bytes.map { String(decoding: $0, as: UTF8.self) } ?? "none"
    }

    private static func lexicon(_ lexicon: Lexicon) -> [String] {
        var answers = ["\(lexicon.count)"]
        for word in ["pea", "peafowl", "a", "", "zz"] {
            answers.append("\(lexicon.contains(word))")
            answers.append("\(lexicon.rank(of: word) ?? -1)")
            answers.append("\(lexicon.count(startingWith: word))")
            answers += lexicon.words(withinOneEditOf: word, limit: bound)
        }
        for rank in [0, 1, 2, 100, lexicon.count - 1, lexicon.count] {
            answers.append(lexicon.word(at: rank) ?? "none")
        }
        let (pattern, bag) = (Array("*e?".utf8), Array("aet?".utf8))
        do {
            // The queries that take a span tell of damage.
            var left = bound
            let take = { (word: Span<UInt8>) in
                answers.append(text(word.indices.map { word[$0] }))
                left -= 1
                return left > 0
            }
            try lexicon.forEachWord(take)
            left = bound
            try lexicon.forEachWord(matching: pattern.span, take)
            left = bound
            try lexicon.forEachAnagram(of: bag.span, take)
        } catch {
            answers.append("\(error)")
        }
        return answers
    }

    private static func levels(_ packs: LevelPacks) -> [String] {
        (0..<min(bound, packs.count)).flatMap { index -> [String] in
            guard let pack = packs.pack(at: index) else { return ["none"] }
            return ["\(pack.set) \(pack.level) \(pack.attempts) \(pack.figures == nil)"]
                + pack.words
        }
    }

    private static func answers(_ list: AnswerList) -> [String] {
        (0..<min(bound, list.count)).map { text(list.letters(at: $0)) }
            + ["\(list.contains(Array("kaart".utf8).span))"]
    }

    private static func phrases(_ pack: PhrasePack) -> [String] {
        (0..<min(bound, pack.count)).map { index in
            pack.phrase(at: index).map { "\($0.misses) \($0.tier) " + text($0.utf8) } ?? "none"
        }
    }

    private static func sentences(_ set: SentenceSet) -> [String] {
        (0..<min(bound, set.count)).flatMap { index -> [String] in
            let gaps = set.gaps(at: index)
            let tokens = set.tokenised(at: index)?.tokens ?? []
            return [text(set.tokenised(at: index)?.text), "\(tokens.map(\.range))"]
                + gaps.map { "\($0.token) \($0.answer) \(set.rivals(of: $0))" }
                + gaps.map { text(set.answerText($0.answer)) }
        }
    }
}
