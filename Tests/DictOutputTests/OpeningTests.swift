import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import DictFiles
@testable import DictOutput
@testable import DictStore

@Suite("Artefacts that do not open") struct OpeningTests {
    static let section = SectionID("INFO")

    @Test(
        "every fault of the format has the code that users act on",
        arguments: [
            (.notAnArtefact(.gzip), .artefactCompressed),
            (.notAnArtefact(.lineEndsConverted), .artefactConverted),
            (.notAnArtefact(.highBitStripped), .artefactConverted),
            (.notAnArtefact(.encodedAsUTF8), .artefactConverted),
            (.notAnArtefact(.tooShort), .artefactForeign),
            (.notAnArtefact(.other), .artefactForeign),
            (.unsupportedVersion(found: 2, supported: 1), .artefactVersion),
            (.wrongKind(found: 2, expected: .lexicon), .artefactKind),
            (.unknownLanguage(found: 9), .artefactLanguage),
            (.wrongLength(found: 3, stated: 4), .artefactTruncated),
            (.wrongLength(found: 5, stated: 4), .artefactTooLong),
            (.checksumMismatch(section: section), .artefactChecksum),
            (.damagedEntry(section, 1, .order), .artefactDamaged),
            (.dirtyPadding, .artefactDamaged),
        ] as [(FormatError, Diagnostic.Code)])
    func codes(error: FormatError, code: Diagnostic.Code) {
        let diagnostic = Diagnostic(error, file: Place("a"))
        #expect(diagnostic.code == code)
        #expect(diagnostic.problem == error.problem)
        #expect(diagnostic.found == error.found && diagnostic.expected == error.expected)
        #expect(diagnostic.hint == error.hint)
        #expect(diagnostic.statement == error.description)
    }

    @Test("a file that a reader does not open is named") func opening() {
        let missing = Diagnostic(OpenError.missing(path: "a"))
        #expect(missing.code == .fileMissing && missing.place.file == "a")
        let unreadable = Diagnostic(OpenError.unreadable(path: "a", code: 13))
        #expect(unreadable.code == .fileUnreadable)
        #expect(unreadable.found == "Permission denied")
        let place = Place("en.lexicon", base: .project)
        let invalid = Diagnostic(OpenError.invalid(path: "a", .dirtyPadding), file: place)
        #expect(invalid.code == .artefactDamaged && invalid.place.file == "en.lexicon")
    }

    @Test("what the manifest says against the files of a folder is listed") func folder() throws {
        func codes(_ change: (Folder) throws -> Void) throws -> [String] {
            let folder = try Folder()
            let bytes = PackCheckTests.file(.answers, spoilt: false)
            try AtomicFile.write(bytes, to: folder.path + "/en.answers")
            let manifest = Manifest(
                artefacts: [
                    .init(
                        file: "en.answers", kind: "answers", language: "en", bytes: bytes.count,
                        sha256: SHA256.hex(of: bytes), format: "1.0")
                ], sources: [], noticeSHA256: SHA256.hex(of: Array("notice".utf8)))
            try AtomicFile.write(Array("notice".utf8), to: folder.path + "/NOTICE")
            try AtomicFile.write(manifest.bytes, to: folder.path + "/" + Manifest.fileName)
            try change(folder)
            return try ArtefactCheck.problems(ofFolder: folder.path).map(\.code.name)
        }
        func names(_ codes: Diagnostic.Code...) -> [String] { codes.map(\.name) }
        #expect(try codes { _ in } == [])
        #expect(
            try codes { try OpenFolder($0.path).remove(["en.answers"]) }
                == names(.manifestFileMissing))
        #expect(
            try codes { try OpenFolder($0.path).remove(["NOTICE"]) }
                == names(.manifestFileMissing))
        #expect(
            try codes { try AtomicFile.write([], to: $0.path + "/NOTICE") }
                == names(.manifestDifference))
        #expect(
            try codes {
                let path = $0.path + "/" + Manifest.fileName
                try AtomicFile.write(try FileContents.bytes(of: path) + [0x20], to: path)
            } == names(.manifestAltered))
        #expect(
            try codes { try OpenFolder($0.path).remove([Manifest.fileName]) }
                == names(.manifestMissing, .manifestUnlisted))
        #expect(
            try codes {
                let other = PackCheckTests.file(.phrases, spoilt: false)
                try AtomicFile.write(other, to: $0.path + "/en.answers")
            }.allSatisfy { $0 == Diagnostic.Code.manifestDifference.name })
        #expect(
            try codes {
                let other = PackCheckTests.file(.phrases, spoilt: false)
                try AtomicFile.write(other, to: $0.path + "/nl.phrases")
            } == names(.manifestUnlisted))
        #expect(
            try codes {
                let spoilt = PackCheckTests.file(.phrases, spoilt: true)
                try AtomicFile.write(spoilt, to: $0.path + "/nl.phrases")
            } == names(.manifestUnlisted, .artefactDamaged))
    }
}
