import DictFormat
import DictReader
import DictTestSupport
import Testing

/// Everything a lexicon answers by path, against the plain sorted array.
struct LexiconAgreement {
    let lexicon: Lexicon
    let model: ReferenceLexicon

    init(_ words: [[UInt8]]) throws {
        model = ReferenceLexicon(words)
        lexicon = try LexiconFixture.lexicon(words)
    }

    /// Checks the whole list: figures, every word, every prefix, every rank, and misses near words.
    func check(prefixes: Bool = true) throws {
        try lexicon.verifyStructure()
        #expect(lexicon.count == model.words.count)
        #expect(lexicon.longestWord == model.words.map(\.count).max() ?? 0)
        #expect(lexicon.alphabetLetters == model.alphabet)
        for (rank, word) in model.words.enumerated() {
            if !lexicon.contains(word) || lexicon.rank(of: word) != rank
                || lexicon.letters(at: rank) != word
            {
                Issue.record("\(word) of rank \(rank) is not found")
            }
        }
        for rank in [-1, model.words.count, model.words.count + 1, Int.max, Int.min] {
            #expect(lexicon.letters(at: rank) == nil)
        }
        var found: [[UInt8]] = []
        var proof = WordProof(lexicon)
        try lexicon.forEachWord { word in
            if !proof.proves(word) { Issue.record("\(found.count) words, then no proof") }
            found.append(word.indices.map { word[$0] })
            return true
        }
        #expect(found == model.words)
        #expect(proof.count == lexicon.count)
        let none: [UInt8] = []
        let goesOn = proof.proves(none.span)
        #expect(!goesOn)
        if prefixes { checkPrefixes() }
    }

    /// Checks every proper prefix of every word: membership, rank, cursor and count.
    private func checkPrefixes() {
        var counts: [[UInt8]: Int] = [:]
        var children: [[UInt8]: Set<UInt8>] = [:]
        for word in model.words {
            for length in 0...word.count {
                let prefix = Array(word.prefix(length))
                counts[prefix, default: 0] += 1
                if length < word.count { children[prefix, default: []].insert(word[length]) }
            }
        }
        for (prefix, count) in counts {
            let rank = model.rank(of: prefix)
            guard let cursor = lexicon.cursor(at: prefix) else {
                Issue.record("prefix \(prefix) is not found")
                continue
            }
            var isSame =
                lexicon.contains(prefix) == (rank != nil)
                && lexicon.rank(of: prefix) == rank
                && lexicon.count(startingWith: prefix) == count
                && cursor.count == count && cursor.isWord == (rank != nil)
                && cursor.letterBytes == (children[prefix] ?? []).sorted()
            cursor.forEachChild { letter, child in
                if child.count != counts[prefix + [letter]] ?? 0 { isSame = false }
            }
            if !isSame { Issue.record("prefix \(prefix) differs") }
        }
    }

    /// Checks words that are none: random ones, and words with a letter more, less or changed.
    func checkMisses(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = model.alphabet + [0x01, 0x7A, 0xFF]
        var tries: [[UInt8]] = [
            [], [0x00], [0xFF], [0xFF, 0xFF], [0x61, 0xFF], [0xFF, 0x61, 0x61],
        ]
        for _ in 0..<60 { tries.append(WordShape.word(0...8, letters, &random)) }
        for word in model.words.shuffled(using: &random).prefix(60) {
            let letter = letters[Int.random(in: 0..<letters.count, using: &random)]
            var changed = word
            changed[Int.random(in: 0..<word.count, using: &random)] = letter
            tries += [changed, word + [letter], Array(word.dropLast()), word + word]
        }
        for word in tries {
            let rank = model.rank(of: word)
            if lexicon.contains(word) != (rank != nil) || lexicon.rank(of: word) != rank {
                Issue.record("\(word) differs")
            }
            let below = model.words(startingWith: word).count
            if lexicon.count(startingWith: word) != below { Issue.record("\(word) counts") }
        }
    }
}

@Suite("A lexicon") struct LexiconAgreementTests {
    @Test(
        "agrees with a sorted array on lists of every shape", arguments: WordShape.allCases,
        0..<2 as Range<UInt64>)
    func agrees(shape: WordShape, seed: UInt64) throws {
        let agreement = try LexiconAgreement(shape.words(seed: seed))
        try agreement.check()
        agreement.checkMisses(seed: seed)
    }

    @Test("agrees with a sorted array on 2,000 words of English") func english() throws {
        try #require(FixtureWords.english.count == 2000)
        let agreement = try LexiconAgreement(FixtureWords.english)
        try agreement.check()
        agreement.checkMisses(seed: 1)
    }

    @Test("agrees with a sorted array on 4,000 words") func several() throws {
        try Self.check(words: 4_400, atLeast: 4_000)
    }

    @Test(
        "agrees with a sorted array on 20,000 words", .tags(.slow),
        .enabled(if: SlowTests.areEnabled, SlowTests.hint))
    func slowMany() throws {
        try Self.check(words: 22_500, atLeast: 20_000)
    }

