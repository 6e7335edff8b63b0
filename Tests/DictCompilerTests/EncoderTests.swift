import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import DictCompiler

/// What an encoding makes use of.
struct EncodingFigures {
    /// The codes of all arcs in lists.
    private(set) var codes: [LexiconFormat.Code] = []
    /// Whether an arc has a code of two bytes.
    private(set) var hasTwoByteCodes = false
    /// The targets in the table of each label.
    let tables: [Int]
    /// How many pages have a count.
    let countedPages: Int

    init(_ words: [[UInt8]], _ options: NodeEncoder.Options) throws {
        let automaton = try LexiconArtefact.automaton(of: Compiled.list(words), at: Place(""))
        let settled = NodeSettler(
            NodeEncoder(automaton, widths: .small, options: options))
        let states = settled.encoder.states
        for state in 1..<max(states.count, 1) where states.forms[state] == .list {
            let range = states.arcRange(state)
            for index in range {
                codes.append(settled.code(index))
                let context = CodeContext.of(index, in: range, states.arcs.span)
                let entry = settled.table.entries[Int(settled.codeIndex[index])]
                if !entry.contexts.contains(CodeContexts(context)) { hasTwoByteCodes = true }
            }
        }
        tables = settled.encoder.tables.tables.map(\.count)
        countedPages = settled.encoder.pageCounts.count { $0 != 0 }
    }

    var targetKinds: Set<LexiconFormat.TargetKind> { Set(codes.compactMap(\.target)) }
    var countKinds: Set<LexiconFormat.CountKind> { Set(codes.map(\.count)) }
}

@Suite("The encoder") struct EncoderTests {
    /// Words whose middle states are named by many arcs each: target tables of more than a bank.
    static let manyTargets: [[UInt8]] = {
        var random = DictTestSupport.SeededGenerator(seed: 77)
        var words: [[UInt8]] = []
        for index in 0..<420 {
            let middle = [0x61 + UInt8(index / 21), 0x61 + UInt8(index % 21)]
            let tails = (0..<2).map { _ in WordShape.word(2...2, WordShape.latin, &random) }
            for stem in 0..<7 where Int.random(in: 0..<8, using: &random) != 0 {
                let start = [0x61 + UInt8(stem)] + middle
                words += tails.map { start + [0x78] + $0 }
                words.append(start + [0x79] + WordShape.word(2...3, WordShape.latin, &random))
            }
        }
        return words
    }()

    static func file(_ words: [[UInt8]], _ options: NodeEncoder.Options) throws -> [UInt8] {
        let automaton = try LexiconArtefact.automaton(
            of: Compiled.list(words), at: Place(""))
        return try LexiconArtefact.bytes(of: automaton, language: .dutch, options: options)
    }

    static func options(
        dense: Double = 0.06, uses: UInt32 = 5, rounds: Int = 7, orders: Int = 3
    ) -> NodeEncoder.Options {
        NodeEncoder.Options(
            denseShare: dense, tableUses: uses, rounds: rounds, orderRounds: orders)
    }

    static let shapes: [WordShape] = [
        .none, .oneWord, .english, .thirtyOneLetters, .sharedSuffixes,
    ]

    static let choices: [NodeEncoder.Options] = [
        options(dense: 0), options(dense: 100), options(uses: 2), options(uses: 1000),
        options(rounds: 0), options(rounds: 1, orders: 1), options(rounds: 12, orders: 12),
    ]

    @Test("keeps every word with other options", arguments: choices.indices)
    func variants(index: Int) throws {
        for shape in Self.shapes {
            let words = shape.words(seed: 11)
            try Compiled.expectHolds(Self.file(words, Self.choices[index]), words)
        }
    }

    @Test(
        "keeps every word behind dense nodes with all letters, also far down", arguments: [0, 24])
    func wide(depth: Int) throws {
        let start = [UInt8](repeating: 0x61, count: depth)
        var words: [[UInt8]] = []
        for first in WordShape.latin {
            for second in WordShape.latin {
                // Each letter leads elsewhere.
                let third: UInt8 = 0x61 + (first ^ second) % 26
                words.append(start + [first, second])
                words.append(start + [first, second, third])
            }
        }
        try Compiled.expectHolds(Self.file(words, Self.options(dense: 100)), words)
    }

    @Test("keeps every word behind targets with up to 256 words", arguments: 253...256)
    func fullTargets(count: Int) throws {
        let pairs = WordShape.latin.flatMap { first in WordShape.latin.map { [first, $0] } }
        var words: [[UInt8]] = []
        for first in WordShape.latin {
            // All lead to one node by `q`, each from a node of its own.
            words += pairs.prefix(count).map { [first, 0x71] + $0 }
            words.append([first, 0x72, first])
        }
        try Compiled.expectHolds(Self.file(words, Self.options(uses: 2)), words)
    }

