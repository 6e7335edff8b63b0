import DictModel
import DictSources
import Foundation
import Testing

/// A row of the catalogue of bad inputs: bytes, and either the records and the code of a note, or
/// the fault.
struct Row: CustomTestStringConvertible, Sendable {
    var id: String
    var name = "list.txt"
    var bytes: [UInt8]
    var words: [String] = []
    var note: Diagnostic.Code?
    var fault: Fault?

    var testDescription: String { id }

    func check(_ outcome: Outcome) {
        if let fault {
            fault.check(outcome.error, "\(id): \(outcome.texts.prefix(5))")
            return
        }
        #expect(outcome.error == nil, "\(id): \(outcome.message)")
        #expect(outcome.texts == words)
        if let note { #expect(outcome.notes.contains { $0.code == note }, "\(outcome.notes)") }
    }
}

private let text = Array("appel\nboom\ncitroen\n".utf8)
private let words = ["appel", "boom", "citroen"]
private let gz = Gzip.member(text)

private func long() -> [UInt8] {
    var text = ""
    for number in 0..<60_000 { text += "w" + String(number &* 7_919 % 1_000_003, radix: 36) + "\n" }
    return Array(text.utf8)
}

private func changed(_ bytes: [UInt8], _ index: Int, _ mask: UInt8) -> [UInt8] {
    var bytes = bytes
    bytes[index < 0 ? bytes.count + index : index] ^= mask
    return bytes
}

@Suite("gzip sources") struct GzipTests {
    static let longMember = Gzip.member(long())
    static let rows: [Row] = [
        Row(
            id: "A1", name: "a.gz", bytes: Array(longMember[..<(longMember.count / 2)]),
            fault: Fault(.gzipTruncated, byte: longMember.count / 2)),
        Row(id: "A2", name: "a.gz", bytes: gz.dropLast(4), fault: Fault(.gzipTruncated)),
        Row(
            id: "A3", name: "a.gz", bytes: Array(gz[..<6]), fault: Fault(.gzipTruncated, byte: 6)),
        Row(
            id: "A4", name: "a.gz", bytes: changed(gz, -8, 1),
            fault: Fault(.gzipDamaged, found: "incorrect data check")),
        Row(
            id: "A5", name: "a.gz", bytes: changed(gz, -4, 1),
            fault: Fault(.gzipDamaged, found: "incorrect length check")),
        Row(
            id: "A6", name: "a.gz", bytes: changed(longMember, longMember.count / 2, 16),
            fault: Fault(.gzipDamaged)),
        Row(id: "A7", name: "a.gz", bytes: gz + gz, words: words + words),
        Row(
            id: "A8", name: "a.gz", bytes: gz + gz.dropLast(9),
            fault: Fault(.gzipTruncated, found: "member 2")),
        Row(
            id: "A9", name: "a.gz", bytes: gz + [UInt8](repeating: 0, count: 70_000), words: words,
            note: .gzipPadding),
        Row(
            id: "A10", name: "a.gz", bytes: gz + Array("rest".utf8),
            fault: Fault(.gzipTrailingData, byte: gz.count)),
        Row(
            id: "A10 like a member", name: "a.gz", bytes: gz + [0x1F, 0x20, 0x20, 0x20],
            fault: Fault(.gzipTrailingData)),
        Row(
            id: "A10 a low byte", name: "a.gz", bytes: gz + [1],
            fault: Fault(.gzipTrailingData, byte: gz.count)),
        Row(
            id: "A10 nearly a member", name: "a.gz", bytes: gz + [0x1E, 0x8B, 8],
            fault: Fault(.gzipTrailingData, byte: gz.count)),
        Row(
            id: "A10 after zeros", name: "a.gz", bytes: gz + [0, 0, 7],
            fault: Fault(.gzipTrailingData, byte: gz.count + 2)),
        Row(
            id: "A11", name: "a.gz", bytes: text, fault: Fault(.gzipNameOnly)),
        Row(id: "A12", bytes: gz, words: words, note: .gzipUnnamed),
        Row(
            id: "A13", name: "a.gz", bytes: [], fault: Fault(.gzipNameOnly, found: "an empty file")),
        Row(id: "A14", name: "a.gz", bytes: [0x1F], fault: Fault(.gzipTruncated)),
        Row(id: "A14 named txt", bytes: [0x1F], fault: Fault(.gzipTruncated)),
        Row(
            id: "A15 flags", name: "a.gz", bytes: changed(gz, 3, 0xE0),
            fault: Fault(.gzipDamaged, found: "unknown header flags")),
        Row(
            id: "A15 method", name: "a.gz", bytes: changed(gz, 2, 1),
            fault: Fault(.gzipDamaged, found: "unknown compression method")),
        Row(
            id: "A16", bytes: Gzip.deflated(text, windowBits: 15),
            fault: Fault(.compressionUnread, found: "zlib stream without a gzip header")),
        Row(
            id: "A18", name: "a.gz", bytes: Gzip.member(gz), fault: Fault(.compressionUnread)),
        Row(id: "A19", name: "a.gz", bytes: Gzip.member(text, fat: true), words: words),
        Row(
            id: "A20", name: "a.gz", bytes: Gzip.member(text, name: "../../etc/x"), words: words),
        Row(
            id: "A21 bz2", name: "a.bz2", bytes: Array("BZh91AY&SY....".utf8),
            fault: Fault(.archiveTruncated)),
        Row(
            id: "A21 xz", bytes: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4],
            fault: Fault(.archiveDamaged)),
        Row(
            id: "A21 zst", bytes: [0x28, 0xB5, 0x2F, 0xFD, 4],
            fault: Fault(.archiveTruncated)),
        Row(
            id: "A21 7z", name: "a.7z", bytes: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4],
            fault: Fault(.compressionUnread, found: "a 7z archive")),
        Row(
            id: "A25", bytes: [0x50, 0x4B, 3, 4, 20, 0],
            fault: Fault(.archiveTruncated)),
        Row(id: "BZh as a word", bytes: Array("BZh9\n".utf8), words: ["BZh9"]),
    ]

    @Test("the rows of compressed inputs", arguments: rows) func row(_ row: Row) throws {
        row.check(try Outcome.of(row.bytes, name: row.name))
    }

    @Test("a decompression bomb ends at the ratio or at the byte limit") func bomb() throws {
        let line = Array("ab\n".utf8)
        var plain: [UInt8] = []
        for _ in 0..<3_000_000 { plain += line }
        let bomb = Gzip.member(plain)
        var limits = SourceLimits()
        limits.bytesBeforeRatio = 1 << 20
        let byRatio = try Outcome.of(bomb, name: "a.gz", limits: limits)
        Fault(.gzipBomb).check(byRatio.error)
        #expect(byRatio.error?.expected == "at most 100 to 1")
        limits = .default
        limits.decompressedBytes = 5_000_000
        let byBytes = try Outcome.of(bomb, name: "a.gz", limits: limits)
        Fault(.sourceTooLarge, found: "5000000").check(byBytes.error)
    }

    @Test("every cut of a gzip file is an error") func cuts() throws {
        for length in 0..<gz.count {
            let outcome = try Outcome.of(Array(gz[..<length]), name: "a.gz")
            let code = length == 0 ? Diagnostic.Code.gzipNameOnly : .gzipTruncated
            Fault(code, byte: length == 0 ? nil : length).check(outcome.error, "\(length)")
        }
    }

    @Test("A26, G17: what is no file is refused, a pipe is read") func kinds() throws {
        let folder = FileManager.default.temporaryDirectory.path
        Fault(.sourceNotAFile, found: "a folder").check(try Outcome.of(file: folder).error)
        Fault(.sourceNotAFile, found: "a device").check(try Outcome.of(file: "/dev/zero").error)
        for path in [folder + "/no/such", "", "a\0b"] {
            Fault(.sourceMissing).check(try Outcome.of(file: path).error)
        }
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(gz))
        try pipe.fileHandleForWriting.close()
        var found: [Int] = []
        let input = SourceInput(
            descriptor: pipe.fileHandleForReading.fileDescriptor, place: Place("-"))
        let source = WordSource(input, format: .list(.default))
        let summary = try source.forEachRecord { text, _, _ in found.append(text.count) }
        #expect(found == [5, 4, 7] && summary.isCompressed)
    }

    @Test("B30: a file that changes while it is read is an error") func changing() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dictc-" + UUID().uuidString)
        try Data(long()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var hasChanged = false
        let source = WordSource(SourceInput(path: file.path), format: .list(.default))
        #expect {
            _ = try source.forEachRecord { _, _, _ in
                if hasChanged { return }
                hasChanged = true
                let handle = try FileHandle(forWritingTo: file)
                try handle.seekToEnd()
                try handle.write(contentsOf: Data("more\n".utf8))
                try handle.close()
            }
        } throws: { error in
            (error as? Diagnostic)?.code == .sourceChanged
        }
    }
}
