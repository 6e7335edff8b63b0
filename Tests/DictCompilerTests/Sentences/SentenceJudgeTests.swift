import DictCompiler
import DictModel
import Testing

/// The quality measures, a sentence each.
@Suite struct SentenceJudgeTests {
    private func flaw(_ text: String, _ language: Language) -> SentenceFlaw? {
        SentenceJudge(
            language, isBlocked: { $0 == Array("damn".utf8) },
            isFamiliar: { $0 != Array("zyzzyva".utf8) }
        ).finding(TaggedSentence.words(text, language))?.flaw
    }

    @Test(
        arguments: [
            ("The/DET cat/NOUN sleeps/VERB on/ADP it/PRON _.", nil),
            ("the/DET cat/NOUN sleeps/VERB on/ADP it/PRON _.", .noCapital),
            ("The/DET cat/NOUN sleeps/VERB on/ADP it/PRON", .noEnd),
            ("The/DET cat/NOUN sleeps/VERB _.", .tooShort),
            ("The/DET cat/NOUN on/ADP the/DET mat/NOUN _.", .noVerb),
            ("The/DET CAT/NOUN sleeps/VERB on/ADP it/PRON _.", .allCapitals),
            ("The/DET cat/NOUN (/PUNCT _sleeps/VERB on/ADP it/PRON there/ADV _.", .unbalanced),
            ("\"/PUNCT _The/DET cat/NOUN sleeps/VERB on/ADP it/PRON _.", .quoteFragment),
            ("The/DET 2/NUM cats/NOUN ate/VERB 3/NUM mice/NOUN _.", .numbers),
            ("Ann/PROPN and/CCONJ Bob/PROPN saw/VERB the/DET cat/NOUN _.", .names),
            ("Ann/PROPN Smith/PROPN saw/VERB the/DET cat/NOUN _.", nil),
            ("But/CCONJ the/DET cat/NOUN sleeps/VERB on/ADP it/PRON _.", .connective),
            ("He/PRON saw/VERB the/DET cat/NOUN there/ADV _.", .unresolvedPronoun),
            ("They/PRON say/VERB that/SCONJ cats/NOUN sleep/VERB _.", nil),
            ("It/PRON rained/VERB on/ADP the/DET cat/NOUN _.", nil),
            ("It/PRON was/AUX hard/ADJ to/PART sleep/VERB _.", nil),
            ("It/PRON ate/VERB the/DET old/ADJ cheese/NOUN _.", .unresolvedPronoun),
            ("This/DET cat/NOUN sleeps/VERB on/ADP it/PRON _.", nil),
            ("This/PRON bites/VERB the/DET old/ADJ cat/NOUN _.", .unresolvedPronoun),
            ("The/DET damn/ADJ cat/NOUN sleeps/VERB there/ADV _.", .blocked),
            ("The/DET zyzzyva/NOUN sleeps/VERB on/ADP it/PRON _.", .unfamiliar),
            ("See/VERB www.a.example/X for/ADP the/DET cat/NOUN _.", .markup),
            ("The/DET кот/NOUN sleeps/VERB on/ADP it/PRON _.", .characters),
            ("The/DET cat/NOUN _sleeps/VERB on/ADP it/PRON _.", .glued),
            ("The/DET café/NOUN _is/AUX next/ADJ to/ADP it/PRON _.", .glued),
            ("You/PRON do/AUX _n't/PART sleep/VERB on/ADP it/PRON _.", nil),
            ("The/DET cat/NOUN is/AUX gon/VERB _na/PART sleep/VERB there/ADV _.", nil),
            ("The/DET cat/NOUN can/AUX _not/PART sleep/VERB there/ADV _.", nil),
            ("The/DET 8/NUM _th/ADJ cat/NOUN sleeps/VERB there/ADV _.", nil),
        ] as [(String, SentenceFlaw?)])
    func `an English sentence has the flaw`(text: String, flaw: SentenceFlaw?) {
        #expect(self.flaw(text, .english) == flaw)
    }

    @Test(
        arguments: [
            ("'s/DET Avonds/NOUN slaapt/VERB de/DET kat/NOUN _.", nil),
            ("IJs/NOUN is/AUX in/ADP januari/NOUN koud/ADJ _.", nil),
            ("Het/PRON regent/VERB al/ADV drie/NUM dagen/NOUN _.", nil),
            ("Het/DET huis/NOUN is/AUX nog/ADV leeg/ADJ _.", nil),
            ("Hij/PRON slaapt/VERB op/ADP de/DET bank/NOUN _.", .unresolvedPronoun),
            ("Maar/CCONJ de/DET kat/NOUN slaapt/VERB nog/ADV _.", .connective),
            ("Toen/SCONJ de/DET kat/NOUN sliep/VERB las/VERB ik/PRON _.", nil),
            ("Toen/ADV sliep/VERB de/DET kat/NOUN nog/ADV _.", .connective),
            ("Ook/ADV al/ADV slaapt/VERB de/DET kat/NOUN _.", nil),
        ] as [(String, SentenceFlaw?)])
    func `a Dutch sentence has the flaw`(text: String, flaw: SentenceFlaw?) {
        #expect(self.flaw(text, .dutch) == flaw)
    }

    @Test
    func `255 bytes in a word and 255 tokens fit the format, one more does not`() {
        func flaw(letters: Int, commas: Int) -> SentenceFlaw? {
            let word = String(repeating: "c", count: letters)
            let marks = String(repeating: " _,", count: commas)
            return self.flaw("The/DET \(word)/NOUN sleeps/VERB on/ADP it/PRON\(marks) _.", .english)
        }
        #expect(flaw(letters: 255, commas: 0) == nil)
        #expect(flaw(letters: 256, commas: 0) == .tooLong)
        #expect(flaw(letters: 3, commas: 249) == nil)
        #expect(flaw(letters: 3, commas: 250) == .tooLong)
    }
}
