import DictCompiler
import DictModel
import Testing

/// The quality measures, a sentence each.
@Suite struct SentenceJudgeTests {
    private func flaw(_ text: String, _ language: Language) -> SentenceFlaw? {
        SentenceJudge(
            language,
            unwanted: Expressions(
                ["gas station", "mom"].map { expression in
                    expression.split(separator: " ").map { Array($0.utf8) }
                }), isBlocked: { $0 == Array("damn".utf8) },
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
            ("The/DET place/NOUN in/ADP which/PRON they/PRON met/VERB _.", .noMainClause),
            ("People/NOUN who/PRON met/VERB there/ADV had/AUX lost/VERB _.", nil),
            ("People/NOUN who/PRON met/VERB lost/VERB the/DET map/NOUN _.", nil),
            ("Because/SCONJ nobody/PRON saw/VERB the/DET cat/NOUN _.", .noMainClause),
            (
                "So/SCONJ that/SCONJ nobody/PRON wants/VERB to/PART see/VERB it/PRON _.",
                .noMainClause
            ),
            ("Unless/SCONJ nobody/PRON comes/VERB _,/PUNCT we/PRON eat/VERB _.", nil),
            ("Once/SCONJ upon/ADP a/DET time/NOUN a/DET king/NOUN slept/VERB _.", nil),
            ("Once/SCONJ frozen/VERB _,/PUNCT the/DET lake/NOUN sleeps/VERB _.", nil),
            ("As/SCONJ if/SCONJ by/ADP magic/NOUN _,/PUNCT it/PRON slept/VERB _.", nil),
            ("A/DET man/NOUN that/PRON has/AUX never/ADV slept/VERB _.", .noMainClause),
            ("The/DET man/NOUN that/PRON slept/VERB is/AUX awake/ADJ _.", nil),
            ("Walking/VERB to/ADP the/DET old/ADJ house/NOUN _.", .noMainClause),
            ("Bring/VERB the/DET map/NOUN unless/SCONJ nobody/PRON comes/VERB _.", nil),
            ("Learning/VERB to/PART read/VERB opened/VERB a/DET door/NOUN _.", nil),
            ("The/DET joy/NOUN of/SCONJ sleeping/VERB is/AUX great/ADJ _.", nil),
            ("Because/SCONJ it/PRON rained/VERB and/CCONJ blew/VERB _.", .noMainClause),
            (
                "When/SCONJ it/PRON rained/VERB _,/PUNCT you/PRON and/CCONJ I/PRON slept/VERB _.",
                nil
            ),
            ("Whether/SCONJ it/PRON rains/VERB or/CCONJ not/PART matters/VERB _.", nil),
            ("Places/NOUN which/PRON have/AUX happen/VERB _'d/VERB there/ADV _.", .noMainClause),
            ("Of/ADP pride/NOUN _,/PUNCT when/ADV the/DET man/NOUN slept/VERB _.", .noMainClause),
            ("The/DET time/NOUN when/ADV you/PRON slept/VERB _.", .noMainClause),
            ("What/DET a/DET storm/NOUN that/PRON was/AUX there/ADV _!", nil),
            ("Because/SCONJ nobody/PRON saw/VERB the/DET cat/NOUN _?", nil),
            ("If/SCONJ you/PRON saw/VERB the/DET cat/NOUN _?", .noMainClause),
            ("Because/SCONJ I/PRON think/VERB you/PRON saw/VERB it/PRON _.", .noMainClause),
            ("Because/SCONJ it/PRON rained/VERB _,/PUNCT you/PRON slept/VERB _.", nil),
            ("Because/ADP of/ADP the/DET rain/NOUN you/PRON slept/VERB _.", nil),
            (
                """
                If/SCONJ you/PRON ask/VERB _,/PUNCT "/PUNCT _Who/PRON is/AUX it/PRON _? _"/PUNCT
                """, .noMainClause
            ),
            (
                """
                Since/SCONJ it/PRON rained/VERB _,/PUNCT and/CCONJ the/DET wind/NOUN blew/VERB _.
                """, .noMainClause
            ),
            (
                """
                Since/SCONJ it/PRON rained/VERB _,/PUNCT and/CCONJ snowed/VERB _,/PUNCT I/PRON
                slept/VERB _.
                """, nil
            ),
            (
                "That/SCONJ it/PRON is/AUX easy/ADJ _,/PUNCT sounds/VERB good/ADJ _.",
                .noMainClause
            ),
            ("If/SCONJ you/PRON are/AUX hungry/ADJ _,/PUNCT eat/VERB this/PRON _.", nil),
            ("Once/SCONJ the/DET lake/NOUN was/AUX frozen/VERB _.", .noMainClause),
            ("How/ADV brave/ADJ all/DET of/ADP them/PRON are/AUX _!", nil),
            ("How/ADV the/DET cat/NOUN found/VERB the/DET river/NOUN _.", .noMainClause),
            ("How/ADV the/DET cat/NOUN came/VERB is/AUX strange/ADJ _.", nil),
            ("Which/PRON brought/VERB them/PRON to/ADP the/DET river/NOUN _.", .noMainClause),
            ("By/ADP which/PRON you/PRON have/VERB doubts/NOUN left/VERB _.", .noMainClause),
            ("Which/PRON of/ADP the/DET cats/NOUN sleeps/VERB _?", nil),
            (
                """
                Of/ADP the/DET goods/NOUN which/PRON have/AUX come/VERB _,/PUNCT and/CCONJ some/PRON
                that/PRON want/VERB _.
                """, .noMainClause
            ),
            ("Of/ADP all/DET the/DET cats/NOUN _,/PUNCT one/NUM sleeps/VERB _.", nil),
            ("Of/ADP course/NOUN the/DET cat/NOUN sleeps/VERB _.", nil),
            ("Whoever/PRON told/VERB you/PRON that/PRON must/AUX sleep/VERB _.", nil),
            ("If/SCONJ you/PRON judge/VERB others/NOUN _,/PUNCT that/PRON is/AUX bad/ADJ _.", nil),
            ("Just/ADV as/SCONJ you/PRON sat/VERB _,/PUNCT so/CCONJ I/PRON sat/VERB _.", nil),
            ("Why/ADV _,/PUNCT the/DET cat/NOUN was/AUX there/ADV _!", nil),
            ("What/DET a/DET cat/NOUN you/PRON have/VERB there/ADV _.", nil),
            ("What/PRON it/PRON is/AUX may/AUX be/AUX seen/VERB there/ADV _.", nil),
            ("Is/AUX that/PRON so/ADV _? I/PRON see/VERB it/PRON _.", nil),
            ("Cares/VERB and/CCONJ joys/NOUN were/AUX on/ADP her/PRON mind/NOUN _.", nil),
            ("The/DET next/ADJ day/NOUN we/PRON ate/VERB cake/NOUN _.", nil),
            ("No/DET wonder/NOUN you/PRON like/VERB the/DET cat/NOUN _.", nil),
            ("An/DET old/ADJ house/NOUN with/ADP a/DET painted/VERB wall/NOUN _.", .noMainClause),
            ("The/DET badly/ADV painted/VERB wall/NOUN is/AUX old/ADJ _.", nil),
            ("Goes/VERB to/ADP the/DET old/ADJ river/NOUN _.", .noMainClause),
            ("Pass/VERB me/PRON the/DET old/ADJ map/NOUN _.", nil),
            ("Should/AUX work/VERB in/ADP the/DET house/NOUN _.", .noMainClause),
            ("Should/AUX you/PRON go/VERB _,/PUNCT close/VERB it/PRON _.", nil),
            ("Whatever/PRON you/PRON do/VERB is/AUX for/ADP me/PRON _.", nil),
            ("Know/VERB himself/PRON and/CCONJ the/DET world/NOUN _.", .noMainClause),
            ("Would/AUX not/PART join/VERB the/DET dance/NOUN _.", .noMainClause),
            ("Would/AUX you/PRON join/VERB the/DET dance/NOUN _?", nil),
            ("Do/AUX not/PART open/VERB the/DET door/NOUN _.", nil),
            ("Like/SCONJ you/PRON say/VERB it/PRON rains/VERB here/ADV _.", .noMainClause),
            ("Like/ADP the/DET cat/NOUN _,/PUNCT I/PRON sleep/VERB here/ADV _.", nil),
            ("The/DET CAT/NOUN sleeps/VERB on/ADP it/PRON _.", .allCapitals),
            ("The/DET cat/NOUN (/PUNCT _sleeps/VERB on/ADP it/PRON there/ADV _.", .unbalanced),
            ("\"/PUNCT _The/DET cat/NOUN sleeps/VERB on/ADP it/PRON _.", .quoteFragment),
            ("The/DET 2/NUM cats/NOUN ate/VERB 3/NUM mice/NOUN _.", .numbers),
            ("Ann/PROPN and/CCONJ Bob/PROPN saw/VERB the/DET cat/NOUN _.", .names),
            ("Ann/PROPN Smith/PROPN saw/VERB the/DET cat/NOUN _.", nil),
            ("But/CCONJ the/DET cat/NOUN sleeps/VERB on/ADP it/PRON _.", .connective),
            ("But/CCONJ old/ADJ cats/NOUN sleep/VERB on/ADP it/PRON _.", .connective),
            ("He/PRON saw/VERB the/DET cat/NOUN there/ADV _.", .unresolvedPronoun),
            ("They/PRON say/VERB that/SCONJ cats/NOUN sleep/VERB _.", nil),
            ("It/PRON rained/VERB on/ADP the/DET cat/NOUN _.", nil),
            ("It/PRON was/AUX hard/ADJ to/PART sleep/VERB _.", nil),
            ("It/PRON ate/VERB the/DET old/ADJ cheese/NOUN _.", .unresolvedPronoun),
            ("This/DET cat/NOUN sleeps/VERB on/ADP it/PRON _.", nil),
            ("This/PRON bites/VERB the/DET old/ADJ cat/NOUN _.", .unresolvedPronoun),
            ("The/DET damn/ADJ cat/NOUN sleeps/VERB there/ADV _.", .blocked),
            ("The/DET zyzzyva/NOUN sleeps/VERB on/ADP it/PRON _.", .unfamiliar),
            ("The/DET Gas/NOUN -/PUNCT _station/NOUN sleeps/VERB there/ADV _.", .unfamiliar),
            ("The/DET gas/NOUN at/ADP the/DET station/NOUN burns/VERB _.", nil),
            ("I/PRON saw/VERB that/SCONJ Mom/PROPN sleeps/VERB _.", .unfamiliar),
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
            ("De/DET kat/NOUN die/PRON op/ADP bed/NOUN sliep/VERB _.", .noMainClause),
            ("De/DET kat/NOUN _,/PUNCT die/PRON sliep/VERB _,/PUNCT droomt/VERB _.", nil),
            ("Toen/SCONJ sliep/VERB de/DET kat/NOUN daar/ADV _.", nil),
            ("Omdat/SCONJ de/DET kat/NOUN niet/ADV wil/AUX slapen/VERB _.", .noMainClause),
            ("Alvorens/SCONJ te/ADP slapen/VERB leest/VERB oma/NOUN niets/PRON _.", nil),
            ("Toen/ADV sliep/VERB de/DET kat/NOUN nog/ADV _.", .connective),
            ("Ook/ADV al/ADV slaapt/VERB de/DET kat/NOUN _.", nil),
            (
                "Samen/ADV _,/PUNCT zoals/SCONJ dat/PRON ook/ADV eigenlijk/ADV moet/VERB _.",
                .noMainClause
            ),
            ("Zoals/SCONJ altijd/ADV lacht/VERB de/DET boer/NOUN hard/ADV _.", nil),
            ("Zoals/SCONJ de/DET kat/NOUN slaapt/VERB _,/PUNCT slaap/VERB ik/PRON _.", nil),
            ("Als/SCONJ het/PRON regent/VERB blijf/VERB ik/PRON thuis/ADV _.", nil),
            ("Als/SCONJ de/DET kat/NOUN daar/ADV slaapt/VERB _.", .noMainClause),
            (
                "Barvoets/ADV in/ADP geleende/VERB schoenen/NOUN te/ADP gaan/VERB _.",
                .noMainClause
            ),
            ("De/DET zus/NOUN door/ADP de/DET broer/NOUN getekend/VERB _.", .noMainClause),
            ("Omdat/SCONJ de/DET kat/NOUN getekend/VERB is/AUX _.", .noMainClause),
            ("De/DET kat/NOUN gelooft/VERB de/DET hond/NOUN _.", nil),
            (
                """
                Mooie/ADJ gesprekken/NOUN _,/PUNCT waarin/ADV men/PRON veel/ADV lachte/VERB _.
                """, .noMainClause
            ),
            ("Hoe/ADV de/DET kat/NOUN daar/ADV kwam/VERB _.", .noMainClause),
            ("Wie/PRON daar/ADV slaapt/VERB _,/PUNCT slaapt/VERB goed/ADJ _.", nil),
            ("Hoe/ADV snel/ADV kwam/VERB de/DET kat/NOUN daar/ADV _.", nil),
            ("Dat/SCONJ hij/PRON sliep/VERB en/CCONJ niet/ADV kwam/VERB _.", .noMainClause),
            ("Dat/SCONJ doel/NOUN had/AUX zich/PRON nu/ADV gewijzigd/VERB _.", nil),
            (
                "Niet/ADV gehoord/VERB te/ADP worden/AUX is/AUX geen/DET straf/NOUN _.", nil
            ),
            ("Gevraagd/VERB _:/PUNCT een/DET lieve/ADJ oppas/NOUN voor/ADP oma/NOUN _.", nil),
            ("Waarna/ADV de/DET boer/NOUN weer/ADV lachte/VERB _.", .noMainClause),
            ("De/DET een/PRON slaapt/VERB _,/PUNCT de/DET ander/PRON lacht/VERB _.", nil),
            ("Wordt/AUX in/ADP een/DET nieuw/ADJ boek/NOUN vervolgd/VERB _.", .noMainClause),
        ] as [(String, SentenceFlaw?)])
    func `a Dutch sentence has the flaw`(text: String, flaw: SentenceFlaw?) {
        #expect(self.flaw(text, .dutch) == flaw)
    }

    @Test
    func `255 bytes in a word fit the format, one more does not`() {
        func flaw(letters: Int, commas: Int) -> SentenceFlaw? {
            let word = String(repeating: "c", count: letters)
            let marks = String(repeating: " _-", count: commas)
            return self.flaw("The/DET \(word)/NOUN sleeps/VERB on/ADP it/PRON\(marks) _.", .english)
        }
        #expect(flaw(letters: 255, commas: 0) == nil)
        #expect(flaw(letters: 256, commas: 0) == .tooLong)
        // So many tokens in so few words are marks in a row.
        #expect(flaw(letters: 3, commas: 249) == .hole)
        #expect(flaw(letters: 3, commas: 250) == .hole)
    }
}
