import DictCompiler
import DictFormat
import DictModel

/// The numbers of sentences of a language that were read and dropped, as a part has them: examples
/// are bytes, which no one has to decode in order to merge them.
struct PartFunnel {
    /// A sentence and why it was dropped, or glued words: fields after a position.
    struct Example {
        var position: SplitPosition
        var fields: [UInt8]
    }

    /// The numbers of one corpus.
    struct Corpus {
        var read = 0
        var counts: [SentenceFlaw: Int] = [:]
        /// The first sentence with glued words.
        var glued: Example?
    }

    private var corpora: [Int: Corpus] = [:]
    private var examples: [SentenceFlaw: [Example]] = [:]

    /// Creates the numbers of no sentences.
    init() {}

    /// The number of sentences that were not dropped.
    var kept: Int {
        corpora.values.reduce(0) { $0 + $1.read - $1.counts.values.reduce(0, +) }
    }

    /// Reads the numbers of `language` in a part whose files are `order`, and checks them.
    init(
        _ reader: inout PartReader, _ order: PartOrder, _ language: Language
    ) throws(FormatError) {
        var last = -1
        corpora = Dictionary(
            try reader.list { reader throws(FormatError) in
                let source = try reader.source(order, language)
                guard source > last else { throw .damaged(PartFormat.funnel, .order) }
                last = source
                return (source, try Corpus(&reader, order, language))
            }
        ) { first, _ in first }
        try checkSum()
        for (flaw, list) in try reader.list({ reader throws(FormatError) in
            (
                try reader.flaw(),
                try reader.list { reader throws(FormatError) in
                    try Example(&reader, order, language) { reader throws(FormatError) in
                        _ = try PartPlace(&reader)
                        _ = try reader.rangeOfUTF8()
                        _ = try reader.rangeOfText()
                    }
                }
            )
        }) {
            guard examples.updateValue(list, forKey: flaw) == nil,
                list.count <= SentenceFunnel.sampleLimit,
                zip(list, list.dropFirst()).allSatisfy({ $0.position < $1.position })
            else { throw .damaged(PartFormat.funnel, .order) }
        }
    }

    /// Adds the numbers of `other`, which are of other files.
    ///
    /// - Throws: `FormatError` if a number becomes too large, which those of no corpora do.
    mutating func merge(_ other: Self) throws(FormatError) {
        for (source, corpus) in other.corpora {
            var mine = corpora[source] ?? Corpus()
            mine.read += corpus.read
            mine.counts.merge(corpus.counts, uniquingKeysWith: +)
            if let glued = corpus.glued, !(mine.glued.map { $0.position < glued.position } ?? false)
            {
                mine.glued = glued
            }
            corpora[source] = mine
        }
        try checkSum()
        for (flaw, list) in other.examples {
            for example in list { show(example, flaw) }
        }
    }

    /// Checks that the number of all sentences is not too large to be added to others.
    private func checkSum() throws(FormatError) {
        var read = 0
        for corpus in corpora.values {
            read += corpus.read
            guard read <= PartFormat.countLimit else { throw .damaged(PartFormat.funnel, .value) }
        }
    }

    /// Adds an example, unless there are enough with smaller positions.
    private mutating func show(_ example: Example, _ flaw: SentenceFlaw) {
        let list = examples[flaw] ?? []
        let index = list.firstIndex { $0.position > example.position } ?? list.count
        guard index < SentenceFunnel.sampleLimit else { return }
        examples[flaw, default: []].insert(example, at: index)
        if list.count == SentenceFunnel.sampleLimit { examples[flaw]?.removeLast() }
    }

    /// Appends the numbers to `writer`.
    func write(to writer: inout PartWriter) {
        writer.list(corpora.filter { $0.value.read > 0 }.sorted { $0.key < $1.key }) {
            entry, writer in
            writer.number(entry.key)
            writer.number(entry.value.read)
            writer.list(SentenceFlaw.allCases.filter { entry.value.counts[$0] != nil }) {
                flaw, writer in
                writer.text(flaw.rawValue)
                writer.number(entry.value.counts[flaw] ?? 0)
            }
            writer.list(entry.value.glued.map { [$0] } ?? []) { $1.example($0) }
        }
        writer.list(SentenceFlaw.allCases.filter { !(examples[$0] ?? []).isEmpty }) {
            flaw, writer in
            writer.text(flaw.rawValue)
            writer.list(examples[flaw] ?? []) { $1.example($0) }
        }
    }
}

