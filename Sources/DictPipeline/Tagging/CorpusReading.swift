public import DictModel
public import DictSources

extension CorpusSource {
    /// The sentences of the corpus that have tokens.
    ///
    /// - Throws: ``PipelineError``.
    public func tokenisedSentences() throws -> (sentences: [TokenisedText], CorpusSummary) {
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

extension CorpusFormat {
    /// The formats that need no more than a name, with the names that configurations and options
    /// give them.
    public static let named: [(name: String, format: CorpusFormat)] = [
        ("conllu", .conllu), ("opus", .opus), ("tei", .tei), ("alpino", .alpino),
        ("folia", .folia), ("dcoi", .dcoi), ("text", .text),
    ]
}
