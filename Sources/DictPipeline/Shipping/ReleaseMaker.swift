import DictConfiguration
import DictFiles
import DictFormat
package import DictModel
package import DictOutput
import DictSources
package import DictStore

/// A maker of releases, which packages the artefacts of a build for `dictc ship`.
package struct ReleaseMaker {
    /// The path of the build-output folder that contains the artefacts to ship.
    package var source: String
    /// The number of the release, starting at 1 and greater than that of any earlier release.
    package var release: Int
    /// The name of the product that the release is for, or `nil` to state none.
    package var product: String?
    /// Whether the release number may be more than ``longestStep`` above that of the release before.
    package var mayJump = false
    /// The largest step from one release number to the next that cannot be a slip of the finger.
    ///
    /// From one year to the next, the number 2026112201 of a date grows by less.
    package static let longestStep = 1_000_000
    /// The key to sign the release with, or `nil` for a release without a signature.
    package var key: SigningKey?

    /// Creates a maker for release number `release` from the artefacts in the build-output folder
    /// `source`.
    ///
    /// Pass `nil` as `key` for a release without a signature.
    package init(source: String, release: Int, key: SigningKey?) {
        self.source = source
        self.release = release
        self.key = key
    }

    /// Writes the release into `folder`, the manifest and its signature last, and removes the files
    /// of the previous release.
    ///
    /// If the process is killed before it ends, the next call completes the release or replaces it
    /// with its own.
    ///
    /// - Returns: The manifest as written.
    /// - Throws: A `Diagnostic` if an artefact is missing or damaged; if a source has no licence;
    ///   if `folder` contains a later release, one that is too far back, a different one with this
    ///   number, one for another product, or other files; or if signing or writing fails.
    package func write(to folder: String) throws(Diagnostic) -> ReleaseManifest {
        let (manifest, contents) = try contents()
        let output = try OutputFolder(folder)
        let old = try oldNames(in: folder, manifest)
        var files = contents + [(ReleaseManifest.fileName, manifest.bytes)]
        var superfluous = Set(old).subtracting(files.map(\.name))
        if let key {
            guard let signature = key.signature(of: manifest) else {
                throw Diagnostic(
                    .keyDamaged, at: Place(folder), "cannot be signed with this key")
            }
            files.append((ReleaseManifest.signatureName, signature))
            superfluous.remove(ReleaseManifest.signatureName)
        }
        try output.publish(files)
        try output.remove(superfluous.sorted())
        return manifest
    }

    /// Returns the manifest of the release, and the names and contents of the files that it lists.
    ///
    /// - Throws: `Diagnostic` if an artefact is missing or damaged, or a source has no licence.
    private func contents() throws(Diagnostic) -> (
        ReleaseManifest, [(name: String, bytes: [UInt8])]
    ) {
        let built = try Manifest(inFolder: source)
        if let source = built.sources.first(where: { $0.role == nil && $0.licence == nil }) {
            throw Diagnostic(
                .releaseNoLicence, at: Place(self.source + "/" + Manifest.fileName),
                "a source has no licence", found: source.file,
                hint: "add `licence:` beside its `file:` in dictc.yml, and run `dictc build`")
        }
        if let problem = try ArtefactCheck.problems(ofFolder: source).first { throw problem }
        var files: [(name: String, bytes: [UInt8])] = []
        var artefacts: [ReleaseManifest.Artefact] = []
        for artefact in built.artefacts {
            let bytes = try FileContents.bytes(of: source + "/" + artefact.file)
            let plain = ReleaseManifest.File(named: artefact.file, bytes)
            guard let packed = GzipMember.compressing(bytes) else {
                throw Diagnostic(
                    .outputWriting, at: Place(artefact.file), "no memory to compress it")
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
                release: release, product: product, artefacts: artefacts, notice: stated,
                sources: built.sources),
            files
        )
    }

    /// Returns the names of the files in `folder` that belong to a release, including any left by a
    /// `dictc ship` that was killed.
    ///
    /// - Throws: `Diagnostic` if `folder` contains a later release, a different one with the same
    ///   number, or files that belong to no release.
    private func oldNames(
        in folder: String, _ manifest: ReleaseManifest
    ) throws(Diagnostic) -> [String] {
        let release = ReleaseFolder(folder)
        let names = try release.names()
        if names.contains(ReleaseManifest.fileName) {
            let old = try release.unsignedManifest()
            guard old.release < manifest.release || old == manifest else {
                throw Diagnostic(
                    .releaseRollback, at: Place(folder), "holds release \(old.release)",
                    expected: "one before \(manifest.release)",
                    hint: "give a greater number; clients refuse to go back")
            }
            guard old.product == nil || old.product == manifest.product else {
                throw Diagnostic(
                    .releaseProduct, at: Place(folder), "holds releases of another product",
                    found: old.product, expected: manifest.product ?? "no product",
                    hint: "name another folder, or pass --product \(old.product ?? "")")
            }
            guard mayJump || manifest.release - old.release <= Self.longestStep else {
                throw Diagnostic(
                    .releaseJump, at: Place(folder), "the number is far from the last one",
                    found: "\(manifest.release) after \(old.release)",
                    hint: "clients never go back; --allow-jump if it is meant")
            }
        } else if let name = names.first(where: { !ReleaseManifest.isFileName($0) }) {
            throw Diagnostic(
                .releaseUnlisted, at: Place(folder), "holds files that are no release", found: name,
                hint: "name an empty folder, or the one of the release before")
        }
        return names.filter(ReleaseManifest.isFileName)
    }
}
