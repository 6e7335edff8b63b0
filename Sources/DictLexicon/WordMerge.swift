/// Merges the records of each word into its first origin, smallest familiarity and spellings.
///
/// If games may ask for a word, only the records that permit this determine its familiarity:
/// `spelt` is an everyday British verb form, but also a rare grain in every variety of English.
struct WordMerge {
    private let origins: [Origin]
    private let familiarity: [UInt8]
    private let asked: [Bool]
    private let variantRecords: [UInt32]
    private let variants: TextArena

    /// The first place of each word.
    private(set) var mergedOrigins: [Origin] = []
    /// The smallest familiarity of each word, ignoring 0; 0 if no record rates the word.
    private(set) var mergedFamiliarity: [UInt8] = []
    /// For each word, whether a record permits games to ask for it.
    private(set) var mergedAsked: [Bool] = []
    /// For each word, whether a record spells it in plain lower-case letters.
    private(set) var hasPlainSpelling: [Bool] = []
    /// The words with a record whose spelling differs from the word, with all their records.
    private var varied: [(word: Int, records: [UInt32])] = []

    init(
        origins: [Origin], familiarity: [UInt8], asked: [Bool], variantRecords: [UInt32],
        variants: TextArena
    ) {
        self.origins = origins
        self.familiarity = familiarity
        self.asked = asked
        self.variantRecords = variantRecords
        self.variants = variants
    }

    /// Adds the next word, given the numbers of its records.
    mutating func add(_ records: ArraySlice<UInt32>) {
        var origin: Origin?
        var best: UInt8 = 0
        var plain = false
        var isVaried = false
        let isAsked = records.contains { asked[Int($0)] }
        for record in records {
            let index = Int(record)
            origin = origin.map { min($0, origins[index]) } ?? origins[index]
            let rank = familiarity[index]
            let counts = rank != 0 && asked[index] == isAsked
            if counts && (best == 0 || rank < best) { best = rank }
            if variant(of: record) == nil { plain = true } else { isVaried = true }
        }
        guard let origin else { return }
        if isVaried { varied.append((word: mergedOrigins.count, records: Array(records))) }
        mergedOrigins.append(origin)
        mergedFamiliarity.append(best)
        mergedAsked.append(isAsked)
        hasPlainSpelling.append(plain)
    }

    /// The words of `list` that have at least two spellings.
    func collisions(of list: WordList) -> [NormalisedLexicon.Collision] {
        var collisions: [NormalisedLexicon.Collision] = []
        for (word, records) in varied where records.count > 1 {
            let plain = list[word]
            var places: [[UInt8]: Origin] = [:]
            for record in records {
                let spelling = variant(of: record).map { variants[$0] } ?? plain
                let origin = origins[Int(record)]
                places[spelling] = places[spelling].map { min($0, origin) } ?? origin
            }
            guard places.count > 1 else { continue }
            let spellings = places.sorted { $0.key.lexicographicallyPrecedes($1.key) }
                .map { NormalisedLexicon.Collision.Spelling(bytes: $0.key, origin: $0.value) }
            collisions.append(NormalisedLexicon.Collision(word: plain, spellings: spellings))
        }
        return collisions
    }

    /// The index of the variant spelling of `record`; `nil` if its spelling is the plain word.
    private func variant(of record: UInt32) -> Int? {
        var low = 0
        var high = variantRecords.count
        while low < high {
            let middle = (low + high) / 2
            if variantRecords[middle] < record { low = middle + 1 } else { high = middle }
        }
        return low < variantRecords.count && variantRecords[low] == record ? low : nil
    }
}
