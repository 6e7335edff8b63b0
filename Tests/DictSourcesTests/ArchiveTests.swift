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
        Fault(.archiveTrailingData, byte: whole.count, found: "\(whole.count) bytes").check(
            try Outcome.of(whole + whole, name: "a.zip").error)
        let moved = Array(whole[..<(whole.count - 6)]) + [1, 0, 0, 0] + whole.suffix(2)
        Fault(.archiveDamaged).check(try Outcome.of(moved, name: "a.zip").error)
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

    /// A zip archive of the list `pea`.
    private static func zip(_ name: String) -> [UInt8] {
        var archive = ZipArchive()
        archive.add(name, "pea\n")
        return archive.bytes
    }

    @Test("the directory says what a member is, and its name", arguments: [false, true])
    func members(isLarge: Bool) throws {
        func corpus(_ change: (inout ZipArchive) -> Void) throws -> ReadCorpus {
            var archive = ZipArchive()
            archive.isLarge = isLarge
            archive.add(
                "a.txt", "Peas grow.\n", comment: "PK\u{5}\u{6}",
                extra: [9, 9, 4, 0, 0x50, 0x4B, 3, 4])
            change(&archive)
            archive.add("b.txt", "Pears fall.\n")
            return try ReadCorpus.of(archive.bytes, name: "c.zip", format: .lines)
        }
        let whole = try corpus { $0.add("folder/", "", mode: 0o040_755) }
        #expect(whole.texts == ["Peas grow.", "Pears fall."], "\(whole.message)")
        for mode in [0o120_777, 0o020_644, 0o060_644, 0o010_644, 0o140_644] {
            let error = try corpus { $0.add("l.txt", "The house.", mode: mode) }.error
            Fault(.archiveLink).check(error, "\(mode)")
            #expect(error?.place.file == "c.zip!l.txt")
        }
        Fault(.archiveDamaged, found: "x.txt").check(
            try corpus { $0.add("x.txt", "Plums.", listed: "y.txt") }.error)
        Fault(.archiveDamaged, found: "e\u{301}.txt").check(
            try corpus { $0.add("e\u{301}.txt", "Plums.", listed: "\u{E9}.txt") }.error)
        Fault(.archiveDamaged, found: "3 listed, 2 there").check(
            try corpus { $0.statedCount = 3 }.error)
    }

    @Test("a name in two normal forms is two names") func normalForms() throws {
        var zip = ZipArchive()
        for (path, text) in [("\u{E9}.txt", "Peas grow.\n"), ("e\u{301}.txt", "Pears fall.\n")] {
            zip.add(path, text)
        }
        let outcome = try ReadCorpus.of(zip.bytes, name: "c.zip", format: .lines)
        #expect(outcome.texts == ["Peas grow.", "Pears fall."], "\(outcome.message)")
        #expect(outcome.sentences.map { Array($0.file.utf8).count } == [12, 13])
    }

    @Test("links in the archive of a list are noted") func linksOfLists() throws {
        var archive = TarArchive()
        archive.add("l.txt", type: "2")
        archive.add("a.txt", Array("pea\n".utf8))
        let outcome = try Outcome.of(archive.finished, name: "a.tar")
        #expect(outcome.texts == ["pea"] && outcome.notes.map(\.code) == [.archiveSkipped])
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
        // Each file needs a dictionary of 1 GiB or more: in its first, its third and its last block.
        for xz in [
            "/Td6WFoAAATm1rRGAgAhASUAAAA7eHtBAQADcGVhCgB1KHNvf+bWngABHARvLJzBH7bzfQEAAAAABFla",
            Self.threeBlocks.replacing("IQEWAIl0HfcBAAMKemVi", with: "IQEkAPggbRoBAAMKemVi"),
        ] {
            let large = [UInt8](try #require(Data(base64Encoded: xz)))
            Fault(.sourceTooLarge).check(try Outcome.of(large, name: "a.xz").error)
        }
        let one = [UInt8](try #require(Data(base64Encoded: Self.oneBlock)))
        let large = [UInt8](
            try #require(
                Data(
                    base64Encoded: Self.oneBlock.replacing("ARYAAAB0L+WjAQ", with: "ASQAAABeH8f5AQ")
                )))
        let more = [UInt8](repeating: 0, count: 8)
        for file in [large, one + large, one + more + one + large] {
            Fault(.sourceTooLarge).check(try Outcome.of(file, name: "a.xz").error)
        }
    }

    @Test("an xz file may have several blocks, as from `xz -T2`, and several streams") func blocks()
        throws
    {
        let three = [UInt8](try #require(Data(base64Encoded: Self.threeBlocks)))
        let one = [UInt8](try #require(Data(base64Encoded: Self.oneBlock)))
        let zeros = [UInt8](repeating: 0, count: 4)
        let words = ["pea", "pear", "zebra"]
        #expect(try Outcome.of(three, name: "a.xz").texts == words)
        #expect(try Outcome.of(three + one, name: "a.xz").texts == words + ["zebra"])
        #expect(
            try Outcome.of(one + zeros + three + zeros, name: "a.xz").texts == ["zebra"] + words)
        for index in three.indices {
            var flipped = three
            flipped[index] ^= 0x10
            let outcome = try Outcome.of(flipped, name: "a.xz")
            #expect(outcome.error != nil || outcome.texts == words, "at \(index)")
        }
    }

    /// The list `pea`, `pear`, `zebra` from `xz -T2 --block-size=4`, whose headers state sizes.
    private static let threeBlocks =
        "/Td6WFoAAATm1rRGAsAIBCEBFgCJdB33AQADcGVhCgB1KHNvf+bWngLACAQhARYAiXQd9wEAA3BlYXIAabn7iPSpbYs"
        + "CwAgEIQEWAIl0HfcBAAMKemViAIHOG8TA1dGXAsAHAyEBFgBMGmu0AQACcmEKAADtmk6x0Ej+ngAEHAQcBBwEGwMA"
        + "ABeP43AUFzswAwAAAAAEWVo="

    /// The list `zebra` from `xz`.
    private static let oneBlock =
        "/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAFemVicmEKAAAA5A3ALND19ZYAAR4GwS+kHR+2830BAAAAAARZWg=="
}
