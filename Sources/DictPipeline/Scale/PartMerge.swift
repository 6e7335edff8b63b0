import DictFormat
import DictModel
import DictOutput

/// A merge of parts into one, of which a piece of each is in memory at a time.
///
/// The result does not depend on the order of the parts, nor on the tree in which they are merged.
///
/// ```swift
/// var merge = try PartMerge(paths.map { try PartSource($0, scratch: folder) })
/// let head = try merge.run { try file.append($0) }
/// ```
struct PartMerge {
    /// The memory for pieces of all parts, in bytes.
    private static let pieceMemory = 16 << 20
    /// The number of bytes to pass on at a time.
    private static let outputSize = 256 << 10
    /// The number of bytes of the header, which is known only in the end.
    static let headSize =
        ArtefactHeader.fixedSize + PartFormat.sections.count * ArtefactHeader.entrySize + 8

    /// The plan, the size and the numbers of the result.
    struct Totals {
        var plan = ""
        var size = 0
        var files = 0
        var sentences = 0
        var candidates = 0
    }

    private(set) var totals = Totals()
    private var parts: [PartCursor]
    private var language: Language?
    private var writer = PartWriter()
    private var checksum = Checksum.Stream()
    private var count = 0
    private var sections: [(id: SectionID, count: Int, checksum: UInt64)] = []

    /// Creates a merge of the parts in `sources`, of which `pieceSize` bytes at a time are in
    /// memory, by default as many as memory allows.
    ///
    /// - Throws: `Diagnostics` if parts are of several plans, or damaged.
    init(_ sources: [PartSource], pieceSize: Int? = nil) throws(Diagnostics) {
        parts = []
        var faults = Diagnostics()
        let pieceSize =
            pieceSize ?? max(4 << 10, min(1 << 20, Self.pieceMemory / max(1, sources.count)))
        for source in sources {
            do {
                let part = try PartCursor(source, pieceSize: pieceSize)
                if let plan = parts.first?.plan, part.plan != plan {
                    faults.add(.otherPlan(found: part.plan, expected: plan, at: source.place))
                } else {
                    parts.append(part)
                }
            } catch {
                faults.add(error)
            }
        }
        try faults.throwIfAny()
        totals.plan = parts.first?.plan ?? ""
    }

    /// Merges the parts.
    ///
    /// - Parameter write: Receives the file after the header, piece by piece.
    /// - Returns: The header.
    /// - Throws: `Diagnostic` or `Diagnostics` if a part is damaged or cannot be read, or if two
    ///   have the same file, or any error that `write` throws.
    mutating func run(_ write: ([UInt8]) throws -> Void) throws -> [UInt8] {
        totals.size = Self.headSize
        writer.info(totals.plan)
        try end(PartFormat.info, write)
        try mergeFiles(write)
        try end(PartFormat.splits, write)
        let languages = try mergeFunnels()
        try end(PartFormat.funnel, write)
        writer.number(languages.count)
        for language in languages { try mergeCandidates(language, write) }
        for index in parts.indices { try parts[index].finish() }
        try end(PartFormat.candidates, write)
        return ArtefactWriter(kind: .part, language: language ?? languages.first ?? .english)
            .head(sections)
    }

    /// Writes the files of all parts by their numbers.
    private mutating func mergeFiles(_ write: ([UInt8]) throws -> Void) throws {
        var queue = MergeQueue<UInt64>()
        for index in parts.indices {
            if let number = try parts[index].nextFile() { queue.add(UInt64(number), index) }
        }
        var faults = Diagnostics()
        var last: Int?
        while let (_, index) = queue.first {
            if let file = parts[index].file {
                if file.split.number == last {
                    faults.add(
                        .repeatedSplit(last ?? 0, file.split.path, at: parts[index].place))
                }
                last = file.split.number
                language = language ?? file.split.language
                totals.files += 1
                totals.sentences = min(totals.sentences + file.sentences, PartFormat.countLimit)
                writer.item(file.fields)
            }
            queue.replaceFirst(try parts[index].nextFile().map { UInt64($0) })
            try passOn(write)
        }
        try faults.throwIfAny()
        writer.number(0)
    }

    /// Writes the numbers of all parts, and returns the languages that they have.
    private mutating func mergeFunnels() throws -> [Language] {
        var funnels: [Language: PartFunnel] = [:]
        for index in parts.indices {
            for (language, funnel) in try parts[index].readFunnels() {
                try parts[index].named {
                    try funnels[language, default: PartFunnel()].merge(funnel)
                }
            }
        }
        let languages = Language.allCases.filter { funnels[$0] != nil }
        writer.list(languages) { language, writer in
            writer.number(UInt64(language.rawValue))
            funnels[language]?.write(to: &writer)
        }
        return languages
    }

