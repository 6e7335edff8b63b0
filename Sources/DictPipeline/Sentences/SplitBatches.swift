import DictConfiguration
import DictModel

/// The files of the corpora of a language in batches, each of which one thread reads and the cache
/// keeps as one part.
///
/// Many small files make one batch, because a part costs more than reading a small file.
struct SplitBatches {
    /// Some consecutive files of one corpus.
    struct Batch: Sendable {
        /// The indices of the files among all.
        var indices: Range<Int>
        var splits: [CorpusSentences.Split]
        /// The size of all files, in bytes.
        var bytes: Int
        /// The files with their keys, or an empty array without a cache.
        var keys: [PartSplit] = []
        /// The name of the part in the cache, or `nil` without a cache.
        var name: String?
    }

    /// The size at which a batch takes no further file, in bytes.
    private static let byteLimit = 256 << 10
    /// The number of files at which a batch takes no further file.
    private static let countLimit = 1000

    private var batches: [Batch] = []
    /// The parts that earlier builds kept, or `nil` if no part is to be kept.
    let cache: PartCache?
    private let language: Language

    /// Creates batches of `splits`, the files of `corpora`.
    init(_ splits: [CorpusSentences.Split], _ corpora: CorpusSentences) throws {
        language = corpora.words.language
        var keep: ((CorpusSentences.Split) throws -> PartSplit?)?
        if case .kept(let cache, let digests) = corpora.words.files.supply {
            self.cache = cache
            let key = try PartKey(corpora.words.configuration, digests.values)
            let sources = corpora.configuration.sources
            keep = { [language] split in
                guard let sha256 = digests.digest(of: split.path) else { return nil }
                return PartSplit(
                    number: split.number, language: language, source: split.source,
                    path: split.path, sha256: sha256,
                    key: try key.split(sources[split.source], path: split.path, sha256: sha256))
            }
        } else {
            cache = nil
        }
        for (index, split) in splits.enumerated() {
            let bytes = corpora.size(of: split)
            if let last = batches.last, last.splits.last?.source == split.source,
                last.bytes + bytes <= Self.byteLimit, last.splits.count < Self.countLimit
            {
                batches[batches.count - 1].indices = last.indices.lowerBound..<index + 1
                batches[batches.count - 1].splits.append(split)
                batches[batches.count - 1].bytes += bytes
            } else {
                batches.append(Batch(indices: index..<index + 1, splits: [split], bytes: bytes))
            }
            if let key = try keep?(split) { batches[batches.count - 1].keys.append(key) }
        }
        for index in batches.indices where batches[index].keys.count == batches[index].splits.count
        {
            batches[index].name = PartCache.name(language, batches[index].keys.map(\.key))
        }
    }

    /// The batches in the order in which to start on them.
    var largestFirst: [Batch] {
        batches.indices.sorted { (-batches[$0].bytes, $0) < (-batches[$1].bytes, $1) }
            .map { batches[$0] }
    }

    /// Removes the parts of the language that no batch has any more from the cache.
    func removeOthers() { cache?.removeOthers(language, than: Set(batches.compactMap(\.name))) }
}
