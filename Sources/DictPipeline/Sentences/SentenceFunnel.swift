import DictCompiler
import DictFormat
import DictModel

/// What became of the sentences of the corpora: how many were read, dropped for which reason, and
/// kept.
struct SentenceFunnel {
    /// A dropped sentence.
    struct Sample {
        var place: SourcePlace
        var text: [UInt8]
        var detail: [UInt8]
    }

    /// The most samples of a reason.
    private static let sampleLimit = 10

    private(set) var read = 0
    private(set) var counts: [SentenceFlaw: Int] = [:]
    private(set) var samples: [SentenceFlaw: [Sample]] = [:]

    var dropped: Int { counts.values.reduce(0, +) }
    var kept: Int { read - dropped }

    mutating func countRead() { read += 1 }

    mutating func drop(
        _ flaw: SentenceFlaw, _ sentence: CorpusSentences.Sentence, detail: [UInt8]
    ) {
        counts[flaw, default: 0] += 1
        guard samples[flaw, default: []].count < Self.sampleLimit else { return }
        samples[flaw, default: []].append(
            Sample(place: sentence.place, text: sentence.text.text, detail: detail))
    }

    /// The reasons in the order of the measures, those that dropped nothing left out.
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
        .object([
            ("place", .string(sample.place.description)),
            ("text", .string(PrintableText.escaped(sample.text))),
            ("detail", .string(PrintableText.escaped(sample.detail))),
        ])
    }
}
