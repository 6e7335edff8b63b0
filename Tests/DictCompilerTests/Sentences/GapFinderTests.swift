import DictCompiler
import DictModel
import Testing

/// Which words may be hidden.
@Suite struct GapFinderTests {
    private func gaps(
        _ text: String, hasGoldTags: Bool = true,
        isCertain: @escaping (Int) -> Bool = { _ in true }
    ) -> [String] {
        let words = TaggedSentence.words(text)
        return GapFinder(isFamiliar: { $0 != Array("zyzzyva".utf8) })
            .outcome(words, hasGoldTags: hasGoldTags, isCertain: isCertain).candidates
            .map { String(decoding: $0.answer, as: UTF8.self) }
    }

    @Test(arguments: [
        ("He/PRON is/VERB in/ADP this/PRON _.", ["is", "in", "this"]),
        // Its letters stand earlier, inside another word.
        ("This/PRON is/VERB an/DET apple/NOUN _.", ["this", "an", "apple"]),
        // Twice in the sentence.
        ("The/DET dog/NOUN saw/VERB the/DET cat/NOUN _.", ["dog", "saw", "cat"]),
        // Names, contractions and compounds.
        ("Ann/PROPN do/AUX _n't/PART see/VERB Bob/PROPN _.", ["see"]),
        (
            "We/PRON saw/VERB an/DET ice/NOUN _-/PUNCT _cream/NOUN van/NOUN _.",
            ["we", "saw", "an", "van"]
        ),
        ("The/DET zyzzyva/NOUN sleeps/VERB _.", ["the", "sleeps"]),
        // Adjectives and adverbs serve where a sentence has none of the six classes.
        ("Really/ADV good/ADJ _!", ["good"]),
        // The first word only where its class has no other one.
        ("A/DET dog/NOUN bit/VERB every/DET man/NOUN _.", ["dog", "bit", "every", "man"]),
        // A preposition before a clause is no certain one.
        ("Eat/VERB before/ADP we/PRON leave/VERB _.", ["we", "leave"]),
    ])
    func `the words that may be hidden are`(text: String, expected: [String]) {
        #expect(gaps(text).sorted() == expected.sorted())
    }

    @Test func `a word of an uncertain class is not hidden`() {
        #expect(gaps("The/DET dog/NOUN sleeps/VERB _.") { $0 != 1 } == ["the", "sleeps"])
    }

    @Test(arguments: [
        ("The/DET man/NOUN met/VERB Rose/NOUN _.", ["man", "met", "the"], ["rose"]),
        ("Well/ADV I/PRON met/VERB her/PRON there/ADV _.", ["i", "met", "her"], []),
        ("'s/DET Winters/NOUN slaapt/VERB hij/PRON _.", ["winters", "slaapt", "hij"], []),
        ("He/PRON met/VERB US/NOUN men/NOUN _.", ["met", "men", "he"], ["us"]),
    ])
    func `a capital in the middle makes a name unless people gave the tags`(
        text: String, expected: [String], onlyGold: [String]
    ) {
        let other: (String) -> Bool = { ["well", "there"].contains($0) }
        let found = gaps(text, hasGoldTags: false).filter { !other($0) }
        #expect(found.sorted() == expected.sorted())
        #expect(gaps(text).filter { !other($0) }.sorted() == (expected + onlyGold).sorted())
    }
}
