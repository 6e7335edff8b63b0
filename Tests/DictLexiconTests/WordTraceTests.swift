import DictLexicon
import DictModel
import Testing

@Suite("The trace of a word") struct WordTraceTests {
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

    static let verdicts: [(String, WordTrace.Verdict)] = [
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

    @Test("tells where a word is from or what dropped it", arguments: verdicts)
    func tells(text: String, expected: WordTrace.Verdict) throws {
        #expect(try trace(text, Self.records).verdict == expected)
        #expect(try trace(text, Self.records.reversed()).verdict == expected)
    }

    @Test("lists all events in source order")
    func events() throws {
        let events = try trace("rose", Self.records.reversed()).events
        #expect(events.map(\.origin.line) == [5, 6, 1])
        #expect(events.map(\.isExact) == [true, false, false])
        #expect(
            events.map(\.outcome) == [
                .kept(familiarity: 10), .kept(familiarity: 40), .listed(.name),
            ])
    }

    @Test("agrees with the lexicon of the same records")
    func agrees() throws {
        let words = try lexicon(Self.records).texts
        for (text, _) in Self.verdicts where text.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) {
            let isWord =
                if case .word = try trace(text, Self.records).verdict { true } else { false }
            #expect(isWord == words.contains(text), "\(text)")
        }
    }

    private func trace(_ text: String, _ records: [TestRecord]) throws -> WordTrace {
        var trace = WordTrace(Array(text.utf8), language: .english)
        for record in records {
            let bytes = record.text.span
            switch record.kind {
            case .word(let rank):
                trace.add(bytes, file: record.file, line: record.line, familiarity: rank)
            case .reason(let reason):
                trace.addReason(bytes, reason: reason, file: record.file, line: record.line)
            case .overlay:
                try trace.applyOverlayLine(bytes, file: record.file, line: record.line)
            }
        }
        return trace
    }
}
