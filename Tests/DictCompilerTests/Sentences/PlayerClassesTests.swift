import DictCompiler
import DictModel
import Testing

/// The classes that a player expects, where treebanks differ: the word in brackets is judged.
@Suite struct PlayerClassesTests {
    /// The verdict on the token in brackets: the name of a tag, `unsure`, or `kept`.
    private func verdict(
        _ text: String, _ language: Language, areTagsChecked: Bool = false
    ) -> String {
        let parts = text.split(separator: " ")
        let token = parts.firstIndex { $0.contains("[") }
        let words = TaggedSentence.words(
            text.filter { $0 != "[" && $0 != "]" }, language)
        let verdicts = PlayerClasses(language).verdicts(words, areTagsChecked: areTagsChecked)
        guard let verdict = verdicts.first(where: { $0.token == token }) else { return "kept" }
        return verdict.tag.map { $0.name.description } ?? "unsure"
    }

    @Test(arguments: [
        ("Tired/ADJ [of]/SCONJ working/VERB _.", "ADP"),
        ("Time/NOUN flies/VERB [without]/SCONJ even/ADV trying/VERB _.", "ADP"),
        ("We/PRON left/VERB [before]/SCONJ eating/VERB _.", "ADP"),
        ("A/DET goat/NOUN [with]/SCONJ reading/NOUN glasses/NOUN _.", "ADP"),
        ("Closed/VERB [because]/ADP of/ADP rain/NOUN _.", "unsure"),
        ("It/PRON rained/VERB _, [so]/ADV we/PRON left/VERB _.", "CCONJ"),
        ("It/PRON is/AUX [so]/ADV big/ADJ that/SCONJ it/PRON fell/VERB _.", "kept"),
        ("A/DET cloak/NOUN _, [so]/ADV light/ADJ that/SCONJ it/PRON flew/VERB _.", "kept"),
        ("Sit/VERB [so]/ADV that/SCONJ I/PRON see/VERB _.", "SCONJ"),
        ("Sit/VERB [now]/ADV that/SCONJ I/PRON see/VERB _.", "SCONJ"),
        ("I/PRON see/VERB [now]/ADV that/DET dog/NOUN barks/VERB _.", "kept"),
        ("[When]/ADV it/PRON rains/VERB _, we/PRON read/VERB _.", "SCONJ"),
        ("[When]/ADV did/AUX you/PRON come/VERB _?", "kept"),
        ("I/PRON know/VERB [when]/ADV it/PRON rains/VERB _.", "unsure"),
        ("A/DET shed/NOUN _, [where]/ADV he/PRON sleeps/VERB _.", "SCONJ"),
        ("[Where]/ADV did/AUX you/PRON hide/VERB it/PRON _?", "kept"),
        ("I/PRON go/VERB [wherever]/ADV there/PRON is/VERB cake/NOUN _.", "SCONJ"),
        ("We/PRON sat/VERB [until]/ADP the/DET rain/NOUN stopped/VERB _.", "SCONJ"),
        ("[Before]/ADP the/DET curtain/NOUN rose/VERB _, we/PRON sat/VERB _.", "SCONJ"),
        ("[After]/ADP lunch/NOUN my/PRON father/NOUN sleeps/VERB _.", "kept"),
        ("The/DET day/NOUN [after]/ADP a/DET party/NOUN is/AUX long/ADJ _.", "kept"),
        ("[Once]/SCONJ there/PRON was/VERB a/DET king/NOUN _.", "unsure"),
        ("[Once]/SCONJ it/PRON melts/VERB _, we/PRON swim/VERB _.", "kept"),
        ("[My]/PRON old/ADJ dog/NOUN sleeps/VERB _.", "DET"),
        ("Bring/VERB [your]/PRON best/ADJ _.", "DET"),
        ("It/PRON tells/VERB her/PRON [when]/ADV tea/NOUN is/AUX ready/ADJ _.", "unsure"),
        ("The/DET dog/NOUN saw/VERB [her]/PRON _.", "kept"),
        ("He/PRON gave/VERB [her]/PRON flowers/NOUN _.", "unsure"),
        ("A/DET [few]/ADJ for/ADP luck/NOUN _.", "unsure"),
        ("They/PRON see/VERB [each]/DET other/ADJ _.", "unsure"),
        ("[Both]/DET of/ADP us/PRON laughed/VERB _.", "PRON"),
        ("[Both]/DET teams/NOUN laughed/VERB _.", "kept"),
        ("So/ADV [many]/ADJ kinds/NOUN of/ADP bread/NOUN _.", "DET"),
        ("He/PRON has/VERB [more]/ADJ than/ADP me/PRON _.", "kept"),
        ("Holy/ADJ cow/NOUN was/AUX [that]/SCONJ a/DET meal/NOUN _.", "unsure"),
        ("I/PRON see/VERB [that]/SCONJ a/DET meal/NOUN waits/VERB _.", "kept"),
        ("They/PRON caught/VERB [up]/ADP with/ADP us/PRON _.", "unsure"),
        ("They/PRON went/VERB [up]/ADP the/DET hill/NOUN _.", "kept"),
        ("He/PRON put/VERB [on]/ADP his/PRON hat/NOUN _.", "unsure"),
        ("She/PRON picked/VERB [up]/ADP a/DET coin/NOUN _.", "unsure"),
        ("We/PRON sat/VERB [on]/ADP his/PRON hat/NOUN _.", "kept"),
        ("A/DET hand/NOUN [over]/ADP the/DET fence/NOUN _.", "kept"),
        ("What/PRON is/AUX going/VERB [on]/ADP here/ADV _?", "unsure"),
        ("It/PRON lies/VERB [on]/ADP the/DET table/NOUN _.", "kept"),
        ("We/PRON waited/VERB [for]/ADP the/DET bus/NOUN to/PART come/VERB _.", "unsure"),
        ("We/PRON waited/VERB [for]/ADP the/DET bus/NOUN _.", "kept"),
        ("He/PRON is/AUX [trapped]/VERB somewhere/ADV _.", "unsure"),
        ("She/PRON kept/VERB me/PRON [informed]/VERB of/ADP it/PRON _.", "unsure"),
        ("He/PRON was/AUX [trapped]/VERB by/ADP a/DET storm/NOUN _.", "kept"),
    ])
    func `English`(text: String, expected: String) {
        #expect(verdict(text, .english) == expected, "\(text)")
    }

