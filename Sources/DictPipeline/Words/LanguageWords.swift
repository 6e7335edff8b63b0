import DictCompiler
import DictLexicon
import DictModel
import DictSources
import Foundation

/// The words of a language as its stages share them: each part is read once, by whoever asks
/// first; the others wait.
final class LanguageWords: @unchecked Sendable {
    // Safe to share because the parts are filled under the lock and do not change after that.
    let configuration: LanguageConfiguration
    let project: Project
    private let lock = NSRecursiveLock()
    private var parts = Parts()

    private struct Parts {
        var lexicon: (NormalisedLexicon, [LexiconRecords.File])?
        var block: BlockList?
        var familiarity: [UInt8]?
        var lemmas: Set<[UInt8]>?
    }

    init(_ configuration: LanguageConfiguration, in project: Project) {
        self.configuration = configuration
        self.project = project
    }

    var language: Language { configuration.language }

    /// The normalised lexicon and what reading its files gave.
    func lexicon() throws -> (NormalisedLexicon, [LexiconRecords.File]) {
        try part(\.lexicon) {
            var builder = LexiconBuilder(language: language)
            let files = try LexiconRecords(configuration, in: project).read(into: &builder)
            return (builder.finish(), files)
        }
    }

    /// The block lists.
    func blockList() throws -> BlockList {
        try part(\.block) { try BlockList(configuration, in: project) }
    }

    /// The words of the lexicon that are in none of `layers`.
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

    /// The words of the lexicon artefact: what a game accepts as a guess.
    func accepted() throws -> WordList { try unblocked(by: configuration.lexiconExclude) }

    /// For each word of the lexicon its familiarity, 0 where nothing tells it: that of its sources,
    /// or that of its rank in the frequency list where this is smaller.
    func familiarity() throws -> [UInt8] {
        try part(\.familiarity) {
            let lexicon = try lexicon().0
            guard let frequency = configuration.frequency else { return lexicon.familiarity }
            let counts = try FrequencyList(
                path: project.path(of: frequency.file), lexicon.words, language: language)
            return counts.refined(lexicon.familiarity, by: frequency.ranks)
        }
    }

    /// The words of a familiarity up to `limit`.
    func familiarWords(upTo limit: UInt8) throws -> [FamiliarWord] {
        let words = try lexicon().0.words
        let familiarity = try familiarity()
        return (0..<words.count).filter { familiarity[$0] > 0 && familiarity[$0] <= limit }
            .map { FamiliarWord(letters: words[$0], familiarity: familiarity[$0]) }
    }

    /// The words that packs may use: known up to `limit`, in none of `layers`, and no forms.
    func pool(upTo limit: UInt8, excluding layers: [BlockLayer]) throws -> LevelWordPool {
        let block = try blockList()
        let lemmas = try lemmas()
        return LevelWordPool(
            language: language, words: try familiarWords(upTo: limit),
            isLemma: { lemmas.contains($0) }, isBlocked: { block.holds($0, in: layers) })
    }

    /// The words of the sources that say they hold lemmas.
    func lemmas() throws -> Set<[UInt8]> {
        try part(\.lemmas) {
            let folding = Folding(language)
            var lemmas: Set<[UInt8]> = []
            for source in configuration.wantedWords where source.holdsLemmas {
                _ = try source.source(in: project).forEachRecord { text, _, _ in
                    var word: [UInt8] = []
                    _ = folding.fold(text, into: &word)
                    lemmas.insert(word)
                }
            }
            return lemmas
        }
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
