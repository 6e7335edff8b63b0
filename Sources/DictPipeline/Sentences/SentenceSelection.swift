import DictCompiler
import DictLexicon
import DictModel
import DictSources

/// The sentences of the corpora that keep all measures, with their gaps, and why the others do not.
struct SentenceSelection {
    /// A sentence that is kept.
    struct Kept {
        var sentence: CorpusSentences.Sentence
        var words: SentenceWords
        var gaps: [GapFinder.Candidate]
    }

    /// What became of a sentence.
    enum Fate {
        case kept(Kept, [(token: Int, obstacle: GapFinder.Obstacle)])
        case dropped(SentenceFlaw, detail: [UInt8])
    }

    /// The most different sentences of a language that pass the measures for a sentence alone;
    /// each takes some 7 KB until the pack is made.
    static let sentenceLimit = 250_000

    private(set) var kept: [Kept] = []
    private(set) var funnel = SentenceFunnel()
    private(set) var files: [CorpusSentences.File] = []
    private(set) var counts = ContextCounts()
    private(set) var genders = NounGenders()
    /// Tokens of the classes in kept sentences: how many there are, and how many of them are
    /// certain.
    private(set) var tokens: [LexicalClass: Int] = [:]
    private(set) var certain: [LexicalClass: Int] = [:]
    private(set) var obstacles: [GapFinder.Obstacle: Int] = [:]

    /// Reads the corpora of `configuration`; `watch` is told the fate of every sentence.
    ///
    /// - Throws: `SourceError`, ``PipelineError`` also where more than `limit` sentences pass.
    init(
        _ corpora: CorpusSentences, _ configuration: SentencesConfiguration,
        _ words: LanguageWords, limit: Int = sentenceLimit,
        watch: (CorpusSentences.Sentence, Fate) -> Void = { _, _ in }
    ) throws {
        let rules = try SentenceRules(configuration, words)
        var candidates: [(CorpusSentences.Sentence, SentenceWords)] = []
        var funnel = SentenceFunnel()
        var duplicates = NearDuplicates()
        files = try corpora.forEach { sentence in
            funnel.countRead()
            let view = SentenceWords(sentence.text, folding: rules.folding)
            if let finding = rules.judge.finding(view) {
                funnel.drop(finding.flaw, sentence, detail: finding.detail)
                watch(sentence, .dropped(finding.flaw, detail: finding.detail))
                return
            }
            if let original = duplicates.add(view.words.filter(\.isWord).map(\.letters)) {
                let place = Array(candidates[original].0.place.description.utf8)
                funnel.drop(.nearDuplicate, sentence, detail: place)
                watch(sentence, .dropped(.nearDuplicate, detail: place))
                return
            }
            guard candidates.count < limit else {
                throw PipelineError(
                    .badData, place: sentence.place.description,
                    problem: "too many different sentences that keep the measures "
                        + "(found more than \(limit))",
                    hint: "give fewer corpora, or narrow the measures in `sentences:`")
            }
            candidates.append((sentence, view))
        }
        let originals = duplicates.originals()
        for (index, (sentence, view)) in candidates.enumerated() {
            if let original = originals[index] {
                let place = Array(candidates[original].0.place.description.utf8)
                funnel.drop(.nearDuplicate, sentence, detail: place)
                watch(sentence, .dropped(.nearDuplicate, detail: place))
                continue
            }
            counts.add(view)
            genders.add(view)
            let outcome = rules.finder.outcome(view) { sentence.certainty?[$0] ?? true }
            for (_, obstacle) in outcome.obstacles { obstacles[obstacle, default: 0] += 1 }
            guard !outcome.candidates.isEmpty else {
                funnel.drop(.noGap, sentence, detail: [])
                watch(sentence, .dropped(.noGap, detail: []))
                continue
            }
            for (token, word) in view.words.enumerated() where word.lexicalClass != .other {
                tokens[word.lexicalClass, default: 0] += 1
                if sentence.certainty?[token] ?? true {
                    certain[word.lexicalClass, default: 0] += 1
                }
            }
            let kept = Kept(sentence: sentence, words: view, gaps: outcome.candidates)
            watch(sentence, .kept(kept, outcome.obstacles))
            self.kept.append(kept)
        }
        self.funnel = funnel
    }
}
