import DictModel
import Testing

/// What agreement may refuse in a gap, and where it has nothing to say.
extension GapFitTests {
    @Test func `a noun after a preposition is not the subject of the verb that follows`() {
        let texts = [
            "Door/ADP de/DET harde/ADJ wind/NOUN waren/AUX wij/PRON moe/ADJ _.",
            "Jij/PRON zag/VERB regen/NOUN _.",
            "Langs/ADP de/DET lijnen/NOUN liepen/VERB mensen/NOUN _.",
            "Dat/PRON was/AUX de/DET rand/NOUN _.",
        ]
        let fields = ["wind regen", "lijn lijnen rand"]
        #expect(rivals(of: "wind", texts, .dutch, fields: fields) == ["regen"])
        #expect(rivals(of: "lijnen", texts, .dutch, fields: fields) == ["rand"])
        let english = [
            "The/DET flags/NOUN in/ADP the/DET storms/NOUN were/AUX torn/VERB _.",
            "They/PRON saw/VERB rain/NOUN _.",
        ]
        #expect(rivals(of: "storms", english, fields: ["storms rain"]) == ["rain"])
    }

    @Test func `a noun that is no subject of the verb takes any number`() {
        let texts = [
            "Die/DET honden/NOUN zagen/VERB we/PRON _.", "Ik/PRON riep/VERB de/DET kat/NOUN _.",
        ]
        #expect(rivals(of: "honden", texts, .dutch, fields: ["hond honden kat"]) == ["kat"])
    }

