extension Inflection {
    /// Returns the ways to read `word` as a regular Dutch form: a plural, a verb form, or an
    /// adjective in -e or -er.
    ///
    /// Many words merely look like forms: TANTE is not an adjective in -e, and KAST is not a verb
    /// form. So an adjective in -e is recognised only if its comparative is listed too, a
    /// comparative in -er only if its superlative is, and a verb form only if its infinitive is. An
    /// infinitive is treated as a form of its stem, such as WERKEN of WERK, because it is spelled
    /// like a plural.
    static func dutchReadings(of word: [UInt8]) -> [Reading] {
        var readings: [Reading] = []
        if word.ends(with: "en", after: 2) {
            readings += dutchStems(word.dropping(2)).map { Reading(base: $0) }
            readings.append(Reading(base: word.dropping(1)))
        }
        if word.ends(with: "s", after: 3) && takesPluralS(word.dropping(1)) {
            readings.append(Reading(base: word.dropping(1)))
        }
        readings += dutchVerbReadings(of: word)
        if word.ends(with: "e", after: 2) {
            let witness = word.dropping(0, adding: "r")
            for stem in dutchStems(word.dropping(1)) {
                readings.append(Reading(base: stem, witness: witness))
            }
        }
        if word.ends(with: "er", after: 2) {
            for stem in dutchStems(word.dropping(2)) {
                readings.append(Reading(base: stem, witness: stem.dropping(0, adding: "st")))
            }
        }
        return readings
    }

    /// Returns the ways to read `word` as a form of a verb, such as LOOPT, WERKTE, WERKTEN, GEWERKT
    /// or GEWOOND.
    private static func dutchVerbReadings(of word: [UInt8]) -> [Reading] {
        var stems: [[UInt8]] = []
        for ending in ["t", "te", "ten", "de", "den"]
        where word.ends(with: ending, after: 2) {
            stems.append(word.dropping(ending.utf8.count))
        }
        if word.count >= 6 && word[0] == 0x67 && word[1] == 0x65
            && (word.ends(with: "t") || word.ends(with: "d"))
        {
            stems.append(Array(word.dropping(1)[2...]))
            stems.append(Array(word[2...]))
        }
        return stems.flatMap(dutchInfinitives).map { Reading(base: $0) }
    }

    /// Returns the infinitives that verbs with the stem `stem` may have, such as LOPEN for LOOP,
    /// LEVEN for LEEF and PAKKEN for PAK.
    private static func dutchInfinitives(of stem: [UInt8]) -> [[UInt8]] {
        guard stem.count >= 3, let last = stem.last, !Array.isVowel(last) else { return [] }
        let beforeLast = stem[stem.count - 2]
        var open: [[UInt8]] = []
        if stem.count >= 3 && beforeLast == stem[stem.count - 3] && Array.isVowel(beforeLast) {
            open.append(stem.dropping(2) + [last])
        } else if Array.isVowel(beforeLast) && !Array.isVowel(stem[stem.count - 3]) {
            open.append(stem + [last])
            open.append(stem)
        } else {
            open.append(stem)
        }
        for form in open {
            if last == 0x66 { open.append(form.dropping(1, adding: "v")) }
            if last == 0x73 { open.append(form.dropping(1, adding: "z")) }
        }
        return open.map { $0.dropping(0, adding: "en") }
    }

    /// Returns the possible base words of a form that consists of `stem` and -en, -e or -er.
    ///
    /// These are the stem itself, the stem with a single final consonant (KAT for KATT) or with a
    /// doubled vowel (BOOM for BOM), and each of them with a final -f for -v (DIEF for DIEV) or -s
    /// for -z (HUIS for HUIZ).
    private static func dutchStems(_ stem: [UInt8]) -> [[UInt8]] {
        guard stem.count >= 2, let last = stem.last else { return [] }
        var stems = [stem]
        if stem.count >= 3 && stem.endsInDoubledConsonant { stems.append(stem.dropping(1)) }
        if !Array.isVowel(last) && Array.isVowel(stem[stem.count - 2])
            && (stem.count == 2 || !Array.isVowel(stem[stem.count - 3]))
        {
            stems.append(stem.dropping(1) + [stem[stem.count - 2], last])
        }
        for form in stems {
            if last == 0x76 { stems.append(form.dropping(1, adding: "f")) }
            if last == 0x7a { stems.append(form.dropping(1, adding: "s")) }
        }
        return stems
    }

