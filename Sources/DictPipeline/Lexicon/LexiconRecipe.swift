import DictCompiler
import DictConfiguration
import DictFormat
import DictLexicon
import DictModel
import DictSources

/// The recipe for the `lexicon` artefact, which contains the words that games accept in one
/// language.
struct LexiconRecipe: Recipe {
    let words: LanguageWords
    let options: BuildOptions
    let kind = ArtefactKind.lexicon

    init(_ words: LanguageWords, _ options: BuildOptions) {
        self.words = words
        self.options = options
    }

    private var configuration: LanguageConfiguration { words.configuration }
    var codec: LexiconCodec { LexiconCodec(language: language) }
    var contents: [String] {
        configuration.words.flatMap(\.files)
            + [configuration.corrections, configuration.overlay].compactMap(\.self)
    }

    func check() throws {
        progress.begin("reading")
        defer { progress.end() }
        let (lexicon, files) = try words.lexicon()
        try SourceCounts.requireSome(
            sourceCounts(lexicon, files).filter { $0.role == .words },
            mayBeEmpty: configuration.words.filter(\.mayBeEmpty).map(\.file))
        guard try !words.accepted().isEmpty else {
            throw Diagnostic.noWords(language, at: words.project.configurationPlace)
        }
    }

    func make() throws -> Preparation<RatedWords> {
        let (lexicon, files) = try words.lexicon()
        let sources = sourceCounts(lexicon, files)
        let regional = try words.regional()
        let judges =
            try configuration.fair != nil || !configuration.lexiconExclude.isEmpty
            ? words.judges(counts: configuration.fair != nil)
            : (sources: regional.sources(in: lexicon.words), notes: regional.notes)
        let kept = try words.accepted()
        progress.begin("compiling \(kept.count) words")
        let ratings = try configuration.fair.map { try words.ratings(of: kept, $0) }
        var counts = [("words", kept.count), ("blocked", lexicon.words.count - kept.count)]
        counts.append(("asked", lexicon.isAsked.count { $0 }))
        if let ratings {
            counts.append(("fair", ratings.count { $0.isFair }))
            counts.append(("unfit", ratings.count { $0.isUnfit }))
        }
        // Without a section `fair`, the lexicon does not depend on the frequency list.
        let familiarity = try configuration.fair == nil ? lexicon.familiarity : words.familiarity()
        let lengths = LengthReport(kept, of: lexicon, familiarity: familiarity)
        return Preparation(
            content: RatedWords(words: kept, ratings: ratings), counts: counts,
            summary: "\(kept.count) words",
            report: LexiconReport(lexicon, files, sources, lengths).json,
            notes: files.flatMap(\.summary.notes) + LexiconNotes(lexicon, sources).all
                + judges.notes,
            sources: sources + judges.sources)
    }

    /// Returns how many records of each file were kept or used, and how many each rule dropped.
    ///
    /// The result has one element for each of `files`, in their order.
    private func sourceCounts(
        _ lexicon: NormalisedLexicon, _ files: [LexiconRecords.File]
    ) -> [SourceCounts] {
        files.enumerated().map { number, file in
            let facts = lexicon.facts[number]
            switch file.role {
            case "words":
                let dropped = lexicon.rejections.counts(ofFile: number)
                return SourceCounts(
                    file.file, role: .words, kept: lexicon.keptRecords(ofFile: number),
                    dropped: Rejection.allCases.map { ($0.rawValue, dropped[$0] ?? 0) },
                    neverAsked: file.neverAsked,
                    samples: (facts?.firstDropped ?? [:]).map { reason, record in
                        SourceCounts.Sample(
                            text: record.spelling, line: record.line, reason: reason.rawValue)
                    })
            case "overlay":
                let unused = lexicon.overlay.withoutEffect.count
                return SourceCounts(
                    file.file, role: .overlay, kept: max(0, file.summary.records - unused),
                    unused: unused)
            default:
                let used = facts?.explanations ?? 0
                return SourceCounts(
                    file.file, role: .drop, kept: used,
                    unused: max(0, file.summary.records - used))
            }
        }
    }
}
