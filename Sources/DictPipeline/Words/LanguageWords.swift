import DictCompiler
import DictConfiguration
import DictLexicon
import DictModel
import DictSources
import Platform

/// The words of one language, shared by all stages of a build.
///
/// Each part, such as the lexicon, is read once, by the first stage that needs it; other stages
/// wait until it is ready.
final class LanguageWords: @unchecked Sendable {
    // Safe to share because the parts are filled with the lock held, and do not change after that.
    let configuration: LanguageConfiguration
    let files: ProjectFiles
    private let lock = Lock(isRecursive: true)
    private var parts = Parts()

    private struct Parts {
        var lexicon: (NormalisedLexicon, [LexiconRecords.File])?
        /// The folded words of the files with `lemmas: true`, which are set together with
        /// `lexicon`.
        var lemmas: Set<[UInt8]> = []
        var block: BlockList?
        var regional: RegionalWords?
        var frequency: FrequencyList?
        var accepted: WordList?
        var familiarity: [UInt8]?
        var pools: [PoolRule: LevelWordPool] = [:]
    }

    /// The rule for the words that packs may use, as dictc.yml states it.
    private struct PoolRule: Hashable {
        var familiarity: UInt8
        var excluded: [BlockLayer]
    }

    /// Creates a provider of the words of the language that `configuration` describes.
    ///
    /// No file is read yet.
    init(_ configuration: LanguageConfiguration, _ files: ProjectFiles) {
        self.configuration = configuration
        self.files = files
    }

    convenience init(_ configuration: LanguageConfiguration, in project: Project) {
        self.init(configuration, ProjectFiles(project))
    }

    var project: Project { files.project }
    var language: Language { configuration.language }

    /// Returns the lexicon before any block list is applied, and the files that were read for it.
    ///
    /// The first call reads the files; later calls return the same lexicon.
    func lexicon() throws -> (NormalisedLexicon, [LexiconRecords.File]) {
        try part(\.lexicon) { try read(watch: nil) }
    }

    /// Returns the same as ``lexicon()``, and calls `watch` with every record.
    ///
    /// Each call reads the files.
    func lexicon(
        watch: @escaping LexiconBuilder.Watch
    ) throws -> (NormalisedLexicon, [LexiconRecords.File]) {
        try lock.withLock {
            let result = try read(watch: watch)
            parts.lexicon = result
            return result
        }
    }

    /// Reads the files of the lexicon; call it with the lock held.
    private func read(
        watch: LexiconBuilder.Watch?
    ) throws -> (NormalisedLexicon, [LexiconRecords.File]) {
        let records = LexiconRecords(configuration, in: files)
        var builder = records.builder
        let read = try records.read(into: &builder, lemmas: &parts.lemmas)
        var lexicon = builder.finish(watch: watch)
        lexicon.onlyAccept(try regional().words)
        return (lexicon, read)
    }

    /// Returns the blocked words of the language.
    ///
    /// The first call reads the block lists; later calls return the same words.
    func blockList() throws -> BlockList {
        try part(\.block) {
            let words = try lexicon().0.words
            return try BlockList(configuration, in: files, words, lemmas: parts.lemmas)
        }
    }

    /// Returns what is said only in other spellings than the wanted one.
    ///
    /// The first call reads the lists; later calls return the same words.
    func regional() throws -> RegionalWords {
        try part(\.regional) { try RegionalWords(configuration, in: files) }
    }

    /// Returns the words of the lexicon that are not blocked in any of `layers`.
    func unblocked(by layers: [BlockLayer]) throws -> WordList {
        let words = try lexicon().0.words
        if layers.isEmpty { return words }
        let isBlocked = try blockList().marks(of: words, in: layers)
        var kept = WordListBuilder()
        for index in 0..<words.count where !isBlocked[index] {
            words.withWord(at: index) { _ = kept.append($0) }
        }
        return kept.finish()
    }

    /// Returns the words that games accept: the lexicon without the words in layers that dictc.yml
    /// excludes.
    func accepted() throws -> WordList {
        try part(\.accepted) { try unblocked(by: configuration.lexiconExclude) }
    }

