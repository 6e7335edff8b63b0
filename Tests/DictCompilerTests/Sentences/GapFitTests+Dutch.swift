import DictModel
import Testing

/// What Dutch grammar and fixed combinations say about determiners and conjunctions.
extension GapFitTests {
    @Test(arguments: dutchUses)
    func `Dutch words fit by grammar and by fixed combinations`(use: RivalUse) {
        let found = rivals(of: use.hidden, use.texts, use.language)
        for word in use.fits { #expect(found.contains(word), "\(word) – \(found)") }
        for word in use.fails { #expect(!found.contains(word), "\(word) – \(found)") }
    }

    private static func use(
        _ description: String, _ texts: [String], hidden: String, fits: [String], fails: [String]
    ) -> RivalUse {
        RivalUse(
            description: description, language: .dutch, texts: texts, hidden: hidden, fits: fits,
            fails: fails)
    }

    private static let dutchUses = [
        use(
            "an adjective without its ending",
            [
                "Daar/ADV staat/VERB een/DET oud/ADJ huis/NOUN _.",
                "Het/DET huis/NOUN staat/VERB hier/ADV _.",
                "Ik/PRON zie/VERB geen/DET hond/NOUN _.",
            ], hidden: "een", fits: ["geen"], fails: ["het"]),
        use(
            "an adjective with its ending",
            [
                "Daar/ADV staat/VERB het/DET oude/ADJ huis/NOUN _.",
                "Dit/DET huis/NOUN staat/VERB hier/ADV _.",
                "Ik/PRON zie/VERB geen/DET hond/NOUN _.",
            ], hidden: "het", fits: ["dit"], fails: ["geen"]),
        use(
            "a superlative",
            [
                "Ik/PRON zie/VERB de/DET oudste/ADJ hond/NOUN _.",
                "Nu/ADV ziet/VERB die/DET hond/NOUN geen/DET kat/NOUN _.",
            ], hidden: "de", fits: ["die"], fails: ["geen"]),
        use(
            "er is …",
            [
                "Er/ADV staat/VERB een/DET hond/NOUN buiten/ADV _.",
                "Nu/ADV ziet/VERB die/DET hond/NOUN geen/DET kat/NOUN _.",
            ], hidden: "een", fits: ["geen"], fails: ["die"]),
        use(
            "geen van …",
            [
                "Geen/PRON van/ADP deze/DET honden/NOUN blaft/VERB _.",
                "Nu/ADV zien/VERB die/DET honden/NOUN veel/DET katten/NOUN _.",
            ], hidden: "deze", fits: ["die"], fails: ["veel"]),
        use(
            "a number",
            [
                "Wij/PRON zien/VERB alle/DET drie/NUM honden/NOUN _.",
                "Nu/ADV zien/VERB die/DET honden/NOUN veel/DET katten/NOUN _.",
            ], hidden: "alle", fits: ["die"], fails: ["veel"]),
        use(
            "another determiner",
            [
                "Ik/PRON ken/VERB al/DET die/DET honden/NOUN _.",
                "Ik/PRON slaap/VERB heel/DET de/DET dag/NOUN _.",
                "Zij/PRON zien/VERB alle/DET katten/NOUN _.",
            ], hidden: "al", fits: ["heel"], fails: ["alle"]),
        use(
            "elkaars asks for several",
            [
                "Hier/ADV zag/VERB hij/PRON de/DET hond/NOUN _.",
                "Wij/PRON zagen/VERB elkaars/DET hond/NOUN _.",
            ], hidden: "de", fits: [], fails: ["elkaars"]),
        use(
            "a question",
            [
                "Welke/DET hond/NOUN blaft/VERB daar/ADV _?",
                "Raad/VERB eens/ADV wat/PRON ik/PRON zie/VERB _.",
                "Die/DET hond/NOUN slaapt/VERB _.",
            ], hidden: "welke", fits: [], fails: ["die"]),
        use(
            "wie asks",
            [
                "Wie/PRON slaapt/VERB daar/ADV _?", "Wat/PRON slaapt/VERB hier/ADV _?",
                "Hij/PRON slaapt/VERB _.",
            ], hidden: "wie", fits: ["wat"], fails: ["hij"]),
        use(
            "a pair of a determiner and a conjunction",
            [
                "Wij/PRON zien/VERB meer/DET honden/NOUN dan/SCONJ jij/PRON _.",
                "Zij/PRON zien/VERB minder/DET katten/NOUN _.",
                "Zij/PRON zien/VERB alle/DET katten/NOUN _.",
            ], hidden: "meer", fits: ["minder"], fails: ["alle"]),
        use(
            "words after > fit, but have other rivals themselves",
            [
                "Zij/PRON zien/VERB de/DET katten/NOUN _.",
                "Wij/PRON gaan/VERB zo/ADV op/ADP den/DET duur/NOUN _.",
                "Die/DET duur/NOUN is/AUX lang/ADJ _.",
            ], hidden: "den", fits: ["de"], fails: ["die"]),
        use(
            "toen goes with the past, and nadat with a perfect",
            [
                "Wij/PRON eten/VERB omdat/SCONJ het/PRON regent/VERB _.",
                "Zij/PRON aten/VERB toen/SCONJ ik/PRON sliep/VERB _.",
                "Jij/PRON at/VERB nadat/SCONJ ik/PRON sliep/VERB _.",
                "Ik/PRON at/VERB doordat/SCONJ ik/PRON sliep/VERB _.",
            ], hidden: "omdat", fits: ["doordat"], fails: ["toen", "nadat"]),
        use(
            "naarmate asks for a comparative",
            [
                "Wij/PRON aten/VERB terwijl/SCONJ het/PRON regende/VERB _.",
                "Naarmate/SCONJ het/PRON later/ADJ werd/AUX _, sliep/VERB ik/PRON _.",
                "Jij/PRON at/VERB nadat/SCONJ ik/PRON sliep/VERB _.",
            ], hidden: "terwijl", fits: ["nadat"], fails: ["naarmate"]),
        use(
            "al asks for the verb behind it",
            [
                "Ik/PRON slaap/VERB _, hoewel/SCONJ het/PRON regent/VERB _.",
                "Ik/PRON eet/VERB _, al/SCONJ regent/VERB het/PRON _.",
                "Ik/PRON at/VERB _, terwijl/SCONJ ik/PRON sliep/VERB _.",
            ], hidden: "hoewel", fits: ["terwijl"], fails: ["al"]),
        use(
            "zowel … als",
            [
                "Ik/PRON zie/VERB zowel/CCONJ honden/NOUN als/SCONJ katten/NOUN _.",
                "Ik/PRON at/VERB brood/NOUN en/CCONJ kaas/NOUN _.",
                "Zij/PRON zijn/AUX groter/ADJ dan/SCONJ ik/PRON _.",
            ], hidden: "als", fits: ["en"], fails: ["dan"]),
        use(
            "haar before a verb is its object",
            [
                "De/DET hond/NOUN zag/VERB dat/SCONJ de/DET kat/NOUN haar/PRON volgde/VERB _.",
                "Jullie/PRON zien/VERB de/DET kat/NOUN _.",
            ], hidden: "haar", fits: ["jullie"], fails: []),
        use(
            "a list of things",
            [
                "Hij/PRON slaapt/VERB en/CCONJ eet/VERB _.",
                "Wij/PRON zien/VERB honden/NOUN plus/CCONJ katten/NOUN _.",
                "Zij/PRON slapen/VERB of/CCONJ zingen/VERB _.",
            ], hidden: "en", fits: ["of"], fails: ["plus"]),
    ]

    @Test func `a noun after en is not the only subject`() {
        let texts = [
            "Brood/NOUN en/CCONJ taart/NOUN waren/AUX op/ADV _.",
            "Daar/ADV ligt/VERB koek/NOUN _.",
        ]
        #expect(rivals(of: "taart", texts, .dutch, fields: ["taart koek"]) == ["koek"])
    }
}
