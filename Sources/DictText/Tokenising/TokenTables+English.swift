extension TokenTables {
    static let english = TokenTables(
        abbreviations: """
            mr mrs ms dr drs st sr jr prof rev hon gen col capt cpt lt sgt maj cmdr adm gov sen rep reps
            pres supt messrs mme
            inc corp co ltd bros llc pvt plc dept univ assn div ave blvd rd ft mt apt
            jan feb mar apr jun jul aug sept sep oct nov dec
            mon tue tues wed thu thur thurs fri
            vs etc eg ie ps al viz approx est esp cf ca resp ext attn tel fig vol pp ed eds min max
            lb lbs oz yr yrs hr hrs mins sq incl excl dom arrv
            ph.d phd
            """,
        titles: """
            mr mrs ms dr drs st prof rev hon gen col capt cpt lt sgt maj cmdr adm gov sen rep reps pres
            supt messrs mme mt ft vs eg ie e.g i.e viz approx cf ca attn fig vol pp
            """,
        closers: """
            p.m a.m pm am st ave blvd rd ft in oz lb lbs min mins hr hrs yr yrs sq ext apt dept
            inc ltd co corp llc bros jr sr etc ps esp al
            jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri
            """,
        beforeNumbers: "no nos p art ch sec",
        splits: """
            can|not gon|na wan|na wan|a got|ta out|ta sort|a
            do|nt did|nt does|nt wo|nt ca|nt could|nt would|nt should|nt is|nt are|nt ar|nt
            was|nt were|nt have|nt has|nt had|nt ai|nt
            i|m i|ve you|re you|ve you|ll they|re they|ve they|ll that|s there|s what|s here|s he|s
            let|s it|ll else|s a|lot
            """,
        prefixes: """
            e non mid pre anti re co post over multi pro ex semi sub cross neo micro intra inter ultra
            un counter mini macro mega meh pseudo quasi extra de bi tri proto uni
            """,
        signed: "w/o w/out w/in b/c b/t l/c a/c n/a i/s i/c 24/7 p&l",
        units: """
            am pm m k b mm cm km ft bn mn kg lb lbs hz khz mhz ghz kb mb gb tb min mins minutes hr hrs
            hours days yrs percent sqft mph kw mw gw kwh mwh bbl cc oz in ml mg x p f hh
            """,
        clipped: "s m d t re ve ll em n til till cause tis twas bout round",
        starters: """
            the a an i he she it we you they this that these those there his her its our my your
            their in on at by for from with but and or so if when while as after before since
            because although though however also then now here what who how why where which
            no not yes one some many most all please thank thanks let do does did is are was were
            can could would should will have has had
            """,
        predicates: """
            a an the not been really very simply like definitely now only also still just all nothing
            always never so too quite pretty getting going gonna hard easy great good bad ok okay
            important necessary called in on at from for about time what why how because
            """,
        sayings: """
            said asked replied answered cried shouted whispered exclaimed muttered murmured added
            thought remarked continued began
            """
    )
}
