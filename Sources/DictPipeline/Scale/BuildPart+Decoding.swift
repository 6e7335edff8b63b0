import DictCompiler
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictSources
import DictText

extension BuildPart {
    /// Reads the part in the file at `path`, of unknown origin.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - placing: Receives the key of the plan and the files of the part, and returns the files
    ///     with the numbers and corpora that they have now, in the same order, or throws if they
    ///     are not wanted.
    /// - Throws: `Diagnostic` or `Diagnostics` if the file cannot be read, is not an intact part,
    ///   or is not wanted.
    init(
        atPath path: String,
        placing: (String, [PartSplit]) throws -> [PartSplit] = { $1 }
    ) throws {
        let bytes = try FileContents.artefact(at: path, orPipe: true)
        do {
            self = try Self(bytes, placing: placing)
        } catch let error as FormatError {
            throw Diagnostic(error, file: Place(path))
        }
    }

    /// Decodes a part.
    ///
    /// - Throws: `FormatError` if `bytes` are not an intact part, or what `placing` throws.
    init(
        _ bytes: [UInt8], placing: (String, [PartSplit]) throws -> [PartSplit] = { $1 }
    ) throws {
        let sections = try PartSections(bytes)
        var info = try sections.reader(of: PartFormat.info)
        guard try info.number() == PartFormat.version else { throw info.damage }
        let key = try info.text()
        guard key.isEmpty || ShardPlan.isDigest(key) else { throw info.damage }
        try info.finish()
        let files = try sections.files()
        let placed = try placing(key, files.map(\.split))
        let order = try PartOrder(files.map(\.split), placed)
        var sentences: [Language: SentencePart] = [:]
        var funnels = try sections.reader(of: PartFormat.funnel)
        for (language, funnel) in try funnels.list({ reader throws(FormatError) in
            let language = try reader.language()
            return (language, try reader.funnel(order, language))
        }) {
            guard sentences[language] == nil else { throw funnels.damage }
            sentences[language] = SentencePart(capacity: 1, seed: 0)
            sentences[language]?.funnel = funnel
        }
        try funnels.finish()
        var pools = try sections.reader(of: PartFormat.candidates)
        var known: Set<Language> = []
        for (language, pool) in try pools.list({ reader throws(FormatError) in
            let language = try reader.language()
            guard let part = sentences[language], known.insert(language).inserted else {
                throw reader.damage
            }
            return (language, try reader.pool(order, language, good: part.funnel.kept))
        }) {
            sentences[language]?.pool = pool
        }
        try pools.finish()
        guard known.count == sentences.count else { throw pools.damage }
        self.init(
            key: key, files: Array(zip(placed, files.map(\.file))).map { ($0, $1) },
            sentences: sentences)
    }
}

/// The sections of a part whose header and checksums are right.
struct PartSections {
    private let bytes: [UInt8]
    private let header: ArtefactHeader

    init(_ bytes: [UInt8]) throws(FormatError) {
        self.bytes = bytes
        header = try Self.header(of: bytes)
    }

