import DictFormat
package import DictModel
package import DictSources

// The sections for lexicons, level packs, answers and phrases: their types, their keys, and how one is read
// from the other.

/// A layer of a block list: the reason why a word does not belong in a pack.
package enum BlockLayer: String, Sendable, CaseIterable, Encodable, ConfigurationReadable {
    /// Words that insult people because of their origin, orientation, belief or disability.
    case slur
    /// Words that are coarse, such as swear words.
    case vulgar
    /// Words about sex, violence, drugs, disease and the like.
    case sensitive
    /// Words that are merely odd on their own, such as names of months, plurals without a singular,
    /// and interjections.
    case odd

    /// The layers whose words are unsuitable even within a sentence or phrase, which are all except
    /// ``odd``.
    package static let offending: [BlockLayer] = [.slur, .vulgar, .sensitive]
}

extension [BlockLayer] {
    /// Creates the layers under `exclude`, each once, or returns `nil` without that key.
    init?(excluded value: ConfigurationValue) {
        guard let layers: [BlockLayer] = value.read("exclude") else { return nil }
        self = layers.ordered
    }

    /// The layers in the order of their declaration, each once.
    var ordered: [BlockLayer] { BlockLayer.allCases.filter(contains) }
}

extension ConfigurationKeys {
    static let lexicon = ConfigurationKeys(
        "lexicon", "The lexicon", "The words that games accept.",
        [
            exclude(
                [],
                "The block layers whose words the lexicon leaves out. Prefer `fair` for games "
                    + "that check what a player types: it accepts them."),
            ConfigurationKey(
                "fair", .mapping(.fair), .described("computer players may say every word"),
                "Which words computer players and hints prefer, and which they never say."),
        ])

    static func seed(_ value: UInt64, _ meaning: String) -> ConfigurationKey {
        ConfigurationKey(
            "seed", .integer(0...Int.max), .value(.integer(Int(clamping: value))), meaning)
    }

    static func familiarity(_ value: UInt8, _ meaning: String) -> ConfigurationKey {
        ConfigurationKey("familiarity", .integer(1...100), .value(.integer(Int(value))), meaning)
    }

    static func exclude(
        _ layers: [BlockLayer], _ meaning: String, key: String = "exclude"
    ) -> ConfigurationKey {
        ConfigurationKey(
            key, .list(.choice(of: BlockLayer.self), mayBeEmpty: true),
            .value(.array(layers.map { .string($0.rawValue) })), meaning,
            refused: [
                .init(
                    .withoutSection("block"),
                    "\"\(key)\" names layers, and the language has no block list",
                    hint: "add `block: { file: … }` or remove the key")
            ])
    }
}

/// The rules for fair words, which a computer player prefers, and unfit words, which it never says.
package struct FairConfiguration: Sendable, Equatable, Encodable {
    package var familiarity: UInt8
    package var exclude: [BlockLayer] = []
    /// The layers whose words are fair, but are never said or shown.
    package var hide: [BlockLayer] = []
}

extension FairConfiguration: ConfigurationReadable {
    init(_ value: ConfigurationValue) {
        familiarity = value.read("familiarity") ?? 0
        exclude = Array(excluded: value) ?? exclude
        let hidden: [BlockLayer]? = value.read("hide")
        hide = hidden?.ordered ?? hide
    }
}

extension ConfigurationKeys {
    static let fair = ConfigurationKeys(
        "fair", "Fair words",
        "Words that a computer player prefers. It accepts all others.",
        [
            .required(
                "familiarity", .integer(1...100), "The largest familiarity of a fair word."),
            exclude(
                [],
                "The block layers whose words are not fair: computer players never say them, and hints "
                    + "never show them."),
            exclude(
                [],
                "The block layers whose words are fair, and end a round of Ghost, but which computer "
                    + "players never say and hints never show.", key: "hide"),
        ])
}

/// The name of a ladder: a set of rules for how difficult the packs of each level must be.
package enum LadderName: String, Sendable, CaseIterable, Encodable, ConfigurationReadable {
    /// The default rules for level packs.
    case standard
    /// Rules that require smaller chances of winning on levels 2 to 5.
    case hard
}