    /// Returns the words that games may ask for, sorted byte by byte.
    ///
    /// They are the words of ``accepted()`` except those that games only accept, such as rare words
    /// and other spellings.
    func vocabulary() throws -> WordList {
        let lexicon = try lexicon().0
        let isBlocked = try blockList().marks(of: lexicon.words, in: configuration.lexiconExclude)
        var kept = WordListBuilder()
        for index in 0..<lexicon.words.count where lexicon.isAsked[index] && !isBlocked[index] {
            lexicon.words.withWord(at: index) { _ = kept.append($0) }
        }
        return kept.finish()
    }

    /// Returns a rating for each word in `accepted`, in the same order.
    ///
    /// A word is unfit for computer players if it is blocked in a layer that `rule` excludes or
    /// hides. A word that is not excluded is fair if games may ask for it and its familiarity is
    /// known and at most that of `rule`; a fair word of a hidden layer is hidden. All remaining words
    /// are plain.
    func ratings(of accepted: WordList, _ rule: FairConfiguration) throws -> [WordRating] {
        let block = try blockList()
        let isExcluded = block.marks(of: accepted, in: rule.exclude)
        let isHidden = block.marks(of: accepted, in: rule.hide)
        var ratings: [WordRating] = (0..<accepted.count).map {
            isExcluded[$0] || isHidden[$0] ? .unfit : .plain
        }
        for word in try familiarWords(upTo: rule.familiarity) {
            guard let index = accepted.index(of: word.letters), !isExcluded[index] else { continue }
            ratings[index] = isHidden[index] ? .hidden : .fair
        }
        return ratings
    }

    /// Returns the familiarity of each word of the lexicon, from 1 (best known) to 100, or 0 if it
    /// is unknown.
    ///
    /// A word may have one familiarity from its sources and another from its rank in the frequency
    /// list. In that case, the lower one is used, unless the overlay states the familiarity.
    func familiarity() throws -> [UInt8] {
        try part(\.familiarity) {
            let lexicon = try lexicon().0
            guard let frequency = configuration.frequency else { return lexicon.familiarity }
            let counts = try part(\.frequency) {
                try FrequencyList(frequency, in: files, lexicon.words, language: language)
            }
            var refined = counts.refined(lexicon.familiarity, by: frequency.ranks)
            for (word, stated) in lexicon.overlay.familiarity {
                if let index = lexicon.words.index(of: word) { refined[index] = stated }
            }
            return refined
        }
    }

    /// Returns what was used of the block lists, of the regional lists, and of the counts if `counts`
    /// is true, and notes about them.
    func judges(counts: Bool = true) throws -> (sources: [SourceCounts], notes: [Diagnostic]) {
        let block = try blockList()
        let regional = try regional()
        if counts { _ = try familiarity() }
        let frequency = counts ? lock.withLock { parts.frequency } : nil
        return (
            block.sources + regional.sources(in: try lexicon().0.words)
                + [frequency?.source].compactMap(\.self),
            block.notes + regional.notes + (frequency?.notes ?? [])
        )
    }

    /// Returns the words that games may ask for and that have a familiarity of at most `limit`.
    ///
    /// Familiarity ranges from 1 (best known) to 100. Words of unknown familiarity are not
    /// included.
    func familiarWords(upTo limit: UInt8) throws -> [FamiliarWord] {
        let lexicon = try lexicon().0
        let words = lexicon.words
        let familiarity = try familiarity()
        return (0..<words.count)
            .filter { lexicon.isAsked[$0] && familiarity[$0] > 0 && familiarity[$0] <= limit }
            .map { FamiliarWord(letters: words[$0], familiarity: familiarity[$0]) }
    }

    /// Returns the words that packs may use: familiar words that are neither blocked nor forms of
    /// other words.
    ///
    /// Without an observer, calls with the same arguments share one pool.
    ///
    /// - Parameters:
    ///   - limit: The highest familiarity that a word may have, from 1 (best known) to 100.
    ///   - layers: The layers of the block lists whose words are excluded.
    ///   - observer: Called with the decision on each familiar word.
    /// - Returns: The pool of usable words.
    /// - Throws: Any error from reading the sources.
    func pool(
        upTo limit: UInt8, excluding layers: [BlockLayer],
        observer: ((_ word: [UInt8], _ decision: LevelWordPool.Decision) -> Void)? = nil
    ) throws -> LevelWordPool {
        let rule = PoolRule(familiarity: limit, excluded: layers)
        return try lock.withLock {
            if observer == nil, let pool = parts.pools[rule] { return pool }
            let block = try blockList()
            let lemmas = try lemmas()
            let pool = LevelWordPool(
                language: language, words: try familiarWords(upTo: limit),
                isLemma: { lemmas.contains($0) }, isBlocked: { block.holds($0, in: layers) },
                passedOver: try passedOver(upTo: limit), observer: observer)
            parts.pools[rule] = pool
            return pool
        }
    }

