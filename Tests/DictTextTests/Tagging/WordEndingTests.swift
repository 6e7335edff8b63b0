import DictFormat
import DictReader
import Testing

@testable import DictText

@Suite("Endings in a list of word classes") struct WordEndingTests {
    /// A list in which the rows have the classes 1, 2 and 3, in this order.
    private static var list: WordClassList {
        var list = WordClassList()
        for (row, name) in [("*iets", "a"), ("*fiets", "b"), ("racefiets", "c")] {
            _ = list.add(Array(row.utf8)[...], class: Array(name.utf8), sense: [])
        }
        return list
    }

    /// The features of `word`, with its class from `value`.
    private func word(_ word: String, longestEnding: Int, _ value: (UInt64) -> UInt16) -> UInt64 {
        var letters: [UInt8] = []
        let traits = WordForm.normalise(Array(word.utf8).span, into: &letters)
        var features = WordFeatures(letters: letters, traits)
        features.setClass(letters, longestEnding: longestEnding, value)
        return features.wordClass
    }

    @Test(
        "a word has its own class, or that of its longest ending, in the list and in a model",
        arguments: [
            ("racefiets", 3), ("stadsfiets", 2), ("Stadsfiets", 2), ("fiets", 2), ("niets", 1),
            ("iets", 1), ("ets", 0), ("fietsen", 0), ("steif", 0), ("", 0),
        ])
    func classes(text: String, number: UInt64) throws {
        let list = Self.list
        #expect(list.longestEnding == 5)
        #expect(word(text, longestEnding: 5) { list.values[$0] ?? 0 } == number)
        let bytes = ArtefactBytes(FingerprintTable.bytes(of: list.sorted))
        let table = try #require(FingerprintTable(bytes.view))
        #expect(word(text, longestEnding: 5) { table.value($0) } == number)
        withExtendedLifetime(bytes) {}
    }

    @Test("without endings, only the word itself is looked up")
    func noEndings() {
        var lookups = 0
        _ = word("stadsfiets", longestEnding: 0) { _ in
            lookups += 1
            return 0
        }
        #expect(lookups == 1)
    }

    @Test(
        "an ending has 2 to 12 bytes, and an asterisk alone is a word",
        arguments: [
            ("*s", false), ("*ts", true), ("*aardigheden", true), ("*aardigheidje", true),
            ("*aardigheidjes", false), ("*", true),
        ])
    func lengths(row: String, isAdded: Bool) {
        var list = WordClassList()
        #expect(list.add(Array(row.utf8)[...], class: [0x61], sense: []) == isAdded)
        #expect(list.values.isEmpty != isAdded)
    }
}
