import DictReader

/// The gaps of a game's sentences, decoded when the first screen is dealt.
///
/// It is not part of the state: it is never saved, and two games that differ only here are equal.
struct FillMeUpCache: Sendable, Equatable {
    private var table: GapTable?

    /// The gaps of `sentences`.
    mutating func gaps(of sentences: SentenceSet) -> GapTable {
        if let table, table.identity == sentences.identity { return table }
        let table = GapTable(sentences)
        self.table = table
        return table
    }

    static func == (one: FillMeUpCache, other: FillMeUpCache) -> Bool { true }
}
