import DictModel
import DictReader

/// One reader of each kind, asked by many threads at once; every answer is compared with the one
/// that a single thread got before.
final class ThreadLoad: Sendable {
    private let lexicon: Lexicon
    private let answers: AnswerList
    private let packs: LevelPacks
    private let phrases: PhrasePack
    private let sentences: SentenceSet

    /// The words of the lexicon by rank, and for each a text that is none, the rank it has for all
    /// that, and how many words start with its first two letters.
    private let words: [[UInt8]]
    private let others: [(text: [UInt8], rank: Int?)]
    private let counts: [Int]
    private let expectedPacks: [[[UInt8]]]
    private let expectedPhrases: [[UInt8]]
    private let expectedSentences: [[UInt8]]

    init(folder: String) throws {
        lexicon = try Lexicon(contentsOf: folder + "/en-everyday.lexicon")
        answers = try AnswerList(contentsOf: folder + "/en-five.answers")
        packs = try LevelPacks(contentsOf: folder + "/en-ladder.levels")
        phrases = try PhrasePack(contentsOf: folder + "/en-signs.phrases")
        sentences = try SentenceSet(contentsOf: folder + "/en-many.sentences")

        var words: [[UInt8]] = []
        let none: [UInt8] = []
        try lexicon.forEachWord(startingWith: none.span) { word in
            words.append(word.indices.map { word[$0] })
            return true
        }
        self.words = words
        let all = Set(words)
        let ranks = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
        others = words.map { word in
            let text = Array(word.dropLast()) + [word.last == 0x71 ? 0x61 : 0x71]
            return (text, all.contains(text) ? ranks[text] : nil)
        }
        var starts: [ArraySlice<UInt8>: Int] = [:]
        for word in words {
            starts[word.prefix(1), default: 0] += 1
            if word.count > 1 { starts[word.prefix(2), default: 0] += 1 }
        }
        counts = words.map { starts[$0.prefix(2)] ?? 0 }
        expectedPacks = (0..<packs.count).map { [packs] in packs.pack(at: $0)?.letters ?? [] }
        expectedPhrases = (0..<phrases.count).map { [phrases] in phrases.phrase(at: $0)?.utf8 ?? []
        }
        expectedSentences = (0..<sentences.count).map { [sentences] in
            sentences.tokenised(at: $0)?.text ?? []
        }
    }

    /// Runs `threads` threads of `lookUps` questions each; whether all answers were right.
    func run(threads: Int, lookUps: Int) throws -> Bool {
        let clock = ContinuousClock()
        let start = clock.now
        let running = (1...threads).compactMap { number in
            SystemThread { [self] in answerAll(lookUps, seed: UInt64(number)) }
        }
        let wrong = running.reduce(0) { $0 + $1.join() }
        print(
            "\(running.count) threads, \(lookUps) look-ups each: \(wrong) wrong answers, "
                + "\(clock.now - start)")
        return wrong == 0 && running.count == threads
    }

    /// How many of `lookUps` answers were wrong.
    private func answerAll(_ lookUps: Int, seed: UInt64) -> Int {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        var wrong = 0
        for step in 0..<lookUps {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let place = Int(truncatingIfNeeded: state >> 33)
            if !isRight(step, place) { wrong += 1 }
        }
        return wrong
    }

    /// Whether one answer is as it was: seven of eight questions are about words.
    private func isRight(_ step: Int, _ place: Int) -> Bool {
        let rank = place % words.count
        let (word, other) = (words[rank], others[rank])
        switch step % 8 {
        case 0: return lexicon.contains(word.span)
        case 1: return lexicon.rank(of: word.span) == rank
        case 2: return lexicon.letters(at: rank) == word
        case 3: return lexicon.contains(other.text.span) == (other.rank != nil)
        case 4: return lexicon.rank(of: other.text.span) == other.rank
        case 5:
            let start = Array(word.prefix(2))
            return lexicon.count(startingWith: start.span) == counts[rank]
        case 6: return lexicon.cursor(at: word.span)?.isWord == true
        default: return isPackRight(step / 8, place)
        }
    }

    private func isPackRight(_ step: Int, _ place: Int) -> Bool {
        switch step % 4 {
        case 0:
            let index = place % packs.count
            return packs.pack(at: index)?.letters == expectedPacks[index]
        case 1:
            let index = place % phrases.count
            return phrases.phrase(at: index)?.utf8 == expectedPhrases[index]
        case 2:
            let index = place % sentences.count
            return sentences.tokenised(at: index)?.text == expectedSentences[index]
        default:
            guard let answer = answers.letters(at: place % answers.count) else { return false }
            return answers.contains(answer.span)
        }
    }
}
