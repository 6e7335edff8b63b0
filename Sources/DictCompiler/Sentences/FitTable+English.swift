extension FitTable {
    /// The English function words for each ``FitFrame``, in the format that
    /// ``FitTable/init(frames:)`` reads.
    static let english = """
        place: throughout in on upon at under behind near beside beneath above below over inside outside against around by underneath beyond within between among across along past opposite | with
        path: through across over along around past into onto toward towards to from up down off out under behind between beyond for in on at near inside beneath below underneath
        time: before after during since until till by in on at within throughout for over around through past upon
        company: with without as like unlike
        relation: of from in for with about on at behind under near by to without between inside like along above below beside across around through among over against past beyond
        recipient: for from to with by without about of before after
        topic: about of for on to with at over
        reason: by with without despite because from for through
        likeness: as like unlike
        exception: except but besides | of on with in near
        particle: up down out off on in over around along through by
        purpose: to
        article: the a an this that these those every each another any some no both either neither all which what whose my your his her its our their such many few several enough much more most less one two three whichever whatever
        predeterminer: all both half such what many whatever
        subject: i you he she it we they who what nobody everyone everybody somebody someone anyone anybody nothing everything something this that these those there one none neither both all each anything whoever whatever some most many any several few
        object: me you him her it us them nobody everybody everyone someone somebody anyone anybody anything something nothing everything this that these those one myself yourself himself herself itself ourselves themselves whom mine yours hers ours theirs none some all each both what
        owner: my your his her its our their whose
        possession: mine yours his hers ours theirs
        relative: who that which whom where when whose
        question: who what which whose whom
        expletive: there it this that here what
        coordination: and or nor but yet plus | albeit
        clauses: and but so or yet nor plus | whereupon
        cause: because since as for now so when while once after whereupon | and but
        moment: when whenever while as after once before since because so | and but wherever
        condition: if when whenever once provided providing supposing unless than | and but so
        scene: where wherever when whenever if when | and but so while
        contrast: although though while whereas albeit but yet even and | when where
        boundary: until till before unless when if lest | and so while because as
        content: that whether if how why when where because what
        comparison: than as like
        excess: than | with without in on after before during for to and
        manner: in with without by on as like unlike
        circumstance: despite during | in after before through with on over for at across from
        rate: per | a an each every this
        stranded: about at by for from in into of on over through to with without after against around
        part: all any both each either few half many most neither none one several some enough another
        choice: whatever whichever whoever what who anything everything something all anyone everyone
        beforeThat: so now provided providing supposing
        join: and but or so plus | whereupon because since as when while after once before until if although though whereas where unless
        degree: both | so
        denial: neither | no
        modal: can will must may should would could might shall do does did
        be: am is are was were be been being
        have: has have had having
        do: do does did done
        """

    /// English nouns for times and events, and other words that follow a preposition of time.
    static let englishTimeNouns = Set(
        words: """
            second seconds minute minutes hour hours day days week weeks weekend weekends month
            months year years century morning mornings noon afternoon afternoons evening evenings
            night nights midnight dawn dusk sunrise sunset spring summer autumn fall winter season
            monday tuesday wednesday thursday friday saturday sunday january february march april
            may june july august september october november december breakfast lunch dinner supper
            recess class classes lesson lessons practice game match race concert show party wedding meeting
            trip vacation holiday holidays flight storm break exam test war christmas easter
            halloween thanksgiving birthday time times moment end start beginning oclock past
            tomorrow yesterday today bedtime sermon speech movie film play exams parade interview
            """)

    /// Nouns for what happens at a time and in a place.
    static let englishEvents = Set(
        words: """
            spring class classes school lesson lessons practice game match race concert show party
            wedding meeting trip vacation flight storm break exam test speech sermon movie film play
            parade interview arrival performance rain snow noise dark heat cold wind fog end start
            beginning moment breakfast lunch dinner supper defeat forecast
            """)
}
