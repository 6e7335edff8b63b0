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
    ///   - placing: Receives the digest of the plan and the files of the part, and returns the files
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
        let plan = try info.plan()
        try info.finish()
        let files = try sections.files()
        let placed = try placing(plan, files.map(\.split))
        let order = try PartOrder(files.map(\.split), placed)
        var reader = try sections.reader(of: PartFormat.funnel)
        let funnels = try reader.funnels(order)
        try reader.finish()
        var pools = try sections.reader(of: PartFormat.candidates)
        var languages = funnels[...]
        var sentences: [Language: SentencePart] = [:]
        _ = try pools.list { reader throws(FormatError) in
            guard let (language, funnel) = languages.popFirst(), try reader.language() == language
            else { throw reader.damage }
            var part = SentencePart(capacity: 1, seed: 0)
            part.funnel = try funnel.funnel(order, language)
            part.pool = try reader.pool(order, language, good: funnel.kept)
            sentences[language] = part
        }
        try pools.finish()
        guard languages.isEmpty else { throw pools.damage }
        self.init(
            plan: plan, files: Array(zip(placed, files.map(\.file))).map { ($0, $1) },
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
        var order = PartOrder()
        var files: [(split: PartSplit, file: CorpusSentences.Reading)] = []
        try reader.series { reader throws(FormatError) in
            files.append(try reader.file())
            if let file = files.last { try order.add(file.split) }
        }
        try reader.finish()
        return files
    }
}

extension PartReader {
    /// Reads the version of the layout and the digest of the plan.
    mutating func plan() throws(FormatError) -> String {
        guard try number() == PartFormat.version else { throw damage }
        let plan = try text()
        guard plan.isEmpty || ShardPlan.isDigest(plan) else { throw damage }
        return plan
    }

    /// Reads a file with its statistics.
    mutating func file() throws(FormatError) -> (split: PartSplit, file: CorpusSentences.Reading) {
        let split = PartSplit(
            number: try number(upTo: ShardPlan.splitLimit), language: try language(),
            source: try number(upTo: ShardPlan.splitLimit), path: try text(),
            sha256: try digest(), key: try digest())
        var file = CorpusSentences.Reading()
        file.sha256 = split.sha256
        file.sentences = try count()
        file.tokens = try count()
        file.tagged = try count()
        file.summary = try summary(split.path)
        return (split, file)
    }

    /// Reads the numbers of sentences of each language, in the order of the languages.
    mutating func funnels(
        _ order: PartOrder
    ) throws(FormatError) -> [(language: Language, funnel: PartFunnel)] {
        var last: UInt8 = 0
        return try list { reader throws(FormatError) in
            let language = try reader.language()
            guard language.rawValue > last else { throw .damaged(PartFormat.funnel, .order) }
            last = language.rawValue
            return (language, try PartFunnel(&reader, order, language))
        }
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
            let code = Diagnostic.Code(try reader.text(), .note)
            var note = Diagnostic(code, at: try reader.place(path), try reader.text())
            note.found = try reader.optionalText()
            note.expected = try reader.optionalText()
            note.hint = try reader.optionalText()
            note.excerpt = try reader.optionalText()
            return note
        }
        return summary
    }

    /// Reads the chosen sentences and the numbers of others, which must be `good` together.
    fileprivate mutating func pool(
        _ order: PartOrder, _ language: Language, good: Int
    ) throws(FormatError) -> SentencePool {
        let capacity = try number(upTo: 1 << 32)
        var pool = SentencePool(capacity: capacity, seed: try fixed())
        var passed = 0
        var last: UInt64?
        var candidates = 0
        try series { reader throws(FormatError) in
            let candidate = try PartCandidate(&reader, order, language)
            guard last.map({ $0 < candidate.hash }) ?? true else {
                throw .damaged(PartFormat.candidates, .order)
            }
            last = candidate.hash
            candidates += 1
            passed += candidate.total
            guard candidates <= capacity, passed <= good else { throw reader.damage }
            pool.add(
                try candidate.candidate(order, language, PartFormat.candidates),
                hash: candidate.hash)
        }
        var surplus = try item(try number())
        for (source, count) in try surplus.counts(order, language) {
            passed += count
            guard passed <= good else { throw damage }
            pool.addSurplus(count, of: order.source(source, language))
        }
        try surplus.finish()
        guard passed == good else { throw damage }
        return pool
    }

    private mutating func place(_ path: String) throws(FormatError) -> Place {
        try PartPlace(&self).place(bytes, path)
    }
}