/// The `levels` section of a language in dictc.yml, which describes its level packs.
package struct LevelsConfiguration: Sendable, Equatable, Encodable {
    package var sets = 40
    package var seed: UInt64 = 1
    package var ladder = LadderName.standard
    package var familiarity: UInt8 = 35
    package var exclude = BlockLayer.allCases
    /// The path of the file with the packs that stay, if there is one.
    package var keep: String?
    /// The number of sets that games of days take their packs from, or `nil` for all.
    package var daily: Int?
    /// The first day that has a pack, in the form `2026-12-24`, if days are published.
    package var firstDay: String?
    /// The first day that is not published, in the same form.
    package var published: String?
    package var steps: Int?

    /// Creates the section with its defaults.
    package init() {}

    /// The number of million steps that may be tried without finding a pack.
    package var stepLimit: Int { steps ?? PackLimits.steps }
    /// The values that ``stepLimit`` may have.
    package static let stepLimits = 1...100_000
    /// How many days may be published.
    package static let publishedLimit = 4_000
    /// The published days, in order; none if they are more than ``publishedLimit``.
    package var publishedDays: [CalendarDay] {
        guard let first = firstDay.flatMap({ CalendarDay($0.utf8) }),
            let end = published.flatMap({ CalendarDay($0.utf8) }), first < end,
            end.number - first.number <= Self.publishedLimit
        else { return [] }
        return (0..<end.number - first.number).map { first.advanced(by: $0) }
    }
}

extension LevelsConfiguration: ConfigurationReadable {
    init(_ value: ConfigurationValue) {
        sets = value.read("sets") ?? sets
        seed = value.read("seed") ?? seed
        ladder = value.read("ladder") ?? ladder
        familiarity = value.read("familiarity") ?? familiarity
        exclude = Array(excluded: value) ?? exclude
        steps = value.read("steps")
        keep = value["keep"]?.files(.keep, .english).first
        daily = value.read("daily")
        firstDay = value.read("first-day")
        published = value.read("published")
    }
}

extension ConfigurationKeys {
    static let levels = ConfigurationKeys(
        "levels", "Level packs",
        "Sets of five packs that get harder from level to level. A set needs 9, 12, 15, 15 and "
            + "15 words of 3 to 7 letters; 40 sets or more, 40 times as many.",
        [
            ConfigurationKey(
                "sets", .integer(PackLimits.sets),
                .value(.integer(LevelsConfiguration().sets)),
                "How many sets to make; at least those that `keep` has."),
            seed(LevelsConfiguration().seed, "The seed that decides which packs are made."),
            ConfigurationKey(
                "ladder", .choice(of: LadderName.self),
                .value(.string(LevelsConfiguration().ladder.rawValue)),
                "The rules for how hard each level is; `hard` leaves smaller chances of winning."),
            familiarity(
                LevelsConfiguration().familiarity, "The largest familiarity of a word in a pack."),
            exclude(
                LevelsConfiguration().exclude,
                "The block layers whose words are in no pack."),
            ConfigurationKey(
                "steps", .integer(LevelsConfiguration.stepLimits),
                .described("\(PackLimits.steps)"),
                "How many million steps the search for a pack may take before the build fails. "
                    + "A million take some 50 milliseconds."),
            ConfigurationKey(
                "keep", fileOrPath, .described("every build may make other packs"),
                "A file with packs that stay in place while they keep the rules. `dictc levels "
                    + "--keep FILE` writes it."),
            ConfigurationKey(
                "daily", .integer(PackLimits.sets), .described("all"),
                "How many sets, from the first on, daily games use. Further sets then change "
                    + "no day."),
            ConfigurationKey(
                "first-day", .day, .described("no day is published"),
                "The first day that has a pack.",
                refused: [
                    .init(
                        .without("published"),
                        "\"first-day\" is that of published days, and there are none",
                        hint: "add `published:` or remove the key")
                ]),
            ConfigurationKey(
                "published", .day, .described("no day is published"),
                "The first day whose pack may still change. Packs of earlier days stay, and "
                    + "dictc.lock guards them.",
                refused: [
                    .init(
                        .without("keep"),
                        "\"published\" is about packs that are kept, and none are",
                        hint: "add `keep:` or remove the key"),
                    .init(
                        .without("first-day"),
                        "\"published\" is the end of days that begin nowhere",
                        hint: "add `first-day:` or remove the key"),
                ]),
        ])
}

