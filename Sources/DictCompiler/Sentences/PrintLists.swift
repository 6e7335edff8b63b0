import DictModel

/// What ``PrintedText`` needs to know of a language.
struct PrintRules: Sendable {
    /// The facts about a word: its roles, and the languages in which it is common.
    struct Known: Sendable {
        var roles: PrintLists.Roles = []
        var languages: CommonWords.Languages = []
    }

    let common: CommonWords
    /// One table, since every word of a corpus is looked up.
    private let words: [[UInt8]: Known]
    /// The number of bytes in the longest word of the table.
    private let longest: Int

    init(_ language: Language) {
        common = CommonWords(language)
        var words: [[UInt8]: Known] = [:]
        for (word, roles) in PrintLists.of(language).roles {
            words[word, default: Known()].roles = roles
        }
        for (word, languages) in CommonWords.languages {
            words[word, default: Known()].languages = languages
        }
        self.words = words
        longest = words.keys.map(\.count).max() ?? 0
    }

    /// Returns what is known of `word`, written small with straight apostrophes.
    func known(of word: [UInt8]) -> Known {
        word.count > longest ? Known() : words[word] ?? Known()
    }
}

/// What ``PrintedText`` needs to know of the words of a language.
struct PrintLists: Sendable {
    /// The roles of a word, written small with straight apostrophes.
    struct Roles: OptionSet, Sendable {
        let rawValue: UInt32

        /// It only precedes a noun, so that neither a mark nor ``noNoun`` follows.
        static let determiner = Roles(rawValue: 1)
        /// It cannot begin what a determiner belongs to.
        static let noNoun = Roles(rawValue: 2)
        /// A preposition that its noun follows, so that no comma does.
        static let preposition = Roles(rawValue: 4)
        /// A preposition that a noun parts from a conjunction, if it follows ``be``.
        static let nounPreposition = Roles(rawValue: 8)
        static let be = Roles(rawValue: 16)
        static let conjunction = Roles(rawValue: 32)
        /// The rest of a word that an apostrophe shortens, as in *'tis* or *'s avonds*.
        static let clipped = Roles(rawValue: 64)
        /// A part of a word that tokenisers take off, with its apostrophe.
        static let clitic = Roles(rawValue: 128)
        /// It may stand twice in a row.
        static let double = Roles(rawValue: 256)
        /// A small letter that is a word.
        static let letter = Roles(rawValue: 512)
        /// It is what a machine reads for another word, such as *ln* for *In*, or a sound between
        /// words.
        static let misread = Roles(rawValue: 1024)
        /// It is a separate word only before a word in -s: *'s avonds*, not *auto 's*.
        static let clippedArticle = Roles(rawValue: 2048)
        /// Credits of a film begin with it, before ``nounPreposition``.
        static let credit = Roles(rawValue: 4096)
        /// Inside a sentence it has a capital only in names and titles, never before a small letter.
        static let small = Roles(rawValue: 8192)
        /// The part of a word before a hyphen may come before it: *gehoor- en gezicht*.
        static let pairing = Roles(rawValue: 16384)
        /// It is a title or the like, with a stop, so that no sentence ends with it.
        static let title = Roles(rawValue: 32768)
        /// It is a genitive after *'s* although it has no *s*: *'s menschen*.
        static let genitive = Roles(rawValue: 65536)
    }

    /// The roles of the words that have any.
    let roles: [[UInt8]: Roles]

    private init(_ rows: [(Roles, String)]) {
        var roles: [[UInt8]: Roles] = [:]
        for (role, words) in rows {
            for word in Set<[UInt8]>(words: words) { roles[word, default: []].insert(role) }
        }
        self.roles = roles
    }

    /// Returns the lists of `language`.
    static func of(_ language: Language) -> PrintLists {
        switch language {
        case .english: english
        case .dutch: dutch
        }
    }

    private static let english = PrintLists([
        (.determiner, "the a an my your our their every"),
        (.noNoun, "and or of is are was were has had have in at from to with by for into"),
        (.preposition, "of at into during among onto despite between toward towards upon beside"),
        (.nounPreposition, "in at of from to with by for"),
        (.be, "is was are were be been"), (.conjunction, "and or"),
        (.clipped, "tis twas twere em n til till cause bout round cos tween"),
        (.clitic, "n't 's 've 'm 'll 're 'd 't"), (.double, "had that her you"),
        (
            .small,
            """
            the and of or that has have had being in on at to for is was are were from by but
            now so if then when because as with these those here there not please
            """
        ),
        (.pairing, "and or to"), (.letter, "a o"),
        (.credit, "subtitles subtitling captions subtitled captioned"),
        (.title, "mr mrs ms dr prof rev messrs capt sgt col gen lt hon"),
        (
            .misread,
            """
            lt ln ls lf l'm l'll l've l'd he'ii she'ii we'ii i'ii you'ii they'ii it'ii that'ii
            uh um erm uhm mhm
            """
        ),
    ])

    private static let dutch = PrintLists([
        (.determiner, "de elke"), (.noNoun, "en of is heeft had hebben"),
        (.preposition, "tijdens volgens wegens ondanks namens sinds zonder"),
        (.nounPreposition, "in van bij met naar"), (.be, "is was zijn waren"),
        (.conjunction, "en of"), (.clipped, "s t n k m r er ie ns"), (.clippedArticle, "'s"),
        (.double, "die dat zijn je ze haar we"), (.letter, "u o"),
        (
            .small,
            "en is was zijn waren heeft had het een dat die met maar als dan toen omdat want niet"
        ),
        (.pairing, "en of tot noch maar"), (.misread, "uh uhm ehm"),
        (.title, "mr mevr dhr dr drs prof no nr ds ir ing mgr"),
        (.genitive, "menschen mensen heeren heren graven harten"),
        (.credit, "ondertiteling ondertiteld vertaling"),
    ])
}
