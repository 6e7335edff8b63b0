import DictCompiler
import DictFormat
import DictModel
import DictOutput

/// The numbers of sentences that were read, dropped for each reason, and kept.
struct SentenceFunnel {
    /// A dropped sentence, as an example for the report.
    struct Sample {
        var sentence: CorpusSentences.Sentence
        var drop: SentenceSelection.Drop
    }

    /// The maximum number of dropped sentences that the report quotes for each reason.
    static let sampleLimit = 10

    private(set) var read = 0
    private(set) var counts: [SentenceFlaw: Int] = [:]
    private var samples: [SentenceFlaw: [Sample]] = [:]
    /// The counts for each corpus of which a sentence was read, by its index in dictc.yml.
    private(set) var corpora: [Int: Corpus] = [:]

    /// The numbers of sentences that were read from one corpus, and dropped for each reason.
    struct Corpus {
        var read = 0
        var counts: [SentenceFlaw: Int] = [:]
        /// The place of the first sentence that contains glued words, with the glued words, or
        /// `nil` if there is no such sentence.
        ///
        /// Glued words are words without a space between them.
        var firstGlued: (place: Place, words: [UInt8], position: SplitPosition)?

        fileprivate mutating func merge(_ other: Corpus) {
            read += other.read
            counts.merge(other.counts, uniquingKeysWith: +)
            if let glued = other.firstGlued { find(glued) }
        }

        /// Notes glued words, unless there are some at a smaller position.
        fileprivate mutating func find(
            _ glued: (place: Place, words: [UInt8], position: SplitPosition)
        ) {
            if let first = firstGlued, first.position < glued.position { return }
            firstGlued = glued
        }
    }

    /// Returns the counts for the corpus at `index` in dictc.yml.
    ///
    /// All counts are 0 if no sentence of the corpus was read.
    func corpus(_ index: Int) -> Corpus { corpora[index] ?? Corpus() }

    var dropped: Int { counts.values.reduce(0, +) }
    var kept: Int { read - dropped }

    mutating func countRead(_ sentence: CorpusSentences.Sentence) {
        read += 1
        corpora[sentence.source, default: Corpus()].read += 1
    }

    mutating func add(_ drop: SentenceSelection.Drop, of sentence: CorpusSentences.Sentence) {
        counts[drop.flaw, default: 0] += 1
        corpora[sentence.source, default: Corpus()].counts[drop.flaw, default: 0] += 1
        if drop.flaw == .glued {
            corpora[sentence.source]?.find((sentence.place, drop.detail, sentence.position))
        }
        show(drop, of: sentence)
    }

    /// Adds `count` sentences of the corpus `source`, of which at least one was read, without
    /// examples.
    mutating func add(_ flaw: SentenceFlaw, _ count: Int, of source: Int) {
        counts[flaw, default: 0] += count
        corpora[source, default: Corpus()].counts[flaw, default: 0] += count
    }

    /// Adds a dropped sentence as an example, without counting it, unless there are enough with
    /// smaller positions.
    mutating func show(_ drop: SentenceSelection.Drop, of sentence: CorpusSentences.Sentence) {
        var list = samples[drop.flaw] ?? []
        let isBehind: (Sample) -> Bool = { $0.sentence.position > sentence.position }
        let index = list.firstIndex(where: isBehind) ?? list.count
        guard index < Self.sampleLimit else { return }
        samples[drop.flaw] = nil
        list.insert(Sample(sentence: sentence, drop: drop), at: index)
        if list.count > Self.sampleLimit { list.removeLast() }
        samples[drop.flaw] = list
    }

    /// Adds the numbers and examples of `other`, which has read other files.
    ///
    /// The result does not depend on how the files were divided.
    mutating func merge(_ other: SentenceFunnel) {
        read += other.read
        counts.merge(other.counts, uniquingKeysWith: +)
        for (source, part) in other.corpora { corpora[source, default: Corpus()].merge(part) }
        for sample in other.samples.values.joined() { show(sample.drop, of: sample.sentence) }
    }

    /// Adds `count` sentences of the corpus `source` that were read.
    mutating func countRead(_ count: Int, of source: Int) {
        read += count
        corpora[source, default: Corpus()].read += count
    }

    /// Notes glued words in the corpus `source`, unless there are some at a smaller position.
    mutating func noteGlued(
        _ words: [UInt8], at place: Place, _ position: SplitPosition, of source: Int
    ) {
        corpora[source, default: Corpus()].find((place, words, position))
    }

    /// The examples of sentences dropped because of `flaw`, in the order of their positions.
    func samples(of flaw: SentenceFlaw) -> [Sample] { samples[flaw] ?? [] }

    /// The reasons for which sentences were dropped, in the order in which they are checked, each
    /// with its examples as in report.json.
    var reasons: [(flaw: SentenceFlaw, count: Int, samples: [JSON])] {
        SentenceFlaw.allCases.compactMap { flaw in
            counts[flaw].map { (flaw, $0, (samples[flaw] ?? []).map(Self.json)) }
        }
    }

    /// The report's section on dropped sentences, with a count and samples for each reason.
    var report: JSON {
        JSON(reasons.map { ($0.flaw.rawValue, JSON(["count": $0.count, "samples": $0.samples])) })
    }

    private static func json(_ sample: Sample) -> JSON {
        let original = sample.drop.original.map { Array($0.description.utf8) }
        let detail = original ?? sample.drop.detail
        return JSON([
            "place": PrintableText.singleLine(sample.sentence.place.description),
            "text": PrintableText.escaped(sample.sentence.text.text),
            "detail": PrintableText.escaped(detail),
        ])
    }
}
