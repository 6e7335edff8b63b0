import DictCompiler
import DictLexicon
import DictModel
import DictSources
import Foundation

/// The words of a language, shared by the stages of a build: each part is read once, by the first
/// stage that needs it, while the other stages wait.
final class LanguageWords: @unchecked Sendable {
    // Safe to share because the parts are filled with the lock held, and do not change after that.
    let configuration: LanguageConfiguration
    let files: ProjectFiles
    private let lock = NSRecursiveLock()
    private var parts = Parts()

    private struct Parts {
        var lexicon: (NormalisedLexicon, [LexiconRecords.File])?
        /// The folded words of sources that contain lemmas; set together with `lexicon`.
        var lemmas: Set<[UInt8]> = []
        var block: BlockList?
        var familiarity: [UInt8]?
    }

    /// Creates the words for `configuration`, without reading any of them yet.
    init(_ configuration: LanguageConfiguration, _ files: ProjectFiles) {
        self.configuration = configuration
        self.files = files
    }

    convenience init(_ configuration: LanguageConfiguration, in project: Project) {
        self.init(configuration, ProjectFiles(project))
    }

    var project: Project { files.project }
    var language: Language { configuration.language }

    /// Returns the normalised lexicon, and the files that were read for it.
    ///
    /// `watch` is called with every record, but only if the lexicon has not been read before.
    func lexicon(
        watch: LexiconBuilder.Watch? = nil
    ) throws -> (NormalisedLexicon, [LexiconRecords.File]) {
        try part(\.lexicon) {
            let records = LexiconRecords(configuration, in: files)
            var builder = records.builder
            let read = try records.read(into: &builder, lemmas: &parts.lemmas)
            return (builder.finish(watch: watch), read)
        }
    }

    /// Returns the contents of all block lists of the language.
    func blockList() throws -> BlockList {
        try part(\.block) { try BlockList(configuration, in: files) }
    }

    /// Returns the words of the lexicon that are not in any of `layers`.
    func unblocked(by layers: [BlockLayer]) throws -> WordList {
        let words = try lexicon().0.words
        if layers.isEmpty { return words }
        let block = try blockList()
        var kept = WordListBuilder()
        for index in 0..<words.count where !block.holds(words[index], in: layers) {
            kept.append(words[index])
        }
        return kept.finish()
    }

    /// Returns the words of the lexicon artefact, which games accept as guesses.
    func accepted() throws -> WordList { try unblocked(by: configuration.lexiconExclude) }

    /// Returns the words that games may ask for, except those that the project excludes from the
    /// lexicon.
    func vocabulary() throws -> WordList {
        let lexicon = try lexicon().0
        let accepted = try accepted()
        var kept = WordListBuilder()
        for index in 0..<lexicon.words.count where lexicon.isAsked[index] {
            let word = lexicon.words[index]
            if accepted.contains(word) { kept.append(word) }
        }
        return kept.finish()
    }

    /// Returns the rating of each word of `accepted`, in the same order.
    ///
    /// A word is unfit if it is in one of the layers that `rule` excludes. Any other word is fair
    /// if games may ask for it and it is familiar enough, and plain otherwise.
    func ratings(of accepted: WordList, _ rule: FairConfiguration) throws -> [WordRating] {
        let block = try blockList()
        var ratings: [WordRating] = (0..<accepted.count).map {
            block.holds(accepted[$0], in: rule.exclude) ? .unfit : .plain
        }
        for word in try familiarWords(upTo: rule.familiarity) {
            guard let index = accepted.index(of: word.letters), ratings[index] == .plain else {
                continue
            }
            ratings[index] = .fair
        }
        return ratings
    }

    /// Returns the familiarity of each word of the lexicon; 0 if unknown.
    ///
    /// It is taken from the word's sources, or from its rank in the frequency list if that is
    /// smaller.
    func familiarity() throws -> [UInt8] {
        try part(\.familiarity) {
            let lexicon = try lexicon().0
            guard let frequency = configuration.frequency else { return lexicon.familiarity }
            let counts = try FrequencyList(
                frequency, in: files, lexicon.words, language: language)
            return counts.refined(lexicon.familiarity, by: frequency.ranks)
        }
    }

    /// Returns the words that games may ask for and whose familiarity is 1 to `limit`.
    func familiarWords(upTo limit: UInt8) throws -> [FamiliarWord] {
        let lexicon = try lexicon().0
        let words = lexicon.words
        let familiarity = try familiarity()
        return (0..<words.count)
            .filter { lexicon.isAsked[$0] && familiarity[$0] > 0 && familiarity[$0] <= limit }
            .map { FamiliarWord(letters: words[$0], familiarity: familiarity[$0]) }
    }

    /// Returns the words that packs may use: those with a familiarity up to `limit` that are
    /// neither in any of `layers` nor forms of other words.
    ///
    /// `observer` is called with the pool's decision about each word.
    func pool(
        upTo limit: UInt8, excluding layers: [BlockLayer],
        observer: ((_ word: [UInt8], _ decision: LevelWordPool.Decision) -> Void)? = nil
    ) throws -> LevelWordPool {
        let block = try blockList()
        let lemmas = try lemmas()
        return LevelWordPool(
            language: language, words: try familiarWords(upTo: limit),
            isLemma: { lemmas.contains($0) }, isBlocked: { block.holds($0, in: layers) },
            observer: observer)
    }

    /// Returns the folded words of the sources that contain lemmas.
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