    /// Returns those of `words` that packs may use: the ones that ``pool(upTo:excluding:observer:)``
    /// would have at a length that levels have.
    ///
    /// Few words take far less time than a pool.
    func usable(
        _ words: Set<[UInt8]>, upTo limit: UInt8, excluding layers: [BlockLayer]
    ) throws -> Set<[UInt8]> {
        let inflection = Inflection(language)
        var needed = words
        for word in words {
            var witnesses: [[UInt8]] = []
            let bases = inflection.bases(of: word) {
                witnesses.append($0)
                return true
            }
            needed.formUnion(bases + witnesses)
        }
        let (lexicon, familiarity, lemmas) = try excerpt(needed)
        let block = try BlockList(
            configuration, in: files, lexicon.words, lemmas: lemmas, only: words)
        func isFamiliar(_ word: [UInt8]) -> Bool {
            guard let index = lexicon.words.index(of: word) else { return false }
            return lexicon.isAsked[index] && familiarity[index] > 0 && familiarity[index] <= limit
        }
        return words.filter { word in
            LevelShape.all.contains { $0.wordLength == word.count } && isFamiliar(word)
                && LevelWordPool.decision(
                    on: word, isBlocked: { block.holds($0, in: layers) },
                    isLemma: { lemmas.contains($0) }, inflection: inflection,
                    isListed: isFamiliar) == .kept
        }
    }

    /// Returns those of `words` that are in the lexicon, perhaps with others, their familiarity, and
    /// the words that are known to be no forms.
    private func excerpt(
        _ words: Set<[UInt8]>
    ) throws -> (NormalisedLexicon, familiarity: [UInt8], lemmas: Set<[UInt8]>) {
        // A rank among all words needs all of them.
        guard configuration.frequency == nil else {
            return (try lexicon().0, try familiarity(), try lemmas())
        }
        let records = LexiconRecords(configuration, in: files, only: words)
        var builder = records.builder
        var lemmas: Set<[UInt8]> = []
        _ = try records.read(into: &builder, lemmas: &lemmas)
        var lexicon = builder.finish()
        lexicon.onlyAccept(try regional().words)
        return (lexicon, lexicon.familiarity, lemmas)
    }

    /// Returns how many words of each length a pool does not get to see, and why.
    ///
    /// `limit` is the highest familiarity that a word in the pool may have.
    private func passedOver(upTo limit: UInt8) throws -> [Int: [WordAbsence: Int]] {
        let lexicon = try lexicon().0
        let familiarity = try familiarity()
        var counts: [Int: [WordAbsence: Int]] = [:]
        for index in 0..<lexicon.words.count {
            let absence: WordAbsence
            if !lexicon.isAsked[index] {
                absence = .onlyAccepted
            } else if familiarity[index] == 0 {
                absence = .unrated
            } else if familiarity[index] > limit {
                absence = .unfamiliar
            } else {
                continue
            }
            let length = lexicon.words.withWord(at: index) { $0.count }
            counts[length, default: [:]][absence, default: 0] += 1
        }
        return counts
    }

    /// Returns the folded words of the files with `lemmas: true`, after reading the lexicon if
    /// necessary.
    private func lemmas() throws -> Set<[UInt8]> {
        _ = try lexicon()
        return lock.withLock { parts.lemmas }
    }

    private func part<Value>(
        _ path: WritableKeyPath<Parts, Value?>, _ make: () throws -> Value
    ) throws -> Value {
        try lock.withLock {
            if let value = parts[keyPath: path] { return value }
            let value = try make()
            parts[keyPath: path] = value
            return value
        }
    }
}
