import DictModel
import DictSources
import Foundation
import Testing

/// A row of the catalogue of bad inputs: bytes, and the exit status and words of the message, or
/// the records and words of the notes.
struct Row: CustomTestStringConvertible, Sendable {
    var id: String
    var name = "list.txt"
    var bytes: [UInt8]
    var words: [String] = []
    var note = ""
    var kind: SourceError.Kind?
    var message: [String] = []

    var testDescription: String { id }

    func check(_ outcome: Outcome) {
        if let kind {
            #expect(
                outcome.error?.kind == kind, "\(id): \(outcome.message) \(outcome.texts.prefix(5))")
            for part in message { #expect(outcome.message.contains(part), "\(outcome.message)") }
        } else {
            #expect(outcome.error == nil, "\(id): \(outcome.message)")
            #expect(outcome.texts == words)
            if !note.isEmpty { #expect(outcome.notes.contains(note), "\(outcome.notes)") }
        }
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
            kind: .badData, message: ["truncated", "at byte \(longMember.count / 2)"]),
        Row(id: "A2", name: "a.gz", bytes: gz.dropLast(4), kind: .badData, message: ["truncated"]),
        Row(
            id: "A3", name: "a.gz", bytes: Array(gz[..<6]), kind: .badData,
            message: ["truncated", "at byte 6"]),
        Row(
            id: "A4", name: "a.gz", bytes: changed(gz, -8, 1), kind: .badData,
            message: ["incorrect data check"]),
        Row(
            id: "A5", name: "a.gz", bytes: changed(gz, -4, 1), kind: .badData,
            message: ["incorrect length check"]),
        Row(
            id: "A6", name: "a.gz", bytes: changed(longMember, longMember.count / 2, 16),
            kind: .badData, message: ["at byte"]),
        Row(id: "A7", name: "a.gz", bytes: gz + gz, words: words + words),
        Row(
            id: "A8", name: "a.gz", bytes: gz + gz.dropLast(9), kind: .badData,
            message: ["truncated", "member 2"]),
        Row(
            id: "A9", name: "a.gz", bytes: gz + [UInt8](repeating: 0, count: 70_000), words: words,
            note: "zeros after the end"),
        Row(
            id: "A10", name: "a.gz", bytes: gz + Array("rest".utf8), kind: .badData,
            message: ["garbage after", "at byte \(gz.count)"]),
        Row(
            id: "A10 like a member", name: "a.gz", bytes: gz + [0x1F, 0x20, 0x20, 0x20],
            kind: .badData, message: ["garbage after"]),
        Row(
            id: "A10 after zeros", name: "a.gz", bytes: gz + [0, 0, 7], kind: .badData,
            message: ["garbage after", "at byte \(gz.count + 2)"]),
        Row(
            id: "A11", name: "a.gz", bytes: text, kind: .badData,
            message: ["not gzip, although its name says so"]),
        Row(id: "A12", bytes: gz, words: words, note: "gzip by its content"),
        Row(id: "A13", name: "a.gz", bytes: [], kind: .badData, message: ["empty"]),
        Row(id: "A14", name: "a.gz", bytes: [0x1F], kind: .badData, message: ["truncated gzip"]),
        Row(id: "A14 named txt", bytes: [0x1F], kind: .badData, message: ["truncated gzip"]),
        Row(
            id: "A15 flags", name: "a.gz", bytes: changed(gz, 3, 0xE0), kind: .badData,
            message: ["unknown header flags"]),
        Row(
            id: "A15 method", name: "a.gz", bytes: changed(gz, 2, 1), kind: .badData,
            message: ["unknown compression method"]),
        Row(
            id: "A16", bytes: Gzip.deflated(text, windowBits: 15), kind: .badData,
            message: ["zlib stream without a gzip header"]),
        Row(
            id: "A18", name: "a.gz", bytes: Gzip.member(gz), kind: .badData,
            message: ["compressed twice"]),
        Row(id: "A19", name: "a.gz", bytes: Gzip.member(text, fat: true), words: words),
        Row(
            id: "A20", name: "a.gz", bytes: Gzip.member(text, name: "../../etc/x"), words: words),
        Row(
            id: "A21 bz2", name: "a.bz2", bytes: Array("BZh91AY&SY....".utf8), kind: .badData,
            message: ["bzip2"]),
        Row(
            id: "A21 xz", bytes: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4], kind: .badData,
            message: ["an xz file"]),
        Row(id: "A21 zst", bytes: [0x28, 0xB5, 0x2F, 0xFD, 4], kind: .badData, message: ["zstd"]),
        Row(id: "A25", bytes: [0x50, 0x4B, 3, 4, 20, 0], kind: .badData, message: ["zip"]),
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
        #expect(byRatio.error?.kind == .limit && byRatio.message.contains("250 to 1"))
        limits = .default
        limits.decompressedBytes = 5_000_000
        let byBytes = try Outcome.of(bomb, name: "a.gz", limits: limits)
        #expect(byBytes.error?.kind == .limit && byBytes.message.contains("too many bytes"))
    }

    @Test("every cut of a gzip file is an error") func cuts() throws {
        for length in 0..<gz.count {
            let outcome = try Outcome.of(Array(gz[..<length]), name: "a.gz")
            #expect(outcome.error?.kind == .badData, "\(length)")
        }
    }

    @Test("A26, G17: what is no file is refused, a pipe is read") func kinds() throws {
        let folder = FileManager.default.temporaryDirectory.path
        #expect(try Outcome.of(file: folder).message.contains("it is a directory"))
        #expect(try Outcome.of(file: "/dev/zero").message.contains("it is a device"))
        #expect(try Outcome.of(file: folder + "/no/such").error?.kind == .missing)
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(gz))
        try pipe.fileHandleForWriting.close()
        var found: [Int] = []
        let source = WordSource(
            descriptor: pipe.fileHandleForReading.fileDescriptor, name: "-",
            format: .list(.default))
        let summary = try source.forEachRecord { text, _, _ in found.append(text.count) }
        #expect(found == [5, 4, 7] && summary.isCompressed)
    }

    @Test("B30: a file that changes while it is read is an error") func changing() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dictc-" + UUID().uuidString)
        try Data(long()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var hasChanged = false
        let source = WordSource(path: file.path, name: "list", format: .list(.default))
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
            (error as? SourceError)?.kind == .unreadable && "\(error)".contains("changed while")
        }
    }
}
