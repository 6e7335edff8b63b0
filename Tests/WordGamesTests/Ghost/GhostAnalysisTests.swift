import DictCompiler
import DictLexicon
import DictModel
import DictReader
import Testing

@testable import WordGames

/// The rules again, on plain strings and without any memory.
struct ReferenceGhost {
    let words: Set<String>
    let fair: Set<String>
    let prefixes: Set<String>

    init(_ words: [String], fair: Set<String>) {
        (self.words, self.fair) = (Set(words), fair)
        var prefixes: Set<String> = []
        for word in words {
            for length in 0...word.count { prefixes.insert(String(word.prefix(length))) }
        }
        self.prefixes = prefixes
    }

    func next(_ fragment: String) -> [String] {
        "abcdefghijklmnopqrstuvwxyz".map { fragment + String($0) }.filter { prefixes.contains($0) }
    }

    func isOver(_ fragment: String) -> Bool {
        (fair.contains(fragment) && fragment.count >= 4) || next(fragment).isEmpty
    }

    func winning(_ fragment: String) -> [String] {
        next(fragment).filter { !isOver($0) && winning($0).isEmpty }
    }

    func playable(_ fragment: String) -> [String] {
        words.filter { word in
            word.hasPrefix(fragment)
                && !fair.contains { $0.count >= 4 && $0 != word && word.hasPrefix($0) }
        }.sorted()
    }
}

@Suite("Ghost") struct GhostAnalysisTests {
    private static let words = [
        "hah", "pea", "peafowl", "peafowls", "pear", "pearl", "rose", "zax", "zebra", "zebras",
    ]

    /// A lexicon of `words`, of which those in `fair` are fair; all of them if that is `nil`.
    private static func lexicon(_ words: [String], fair: Set<String>? = nil) throws -> Lexicon {
        var builder = WordListBuilder()
        for word in words { _ = builder.append(Array(word.utf8)) }
        let list = builder.finish()
        let ratings = fair.map { fair in
            (0..<list.count).map { index in
                fair.contains(String(decoding: list[index], as: UTF8.self)) ? .fair : .plain
            } as [WordRating]
        }
        let bytes = try LexiconArtefact.bytes(of: list, ratings: ratings, language: .english)
        return try Lexicon(ArtefactBytes(bytes))
    }

    private static func text(_ words: [[UInt8]]) -> [String] {
        words.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("PEAF leads to PEAFOWL, and the player to move loses") func forced() throws {
        let lexicon = try Self.lexicon(Self.words)
        let analysis = GhostAnalysis(of: Array("peaf".utf8).span, in: lexicon)
        #expect(analysis.isOpen)
        #expect(Self.text(analysis.playableLetters) == ["peafowl"])
        #expect(analysis.playableCount == 1)
        #expect(analysis.nextBytes == Array("o".utf8))
        #expect(analysis.forcedLetters == Array("peafowl".utf8))
        #expect(!analysis.moverWins)
        for open in ["", "pea", "z"] {
            #expect(GhostAnalysis(of: Array(open.utf8).span, in: lexicon).forcedLetters == nil)
        }
    }

    @Test(
        "a round ends with a long word or a dead fragment",
        arguments: [
            ("pea", nil, 0), ("pear", .word, 4), ("pearl", .word, 4), ("peafowl", .word, 7),
            ("peafa", .dead, 5), ("qz", .dead, 1), ("pq", .dead, 2), ("hah", .dead, 3),
            ("zax", .dead, 3), ("z", nil, 0), ("", nil, 0),
        ] as [(String, GhostEnd?, Int)])
    func ends(fragment: String, reason: GhostEnd?, length: Int) throws {
        let lexicon = try Self.lexicon(Self.words)
        let analysis = GhostAnalysis(of: Array(fragment.utf8).span, in: lexicon)
        #expect(analysis.end?.reason == reason)
        #expect(analysis.end?.length ?? 0 == length)
        #expect(analysis.isOpen == (reason == nil))
    }

    @Test("agrees with the rules on plain strings, seeds 0 to 19", arguments: 0..<20)
    func agrees(seed: UInt64) throws {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var words: Set<String> = []
        for _ in 0..<(5 + random(120)) {
            words.insert(String((0..<(1 + random(8))).map { _ in Array("abc")[random(3)] }))
        }
        // From no fair word to all of them.
        let fair = Set(words.sorted().filter { _ in random(19) < Int(seed) })
        let reference = ReferenceGhost(Array(words), fair: fair)
        let lexicon = try Self.lexicon(
            words.sorted(), fair: fair == words ? nil : fair)
        for fragment in reference.prefixes {
            let analysis = GhostAnalysis(of: Array(fragment.utf8).span, in: lexicon, limit: 1000)
            let beginnings = (0...fragment.count).map { String(fragment.prefix($0)) }
            let end = beginnings.dropFirst().first { reference.isOver($0) }
            #expect(analysis.end?.length == end?.count)
            #expect(Self.text(analysis.playableLetters) == reference.playable(fragment))
            #expect(analysis.playableCount == reference.playable(fragment).count)
            #expect(analysis.nextBytes.count == reference.next(fragment).count)
            guard end == nil else { continue }
            let winning = Self.text(analysis.winningBytes.map { [$0] })
            #expect(winning == reference.winning(fragment).map { String($0.suffix(1)) })
        }
    }

    @Test("a word that people do not know ends no round, but where nothing follows it")
    func unfair()
        throws
    {
        let lexicon = try Self.lexicon(
            ["stor", "store", "stores", "stork", "storks", "storz"], fair: ["store"])
        let analysis = GhostAnalysis(of: Array("stor".utf8).span, in: lexicon)
        #expect(analysis.isOpen && analysis.nextBytes == Array("ekz".utf8))
        #expect(analysis.playable == ["stor", "store", "stork", "storks", "storz"])
        #expect(analysis.playableCount == 5)
        // STORK goes on to STORKS; STORE and STORZ end the round.
        #expect(analysis.winningBytes == Array("k".utf8))
        for (fragment, end) in [("store", 5), ("stork", nil), ("storks", 6), ("storz", 5)] {
            let analysis = GhostAnalysis(of: Array(fragment.utf8).span, in: lexicon)
            #expect(analysis.end?.length == end && (end == nil || analysis.end?.reason == .word))
        }
    }

    @Test("a limit cuts the list, not the count") func limit() throws {
        let lexicon = try Self.lexicon(Self.words)
        let none: [UInt8] = []
        let analysis = GhostAnalysis(of: none.span, in: lexicon, limit: 2)
        #expect(Self.text(analysis.playableLetters) == ["hah", "pea"])
        #expect(analysis.playableCount == 7)
    }
}
