import DictLexicon
import DictModel
import DictTestSupport
import Testing

/// A record for a builder or a trace.
struct TestRecord: Sendable {
    enum Kind: Sendable { case word(UInt8), reason(Rejection), overlay }
    let text: [UInt8]
    let kind: Kind
    let file: Int
    let line: Int

    init(_ text: String, _ kind: Kind = .word(0), file: Int = 0, line: Int) {
        self.text = Array(text.utf8)
        self.kind = kind
        self.file = file
        self.line = line
    }
}

/// A builder with `records`, added in their order.
func builder(_ records: [TestRecord]) throws(Diagnostic) -> LexiconBuilder {
    var builder = LexiconBuilder(
        language: .english, files: [Place("over.txt"), Place("more.txt", base: .project)])
    for record in records {
        let text = record.text.span
        switch record.kind {
        case .word(let rank):
            try builder.add(text, file: record.file, line: record.line, familiarity: rank)
        case .reason(let reason):
            try builder.addReason(text, reason: reason, file: record.file, line: record.line)
        case .overlay:
            try builder.applyOverlayLine(text, file: record.file, line: record.line)
        }
    }
    return builder
}

/// The lexicon of `records`, added in their order.
func lexicon(_ records: [TestRecord]) throws(Diagnostic) -> NormalisedLexicon {
    try builder(records).finish()
}

extension NormalisedLexicon {
    var texts: [String] {
        (0..<words.count).map { String(decoding: words[$0], as: UTF8.self) }
    }
}

@Suite("The lexicon builder") struct LexiconBuilderTests {
    @Test("a word is asked for if a record says so, and then only such records rate it")
    func asked() throws {
        var builder = LexiconBuilder(language: .english)
        let records: [(String, UInt8, Bool)] = [
            ("spelt", 10, false), ("spelt", 60, true), ("colour", 20, false),
            ("colour", 10, false), ("plain", 0, true), ("plain", 35, false),
        ]
        for (line, record) in records.enumerated() {
            try builder.add(
                Array(record.0.utf8).span, file: 0, line: line + 1, familiarity: record.1,
                isAsked: record.2)
        }
        let result = builder.finish()
        #expect(result.texts == ["colour", "plain", "spelt"])
        #expect(result.familiarity == [10, 0, 60])
        #expect(result.isAsked == [false, true, true])
    }

    @Test("the overlay lets games ask for a word that they only accepted")
    func overlayAsks() throws {
        var builder = LexiconBuilder(language: .english)
        for (line, word) in ["axe", "zax"].enumerated() {
            try builder.add(
                Array(word.utf8).span, file: 0, line: line + 1, familiarity: 20, isAsked: false)
        }
        for (line, text) in ["+axe", "+bro"].enumerated() {
            try builder.applyOverlayLine(Array(text.utf8).span, file: 1, line: line + 1)
        }
        let result = builder.finish()
        #expect(result.texts == ["axe", "bro", "zax"])
        #expect(result.isAsked == [true, true, false])
        #expect(result.familiarity == [20, 0, 20])
        #expect(result.overlay.withoutEffect.isEmpty && result.overlay.added == 1)
    }

    @Test("case variants, NFC and NFD, and repetitions give one word")
    func oneWord() throws {
        let result = try lexicon([
            TestRecord("PEA", line: 1), TestRecord("pea", .word(35), line: 2),
            TestRecord("Pea", line: 3), TestRecord("pea", .word(10), file: 1, line: 1),
            TestRecord("café", line: 4), TestRecord("cafe\u{301}", line: 5),
        ])
        #expect(result.texts == ["cafe", "pea"])
        #expect(result.familiarity == [0, 10])
        #expect(result.origins == [Origin(file: 0, line: 4), Origin(file: 0, line: 2)])
        #expect(result.rejections.count(of: .abbreviation) == 1)
        #expect(result.rejections.count(of: .name) == 1)
        #expect(result.records == 6 && result.keptRecords == 4)
        #expect(result.collisions.count == 1)
    }

    @Test("words that only one file has are counted, and repetitions in it are no other file")
    func onlyInFile() throws {
        let result = try lexicon([
            TestRecord("pea", line: 1), TestRecord("pea", file: 1, line: 1),
            TestRecord("ape", line: 2), TestRecord("ape", line: 3),
            TestRecord("axe", file: 2, line: 1), TestRecord("äxe", file: 2, line: 2),
            TestRecord("zax", file: 2, line: 3), TestRecord("London", file: 1, line: 2),
        ])
        #expect((0..<4).map(result.words(onlyInFile:)) == [1, 0, 2, 0])
    }

