import DictModel
import DictTestSupport
import Testing

@testable import DictFiles
@testable import DictOutput
@testable import DictStore

@Suite("Checking the folder of a release") struct ReleaseFolderTests {
    /// The codes of the problems that a release has after `change`, each once.
    private func problems(
        _ change: (_ folder: String, ReleaseFixture) throws -> Void
    ) throws -> [String] {
        let folder = try Folder()
        let release = try ReleaseFixture(4)
        for (name, bytes) in release.files {
            try AtomicFile.write(bytes, to: folder.path + "/" + name)
        }
        try change(folder.path, release)
        let found = try ReleaseFolder(folder.path).problems(trusting: [ReleaseFixture.key()])
        return Set(found.map(\.code.name)).sorted()
    }

    @Test("files that are signed and no artefacts are a problem") func artefacts() throws {
        #expect(try problems { _, _ in } == [Diagnostic.Code.releaseArtefact.name])
    }

    @Test("a file that differs, or that nobody signed, is a problem") func files() throws {
        let codes = try problems { folder, release in
            try AtomicFile.write([1], to: folder + "/" + release.file("en.lexicon"))
            try AtomicFile.write([1], to: folder + "/extra")
        }
        #expect(codes.contains(Diagnostic.Code.releaseFileDifference.name))
        #expect(codes.contains(Diagnostic.Code.releaseUnlisted.name))
    }

    @Test("a manifest without a right signature is the one problem") func signature() throws {
        let name = ReleaseManifest.signatureName
        let altered = try problems { folder, _ in
            try AtomicFile.write([1], to: folder + "/" + name)
        }
        #expect(altered == [Diagnostic.Code.releaseUntrusted.name])
        let missing = try problems { folder, _ in try OpenFolder(folder).remove([name]) }
        #expect(missing == [Diagnostic.Code.releaseFileMissing.name])
    }

    @Test("a folder that is missing is told from one that is not sound") func folder() throws {
        let error = #expect(throws: Diagnostic.self) {
            try ReleaseFolder("/nonexistent").problems(trusting: [])
        }
        #expect(error?.code == .fileMissing)
    }
}
