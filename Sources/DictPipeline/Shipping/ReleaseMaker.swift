import DictFormat
import DictSources
public import DictStore

/// Makes a release of the artefacts in a folder: what `dictc ship` writes.
public struct ReleaseMaker {
    /// The folder that `dictc build` has filled.
    public var source: String
    /// The number of the release, from 1.
    public var release: Int
    /// The key that signs; without one the release has no signature.
    public var key: SigningKey?

    /// The maker of `release` from the artefacts in `source`.
    public init(source: String, release: Int, key: SigningKey?) {
        self.source = source
        self.release = release
        self.key = key
    }

    /// Writes the release into `folder`, the manifest and its signature last, and removes the files
    /// of the release before.
    ///
    /// Where the process is killed, the next call finishes the release or makes its own.
    ///
    /// - Returns: The manifest as written.
    /// - Throws: ``StoreError``: `missing` and `badData` where the artefacts are not all there and
    ///   sound; `policy` where `folder` holds a later release or another one of this number, or
    ///   files that are no release's; `cannotCreate`, `io`, `locked` as the disk has it.
    public func write(to folder: String) throws(StoreError) -> ReleaseManifest {
        let (manifest, contents) = try contents()
        let output = try OutputFolder(folder)
        let old = try oldNames(in: folder, manifest)
        var files = contents + [(ReleaseManifest.fileName, manifest.bytes)]
        var superfluous = Set(old).subtracting(files.map(\.name))
        if let key {
            guard let signature = key.signature(of: manifest) else {
                throw StoreError(.policy, place: folder, problem: "cannot be signed with this key")
            }
            files.append((ReleaseManifest.signatureName, signature))
            superfluous.remove(ReleaseManifest.signatureName)
        }
        try output.publish(files)
        try output.remove(superfluous.sorted())
        return manifest
    }

    /// The manifest, and the files that it names with their bytes.
    private func contents() throws(StoreError) -> (
        ReleaseManifest, [(name: String, bytes: [UInt8])]
    ) {
        let built = try Manifest(inFolder: source)
        if let problem = try ArtefactCheck.problems(ofFolder: source).first { throw problem }
        var files: [(name: String, bytes: [UInt8])] = []
        var artefacts: [ReleaseManifest.Artefact] = []
        for artefact in built.artefacts {
            let bytes = try FileContents.bytes(of: source + "/" + artefact.file)
            let plain = ReleaseManifest.File(named: artefact.file, bytes)
            guard let packed = GzipMember.compressing(bytes) else {
                throw StoreError(.io, place: artefact.file, problem: "no memory to compress it")
            }
            let gzip = ReleaseManifest.File(
                file: plain.file + ".gz", bytes: packed.count, sha256: SHA256.hex(of: packed))
            files += [(plain.file, bytes), (gzip.file, packed)]
            artefacts.append(
                .init(
                    name: artefact.file, kind: artefact.kind, language: artefact.language,
                    format: artefact.format, plain: plain, gzip: gzip))
        }
        let notice = try FileContents.bytes(of: source + "/" + Notice.fileName)
        let stated = ReleaseManifest.File(named: Notice.fileName, notice)
        files.append((stated.file, notice))
        return (
            ReleaseManifest(
                release: release, artefacts: artefacts, notice: stated, sources: built.sources),
            files
        )
    }

    /// The names of releases' files in `folder`, also those that a killed `ship` left there; refuses
    /// a folder that must not be replaced.
    private func oldNames(
        in folder: String, _ manifest: ReleaseManifest
    ) throws(StoreError) -> [String] {
        let release = ReleaseFolder(folder)
        let names = try release.names()
        if names.contains(ReleaseManifest.fileName) {
            let old = try release.unsignedManifest()
            guard old.release < manifest.release || old == manifest else {
                throw StoreError(
                    .policy, place: folder,
                    problem: "holds release \(old.release) (expected one before "
                        + "\(manifest.release))",
                    hint: "give a greater number; clients refuse to go back")
            }
        } else if let name = names.first(where: { !ReleaseManifest.isFileName($0) }) {
            throw StoreError(
                .policy, place: folder,
                problem: "holds files that are no release (\(name))",
                hint: "name an empty folder, or the one of the release before")
        }
        return names.filter(ReleaseManifest.isFileName)
    }
}
