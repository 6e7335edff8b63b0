import DictCompiler
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
        configuration.words.flatMap(\.files) + (configuration.overlay.map { [$0] } ?? [])
    }

    func check() throws {
        progress.begin("reading")
        defer { progress.end() }
        try SourceCounts.requireSome(
            sourceCounts(try words.lexicon().0),
            mayBeEmpty: configuration.words.filter(\.mayBeEmpty).map(\.file))
        guard try !words.accepted().isEmpty else {
            throw Diagnostic.noWords(language, at: words.project.configurationPlace)
        }
    }

    func make() throws -> Preparation<RatedWords> {
        let (lexicon, files) = try words.lexicon()
        let sources = sourceCounts(lexicon)
        let kept = try words.accepted()
        progress.begin("compiling \(kept.count) words")
        let ratings = try configuration.fair.map { try words.ratings(of: kept, $0) }
        var counts = [("words", kept.count), ("blocked", lexicon.words.count - kept.count)]
        counts.append(("asked", lexicon.isAsked.count { $0 }))
        if let ratings {
            counts.append(("fair", ratings.count { $0 == .fair }))
            counts.append(("unfit", ratings.count { $0 == .unfit }))
        }
        // Without a section `fair`, the lexicon does not depend on the frequency list.
        let familiarity = try configuration.fair == nil ? lexicon.familiarity : words.familiarity()
        let lengths = LengthReport(kept, of: lexicon, familiarity: familiarity)
        return Preparation(
            content: RatedWords(words: kept, ratings: ratings), counts: counts,
            summary: "\(kept.count) words",
            report: LexiconReport(lexicon, files, sources, lengths).members,
            notes: files.flatMap(\.summary.notes), sources: sources)
    }

    /// Returns how many records of each word list were kept, and how many each rule dropped.
    ///
    /// The result has one element per word list, in the order of dictc.yml.
    private func sourceCounts(_ lexicon: NormalisedLexicon) -> [SourceCounts] {
        configuration.words.enumerated().map { number, source in
            let dropped = lexicon.rejections.counts(ofFile: number)
            return SourceCounts(
                source.file, kept: lexicon.keptRecords(ofFile: number),
                dropped: Rejection.allCases.map { ($0.rawValue, dropped[$0] ?? 0) })
        }
    }
}
