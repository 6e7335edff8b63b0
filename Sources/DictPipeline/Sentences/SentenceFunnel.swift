import DictCompiler
import DictFormat
import DictModel

/// The numbers of sentences that were read, dropped for each reason, and kept.
struct SentenceFunnel {
    /// A dropped sentence, as an example for the report.
    private struct Sample {
        var sentence: CorpusSentences.Sentence
        var drop: SentenceSelection.Drop
    }

    /// The maximum number of dropped sentences that the report quotes for each reason.
    private static let sampleLimit = 10

    private(set) var read = 0
    private(set) var counts: [SentenceFlaw: Int] = [:]
    private var samples: [SentenceFlaw: [Sample]] = [:]
    /// The counts for each corpus, in the order of dictc.yml.
    private var corpora: [Corpus] = []

    /// The numbers of sentences that were read from one corpus, and dropped for each reason.
    struct Corpus {
        var read = 0
        var counts: [SentenceFlaw: Int] = [:]
        /// The place of the first sentence that contains glued words, with the glued words, or
        /// `nil` if there is no such sentence.
        ///
        /// Glued words are words without a space between them.
        var firstGlued: (place: Place, words: [UInt8])?
    }

    /// Returns the counts for the corpus at `index` in dictc.yml.
    ///
    /// All counts are 0 if no sentence of the corpus was read.
    func corpus(_ index: Int) -> Corpus {
        corpora.indices.contains(index) ? corpora[index] : Corpus()
    }

    var dropped: Int { counts.values.reduce(0, +) }
    var kept: Int { read - dropped }

    mutating func countRead(_ sentence: CorpusSentences.Sentence) {
        read += 1
        while corpora.count <= sentence.source { corpora.append(Corpus()) }
        corpora[sentence.source].read += 1
    }

    mutating func add(_ drop: SentenceSelection.Drop, of sentence: CorpusSentences.Sentence) {
        counts[drop.flaw, default: 0] += 1
        corpora[sentence.source].counts[drop.flaw, default: 0] += 1
        if drop.flaw == .glued, corpora[sentence.source].firstGlued == nil {
            corpora[sentence.source].firstGlued = (sentence.place, drop.detail)
        }
        guard samples[drop.flaw, default: []].count < Self.sampleLimit else { return }
        samples[drop.flaw, default: []].append(Sample(sentence: sentence, drop: drop))
    }

    /// The report's section on dropped sentences, with a count and samples for each reason.
    ///
    /// The reasons are in the order in which they are checked.
    var report: JSON {
        .object(
            SentenceFlaw.allCases.compactMap { flaw in
                guard let count = counts[flaw] else { return nil }
                return (
                    flaw.rawValue,
                    .object([
                        ("count", .integer(count)),
                        (
                            "samples",
                            .array((samples[flaw] ?? []).map { Self.report($0) })
                        ),
                    ])
                )
            })
    }

    private static func report(_ sample: Sample) -> JSON {
        let original = sample.drop.original.map { Array($0.description.utf8) }
        let detail = original ?? sample.drop.detail
        return .object([
            ("place", .string(sample.sentence.place.description)),
            ("text", .string(PrintableText.escaped(sample.sentence.text.text))),
            ("detail", .string(PrintableText.escaped(detail))),
        ])
    }
}
