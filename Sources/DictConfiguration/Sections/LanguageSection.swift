import DictFormat
package import DictModel

/// The configuration of one language in dictc.yml.
///
/// Its encoding contains everything that can change an artefact; see ``part(for:)``.
package struct LanguageConfiguration: Sendable, Equatable, Encodable {
    package var language: Language
    package var spelling: String?
    /// The files in all spellings; there are none only if the language has nothing but sentences.
    package var words: [SourceConfiguration]
    /// The lists for every spelling of the language.
    package var drop: [DropConfiguration]
    /// The corrections to dictc's own words, which change no others, if ``words`` has these.
    package var corrections: String?
    package var overlay: String?
    package var block: [BlockConfiguration] = []
    /// The lists for every spelling of the language.
    package var regional: [RegionalConfiguration] = []
    package var frequency: FrequencyConfiguration?
    package var lexiconExclude: [BlockLayer] = []
    package var fair: FairConfiguration?
    package var levels: LevelsConfiguration?
    package var answers: AnswersConfiguration?
    package var phrases: PhrasesConfiguration?
    package var sentences: SentencesConfiguration?
    package var tagger: String?

    /// The encoded properties, which are all except `language` and `spelling`.
    ///
    /// The language is in the artefact's name, and the spelling has already been applied to the
    /// files.
    private enum CodingKeys: CodingKey {
        case words, corrections, drop, overlay, block, regional, frequency, lexiconExclude, fair
        case levels, answers, phrases, sentences, tagger
    }

    /// The files whose words games may ask for, in the order of dictc.yml.
    package var askedWords: [SourceConfiguration] { words.filter(\.isAsked) }
    /// The `drop` lists that apply to the configured spelling, including those for all spellings.
    package var wantedDrop: [DropConfiguration] { drop.filter { isWanted($0.spelling) } }

    /// The lists of what is said only in other spellings than the configured one.
    package var foreignRegional: [RegionalConfiguration] {
        regional.filter { !isWanted($0.spelling) }
    }

    /// The files that no section reads, each with the key that names it.
    package var unread: [(file: String, key: String)] {
        let excluded = [
            lexiconExclude, fair?.exclude, fair?.hide, levels?.exclude, answers?.exclude,
            phrases?.exclude,
            sentences?.exclude,
        ]
        let isRated =
            fair != nil || levels != nil || answers != nil || phrases != nil || sentences != nil
        var unread: [(file: String, key: String)] = []
        if excluded.allSatisfy({ $0?.isEmpty ?? true }) {
            for list in block { unread.append((list.file, "block")) }
        }
        if !isRated, let frequency { unread.append((frequency.file, "frequency")) }
        if sentences == nil, let tagger { unread.append((tagger, "tagger")) }
        return unread
    }

    package func isWanted(_ other: String?) -> Bool { other == nil || other == spelling }

    /// The paths of all files that the configuration of the language names, perhaps with
    /// duplicates.
    package var sourcePaths: [String] {
        let single = [
            corrections, overlay, frequency?.file, phrases?.file, sentences?.fields,
            sentences?.rivals, tagger,
            levels?.keep, answers?.calendar,
        ]
        return words.flatMap(\.files) + drop.map(\.file) + block.map(\.file) + regional.map(\.file)
            + single.compactMap(\.self) + (sentences?.sources.map(\.file) ?? [])
    }
}

extension LanguageConfiguration {
    init(_ language: Language, _ value: ConfigurationValue) {
        let listed = value["words"]?.items ?? []
        let own =
            listed.contains { $0.scalar != nil } ? (try? InstalledWords.of(language)) : nil
        self.language = language
        spelling = value.read("spelling") ?? own?.spelling
        words = listed.flatMap { item in
            item.scalar == nil ? [SourceConfiguration(item)] : own?.sources ?? []
        }
        corrections = own?.corrections
        drop = value.read("drop") ?? []
        overlay = value["overlay"]?.files(.overlay, language).first
        block = (value["block"]?.items ?? []).flatMap { item in
            item.files(.block, language).map { BlockConfiguration(item, file: $0) }
        }
        regional = (value.read("regional") ?? []) + (own?.regional ?? [])
        frequency = value.read("frequency")
        lexiconExclude = value["lexicon"].flatMap { Array(excluded: $0) } ?? []
        fair = value["lexicon"]?.read("fair")
        levels = value.read("levels")
        answers = value.read("answers")
        phrases = value.read("phrases")
        sentences = value["sentences"].map { SentencesConfiguration($0, language) }
        tagger = value["tagger"]?.files(.tagger, language).first
        for index in words.indices where !isWanted(words[index].spelling) {
            words[index].isAsked = false
        }
    }
}