    /// Whether `word` takes a plural in -s, because it ends in a vowel or in an unstressed -el,
    /// -em, -en, -er or -aar.
    private static func takesPluralS(_ word: [UInt8]) -> Bool {
        guard let last = word.last else { return false }
        if Array.isVowel(last) { return word.count >= 3 }
        let unstressed =
            word.ends(with: "el", after: 2) || word.ends(with: "em", after: 2)
            || word.ends(with: "en", after: 2) || word.ends(with: "er", after: 2)
            || word.ends(with: "aar", after: 2)
        return unstressed && word.dropLast(2).contains(where: Array.isVowel)
    }

    /// Dutch words that look like forms of other words but are not, or that also have another
    /// meaning.
    ///
    /// The words are separated by spaces or line feeds.
    static let dutchLemmas: String = """
        zeven negen even leven samen tegen boven binnen buiten weten open eigen teken wagen regen
        morgen keuken varken deken molen toren haven oven kussen tussen wapen laken lichaam
        jongen kuiken veulen wezen gegeven kasten heren degen zegen orden examen
        kast kust rust lust mist kost rest post vast kunst punt buurt maart kaart staat plaat lijst
        feest geest beest dienst haast vlucht lucht nacht macht kracht gast mast fout hart
        aarde einde ronde orde bode tante lente ziekte groente liefde vrede oude mode route
        kamer water zomer winter bakker meester dochter moeder vader broer zuster
        """

    /// Irregular Dutch forms: each line contains a base word and those of its forms that are rarely
    /// other words.
    static let dutchIrregularForms: String = """
        zijn ben bent is was waren geweest
        hebben heb hebt heeft had hadden gehad
        gaan ga gaat ging gingen gegaan
        doen doe doet deed deden gedaan
        staan sta stond stonden gestaan
        slaan sla slaat sloeg sloegen geslagen
        zien zie ziet zag zagen gezien
        komen kom komt kwam kwamen gekomen
        kunnen kan kunt kon konden gekund
        mogen mag mocht mochten
        moeten moet moest moesten
        willen wil wilt wou wilde wilden
        zullen zal zult zou zouden
        worden wordt werd werden geworden
        geven geef geeft gaf gaven
        nemen neem neemt nam namen genomen
        lezen lees leest las lazen gelezen
        weten weet wist wisten geweten
        eten eet at aten gegeten
        zeggen zeg zegt zei zeiden gezegd
        brengen breng brengt bracht brachten gebracht
        denken denk denkt dacht dachten gedacht
        kopen koopt kocht kochten gekocht
        zoeken zoek zoekt zocht zochten gezocht
        lopen liep liepen gelopen
        slapen sliep sliepen geslapen
        roepen riep riepen geroepen
        laten laat liet lieten gelaten
        houden houd houdt hield hielden gehouden
        vallen viel vielen gevallen
        hangen hing hingen gehangen
        vangen ving vingen gevangen
        krijgen krijg krijgt kreeg kregen gekregen
        kijken kijk kijkt keek keken gekeken
        blijven blijf blijft bleef bleven gebleven
        schrijven schreef schreven geschreven
        rijden reed reden gereden
        snijden sneed sneden gesneden
        lijken lijkt leek leken geleken
        grijpen greep grepen gegrepen
        bijten beet beten gebeten
        zingen zong zongen gezongen
        drinken dronk dronken gedronken
        vinden vind vindt vond vonden gevonden
        binden bond bonden gebonden
        springen sprong sprongen gesprongen
        beginnen begin begint begon begonnen
        winnen won wonnen gewonnen
        zwemmen zwom zwommen gezwommen
        helpen hielp hielpen geholpen
        sterven stierf stierven gestorven
        werpen wierp wierpen geworpen
        trekken trok trokken getrokken
        spreken sprak spraken gesproken
        breken brak braken gebroken
        steken stak staken gestoken
        stelen stal stalen gestolen
        zitten zat zaten gezeten
        liggen lag lagen gelegen
        bidden bad baden gebeden
        vragen vroeg vroegen gevraagd
        dragen droeg droegen gedragen
        varen voer voeren gevaren
        vliegen vloog vlogen gevlogen
        liegen loog logen gelogen
        bieden bood boden geboden
        kiezen koos kozen gekozen
        verliezen verloor verloren
        vriezen vroor vroren gevroren
        sluiten sloot sloten gesloten
        ruiken rook roken geroken
        kruipen kroop kropen gekropen
        buigen boog bogen gebogen
        kind kinderen
        ei eieren
        blad bladeren
        lied liederen
        rund runderen
        lam lammeren
        kalf kalveren
        been beenderen
        schip schepen
        stad steden
        lid leden
        weg wegen
        dag dagen
        pad paden
        glas glazen
        dak daken
        gat gaten
        bad baden
        vat vaten
        slag slagen
        spel spelen
        god goden
        oorlog oorlogen
        goed goede beter best
        veel meer meest
        weinig minder minst
        """
}
