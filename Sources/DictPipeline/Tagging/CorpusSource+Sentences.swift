import DictModel
import DictSources

extension CorpusSource {
    /// The sentences of the corpus that have tokens.
    ///
    /// - Throws: ``PipelineError``.
    func tokenisedSentences() throws -> (sentences: [TokenisedText], CorpusSummary) {
        var sentences: [TokenisedText] = []
        do {
            let summary = try forEachRecord { record in
                if record.isSentence, !record.text.tokens.isEmpty { sentences.append(record.text) }
            }
            return (sentences, summary)
        } catch {
            throw PipelineError(error, files: [name])
        }
    }
}
