extension PackStore {
    /// Takes the release in the folder at `path`, for instance of an app bundle.
    ///
    /// - Returns: The release, or the present one where it is offered again.
    /// - Throws: As ``take(from:)``.
    @discardableResult public func take(fromFolder path: String) throws -> PackSet {
        try take { file, limit in
            try FileContents.bytes(of: path + "/" + file, limit: limit)
        }
    }

    /// Takes the release that `download` gives, file by file, and only then touches the disk.
    ///
    /// - Parameter download: As for ``take(from:)``; it may wait for a network.
    /// - Returns: The release, or the present one where it is offered again.
    /// - Throws: As ``take(from:)``.
    @discardableResult public func take(
        downloading download: (_ file: String, _ limit: Int) async throws -> [UInt8]
    ) async throws -> PackSet {
        var files: [String: [UInt8]] = [:]
        for (name, limit) in [
            (ReleaseManifest.fileName, ReleaseManifest.longest),
            (ReleaseManifest.signatureName, ReleaseManifest.longestSignature),
        ] {
            files[name] = try await download(name, limit)
        }
        for file in try missing(
            from: files[ReleaseManifest.fileName] ?? [],
            signature: files[ReleaseManifest.signatureName] ?? [])
        {
            files[file.file] = try await download(file.file, file.bytes)
        }
        return try take { name, _ in files[name] ?? [] }
    }
}
