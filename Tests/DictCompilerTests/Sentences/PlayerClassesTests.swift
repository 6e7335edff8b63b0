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
    ])
    func `English`(text: String, expected: String) {
        #expect(verdict(text, .english) == expected, "\(text)")
    }

    @Test(arguments: [
        ("Alles/PRON [behalve]/SCONJ de/DET hond/NOUN slaapt/VERB _.", "ADP"),
        ("Alles/PRON _, [behalve]/SCONJ in/ADP huis/NOUN _.", "kept"),
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
    ])
    func `Dutch`(text: String, expected: String) {
        #expect(verdict(text, .dutch) == expected, "\(text)")
    }

    @Test(arguments: [
        ("[Once]/SCONJ a/DET swan/NOUN sits/VERB _, it/PRON stays/VERB _.", Language.english),
        ("I/PRON know/VERB you/PRON [when]/SCONJ it/PRON rains/VERB _.", .english),
        ("Vals/ADJ kreeg/VERB hij/PRON [het]/DET meeste/PRON applaus/NOUN _.", .dutch),
        ("Een/DET lamp/NOUN [voor]/ADP ons/PRON raam/NOUN knippert/VERB _.", .dutch),
    ])
    func `tags that people checked are not mended`(text: String, language: Language) {
        #expect(verdict(text, language, areTagsChecked: true) == "kept")
    }
}
