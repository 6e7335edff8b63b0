import DictCompiler
import DictFormat
import DictModel

/// The number of sentences read, dropped for each reason, and kept.
struct SentenceFunnel {
    /// A dropped sentence.
    private struct Sample {
        var sentence: CorpusSentences.Sentence
        var drop: SentenceSelection.Drop
    }

    /// The maximum number of samples per reason.
    private static let sampleLimit = 10

    private(set) var read = 0
    private(set) var counts: [SentenceFlaw: Int] = [:]
    private var samples: [SentenceFlaw: [Sample]] = [:]

    var dropped: Int { counts.values.reduce(0, +) }
    var kept: Int { read - dropped }

    mutating func countRead() { read += 1 }

    mutating func add(_ drop: SentenceSelection.Drop, of sentence: CorpusSentences.Sentence) {
        counts[drop.flaw, default: 0] += 1
        guard samples[drop.flaw, default: []].count < Self.sampleLimit else { return }
        samples[drop.flaw, default: []].append(Sample(sentence: sentence, drop: drop))
    }

    /// The reasons that dropped at least one sentence, in the order in which they are checked.
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
