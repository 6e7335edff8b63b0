/// The words of a lexicon, each merged from the records that fold to it.
///
/// The records of a word are merged into one origin, one familiarity and a set of spellings. If
/// games may ask for the word, only the records that permit this determine its familiarity. For
/// instance, if the familiar British verb form `spelt` may not be asked for, but the rare grain of
/// that name may, the word is as unfamiliar as the grain.
struct WordMerge {
    private let origins: [Origin]
    private let familiarity: [UInt8]
    private let asked: [Bool]
    private let variantRecords: [UInt32]
    private let variants: TextArena

    /// The first place in the sources that contains each word.
    private(set) var mergedOrigins: [Origin] = []
    /// The familiarity of each word: the smallest in any record that rates it, or 0 if none does.
    ///
    /// If games may ask for the word, only the records that permit this are considered.
    private(set) var mergedFamiliarity: [UInt8] = []
    /// For each word, whether at least one record permits games to ask for it.
    private(set) var mergedAsked: [Bool] = []
    /// For each word, whether at least one record spells it in plain lower-case letters.
    private(set) var hasPlainSpelling: [Bool] = []
    /// The number of words whose records are all in one source, indexed by its 0-based number.
    private(set) var wordsOnlyInFile: [Int] = []
    /// The indices of the words that have a variant spelling, each with the indices of all its
    /// records.
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

    /// Adds the next word in byte order, given the indices of the records that fold to it.
    mutating func add(_ records: ArraySlice<UInt32>) {
        var origin: Origin?
        var best: UInt8 = 0
        var plain = false
        var isVaried = false
        var last = 0
        let isAsked = records.contains { asked[Int($0)] }
        for record in records {
            let index = Int(record)
            origin = origin.map { min($0, origins[index]) } ?? origins[index]
            last = max(last, origins[index].file)
            let rank = familiarity[index]
            let counts = rank != 0 && asked[index] == isAsked
            if counts && (best == 0 || rank < best) { best = rank }
            if variant(of: record) == nil { plain = true } else { isVaried = true }
        }
        guard let origin else { return }
        if origin.file == last { countOnly(in: last) }
        if isVaried { varied.append((word: mergedOrigins.count, records: Array(records))) }
        mergedOrigins.append(origin)
        mergedFamiliarity.append(best)
        mergedAsked.append(isAsked)
        hasPlainSpelling.append(plain)
    }

    private mutating func countOnly(in file: Int) {
        while wordsOnlyInFile.count <= file { wordsOnlyInFile.append(0) }
        wordsOnlyInFile[file] += 1
    }

    /// Returns the words of which the sources contain at least two spellings.
    ///
    /// Pass as `list` the words that were added, in the same order.
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

    /// Returns the index in `variants` of the spelling of a record.
    ///
    /// - Parameter record: The index of the record.
    /// - Returns: The index, or `nil` if the record spells the word in plain lower-case letters.
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