/// The `answers` section of a language in dictc.yml, which describes its Wordle answers.
package struct AnswersConfiguration: Sendable, Equatable, Encodable {
    package var length = 5
    package var seed: UInt64 = 1
    package var familiarity: UInt8 = 35
    package var exclude = BlockLayer.allCases
    /// The path of the file with the answers of days, if there is one.
    package var calendar: String?
    /// The first day that is not published, in the form `2026-12-24`.
    package var published: String?
}

extension AnswersConfiguration {
    /// The first day that is not published, or `nil` if none is published.
    package var firstUnpublished: CalendarDay? { published.flatMap { CalendarDay($0.utf8) } }
}

extension AnswersConfiguration: ConfigurationReadable {
    init(_ value: ConfigurationValue) {
        length = value.read("length") ?? length
        seed = value.read("seed") ?? seed
        familiarity = value.read("familiarity") ?? familiarity
        exclude = Array(excluded: value) ?? exclude
        calendar = value["calendar"]?.files(.calendar, .english).first
        published = value.read("published")
    }
}

extension ConfigurationKeys {
    static let answers = ConfigurationKeys(
        "answers", "Answers", "The words to guess in the Wordle clone, in a seeded order.",
        [
            ConfigurationKey(
                "length", .integer(PackLimits.answerLengths),
                .value(.integer(AnswersConfiguration().length)),
                "The number of letters of each answer."),
            seed(AnswersConfiguration().seed, "The seed of the order of the answers."),
            familiarity(
                AnswersConfiguration().familiarity, "The largest familiarity of an answer."),
            exclude(
                AnswersConfiguration().exclude,
                "The block layers whose words are no answers."),
            ConfigurationKey(
                "calendar", fileOrPath, .described("all answers are in a seeded order"),
                "A file with an answer per line and day, the first with its day: `2026-01-01 "
                    + "crane`. `dictc calendar` writes it."),
            ConfigurationKey(
                "published", .day,
                .described("no day is published"),
                "The first day that may still change. dictc.lock guards the answers of earlier "
                    + "days.",
                refused: [
                    .init(
                        .without("calendar"),
                        "\"published\" is a day of a calendar, and there is none",
                        hint: "add `calendar:` or remove the key")
                ]),
        ])
}

/// The `phrases` section of a language in dictc.yml, which describes its Hangman phrases.
package struct PhrasesConfiguration: Sendable, Equatable, Encodable {
    package var file: String
    package var format = ListFormat.lines
    package var seed: UInt64 = 1
    package var familiarity: UInt8 = 50
    package var exclude = BlockLayer.offending
}

extension PhrasesConfiguration: ConfigurationReadable {
    init(_ value: ConfigurationValue) {
        file = value.read("file") ?? ""
        format = ListFormat(value)
        format.letterCase = .keep
        format.holdsPhrases = true
        format.columns = value["columns"].flatMap {
            ListTable($0, word: "phrase", number: "renown")
        }
        if format.columns == nil, value["separator"] == nil { format.separator = .none }
        seed = value.read("seed") ?? seed
        familiarity = value.read("familiarity") ?? familiarity
        exclude = Array(excluded: value) ?? exclude
    }
}

extension ConfigurationKeys {
    static let phrases = ConfigurationKeys(
        "phrases", "Phrases",
        "One phrase per line, with a tab and its renown (1 to 3) if you like. What Hangman "
            + "cannot use is dropped and counted.",
        rules: [columnsNeedSeparator],
        [
            .required("file", .path(.source), "The path."),
            encoding(), comment(),
            ConfigurationKey(
                "separator", .choice(of: ListSeparator.self),
                .described("`none`; `tab` beside `columns`"),
                "What separates columns."),
            ConfigurationKey(
                "columns", .mapping(.phraseColumns),
                .described("the phrase, then its renown if there is one"),
                "The columns to read from a table."),
            seed(PhrasesConfiguration(file: "").seed, "The seed of the order of the phrases."),
            familiarity(
                PhrasesConfiguration(file: "").familiarity,
                "The largest familiarity of a word in a phrase."),
            exclude(
                PhrasesConfiguration(file: "").exclude,
                "The block layers whose words no phrase contains."),
        ] + terms)

    static let phraseColumns = ConfigurationKeys(
        "phraseColumns", "Columns of a table with phrases",
        "A column is a number from 1, or a name in the first row.",
        [
            .required("phrase", column, "The column with the phrase."),
            ConfigurationKey(
                "renown", column, .described("unknown"),
                "The column with the renown of the phrase, 1 to 3."),
            header,
        ])
}
