/// A list of words from a dictionary, each with a word class and a sense group.
///
/// The tagger uses both as features of a word, in addition to those of its spelling.
package struct WordClassList: Sendable {
    /// The class and sense group of each word, keyed by the hash of the word's form, and of each
    /// ending, keyed by its ``WordEnding`` hash.
    ///
    /// The lower byte of a value is the number of the class, and the upper byte that of the sense
    /// group; 0 means none.
    private(set) var values: [UInt64: UInt16] = [:]
    /// The length of the longest ending in the list, in bytes, or 0 if it has none.
    private(set) var longestEnding = 0
    private var classNumbers: [[UInt8]: UInt16] = [:]
    private var senseNumbers: [[UInt8]: UInt16] = [:]

    /// Creates an empty list.
    package init() {}

    /// Adds `word` with a class and a sense group, which replace earlier ones of the same word.
    ///
    /// Both are arbitrary names that are only compared for equality; an empty name means none. Up
    /// to 254 names of each kind are distinguished; any others share one number.
    ///
    /// An asterisk before 2 to 12 bytes means all words that end in them and are not in the
    /// list: `*heid`. If several endings fit, the longest counts. Returns whether the word was
    /// added, which a shorter or longer ending is not.
    package mutating func add(
        _ word: ArraySlice<UInt8>, class name: [UInt8], sense: [UInt8]
    ) -> Bool {
        let isEnding = word.count > 1 && word.first == UInt8(ascii: "*")
        var letters: [UInt8] = []
        let traits = WordForm.normalise((isEnding ? word.dropFirst() : word).span, into: &letters)
        var hash = WordFeatures(letters: letters, traits).form
        if isEnding {
            guard (WordEnding.shortest...WordEnding.longest).contains(letters.count) else {
                return false
            }
            hash = WordEnding.hash(letters)
            longestEnding = max(longestEnding, letters.count)
        }
        values[hash] =
            Self.number(name, &classNumbers) | Self.number(sense, &senseNumbers) << 8
        return true
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
