import DictModel
import DictTestSupport
import Foundation

@testable import DictSources

/// A paragraph of a treebank as raw text, with where its words and sentences are.
struct RawParagraph {
    var text: [UInt8] = []
    var words: [ByteRange] = []
    var sentences: [ByteRange] = []
    /// Whether a space follows what there is so far.
    var endsInSpace = false
}

/// Raw text from CoNLL-U by its SpaceAfter; paragraphs by `newpar`, `newdoc` or the names of
/// the sentences, which end in paragraph and number in the Dutch treebanks.
enum RawTreebank {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("../shared/data/corpora/ud").path

    static var exists: Bool { FileManager.default.fileExists(atPath: folder) }

    /// The paragraphs of the treebank `file`.
    static func paragraphs(of file: String) throws -> [RawParagraph] {
        var paragraphs: [RawParagraph] = []
        var paragraph = RawParagraph()
        var rows: [[Substring]] = []
        var name: Substring = ""
        var begins = false
        for line in try lines(of: folder + "/" + file) {
            if line.hasPrefix("#") {
                if line.hasPrefix("# newpar") || line.hasPrefix("# newdoc") { begins = true }
                if line.hasPrefix("# sent_id"), let end = line.range(of: ".s.", options: .backwards)
                {
                    let prefix = line[..<end.lowerBound]
                    if prefix != name { begins = true }
                    name = prefix
                }
            } else if line.isEmpty {
                guard !rows.isEmpty else { continue }
                if begins, !paragraph.text.isEmpty {
                    paragraphs.append(paragraph)
                    paragraph = RawParagraph()
                }
                add(rows, to: &paragraph)
                rows = []
                begins = false
            } else {
                rows.append(line.split(separator: "\t", omittingEmptySubsequences: false))
            }
        }
        if !rows.isEmpty { add(rows, to: &paragraph) }
        if !paragraph.text.isEmpty { paragraphs.append(paragraph) }
        return paragraphs
    }

    /// Adds a sentence; the words of a multiword token divide it where their forms make it up.
    private static func add(_ rows: [[Substring]], to paragraph: inout RawParagraph) {
        var start: Int?
        var covered = 0
        for row in rows where row.count == 10 && !row[0].contains(".") {
            let ids = row[0].split(separator: "-").compactMap { Int($0) }
            guard let first = ids.first, let last = ids.last, first > covered else { continue }
            if paragraph.endsInSpace, !paragraph.text.isEmpty { paragraph.text.append(0x20) }
            let offset = paragraph.text.count
            start = start ?? offset
            paragraph.text += Array(row[1].utf8)
            paragraph.endsInSpace = !row[9].contains("SpaceAfter=No")
            let parts = ids.count == 1 ? [row[1]] : forms(first...last, in: rows)
            let isExact = parts.joined() == row[1]
            var end = offset
            for part in isExact ? parts : [row[1]] {
                paragraph.words.append(ByteRange(offset: end, length: part.utf8.count))
                end += part.utf8.count
            }
            covered = ids.count == 1 ? covered : last
        }
        guard let start else { return }
        paragraph.sentences.append(
            ByteRange(offset: start, length: paragraph.text.count - start))
    }

    private static func forms(_ ids: ClosedRange<Int>, in rows: [[Substring]]) -> [Substring] {
        rows.filter { row in Int(row[0]).map { ids.contains($0) } == true }.map { $0[1] }
    }

    /// The lines of a file, gzip or not.
    private static func lines(of path: String) throws -> [String] {
        var bytes: [UInt8] = []
        if path.hasSuffix(".gz") {
            try SourceInput(path: path).open().forEachChunk { bytes.append(contentsOf: $0) }
        } else {
            bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        }
        return bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .compactMap { String(validating: $0, as: UTF8.self) }
    }
}
