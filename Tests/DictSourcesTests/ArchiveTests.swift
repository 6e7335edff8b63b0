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
            "list.tar.xz",
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
        arguments: ["list.txt.bz2", "list.txt.xz", "list.txt.zst", "list.zip"])
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
        #expect(summary.notes.map(\.code.name) == ["tar.skipped"])
    }

    @Test("a bomb stops at the ratio, and xz that needs a large dictionary at once")
    func bombs() throws {
        var limits = SourceLimits.default
        limits.bytesBeforeRatio = 1 << 20
        let outcome = try Outcome.of(
            file: RealFile.folder + "/bomb.txt.bz2", limits: limits, keep: false)
        Fault(.gzipBomb).check(outcome.error)
        let xz = "/Td6WFoAAATm1rRGAgAhASUAAAA7eHtBAQADcGVhCgB1KHNvf+bWngABHARvLJzBH7bzfQEAAAAABFla"
        let large = [UInt8](try #require(Data(base64Encoded: xz)))
        Fault(.sourceTooLarge).check(try Outcome.of(large, name: "a.xz").error)
    }
}
