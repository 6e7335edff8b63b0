import DictCompiler
import DictLexicon
import DictModel
import DictSources
import Foundation

/// The words of a language, shared by its stages: each part is read once, by the first stage that
/// needs it, while the others wait.
final class LanguageWords: @unchecked Sendable {
    // Safe to share because the parts are filled with the lock held, and do not change after that.
    let configuration: LanguageConfiguration
    let files: ProjectFiles
    private let lock = NSRecursiveLock()
    private var parts = Parts()

    private struct Parts {
        var lexicon: (NormalisedLexicon, [LexiconRecords.File])?
        /// Filled with `lexicon`.
        var lemmas: Set<[UInt8]> = []
        var block: BlockList?
        var familiarity: [UInt8]?
    }

    /// The words of `configuration`, none of them read yet.
    init(_ configuration: LanguageConfiguration, _ files: ProjectFiles) {
        self.configuration = configuration
        self.files = files
    }

    convenience init(_ configuration: LanguageConfiguration, in project: Project) {
        self.init(configuration, ProjectFiles(project))
    }

    var project: Project { files.project }
    var language: Language { configuration.language }

    /// The normalised lexicon, and the files that were read for it; `watch` is called with every
    /// record, but only if this is the first call.
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

    /// The block lists.
    func blockList() throws -> BlockList {
        try part(\.block) { try BlockList(configuration, in: files) }
    }

    /// The words of the lexicon that are not in any of `layers`.
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

    /// The words of the lexicon artefact, which a game accepts as guesses.
    func accepted() throws -> WordList { try unblocked(by: configuration.lexiconExclude) }

    /// The familiarity of each word of the lexicon, 0 if unknown: that of its sources, or that of
    /// its rank in the frequency list if that is smaller.
    func familiarity() throws -> [UInt8] {
        try part(\.familiarity) {
            let lexicon = try lexicon().0
            guard let frequency = configuration.frequency else { return lexicon.familiarity }
            let counts = try FrequencyList(
                frequency, in: files, lexicon.words, language: language)
            return counts.refined(lexicon.familiarity, by: frequency.ranks)
        }
    }

    /// The words with a familiarity from 1 to `limit`.
    func familiarWords(upTo limit: UInt8) throws -> [FamiliarWord] {
        let words = try lexicon().0.words
        let familiarity = try familiarity()
        return (0..<words.count).filter { familiarity[$0] > 0 && familiarity[$0] <= limit }
            .map { FamiliarWord(letters: words[$0], familiarity: familiarity[$0]) }
    }

    /// The words that packs may use: with a familiarity up to `limit`, not in any of `layers`, and
    /// not a form of another word.
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

    /// The words of the sources that contain lemmas.
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