    @Test("collisions name their spellings and first places")
    func collisions() throws {
        let result = try lexicon([
            TestRecord("pâté", line: 9), TestRecord("pate", line: 3), TestRecord("pâté", line: 5),
            TestRecord("pâte", file: 1, line: 1), TestRecord("rosé", line: 2),
            TestRecord("rosé", line: 7),
        ])
        #expect(result.texts == ["pate", "rose"])
        let collision = try #require(result.collisions.first)
        #expect(result.collisions.count == 1)
        #expect(collision.word == Array("pate".utf8))
        #expect(
            collision.spellings.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "pate", "pâte", "pâté",
            ])
        #expect(collision.spellings.map(\.origin.line) == [3, 1, 5])
    }

    @Test("a reason list names the reason and drops nothing")
    func reasonLists() throws {
        let result = try lexicon([
            TestRecord("may", .word(10), line: 1), TestRecord("can't", line: 2),
            TestRecord("peafowl's", line: 3), TestRecord("élan", line: 4),
            TestRecord("may", .reason(.name), file: 1, line: 1),
            TestRecord("May", .reason(.name), file: 1, line: 2),
            TestRecord("can't", .reason(.contraction), file: 1, line: 3),
            TestRecord("élan", .reason(.name), file: 1, line: 4),
            TestRecord("elan", .reason(.name), file: 1, line: 5),
        ])
        #expect(result.texts == ["elan", "may"])
        #expect(result.listedRecords == 5 && result.overruledRecords == 2)
        #expect(result.rejections.count(of: .contraction) == 2)
        #expect(result.rejections.count(of: .apostrophe) == 1)
        #expect(result.rejections.samples(of: .name).map(\.origin.line) == [2, 5])
    }

    @Test("of two reason lists with one spelling, the first decides", arguments: [false, true])
    func reasonListsInOrder(isReversed: Bool) throws {
        let reasons = [Rejection.contraction, .name]
        let lists = (isReversed ? reasons.reversed() : reasons).enumerated().map { index, reason in
            TestRecord("can't", .reason(reason), file: index + 1, line: 1)
        }
        let result = try lexicon([TestRecord("can't", line: 1)] + lists)
        let counts = reasons.map { result.rejections.count(of: $0) }
        #expect(counts == (isReversed ? [1, 2] : [2, 1]))
    }

    @Test("the overlay has the last word")
    func overlay() throws {
        let result = try lexicon([
            TestRecord("# ours", .overlay, file: 2, line: 1),
            TestRecord("", .overlay, file: 2, line: 2),
            TestRecord("+Qi", .overlay, file: 2, line: 3),
            TestRecord("- beta ", .overlay, file: 2, line: 4),
            TestRecord("+alpha", .overlay, file: 2, line: 5),
            TestRecord("-zeta", .overlay, file: 2, line: 6),
            TestRecord("+aa", .overlay, file: 2, line: 7),
            TestRecord("+zz", .overlay, file: 2, line: 8),
            TestRecord("alpha", .word(10), line: 1), TestRecord("beta", line: 2),
            TestRecord("gamma", .word(20), line: 3),
        ])
        #expect(result.texts == ["aa", "alpha", "gamma", "qi", "zz"])
        #expect(result.familiarity == [0, 10, 20, 0, 0])
        #expect(result.origins[3] == Origin(file: 2, line: 3))
        #expect(result.overlay.added == 3 && result.overlay.removed == 1)
        #expect(result.overlay.withoutEffect.map(\.line) == [5, 6])
        #expect(result.rejections.samples(of: .removedByOverlay).first?.origin.line == 4)
    }

    @Test("the overlay states a familiarity, also for a word of a source")
    func overlayFamiliarity() throws {
        let result = try lexicon([
            TestRecord("+a\t5", .overlay, file: 2, line: 1),
            TestRecord("+I\t1", .overlay, file: 2, line: 2),
            TestRecord("+the \t 3 ", .overlay, file: 2, line: 3),
            TestRecord("+zax\t90", .overlay, file: 2, line: 4),
            TestRecord("+qi", .overlay, file: 2, line: 5),
            TestRecord("+Qi\t40", .overlay, file: 2, line: 6),
            TestRecord("+qi\t30", .overlay, file: 2, line: 7),
            TestRecord("+plain", .overlay, file: 2, line: 8),
            TestRecord("the", line: 1), TestRecord("zax", .word(10), line: 2),
            TestRecord("plain", .word(20), line: 3),
        ])
        #expect(result.texts == ["a", "i", "plain", "qi", "the", "zax"])
        #expect(result.familiarity == [5, 1, 20, 30, 3, 90])
        #expect(result.overlay.added == 3)
        #expect(result.overlay.withoutEffect.map(\.line) == [8])
        let stated = ["a": 5, "i": 1, "qi": 30, "the": 3, "zax": 90] as [String: UInt8]
        #expect(
            result.overlay.familiarity
                == Dictionary(uniqueKeysWithValues: stated.map { (Array($0.utf8), $1) }))
    }

    static let badOverlays: [([String], Diagnostic.Code, line: Int, found: String)] = [
        (["word"], .overlayNoSign, 1, "\"word\""),
        (["+e-mail"], .overlayNotAWord, 1, "\"e-mail\", which has a hyphen"),
        (["-"], .overlayNotAWord, 1, "\"\", which has no letters"),
        (
            ["+rosé", "-rose"], .overlayContradiction, 2,
            "both + and - of \"rose\", the other at over.txt:1"
        ),
        (["+a\t0"], .overlayFamiliarity, 1, "\"0\""),
        (["+a\t101"], .overlayFamiliarity, 1, "\"101\""),
        (["+a\t1000"], .overlayFamiliarity, 1, "\"1000\""),
        (["+a\t+5"], .overlayFamiliarity, 1, "\"+5\""),
        (["+a\t5 # often"], .overlayFamiliarity, 1, "\"5 # often\""),
        (["-a\t5"], .overlayFamiliarity, 1, "\"5\""),
        (["+a 5"], .overlayNotAWord, 1, "\"a 5\", which has a digit"),
    ]

    @Test("a bad overlay line is an error with its place", arguments: badOverlays)
    func badOverlay(lines: [String], code: Diagnostic.Code, line: Int, found: String) throws {
        let records = lines.enumerated().map { TestRecord($1, .overlay, line: $0 + 1) }
        let error = try #require(throws: Diagnostic.self) { _ = try lexicon(records) }
        #expect(error.code == code)
        #expect(error.place.file == "over.txt" && error.place.line == line)
        #expect(error.found == found && error.expected != nil && error.hint != nil)
    }

    @Test("a contradiction between two files names both")
    func contradictingFiles() throws {
        let error = try #require(throws: Diagnostic.self) {
            _ = try lexicon([
                TestRecord("-pea", .overlay, file: 0, line: 3),
                TestRecord("+pea", .overlay, file: 1, line: 4),
            ])
        }
        #expect(error.place.file == "more.txt" && error.place.line == 4)
        #expect(error.place.base == .project)
        #expect(error.found?.hasSuffix("over.txt:3") == true)
    }

    @Test("at most 20 samples, the first in source order")
    func samples() throws {
        var records = (1...50).map {
            TestRecord("Name" + String(repeating: "s", count: $0 % 7), line: $0)
        }
        var random = SeededGenerator(seed: 1)
        records.shuffle(using: &random)
        let result = try lexicon(records)
        #expect(result.rejections.count(of: .name) == 50 && result.rejections.total == 50)
        #expect(result.rejections.samples(of: .name).map(\.origin.line) == Array(1...20))
        #expect(result.rejections.reasons == [.name])
    }

    @Test(
        "agrees with a plain dictionary, in any order of records",
        arguments: 0..<50 as Range<UInt64>)
    func agrees(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pool = ["a", "b", "é", "ö", "ß", "'", "-", "A", "e", "e\u{301}", "9"]
        var records: [TestRecord] = []
        for line in 1...300 {
            let length = Int.random(in: 1...4, using: &random)
            let text = (0..<length).map { _ in pool.randomElement(using: &random) ?? "" }.joined()
            let kind: TestRecord.Kind =
                line % 6 == 0 ? .reason(.name) : .word(UInt8.random(in: 0...3, using: &random))
            records.append(TestRecord(text, kind, file: line % 3, line: line))
        }
        let model = ReferenceLexicon(records)
        let first = try lexicon(records)
        #expect(
            first.texts == model.words.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for (index, word) in first.texts.enumerated() {
            #expect(first.familiarity[index] == model.words[word]?.familiarity)
            #expect(first.origins[index] == model.words[word]?.origin)
        }
        for reason in Rejection.allCases {
            #expect(first.rejections.count(of: reason) == model.dropped[reason, default: 0])
        }
        #expect(
            first.collisions.count == model.words.values.filter { $0.spellings.count > 1 }.count)
        #expect(first.overruledRecords == model.overruled)
        records.shuffle(using: &random)
        let second = try lexicon(records)
        #expect(first.words == second.words && first.origins == second.origins)
        #expect(first.familiarity == second.familiarity && first.collisions == second.collisions)
        #expect(first.rejections == second.rejections)
    }
}

