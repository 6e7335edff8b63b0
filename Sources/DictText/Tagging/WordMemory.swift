import DictModel

/// A memory of the words that a tagger met last, so that it looks up a frequent word only once.
///
/// The memory is bounded: a word takes the place of an earlier one with the same slot. What it
/// returns does not depend on what it remembers.
struct WordMemory {
    /// The features and scores of a word, which are the same wherever it is.
    struct Entry {
        fileprivate var key: Key?
        /// The features of the word, with the values from the tables of the model.
        var features: WordFeatures
        var traits: WordForm.Traits
        var scores: WordScores
    }

    /// The bytes of a word of up to 16 bytes.
    fileprivate struct Key: Equatable {
        var (low, high): (UInt64, UInt64) = (0, 0)
        var count: Int

        init?(_ form: Span<UInt8>) {
            guard form.count <= 16 else { return nil }
            count = form.count
            for index in 0..<min(count, 8) { low = low << 8 | UInt64(form[index]) }
            var index = 8
            while index < count {
                high = high << 8 | UInt64(form[index])
                index += 1
            }
        }

        /// The slot of the word, a number of ``WordMemory/slotBits`` bits.
        var slot: Int {
            let mixed = FeatureHash.mix(FeatureHash.mix(UInt64(count), low), high)
            return Int((mixed &* 0x9e37_79b9_7f4a_7c15) >> UInt64(64 - slotBits))
        }
    }

    /// The number of words that are remembered is 2 to this power; they take 0.6 KB each.
    private static let slotBits = 12

    private let model: TaggerModel
    private let templates: FeatureTemplates
    /// One entry for words that are not remembered, and one for each slot that is in use.
    private var entries: [Entry]
    /// The index of the entry of each slot, or 0 if the slot is empty.
    private var slots = [UInt16](repeating: 0, count: 1 << slotBits)
    private var letters: [UInt8] = []

    /// Creates a memory without words for the tables and weights of `model`.
    init(_ model: TaggerModel) {
        self.model = model
        templates = FeatureTemplates(model.language)
        entries = [
            Entry(
                key: nil, features: .boundary(0), traits: WordForm.Traits(exact: 0, shape: 0),
                scores: WordScores())
        ]
    }

    /// Returns the index at which the word `form` is until this is called again.
    mutating func index(of form: Span<UInt8>) -> Int {
        guard let key = Key(form) else {
            entries[0] = entry(form, nil)
            return 0
        }
        let slot = key.slot
        let index = Int(slots[slot])
        if index == 0 {
            slots[slot] = UInt16(entries.count)
            entries.append(entry(form, key))
            return entries.count - 1
        }
        if entries[index].key != key { entries[index] = entry(form, key) }
        return index
    }

    /// The features and scores of the word at `index`.
    subscript(index: Int) -> Entry {
        @inline(__always)
        _read { yield entries[index] }
    }

    private mutating func entry(_ form: Span<UInt8>, _ key: Key?) -> Entry {
        let traits = WordForm.normalise(form, into: &letters)
        var word = WordFeatures(letters: letters, traits)
        let known = Int(model.file.knownWords.value(word.form))
        if known > 0, known <= model.file.ambiguities.count {
            word.ambiguity = UInt64(model.file.ambiguities[known - 1])
        }
        word.setClass(letters, longestEnding: model.file.longestEnding) { hash in
            model.file.wordClasses.value(hash)
        }
        let scores = WordScores(word, templates, model.file.weights)
        return Entry(key: key, features: word, traits: traits, scores: scores)
    }
}
