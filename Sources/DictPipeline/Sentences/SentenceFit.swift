import DictCompiler
import DictModel

/// The step of a build that finds the rivals of each gap.
///
/// A gap is a word that FillMeUp may hide in a sentence. Its rivals are the answers for other gaps
/// that would fit there as well.
struct SentenceFit {
    private let configuration: SentencesConfiguration
    private let words: LanguageWords

    init(_ configuration: SentencesConfiguration, _ words: LanguageWords) {
        self.configuration = configuration
        self.words = words
    }

    /// Returns the kept sentences with their gaps and rivals, in the order of the corpora.
    ///
    /// `crew` does the work. `onSentence` is called after each sentence, on any thread.
    func playable(
        _ selection: SentenceSelection, _ crew: WorkCrew,
        onSentence: @escaping @Sendable () -> Void = {}
    ) throws -> [PlayableSentence] {
        let fields = try configuration.fields.map { try FieldList.lines($0, words) } ?? []
        let fit = GapFit(
            words.language, fields: fields, listed: selection.rules.listed,
            counts: selection.counts, genders: selection.genders,
            isKnown: selection.rules.isKnown ?? Self.isWord(of: selection))
        let rivals = fit.rivals(
            selection.kept.map(\.words), gaps: selection.kept.map(\.gaps), crew: crew,
            onSentence: onSentence)
        return zip(selection.kept, rivals).map { kept, rivals in
            PlayableSentence(
                text: kept.sentence.text,
                gaps: zip(kept.gaps, rivals).map { Gap(token: $0.token, rivals: $1) })
        }
    }

    /// Returns whether a folded word occurs in the kept sentences.
    private static func isWord(of selection: SentenceSelection) -> @Sendable ([UInt8]) -> Bool {
        let words = Set(selection.kept.lazy.flatMap(\.words.words).map(\.letters))
        return { words.contains($0) }
    }

    /// Returns a note about lines of the list of rivals that are about no gap, if there are any.
    func unusedLines(_ selection: SentenceSelection) -> Diagnostic? {
        let lines = selection.rules.listed.unusedLines(
            selection.kept.map(\.words), gaps: selection.kept.map(\.gaps))
        guard let file = configuration.rivals, let first = lines.first else { return nil }
        return Diagnostic(
            .rivalsUnused, at: Place(project: file, line: first),
            lines.count == 1
                ? "no kept sentence has this gap"
                : "no kept sentence has this gap, nor those of \(lines.count - 1) further lines",
            hint: "write the sentence as in the corpus, or remove the line")
    }
}

/// The order of sentences in a pack.
enum SentenceOrder {
    /// Returns `sentences` in an order that depends only on their texts and on `seed`.
    static func shuffled(_ sentences: [PlayableSentence], seed: UInt64) -> [PlayableSentence] {
        var sorted = sentences.sorted { $0.text.text.lexicographicallyPrecedes($1.text.text) }
        var generator = Xoshiro256(seed: seed, path: [])
        generator.shuffle(&sorted)
        return sorted
    }
}
