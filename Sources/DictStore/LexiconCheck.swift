import DictFormat
import DictReader

/// Proves a lexicon by its own answers.
enum LexiconCheck {
    /// The first fact that is wrong; `nil` where all is right.
    ///
    /// Every word is made of letters a to z, above the one before, found again with its rank, and
    /// given back for it; and there are as many as the header counts. O(words).
    static func problem(of lexicon: Lexicon) throws(FormatError) -> String? {
        var problem: String?
        var (count, previous) = (0, [UInt8]())
        let none: [UInt8] = []
        try lexicon.forEachWord(startingWith: none.span) { word in
            problem = Self.problem(of: word, rank: count, after: previous, lexicon)
            count += 1
            previous.removeAll(keepingCapacity: true)
            for index in word.indices { previous.append(word[index]) }
            return problem == nil && count <= lexicon.count
        }
        if problem == nil, count != lexicon.count {
            return "damaged: enumeration gives \(count) words, the header counts \(lexicon.count)"
        }
        return problem
    }

    private static func problem(
        of word: Span<UInt8>, rank: Int, after previous: [UInt8], _ lexicon: Lexicon
    ) -> String? {
        var bytes: [UInt8] = []
        for index in word.indices {
            guard (0x61...0x7A).contains(word[index]) else {
                return "damaged: word \(rank) holds a byte that is no letter"
            }
            bytes.append(word[index])
        }
        if bytes.isEmpty || (rank > 0 && !previous.lexicographicallyPrecedes(bytes)) {
            return "damaged: word \(rank) is out of order"
        }
        if !lexicon.contains(word) { return "damaged: word \(rank) is not found again" }
        if lexicon.rank(of: word) != rank { return "damaged: word \(rank) has another rank" }
        if lexicon.word(at: rank) != bytes { return "damaged: rank \(rank) gives another word" }
        return nil
    }
}
