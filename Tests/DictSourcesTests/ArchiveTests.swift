import DictModel
import DictSources
import Foundation
import Testing

@Suite("Packed files") struct ArchiveTests {
    private static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: RealFile.folder + "/" + name)))
    }

    @Test(
        "a list is read out of each packing, whatever its name",
        arguments: [
            "list.txt.bz2", "list.txt.xz", "list.txt.zst", "list.zip", "list.tar", "list.tar.gz",
            "list.tar.bz2", "list.tar.xz", "list.tar.zst",
        ])
    func list(name: String) throws {
        for name in [name, "list.txt"] {
            let packed = try Self.bytes(name == "list.txt" ? "list.txt.xz" : name)
            let outcome = try Outcome.of(packed, name: name)
            #expect(outcome.texts == ["pea", "pear", "zebra"], "\(name): \(outcome.message)")
            #expect(outcome.summary?.fileBytes == UInt64(packed.count))
            #expect(outcome.summary?.isCompressed == (name != "list.tar"))
        }
    }

    @Test(
        "what is wrong with it is said",
        arguments: [
            ("gzip-in.bz2", Fault(.compressionUnread, found: "gzip data")),
            ("list-zip-in.tar", Fault(.compressionUnread, found: "a zip archive")),
            ("plain.bz2", Fault(.archiveNameOnly)), ("plain.zip", Fault(.archiveNameOnly)),
            ("two-lists.zip", Fault(.archiveManyFiles)),
            ("two-lists.tar", Fault(.archiveManyFiles)),
            ("encrypted.zip", Fault(.archiveDamaged)), ("empty.zip", Fault(.sourceNoWords)),
            ("garbage.bz2", Fault(.archiveTrailingData, found: "4 bytes")),
        ])
    func wrong(name: String, fault: Fault) throws {
        fault.check(try Outcome.of(try Self.bytes(name), name: name).error, name)
    }

    @Test("the directory of a zip archive has to be that of its members, and the end of the file")
    func directory() throws {
        let whole = try Self.bytes("list.zip")
        Fault(.archiveTrailingData, found: "3 bytes").check(
            try Outcome.of(whole + [0, 0, 0], name: "a.zip").error)
        Fault(.archiveDamaged, found: "\(2 * whole.count - 22)").check(
            try Outcome.of(whole + whole, name: "a.zip").error)
        var other = whole
        other[whole.count - 12] = 2
        Fault(.archiveDamaged, found: "2 listed, 1 there").check(
            try Outcome.of(other, name: "a.zip").error)
        // A comment may follow, as long as it says.
        var remark = whole + [UInt8](repeating: 0x50, count: 300)
        (remark[whole.count - 2], remark[whole.count - 1]) = (44, 1)
        #expect(try Outcome.of(remark, name: "a.zip").texts == ["pea", "pear", "zebra"])
        Fault(.archiveTruncated).check(
            try Outcome.of(Array(remark.dropLast()), name: "a.zip").error)
    }

    @Test(
        "a line in an archive has the name of its member",
        arguments: ["list.zip", "list.tar", "list.tar.gz", "list.tar.xz"])
    func place(name: String) throws {
        let outcome = try Outcome.of(
            try Self.bytes(name), name: name, format: .list(ListFormat(separator: .space)))
        #expect(outcome.error?.place.description.hasPrefix(name + "!list.txt:1") == true)
    }

    @Test(
        "no cut is taken for the end, and no flipped byte changes a word",
        arguments: [
            "list.txt.bz2", "list.txt.xz", "list.txt.zst", "list.zip", "list.tar.gz", "list.tar.xz",
        ])
    func damage(name: String) throws {
        let whole = try Self.bytes(name)
        let words = ["pea", "pear", "zebra"]
        for length in 1..<whole.count {
            let outcome = try Outcome.of(Array(whole[..<length]), name: name)
            #expect(outcome.error != nil, "\(name) cut at \(length): \(outcome.texts)")
        }
        for index in whole.indices {
            var flipped = whole
            flipped[index] ^= 0x10
            let outcome = try Outcome.of(flipped, name: name)
            #expect(
                outcome.error != nil || outcome.texts == words, "\(name) at \(index)")
        }
    }

    @Test("a tar archive has to end with zeros, and with nothing else") func tarEnd() throws {
        let whole = try Self.bytes("list.tar")
        let end = 1_024
        for length in Array(stride(from: 1, to: end + 512, by: 7)) + [512, end, end + 511] {
            let outcome = try Outcome.of(Array(whole[..<length]), name: "a.tar")
            #expect(outcome.error != nil, "cut at \(length): \(outcome.texts)")
        }
        Fault(.archiveTruncated, byte: end).check(
            try Outcome.of(Array(whole[..<end]), name: "a.tar").error)
        for length in [end + 512, end + 1_024, end + 1_100] {
            let outcome = try Outcome.of(Array(whole[..<length]), name: "a.tar")
            #expect(outcome.texts == ["pea", "pear", "zebra"], "\(outcome.message)")
        }
        // Another archive behind the first would be overlooked.
        Fault(.archiveTrailingData, byte: end + 1_024, found: "\(2 * whole.count - end - 1_024)")
            .check(try Outcome.of(whole + whole, name: "a.tar").error)
        Fault(.archiveTrailingData).check(
            try Outcome.of(Gzip.member(whole) + Gzip.member(whole), name: "a.tar.gz").error)
    }

    @Test(
        "a member has its name, whatever the letters and the locale",
        arguments: ["\u{E9}.txt", "\u{65E5}\u{672C}.txt"])
    func letters(name: String) throws {
        let list = ListFormat(separator: .space)
        for (archive, bytes) in [
            ("a.tar", Self.tar(name)), ("a.zip", Self.zip(name)),
            ("a.tar", Self.tar("x", records: TarArchive.record("path", name))),
        ] {
            #expect(try Outcome.of(bytes, name: archive).texts == ["pea"])
            let error = try Outcome.of(bytes, name: archive, format: .list(list)).error
            #expect(error?.place.file == "\(archive)!\(name)")
        }
    }

    @Test("two names that are not UTF-8 stay two, and are shown as what they are")
    func notUTF8() throws {
        var bytes = Self.tar("?.txt", count: 1) + Self.tar("!.txt", count: 1)
        for start in [0, 1_024] {
            // The check sum changes with the byte.
            let sum = bytes[start..<start + 512].enumerated().reduce(0) { sum, byte in
                sum + ((148..<156).contains(byte.offset) ? 32 : Int(byte.element))
            }
            let other: UInt8 = start == 0 ? 0xE9 : 0xE8
            let octal = Array(String(sum - Int(bytes[start]) + Int(other), radix: 8).utf8)
            let padding = [UInt8](repeating: 0x30, count: 6 - octal.count)
            bytes.replaceSubrange(start + 148..<start + 154, with: padding + octal)
            bytes[start] = other
        }
        Fault(.archiveManyFiles).check(
            try Outcome.of(bytes + [UInt8](repeating: 0, count: 1_024), name: "a.tar").error)
        let one = Array(bytes[..<1_024]) + [UInt8](repeating: 0, count: 1_024)
        let error = try Outcome.of(
            one, name: "a.tar", format: .list(ListFormat(separator: .space))
        ).error
        #expect(error?.place.file == "a.tar!\\xE9.txt")
    }

    /// A tar archive of the list `pea`, after `records` that describe it; without an end if `count`
    /// is given.
    private static func tar(
        _ name: String, records: [UInt8] = [], count: Int? = nil
    ) -> [UInt8] {
        var archive = TarArchive()
        if !records.isEmpty { archive.add("pax", records, type: "x") }
        archive.add(name, Array("pea\n".utf8))
        return count == nil ? archive.finished : archive.bytes
    }

    /// A zip archive of the list `pea`, stored, under a name in UTF-8.
    private static func zip(_ name: String) -> [UInt8] {
        func number(_ value: Int, _ bytes: Int = 2) -> [UInt8] {
            (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let (path, list) = (Array(name.utf8), Array("pea\n".utf8))
        let common =
            number(20) + number(0x800) + number(0) + number(0, 4) + number(0x9854_C5B3, 4)
            + number(list.count, 4) + number(list.count, 4) + number(path.count) + number(0)
        let local = [0x50, 0x4B, 3, 4] + common + path + list
        let directory =
            [0x50, 0x4B, 1, 2] + number(20) + common + number(0, 6) + number(0, 4) + number(0, 4)
            + path
        return local + directory + [0x50, 0x4B, 5, 6] + number(0, 4) + number(1) + number(1)
            + number(directory.count, 4) + number(local.count, 4) + number(0)
    }

    @Test("a corpus is read out of every file of a zip archive that has its ending")
    func corpus() throws {
        let corpus = CorpusSource(
            SourceInput(path: RealFile.folder + "/corpus.zip", place: Place("corpus.zip")),
            format: .opus)
        var texts: [String] = []
        var files: [String] = []
        let summary = try corpus.forEachRecord { record in
            texts.append(String(decoding: record.text.text, as: UTF8.self))
            files.append(record.place.file)
        }
        #expect(texts == ["Peas grow", "Pears fall"])
        #expect(files == ["corpus.zip!a.xml", "corpus.zip!b.xml"])
        #expect(summary.notes.map(\.code.name) == ["archive.skipped"])
    }

    @Test("a bomb stops at the ratio, and xz that needs a large dictionary at once")
    func bombs() throws {
        var limits = SourceLimits.default
        limits.bytesBeforeRatio = 1 << 20
        let outcome = try Outcome.of(
            file: RealFile.folder + "/bomb.txt.bz2", limits: limits, keep: false)
        Fault(.gzipBomb).check(outcome.error)
        // A tar archive of 10 KB can say that a file of any size consists of zeros.
        let sparse = try ReadCorpus.of(file: RealFile.folder + "/sparse.tar.gz", format: .opus)
        Fault(.gzipBomb).check(sparse.error)
        let xz = "/Td6WFoAAATm1rRGAgAhASUAAAA7eHtBAQADcGVhCgB1KHNvf+bWngABHARvLJzBH7bzfQEAAAAABFla"
        let large = [UInt8](try #require(Data(base64Encoded: xz)))
        Fault(.sourceTooLarge).check(try Outcome.of(large, name: "a.xz").error)
    }
}