extension ConfigurationKeys {
    static let language = ConfigurationKeys(
        "language", "A language",
        "Where words come from, and which artefacts to make: the lexicon if there are words, "
            + "any other if its section is there.",
        rules: [
            ConfigurationRule(
                "Without `words` there must be `sentences`, and no `spelling`, `drop`, `overlay`, "
                    + "`regional`, `frequency`, `lexicon`, `levels`, `answers` or `phrases`.",
                .object([
                    (
                        "anyOf",
                        .array([
                            .schema(requires: ["words"]),
                            .schema(requires: ["sentences"], refuses: needingWords),
                        ])
                    )
                ]),
                check: { mapping in
                    let isEnough =
                        mapping.has("sentences") && !needingWords.contains(where: mapping.has)
                    if !mapping.has("words"), !isEnough { mapping.reportMissing("words") }
                }),
            ConfigurationRule(
                "If sources name a `spelling`, the language has to want one of theirs.",
                .condition(
                    if: .schema(refuses: ["spelling"]),
                    then: .schema(
                        properties: ["words", "drop", "regional"].map {
                            ($0, .object([("items", .schema(refuses: ["spelling"]))]))
                        })), check: checkSpellings),
        ],
        [
            ConfigurationKey(
                "words", .either([.builtIn, .list(.either([.builtIn, .mapping(.source)]))]),
                .described("no words, only sentences"),
                "The files with words. Games accept every word of every file. `dictc:en` and "
                    + "`dictc:nl` are the words that come with dictc, alone or in the list."),
            ConfigurationKey(
                "spelling", spelling, .described("sources name no spelling"),
                "The spelling of the words that games ask for, such as `american`; they accept "
                    + "all spellings."),
            ConfigurationKey(
                "drop", .list(.mapping(.drop)), .described("no such lists"),
                "Lists that say why a spelling is not a word. They take away no word of "
                    + "`words`."),
            ConfigurationKey(
                "overlay", fileOrPath, .described("no corrections"),
                "Your corrections, one per line, above all other files: `+word` adds a word, "
                    + "`-word` removes it."),
            ConfigurationKey(
                "block", .oneOrMore(.either([.builtIn, .path(.source), .mapping(.blockList)])),
                .described("no blocked words"),
                "Lists of words that do not belong in packs: a word, a tab and a layer "
                    + "(\(layerNames)) per line. `dictc:en` and `dictc:nl` are the lists that come with dictc."
            ),
            ConfigurationKey(
                "regional", .list(.mapping(.regional)), .described("no such lists"),
                "Words, and words in a row, of people of one spelling, such as `sidewalk` and "
                    + "`gas station`. Where another is wanted, games never ask for these words, and "
                    + "phrases and sentences with them are left out."),
            ConfigurationKey(
                "frequency", .mapping(.frequency), .described("only the words files rate words"),
                "Words and counts that make frequent words better known."),
            ConfigurationKey(
                "lexicon", .mapping(.lexicon), .described("every word, none of them rated"),
                "Which words the lexicon leaves out, and which a computer player prefers."),
            ConfigurationKey(
                "levels", .mapping(.levels), .described("no level packs"),
                "Level packs of word guess; `levels: { sets: 40 }` is enough."),
            ConfigurationKey(
                "answers", .mapping(.answers), .described("no answers"),
                "Answers of the Wordle clone; `answers: { length: 5 }` is enough."),
            ConfigurationKey(
                "phrases", .mapping(.phrases), .described("no phrases"), "Phrases of Hangman."),
            ConfigurationKey(
                "sentences", .either([.mapping(.sentences), .list(.mapping(.corpus))]),
                .described("no sentences"),
                "Sentences of FillMeUp: a mapping, or just the list of its `files`."),
            ConfigurationKey(
                "tagger", fileOrName, .described("every corpus has to have tags"),
                "The model that tags sentences without tags: from `dictc train`, or `dictc:en` "
                    + "or `dictc:nl`, which come with dictc."),
        ])

