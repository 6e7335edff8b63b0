import DictModel
import DictSources
import Foundation
import Testing

@Suite("Inputs of sources") struct SourceInputTests {
    /// A file, read as words or as a corpus.
    struct Sample: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var name: String
        var bytes: [UInt8]
        var corpus: CorpusFormat?

        /// Reads the file, whose blocks go to `onBytes`.
        func read(at path: String, onBytes: @escaping (Span<UInt8>) -> Void) throws {
            let input = SourceInput(path: path, onBytes: onBytes)
            if let corpus {
                _ = try CorpusSource(input, format: corpus).forEachRecord { _ in }
            } else {
                _ = try WordSource(input, format: .list(.default)).forEachRecord { _, _, _ in }
            }
        }
    }

    private static let words: [UInt8] = (0..<40_000).flatMap { Array("w\($0)\n".utf8) }
    private static let parse = Array(
        "<alpino_ds><node><node begin='0' pt='tsw' word='ja'/></node></alpino_ds>".utf8)
    private static let archive: [UInt8] = {
        var archive = TarArchive()
        archive.add("1.xml", parse)
        return archive.finished
    }()

    static let samples: [Sample] = [
        Sample(testDescription: "a list", name: "a.txt", bytes: words),
        Sample(testDescription: "gzip", name: "a.gz", bytes: Gzip.member(words)),
        Sample(
            testDescription: "gzip in members, with zeros after them", name: "a.gz",
            bytes: Gzip.member(words) + Gzip.member(words) + [UInt8](repeating: 0, count: 100_000)),
        Sample(
            testDescription: "XML with comments after its end", name: "a.xml",
            bytes: parse + Array(String(repeating: "<!-- - -->\n", count: 9_000).utf8),
            corpus: .alpino),
        Sample(
            testDescription: "an archive with zeros after its end", name: "a.tar",
            bytes: archive + [UInt8](repeating: 0, count: 100_000), corpus: .alpino),
    ]

    @Test("a pipe that nobody named in the call is refused, not waited for") func pipe() throws {
        try ReadCorpus.inFolder { folder in
            let path = folder.appendingPathComponent("pipe").path
            // Safe because the path lives for the length of the call.
            try #require(unsafe mkfifo(path, 0o600) == 0)
            var input = SourceInput(path: path)
            input.mayBePipe = false
            let error = #expect(throws: Diagnostic.self) {
                _ = try WordSource(input, format: .list(.default)).forEachRecord { _, _, _ in }
            }
            #expect(error?.code == .sourceNotAFile && error?.found == "it is a named pipe")
        }
    }

    @Test("whoever watches the bytes sees the whole file", arguments: samples)
    func observed(sample: Sample) throws {
        try ReadCorpus.inFolder { folder in
            let file = folder.appendingPathComponent(sample.name)
            try Data(sample.bytes).write(to: file)
            var seen: [UInt8] = []
            try sample.read(at: file.path) { bytes in
                for index in bytes.indices { seen.append(bytes[index]) }
            }
            #expect(seen == sample.bytes)
        }
    }

    @Test("the files of a folder are seen one after the other") func observedFolder() throws {
        try ReadCorpus.inFolder { folder in
            for (name, text) in [("b.txt", "two"), ("a.txt", "one"), ("c.xml", "no")] {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            }
            var seen = 0
            let input = SourceInput(path: folder.path) { seen += $0.count }
            let summary = try CorpusSource(input, format: .text).forEachRecord { _ in }
            #expect(seen == 6 && summary.fileBytes == 6)
        }
    }

    @Test("places keep the configured name and its base") func places() throws {
        let place = Place("en/a.tar", base: .project)
        try ReadCorpus.inFolder { folder in
            let file = folder.appendingPathComponent("x")
            func input(_ bytes: [UInt8]) throws -> SourceInput {
                try Data(bytes).write(to: file)
                return SourceInput(path: file.path, place: place)
            }
            var places: [Place] = []
            let summary = try CorpusSource(input(Gzip.member(Self.archive)), format: .alpino)
                .forEachRecord { places.append($0.place) }
            places += summary.notes.map(\.place)
            #expect(places.map(\.file) == ["en/a.tar!1.xml", "en/a.tar"])
            #expect(places.allSatisfy { $0.base == .project })
            let inputs: [([UInt8], WordSourceFormat)] = [
                ([], .list(.default)), ([0x1F], .list(.default)), ([0xFF], .list(.default)),
                (Array("a\t1\t2".utf8), .list(.default)),
                (Array("<a>".utf8), .xml(XMLWordFormat(element: "w"))),
            ]
            for (bytes, format) in inputs {
                do {
                    _ = try WordSource(input(bytes), format: format).forEachRecord { _, _, _ in }
                    Issue.record("\(bytes) was read")
                } catch let error as Diagnostic {
                    #expect(error.place.file == "en/a.tar" && error.place.base == .project)
                }
            }
        }
    }

    @Test("names that the system or a message cannot take are refused") func names() throws {
        let long = "/" + String(repeating: "a", count: 5_000)
        Fault(.sourceUnreadable).check(try Outcome.of(file: long).error)
        try ReadCorpus.inFolder { folder in
            let path = Array(folder.path.utf8CString.dropLast()) + [0x2F, -1]
            let name = path + Array(".txt".utf8CString)
            let descriptor = unsafe open(name, O_CREAT | O_WRONLY, 0o600)
            #expect(descriptor >= 0)
            close(descriptor)
            Fault(.folderFileName, found: "\\xFF.txt").check(
                try ReadCorpus.of(file: folder.path, format: .text).error)
        }
    }

    @Test("findings share a code if the same is to be done about them") func findings() {
        let codes: KeyValuePairs<Diagnostic.Code, [CorpusFindingKind]> = [
            .corpusEmptyParts: [.emptySentence, .emptyWord, .emptyNode],
            .corpusTooLong: [.tooManyBytes, .tooManyTokens],
            .corpusCharacters: [.controlCharacter, .invisibleCharacter],
            .corpusStrayText: [
                .looseText, .nestedSentence, .wordOutsideSentence, .textOutsideSentence,
            ],
            .corpusContradiction: [.unplacedWord, .uncutRange, .textDiffers, .spacingDiffers],
            .corpusIdentifiers: [.missingID, .repeatedID],
            .corpusTags: [.missingTag, .unknownTag, .coarseTags],
            .corpusOtherLanguage: [.otherLanguage], .corpusTextClass: [.otherTextClass],
        ]
        var kinds = Set<CorpusFindingKind>()
        for (code, members) in codes {
            #expect(code.cause == .note)
            for kind in members { #expect(kind.code == code && kinds.insert(kind).inserted) }
        }
        #expect(kinds.count == CorpusFindingKind.allCases.count)
        #expect(Set(kinds.map(\.name)).count == kinds.count)
    }
}
