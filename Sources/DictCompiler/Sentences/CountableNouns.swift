import DictModel

/// The nouns that name single things, learnt from the words before them: *a bull*, *every bull*.
///
/// Words of amount such as *enough* and *more* are not used before the singular of such a noun.
/// Nouns that are used both ways (*a cake*, *enough cake*) are listed and never count as countable.
struct CountableNouns: Sendable {
    private var words: Set<[UInt8]> = []

    private static let singularWords = Set(
        words: """
            a an another every each either neither
            een elke elk ieder iedere menig menige
            """)

    /// Learns from `sentences`.
    init(_ language: Language, _ sentences: [SentenceWords]) {
        for sentence in sentences {
            for index in sentence.words.indices where sentence[index]?.tag == .determiner {
                let place = GapPlace(sentence, index)
                if place.word.isOne(of: Self.singularWords),
                    let head = language == .dutch ? place.firstNoun : place.head,
                    head.tag == .noun
                {
                    words.insert(head.letters)
                }
            }
        }
        words.subtract(Set(words: language == .english ? Self.english : Self.dutch))
    }

    /// Whether `noun`, folded, names a single thing and nothing else.
    func contains(_ noun: [UInt8]) -> Bool { words.contains(noun) }

    private static let english = """
        afternoon aid alarm art bit bread breath breeze broth bunch cable cake cheese chicken cloth
        coffee color comfort company conversation corn cover crab cream dare date day dinner
        discount distance doughnut draft drizzle duck dust effort egg evening experience fabric
        face fall family fat fault fever film fire fish flight flour frost fruit fun glass glory
        glow glue goose grass ground hair half hall heat help history holiday honey hope hour hurry
        ice ink jam joy juice lace lamb land language laughter leather lemon lettuce life light
        lightning lot lunch luck meal meat melon melody memory metal milk minute money month moon
        moonlight morning moss mud music night noise oak oil omelet onion orange pain paint paper
        parking pasta patience peace peel pepper pie pineapple pizza plastic popcorn potato powder
        power practice pride pumpkin rain reason relief respect rest rice room rope rubber rust
        sale salad salt sand sauce school seed sense shade shadow shape sheep silence silk silver
        skin sky sleep smell smoke snack snow soap soil song sound soup space speech spell spite
        sport spring steam steel stone storm strength string stuff success sugar summer sun
        sunlight surprise sweat talent talk tape taste tea thunder time tin toast tradition traffic
        trail training travel trouble truth use vacation value variety verse view vinegar voice
        walk wash water wax way weakness wealth weather weed week weekend wheat while will wind
        wine winter wire wish wood wool word work world yarn year youth
        """
    private static let dutch = """
        aandacht aarde angst avond azijn beetje beloning bier bloed boter brood cake chocola dag
        deeg drank energie erwtensoep fantasie fruit gas gebruik geduld geld geluid geluk geschiedenis
        gevaar gevoel glas goud gras groente grond haar haast handel herfst hitte honing hoop hout
        humeur hulp ijs ijzer inkt invloed jaar jam kaas karnemelk kennis kip klei kleur koffie koorts
        kraam kracht kunst land last lawaai leer lente leven licht lijm limonade linnen lucht maand
        meel melk metaal middag mist modder moed moeite muziek nacht nevel ochtend olie onkruid
        opluchting papier pech pijn plaats plastic plezier post praat puin recht regen respect rijst
        rommel rook room ruimte rust ruzie salade sap schaduw schuim slaap slijm smaak snelheid sneeuw
        snoep soep speelgoed speling spijt sport stilte stof storm stro stroom succes suiker taal taart
        talent thee tijd tocht toekomst touw training tuin uitzicht uur vakantie verdriet verf verkeer
        verkoudheid verschil vertrouwen vis vlees voer volk voorjaar vreugde vriendschap vrijheid vuur
        wachten warmte was water week weer werk wijn wind winter wol zand zeep zilver zin zomer zon zorg
        zout zuurstof
        """
}