/// The same result by the plainest means.
struct ReferenceLexicon {
    struct Word {
        var familiarity: UInt8
        var origin: Origin
        var spellings: Set<[UInt8]>
    }
    var words: [String: Word] = [:]
    var dropped: [Rejection: Int] = [:]
    var overruled = 0

    init(_ records: [TestRecord]) {
        var listed: [[UInt8]: Rejection] = [:]
        for record in records {
            if case .reason(let reason) = record.kind { listed[record.text] = reason }
        }
        var kept: Set<[UInt8]> = []
        for record in records {
            guard case .word(let rank) = record.kind else { continue }
            let origin = Origin(file: record.file, line: record.line)
            var letters: [UInt8] = []
            let traits = Folding(.english).fold(record.text.span, into: &letters)
            if let reason = LexiconRules().rejection(of: traits, letters: letters.count) {
                dropped[listed[record.text] ?? reason, default: 0] += 1
                continue
            }
            kept.insert(record.text)
            let text = String(decoding: letters, as: UTF8.self)
            var word = words[text] ?? Word(familiarity: 0, origin: origin, spellings: [])
            if rank != 0 {
                word.familiarity = word.familiarity == 0 ? rank : min(rank, word.familiarity)
            }
            word.origin = min(word.origin, origin)
            word.spellings.insert(record.text)
            words[text] = word
        }
        for record in records {
            guard case .reason(let reason) = record.kind else { continue }
            if kept.contains(record.text) {
                overruled += 1
            } else {
                dropped[reason, default: 0] += 1
            }
        }
    }
}
