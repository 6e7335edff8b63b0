package import DictModel

/// A folder with a release of packs: a signed manifest, and files whose names start with their
/// digests.
package struct ReleaseFolder: Sendable {
    /// The path of the folder that contains the release.
    package let path: String

    /// Creates a reference to the release in the folder at `path`, without reading it.
    package init(_ path: String) { self.path = path }

    /// Reads the manifest of the release, after verifying that it is signed with one of `keys`.
    ///
    /// - Throws: `file.missing` if the manifest or the signature is missing; `release.untrusted` if
    ///   the manifest is not signed with one of `keys`; `release.manifest` if it is invalid.
    package func manifest(signedBy keys: [ReleaseKey]) throws(Diagnostic) -> ReleaseManifest {
        let place = path + "/" + ReleaseManifest.fileName
        let bytes = try FileContents.bytes(of: place, limit: ReleaseManifest.longest)
        let signature = try FileContents.bytes(
            of: path + "/" + ReleaseManifest.signatureName,
            limit: ReleaseManifest.longestSignature)
        return try ReleaseManifest(bytes, signature: signature, by: keys, place: place)
    }

    /// Returns whether all the files that a client needs exist and match their entries in
    /// `manifest`.
    func isWhole(_ manifest: ReleaseManifest) -> Bool {
        manifest.files.allSatisfy { file in
            let path = path + "/" + file.file
            // The limit avoids reading a file that is much too large.
            return (try? FileContents.bytes(of: path, limit: file.bytes))
                .map { file.problem(of: $0, at: path) == nil } ?? false
        }
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
    package func problem(of bytes: [UInt8], at path: String) -> Diagnostic? {
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