    /// Writes the sentences of `language` by their hashes, each of them once, and counts those
    /// beyond the capacity.
    private mutating func mergeCandidates(
        _ language: Language, _ write: ([UInt8]) throws -> Void
    ) throws {
        var queue = MergeQueue<UInt64>()
        var pool: (capacity: Int, seed: UInt64)?
        for index in parts.indices {
            guard let found = try parts[index].openPool(language) else { continue }
            guard (pool ?? found) == found else {
                throw Diagnostic(
                    .damaged(PartFormat.candidates, .value), file: parts[index].place)
            }
            pool = found
            if let hash = try parts[index].nextCandidate() { queue.add(hash, index) }
        }
        writer.number(UInt64(language.rawValue))
        writer.number(pool?.capacity ?? 0)
        writer.fixed(pool?.seed ?? 0)
        var surplus: [Int: Int] = [:]
        var count = 0
        while let (_, index) = queue.first, let first = parts[index].candidate {
            queue.replaceFirst(try parts[index].nextCandidate())
            var others: [PartCandidate.InPart] = []
            while let (_, index) = queue.first, let other = parts[index].candidate,
                other.candidate.hash == first.candidate.hash
            {
                others.append(other)
                queue.replaceFirst(try parts[index].nextCandidate())
            }
            if count == (pool?.capacity ?? 0) {
                first.count(in: &surplus)
                for other in others { other.count(in: &surplus) }
            } else if others.isEmpty {
                writer.item(first.candidate.fields)
                count += 1
            } else {
                var merged = PartWriter()
                merged.candidate(first, others)
                writer.item(merged.bytes[...])
                count += 1
            }
            try passOn(write)
        }
        writer.number(0)
        for index in parts.indices {
            for (source, count) in try parts[index].closePool(language) {
                surplus[source, default: 0] += count
            }
        }
        writer.surplus(surplus)
        totals.candidates += count
    }

    /// Passes on what has been written if it is enough.
    private mutating func passOn(_ write: ([UInt8]) throws -> Void, all: Bool = false) throws {
        guard all || writer.bytes.count >= Self.outputSize else { return }
        checksum.add(writer.bytes[...])
        count += writer.bytes.count
        try write(writer.bytes)
        writer.removeAll()
    }

    /// Ends the section `id`.
    private mutating func end(_ id: SectionID, _ write: ([UInt8]) throws -> Void) throws {
        try passOn(write, all: true)
        sections.append((id, count, checksum.value))
        totals.size += count
        if id != PartFormat.sections.last {
            let padding = ArtefactWriter.padding(after: totals.size)
            try write([UInt8](repeating: 0, count: padding))
            totals.size += padding
        }
        checksum = Checksum.Stream()
        count = 0
    }
}

extension PartCandidate {
    /// A sentence of a part, with the corpus of its file.
    struct InPart {
        var candidate: PartCandidate
        var source: Int

        /// Adds the sentence and its repetitions to `counts`.
        func count(in counts: inout [Int: Int]) {
            counts[source, default: 0] += 1
            for (source, count) in candidate.repetitions { counts[source, default: 0] += count }
        }
    }

    /// All fields.
    var fields: ArraySlice<UInt8> { bytes[range] }
}

extension PartWriter {
    /// Appends the sentence of `first` and `others`, which are equal: the one that comes first,
    /// with all others as its repetitions.
    fileprivate mutating func candidate(
        _ first: PartCandidate.InPart, _ others: [PartCandidate.InPart]
    ) {
        var best = first
        var repetitions: [Int: Int] = [:]
        for entry in [first] + others {
            entry.count(in: &repetitions)
            if entry.candidate.sentence.position < best.candidate.sentence.position { best = entry }
        }
        repetitions[best.source, default: 0] -= 1
        var firstRepetition: (position: SplitPosition, fields: ArraySlice<UInt8>)?
        for entry in [first] + others {
            let candidate = entry.candidate
            // The repetitions of a sentence come after it.
            let isBest = candidate.sentence.position == best.candidate.sentence.position
            let next = isBest ? candidate.firstRepetition : candidate.sentence
            guard let next, !(firstRepetition.map { $0.position < next.position } ?? false) else {
                continue
            }
            firstRepetition = (next.position, candidate.bytes[next.range])
        }
        let candidate = best.candidate
        fixed(candidate.hash)
        fields(candidate.bytes[candidate.sentence.range])
        fields(candidate.bytes[candidate.tokens])
        counts(repetitions.filter { $0.value > 0 }.map { ($0.key, $0.value) })
        list(firstRepetition.map { [$0.fields] } ?? []) { $1.fields($0) }
    }
}
