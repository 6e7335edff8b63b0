import DictLexicon
import DictModel
import Testing

@Suite("The history of a word") struct WordHistoryTests {
    static let records: [TestRecord] = [
        TestRecord("zebra", .word(35), line: 7), TestRecord("zebra", .word(10), file: 1, line: 2),
        TestRecord("peafowl", .word(70), line: 3), TestRecord("peafowl's", line: 4),
        TestRecord("rose", .word(10), line: 5), TestRecord("rosé", .word(40), line: 6),
        TestRecord("Rose", .reason(.name), file: 2, line: 1),
        TestRecord("Paris", .reason(.name), file: 2, line: 2),
        TestRecord("-gnu", .overlay, file: 3, line: 1), TestRecord("gnu", .word(10), line: 8),
        TestRecord("+qi", .overlay, file: 3, line: 2), TestRecord("can't", line: 9),
        TestRecord("can't", .reason(.contraction), file: 2, line: 3),
    ]

    static let verdicts: [(String, WordHistory.Verdict)] = [
        ("zebra", .word(Origin(file: 0, line: 7))), ("ZEBRA", .word(Origin(file: 0, line: 7))),
        ("peafowl's", .dropped(.apostrophe, Origin(file: 0, line: 4))),
        ("Paris", .dropped(.name, Origin(file: 2, line: 2))),
        ("paris", .dropped(.name, Origin(file: 2, line: 2))),
        ("Rose", .word(Origin(file: 0, line: 5))), ("rosé", .word(Origin(file: 0, line: 5))),
        ("gnu", .dropped(.removedByOverlay, Origin(file: 3, line: 1))),
        ("qi", .word(Origin(file: 3, line: 2))),
        ("can't", .dropped(.contraction, Origin(file: 2, line: 3))),
        ("foo-bar", .wouldBeDropped(.hyphen)), ("quux", .unknown), ("", .wouldBeDropped(.empty)),
    ]

    @Test("names the record that made it a word or dropped it", arguments: verdicts)
    func verdict(text: String, expected: WordHistory.Verdict) throws {
        #expect(try history(text, Self.records).verdict == expected)
        #expect(try history(text, Self.records.reversed()).verdict == expected)
    }

    @Test("lists all records in source order")
    func events() throws {
        let events = try history("rose", Self.records.reversed()).history.events
        #expect(events.map(\.origin.line) == [5, 6, 1])
        #expect(events.map(\.isExact) == [true, false, false])
        #expect(
            events.map(\.fate) == [
                .kept(familiarity: 10), .kept(familiarity: 40), .listed(.name),
            ])
        #expect(
            events.map { String(decoding: $0.spelling, as: UTF8.self) } == [
                "rose", "rosé", "Rose",
            ])
    }

    @Test("a record is dropped for the reason that the lexicon counts it under")
    func reasons() throws {
        let events = try history("can't", Self.records).history.events
        #expect(events.map(\.fate) == [.dropped(.contraction), .listed(.contraction)])
        let overlay = try history("gnu", Self.records).history.events
        #expect(overlay.map(\.fate) == [.kept(familiarity: 10), .removed])
        #expect(
            try history("qi", Self.records).history.events.map(\.fate) == [.added(familiarity: 0)])
    }

    @Test("a spelling that is stored only in part is known by that part")
    func long() throws {
        let text = String(repeating: "a-", count: 200)
        let long = try history(text, [TestRecord(text, line: 1)])
        #expect(long.verdict == .dropped(.hyphen, Origin(file: 0, line: 1)))
        #expect(long.history.events.map(\.spelling.count) == [LexiconBuilder.storedBytes])
    }

    @Test("watching hears of every record once and changes nothing")
    func watching() throws {
        var heard: [RecordFate] = []
        let watched = try builder(Self.records).finish { heard.append($3) }
        let plain = try builder(Self.records).finish()
        #expect(heard.count == Self.records.count)
        #expect(watched.words == plain.words && watched.rejections == plain.rejections)
    }

    private func history(
        _ text: String, _ records: [TestRecord]
    ) throws -> (history: WordHistory, verdict: WordHistory.Verdict) {
        var history = WordHistory(Array(text.utf8), language: .english)
        let lexicon = try builder(records).finish { history.note($0, $1, $2, $3) }
        return (history, history.verdict(in: lexicon))
    }
}
