extension FitTable {
    /// The Dutch function words for each ``FitFrame``, in the format that
    /// ``FitTable/init(frames:)`` reads.
    static let dutch = """
        place: in op aan onder achter naast bij boven voor tegen tussen rond langs binnen buiten over tegenover om rondom nabij te
        path: door over langs naar uit van vanaf vanuit tot om richting onder tegen voorbij in op achter tussen via
        time: voor na tijdens sinds tot vanaf om rond in op gedurende binnen tegen over met bij tussen
        company: met zonder
        relation: van uit voor over met bij aan in op tegen zonder onder naast achter tussen
        recipient: voor van aan met naar door zonder bij
        topic: over van voor op naar aan met om
        reason: door dankzij ondanks wegens vanwege volgens met zonder uit
        likeness: als
        exception: behalve zonder
        particle: aan uit op af in om toe mee over bij door onder voor na binnen tegen langs dicht
        purpose: om zonder door na
        article: dezelfde hetzelfde elkaars menig menige allerlei minder de het een dit dat deze die elke elk ieder iedere geen alle allebei beide welke welk wat mijn jouw je zijn haar ons onze jullie hun uw zulke zulk sommige enkele veel weinig meer genoeg al zoveel zon diens wiens wier één twee drie
        predeterminer: al heel
        subject: geen elk ieder ik jij je hij zij ze het we wij jullie u men iemand niemand iedereen wie wat alles niets iets dat die dit deze sommigen allen velen iedereen allebei beiden
        object: geen elk ieder mij me jou je hem haar ons jullie hen hun ze het u zich elkaar iemand niemand iedereen alles niets iets dat die dit deze mezelf jezelf zichzelf onszelf wat allemaal veel
        owner: mijn jouw je zijn haar ons onze jullie hun uw
        relative: die dat wie wat
        question: wie wat welke welk
        expletive: het er dat dit
        coordination: en of maar noch
        clauses: en maar want of dus
        cause: omdat doordat aangezien nu zodat
        moment: als wanneer toen zodra nadat sinds terwijl zolang nu voordat
        condition: als indien mits wanneer zolang zodra
        scene: waar wanneer zoals
        contrast: hoewel ofschoon terwijl al ondanks
        boundary: voordat totdat tot voor eer tenzij wanneer
        content: dat of hoe waarom wanneer wie wat waar omdat
        comparison: dan als zoals alsof
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
}
