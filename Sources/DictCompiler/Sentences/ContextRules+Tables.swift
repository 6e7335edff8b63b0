extension ContextRules {
    /// The word lists for the rules of one language, each a string of words separated by white
    /// space.
    struct Tables {
        var connectives: String
        var persons: String
        var generalVerbs: String
        var expletive: String
        var weather: String
        var linking: String
        var contents: String
        var pointers: String
        var introducing: String
        var introduced: String
    }

    static let english = Tables(
        connectives: """
            and but or nor so yet then however therefore thus hence moreover furthermore also too
            otherwise instead besides anyway meanwhile nevertheless nonetheless consequently
            accordingly likewise similarly still plus finally afterwards afterward
            """,
        persons: "he she they him her them his hers their theirs himself herself themselves its",
        generalVerbs: "say claim call believe think",
        expletive: "it",
        weather: """
            rain rains rained raining snow snows snowed snowing pour pours poured pouring hail
            hails hailed hailing drizzle drizzles drizzled drizzling thunder thunders thundered
            thundering storm storms stormed storming freezes freezing
            """,
        linking: """
            is was s isnt wasnt be been being will would may might can could must should has had
            seems seemed appears appeared takes took feels felt hurts happens happened becomes
            became gets got sounds looks looked turned turns matters pays helps helped costs cost
            does did makes made surprised bothers bothered
            """,
        contents: """
            to that when if how what who whether why where because as since before until like
            morning noon afternoon evening night midnight day week month year hour hours minutes
            oclock dark late early cold hot warm windy sunny foggy cloudy time spring summer
            autumn fall winter monday tuesday wednesday thursday friday saturday sunday idea
            """,
        pointers: "this that these those",
        introducing: "this these",
        introduced: "is are was were s")

    static let dutch = Tables(
        connectives: """
            maar en dus want of echter toch daarom bovendien ook dan anders daarna vervolgens
            immers trouwens overigens niettemin desondanks kortom ofwel derhalve tevens toen
            daardoor daarmee daarvoor daarbij ondertussen intussen tenslotte namelijk zo
            """,
        persons: "hij zij ze haar hun hen hem zijn diens",
        generalVerbs: "zeggen beweren",
        expletive: "het t",
        weather: """
            regent regende sneeuwt sneeuwde hagelt hagelde stormt stormde vriest vroor dooit dooide
            motregent motregende miezert miezerde onweert onweerde waait waaide regenen sneeuwen
            vriezen stormen onweren waaien hagelen geregend gesneeuwd gevroren gestormd
            """,
        linking: """
            is was wordt werd lijkt leek blijft bleef duurt duurde kost kostte voelt voelde schijnt
            scheen blijkt bleek gebeurt gebeurde zal zou kan kon mag mocht moet moest heeft had
            maakt maakte doet deed helpt hielp klinkt klonk gaat ging valt viel loopt liep spijt
            """,
        contents: """
            te dat om of als toen wie wat hoe wanneer waarom waar zo omdat voordat alsof sinds tot
            ochtend middag avond nacht dag week maand jaar uur minuten donker laat vroeg koud warm
            heet glad mistig tijd lente zomer herfst winter maandag dinsdag woensdag donderdag
            vrijdag zaterdag zondag idee pijn
            """,
        pointers: "dit dat deze die",
        introducing: "dit deze",
        introduced: "is was zijn waren")
}
