import DictModel
import DictSources
import Foundation

/// One record of a corpus as text.
struct CorpusSentence: Equatable {
    var text: String
    /// The words with their tags, as in `Het/DET`; an unknown tag is `_`.
    var words: String
    var id: String
    var line: Int
    var file: String
    var isSentence: Bool
}

/// The outcome of reading one corpus.
struct ReadCorpus {
    var sentences: [CorpusSentence] = []
    var summary: CorpusSummary?
    var error: Diagnostic?
    /// The sentences whose tokens are not as ``TokenisedText`` demands.
    var broken = 0

    var texts: [String] { sentences.map(\.text) }
    var words: [String] { sentences.map(\.words) }
    var message: String { error?.description ?? "" }

    /// Reads `bytes` from a fresh file called `name`.
    static func of(
        _ bytes: [UInt8], name: String = "corpus.xml", format: CorpusFormat,
        limits: SourceLimits = .default
    ) throws -> ReadCorpus {
        try inFolder { folder in
            let file = folder.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            return try of(file: file.path, name: name, format: format, limits: limits)
        }
    }

    /// Reads `xml`, a document without its declaration.
    static func of(xml: String, format: CorpusFormat) throws -> ReadCorpus {
        try of(Array(xml.utf8), format: format)
    }

    /// Reads the file or folder at `file`.
    static func of(
        file: String, name: String? = nil, format: CorpusFormat, limits: SourceLimits = .default
    ) throws -> ReadCorpus {
        var outcome = ReadCorpus()
        let source = CorpusSource(
            SourceInput(path: file, place: name.map { Place($0) }, limits: limits), format: format)
        do {
            outcome.summary = try source.forEachRecord { record in
                if !isSound(record.text) { outcome.broken += 1 }
                outcome.sentences.append(sentence(record))
            }
        } catch let error as Diagnostic {
            outcome.error = error
        }
        return outcome
    }

    /// Calls `body` with a fresh folder, which is removed afterwards.
    static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dictc-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private static func sentence(_ record: CorpusRecord) -> CorpusSentence {
        let words = record.text.tokens.map { token in
            string(Array(record.text.form(of: token))) + "/"
                + (token.tag.map { "\($0.name)" } ?? "_")
        }
        return CorpusSentence(
            text: string(record.text.text), words: words.joined(separator: " "),
            id: string(record.id), line: record.place.line, file: record.place.file,
            isSentence: record.isSentence)
    }

    private static func string(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self) ?? "not UTF-8"
    }

    /// Whether the tokens are in order, disjoint, not empty, and cover all but blanks.
    private static func isSound(_ text: TokenisedText) -> Bool {
        var position = 0
        for token in text.tokens {
            guard token.range.offset >= position, token.range.length > 0,
                token.range.end <= text.text.count,
                text.text[position..<token.range.offset].allSatisfy({ $0 == 0x20 })
            else { return false }
            position = token.range.end
        }
        return text.tokens.isEmpty || position == text.text.count
    }
}
