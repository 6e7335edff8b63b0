/// Words with a class and a sense group from a dictionary.
public struct WordClassList: Sendable {
    /// Class number in the lower byte, sense number in the upper, by the hash of the form.
    private(set) var values: [UInt64: UInt16] = [:]
    private var classNumbers: [[UInt8]: UInt16] = [:]
    private var senseNumbers: [[UInt8]: UInt16] = [:]

    /// A list without words.
    public init() {}

    /// Adds `word`; class and sense are names that only equality matters of, at most 255 of each.
    public mutating func add(_ word: ArraySlice<UInt8>, class name: [UInt8], sense: [UInt8]) {
        var letters: [UInt8] = []
        let traits = WordForm.normalise(word, into: &letters)
        let hash = WordFeatures(letters: letters, traits).form
        values[hash] =
            Self.number(name, &classNumbers) | Self.number(sense, &senseNumbers) << 8
    }

    /// The words' hashes and values, in the order of the hashes.
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
