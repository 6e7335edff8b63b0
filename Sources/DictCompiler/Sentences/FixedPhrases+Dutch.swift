extension FixedPhrases {
    /// Dutch phrases: prepositions that a word governs, halves of pairs, set expressions.
    static let dutch = FixedPhrases(
        """
        bang _: voor | in bij van met na
        trots|verliefd|jaloers|dol|gek|boos _: op | van met in
        gehecht|gewend|verslaafd|hekel|gebrek|behoefte _: aan | bij met van in
        zin|trek|interesse _: in | voor aan bij na
        last|verstand|spijt|afhankelijk _: van | bij in na door met
        tevreden|bezig|klaar|blij|getrouwd|rekening _: met | in bij zonder over na voor
        nieuwsgierig|benieuwd|luister|luistert|luisterde|luisteren _: naar | bij in met zonder op
        zoek|zoekt|zocht|zochten|zoeken _: naar | bij in met zonder op achter onder
        wacht|wachten|wachtte|wachtten _: op | bij in met voor na tot achter
        lijkt|lijken|leek|leken _: op | bij naast
        bestaat|bestaan|bestond _: uit | door voor zonder van
        lach|lacht|lachen|lachte|lachten _: om | met over bij tegen in
        antwoord _: op | aan van voor
        _ plan: van | zonder volgens tegen
        _ bezoek: op | voor na zonder
        ^ wat _ … !: een | veel
        _ enkel|enkele: geen een
        _ flauw|vuiltje: geen | een enig
        _ sprake: geen | veel weinig meer enige
        _ … dan: meer minder
        steeds|iets|nog|hoe|veel|alweer _: meer minder | veel weinig
        te|heel|zo|erg|zeer|nogal|vrij|verschrikkelijk|ontzettend|behoorlijk|even _: veel weinig
        meer dan _: genoeg | alle een het de
        ruim|ruimschoots|niet _: genoeg | alle veel meer het dit dat de die deze
        slechts _: enkele | weinig sommige ettelijke enige de die deze beide
        op _ … na: enkele | beide weinig deze die de alle sommige veel ettelijke verscheidene allerlei allerhande
        met|voor|in|uit|boven|buiten _ plezier|geweld|macht|liefde|geduld|staten|ernst|vroegte|haast|stilte|eerlijkheid|eenvoud|verwachting|twijfel|zekerheid: alle | de veel weinig
        met|in|aan|van|langs|op|boven _ handen|benen|voeten|kanten|zijden|oevers|oren|ogen|schouders: beide | alle de die deze mijn zijn haar onze
        _ … anderen: sommige | enkele veel alle de die deze weinig geen zulke ettelijke verscheidene
        _ … , andere: sommige | enkele veel alle de die deze weinig geen zulke ettelijke verscheidene
        _ … dat: zulke zulk zoveel
        _ … als: dezelfde hetzelfde | een geen zulke zulk evenveel zoveel
        _ … als: evenveel zoveel | zulke dezelfde meer minder
        zonder|nauwelijks _: enig enige | veel meer een het dit dat de die deze
        loop|einde|begin|koning|koningin|taal|moeder|kunst|wet|zang|heer|rijk|een _: der | van dezer aller
        een _ dagen: dezer | der
        tot _ verbazing|vreugde|tevredenheid|verrassing|opluchting|spijt|verdriet: aller beider | elkaars mijn
        in|met _ belang|ogen|naam|instemming|hulp|goedvinden: beider aller | elkaars alle de mijn zijn haar
        aan|op|in|uit|om|van _ lijve|duur|beginne|treure|brode: den | de
        te _ tijde: allen | aller alle
        in _ geval: ieder elk | geen dit dat
        bijna|vrijwel|haast|praktisch _: elke iedere elk ieder alle geen
        zowel … _: als | en
        _ … als: zowel | evenveel
        zo|even|evenveel|evenzeer * _: als | dan dat alsof
        hetzij … _: of hetzij | en ofwel
        _ … of: hetzij | ofwel en of zoals
        niet alleen … _ ook: maar | en doch
        _ anders: want | of en
        doe|doet|doen|deed|deden|gedaan|leek|lijkt|lijken|klonk|klinkt _: alsof of
        komt|kwam|komen|kwamen _: doordat | omdat als wanneer toen zodra nadat terwijl hoewel nu
        vlak|kort|lang|nog _: voordat nadat | toen eer terwijl voor
        week|weken|dag|dagen|uur|uren|jaar|jaren|maand|maanden|minuten|seconden|meteen|direct _: nadat voordat | toen omdat terwijl sinds
        pas _: toen als nadat wanneer zodra nu sinds
        al _: sinds | voordat toen nadat nu vanaf
        telkens _: als wanneer | zodra toen omdat terwijl
        juist|vooral|zeker|precies _: omdat toen nu als doordat wanneer | terwijl zodra zolang nadat voordat aangezien daar
        net _: toen nu als zoals alsof voordat nadat | terwijl zodra
        zelfs _: als toen nu wanneer nadat voordat | terwijl hoewel zodra zolang omdat
        net zo lang _: tot totdat | als
        _ … des te: hoe | naarmate als
        des te * _: omdat nu als naarmate doordat
        _ nodig|mogelijk|gewenst: indien waar zo | als wanneer zodra zolang tenzij mits
        _ … te: alvorens teneinde | om zonder door na
        ^ _: evenals zoals | behalve als alsook plus wanneer en
        """)
}
