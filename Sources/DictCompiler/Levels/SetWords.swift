internal import DictModel

/// The words of a set so far, used to exclude related words from its other packs.
struct SetWords {
    private let inflection: Inflection
    private var words: Set<[UInt8]> = []
    /// The words of which these are, or could be, forms.
    private var bases: Set<[UInt8]> = []

    init(_ inflection: Inflection) {
        self.inflection = inflection
    }

    /// Adds the words of a pack.
    mutating func add(_ pack: [[UInt8]]) {
        for word in pack {
            words.insert(word)
            for reading in inflection.readings(of: word) { bases.insert(reading.base) }
        }
    }

    /// Whether `word` must not join the set: it is already in it, or is a form of a word in it, or
    /// a word in it is a form of `word`.
    func holdsForm(of word: [UInt8]) -> Bool {
        words.contains(word) || bases.contains(word)
            || inflection.readings(of: word).contains { words.contains($0.base) }
    }

    /// Whether `word` starts with a word of the set, so that it looks like a form of it (FARM,
    /// FARMER).
    func holdsBeginning(of word: [UInt8]) -> Bool {
        Self.likelyBases(of: word).contains { words.contains(Array($0)) }
    }

    /// The prefixes of `word` that a reader may mistake for its base.
    static func likelyBases(of word: [UInt8]) -> [ArraySlice<UInt8>] {
        (3..<max(3, word.count)).filter { $0 >= 4 || word.count - $0 <= 2 }.map { word.prefix($0) }
    }
}

extension Inflection {
    /// Two of `words` of which one is a form of the other; `nil` if there are none.
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
