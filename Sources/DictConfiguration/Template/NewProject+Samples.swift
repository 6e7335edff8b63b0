// The words, phrases and sentences of new projects, written for them.

extension NewProject {
    /// The words of every new project that has any.
    static let baseWords = words(
        """
        apple banjo cloud dance eagle flute grape house ivory juice kayak lemon mango night ocean
        peafowl piano queen river stone tiger umbrella violin water yellow zebra
        """)

    /// Words for level packs, enough for one set.
    static let packWords = words(
        """
        aging airlift airman alchemy alpaca ant antsy arm avian awash babysit bag banyan barista beanbag
        bed bedpost bell bifocal bighorn biopsy bird bivouac blarney blown boat bone bonsai book bookish
        boot boron boudoir bouncer breaker brisket broke bumble bumbler bungee burrito bus byline cacti
        cake calf cap cassava cat cave caveman cheater chomp chosen clay clubber clunk coat cohort coin
        conch condo conduit corn corona cow cowshed crab creeper creole crouton crow cup cupcake cutoff
        cyber cyborg dahlia deadpan decider decor deer defuse deploy desk detox dimness divan dog dollop
        door doormat drank drifter driven drove drum drywall duck duster dying ear earplug earwig eatery
        egg eggnog elixir emoji expat eyelet factoid fallen fan farm fedora fennel finery fish fjord
        flag floater foot footman fork fox foxtrot frazzle freaky fresco fridge frog frozen gaffe gate
        gecko geode giggler glitz gnocchi goat going gold goodly grandma grown grump guava gumball
        gumboot haggis haggler hair hand harp hat heard heiress hen henna hidden hill homer horn hubby
        hummus hyper ice impala inbound inbox ingot intro jam jar jasmine jazzy jerkin jobless joist
        jollity juicer kazoo kestrel key kinetic king kingpin kinsman kismet kite knell knitter laconic
        lake lamb lamp larch lassie leaf learner least leg lender lid liftoff lime lineman lion logbook
        logjam lotto lowland macro mailer malware mandala manga map marlin marmot media midweek milk
        mindset mister mocha mooch moon moth muesli mullet nail narwhal nest net ninja nirvana nose
        older oldie onetime online osprey outgun outtake owl paella pallet parfait parlay passkey patina
        peachy peahen pear pebbly pen pesto pie pig pileup pin pincer plait plugin plum podcast pointy
        polymer pony pool posse pot potluck puffin pullout pulpy pulsar punchy quaff quasar ragtag rain
        raptor raspy rat regroup remount rerun ring ripcord rivulet road rock romper roof roofer rope
        rose roundup rubbery ruble rug sable sachet saline salt samba samurai sand sandbar sander savant
        scraper scrappy scuba sea sealer seed seeker sepal serif setup shallot shimmy shiner ship shoe
        shrike shutout sidecar silk silky simian sizzler sky skydive skylark sleuth snazzy snivel snow
        soap soapbox sock solver sorrel soup spartan spent spidery spiel spiky spiny spoiler spoken star
        steamer steed steely stein stilt stipend stoat stole stolen stood stuck stunner stylist sumac
        sun sundeck sunlamp sushi swatch sweetie swoosh synergy tableau taffy takeout tamale tannery
        tapir tarot techno tent their thermos those tidily timbre tinfoil toad toe top tracer tree tried
        trike trivet tryst tugboat turnkey umbrage unaided uncoil uncool unholy unseal untruth upstate
        upsurge van vegan verdant vertex wall warlock warship warthog wasp watcher wave web whatnot
        wheezy whelk whiner whiny whose widget wind windup wing winger wolf women wonky wood wool worm
        wrote yucca yucky zapper zilch zinger zippy zoo
        """)

    /// Phrases for Hangman, each with its renown.
    static let phrases = """
        Apple of my eye\t1
        Night and day\t1
        Paper tiger\t2
        Queen bee\t1
        Sour grapes\t2
        Tip of the iceberg\t2
        Piece of cake\t1
        Under the weather\t2
        Better late than never\t1
        The more the merrier\t2
        Peace and quiet\t1
        So far so good\t1
        Full house\t2
        Eagle eye\t2
        Water under the bridge\t2
        Leave no stone unturned\t3
        Still waters run deep\t3
        On cloud nine\t1
        """

    /// Sentences for FillMeUp: the words with their parts of speech, without the full stop.
    static let sentences = """
        We/PRON painted/VERB the/DET kitchen/NOUN yellow/ADJ because/SCONJ the/DET old/ADJ walls/NOUN looked/VERB tired/ADJ
        The/DET cat/NOUN sleeps/VERB under/ADP the/DET piano/NOUN whenever/SCONJ it/PRON rains/VERB
        My/PRON sister/NOUN lost/VERB her/PRON umbrella/NOUN on/ADP the/DET train/NOUN to/ADP work/NOUN
        We/PRON carried/VERB the/DET heavy/ADJ table/NOUN across/ADP the/DET garden/NOUN and/CCONJ into/ADP the/DET house/NOUN
        The/DET old/ADJ clock/NOUN stopped/VERB before/SCONJ the/DET guests/NOUN arrived/VERB
        Our/PRON neighbor/NOUN plays/VERB the/DET violin/NOUN until/SCONJ the/DET lights/NOUN go/VERB out/ADV
        A/DET small/ADJ boat/NOUN drifted/VERB slowly/ADV down/ADP the/DET river/NOUN
        The/DET baker/NOUN opens/VERB his/PRON shop/NOUN while/SCONJ the/DET town/NOUN is/AUX still/ADV asleep/ADJ
        Nobody/PRON noticed/VERB the/DET tiger/NOUN behind/ADP the/DET fence/NOUN until/SCONJ it/PRON yawned/VERB
        The/DET children/NOUN built/VERB a/DET castle/NOUN of/ADP wet/ADJ sand/NOUN near/ADP the/DET ocean/NOUN
        """

    /// The words of ``phrases``, without duplicates.
    static let phraseWords = unique(
        phrases.split(separator: "\n").flatMap { line in
            words(line.split(separator: "\t").first ?? "")
        })

    /// The words of ``sentences``, without duplicates.
    static let sentenceWords = unique(
        words(sentences).compactMap { pair in
            pair.split(separator: "/").first.map { String($0) }
        })

    private static func words(_ text: some StringProtocol) -> [String] {
        text.lowercased().split { $0 == " " || $0 == "\n" }.map { String($0) }
    }

    /// Returns `words` sorted and without duplicates and single letters, which are no words of games.
    private static func unique(_ words: [String]) -> [String] {
        Set(words.filter { $0.utf8.count > 1 }).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }
}
