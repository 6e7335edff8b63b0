extension FixedPhrases {
    /// English phrases that leave a determiner hardly any choice.
    static let englishDeterminers = FixedPhrases(determiners + possessives)

    /// English phrases that leave a conjunction hardly any choice.
    static let englishConjunctions = FixedPhrases(
        """
        as _: if though
        even _: if though when | after before while as until
        what _: if | when
        _ i|we|you were you|me|him|her: if | when
        ever _: since | until after
        so ADJ|ADV _: that | when because and as
        so many|few NOUN _: that | when because and as
        so much|little NOUN _: that | when because and as
        such a|an NOUN _: that as | when because and
        such a|an ADJ NOUN _: that as | when because and
        such ADJ NOUN _: that as | when because and
        such NOUN _: that as | when because and
        same NOUN _: as that | who which because
        same _: as
        fact|idea|news|feeling|hope|belief|rumor|promise|proof|thought _: that | whether when
        no sooner … _: than | when before
        hardly|scarcely|barely had … _: when before | than until
        had hardly|scarcely|barely … _: when before | than until
        rather … _: than | and
        other _: than | and
        no other NOUN _: than | but
        nothing other _: than
        more|less|fewer _ NUM|DET: than | and
        not only … _: but | and yet
        t only … _: but | and yet
        _ … nor: neither | either no
        _ … or: either | neither
        _ … and: both | either so
        _ AUX PRON|DET: nor | and
        between NOUN|NUM _ NOUN|NUM: and | or
        between NOUN|NUM _ DET: and | or
        between DET NOUN _ DET|NOUN: and | or
        between DET ADJ NOUN _ DET|NOUN: and | or
        _ SAME: and
        sooner _ later: or | and
        more _ less: or | and
        now _ never: or
        now _ then: and | or
        one way|day _ another|the: or | and
        believe it _ not: or
        like it _ not: or | but
        ready _ not: or | but
        rain _ shine: or | and
        up|here|round|back _ down|there|round|forth: and | or
        slowly _ surely: but | and yet
        last _ not least: but | and yet
        short _ sweet: but | and yet
        ADJ _ ADJ: but yet albeit though | and or although plus
        simply|mainly|mostly|partly|largely|probably|merely _: because | when since as after if while
        just|exactly _: as when before after | because where if
        _ expected|promised|planned|agreed|predicted: as | when if though although unless
        ^ _ you|we|everybody|everyone know|knows|see|sees: as | if
        ^ ADJ _ PRON: as though | when
        _ otherwise: unless | if until when
        _ i|we am|are|m mistaken|wrong: unless | if since because when although
        _ possible|necessary|needed: if when where whenever wherever
        , _ ADV|ADP: albeit but though yet | although if and
        long|shortly|soon|right|days|weeks|months|years|hours|minutes|day|week|year _: before after | since when until till as
        ^ _ VERB ,: once if when unless | while until though although whenever
        is|was the|a day|hour|moment|time|year|season _: when | that where before after
        is|was the|a NOUN _: where | when that
        about|on|to|of|over _: whether | when where if
        _ to VERB: whether | when where
        _ or not: whether | if
        _: lest | unless
        """)

    private static let determiners = """
        many|quite|rather|what|such _: a an
        all of _ sudden: a | the
        once in _ while: a | the
        for|after _ while: a | the some this
        as _ rule|result: a | the
        in _ hurry|rush: a no | the such this
        in _ case: that any | this which each no my your his her our their
        in _ row: a one | the my our this that
        in _ flash|nutshell: a | the
        NUM at _ time: a | the
        not|nt|t _ single|soul: a | the one any
        _ great|good deal: a | the
        _ lot of: a | the
        _ hundred|thousand|dozen: a several | the one two many some these those
        _ same: the | this that these those
        in _ middle|meantime|distance|end|beginning: the | this that
        in _ long run: the | this
        in _ morning|afternoon|evening: the | a an that
        on _ other hand: the | this that
        on _ whole|contrary: the | this that
        by _ way ,: the | this that
        out of _ blue|question|ordinary: the | this that
        around _ clock|corner: the | this that
        for _ time being|record|moment: the | this
        s|is _ matter|use|point: the no | this that
        all _ better|same|more: the | this
        _ other day|night|week|month|row|seat|house|step|page|word|saturday|sunday|monday: every | the this that
        _ now and: every
        _ so often: every
        almost|nearly|practically|virtually _: every all | no any half enough
        hardly|scarcely|barely _: any enough | a an the every
        _ passing: each every | the this that
        _ day|night|year|week|summer|winter|morning long|round: all | the
        _ sorts|kinds|types: all | no many several some both these those such various
        by _ means: all no | any these
        with _ due: all | no
        at _ costs|times: all | both
        in _ directions: all both | many several these those
        _ wonder|doubt: no | a any some
        _ such: no any | every some many few several all
        _ matter what|who|how|where|when|which: no
        under _ circumstances: no any | these those such the all
        on _ account: no any | my your his her that this
        have|has|had _ idea: no any | the an another some my this that
        NUM _ NOUN: more | such other enough fewer less
        many|much|several|some|any|no|few _ NOUN: more such | other less fewer enough
        many|much|several|some|any|no|few _ ADJ NOUN: more such | less fewer enough
        _ NOUN than: more fewer less | no the
        _ ADJ NOUN than: more fewer less | no the
        how|so|too|very _: many much few | enough
        last|next|past|first _: few several | many two three
        the _ NOUN: most fewest | many several fewer more least
        just|barely _ NOUN: enough | the some these those more
        at|in _ rate|event: any | this that either no
        _ minute|moment|day now: any | this every
        for _ reason: some | this that any no which another what the every each
        _ day soon: some | one any
        to _ extent: some | this that any what no the
        yet _ NOUN: another | more some
        yet _ ADJ NOUN: another | more some
        _ time tomorrow|next: this | the that any
        _ very: this that | the these those my his her
        _ instant|minute ,: this that the | any every
        one of _ days: these those | the my our his her
        ^ _ days ,: these | some most all those
        in _ days: those these | the my our his their
        _ were the: those these
        no matter _: what which whose
        _ time is|do|does|did|are|will|shall|should: what | which whose
        ^ _ color|size|kind|sort|shape|day|language: what which | whose
        """

    /// Phrases with a possessive that means the subject: *she held her breath*.
    private static let possessives = owners.map { subjects, owner in
        """

        \(subjects) … lose|lost|losing|keep|kept|keeping|hold|held|holding|catch|caught _ \
        breath|temper|balance|patience|voice|appetite|footing|cool|tongue|way: \(owner)
        \(subjects) … do|did|doing|done|try|tried _ best: \(owner)
        \(subjects) … up _ mind|minds: \(owner)
        \(subjects) … shrug|shrugged|shake|shook|nodded|bowed|crossed|blinked|wag|wagged|raised|clear|\
        cleared|rolled _ shoulders|head|heads|fingers|eyes|tail|throat|eyebrows: \(owner)
        \(subjects) … take|took|taking|find|found|make|made|making|earn|earned|mind|know|knows _ \
        time|way|living|manners: \(owner)
        """
    }.joined()

    private static let owners = [
        ("i", "my | the"), ("you", "your | the"), ("we", "our | the"),
        ("he|father|dad|grandfather|grandpa|uncle|brother|king|boy|man", "his | the"),
        ("she|mother|mom|grandmother|grandma|aunt|sister|queen|girl|woman", "her | the"),
        ("they|children|guests|players", "their | the"), ("crowd|team|class", "its their | the"),
        ("it|dog|cat|bird|horse", "its his her | the"),
    ]
}
