import DictModel
import Testing

@testable import DictReader

/// Accepts words of the first few letters of the alphabet whose places in it add up to a sum.
///
/// All states have the same hash, so those at one node share a slot.
private struct LetterSum: WordFilter {
    let letters: UInt8
    let wanted: Int
    let start = 0

    func advance(_ state: Int, by letter: UInt8) -> Int? {
        let place = letter &- UInt8(ascii: "a")
        return place < letters ? state + Int(place) : nil
    }

    func accepts(_ state: Int) -> Bool { state == wanted }

    func digest(_ state: Int) -> UInt64 { 0 }
}

@Suite("A long search with a filter") struct FilterSearchTests {
    @Test("does not take a state for another that found nothing", arguments: [48, 47])
    func states(sum: Int) throws {
        // 9^6 words, so the search begins to remember nodes and states before it ends.
        let lexicon = try LexiconFixture.open(
            LexiconFixture.conformanceFile("en-all-sixes"))
        let filter = LetterSum(letters: 9, wanted: sum)
        let found = try lexicon.words(passing: filter, limit: .max)
        let last = Array("iiiiii".utf8)
        guard sum < 48 else {
            #expect(found == [last])
            return
        }
        // One letter is an h.
        let expected = last.indices.map { place in
            var word = last
            word[place] = UInt8(ascii: "h")
            return word
        }
        #expect(found == expected)
    }
}
