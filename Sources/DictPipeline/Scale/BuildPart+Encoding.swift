import DictCompiler
import DictFormat
import DictModel
import DictSources

extension BuildPart {
    /// The bytes of the file with this part.
    ///
    /// Equal parts have equal bytes, in whatever order and grouping they were merged.
    var bytes: [UInt8] {
        let languages = Language.allCases.filter { sentences[$0] != nil }
        var writer = ArtefactWriter(
            kind: .part, language: files.first?.split.language ?? languages.first ?? .english)
        writer.add(PartFormat.info, info)
        writer.add(PartFormat.splits, splits)
        var (funnels, candidates) = (PartWriter(), PartWriter())
        funnels.list(languages) { language, writer in
            writer.number(UInt64(language.rawValue))
            if let part = sentences[language] {
                PartFunnel(part.funnel, paths).write(to: &writer)
            }
        }
        candidates.list(languages) { language, writer in
            writer.number(UInt64(language.rawValue))
            if let part = sentences[language] { writer.pool(part.pool, paths) }
        }
        writer.add(PartFormat.funnel, funnels.bytes)
        writer.add(PartFormat.candidates, candidates.bytes)
        return writer.finish()
    }

    /// The path of each file, keyed by its number.
    private var paths: [Int: String] {
        Dictionary(files.map { ($0.split.number, $0.split.path) }) { first, _ in first }
    }

    private var info: [UInt8] {
        var writer = PartWriter()
        writer.info(plan)
        return writer.bytes
    }

    private var splits: [UInt8] {
        var writer = PartWriter()
        writer.series(files) { entry, writer in
            let (split, file) = entry
            writer.number(split.number)
            writer.number(UInt64(split.language.rawValue))
            writer.number(split.source)
            writer.text(split.path)
            writer.text(split.sha256)
            writer.text(split.key)
            writer.number(file.sentences)
            writer.number(file.tokens)
            writer.number(file.tagged)
            writer.summary(file.summary, split.path)
        }
        return writer.bytes
    }
}

extension PartWriter {
    /// Appends the version of the layout and the digest of the plan.
    mutating func info(_ plan: String) {
        number(PartFormat.version)
        text(plan)
    }

    /// Appends `place`, of which `path` is the usual start.
    mutating func place(_ place: Place, _ path: String) {
        let isInside = place.file.utf8.starts(with: path.utf8)
        number(isInside ? 0 : 1)
        text(Array(isInside ? place.file.utf8.dropFirst(path.utf8.count) : place.file.utf8[...]))
        number(place.line)
        number(place.column)
        number(place.byteOffset.map { $0 &+ 1 } ?? 0)
    }

    /// Appends how many sentences of each corpus were not chosen, as one item.
    mutating func surplus(_ surplus: [Int: Int]) {
        var writer = Self()
        writer.counts(surplus.map { ($0.key, $0.value) })
        item(writer.bytes[...])
    }

    /// Appends the numbers of corpora, in the order of dictc.yml.
    mutating func counts(_ counts: [(source: Int, count: Int)]) {
        list(counts.sorted { $0.source < $1.source }) { entry, writer in
            writer.number(entry.source)
            writer.number(entry.count)
        }
    }
}

extension PartWriter {
    fileprivate mutating func summary(_ summary: CorpusSummary, _ path: String) {
        for count in [
            summary.sentences, summary.paragraphs, summary.tokens, summary.taggedTokens,
            summary.mergedWords, summary.skipped, summary.lines,
        ] {
            number(count)
        }
        number(summary.bytes)
        number(summary.fileBytes)
        number(summary.isCompressed ? 1 : 0)
        list(summary.findings) { finding, writer in
            writer.text(finding.kind.name)
            writer.number(finding.count)
            writer.list(Array(zip(finding.places, finding.samples))) { sample, writer in
                writer.place(sample.0, path)
                writer.text(sample.1)
            }
        }
        list(summary.notes) { note, writer in
            writer.text(note.code.name)
            writer.place(note.place, path)
            writer.text(note.problem)
            for text in [note.found, note.expected, note.hint, note.excerpt] { writer.text(text) }
        }
    }

    /// Appends the position, the place, the text and the id of a sentence.
    private mutating func head(_ sentence: CorpusSentences.Sentence, _ paths: [Int: String]) {
        number(sentence.position.split)
        number(sentence.position.record)
        place(sentence.place, paths[sentence.position.split] ?? "")
        text(sentence.text.text)
        text(sentence.id)
    }

    fileprivate mutating func pool(_ pool: SentencePool, _ paths: [Int: String]) {
        number(pool.capacity)
        fixed(pool.seed)
        series(pool.candidatesByHash) { entry, writer in
            let sentence = entry.item.sentence
            writer.fixed(entry.hash)
            writer.head(sentence, paths)
            writer.tokens(sentence)
            writer.counts(entry.item.repetitions)
            writer.list(entry.item.firstRepetition.map { [$0] } ?? []) { $1.head($0, paths) }
        }
        surplus(pool.surplus)
    }

    /// Appends the tokens of `sentence`, each with its tag and whether that is certain.
    private mutating func tokens(_ sentence: CorpusSentences.Sentence) {
        let flags = [
            sentence.hasOwnTags, sentence.hasGoldTags, sentence.certainty != nil,
        ]
        number(flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) })
        var end = 0
        list(Array(sentence.text.tokens.enumerated())) { entry, writer in
            let (index, token) = entry
            writer.number(token.range.offset - end)
            writer.number(token.range.length)
            let isCertain = sentence.certainty?[index] ?? false
            writer.number((isCertain ? 1 : 0) | Int(token.tag?.rawValue ?? 0) << 1)
            end = token.range.end
        }
    }
}