extension PartFunnel.Corpus {
    fileprivate init(
        _ reader: inout PartReader, _ order: PartOrder, _ language: Language
    ) throws(FormatError) {
        read = try reader.count()
        var dropped = 0
        for (flaw, count) in try reader.list({ reader throws(FormatError) in
            (try reader.flaw(), try reader.count())
        }) {
            dropped += count
            guard dropped <= read, counts.updateValue(count, forKey: flaw) == nil else {
                throw reader.damage
            }
        }
        if try reader.flag() {
            glued = try PartFunnel.Example(&reader, order, language) {
                reader throws(FormatError) in
                _ = try PartPlace(&reader)
                _ = try reader.rangeOfText()
            }
        }
    }
}

extension PartFunnel.Example {
    /// Reads a position, and what `body` reads.
    fileprivate init(
        _ reader: inout PartReader, _ order: PartOrder, _ language: Language,
        _ body: (inout PartReader) throws(FormatError) -> Void
    ) throws(FormatError) {
        (position, _) = try reader.position(order, language)
        let start = reader.offset
        try body(&reader)
        fields = Array(reader.bytes[start..<reader.offset])
    }
}

extension PartWriter {
    fileprivate mutating func example(_ example: PartFunnel.Example) {
        number(example.position.split)
        number(example.position.record)
        fields(example.fields[...])
    }
}

extension PartReader {
    fileprivate mutating func flaw() throws(FormatError) -> SentenceFlaw {
        guard let flaw = SentenceFlaw(rawValue: try text()) else { throw damage }
        return flaw
    }
}

extension PartFunnel {
    /// Creates the numbers that `funnel` has, of files whose paths are `paths`.
    init(_ funnel: SentenceFunnel, _ paths: [Int: String]) {
        corpora = funnel.corpora.mapValues { corpus in
            Corpus(
                read: corpus.read, counts: corpus.counts,
                glued: corpus.firstGlued.map { glued in
                    var writer = PartWriter()
                    writer.place(glued.place, paths[glued.position.split] ?? "")
                    writer.text(glued.words)
                    return Example(position: glued.position, fields: writer.bytes)
                })
        }
        for flaw in SentenceFlaw.allCases where !funnel.samples(of: flaw).isEmpty {
            examples[flaw] = funnel.samples(of: flaw).map { sample in
                let position = sample.sentence.position
                var writer = PartWriter()
                writer.place(sample.sentence.place, paths[position.split] ?? "")
                writer.text(sample.sentence.text.text)
                writer.text(sample.drop.detail)
                return Example(position: position, fields: writer.bytes)
            }
        }
    }

    /// Returns the numbers in the files that `order` has now.
    func funnel(_ order: PartOrder, _ language: Language) throws(FormatError) -> SentenceFunnel {
        var funnel = SentenceFunnel()
        for (old, corpus) in corpora.sorted(by: { $0.key < $1.key }) {
            let source = order.source(old, language)
            funnel.countRead(corpus.read, of: source)
            for (flaw, count) in corpus.counts { funnel.add(flaw, count, of: source) }
            guard let glued = corpus.glued, let split = split(of: glued, order, language) else {
                continue
            }
            var reader = PartReader(glued.fields, glued.fields.indices, PartFormat.funnel)
            let place = try PartPlace(&reader).place(glued.fields, split.path)
            funnel.noteGlued(
                try reader.bytesOfText(), at: place,
                SplitPosition(split: split.number, record: glued.position.record), of: source)
        }
        for (flaw, list) in examples {
            for example in list {
                guard let split = split(of: example, order, language) else { continue }
                var reader = PartReader(example.fields, example.fields.indices, PartFormat.funnel)
                let place = try PartPlace(&reader).place(example.fields, split.path)
                var sentence = CorpusSentences.Sentence(
                    text: TokenisedText(text: try reader.bytesOfText()), place: place)
                sentence.source = split.source
                sentence.position = SplitPosition(
                    split: split.number, record: example.position.record)
                funnel.show(
                    SentenceSelection.Drop(flaw: flaw, detail: try reader.bytesOfText()),
                    of: sentence)
            }
        }
        return funnel
    }

    private func split(
        of example: Example, _ order: PartOrder, _ language: Language
    ) -> PartSplit? {
        order.index(of: example.position.split, language).flatMap { order.split(at: $0) }
    }
}
