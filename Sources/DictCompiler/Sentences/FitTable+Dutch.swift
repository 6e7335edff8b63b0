extension FitTable {
    /// The Dutch function words for each ``FitFrame``, in the format that
    /// ``FitTable/init(frames:)`` reads.
    static let dutch = """
        place: in op aan onder achter naast bij boven voor tegen tussen rond langs binnen buiten over tegenover om rondom nabij te voorbij halverwege vanaf vanuit richting | met
        path: door over langs naar uit van vanaf vanuit tot om richting onder tegen voorbij in op achter tussen via rondom
        time: voor na tijdens sinds tot vanaf om rond in op gedurende binnen tegen over met bij tussen aan onder halverwege
        company: met zonder
        relation: van uit voor over met bij aan in op tegen zonder onder naast achter tussen
        recipient: voor van aan met naar door zonder bij namens
        topic: over van voor op naar aan met om
        reason: door dankzij ondanks wegens vanwege volgens met zonder uit om voor namens
        likeness: als
        exception: behalve zonder naast buiten
        particle: aan uit op af in om toe mee over bij door onder voor na binnen tegen langs dicht
        purpose: om zonder door na alvorens teneinde
        article: dezelfde hetzelfde elkaars menig menige allerlei minder de het een dit dat deze die elke elk ieder iedere geen alle allebei beide welke welk wat mijn jouw je zijn haar ons onze jullie hun uw zulke zulk sommige enkele veel weinig meer genoeg al zoveel hoeveel evenveel ettelijke verscheidene allerhande enig enige zon diens wiens wier twee drie
        predeterminer: al heel
        subject: geen elk ieder ik jij je hij zij ze het we wij jullie u men iemand niemand iedereen wie wat alles niets iets dat die dit deze sommigen allen velen iedereen allebei beiden ikzelf jijzelf hijzelf zijzelf wijzelf
        object: geen elk ieder mij me jou je hem haar ons jullie hen hun ze het u zich elkaar iemand niemand iedereen alles niets iets dat die dit deze mezelf jezelf zichzelf onszelf wat allemaal veel weinig meer genoeg
        owner: mijn jouw je zijn haar ons onze jullie hun uw
        relative: die dat wie wat
        question: wie wat welke welk
        expletive: het er dat dit
        coordination: en of maar noch doch alsook plus ofwel oftewel
        clauses: en maar want of dus doch ofwel oftewel
        cause: omdat doordat aangezien daar opdat nu zodat toen als terwijl wanneer zodra nadat voordat totdat
        moment: als wanneer toen naarmate naargelang zodra nadat sinds terwijl zolang nu voordat omdat doordat aangezien daar zodat hoewel ofschoon alhoewel eer
        condition: als indien mits naargelang wanneer zolang zodra tenzij
        scene: waar wanneer zoals
        contrast: hoewel ofschoon alhoewel terwijl al ondanks toen wanneer
        contrast: al | dus
        comparison: alsof | omdat nu
        cause: omdat | alsof
        boundary: voordat totdat tot voor eer tenzij opdat wanneer als mits zodra zodat
        content: dat of hoe waarom wanneer wie wat waar omdat
        comparison: dan als zoals alsof
        manner: met in zonder op per via
        circumstance: ondanks dankzij wegens vanwege volgens sinds tijdens | in na bij voor met naar op om door
        rate: per | elke elk iedere ieder deze dit een
        stranded: aan achter bij door in langs mee naar naast om onder op over tegen toe tussen uit van voor
        compound: tot | achter buiten boven onder binnen van naar in
        inward: naar van
        quantity: meeste beide vele twee drie vier
        phrase: behalve zoals evenals alsook plus oftewel ofwel tenzij dus | en maar of mits als
        modal: kan kon kunnen konden mag mocht mogen mochten moet moest moeten moesten wil wilde wou willen wilden zal zou zullen zouden hoeft hoefde durft durfde gaat ging gaan gingen laat liet
        be: ben bent is was zijn waren wordt werd worden werden blijft bleef geweest geworden lijkt leek
        have: heb hebt heeft hebben had hadden gehad
        do: doe doet doen deed deden gedaan
        """

    static let dutchTimeNouns = Set(
        words: """
            seconde seconden minuut minuten uur uren dag dagen week weken weekend maand maanden
            jaar jaren eeuw ochtend ochtenden middag middagen avond avonden nacht nachten
            middernacht zonsopgang zonsondergang lente voorjaar zomer herfst najaar winter seizoen
            maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april
            mei juni juli augustus september oktober november december ontbijt lunch diner eten
            pauze les lessen training wedstrijd race concert voorstelling feest bruiloft vergadering
            reis vakantie vakanties vlucht storm examen toets oorlog kerst pasen sinterklaas
            verjaardag tijd moment einde eind begin morgen gisteren vandaag film regen nieuwjaar
            achten negenen tienen half kwart school werk
            """)

    /// Nouns for what happens at a time and in a place.
    static let dutchEvents = Set(
        words: """
            school werk les lessen training wedstrijd race concert voorstelling feest bruiloft
            vergadering reis vakantie vlucht storm examen toets film regen sneeuw mist drukte
            wind kou hitte donker lawaai dictee einde eind begin moment pauze ontbijt lunch diner
            eten optreden marathon droogte update wandeling
            """)
}