    @Test(arguments: [
        ("Alles/PRON [behalve]/SCONJ de/DET hond/NOUN slaapt/VERB _.", "ADP"),
        ("Alles/PRON _, [behalve]/SCONJ in/ADP huis/NOUN _.", "unsure"),
        ("Wacht/VERB [tot]/ADP hij/PRON komt/VERB _.", "SCONJ"),
        ("Wacht/VERB [tot]/ADP maandag/NOUN _.", "kept"),
        ("Kijk/VERB [uit]/ADP met/ADP de/DET stoom/NOUN _.", "unsure"),
        ("Bel/VERB [op]/ADP zodra/SCONJ je/PRON gaat/VERB _.", "unsure"),
        ("Hij/PRON stond/VERB [op]/ADP en/CCONJ ging/VERB _.", "unsure"),
        ("Kijk/VERB [uit]/ADP het/DET raam/NOUN _.", "kept"),
        ("Wij/PRON bleven/VERB [tot]/ADP de/DET bui/NOUN overwaaide/VERB _.", "unsure"),
        ("Het/PRON regende/VERB _, [dus]/ADV we/PRON lazen/VERB _.", "CCONJ"),
        ("Het/PRON regende/VERB _, [dus]/ADV lazen/VERB we/PRON _.", "kept"),
        ("Vannacht/ADV heeft/AUX [het]/DET gevroren/VERB _.", "PRON"),
        ("[Het]/DET gestolen/VERB brood/NOUN was/AUX warm/ADJ _.", "kept"),
        ("In/ADP [deze]/DET zitten/VERB gaten/NOUN _.", "kept"),
        ("In/ADP [deze]/DET zit/VERB een/DET gat/NOUN _.", "PRON"),
        ("Geen/DET [enkele]/DET bus/NOUN reed/VERB _.", "unsure"),
        ("Met/ADP [veel]/PRON kaas/NOUN _.", "DET"),
        ("Hij/PRON at/VERB [veel]/PRON _.", "kept"),
        ("Wij/PRON gaan/VERB [volgend]/VERB jaar/NOUN _.", "unsure"),
        ("[Mijn]/PRON hond/NOUN slaapt/VERB _.", "kept"),
        ("Zin/NOUN [om]/SCONJ te/ADP gaan/VERB _.", "ADP"),
        ("Wij/PRON gaan/VERB [te]/PART voet/NOUN _.", "ADP"),
        ("Hij/PRON liep/VERB [rond]/ADP met/ADP een/DET idee/NOUN _.", "unsure"),
        (
            "Hij/PRON droeg/VERB hem/PRON [op]/ADP een/DET regering/NOUN te/ADP vormen/VERB _.",
            "unsure"
        ),
        ("Zij/PRON zijn/AUX [van]/ADP plan/NOUN te/ADP gaan/VERB _.", "unsure"),
        ("Het/PRON kwam/VERB [aan]/ADP het/DET licht/NOUN _.", "unsure"),
        ("Het/PRON lag/VERB [aan]/ADP het/DET strand/NOUN _.", "kept"),
        ("[De]/DET Morgan/PROPN leed/VERB pijn/NOUN _.", "unsure"),
        ("[De]/DET hond/NOUN leed/VERB pijn/NOUN _.", "kept"),
        ("Nu/ADV won/VERB [het]/PRON vernieuwde/VERB en/CCONJ hechte/ADJ team/NOUN _.", "unsure"),
        ("Nu/ADV won/VERB [het]/PRON aangrenzende/ADJ dorp/NOUN _.", "unsure"),
        ("Hij/PRON zwemt/VERB [als]/SCONJ geen/DET ander/PRON _.", "unsure"),
    ])
    func `Dutch`(text: String, expected: String) {
        #expect(verdict(text, .dutch) == expected, "\(text)")
    }

    @Test(arguments: [
        ("[Once]/SCONJ a/DET swan/NOUN sits/VERB _, it/PRON stays/VERB _.", Language.english),
        ("I/PRON know/VERB you/PRON [when]/SCONJ it/PRON rains/VERB _.", .english),
        ("Zij/PRON zijn/AUX [van]/ADP plan/NOUN te/ADP gaan/VERB _.", .dutch),
        ("Vals/ADJ kreeg/VERB hij/PRON [het]/DET meeste/PRON applaus/NOUN _.", .dutch),
        ("Een/DET lamp/NOUN [voor]/ADP ons/PRON raam/NOUN knippert/VERB _.", .dutch),
    ])
    func `tags that people checked are not mended`(text: String, language: Language) {
        #expect(verdict(text, language, areTagsChecked: true) == "kept")
    }
}
