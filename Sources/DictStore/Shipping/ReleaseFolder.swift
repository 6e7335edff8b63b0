import DictFormat
public import DictModel
import Foundation

/// A folder with a release: files named after their contents, a manifest and its signature.
public struct ReleaseFolder: Sendable {
    /// The path of the folder.
    public let path: String

    /// Creates a reference to the release in the folder at `path`, without reading it.
    public init(_ path: String) { self.path = path }

    /// Whether the folder has a signature file, valid or not.
    public var isSigned: Bool {
        FileManager.default.fileExists(atPath: path + "/" + ReleaseManifest.signatureName)
    }

    /// Reads the manifest, which must be signed with one of `keys`.
    ///
    /// The signature is checked before the manifest is decoded.
    ///
    /// - Throws: `file.missing` if the manifest or the signature is missing; `release.untrusted` if
    ///   it was not signed with one of `keys`; `release.manifest` if it is invalid.
    public func manifest(signedBy keys: [ReleaseKey]) throws(Diagnostic) -> ReleaseManifest {
        let place = path + "/" + ReleaseManifest.fileName
        let bytes = try FileContents.bytes(of: place, limit: ReleaseManifest.longest)
        let signature = try FileContents.bytes(
            of: path + "/" + ReleaseManifest.signatureName,
            limit: ReleaseManifest.longestSignature)
        return try ReleaseManifest(bytes, signature: signature, by: keys, place: place)
    }

    /// Reads the manifest without checking its signature.
    public func unsignedManifest() throws(Diagnostic) -> ReleaseManifest {
        let place = path + "/" + ReleaseManifest.fileName
        return try ReleaseManifest(
            FileContents.bytes(of: place, limit: ReleaseManifest.longest), place: place)
    }

    /// Returns the problems of the release for a client that trusts `keys`: a bad signature or
    /// manifest, and files that are missing, different, damaged or not listed.
    ///
    /// The result is empty if there are none.
    ///
    /// - Throws: `file.missing` or `file.unreadable` if the folder cannot be read at all.
    public func problems(trusting keys: [ReleaseKey]) throws(Diagnostic) -> [Diagnostic] {
        let manifest: ReleaseManifest
        do {
            manifest = try self.manifest(signedBy: keys)
        } catch {
            guard FileContents.isFolder(path) else { throw error }
            return [error.asPartOfRelease]
        }
        let files = manifest.artefacts.flatMap { [$0.plain, $0.gzip] } + [manifest.notice]
        var problems = files.compactMap(problem)
        for artefact in manifest.artefacts {
            problems += self.problems(of: artefact)
        }
        return problems + (try unlisted(besides: files))
    }

    /// Returns whether all files that a client needs exist and match `manifest`.
    func isWhole(_ manifest: ReleaseManifest) -> Bool {
        manifest.files.allSatisfy { problem(of: $0) == nil }
    }

    private func problem(of file: ReleaseManifest.File) -> Diagnostic? {
        do throws(Diagnostic) {
            // The limit avoids reading a file that is much too large.
            let bytes = try FileContents.bytes(of: path + "/" + file.file, limit: file.bytes)
            return file.problem(of: bytes, at: path + "/" + file.file)
        } catch {
            return error.asPartOfRelease
        }
    }

    /// Returns the problems of an artefact: it differs from its entry, or breaks its format.
    ///
    /// The result is empty for a file that does not have the signed digest, which is reported
    /// separately.
    private func problems(of artefact: ReleaseManifest.Artefact) -> [Diagnostic] {
        let path = path + "/" + artefact.plain.file
        guard let bytes = try? FileContents.bytes(of: path, limit: artefact.plain.bytes),
            SHA256.hex(of: bytes) == artefact.plain.sha256
        else { return [] }
        guard let summary = try? ArtefactSummary(bytes), summary.kind.name == artefact.kind,
            summary.language.code == artefact.language, summary.format == artefact.format
        else {
            return [
                Diagnostic(.releaseArtefact, at: Place(path), "not what the manifest says it is")
            ]
        }
        let problems = (try? ArtefactCheck.problems(ofFile: path)) ?? []
        return problems.map { $0.renamed($0.code, to: .releaseArtefact) }
    }

    private func unlisted(besides files: [ReleaseManifest.File]) throws(Diagnostic) -> [Diagnostic]
    {
        let listed = Set(
            files.map(\.file) + [ReleaseManifest.fileName, ReleaseManifest.signatureName])
        return try names().filter { !listed.contains($0) }.map { name in
            Diagnostic(
                .releaseUnlisted, at: Place(path + "/" + name), "not in the manifest",
                hint: "remove it")
        }
    }

    /// Returns the names of the files in the folder except hidden ones, in byte order.
    public func names() throws(Diagnostic) -> [String] {
        try FileContents.names(inFolder: path)
    }
}

extension ReleaseManifest {
    /// Decodes `bytes`, after checking that `signature` is a valid signature of them with one of
    /// `keys`.
    init(
        _ bytes: [UInt8], signature: [UInt8], by keys: [ReleaseKey], place: String
    ) throws(Diagnostic) {
        guard let signature = ReleaseSignature(signature), signature.isValid(for: bytes, by: keys)
        else {
            throw Diagnostic(
                .releaseUntrusted, at: Place(place), "not signed by a trusted key",
                hint: "fetch the release again, and check which key its maker uses")
        }
        try self.init(bytes, place: place)
    }
}

extension ReleaseManifest.File {
    /// Returns the difference between `bytes`, read from `path`, and this entry; `nil` if there is
    /// none.
    func problem(of bytes: [UInt8], at path: String) -> Diagnostic? {
        guard bytes.count == self.bytes else {
            return Diagnostic(
                .releaseFileDifference, at: Place(path), "the size is not the signed one",
                found: String(bytes.count), expected: String(self.bytes),
                hint: "fetch the file again")
        }
        guard SHA256.hex(of: bytes) == sha256 else {
            return Diagnostic(
                .releaseFileDifference, at: Place(path), "the contents are not the signed ones",
                hint: "fetch the file again")
        }
        return nil
    }
}

extension Diagnostic {
    /// This diagnostic, with the code that it has for a file in a signed release.
    ///
    /// A missing file has its own code; a file that is too long, or not a plain file, is reported
    /// as different from the signed one.
    fileprivate var asPartOfRelease: Diagnostic {
        renamed(.fileMissing, to: .releaseFileMissing)
            .renamed(.fileTooLong, to: .releaseFileDifference)
            .renamed(.fileSpecial, to: .releaseFileDifference)
    }
}