    /// The keys of a language that have no meaning without words.
    static let needingWords = [
        "spelling", "drop", "overlay", "regional", "frequency", "lexicon", "levels", "answers",
        "phrases",
    ]

    /// Reports a wanted spelling that no source has, and sources that name a spelling if none is
    /// wanted.
    ///
    /// Both mistakes would otherwise lose words without notice.
    private static func checkSpellings(of mapping: CheckedMapping) {
        guard let words = mapping.value["words"]?.items, let language = mapping.language else {
            return
        }
        let hasOwn = words.contains { $0.scalar != nil }
        let own = hasOwn ? (try? InstalledWords.of(language))?.spellings ?? [] : []
        var named: [String] = []
        for source in words + (mapping.value["drop"]?.items ?? []) {
            let spelling: String? = source.read("spelling")
            if let spelling, !named.contains(spelling) { named.append(spelling) }
        }
        // A list of what others say gives no words in their spelling.
        let regional: [String] = (mapping.value["regional"]?.items ?? []).compactMap {
            $0.read("spelling")
        }
        if mapping.has("spelling") {
            let wanted: String? = mapping.value.read("spelling")
            for spelling in own where !named.contains(spelling) { named.append(spelling) }
            guard let wanted, !named.contains(wanted) else { return }
            mapping.report(
                .configSpelling, at: "spelling",
                "no source names the spelling \(PrintableText.quoted(wanted))",
                expected: named.isEmpty ? nil : PrintableText.alternatives(named),
                hint: NearestName.hint(for: wanted, among: named)
                    ?? (named.isEmpty ? "remove the key" : nil))
        } else if let first = named.first ?? regional.first {
            mapping.report(
                .configSpelling, at: "words",
                "sources name a spelling, and the language wants none",
                found: PrintableText.quoted(first),
                hint: "add `spelling: \(first)` to \(language.code)")
        }
    }

    static let file = ConfigurationKeys(
        "file", "A file and its licence",
        "The path alone will do as well.",
        [.required("file", .path(.source), "The path, relative to the folder of dictc.yml.")]
            + terms)

    /// The keys `licence` and `attribution`, which may be beside every `file`.
    static let terms = [
        ConfigurationKey(
            "licence",
            .text("the name of a licence", expected: "a name such as CC0-1.0", rule: .visible),
            .described("not stated, which `dictc ship` refuses"),
            "The licence, such as `CC0-1.0`, for NOTICE and manifest.json."),
        ConfigurationKey(
            "attribution", .text("whom to name", expected: "whom to name", rule: .visible),
            .described("that in `licences`"),
            "Whom to name for this file.",
            refused: [
                .init(
                    .without("licence"), "\"attribution\" has no licence beside it",
                    hint: "add `licence:`")
            ]),
    ]

    /// A file, as a path or as a mapping with its licence.
    static let fileOrPath = ConfigurationShape.either([.path(.source), .mapping(.file)])

    /// A file, or the name of files that are part of dictc's installation.
    static let fileOrName = ConfigurationShape.either(
        [.builtIn, .path(.source), .mapping(.file)])

    static let spelling = ConfigurationShape.text(
        "lower-case letters and hyphens, at most 32", expected: "a name such as american",
        pattern: "^[a-z-]{1,32}$", rule: .name)

    /// The names of the layers of block lists, as a list for people.
    private static let layerNames = BlockLayer.allCases.map { "`\($0.rawValue)`" }
        .joined(separator: ", ")
}
