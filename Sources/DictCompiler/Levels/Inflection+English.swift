extension Inflection {
    /// Returns the ways to read `word` as a regular English form in -s, -ed, -ing, -er or -est.
    static func englishReadings(of word: [UInt8]) -> [Reading] {
        var bases: [[UInt8]] = []
        if word.ends(with: "s", after: 2) { bases += englishSBases(of: word) }
        if word.ends(with: "ed", after: 2) { bases += englishStems(word.dropping(2)) }
        if word.ends(with: "ing", after: 2) {
            bases += englishStems(word.dropping(3))
            if word.ends(with: "ying") { bases.append(word.dropping(4, adding: "ie")) }
        }
        var readings = bases.map { Reading(base: $0) }
        // -er also derives agents (BAKER): it counts as a comparative only if there is a form in
        // -est.
        if word.ends(with: "er", after: 2) {
            let witness = word.dropping(2, adding: "est")
            readings += englishStems(word.dropping(2)).map { Reading(base: $0, witness: witness) }
        }
        if word.ends(with: "est", after: 2) {
            let witness = word.dropping(3, adding: "er")
            readings += englishStems(word.dropping(3)).map { Reading(base: $0, witness: witness) }
        }
        return readings
    }

    /// Returns the possible base words of `word`, a form that ends in -s, such as BOX for BOXES,
    /// CITY for CITIES and KNIFE for KNIVES.
    private static func englishSBases(of word: [UInt8]) -> [[UInt8]] {
        var bases: [[UInt8]] = []
        let stem = word.dropping(1)
        if !needsEs(stem) { bases.append(stem) }
        if word.ends(with: "es", after: 2) {
            let stem = word.dropping(2)
            if needsEs(stem) || stem.ends(with: "o") { bases.append(stem) }
            if stem.endsInDoubledConsonant { bases.append(stem.dropping(1)) }
        }
        if word.ends(with: "ies", after: 2) { bases.append(word.dropping(3, adding: "y")) }
        if word.ends(with: "ves", after: 2) {
            bases.append(word.dropping(3, adding: "f"))
            bases.append(word.dropping(3, adding: "fe"))
        }
        return bases
    }

    /// Returns the possible base words of a form that consists of `stem` and -ed, -ing, -er or
    /// -est.
    ///
    /// These are the stem itself (WALK), the stem with an added -e (BAKE for BAK), without its
    /// doubled consonant (STOP for STOPP), or with -y for -i (TRY for TRI).
    private static func englishStems(_ stem: [UInt8]) -> [[UInt8]] {
        var bases: [[UInt8]] = []
        if stem.count >= 3 || stem.count == 2 && [UInt8].isVowel(stem[1]) { bases.append(stem) }
        if stem.count >= 2 {
            let withE = stem.dropping(0, adding: "e")
            // SEED is not a form of SEE, but AGREED is a form of AGREE.
            if stem[stem.count - 1] != 0x65 || withE.count >= 4 { bases.append(withE) }
        }
        if stem.count >= 3 && stem.endsInDoubledConsonant { bases.append(stem.dropping(1)) }
        if stem.ends(with: "i", after: 2) { bases.append(stem.dropping(1, adding: "y")) }
        return bases
    }

    private static func needsEs(_ stem: [UInt8]) -> Bool {
        stem.ends(with: "s") || stem.ends(with: "x") || stem.ends(with: "z")
            || stem.ends(with: "ch") || stem.ends(with: "sh")
    }

    /// English words that look like forms of other words but are not, or that also have another
    /// meaning.
    ///
    /// The words are separated by spaces or line feeds.
    static let englishLemmas: String = """
        yes gas bus plus his this thus bias lens alias news canvas always perhaps besides series
        species iris chaos pus us its
        shed bed seed feed need weed deed reed heed speed bleed breed creed greed red sled hundred
        sacred naked wicked rugged ragged crooked beloved wretched moped embed biped kindred hatred
        aged learned dogged jagged gifted
        king ring sing wing ding ping thing bring sling cling fling sting string spring swing wring
        being evening morning wedding herring earring pudding building clothing dressing ceiling
        during nothing sibling outing bedding icing offing awning bunting lining opening painting
        meeting feeling meaning blessing booking casing coating crossing drawing dwelling ending
        engaging filling finding finishing fishing footing frosting gathering greeting hearing
        heading holding housing inning killing landing leaning lettering living lodging longing
        missing padding parking passing pending plumbing pressing promising rating reading recording
        rigging roofing rooting sailing saving seating setting shipping shopping siding sitting
        spelling standing surfing swimming trimming turning warning wording writing yearling
        interest harvest forest honest modest request conquest contest tempest protest arrest
        earnest invest digest suggest
        over under never ever water after later other number butter letter matter better bitter
        corner
        """

    /// Irregular English forms: each line contains a base word and those of its forms that are
    /// rarely other words.
    static let englishIrregularForms: String = """
        be am are is was were been
        have has had
        do does did done
        go goes went gone
        say said
        get got gotten
        make made
        know knew known
        take took taken
        see seen
        come came
        think thought
        give gave given
        find found
        tell told
        become became
        keep kept
        let lets
        begin began begun
        show shown
        hear heard
        run ran
        bring brought
        write wrote written
        sit sat
        stand stood
        lose lost
        pay paid
        meet met
        lead led
        feel felt
        leave left
        mean meant
        hold held
        build built
        send sent
        fall fell fallen
        sell sold
        buy bought
        sleep slept
        speak spoke spoken
        drive drove driven
        break broke broken
        catch caught
        draw drew drawn
        choose chose chosen
        wear wore worn
        win won
        teach taught
        grow grew grown
        fly flew flown
        throw threw thrown
        eat ate eaten
        drink drank drunk
        sing sang sung
        ring rang rung
        swim swam swum
        sink sank sunk sunken
        shrink shrank shrunk
        spring sprang sprung
        stick stuck
        strike struck stricken
        swing swung
        sting stung
        cling clung
        fling flung
        sling slung
        string strung
        wring wrung
        hang hung
        dig dug
        spin spun
        stink stank stunk
        slink slunk
        fight fought
        seek sought
        sweep swept
        weep wept
        creep crept
        leap leapt
        dream dreamt
        kneel knelt
        deal dealt
        spend spent
        lend lent
        bend bent
        rise rose risen
        arise arose arisen
        ride rode ridden
        hide hid hidden
        slide slid
        bite bitten
        beat beaten
        forget forgot forgotten
        forgive forgave forgiven
        freeze froze frozen
        steal stole stolen
        wake woke woken
        awake awoke awoken
        shake shook shaken
        mistake mistook mistaken
        swear swore sworn
        tear tore torn
        bear borne
        blow blew blown
        lie lain
        lay laid
        feed fed
        bleed bled
        breed bred
        speed sped
        flee fled
        shoot shot
        sew sewn
        sow sown
        weave wove woven
        tread trod trodden
        slay slew slain
        stride strode
        strive strove striven
        thrive throve
        undergo underwent
        forbid forbade
        foresee foresaw foreseen
        redo redid redone
        undo undid undone
        rebuild rebuilt
        repay repaid
        retell retold
        rewrite rewrote
        overdo overdid overdone
        outdo outdid outdone
        withdraw withdrew
        light lit
        spit spat
        grind ground
        man men
        woman women
        child children
        foot feet
        tooth teeth
        goose geese
        mouse mice
        louse lice
        ox oxen
        die dice
        penny pence
        person people
        analysis analyses
        crisis crises
        basis bases
        oasis oases
        thesis theses
        medium media
        datum data
        alga algae
        larva larvae
        fungus fungi
        nucleus nuclei
        stimulus stimuli
        radius radii
        cactus cacti
        formula formulae
        gentleman gentlemen
        policeman policemen
        fireman firemen
        freshman freshmen
        salesman salesmen
        seaman seamen
        snowman snowmen
        postman postmen
        mailman mailmen
        workman workmen
        foreman foremen
        good better best
        bad worse worst
        far farther farthest further furthest
        many more most
        little less least
        he him his
        she her hers
        they them their theirs
        we us our ours
        you your yours
        it its
        this these
        that those
        i me my mine
        who whom whose
        """
}