    @Test("keeps every word with the widths of large files", arguments: [0, 100])
    func large(dense: Double) throws {
        for words in Self.shapes.map({ $0.words(seed: 12) }) + [FixtureWords.english] {
            let automaton = try LexiconArtefact.automaton(
                of: Compiled.list(words), at: Place(""))
            let writer = NodeWriter(
                NodeSettler(
                    NodeEncoder(automaton, widths: .large, options: Self.options(dense: dense))))
            var file = ArtefactWriter(kind: .lexicon, language: .english)
            file.add(LexiconFormat.info, writer.info)
            file.add(LexiconFormat.codes, writer.codes)
            file.add(LexiconFormat.targets, writer.targets)
            file.add(LexiconFormat.pages, writer.pages)
            file.add(LexiconFormat.nodes, writer.nodes)
            try Compiled.expectHolds(file.finish(), words)
        }
    }

    @Test("no layout is smaller than what is known before", arguments: WordShape.allCases)
    func smallest(shape: WordShape) throws {
        let automaton = try LexiconArtefact.automaton(
            of: Compiled.list(shape.words(seed: 13)), at: Place(""))
        for options in Self.choices {
            let encoder = NodeEncoder(automaton, widths: .small, options: options)
            #expect(automaton.smallestSize <= NodeSettler(encoder).size)
        }
    }

    @Test("a plan ends after a round where addresses do not reach by far") func tooLarge() throws {
        let automaton = try LexiconArtefact.automaton(
            of: Compiled.list(FixtureWords.english), at: Place(""))
        let options = Self.options()
        let size = NodeEncoder(automaton, widths: .small, options: options).size
        for (bits, isTooLarge) in [(20, false), (15, false), (12, true), (10, true)] {
            let widths = LexiconFormat.EntryWidths(addressBits: bits, narrow: 4, wide: 5)
            let encoder = NodeEncoder(automaton, widths: widths, options: options)
            #expect(encoder.isTooLarge == isTooLarge, "\(size) bytes, \(bits) bits")
        }
    }

    @Test("many labels need codes of two bytes") func twoByteCodes() throws {
        var random = DictTestSupport.SeededGenerator(seed: 31)
        let words = (0..<4000).map { _ in WordShape.word(1...5, WordShape.mixed, &random) }
        let file = try Self.file(words, Self.options(dense: 0))
        let figures = try EncodingFigures(words, Self.options(dense: 0))
        #expect(figures.hasTwoByteCodes)
        try Compiled.expectHolds(file, words)
    }

    @Test("a label with more than 256 targets gets a second bank") func banks() throws {
        let file = try Self.file(Self.manyTargets, Self.options(uses: 2))
        let figures = try EncodingFigures(Self.manyTargets, Self.options(uses: 2))
        #expect((figures.tables.max() ?? 0) > 256)
        #expect(figures.codes.contains { $0.target == .table && $0.bank > 0 })
        try Compiled.expectHolds(file, Self.manyTargets)
    }

    @Test(
        "targets at addresses that tables cannot contain stay out of them",
        arguments: [600, 9000, 30000])
    func tableLimit(limit: Int) throws {
        var random = DictTestSupport.SeededGenerator(seed: 78)
        for words in [
            Self.manyTargets, FixtureWords.english, WordShape.sharedSuffixes.words(seed: 14),
        ] {
            let words = words.shuffled(using: &random)
            for dense in [0.0, 0.1] {
                var options = Self.options(dense: dense, uses: 2)
                options.tableLimit = limit
                let automaton = try LexiconArtefact.automaton(
                    of: Compiled.list(words), at: Place(""))
                let settled = NodeSettler(
                    NodeEncoder(automaton, widths: .small, options: options))
                let tables = settled.encoder.tables
                let states = settled.encoder.states
                let addresses = tables.tables.joined().map {
                    Int(settled.places[Int(states.numbers[tables.target(of: $0)])])
                }
                #expect(addresses.allSatisfy { $0 < limit })
                #expect(!addresses.isEmpty || settled.size < limit)
                try Compiled.expectHolds(Self.file(words, options), words)
            }
        }
    }

    @Test("places nodes so that few bytes are needed") func size() throws {
        // Fewer are a success; then this number follows.
        let bytes = try Self.file(FixtureWords.english, Self.options()).count
        #expect(bytes == 13_641)
    }

    @Test("English makes use of tables and pages") func kinds() throws {
        let words = FixtureWords.english
        var targets: Set<LexiconFormat.TargetKind> = []
        var counts: Set<LexiconFormat.CountKind> = []
        for options in [Self.options(), Self.options(dense: 0, uses: 1000)] {
            let figures = try EncodingFigures(words, options)
            targets.formUnion(figures.targetKinds)
            counts.formUnion(figures.countKinds)
            #expect(figures.countedPages > 0)
        }
        #expect(targets.isSuperset(of: [.none, .next, .near, .short, .table, .entry]))
        #expect(counts.isSuperset(of: [.none, .one, .page, .table]))
    }
}
