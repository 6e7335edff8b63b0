import DictFormat
import DictReader
import WordGames

extension FuzzTarget {
    /// A target that opens lexicons and makes queries of every kind, including those of Ghost.
    static let lexicon = opening(Lexicon.self) { lexicon, isSound, share in
        var exercise = LexiconExercise(lexicon: lexicon, isSound: isSound, share: share)
        exercise.run()
    }
}

/// A bounded number of queries of every kind to one lexicon.
private struct LexiconExercise {
    let lexicon: Lexicon
    let isSound: Bool
    let share: Share
    /// The words that queries have returned so far.
    private var found: [[UInt8]] = []
    /// The number of cursors that may still be visited.
    private var cursors = 60

    init(lexicon: Lexicon, isSound: Bool, share: Share) {
        self.lexicon = lexicon
        self.isSound = isSound
        self.share = share
    }

    private static let texts = letters(
        of: "", "a", "pea", "peafowl", "Café", "zz", "aaaaaaaaaaaa", "ĳs", "?")
    private static let patterns = letters(
        of: "*", "?", "p*", "*e?", "??a*", "*s", "a*b*c*", "?????????")
    private static let bags = letters(of: "peas", "afowlpe", "a?", "??", "zzzzeee?", "")

    private static func letters(of texts: String...) -> [(text: String, letters: [UInt8])] {
        texts.map { ($0, Array($0.utf8)) }
    }

    mutating func run() {
        enumerate([])
        if share.has(0, of: 6, list: 0) {
            for (_, text) in share.of(Self.texts, list: 1) { ask(text) }
        }
        if share.has(1, of: 6, list: 0) {
            for word in share.of(Array(found.prefix(12)), list: 1) {
                ask(word)
                askSound(word)
            }
        }
        if share.has(2, of: 6, list: 0) {
            askRanks()
            visit(lexicon.root, depth: 0)
        }
        if share.has(3, of: 6, list: 0) {
            let words = [[], Array("pea".utf8)] + found.prefix(2)
            for word in share.of(words, list: 1) { analyse(Array(word.prefix(4))) }
            for (text, _) in share.of(Self.texts, list: 2) {
                _ = lexicon.contains(text)
                promise(
                    lexicon.words(startingWith: text, limit: 5).count <= 5,
                    "no more than the limit")
            }
        }
        if share.has(4, of: 6, list: 0) {
            for (text, pattern) in share.of(Self.patterns, list: 1) {
                promise(
                    lexicon.words(matching: text, limit: 5).count <= 5, "no more than the limit")
                check { body throws(FormatError) in
                    try lexicon.forEachWord(matching: pattern.span, body)
                }
            }
        }
        if share.has(5, of: 6, list: 0) {
            for (text, bag) in share.of(Self.bags, list: 1) {
                check { body throws(FormatError) in
                    try lexicon.forEachAnagram(of: bag.span, body)
                }
                promise(
                    lexicon.words(madeOf: text, limit: 5).count <= 5, "no more than the limit")
            }
        }
    }

    private func askRanks() {
        for rank in [-1, 0, 1, lexicon.count / 2, lexicon.count - 1, lexicon.count, .max, .min] {
            let word = lexicon.word(at: rank)
            if isSound {
                promise((word != nil) == (0..<lexicon.count).contains(rank), "a rank has a word")
            }
        }
    }

    private mutating func enumerate(_ prefix: [UInt8]) {
        var words: [[UInt8]] = []
        do throws(FormatError) {
            try lexicon.forEachWord(startingWith: prefix.span) { word in
                var copy: [UInt8] = []
                for index in word.indices { copy.append(word[index]) }
                words.append(copy)
                return words.count < 60
            }
        } catch {
            promise(!isSound, "a sound lexicon enumerates")
        }
        found += words
    }

    private mutating func ask(_ word: [UInt8]) {
        _ = lexicon.contains(word.span)
        _ = lexicon.rank(of: word.span)
        _ = lexicon.isPrefix(word.span)
        _ = lexicon.count(startingWith: word.span)
        _ = lexicon.words(
            withinOneEditOf: String(decoding: word.prefix(5), as: UTF8.self), limit: 5)
        let prefix = Array(word.prefix(3))
        if let cursor = lexicon.cursor(at: prefix.span) { visit(cursor, depth: prefix.count) }
    }

    /// Analyses `fragment` in the game Ghost, and checks the words that it lists.
    private func analyse(_ fragment: [UInt8]) {
        let analysis = GhostAnalysis(of: fragment.span, in: lexicon, limit: 5)
        promise(analysis.playableLetters.count <= 5, "Ghost lists no more words than it may")
        for word in analysis.playableLetters where isSound {
            promise(lexicon.contains(word.span), "Ghost lists words")
            promise(
                analysis.playableCount >= analysis.playableLetters.count,
                "Ghost counts what it lists")
        }
    }

    /// Checks that every other kind of query finds `word`, which an intact lexicon returned.
    private func askSound(_ word: [UInt8]) {
        guard isSound else { return }
        promise(lexicon.contains(word.span), "contains a word")
        let rank = lexicon.rank(of: word.span)
        promise(
            rank.flatMap { lexicon.word(at: $0) }.map { Array($0.utf8) } == word,
            "the word at its rank")
        promise(lexicon.count(startingWith: word.span) > 0, "the word starts with itself")
        var isAnagram = false
        do throws(FormatError) {
            try lexicon.forEachAnagram(of: word.span) { anagram in
                isAnagram =
                    anagram.count == word.count
                    && word.indices.allSatisfy { anagram[$0] == word[$0] }
                return !isAnagram
            }
        } catch {
            promise(false, "a search in a sound lexicon throws")
        }
        promise(isAnagram, "a word is its own anagram")
    }

    /// Performs `search`, which must not throw and must find only words if the lexicon is intact.
    ///
    /// The search is stopped after five words.
    private func check(
        _ search: ((Span<UInt8>) -> Bool) throws(FormatError) -> Void
    ) {
        var left = 5
        do throws(FormatError) {
            try search { word in
                promise(!isSound || lexicon.contains(word), "a search finds words")
                left -= 1
                return left > 0
            }
        } catch {
            promise(!isSound, "a search in a sound lexicon throws")
        }
    }

    private mutating func visit(_ cursor: PrefixCursor, depth: Int) {
        cursors -= 1
        guard cursors > 0, depth < 40 else { return }
        var children: [PrefixCursor] = []
        cursor.forEachChild { _, child in children.append(child) }
        for letter in cursor.letterBytes.prefix(3) {
            promise(!isSound || cursor.child(letter) != nil, "a child of its letter")
        }
        for child in children where cursors > 0 { visit(child, depth: depth + 1) }
    }
}
