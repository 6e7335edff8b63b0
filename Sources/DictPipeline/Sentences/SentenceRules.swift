import DictCompiler
import DictLexicon
import DictModel

/// The rules for sentences of a language, as configured.
struct SentenceRules {
    let folding: Folding
    let judge: SentenceJudge
    let finder: GapFinder
    /// The words that games may ask for; empty if the language has none.
    let known: Set<[UInt8]>

    /// The rules of `configuration`.
    ///
    /// If the language has no list of words, every word is familiar.
    init(_ configuration: SentencesConfiguration, _ words: LanguageWords) throws {
        folding = Folding(words.language)
        let block = try words.blockList()
        let layers = configuration.exclude
        let isBlocked: @Sendable ([UInt8]) -> Bool = { block.holds($0, in: layers) }
        guard !words.configuration.words.isEmpty else {
            known = []
            judge = SentenceJudge(
                words.language, limits: configuration.limits, isBlocked: isBlocked,
                isFamiliar: { _ in true })
            finder = GapFinder(isFamiliar: { !isBlocked($0) })
            return
        }
        let all = try words.vocabulary()
        known = Set((0..<all.count).map { all[$0] })
        let familiar =
            try configuration.familiarity.map { limit in
                Set(try words.familiarWords(upTo: limit).map(\.letters))
            } ?? known
        let onPaper = PhraseWords(familiar: familiar, language: words.language)
        judge = SentenceJudge(
            words.language, limits: configuration.limits, isBlocked: isBlocked,
            isFamiliar: { onPaper.isFamiliar($0) })
        finder = GapFinder(isFamiliar: { familiar.contains($0) && !isBlocked($0) })
    }
}
