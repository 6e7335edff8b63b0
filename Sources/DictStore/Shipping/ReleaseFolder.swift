import DictFormat
import DictModel
import Foundation

/// A folder that holds a release: files named by their contents, a manifest and its signature.
public struct ReleaseFolder: Sendable {
    /// The folder.
    public let path: String

    /// The release in the folder at `path`.
    public init(_ path: String) { self.path = path }

    /// Whether a signature stands in the folder, whatever it is worth.
    public var isSigned: Bool {
        FileManager.default.fileExists(atPath: path + "/" + ReleaseManifest.signatureName)
    }

    /// The manifest, signed by one of `keys`.
    ///
    /// The signature is judged before a byte of the manifest is believed.
    ///
    /// - Throws: ``StoreError``: `missing` where a file is not there, `policy` where the signature
    ///   does not hold or the manifest is not as dictc writes it.
    public func manifest(signedBy keys: [ReleaseKey]) throws(StoreError) -> ReleaseManifest {
        let place = path + "/" + ReleaseManifest.fileName
        let bytes = try FileContents.bytes(of: place, limit: ReleaseManifest.longest)
        let signature = try FileContents.bytes(
            of: path + "/" + ReleaseManifest.signatureName,
            limit: ReleaseManifest.longestSignature)
        return try ReleaseManifest(bytes, signature: signature, by: keys, place: place)
    }

    /// The manifest, whoever signed it.
    public func unsignedManifest() throws(StoreError) -> ReleaseManifest {
        let place = path + "/" + ReleaseManifest.fileName
        return try ReleaseManifest(
            FileContents.bytes(of: place, limit: ReleaseManifest.longest), place: place)
    }

    /// What is wrong with the folder for somebody who trusts `keys`; nothing where it is sound.
    ///
    /// - Throws: ``StoreError`` where the folder cannot be read at all.
    public func problems(trusting keys: [ReleaseKey]) throws(StoreError) -> [StoreError] {
        let manifest: ReleaseManifest
        do {
            manifest = try self.manifest(signedBy: keys)
        } catch {
            guard error.kind == .policy || ArtefactCheck.isFolder(path) else { throw error }
            return [error]
        }
        let files = manifest.artefacts.flatMap { [$0.plain, $0.gzip] } + [manifest.notice]
        var problems = files.compactMap(problem)
        for artefact in manifest.artefacts {
            problems += self.problems(of: artefact)
        }
        return problems + (try unlisted(besides: files))
    }

    /// Whether all files that a client needs are there as `manifest` states them.
    func isWhole(_ manifest: ReleaseManifest) -> Bool {
        manifest.files.allSatisfy { problem(of: $0) == nil }
    }

    private func problem(of file: ReleaseManifest.File) -> StoreError? {
        do throws(StoreError) {
            // A file of any size is read no further than its stated one.
            let bytes = try FileContents.bytes(of: path + "/" + file.file, limit: file.bytes)
            return file.problem(of: bytes, place: path + "/" + file.file)
        } catch {
            return error
        }
    }

    /// What the artefact itself says against its entry, and against its format.
    private func problems(of artefact: ReleaseManifest.Artefact) -> [StoreError] {
        let place = path + "/" + artefact.plain.file
        guard let bytes = try? FileContents.bytes(of: place, limit: artefact.plain.bytes),
            SHA256.hex(of: bytes) == artefact.plain.sha256
        else { return [] }
        guard let summary = try? ArtefactSummary(bytes), summary.kind.name == artefact.kind,
            summary.language.code == artefact.language, summary.format == artefact.format
        else {
            return [
                StoreError(.policy, place: place, problem: "is not what the manifest calls it")
            ]
        }
        return (try? ArtefactCheck.problems(ofFile: place)) ?? []
    }

    private func unlisted(besides files: [ReleaseManifest.File]) throws(StoreError) -> [StoreError]
    {
        let listed = Set(
            files.map(\.file) + [ReleaseManifest.fileName, ReleaseManifest.signatureName])
        return try names().filter { !listed.contains($0) }.map { name in
            StoreError(
                .policy, place: path + "/" + name, problem: "is not in the manifest",
                hint: "remove it")
        }
    }

    /// The names in the folder but for hidden ones, in byte order.
    public func names() throws(StoreError) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw StoreError(.io, place: path, problem: "the folder cannot be read")
        }
        return names.filter { !$0.hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension ReleaseManifest {
    /// The manifest in `bytes`, if `signature` is one of theirs by one of `keys`.
    init(
        _ bytes: [UInt8], signature: [UInt8], by keys: [ReleaseKey], place: String
    ) throws(StoreError) {
        guard let signature = ReleaseSignature(signature), signature.isValid(for: bytes, by: keys)
        else {
            throw StoreError(
                .policy, place: place, problem: "is not signed by a trusted key",
                hint: "fetch the release again, and check which key its maker uses")
        }
        try self.init(bytes, place: place)
    }
}

extension ReleaseManifest.File {
    /// What is wrong with `bytes` if they are to be this file; `nil` where nothing is.
    func problem(of bytes: [UInt8], place: String) -> StoreError? {
        guard bytes.count == self.bytes else {
            return StoreError(
                .policy, place: place,
                problem: "the size is not the signed one (found \(bytes.count); expected "
                    + "\(self.bytes))",
                hint: "fetch the file again")
        }
        guard SHA256.hex(of: bytes) == sha256 else {
            return StoreError(
                .policy, place: place, problem: "the contents are not the signed ones",
                hint: "fetch the file again")
        }
        return nil
    }
}
