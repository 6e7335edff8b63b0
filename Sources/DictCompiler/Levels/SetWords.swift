internal import DictModel

/// The words already in a set, used to keep related words out of its other packs.
struct SetWords {
    private let inflection: Inflection
    private var words: Set<[UInt8]> = []
    /// The words of which those in the set are, or could be, forms.
    private var bases: Set<[UInt8]> = []

    init(_ inflection: Inflection) {
        self.inflection = inflection
    }

    /// Adds the words of a pack to the set.
    mutating func add(_ pack: [[UInt8]]) {
        for word in pack {
            words.insert(word)
            for reading in inflection.readings(of: word) { bases.insert(reading.base) }
        }
    }

    /// Whether the set contains `word`, a form of it, or a word of which it is a form.
    func holdsForm(of word: [UInt8]) -> Bool {
        words.contains(word) || bases.contains(word)
            || inflection.readings(of: word).contains { words.contains($0.base) }
    }

    /// Whether `word` starts with a word of the set, so that it looks like a form of that word
    /// (FARM, FARMER).
    func holdsBeginning(of word: [UInt8]) -> Bool {
        Self.likelyBases(of: word).contains { words.contains(Array($0)) }
    }

    /// Returns the prefixes of `word` that a reader may mistake for its base.
    static func likelyBases(of word: [UInt8]) -> [ArraySlice<UInt8>] {
        (3..<max(3, word.count)).filter { $0 >= 4 || word.count - $0 <= 2 }.map { word.prefix($0) }
    }
}

extension Inflection {
    /// Returns two of `words` of which one is a form of the other; `nil` if there are none.
    func formPair(in words: [[UInt8]]) -> (base: [UInt8], form: [UInt8])? {
        let all = Set(words)
        for word in words {
            for base in readings(of: word).map(\.base) where base != word && all.contains(base) {
                return (base, word)
            }
        }
        return nil
    }
}
