import DictCompiler
import DictModel
import Testing

/// Which answers are rivals of a gap.
@Suite struct GapFitTests {
    /// The rivals of the word `hidden` of the first sentence that has it.
    func rivals(
        of hidden: String, _ texts: [String], _ language: Language = .english,
        fields: [String] = [], listed: ListedRivals = ListedRivals()
    ) -> [String] {
        let sentences = texts.map { TaggedSentence.words($0, language) }
        let finder = GapFinder(isFamiliar: { _ in true })
        let gaps = sentences.map { finder.outcome($0, isCertain: { _ in true }).candidates }
        var counts = ContextCounts()
        var genders = NounGenders()
        for sentence in sentences {
            counts.add(sentence)
            genders.add(sentence)
        }
        let bases = ["sleep", "run", "eat", "see"].map { Array($0.utf8) }
        let known = Set(sentences.flatMap { $0.words.map(\.letters) } + bases)
        let fit = GapFit(
            language, fields: fields.map { Set($0.split(separator: " ").map { Array($0.utf8) }) },
            listed: listed, counts: counts, genders: genders,
            isKnown: { known.contains($0) })
        let rivals = fit.rivals(sentences, gaps: gaps)
        for (sentence, gaps) in gaps.enumerated() {
            for (gap, candidate) in gaps.enumerated()
            where candidate.answer == Array(hidden.utf8) {
                return rivals[sentence][gap].map { String(decoding: $0, as: UTF8.self) }
            }
        }
        return ["no such gap"]
    }

    @Test func `a and an go by the sound that follows`() {
        let texts = [
            "We/PRON buy/VERB a/DET pear/NOUN _.", "You/PRON saw/VERB an/DET owl/NOUN _.",
            "Few/DET like/VERB the/DET rain/NOUN _.",
        ]
        #expect(rivals(of: "a", texts) == ["the"])
        #expect(rivals(of: "an", texts) == ["the"])
    }

    @Test func `a determiner before a hyphenated compound has the rivals of any other`() {
        let texts = [
            "We/PRON saw/VERB my/DET great/ADJ _-/PUNCT _aunt/NOUN _.",
            "You/PRON saw/VERB the/DET dog/NOUN _.",
        ]
        #expect(rivals(of: "my", texts) == ["the"])
    }

    @Test func `amounts are no rivals before a single thing`() {
        let texts = [
            "We/PRON saw/VERB the/DET bull/NOUN _.", "A/DET bull/NOUN saw/VERB us/PRON _.",
            "Drink/VERB enough/DET water/NOUN _.", "Drink/VERB my/DET water/NOUN _.",
        ]
        #expect(rivals(of: "the", texts) == ["a", "my"])
        #expect(rivals(of: "my", texts) == ["a", "enough", "the"])
    }

    @Test func `question words are rivals only where something is asked`() {
        let texts = [
            "We/PRON sold/VERB my/DET bull/NOUN _.", "Which/DET bull/NOUN saw/VERB us/PRON _?",
            "Ask/VERB us/PRON the/DET number/NOUN _.",
        ]
        #expect(rivals(of: "my", texts) == ["the"])
        #expect(rivals(of: "the", texts) == ["my", "which"])
    }

    @Test func `after all, and before own or a superlative, few determiners fit`() {
        let others = [
            "We/PRON saw/VERB a/DET dog/NOUN _.", "Every/DET dog/NOUN saw/VERB my/DET cat/NOUN _.",
        ]
        let all = ["We/PRON saw/VERB all/DET the/DET dogs/NOUN _."] + others
        #expect(rivals(of: "the", all) == ["my"])
        let best = ["We/PRON saw/VERB the/DET best/ADJ dog/NOUN _."] + others
        #expect(rivals(of: "the", best) == ["my"])
        let own = ["We/PRON saw/VERB your/DET own/ADJ dog/NOUN _."] + others
        #expect(rivals(of: "your", own) == ["my"])
    }

    @Test func `pairs of conjunctions fix their second half`() {
        let texts = [
            "Neither/CCONJ rain/NOUN nor/CCONJ sleet/NOUN fell/VERB _.",
            "Bread/NOUN and/CCONJ butter/NOUN help/VERB _.",
            "Either/CCONJ tea/NOUN or/CCONJ milk/NOUN helps/VERB _.",
        ]
        #expect(rivals(of: "nor", texts) == [])
        #expect(rivals(of: "or", texts) == [])
        #expect(rivals(of: "and", texts) == ["or"])
    }

    @Test func `conjunctions of cause and of contrast are not mistaken for each other`() {
        let texts = [
            "We/PRON left/VERB because/SCONJ it/PRON rained/VERB _.",
            "We/PRON left/VERB although/SCONJ it/PRON rained/VERB _.",
            "We/PRON left/VERB since/SCONJ it/PRON snowed/VERB _.",
            "We/PRON left/VERB though/SCONJ it/PRON froze/VERB _.",
        ]
        #expect(rivals(of: "because", texts).contains("since"))
        #expect(rivals(of: "although", texts).contains("though"))
    }

    @Test func `during makes a time of any noun`() {
        let texts = [
            "They/PRON fled/VERB during/ADP geometry/NOUN _.",
            "We/PRON sat/VERB in/ADP caves/NOUN _.",
        ]
        #expect(rivals(of: "during", texts) == ["in"])
        let dutch = [
            "Pas/ADV na/ADP mijn/PRON koffie/NOUN _.",
            "Wij/PRON sliepen/VERB tijdens/ADP wiskunde/NOUN _.",
        ]
        #expect(rivals(of: "na", dutch, .dutch) == ["tijdens"])
    }

    @Test func `pronouns go by the verb`() {
        let texts = [
            "Now/ADV I/PRON am/AUX here/ADV _.", "Today/ADV we/PRON are/AUX late/ADJ _.",
            "Then/ADV she/PRON was/AUX gone/VERB _.", "Call/VERB them/PRON _.",
        ]
        #expect(rivals(of: "i", texts) == [])
        #expect(rivals(of: "we", texts) == [])
        #expect(rivals(of: "she", texts) == ["i"])
    }

    @Test func `nouns of a field fit by their number`() {
        let texts = [
            "A/DET cat/NOUN slept/VERB _.", "Two/NUM dogs/NOUN bark/VERB _.",
            "The/DET dog/NOUN ran/VERB _.", "The/DET tea/NOUN boils/VERB _.",
        ]
        #expect(rivals(of: "cat", texts, fields: ["cat dog"]) == ["dog"])
        #expect(rivals(of: "dogs", texts, fields: ["cat dog"]) == [])
        #expect(rivals(of: "dog", texts, fields: ["cat dog"]) == ["cat", "dogs"])
    }

    @Test func `Dutch articles go by the gender of the noun`() {
        let texts = [
            "Ik/PRON zag/VERB het/DET huis/NOUN _.", "Jij/PRON zag/VERB de/DET straat/NOUN _.",
            "Wij/PRON zagen/VERB een/DET huis/NOUN _.",
        ]
        #expect(rivals(of: "het", texts, .dutch) == ["een"])
        #expect(rivals(of: "de", texts, .dutch) == ["een"])
        #expect(rivals(of: "een", texts, .dutch) == ["het"])
    }
}
