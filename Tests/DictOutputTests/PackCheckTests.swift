import DictFormat
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictFiles
@testable import DictOutput

@Suite("Checking files of packs") struct PackCheckTests {
    /// A file of each kind, put together by hand from the description of the format.
    static func file(_ kind: ArtefactKind, spoilt: Bool) -> [UInt8] {
        let seed: [UInt8] = [7, 0, 0, 0, 0, 0, 0, 0]
        let zero = [UInt8](repeating: 0, count: 15)
        var writer = ArtefactWriter(kind: kind, language: .english)
        switch kind {
        case .levels:
            writer.add(SectionID("INFO"), seed + [1, 0, 0, 0, 1, 0, 0, 0, 255] + zero)
            let level: UInt8 = spoilt ? 0 : 1
            writer.add(
                SectionID("PACK"),
                [1, 0, 0, 0, level, 0, 6, 3] + [UInt8](repeating: 0, count: 80))
            writer.add(SectionID("WORD"), Array("teaeatteepeapetape".utf8))
        case .answers:
            writer.add(SectionID("INFO"), seed + [2, 0, 0, 0, 3, 0, 0, 0])
            writer.add(SectionID("WORD"), Array((spoilt ? "teatea" : "teaeat").utf8))
        case .sentences:
            let counts: [UInt8] = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
            writer.add(SectionID("INFO"), seed + counts + [0, 0, 0, 0, 0, 0, 0, 0])
            writer.add(SectionID("FORM"), [0, 0, 0, 0, 3, 0x30, 0x47, 0x6F])
            writer.add(SectionID("ANSW"), [0])
            writer.add(SectionID("RIVD"), [0, 0, 0, 0, 1, 0])
            writer.add(SectionID("SENT"), [0, 0, 0, 0, 2, 1, 0])
            writer.add(SectionID("MASK"), [spoilt ? 0x10 : 8, 8])
            let none = [UInt8](repeating: 0, count: 28)
            writer.add(SectionID("RANK"), none + none[..<12] + [1] + none[..<15])
        default:
            writer.add(SectionID("INFO"), seed + [1, 0, 0, 0, 0, 0, 0, 0])
            writer.add(SectionID("PHRA"), [0, 0, 0, 0, 3, 0, 4, spoilt ? 1 : 2])
            writer.add(SectionID("TEXT"), Array("é!".utf8))
        }
        return writer.finish()
    }

    @Test(
        "finds nothing in a sound one, and the rule that a spoilt one breaks",
        arguments: [
            (ArtefactKind.levels, "damaged: entry 0 of section PACK holds a value out of range"),
            (.answers, "damaged: entry 1 of section WORD occurs a second time"),
            (.phrases, "damaged: entry 0 of section PHRA holds a value out of range"),
            (.sentences, "damaged: entry 0 of section MASK holds a value out of range"),
        ])
    func check(kind: ArtefactKind, problem: String) throws {
        let folder = try Folder()
        let path = folder.path + "/en." + kind.name
        try AtomicFile.write(Self.file(kind, spoilt: false), to: path)
        #expect(try ArtefactCheck.problems(ofFile: path).isEmpty)
        try AtomicFile.write(Self.file(kind, spoilt: true), to: path)
        let problems = try ArtefactCheck.problems(ofFile: path)
        #expect(problems.map(\.code) == [.artefactDamaged])
        #expect(problems.map(\.problem) == [problem])
        var bytes = Self.file(kind, spoilt: false)
        bytes[bytes.count - 1] ^= 1
        try AtomicFile.write(bytes, to: path)
        #expect(try ArtefactCheck.problems(ofFile: path).map(\.code) == [.artefactChecksum])
    }

    @Test("a folder with something else than a plain file in the place of an artefact is named")
    func pipe() throws {
        let folder = try Folder()
        let path = folder.path + "/en.answers"
        let bytes = Self.file(.answers, spoilt: false)
        try AtomicFile.write(bytes, to: path)
        let manifest = Manifest(
            artefacts: [
                .init(
                    file: "en.answers", kind: "answers", language: "en", bytes: bytes.count,
                    sha256: SHA256.hex(of: bytes), format: "1.0")
            ], sources: [], options: [:])
        try AtomicFile.write(manifest.bytes, to: folder.path + "/" + Manifest.fileName)
        #expect(try ArtefactCheck.problems(ofFolder: folder.path).isEmpty)
        // Safe because the path lives for the length of both calls.
        let isPipe = unsafe unlink(path) == 0 && mkfifo(path, 0o600) == 0
        #expect(isPipe)
        let problems = try ArtefactCheck.problems(ofFolder: folder.path)
        #expect(problems.map(\.code) == [.fileSpecial])
    }

    @Test(
        "a lexicon whose order or longest word lies, or with other letters, is damaged",
        arguments: [
            ("good/en-peas", 0), ("bad/longest-255", 1), ("bad/arcs-1-0", 1),
            ("good/en-31-letters", 1),
        ])
    func lexicon(name: String, count: Int) throws {
        let path = Sandbox.package + "/Tests/Conformance/\(name).lexicon"
        #expect(try ArtefactCheck.problems(ofFile: path).count == count)
    }
}
