import DictFormat
import DictLexicon
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import DictCompiler

/// Word lists as files, and back.
enum Compiled {
    static func list(_ words: [[UInt8]]) -> WordList {
        var builder = WordListBuilder()
        for word in words { builder.append(word) }
        return builder.finish()
    }

    static func file(_ words: [[UInt8]]) throws -> [UInt8] {
        try LexiconArtefact.bytes(of: list(words), language: .english)
    }

    /// Checks that `file` holds exactly `words`, each with its rank.
    static func expectHolds(_ file: [UInt8], _ words: [[UInt8]]) throws {
        let model = ReferenceLexicon(words)
        let lexicon = try Lexicon(ArtefactBytes(file))
        #expect(lexicon.count == model.words.count)
        try lexicon.verifyStructure()
        for (rank, word) in model.words.enumerated() where lexicon.rank(of: word.span) != rank {
            Issue.record("\(word) has not rank \(rank)")
        }
        let all = try lexicon.words(startingWith: [UInt8]().span, limit: .max)
        #expect(all == model.words)
    }
}

@Suite("A lexicon's bytes") struct LexiconArtefactTests {
    @Test(
        "depend on the set of words alone: order and repetitions are nothing",
        arguments: WordShape.allCases)
    func deterministic(shape: WordShape) throws {
        let words = shape.words(seed: 5)
        let expected = try Compiled.file(ReferenceLexicon(words).words)
        var random = DictTestSupport.SeededGenerator(seed: 6)
        #expect(try Compiled.file(words) == expected)
        #expect(try Compiled.file((words + words).shuffled(using: &random)) == expected)
    }

    @Test("are the same for 2,000 words of English in any order", arguments: 0..<3 as Range<UInt64>)
    func english(seed: UInt64) throws {
        var random = DictTestSupport.SeededGenerator(seed: seed)
        let words = FixtureWords.english
        let expected = try Compiled.file(words)
        #expect(try Compiled.file(words.shuffled(using: &random)) == expected)
        #expect(try Compiled.file((words + words).shuffled(using: &random)) == expected)
        try Compiled.expectHolds(expected, words)
    }

    @Test("a word of 255 letters is compiled, one of 256 is refused") func length() throws {
        let longest = [UInt8](repeating: 0x61, count: 255)
        try Compiled.expectHolds(Compiled.file([longest]), [longest])
        let error = #expect(throws: Diagnostic.self) { try Compiled.file([longest + [0x61]]) }
        #expect(error?.code == .wordLength && error?.found == "256 bytes")
        #expect(error?.place.file == "en.lexicon")
    }

    @Test("states are told apart even when their hashes are the same") func hashes() throws {
        // Of 300,000 states with the same two labels some ten pairs have the same 32 bits.
        var random = SeededGenerator(seed: 19)
        let words = Set(
            (0..<300_000).map { _ in
                (0..<22).map { _ in UInt8(ascii: Bool.random(using: &random) ? "a" : "b") }
            }
        ).sorted { $0.lexicographicallyPrecedes($1) }
        let lexicon = try Lexicon(ArtefactBytes(Compiled.file(words)))
        var rank = 0
        try lexicon.forEachWord(startingWith: [UInt8]().span) { word in
            guard rank < words.count, [UInt8](word) == words[rank] else { return false }
            rank += 1
            return true
        }
        #expect(rank == words.count && lexicon.count == words.count)
    }

    @Test("31 letters are compiled, 32 are refused") func letters() throws {
        let words = (0..<31).map { [UInt8(0x5D + $0)] }
        try Compiled.expectHolds(Compiled.file(words), words)
        let error = #expect(throws: Diagnostic.self) { try Compiled.file(words + [[0x7C, 0x7C]]) }
        #expect(error?.code == .lexiconTooManyLetters && error?.found == "32")
    }

    @Test("the byte that is no letter to the reader is refused") func unusable() {
        let error = #expect(throws: Diagnostic.self) { try Compiled.file([[0xFE], [0xFF]]) }
        #expect(error?.code == .wordBadLetter)
    }
}

@Suite("The automaton") struct AutomatonTests {
    @Test("is minimal: one state for each set of continuations", arguments: WordShape.allCases)
    func minimal(shape: WordShape) throws {
        let model = ReferenceLexicon(shape.words(seed: 8))
        let automaton = try LexiconArtefact.automaton(of: Compiled.list(model.words), at: Place(""))
        // The continuations of each prefix, built from the longest prefixes to the empty one.
        var tails: [[UInt8]: Set<[UInt8]>] = [:]
        for word in model.words {
            for length in 0...word.count {
                tails[Array(word.prefix(length)), default: []].insert(Array(word.dropFirst(length)))
            }
        }
        let languages = Set(tails.values.map { $0.subtracting([[]]) }.filter { !$0.isEmpty })
        #expect(automaton.stateCount - 1 == languages.count)
        #expect(Int(automaton.wordCounts[automaton.root]) == model.words.count)
        #expect(automaton.longestWord == model.words.map(\.count).max() ?? 0)
        for state in 0..<automaton.stateCount {
            let arcs = automaton.arcs[automaton.arcRange(state)]
            #expect(zip(arcs, arcs.dropFirst()).allSatisfy { $0.label < $1.label })
            #expect(arcs.allSatisfy { $0.target < state })
        }
    }

    static let disorders: [([String], previous: String, got: String)] = [
        (["pea", "ape"], "pea", "ape"), (["pea", "pea"], "pea", "pea"),
        (["peat", "pea"], "peat", "pea"), (["ape", "pea", "peA"], "pea", "peA"),
        ([""], "", ""),
    ]

    @Test("words that do not ascend are refused with both words", arguments: disorders)
    func disorder(words: [String], previous: String, got: String) throws {
        var builder = AutomatonBuilder(
            alphabet: Array("Aaept".utf8), expectedWords: 4, at: Place("en.lexicon"))
        let error = try #require(throws: Diagnostic.self) {
            for word in words { try builder.insert(Array(word.utf8).span) }
        }
        #expect(error.code == .wordsOutOfOrder && error.place.file == "en.lexicon")
        #expect(error.found == "\"\(got)\"" && error.expected == "a word after \"\(previous)\"")
        // What came before is unharmed.
        try builder.insert(Array("tea".utf8).span)
        let automaton = builder.finish()
        #expect(Int(automaton.wordCounts[automaton.root]) == words.count)
    }
}
