import DictFormat
public import DictModel
import Platform

/// A folder with a release of packs: a signed manifest, and files whose names start with their
/// digests.
public struct ReleaseFolder: Sendable {
    /// The path of the folder that contains the release.
    public let path: String

    /// Creates a reference to the release in the folder at `path`, without reading it.
    public init(_ path: String) { self.path = path }

    /// Whether the folder contains a signature file, which may be invalid.
    public var isSigned: Bool {
        FileManager.default.fileExists(atPath: path + "/" + ReleaseManifest.signatureName)
    }

    /// Whether the folder has the manifest of a release, signed or not, instead of that of a build.
    public var isRelease: Bool {
        struct Head: Decodable {
            var release: Int
        }
        let bytes = try? FileContents.bytes(
            of: path + "/" + ReleaseManifest.fileName, limit: ReleaseManifest.longest)
        return bytes.map { (try? JSONDecoder().decode(Head.self, from: Data($0))) != nil } ?? false
    }

    /// Reads the manifest of the release, after verifying that it is signed with one of `keys`.
    ///
    /// - Throws: `file.missing` if the manifest or the signature is missing; `release.untrusted` if
    ///   the manifest is not signed with one of `keys`; `release.manifest` if it is invalid.
    public func manifest(signedBy keys: [ReleaseKey]) throws(Diagnostic) -> ReleaseManifest {
        let place = path + "/" + ReleaseManifest.fileName
        let bytes = try FileContents.bytes(of: place, limit: ReleaseManifest.longest)
        let signature = try FileContents.bytes(
            of: path + "/" + ReleaseManifest.signatureName,
            limit: ReleaseManifest.longestSignature)
        return try ReleaseManifest(bytes, signature: signature, by: keys, place: place)
    }

    /// Reads the manifest of the release without verifying its signature.
    ///
    /// - Throws: `file.missing` or another `file` error if the file cannot be read;
    ///   `release.manifest` if the manifest is invalid.
    public func unsignedManifest() throws(Diagnostic) -> ReleaseManifest {
        let place = path + "/" + ReleaseManifest.fileName
        return try ReleaseManifest(
            FileContents.bytes(of: place, limit: ReleaseManifest.longest), place: place)
    }

    /// Returns the faults that a client trusting `keys` would find in the release.
    ///
    /// Possible faults are a bad signature or manifest, and files that are missing, damaged,
    /// different from the manifest or not in it.
    ///
    /// - Returns: One diagnostic for each fault, or an empty array if there are none.
    /// - Throws: `file.missing` or `file.unreadable` if the folder cannot be read at all.
    public func problems(trusting keys: [ReleaseKey]) throws(Diagnostic) -> [Diagnostic] {
        let manifest: ReleaseManifest
        do {
            manifest = try self.manifest(signedBy: keys)
        } catch {
            guard FileContents.isFolder(path) else { throw error }
            return [error.asPartOfRelease]
        }
        return try problems(as: manifest)
    }

    /// Returns the faults of an unsigned release: files that are missing, damaged, different from
    /// the manifest or not in it.
    ///
    /// Anyone may have written the manifest, so this finds accidents, not forgeries.
    ///
    /// - Throws: `release.manifest` if the manifest is invalid, or a `file` error if it cannot be
    ///   read.
    public func problemsOfUnsigned() throws(Diagnostic) -> [Diagnostic] {
        try problems(as: try unsignedManifest())
    }

    private func problems(as manifest: ReleaseManifest) throws(Diagnostic) -> [Diagnostic] {
        let files = manifest.artefacts.flatMap { [$0.plain, $0.gzip] } + [manifest.notice]
        var problems = files.compactMap(problem)
        for artefact in manifest.artefacts {
            problems += self.problems(of: artefact)
        }
        return problems + (try unlisted(besides: files))
    }

    /// Returns whether all the files that a client needs exist and match their entries in
    /// `manifest`.
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

    /// Returns the faults of an artefact other than a wrong digest.
    ///
    /// The artefact may contradict its entry in the manifest, or break its file format. The result
    /// is empty if the digest is wrong, because that is reported separately.
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

    /// Returns the names of the visible entries in the folder, sorted byte by byte.
    ///
    /// Entries whose names start with a dot are hidden.
    ///
    /// - Throws: `file.unreadable` if the folder cannot be read.
    public func names() throws(Diagnostic) -> [String] {
        try FileContents.names(inFolder: path)
    }
}

extension ReleaseManifest {
    /// Decodes a manifest, after verifying that it is signed with one of `keys`.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the manifest file.
    ///   - signature: The contents of the signature file.
    ///   - keys: The trusted keys.
    ///   - place: The path of the manifest file, for error messages.
    /// - Throws: `release.untrusted` if the signature is not valid; `release.manifest` if the
    ///   manifest is invalid.
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
    /// Returns a diagnostic if the contents of a file differ from this entry in size or digest.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - path: The path of the file, for the diagnostic.
    /// - Returns: A `release.file-difference` diagnostic, or `nil` if the contents match.
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
    /// A copy of this diagnostic, with its code replaced by that for a file in a release.
    ///
    /// The code becomes `release.file-missing` for a missing file, and `release.file-difference`
    /// for one that is too long or not a plain file. Any other code is unchanged.
    fileprivate var asPartOfRelease: Diagnostic {
        renamed(.fileMissing, to: .releaseFileMissing)
            .renamed(.fileTooLong, to: .releaseFileDifference)
            .renamed(.fileSpecial, to: .releaseFileDifference)
    }
}
