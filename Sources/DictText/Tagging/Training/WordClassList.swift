/// A list of words from a dictionary, each with a word class and a sense group.
///
/// The tagger uses both as features of a word, in addition to those of its spelling.
package struct WordClassList: Sendable {
    /// The class and sense group of each word, keyed by the hash of the word's form.
    ///
    /// The lower byte of a value is the number of the class, and the upper byte that of the sense
    /// group; 0 means none.
    private(set) var values: [UInt64: UInt16] = [:]
    private var classNumbers: [[UInt8]: UInt16] = [:]
    private var senseNumbers: [[UInt8]: UInt16] = [:]

    /// Creates an empty list.
    package init() {}

    /// Adds `word` with a class and a sense group, which replace earlier ones of the same word.
    ///
    /// Both are arbitrary names that are only compared for equality; an empty name means none. Up
    /// to 254 names of each kind are distinguished; any others share one number.
    package mutating func add(_ word: ArraySlice<UInt8>, class name: [UInt8], sense: [UInt8]) {
        var letters: [UInt8] = []
        let traits = WordForm.normalise(word.span, into: &letters)
        let hash = WordFeatures(letters: letters, traits).form
        values[hash] =
            Self.number(name, &classNumbers) | Self.number(sense, &senseNumbers) << 8
    }

    /// The hashes and values of all words, sorted by hash.
    var sorted: [(hash: UInt64, value: UInt16)] {
        values.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    private static func number(_ name: [UInt8], _ numbers: inout [[UInt8]: UInt16]) -> UInt16 {
        if name.isEmpty { return 0 }
        if let number = numbers[name] { return number }
        guard numbers.count < 255 else { return 255 }
        let number = UInt16(numbers.count + 1)
        numbers[name] = number
        return number
    }
}
