import DictModel
import DictSources
import Foundation

/// The outcome of reading one corpus.
struct CorpusOutcome {
    var records: [CorpusRecord] = []
    var summary = CorpusSummary()
    var error: Diagnostic?
    /// The first record that is not as ``CorpusRecord`` promises.
    var violation: String?

    /// The text of each record.
    var texts: [String] { records.map { String(decoding: $0.text.text, as: UTF8.self) } }
    /// The tokens of each record with their tags: `a/DET cat/NOUN`.
    var tagged: [String] { records.map(\.rendered) }
    var message: String { error?.description ?? "" }
    var notes: [Diagnostic] { summary.notes }
    /// The findings by their names: `repeated-id 2`.
    var findings: [String] { summary.findings.map { "\($0.kind.name) \($0.count)" } }
}

extension CorpusOutcome {
    /// Reads `bytes` from a fresh file called `name`.
    static func of(
        _ bytes: [UInt8], name: String = "corpus.xml", format: CorpusFormat,
        encoding: TextEncoding = .utf8, limits: SourceLimits = .default
    ) throws -> CorpusOutcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dictc-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try Data(bytes).write(to: file)
        return try of(
            file: file.path, name: name, format: format, encoding: encoding, limits: limits)
    }

    /// Reads the text `content` from a fresh file.
    static func of(
        _ content: String, name: String = "corpus.xml", format: CorpusFormat,
        limits: SourceLimits = .default
    ) throws -> CorpusOutcome {
        try of(Array(content.utf8), name: name, format: format, limits: limits)
    }

    /// Reads the file at `file`; keeps the records only if `keep`, but checks all.
    static func of(
        file: String, name: String? = nil, format: CorpusFormat, encoding: TextEncoding = .utf8,
        limits: SourceLimits = .default, keep: Bool = true
    ) throws -> CorpusOutcome {
        var outcome = CorpusOutcome()
        let source = CorpusSource(
            SourceInput(path: file, place: name.map { Place($0) }, limits: limits),
            format: format, encoding: encoding)
        do {
            outcome.summary = try source.forEachRecord { record in
                if outcome.violation == nil { outcome.violation = record.violation }
                if keep { outcome.records.append(record) }
            }
        } catch let error as Diagnostic {
            outcome.error = error
        }
        return outcome
    }
}

extension CorpusRecord {
    /// The tokens with their tags, or the text where there are none.
    var rendered: String {
        if text.tokens.isEmpty { return String(decoding: text.text, as: UTF8.self) }
        return text.tokens.map { token in
            String(decoding: text.form(of: token), as: UTF8.self) + "/"
                + (token.tag.map { "\($0.name)" } ?? "_")
        }.joined(separator: " ")
    }

    /// What is not as promised: text[range] == token on borders of characters, in order, without
    /// overlaps, with all but blanks covered, single blanks only, none at the ends.
    var violation: String? {
        let bytes = text.text
        func fault(_ what: String) -> String { "\(place): \(what) in \(rendered)" }
        guard String(validating: bytes, as: UTF8.self) != nil else { return fault("no UTF-8") }
        guard String(validating: id, as: UTF8.self) != nil else { return fault("no UTF-8 in id") }
        if bytes.isEmpty || bytes.first == 0x20 || bytes.last == 0x20 { return fault("ends") }
        for (one, other) in zip(bytes, bytes.dropFirst()) where one == 0x20 && other == 0x20 {
            return fault("two blanks")
        }
        if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return fault("a control") }
        var end = 0
        for token in text.tokens {
            let range = token.range
            guard range.length > 0, range.offset >= end, range.end <= bytes.count else {
                return fault("range \(range)")
            }
            if bytes[end..<range.offset].contains(where: { $0 != 0x20 }) { return fault("a gap") }
            let isBorder =
                bytes[range.offset] & 0xC0 != 0x80
                && (range.end == bytes.count || bytes[range.end] & 0xC0 != 0x80)
            guard isBorder, bytes[range.offset] != 0x20, bytes[range.end - 1] != 0x20 else {
                return fault("border \(range)")
            }
            end = range.end
        }
        if !text.tokens.isEmpty, end != bytes.count { return fault("an uncovered end") }
        return nil
    }
}
