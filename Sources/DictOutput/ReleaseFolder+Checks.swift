import DictFiles
import DictFormat
package import DictModel
package import DictStore
import Platform

extension ReleaseFolder {
    /// Whether the folder contains a signature file, which may be invalid.
    package var isSigned: Bool {
        FileManager.default.fileExists(atPath: path + "/" + ReleaseManifest.signatureName)
    }

    /// Whether the folder has the manifest of a release, signed or not, instead of that of a build.
    package var isRelease: Bool {
        struct Head: Decodable {
            var release: Int
        }
        let bytes = try? FileContents.bytes(
            of: path + "/" + ReleaseManifest.fileName, limit: ReleaseManifest.longest)
        return bytes.map { (try? JSONDecoder().decode(Head.self, from: Data($0))) != nil } ?? false
    }

    /// Reads the manifest of the release without verifying its signature.
    ///
    /// - Throws: `file.missing` or another `file` error if the file cannot be read;
    ///   `release.manifest` if the manifest is invalid.
    package func unsignedManifest() throws(Diagnostic) -> ReleaseManifest {
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
    package func problems(trusting keys: [ReleaseKey]) throws(Diagnostic) -> [Diagnostic] {
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
    package func problemsOfUnsigned() throws(Diagnostic) -> [Diagnostic] {
        try problems(as: try unsignedManifest())
    }

    private func problems(as manifest: ReleaseManifest) throws(Diagnostic) -> [Diagnostic] {
        let files = manifest.artefacts.flatMap { [$0.plain, $0.gzip] } + [manifest.notice]
        let heads = [ReleaseManifest.fileName, ReleaseManifest.signatureName]
        var problems = heads.compactMap(linkOutside) + files.compactMap(problem)
        for artefact in manifest.artefacts {
            problems += self.problems(of: artefact)
        }
        return problems + (try unlisted(besides: files))
    }

    /// Returns the fault of a file of the release that is somewhere else.
    private func linkOutside(_ name: String) -> Diagnostic? {
        guard let target = realPath(of: name), let folder = realPath(of: "."),
            !target.hasPrefix(folder == "/" ? folder : folder + "/")
        else { return nil }
        return Diagnostic(
            .releaseFileDifference, at: Place(path + "/" + name),
            "a symbolic link that leads out of the release", found: PrintableText.quoted(target),
            hint: "put the file itself there, or make the release again with `dictc ship`")
    }

    private func problem(of file: ReleaseManifest.File) -> Diagnostic? {
        if let fault = linkOutside(file.file) { return fault }
        do throws(Diagnostic) {
            // The limit avoids reading a file that is much too large.
            let bytes = try FileContents.bytes(of: path + "/" + file.file, limit: file.bytes)
            return file.problem(of: bytes, at: path + "/" + file.file)
        } catch {
            return error.asPartOfRelease
        }
    }

    /// Returns the absolute path to which all links at `name` in the folder lead, or `nil` if nothing
    /// is there.
    private func realPath(of name: String) -> String? {
        // Safe because the result is null or a terminated string that we own and free.
        guard let text = unsafe realpath(path + "/" + name, nil) else { return nil }
        defer { unsafe free(text) }
        return unsafe String(validatingCString: text)
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
    package func names() throws(Diagnostic) -> [String] {
        try FileContents.names(inFolder: path)
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
