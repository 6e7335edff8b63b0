import DictCompiler
import DictConfiguration
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

    /// Returns what was used of the lists of fields and rivals and of the tagger: fields with a hidden
    /// word, rivals of gaps, and the model, which is one record.
    func sources(_ selection: SentenceSelection) throws -> [SourceCounts] {
        var sources: [SourceCounts] = []
        if let file = configuration.fields {
            let hidden = Set(selection.kept.flatMap { $0.gaps.map(\.answer) })
            let fields = try FieldList.lines(file, words)
            let used = fields.count { !$0.isDisjoint(with: hidden) }
            sources.append(
                SourceCounts(file, role: .fields, kept: used, unused: fields.count - used))
        }
        if let file = configuration.rivals {
            let unused = self.unused(selection).count
            sources.append(
                SourceCounts(
                    file, role: .rivals,
                    kept: selection.rules.listed.lines.count
                        + selection.unknownRivals.count - unused, unused: unused))
        }
        if let file = words.configuration.tagger {
            sources.append(SourceCounts(file, role: .tagger, kept: 1))
        }
        return sources
    }

    private func unused(_ selection: SentenceSelection) -> [Int] {
        let useless = selection.rules.listed.unusedLines(
            selection.kept.map(\.words), gaps: selection.kept.map(\.gaps))
        return (selection.unknownRivals + useless).sorted()
    }

    /// Returns a note about lines of the list of rivals that are about no gap, if there are any.
    func unusedLines(_ selection: SentenceSelection) -> Diagnostic? {
        let lines = unused(selection)
        guard let file = configuration.rivals, let first = lines.first else { return nil }
        return Diagnostic(
            .rivalsUnused, at: Place(project: file, line: first),
            (selection.unknownRivals.contains(first)
                ? "no kept sentence has this id" : "no kept sentence has this gap")
                + (lines.count == 1
                    ? ""
                    : ", nor what \(lines.count - 1) further "
                        + (lines.count == 2 ? "line names" : "lines name")),
            hint: "write the id and the words as in the corpus, or remove the line")
    }
}
