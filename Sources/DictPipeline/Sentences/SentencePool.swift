import DictCompiler
import DictFormat
import DictModel

/// The sentences that pass the rules for single sentences, each of them once, or a sample of them.
///
/// Of more than ``capacity`` different sentences, those are chosen whose contents have the smallest
/// hashes together with the seed. Which ones depends on nothing else.
struct SentencePool {
    /// A chosen sentence.
    struct Candidate {
        var sentence: CorpusSentences.Sentence
        /// The number of repetitions of the sentence in each corpus that has any.
        var repetitions: [(source: Int, count: Int)] = []
        /// The first repetition, without its tokens.
        var firstRepetition: CorpusSentences.Sentence?
    }

    /// The seed that decides, together with the contents, which sentences are chosen.
    let seed: UInt64
    /// The maximum number of chosen sentences.
    let capacity: Int
    private var sample: HashSample<Candidate>
    /// The number of sentences of each corpus that were not chosen, repetitions included.
    private(set) var surplus: [Int: Int] = [:]

    /// Creates an empty pool for at most `capacity` sentences.
    init(capacity: Int, seed: UInt64) {
        self.seed = seed
        self.capacity = capacity
        sample = HashSample(capacity: capacity)
    }

    /// The chosen sentences in the order of their positions, each with its hash.
    var candidates: [(candidate: Candidate, hash: UInt64)] {
        sample.sorted.map { ($0.item, $0.hash) }
    }

    /// The chosen sentences from the smallest hash to the largest.
    var candidatesByHash: [HashSample<Candidate>.Member] { sample.sortedByHash }

    /// Adds a sentence.
    ///
    /// `watch` is called with each sentence that is known not to be chosen now: this one, an
    /// earlier one in whose place it is, or none.
    mutating func add(
        _ sentence: CorpusSentences.Sentence, _ words: SentenceWords,
        _ watch: (CorpusSentences.Sentence, SentenceSelection.Fate) -> Void
    ) {
        let candidate = Candidate(sentence: sentence)
        add(candidate, hash: SentenceHash.of(words, seed: seed), watch)
    }

    /// Adds a sentence that another pool with the same capacity and seed has chosen.
    mutating func add(_ candidate: Candidate, hash: UInt64) {
        add(candidate, hash: hash) { _, _ in }
    }

    /// Adds `count` sentences of the corpus `source` that another pool has not chosen.
    mutating func addSurplus(_ count: Int, of source: Int) {
        surplus[source, default: 0] += count
    }

    /// Whether `other` has the same capacity and seed, so that the two can be merged.
    func isLike(_ other: SentencePool) -> Bool { capacity == other.capacity && seed == other.seed }

    /// Adds the sentences of `other`, which must have the same capacity and seed.
    ///
    /// The result is the same as if all sentences had been added to one pool, in any order.
    mutating func merge(_ other: SentencePool) {
        if sample.isEmpty, surplus.isEmpty {
            self = other
            return
        }
        for (source, count) in other.surplus { addSurplus(count, of: source) }
        for member in other.sample.sorted { add(member.item, hash: member.hash) }
    }

    private mutating func add(
        _ candidate: Candidate, hash: UInt64,
        _ watch: (CorpusSentences.Sentence, SentenceSelection.Fate) -> Void
    ) {
        switch sample.add(candidate, hash: hash, at: candidate.sentence.position) {
        case .chosen(nil): break
        case .chosen(let old?): leave(old, watch)
        case .surplus(let candidate): leave(candidate, watch)
        case .repeated(let index, let later):
            sample[index].addRepetition(later)
            let original = sample[index].sentence.place
            watch(later.sentence, .dropped(.init(flaw: .nearDuplicate, original: original)))
        }
    }

    private mutating func leave(
        _ candidate: Candidate, _ watch: (CorpusSentences.Sentence, SentenceSelection.Fate) -> Void
    ) {
        surplus[candidate.sentence.source, default: 0] += 1
        for (source, count) in candidate.repetitions { surplus[source, default: 0] += count }
        watch(candidate.sentence, .dropped(.init(flaw: .surplus)))
    }

    /// Adds the repetitions and the sentences that were not chosen to `funnel`.
    func report(to funnel: inout SentenceFunnel) {
        for candidate in sample.sorted.lazy.map(\.item) {
            for (source, count) in candidate.repetitions {
                funnel.add(.nearDuplicate, count, of: source)
            }
            guard let repetition = candidate.firstRepetition else { continue }
            let original = candidate.sentence.place
            funnel.show(.init(flaw: .nearDuplicate, original: original), of: repetition)
        }
        for (source, count) in surplus { funnel.add(.surplus, count, of: source) }
    }
}

extension SentencePool.Candidate {
    /// Adds `other`, which is equal and comes later, and its repetitions.
    fileprivate mutating func addRepetition(_ other: Self) {
        for (source, count) in other.repetitions + [(other.sentence.source, 1)] {
            if let index = repetitions.firstIndex(where: { $0.source == source }) {
                repetitions[index].count += count
            } else {
                repetitions.append((source, count))
            }
        }
        // The repetitions of the other one come after it.
        if let firstRepetition, firstRepetition.position < other.sentence.position { return }
        var sample = other.sentence
        sample.text.tokens = []
        sample.certainty = nil
        firstRepetition = sample
    }
}

/// The hash by which sentences are chosen.
enum SentenceHash {
    /// Returns the XXH64 of `seed` and the contents of `sentence`: the set of its pairs of
    /// neighbouring words, so that sentences that differ in capitals and punctuation are equal.
    static func of(_ sentence: SentenceWords, seed: UInt64) -> UInt64 {
        var hashes: [UInt64] = []
        // No word has the byte 0, which is the start and the end of the sentence.
        var pair: [UInt8] = [0]
        for word in sentence.words where word.isWord {
            pair.append(0x20)
            pair.append(contentsOf: word.letters)
            hashes.append(Checksum.of(pair))
            pair.removeAll(keepingCapacity: true)
            pair.append(contentsOf: word.letters)
        }
        pair.append(0x20)
        pair.append(0)
        hashes.append(Checksum.of(pair))
        hashes.sort()
        var bytes: [UInt8] = []
        bytes.append(littleEndian: seed)
        for (index, hash) in hashes.enumerated() where index == 0 || hash != hashes[index - 1] {
            bytes.append(littleEndian: hash)
        }
        return Checksum.of(bytes)
    }
}