    @Test func `Dutch nouns have the number of their verb and of their determiner`() {
        let others = ["Ik/PRON zag/VERB katten/NOUN _.", "Ik/PRON zag/VERB de/DET kat/NOUN _."]
        let verb = ["De/DET hond/NOUN was/AUX moe/ADJ _."] + others
        #expect(rivals(of: "hond", verb, .dutch, fields: ["hond honden kat katten"]) == ["kat"])
        let amount = ["Ik/PRON riep/VERB enkele/DET honden/NOUN _."] + others
        #expect(
            rivals(of: "honden", amount, .dutch, fields: ["hond honden kat katten"]) == ["katten"])
    }

    @Test func `veel stands before what is not counted, and not before a single thing`() {
        let texts = [
            "Met/ADP veel/DET geduld/NOUN lukt/VERB het/PRON _.",
            "Zij/PRON toonde/VERB aandacht/NOUN _.",
            "Ik/PRON zag/VERB een/DET fout/NOUN _.",
        ]
        let fields = ["geduld aandacht fout"]
        #expect(rivals(of: "geduld", texts, .dutch, fields: fields) == ["aandacht"])
        let amounts = [
            "Hier/ADV verdwijnt/VERB alle/DET rommel/NOUN _.",
            "Daar/ADV zagen/VERB we/PRON veel/DET dieren/NOUN _.",
        ]
        #expect(rivals(of: "alle", amounts, .dutch) == ["veel"])
    }

    @Test func `a pronoun beside an infinitive is not its subject`() {
        let texts = [
            "Een/DET week/NOUN niets/PRON doen/VERB is/AUX zwaar/ADJ _.",
            "Ik/PRON moest/AUX om/ADP alles/PRON huilen/VERB _.",
            "Welke/DET deur/NOUN zou/AUX jij/PRON openen/VERB _?",
            "Nu/ADV zong/VERB niemand/PRON _.",
        ]
        #expect(rivals(of: "niets", texts, .dutch).contains("alles"))
        #expect(rivals(of: "alles", texts, .dutch).contains("niets"))
        #expect(rivals(of: "jij", texts, .dutch).contains("niemand"))
        let english = [
            "Nobody/PRON but/ADP I/PRON knows/VERB it/PRON _.",
            "On/ADP my/PRON way/NOUN _, you/PRON pass/VERB it/PRON _.",
        ]
        #expect(rivals(of: "i", english).contains("you"))
    }

    @Test func `a noun that looks like a plural may be none`() {
        let texts = [
            "De/DET reus/NOUN huilde/VERB _.", "Een/DET reus/NOUN liep/VERB langs/ADV _.",
            "Elke/DET reu/NOUN blaft/VERB _.",
        ]
        #expect(rivals(of: "de", texts, .dutch) == ["een", "elke"])
    }

    @Test func `any and each take each other's place`() {
        let texts = [
            "Farmers/NOUN are/AUX grateful/ADJ for/ADP each/DET drop/NOUN of/ADP rain/NOUN _.",
            "Water/VERB any/DET plant/NOUN _.", "You/PRON may/AUX be/AUX late/ADJ _.",
        ]
        #expect(rivals(of: "each", texts) == ["any"])
        #expect(rivals(of: "any", texts) == ["each"])
    }

    @Test func `some of them or both of them`() {
        let texts = [
            "Is/AUX er/ADV hooi/NOUN voor/ADP beide/DET pony's/NOUN _?",
            "Dit/DET jaar/NOUN kwamen/VERB enkele/DET tulpen/NOUN op/ADV _.",
            "Zij/PRON kocht/VERB een/DET bos/NOUN tulpen/NOUN _.",
            "Ik/PRON zag/VERB een/DET tulp/NOUN _.",
        ]
        #expect(rivals(of: "beide", texts, .dutch).contains("enkele"))
        #expect(rivals(of: "enkele", texts, .dutch).contains("beide"))
    }

    @Test func `in spite of what something happens during`() {
        let texts = [
            "Tijdens/ADP de/DET rit/NOUN sliepen/VERB we/PRON _.",
            "Wij/PRON lachten/VERB dankzij/ADP hem/PRON _.",
        ]
        #expect(rivals(of: "tijdens", texts, .dutch) == ["dankzij"])
    }

    @Test func `a question begins with a verb that is no infinitive`() {
        let texts = [
            "Is/AUX it/PRON late/ADJ _?", "It/PRON was/AUX late/ADJ _.",
            "We/PRON may/AUX be/AUX late/ADJ _.",
            "You/PRON are/AUX late/ADJ _.",
        ]
        #expect(rivals(of: "is", texts) == ["was"])
        #expect(!rivals(of: "are", texts).contains("is"))
        let asked = ["Are/AUX they/PRON late/ADJ _?", "They/PRON were/AUX late/ADJ _."]
        #expect(rivals(of: "are", asked) == ["were"])
    }

    @Test func `a determiner goes with the noun it belongs to`() {
        let texts = [
            "This/DET week/NOUN potatoes/NOUN cost/VERB more/ADV _.",
            "Every/DET dog/NOUN ran/VERB _.",
            "I/PRON sleep/VERB _.",
        ]
        #expect(rivals(of: "this", texts).contains("every"))
        let dutch = [
            "Hier/ADV leven/VERB enkele/DET soorten/NOUN mos/NOUN _.",
            "Ik/PRON zag/VERB het/DET mos/NOUN _.",
            "Nu/ADV remmen/VERB sommige/DET bussen/NOUN _.",
        ]
        #expect(rivals(of: "enkele", dutch, .dutch).contains("sommige"))
    }

    @Test func `times on the clock are times`() {
        let texts = [
            "We/PRON slept/VERB at/ADP o'clock/NOUN _.",
            "They/PRON left/VERB before/ADP it/PRON _.",
        ]
        #expect(rivals(of: "at", texts) == ["before"])
    }

    @Test func `conjunctions that compare have no clause, and as if no other second half`() {
        let texts = [
            "Het/PRON was/AUX zo/ADV groot/ADJ als/SCONJ een/DET huis/NOUN _.",
            "Zij/PRON is/AUX ouder/ADJ dan/SCONJ ik/PRON _.",
            "Wij/PRON gaan/VERB wanneer/SCONJ je/PRON wilt/VERB _.",
        ]
        #expect(rivals(of: "als", texts, .dutch) == ["dan"])
        let english = [
            "He/PRON ran/VERB as/SCONJ if/SCONJ it/PRON rained/VERB _.",
            "Run/VERB when/SCONJ it/PRON snows/VERB _.",
            "She/PRON ran/VERB though/SCONJ it/PRON froze/VERB _.",
        ]
        #expect(rivals(of: "if", english) == ["though"])
    }
}
