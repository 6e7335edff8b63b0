import DictModel

/// The commonest words of some languages, by which a sentence in a wrong one is noticed.
///
/// A word counts for each language that has it. A sentence is in another language if more of its
/// words are common there than in its own, some of them there alone. The lists of the languages of
/// packs also have the rarer words that are common elsewhere.
struct CommonWords: Sendable {
    /// A set of languages, by their numbers in ``lists``.
    struct Languages: OptionSet, Sendable {
        let rawValue: UInt16
    }

    /// The numbers of a sentence's words that are common in each language.
    struct Tally {
        fileprivate var all = [Int](repeating: 0, count: CommonWords.lists.count)
        fileprivate var foreign = [Int](repeating: 0, count: CommonWords.lists.count)
        fileprivate var own = 0

        /// Whether another language than the sentence's own is likelier.
        var isForeign: Bool {
            zip(all, foreign).contains { all, foreign in
                all > own && (foreign > 1 || foreign > 0 && all > 2)
            }
        }
    }

    /// The languages in which each word is common.
    static let languages: [[UInt8]: Languages] = {
        var languages: [[UInt8]: Languages] = [:]
        for (number, list) in lists.enumerated() {
            for word in Set<[UInt8]>(words: list.words) {
                languages[word, default: []].insert(Languages(rawValue: 1 << UInt16(number)))
            }
        }
        return languages
    }()

    private let own: Languages

    /// Creates the words for sentences in `language`.
    init(_ language: Language) {
        let number = Self.lists.firstIndex { $0.code == language.code }
        own = number.map { Languages(rawValue: 1 << UInt16($0)) } ?? []
    }

    /// Counts a word that is common in the languages `found` in `tally`.
    func count(_ found: Languages, in tally: inout Tally) {
        let isOwn = !found.isDisjoint(with: own)
        if isOwn { tally.own += 1 }
        for number in Self.lists.indices where found.rawValue >> UInt16(number) & 1 == 1 {
            tally.all[number] += 1
            if !isOwn { tally.foreign[number] += 1 }
        }
    }

    fileprivate static let lists: [(code: String, words: String)] = [
        (
            "en",
            """
            the a an of and in to is was for on that with as it he she they we you i at by from or
            be are were this but not have has had his her their its my your our me him them us
            one who what when where there so no all if can will would could if about up out into
            over some do did does been which how than then more people said after before never
            very just only these those am any every here because while die war men west
            """
        ),
        (
            "nl",
            """
            de het een en van in is dat op te zijn met voor niet was er ik hij zij ze je wij we aan
            om als maar die dit deze ook bij naar uit door over nog heeft hebben had werd worden
            kan zal zou mijn jouw haar hun ons onze geen wel al dan toen of mij me hem wat wie waar
            hoe naar tot zo veel meer alle u jullie men want heel ben bent waren heb na tegen onder
            mag moet gaat gaan kunnen iets niets altijd nooit hier daar per af man nu weer pas las los
            lui mes min plus den der des deur oor la son so noch
            """
        ),
        (
            "de",
            """
            der die das und ist in den von zu mit sich des auf für nicht ein eine einen dem er sie
            es ich wir ihr im war auch als an nach wie bei aus hat werden sind noch oder aber wenn
            nur kann über so dass mein sein haben uns mich mir zum zur durch um wird einer einem
            """
        ),
        (
            "fr",
            """
            le la les de des du un une et est dans en que qui pour pas sur je il elle nous vous ils
            on ne se ce cette au aux avec son sa ses mon ma mes par plus me suis sont était mais ou
            où tout a dit cela à être fait très sans leur y
            """
        ),
        (
            "es",
            """
            el la los las de del un una y es en que no se por con para su sus lo al como más pero
            me mi yo ella nos le les este esta muy ha son fue está sin sobre a o ya si qué cuando
            """
        ),
        (
            "pt",
            """
            o a os as de do da dos das um uma e é em no na nos nas que não se por com para seu sua
            ele ela eu me mais mas como foi são está ao muito já minha meu os isso
            """
        ),
        (
            "it",
            """
            il lo la i gli le di del della dei un una e è in nel nella che non si per con su mi ti
            io lui lei noi sono ha ho come più ma anche da al questo questa molto suo sua era a o se
            """
        ),
        (
            "af",
            """
            die 'n en van in is dat op te met vir nie was ek hy sy ons hulle jy my aan om as maar
            hierdie ook by na uit deur oor nog het sal kan hul geen wat wie waar hoe tot so baie
            """
        ),
        (
            "sv",
            """
            och att det i en jag hon som han på den med var sig för så till är men ett om hade de av
            icke mig du henne då sin nu har inte hans honom skulle vi där min man ej vid kunde något
            """
        ),
        (
            "da",
            """
            og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har
            om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad
            """
        ),
    ]
}
