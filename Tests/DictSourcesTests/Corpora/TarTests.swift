import DictModel
import DictSources
import DictTestSupport
import Foundation
import Testing

@Suite("Corpora in tar archives and folders") struct TarTests {
    /// A parse of one word.
    private func parse(_ word: String) -> [UInt8] {
        Array(
            "<alpino_ds><node><node begin=\"0\" pt=\"tsw\" word=\"\(word)\"/></node></alpino_ds>"
                .utf8)
    }

    private func read(_ bytes: [UInt8], name: String = "c.tar") throws -> ReadCorpus {
        try ReadCorpus.of(bytes, name: name, format: .alpino)
    }

    @Test("all the files of an archive are one corpus, gzip or not") func files() throws {
        var archive = TarArchive()
        archive.add("cdb/", type: "5")
        archive.add("cdb/2.xml", parse("een"))
        archive.add("cdb/1.xml", parse("twee"))
        archive.add("cdb/README", Array("no XML".utf8))
        archive.add("cdb/._1.xml", Array("no XML".utf8))
        archive.add("link.xml", type: "2")
        let outcome = try read(archive.finished)
        #expect(outcome.texts == ["een", "twee"], "\(outcome.message)")
        #expect(outcome.sentences.map(\.file) == ["c.tar!cdb/2.xml", "c.tar!cdb/1.xml"])
        #expect(outcome.sentences.map(\.id) == ["2", "1"])
        let note = outcome.summary?.notes.first
        #expect(note?.code == .archiveSkipped && note?.problem.hasPrefix("3 of 5") == true)
        let packed = try read(Gzip.member(archive.finished), name: "c.tar.gz")
        #expect(packed.texts == ["een", "twee"], "\(packed.message)")
        #expect(try read(Gzip.member(archive.finished), name: "c.tgz").texts.count == 2)
    }

    @Test("names come from prefix, GNU long names and pax records; old archives have none")
    func names() throws {
        let long = String(repeating: "map/", count: 40) + "lang.xml"
        var archive = TarArchive()
        archive.add("a.xml", parse("a"), prefix: "voor/voegsel")
        archive.add("././@LongLink", Array((long + "\u{0}").utf8), type: "L")
        archive.add("map/map/afgekapt", parse("b"))
        archive.add(
            "pax", TarArchive.record("mtime", "1.5") + TarArchive.record("path", "x/" + long),
            type: "x")
        archive.add("map/map/afgekapt", parse("c"))
        archive.add("pax", TarArchive.record("path", "overal.xml"), type: "g")
        archive.add("oud.xml", parse("d"), isOld: true)
        archive.add("groot.xml", parse("e"), inBase256: true)
        let outcome = try read(archive.finished)
        #expect(
            outcome.sentences.map(\.file)
                == ["voor/voegsel/a.xml", long, "x/" + long, "oud.xml", "groot.xml"].map {
                    "c.tar!" + $0
                },
            "\(outcome.message)")
    }

    @Test("paths are only names: nothing is unpacked", arguments: ["../x.xml", "/etc/x.xml"])
    func paths(path: String) throws {
        var archive = TarArchive()
        archive.add(path, parse("ja"))
        let outcome = try read(archive.finished)
        #expect(outcome.sentences.first?.file == "c.tar!" + path)
    }

    @Test("a cut or damaged archive is an error with its offset") func damaged() throws {
        var archive = TarArchive()
        archive.add("1.xml", parse("een"))
        archive.add("2.xml", parse("twee"))
        for cut in [530, 800, 1_024, 1_100, 1_800, 2_048] {
            let outcome = try read(Array(archive.bytes.prefix(cut)))
            Fault(.archiveTruncated, byte: cut).check(outcome.error)
        }
        var wrong = archive.finished
        wrong[1_030] ^= 1
        let damaged = try read(wrong)
        Fault(.archiveDamaged, byte: 1_024).check(damaged.error)
        var file = TarArchive()
        file.add("1.xml", Array("<alpino_ds>".utf8))
        #expect(try read(file.finished).error?.place.file == "c.tar!1.xml")
    }

    @Test("a long name, a damaged record and an archive of nothing are errors") func odd() throws {
        var long = TarArchive()
        long.add("x", [UInt8](repeating: 0x61, count: 100_000), type: "L")
        long.add("y", parse("ja"))
        Fault(.archiveDamaged, found: "aaa").check(try read(long.finished).error)
        for record in ["9 path=x", "99 path=x\n", " path=x\n", "-1 path=x\n", "10 size=1x\n"] {
            var pax = TarArchive()
            pax.add("x", Array(record.utf8), type: "x")
            pax.add("y.xml", parse("ja"))
            Fault(.archiveDamaged, byte: 0).check(try read(pax.finished).error, record)
        }
        var empty = TarArchive()
        empty.add("README", Array("x".utf8))
        Fault(.corpusNoSentences, found: "without files to read").check(
            try read(empty.finished).error)
    }

    @Test("an empty file is as wrong in an archive as in a folder") func emptyFile() throws {
        var archive = TarArchive()
        archive.add("1.xml", parse("een"))
        archive.add("2.xml")
        let error = try read(archive.finished).error
        Fault(.xmlEmpty).check(error)
        #expect(error?.place.file == "c.tar!2.xml")
    }

    @Test("hard links are counted as skipped, whether they say where to or not") func hardLinks()
        throws
    {
        var archive = TarArchive()
        archive.add("1.xml", parse("een"))
        archive.add("2.xml", type: "1")
        let outcome = try read(archive.finished)
        #expect(outcome.texts == ["een"], "\(outcome.message)")
        #expect(outcome.summary?.notes.first?.problem.hasPrefix("1 of 2") == true)
    }

    @Test("bytes changed at random never trap", arguments: [1, 2, 3, 4])
    func random(seed: UInt64) throws {
        var archive = TarArchive()
        archive.add("1.xml", parse("een"))
        archive.add("x", TarArchive.record("path", "2.xml"), type: "x")
        archive.add("y", parse("twee"))
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            var bytes = archive.finished
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                bytes[Int.random(in: 0..<2_048, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            let outcome = try read(bytes)
            #expect(outcome.error != nil || outcome.summary != nil)
        }
    }

    @Test("a folder is read in the order of its names, inner folders and gzip too") func folder()
        throws
    {
        try ReadCorpus.inFolder { folder in
            let inner = folder.appendingPathComponent("b")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            let files = [
                "c.xml": parse("drie"), "a.xml": parse("een"),
                "b/1.xml.gz": Gzip.member(parse("twee")),
            ]
            for (name, bytes) in files {
                try Data(bytes).write(to: folder.appendingPathComponent(name))
            }
            for name in [".a.xml", "README", "b/x.txt"] {
                try Data("x".utf8).write(to: folder.appendingPathComponent(name))
            }
            let outcome = try ReadCorpus.of(file: folder.path, name: "map", format: .alpino)
            #expect(outcome.texts == ["een", "twee", "drie"], "\(outcome.message)")
            #expect(outcome.sentences.map(\.file) == ["map/a.xml", "map/b/1.xml.gz", "map/c.xml"])
            #expect(outcome.summary?.sentences == 3)
            let none = try ReadCorpus.of(file: folder.path, name: "map", format: .text)
            #expect(none.texts == ["x"], "\(none.message)")
        }
    }
}
