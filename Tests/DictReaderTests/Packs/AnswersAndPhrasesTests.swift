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
        #expect((0..<list.count).map { list.letters(at: $0) } == answers)
        for index in [-1, list.count, .max, .min] { #expect(list.letters(at: index) == nil) }
        let known = Set(answers)
        for answer in answers.prefix(20) {
            #expect(list.has(answer))
            var other = answer
            other[other.count - 1] = 0x61 + (other[other.count - 1] - 0x60) % 26
            #expect(list.has(other) == known.contains(other))
            #expect(!list.has(answer + [0x61]) && !list.has([]))
        }
    }

    @Test("have days if a calendar gave them some, one a day") func days() throws {
        let answers = ["crane", "toren", "slate"].map { Array($0.utf8) }
        for (first, count) in [(20_454, 2), (0, 1), (2_932_896, 1), (2_932_894, 3)] {
            let day = try #require(CalendarDay(number: first))
            let list = try AnswerList(
                ArtefactBytes(
                    try AnswersArtefact.bytes(
                        of: answers, language: .dutch, seed: 1, days: (day, count))))
            try list.verifyStructure()
            #expect(list.firstDay == day && list.dayCount == count)
            for number in [0, first - 1, first, first + 1, first + 2, first + 3, 2_932_896] {
                guard let day = CalendarDay(number: number) else { continue }
                let index = number - first
                #expect(
                    list.answer(on: day)
                        == ((0..<count).contains(index) ? list.answer(at: index) : nil))
            }
        }
        for (first, count) in [(2_932_896, 2), (0, 0), (0, 4)] {
            let day = try #require(CalendarDay(number: first))
            let bytes = try AnswersArtefact.bytes(
                of: answers, language: .dutch, seed: 1, days: (day, count))
            let fault = #expect(throws: FormatError.self) {
                try AnswerList(ArtefactBytes(bytes), .trusting)
            }
            guard case .damaged(DaysFormat.section, .value) = fault else {
                Issue.record("\(fault.debugDescription)")
                continue
            }
        }
    }

    @Test("may be none") func none() throws {
        let bytes = try AnswersArtefact.bytes(of: [], language: .english, seed: 1)
        let list = try AnswerList(ArtefactBytes(bytes))
        try list.verifyStructure()
        #expect(list.count == 0 && list.wordLength == 0 && list.letters(at: 0) == nil)
        #expect(!list.has([]) && !list.has([0x61]))
        #expect(list.firstDay == nil && list.dayCount == 0 && list.answer(on: .first) == nil)
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
            #expect(phrase.utf8 == expected.text && phrase.misses == expected.misses)
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
            #expect(pack.count == phrases.count && pack.phrase(at: 0)?.utf8 == phrases.first?.text)
        }
    }

    @Test("have the tier that the grader gives to their misses", arguments: 0...255)
    func tiers(misses: Int) {
        #expect(PhrasesFormat.tier(ofMisses: misses) == PhraseTier(misses: misses).rawValue)
    }
}
