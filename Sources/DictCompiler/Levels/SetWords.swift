internal import DictModel

/// The words already in a set, used to keep related words out of its other packs.
struct SetWords {
    private let inflection: Inflection
    private var words: Set<[UInt8]> = []
    /// The words whose forms, or possible forms, are in the set.
    private var bases: Set<[UInt8]> = []

    init(_ inflection: Inflection) {
        self.inflection = inflection
    }

    /// Adds the words of `pack` to the set.
    mutating func add(_ pack: [[UInt8]]) {
        for word in pack {
            words.insert(word)
            for reading in inflection.likeness(of: word) { bases.insert(reading.base) }
        }
    }

    /// Whether the set contains `word`, a form of `word`, or a word of which `word` is a form.
    func holdsForm(of word: [UInt8]) -> Bool {
        words.contains(word) || bases.contains(word)
            || inflection.likeness(of: word).contains { words.contains($0.base) }
    }

    /// Whether the set contains a word with which `word` starts, so that `word` looks like a form
    /// of it (FARM, FARMER; END, ENDING).
    func holdsBeginning(of word: [UInt8]) -> Bool {
        Self.likelyBases(of: word).contains { words.contains(Array($0)) }
            || word.ends(with: "ing", after: 3) && words.contains(word.dropping(3))
    }

    /// Returns the prefixes of `word` that a player may mistake for its base.
    ///
    /// They have at least 4 letters, or 3 letters if at most 2 follow.
    static func likelyBases(of word: [UInt8]) -> [ArraySlice<UInt8>] {
        (3..<max(3, word.count)).filter { $0 >= 4 || word.count - $0 <= 2 }.map { word.prefix($0) }
    }
}

extension Inflection {
    /// Returns a pair of `words` of which one may be a form of the other, or `nil` if there is
    /// none.
    func formPair(in words: [[UInt8]]) -> (base: [UInt8], form: [UInt8])? {
        let all = Set(words)
        for word in words {
            for base in likeness(of: word).map(\.base) where base != word && all.contains(base) {
                return (base, word)
            }
        }
        return nil
    }
}
