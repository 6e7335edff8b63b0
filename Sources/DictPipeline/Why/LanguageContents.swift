package import DictCompiler
import DictConfiguration
import DictLexicon
package import DictModel
import DictOutput

/// The contents of one language in memory, for comparing them with those of other sources.
struct LanguageContents {
    let words: WordList
    /// The answers in playing order; none without the section.
    let answers: AnswerPlan
    /// The first day of the calendar of answers, if there is one.
    let firstDay: CalendarDay?
    let phrases: [[UInt8]]
    let sentences: [[UInt8]]
    /// The words that level packs may use, or `nil` without the section.
    let pool: LevelWordPool?

    /// Reads and selects what a build of `configuration` would.
    ///
    /// If `isComplete`, a section of which nothing is left is an error; otherwise it is empty.
    ///
    /// - Throws: Any error from reading the sources.
    init(
        _ configuration: LanguageConfiguration, _ files: ProjectFiles, _ options: BuildOptions,
        isComplete: Bool
    ) throws {
        let language = LanguageWords(configuration, files)
        words = try language.accepted()
        func section<Value>(_ empty: Value, _ make: () throws -> Value) throws -> Value {
            do {
                return try make()
            } catch  where !isComplete && Self.isAboutContents(error) {
                return empty
            }
        }
        firstDay = try configuration.answers.flatMap {
            try AnswerCalendar($0, configuration.language, in: files)
        }?.first
        answers = try section(AnswerPlan([])) {
            try configuration.answers.map {
                try AnswersRecipe($0, language, options).plan(repairs: true)
            } ?? AnswerPlan([])
        }
        phrases = try section([]) {
            try configuration.phrases.map { try PhraseList($0, language).phrases.map(\.text) } ?? []
        }
        sentences = try section([]) {
            guard let sentences = configuration.sentences else { return [] }
            let corpora = try CorpusSentences(sentences, language)
            return try SentenceSelection(corpora, sentences, language, jobs: options.jobs).kept
                .map(\.sentence.text.text)
        }
        pool = try section(nil) {
            try configuration.levels.map {
                try language.pool(upTo: $0.familiarity, excluding: $0.exclude)
            }
        }
    }

    /// Whether `error` says that sources have too little in them, and not that one cannot be read.
    private static func isAboutContents(_ error: any Error) -> Bool {
        Diagnostics(error).errors.allSatisfy {
            $0.code.cause == .badData || $0.code.cause == .configuration
        }
    }

    /// The day of each answer of the calendar.
    var days: [[UInt8]: CalendarDay] {
        guard let firstDay else { return [:] }
        return Dictionary(
            answers.answers.prefix(answers.dayCount).enumerated().map {
                ($1, firstDay.advanced(by: $0))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The words that level packs may use.
    var usable: Set<[UInt8]> {
        guard let pool else { return [] }
        return Set(LevelShape.all.flatMap { pool[length: $0.wordLength].words.map(\.letters) })
    }
}

/// The contents of one language that it would not have with other sources.
package struct ContentsLoss: Sendable {
    package let words: [[UInt8]]
    /// The answers, each with its day if it is that of one.
    package let answers: [(word: [UInt8], day: CalendarDay?)]
    /// The packs with a word that no pack may use any more.
    package let packs: [KeptPacks.Key]
    package let phrases: [[UInt8]]
    package let sentences: [[UInt8]]

    /// Finds what is in `old` and not in `new`; `packs` are those of `old`.
    init(_ old: LanguageContents, _ new: LanguageContents, packs: LevelListing?) {
        words = (0..<old.words.count).lazy.map { old.words[$0] }
            .filter { !new.words.contains($0) }
        let days = old.days
        let answers = Set(new.answers.answers)
        self.answers = old.answers.answers.filter { !answers.contains($0) }.map { ($0, days[$0]) }
        let usable = new.usable
        self.packs = (packs?.packs() ?? []).filter { !$0.pack.words.allSatisfy(usable.contains) }
            .map { KeptPacks.Key(set: $0.set, level: $0.pack.level) }
        let phrases = Set(new.phrases)
        self.phrases = old.phrases.filter { !phrases.contains($0) }
        let sentences = Set(new.sentences)
        self.sentences = old.sentences.filter { !sentences.contains($0) }
    }
}
