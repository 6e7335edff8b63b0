import DictText
import DictModel
import DictSources

extension TaggingReport {
    /// How `model` fares on `source`.
    ///
    /// Tags are compared on the words that the file names; in CoNLL-U that is every syntactic
    /// word, also of ranges whose form they do not make up.
    ///
    /// - Throws: ``PipelineError``.
    init(of source: CorpusSource, lines: TextLines, _ model: TaggerModel) throws {
        let (surface, _) = try source.tokenisedSentences()
        var gold = surface
        if source.format == .conllu {
            do {
                gold = try ConlluTagging.goldSentences(lines)
            } catch {
                throw PipelineError(error, files: [source.name])
            }
        }
        guard gold.contains(where: { $0.tokens.contains { $0.tag != nil } }) else {
            throw PipelineError(
                .badData, place: source.name, problem: "has no tags to compare with",
                hint: "name a tagged corpus")
        }
        var tagger = Tagger(model)
        var score = TaggingScore()
        let clock = ContinuousClock()
        let time = clock.measure {
            for sentence in gold { score.add(sentence, &tagger) }
        }
        let microseconds =
            time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
        self.init(
            name: source.name, tagging: score,
            tokenising: TokeniserScore(surface, language: model.language),
            thresholds: model.thresholds,
            speed: score.tokens * 1_000_000 / max(1, Int(microseconds)))
    }
}
