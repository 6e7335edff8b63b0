import DictCompiler
import DictFormat
import DictModel
import DictReader
import Testing

@Suite("Answers of a file") struct AnswerListTests {
    @Test("come back as they were written", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let answers = PackFixture.answers(seed: seed)
        let bytes = try AnswersArtefact.bytes(of: answers, language: .dutch, seed: seed)
        let list = try AnswerList(ArtefactBytes(bytes))
        try list.verifyStructure()
        #expect(list.language == .dutch && list.seed == seed && list.count == answers.count)
        #expect(list.wordLength == answers.first?.count ?? 0)
        #expect((0..<list.count).map { list.answer(at: $0) } == answers)
        for index in [-1, list.count, .max, .min] { #expect(list.answer(at: index) == nil) }
        let known = Set(answers)
        for answer in answers.prefix(20) {
            #expect(list.has(answer))
            var other = answer
            other[other.count - 1] = 0x61 + (other[other.count - 1] - 0x60) % 26
            #expect(list.has(other) == known.contains(other))
            #expect(!list.has(answer + [0x61]) && !list.has([]))
        }
    }

    @Test("may be none") func none() throws {
        let bytes = try AnswersArtefact.bytes(of: [], language: .english, seed: 1)
        let list = try AnswerList(ArtefactBytes(bytes))
        try list.verifyStructure()
        #expect(list.count == 0 && list.wordLength == 0 && list.answer(at: 0) == nil)
        #expect(!list.has([]) && !list.has([0x61]))
    }
}

@Suite("Phrases of a file") struct PhrasePackTests {
    @Test("come back as they were written", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let phrases = PackFixture.phrases(seed: seed)
        let bytes = try PhrasesArtefact.bytes(of: phrases, language: .dutch, seed: seed)
        let pack = try PhrasePack(ArtefactBytes(bytes))
        try pack.verifyStructure()
        #expect(pack.language == .dutch && pack.seed == seed && pack.count == phrases.count)
        for (index, expected) in phrases.enumerated() {
            let phrase = try #require(pack.phrase(at: index))
            #expect(phrase.text == expected.text && phrase.misses == expected.misses)
            #expect(phrase.tier == PhraseTier(misses: expected.misses).rawValue)
        }
        for index in [-1, pack.count, .max, .min] { #expect(pack.phrase(at: index) == nil) }
    }

    @Test("may be none, or long") func extremes() throws {
        for phrases in [
            [], [GradedPhrase(text: [UInt8](repeating: 0x41, count: 65535), misses: 0)],
        ] {
            let bytes = try PhrasesArtefact.bytes(of: phrases, language: .english, seed: 1)
            let pack = try PhrasePack(ArtefactBytes(bytes))
            try pack.verifyStructure()
            #expect(pack.count == phrases.count && pack.phrase(at: 0)?.text == phrases.first?.text)
        }
    }

    @Test("have the tier that the grader gives to their misses", arguments: 0...255)
    func tiers(misses: Int) {
        #expect(PhrasesFormat.tier(ofMisses: misses) == PhraseTier(misses: misses).rawValue)
    }
}
