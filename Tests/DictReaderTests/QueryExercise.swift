import DictModel
import DictReader
import DictTestSupport

/// Asks a lexicon, sound or damaged, one question of every kind.
///
/// What comes back is not judged: the point is that it comes back.
struct QueryExercise {
    /// Words to ask for.
    let words: [[UInt8]]
    /// The most words that an enumeration takes, and the most nodes that a walk visits.
    var bound = 60

    /// Asks all questions.
    ///
    /// - Returns: How many answers there were, so that no question is optimised away.
    @discardableResult
    func run(on lexicon: Lexicon) -> Int {
        var answers = 0
        for word in words {
            answers += lexicon.contains(word) ? 1 : 0
            answers &+= lexicon.rank(of: word) ?? 0
            answers &+= lexicon.count(startingWith: [word[0]])
        }
        for rank in [0, 1, words.count / 2, lexicon.count - 1, lexicon.count] {
            answers += lexicon.letters(at: rank)?.count ?? 0
        }
        var left = bound
        visit(lexicon.root, depth: 0, &left)
        answers += bound - left
        answers += enumerate(lexicon, [])
        if let word = words.first {
            answers += enumerate(lexicon, [word[0]])
            answers += search(lexicon, word)
        }
        return answers
    }

    private func visit(_ cursor: PrefixCursor, depth: Int, _ left: inout Int) {
        left -= 1
        guard left > 0, depth < 40 else { return }
        var children: [PrefixCursor] = []
        cursor.forEachChild { _, child in children.append(child) }
        for child in children where left > 0 { visit(child, depth: depth + 1, &left) }
    }

    private func enumerate(_ lexicon: Lexicon, _ prefix: [UInt8]) -> Int {
        var count = 0
        do {
            try lexicon.forEachWord(startingWith: prefix.span) { _ in
                count += 1
                return count < bound
            }
        } catch {
            count += 1
        }
        return count
    }

    private func search(_ lexicon: Lexicon, _ word: [UInt8]) -> Int {
        var pattern = word
        pattern[word.count / 2] = UInt8(ascii: "?")
        let open = [word[0], UInt8(ascii: "*"), UInt8(ascii: "?")]
        let bag = word + [UInt8(ascii: "?")]
        let found = [
            try? lexicon.words(matching: pattern, limit: 5),
            try? lexicon.words(matching: open, limit: 5),
            try? lexicon.anagrams(of: bag, limit: 5),
            try? lexicon.words(madeOf: word, minimumLength: 2, limit: 5),
            lexicon.words(withinOneEditOf: Array(word.prefix(4)), limit: 5),
        ]
        return found.reduce(0) { $0 + ($1?.count ?? 1) }
    }
}

/// The longest of many short times, and where it was.
struct SlowestStep {
    private(set) var time = Duration.zero
    private(set) var place = -1

    mutating func measure(_ place: Int, _ body: () -> Void) {
        let time = ThreadTime.measure(body)
        if time > self.time { (self.time, self.place) = (time, place) }
    }
}