    private static func check(words count: Int, atLeast: Int) throws {
        var random = SeededGenerator(seed: 20)
        let ends = FixtureWords.english.map { Array($0.suffix(4)) }
        let words = (0..<count).map { _ in
            WordShape.word(1...4, WordShape.latin, &random)
                + ends[Int.random(in: 0..<ends.count, using: &random)]
        }
        let agreement = try LexiconAgreement(words)
        #expect(agreement.model.words.count >= atLeast)
        try agreement.check(prefixes: false)
    }

    @Test("finds words whose nodes are far from each other") func far() throws {
        var random = SeededGenerator(seed: 21)
        let words = (0..<15_000).map { _ in WordShape.word(8...8, WordShape.latin, &random) }
        let bytes = try LexiconFixture.file(words)
        // Their distance takes more than 16 bits.
        try #require(EditableFile(bytes).range(LexiconFormat.nodes).count > 100_000)
        let lexicon = try LexiconFixture.open(bytes)
        for (rank, word) in ReferenceLexicon(words).words.enumerated() {
            if lexicon.rank(of: word) != rank { Issue.record("\(word) is not found") }
        }
    }

    @Test("enumerates from every prefix, and from what is none", arguments: WordShape.allCases)
    func enumerates(shape: WordShape) throws {
        let agreement = try LexiconAgreement(shape.words(seed: 9))
        let words = agreement.model.words
        var random = SeededGenerator(seed: 3)
        var prefixes: Set<[UInt8]> = [[], [0xFF], [0x61, 0x01]]
        for word in words.shuffled(using: &random).prefix(40) {
            prefixes.insert(Array(word.prefix(Int.random(in: 0...word.count, using: &random))))
            prefixes.insert(word + [0x61])
        }
        for prefix in prefixes {
            let expected = agreement.model.words(startingWith: prefix)
            let lexicon = agreement.lexicon
            #expect(try lexicon.words(startingWith: prefix, limit: .max) == expected)
            #expect(try lexicon.words(startingWith: prefix, limit: 3) == Array(expected.prefix(3)))
            #expect(try lexicon.words(startingWith: prefix, limit: 0) == [])
            #expect(try lexicon.words(startingWith: prefix, limit: -1) == [])
        }
    }

    @Test("stops an enumeration where it is told to") func stops() throws {
        let lexicon = try LexiconFixture.lexicon(FixtureWords.english)
        for wanted in [1, 2, 500, 1999] {
            var count = 0
            try lexicon.forEachWord { _ in
                count += 1
                return count < wanted
            }
            #expect(count == wanted)
        }
    }

    @Test("cursors with one identity have the same continuations") func identity() throws {
        let lexicon = try LexiconFixture.lexicon(WordShape.sharedSuffixes.words(seed: 2))
        var seen: [Int: Set<[UInt8]>] = [:]
        var shared = 0
        func visit(_ cursor: PrefixCursor, _ prefix: [UInt8]) throws {
            let tails = try Set(
                lexicon.words(startingWith: prefix, limit: .max).map {
                    Array($0.dropFirst(prefix.count))
                }.filter { !$0.isEmpty })
            if let known = seen[cursor.identity] {
                shared += 1
                #expect(known == tails)
                return
            }
            seen[cursor.identity] = tails
            for letter in cursor.letterBytes {
                if let child = cursor.child(letter) { try visit(child, prefix + [letter]) }
            }
        }
        try visit(lexicon.root, [])
        #expect(shared > 0)
        #expect(Set(seen.values).count == seen.count, "equal continuations have two nodes")
    }

    @Test("finds a word and the word that it begins") func peafowl() throws {
        let lexicon = try LexiconFixture.lexicon(["peafowl", "pea", "peafowls"])
        for (rank, word) in ["pea", "peafowl", "peafowls"].enumerated() {
            #expect(lexicon.rank(of: Array(word.utf8)) == rank)
        }
        for word in ["", "p", "pe", "peaf", "PEA", "pea ", "peafowlss", "péa"] {
            #expect(!lexicon.contains(Array(word.utf8)))
        }
    }

    @Test(
        "proves no other words than those in order",
        arguments: [
            (["ape"], "pearl"), (["ape"], "pear"), (["ape"], "ap"), (["ape"], "apes"),
            (["ape"], ""),
            ([], "pea"), ([], "a"), (["ape", "pea"], "peas"), (["ape", "pea", "pearl"], "pearls"),
        ])
    func proof(of words: [String], then other: String) throws {
        let lexicon = try LexiconFixture.lexicon(["ape", "pea", "pearl"])
        var proof = WordProof(lexicon)
        for word in words.map({ Array($0.utf8) }) {
            let isProved = proof.proves(word.span)
            #expect(isProved)
        }
        let letters = Array(other.utf8)
        let isProved = proof.proves(letters.span)
        #expect(!isProved && proof.count == words.count)
    }

    @Test("leaves the empty word out") func emptyWord() throws {
        let lexicon = try LexiconFixture.lexicon(["", "a"])
        #expect(lexicon.count == 1)
        #expect(!lexicon.contains([UInt8]()))
        #expect(lexicon.rank(of: [UInt8]()) == nil)
        #expect(try LexiconFixture.file(["", "a"]) == LexiconFixture.file(["a"]))
        let none = try LexiconFixture.lexicon([""])
        #expect(none.count == 0)
        try none.verifyStructure()
    }
}
