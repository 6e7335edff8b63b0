import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictReader
import DictTerminal

/// An export of level packs, answers, phrases or sentences from an artefact as lines.
struct PackExport {
    var file: String
    var set: Int?
    var level: Int?
    /// The form of the exported lines.
    var style: OutputFormat

    /// Returns the contents of the artefact as lines, or `nil` if it is a lexicon or a tagger
    /// model.
    ///
    /// If ``set`` or ``level`` is not `nil`, only level packs of that set or level are exported.
    ///
    /// - Throws: A `Diagnostic` if the artefact is damaged, because lines might be missing, or if
    ///   ``set``, ``level`` or `table` is given and it has no level packs or is no part; or the
    ///   error from reading the file.
    func lines(_ table: PartFile.Table? = nil) throws -> [String]? {
        let bytes = try FileContents.artefact(at: file, orPipe: true)
        do {
            let kind = try ArtefactHeaderKind.kind(of: bytes)
            guard table == nil || kind == .part else {
                throw FormatError.wrongKind(found: kind.rawValue, expected: .part)
            }
            guard kind == .levels || set == nil && level == nil else {
                throw Diagnostic.usage(
                    "--set and --level are for level packs", hint: "leave them out for \(file)")
            }
            switch kind {
            case .levels: return try levels(LevelPacks(ArtefactBytes(bytes)))
            case .answers:
                return try answers(sound(AnswerList(ArtefactBytes(bytes))))
            case .phrases:
                return try phrases(sound(PhrasePack(ArtefactBytes(bytes))))
            case .sentences:
                let set = try sound(SentenceSet(ArtefactBytes(bytes)))
                return SentenceLines(set: set).lines(style)
            case .part: return try PartLines.lines(of: bytes, table, style)
            case .lexicon, .tagger: return nil
            }
        } catch let error as FormatError {
            throw Diagnostic(error, file: Place(file))
        }
    }

    /// Returns `reader` after checking that all its contents follow the rules of the format.
    private func sound<Reader: ArtefactReader>(_ reader: Reader) throws(FormatError) -> Reader {
        try reader.verifyStructure()
        return reader
    }

    private func levels(_ packs: LevelPacks) throws(FormatError) -> [String] {
        LevelLines.lines(of: try LevelListing(packs), .init(set: set, level: level), style)
    }

    private func answers(_ list: AnswerList) -> [String] {
        let words = (0..<list.count).compactMap { list.letters(at: $0) }
            .map { PrintableText.escaped($0) }
        switch style {
        case .text: return words
        case .json, .jsonl:
            return words.map { word in
                JSONLine.text(
                    JSON(["schema": 1, "language": list.language.code, "answer": word]))
            }
        case .csv, .tsv: return ["answer"] + words.map { style.line([$0]) }
        }
    }

    private func phrases(_ pack: PhrasePack) -> [String] {
        let phrases = (0..<pack.count).compactMap { pack.phrase(at: $0) }
        switch style {
        case .text: return phrases.map { PrintableText.escaped($0.utf8) }
        case .json, .jsonl:
            return phrases.map { phrase in
                JSONLine.text(
                    JSON([
                        "schema": 1, "language": pack.language.code,
                        "phrase": PrintableText.escaped(phrase.utf8), "misses": phrase.misses,
                        "tier": Int(phrase.tier),
                    ]))
            }
        case .csv, .tsv:
            let rows = phrases.map {
                [PrintableText.escaped($0.utf8), "\($0.misses)", "\($0.tier)"]
            }
            return ([["phrase", "misses", "tier"]] + rows).map(style.line)
        }
    }
}

/// A function that reads the kind of an artefact from its header.
enum ArtefactHeaderKind {
    static func kind(of bytes: [UInt8]) throws(FormatError) -> ArtefactKind {
        try ArtefactSummary(bytes).kind
    }
}