    /// Returns the header of the part in `bytes`, after checking all checksums.
    static func header(of bytes: [UInt8]) throws(FormatError) -> ArtefactHeader {
        var result: Result<ArtefactHeader, FormatError> = .failure(.dirtyPadding)
        // Safe because the view does not leave the closure.
        unsafe bytes.withUnsafeBytes { buffer in
            do throws(FormatError) {
                let view = unsafe ByteView(buffer)
                let header = try ArtefactHeader(view)
                guard header.kind == .part else {
                    throw .wrongKind(found: header.kind.rawValue, expected: .part)
                }
                try header.verify(view)
                result = .success(header)
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }

    /// Returns a reader of the section `id`.
    func reader(of id: SectionID) throws(FormatError) -> PartReader {
        guard let section = header.sections.first(where: { $0.id == id }) else {
            throw .missingSection(id)
        }
        return PartReader(bytes, section.range, id)
    }

    /// Returns the files of the part, in ascending order of their numbers.
    func files() throws(FormatError) -> [(split: PartSplit, file: CorpusSentences.Reading)] {
        var reader = try reader(of: PartFormat.splits)
        var last = -1
        let files = try reader.list { reader throws(FormatError) in
            let split = PartSplit(
                number: try reader.number(upTo: ShardPlan.splitLimit),
                language: try reader.language(),
                source: try reader.number(upTo: ShardPlan.splitLimit), path: try reader.text(),
                sha256: try reader.digest(), key: try reader.digest())
            guard split.number > last else { throw .damaged(PartFormat.splits, .order) }
            last = split.number
            var file = CorpusSentences.Reading()
            file.sha256 = split.sha256
            file.sentences = try reader.count()
            file.tokens = try reader.count()
            file.tagged = try reader.count()
            file.summary = try reader.summary(split.path)
            return (split, file)
        }
        try reader.finish()
        return files
    }
}

/// The numbers that the files of a part had when it was written, and those that they have now.
struct PartOrder {
    private var splits: [Int: PartSplit] = [:]
    private var sources: [Language: [Int: Int]] = [:]

    /// Creates the order of `placed`, which are `old` with other numbers and corpora.
    ///
    /// - Throws: `FormatError` if the files are in another order now.
    init(_ old: [PartSplit], _ placed: [PartSplit]) throws(FormatError) {
        guard old.count == placed.count else { throw .damaged(PartFormat.splits, .value) }
        var last = -1
        for (one, other) in zip(old, placed) {
            guard other.number > last, other.language == one.language else {
                throw .damaged(PartFormat.splits, .order)
            }
            last = other.number
            splits[one.number] = other
            if let source = sources[one.language]?[one.source], source != other.source {
                throw .damaged(PartFormat.splits, .value)
            }
            sources[one.language, default: [:]][one.source] = other.source
        }
    }

    /// Returns the file that had `number`, or `nil` if it is not one of the part's in `language`.
    func split(_ number: Int, _ language: Language) -> PartSplit? {
        splits[number].flatMap { $0.language == language ? $0 : nil }
    }

    /// Returns the corpus of `language` that had the index `source`.
    func source(_ source: Int, _ language: Language) -> Int? { sources[language]?[source] }
}

extension PartReader {
    fileprivate mutating func language() throws(FormatError) -> Language {
        guard let language = Language(rawValue: UInt8(try number(upTo: 255))) else { throw damage }
        return language
    }

    fileprivate mutating func summary(_ path: String) throws(FormatError) -> CorpusSummary {
        var summary = CorpusSummary()
        summary.sentences = try count()
        summary.paragraphs = try count()
        summary.tokens = try count()
        summary.taggedTokens = try count()
        summary.mergedWords = try count()
        summary.skipped = try count()
        summary.lines = try count()
        summary.bytes = UInt64(try count())
        summary.fileBytes = UInt64(try count())
        summary.isCompressed = try flag()
        summary.findings = try list { reader throws(FormatError) in
            let name = try reader.text()
            guard let kind = CorpusFindingKind.allCases.first(where: { $0.name == name }) else {
                throw reader.damage
            }
            var finding = CorpusFinding(kind)
            finding.count = try reader.count()
            let samples = try reader.list { reader throws(FormatError) in
                (try reader.place(path), try reader.text())
            }
            finding.places = samples.map(\.0)
            finding.samples = samples.map(\.1)
            return finding
        }
        summary.notes = try list { reader throws(FormatError) in
            let code = Diagnostic.Code(try reader.text(), .note, meaning: "", remedy: "")
            var note = Diagnostic(code, at: try reader.place(path), try reader.text())
            note.found = try reader.optionalText()
            note.expected = try reader.optionalText()
            note.hint = try reader.optionalText()
            note.excerpt = try reader.optionalText()
            return note
        }
        return summary
    }

    private mutating func place(_ path: String) throws(FormatError) -> Place {
        let isInside = try !flag()
        let file = try text()
        let line = try count()
        let column = try count()
        let offset = try number()
        return Place(
            isInside ? path + file : file, base: .project, line: line, column: column,
            byteOffset: offset == 0 ? nil : offset - 1)
    }

    private mutating func position(
        _ order: PartOrder, _ language: Language
    ) throws(FormatError) -> (PartSplit, SplitPosition) {
        let number = try number(upTo: ShardPlan.splitLimit)
        guard let split = order.split(number, language) else { throw damage }
        return (split, SplitPosition(split: split.number, record: try count()))
    }

    /// Reads the position, the place and the text of a sentence.
    private mutating func head(
        _ order: PartOrder, _ language: Language
    ) throws(FormatError) -> CorpusSentences.Sentence {
        let (split, position) = try position(order, language)
        let place = try place(split.path)
        let text = try bytesOfText()
        guard UTF8Scalar.malformedOffset(in: text.span) == nil else { throw damage }
        var sentence = CorpusSentences.Sentence(text: TokenisedText(text: text), place: place)
        sentence.position = position
        sentence.source = split.source
        return sentence
    }

    private mutating func source(
        _ order: PartOrder, _ language: Language
    ) throws(FormatError) -> Int {
        let number = try number(upTo: ShardPlan.splitLimit)
        guard let source = order.source(number, language) else { throw damage }
        return source
    }

    private mutating func flaw() throws(FormatError) -> SentenceFlaw {
        guard let flaw = SentenceFlaw(rawValue: try text()) else { throw damage }
        return flaw
    }

    fileprivate mutating func funnel(
        _ order: PartOrder, _ language: Language
    ) throws(FormatError) -> SentenceFunnel {
        var funnel = SentenceFunnel()
        var last = -1
        _ = try list { reader throws(FormatError) in
            let source = try reader.source(order, language)
            guard source > last else { throw .damaged(PartFormat.funnel, .order) }
            last = source
            let read = try reader.count()
            funnel.countRead(read, of: source)
            var dropped = 0
            for (flaw, count) in try reader.list({ reader throws(FormatError) in
                (try reader.flaw(), try reader.count())
            }) {
                dropped += count
                guard dropped <= read else { throw reader.damage }
                funnel.add(flaw, count, of: source)
            }
            for (position, place, words) in try reader.list({ reader throws(FormatError) in
                let (split, position) = try reader.position(order, language)
                return (position, try reader.place(split.path), try reader.bytesOfText())
            }) {
                funnel.noteGlued(words, at: place, position, of: source)
            }
        }
        _ = try list { reader throws(FormatError) in
            let flaw = try reader.flaw()
            for (sentence, detail) in try reader.list({ reader throws(FormatError) in
                (try reader.head(order, language), try reader.bytesOfText())
            }) {
                funnel.show(SentenceSelection.Drop(flaw: flaw, detail: detail), of: sentence)
            }
        }
        return funnel
    }

    /// Reads the chosen sentences and the numbers of others, which must be `good` together.
    fileprivate mutating func pool(
        _ order: PartOrder, _ language: Language, good: Int
    ) throws(FormatError) -> SentencePool {
        let capacity = try number(upTo: 1 << 32)
        var pool = SentencePool(capacity: capacity, seed: try fixed())
        var passed = 0
        for (source, count) in try counts(order, language) {
            passed += count
            pool.addSurplus(count, of: source)
        }
        var last: UInt64?
        var candidates = 0
        _ = try list { reader throws(FormatError) in
            let hash = try reader.fixed()
            if let last, hash <= last { throw .damaged(PartFormat.candidates, .order) }
            last = hash
            candidates += 1
            guard candidates <= capacity else { throw reader.damage }
            var sentence = try reader.head(order, language)
            try reader.tokens(of: &sentence)
            var candidate = SentencePool.Candidate(sentence: sentence)
            candidate.repetitions = try reader.counts(order, language)
            passed += 1 + candidate.repetitions.reduce(0) { $0 + $1.count }
            guard passed <= good else { throw reader.damage }
            let first = try reader.list { reader throws(FormatError) in
                try reader.head(order, language)
            }
            guard first.count == (candidate.repetitions.isEmpty ? 0 : 1) else {
                throw reader.damage
            }
            candidate.firstRepetition = first.first
            pool.add(candidate, hash: hash)
        }
        guard passed == good else { throw damage }
        return pool
    }

    /// Reads counts of corpora, in the order of dictc.yml.
    private mutating func counts(
        _ order: PartOrder, _ language: Language
    ) throws(FormatError) -> [(source: Int, count: Int)] {
        var last = -1
        return try list { reader throws(FormatError) in
            let source = try reader.source(order, language)
            guard source > last else { throw reader.damage }
            last = source
            return (source, try reader.count())
        }
    }

    /// Reads the tokens of `sentence`, each with its tag and whether that is certain.
    private mutating func tokens(
        of sentence: inout CorpusSentences.Sentence
    ) throws(FormatError) {
        let flags = try number(upTo: 7)
        sentence.hasOwnTags = flags & 1 != 0
        sentence.hasGoldTags = flags & 2 != 0
        let text = sentence.text.text
        var end = 0
        var certainty: [Bool] = []
        sentence.text.tokens = try list { reader throws(FormatError) in
            let offset = end + (try reader.number(upTo: text.count))
            let length = try reader.number(upTo: text.count)
            let tag = try reader.number(upTo: 511)
            guard length > 0, offset <= text.count, length <= text.count - offset,
                text[offset] & 0xC0 != 0x80,
                offset + length == text.count || text[offset + length] & 0xC0 != 0x80
            else { throw reader.damage }
            end = offset + length
            certainty.append(tag & 1 != 0)
            let known = UniversalTag(rawValue: UInt8(tag >> 1))
            guard known != nil || tag >> 1 == 0 else { throw reader.damage }
            return Token(ByteRange(offset: offset, length: length), tag: known)
        }
        sentence.certainty = flags & 4 != 0 ? certainty : nil
    }
}
