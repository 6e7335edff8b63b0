public import Platform

extension PackStore {
    /// Installs the release that is stored in the folder at `path`, for instance in an app bundle.
    ///
    /// - Returns: The installed release, or the current one if it is the same.
    /// - Throws: The same errors as ``take(from:)``, and the errors that reading the files throws.
    @discardableResult public func take(fromFolder path: String) throws -> PackSet {
        try take { file, limit in
            try FileContents.bytes(of: path + "/" + file, limit: limit)
        }
    }

    /// Installs the release that is stored in `folder`, a file URL.
    ///
    /// - Throws: The same errors.
    @discardableResult public func take(fromFolder folder: URL) throws -> PackSet {
        try take(fromFolder: folder.path)
    }

    /// Installs the release that `download` fetches, for instance from a web server.
    ///
    /// Nothing is written to the disk until all files have been fetched into memory.
    ///
    /// - Parameter download: A closure that returns the bytes of the file with the given name in
    ///   the release. Its second argument is the maximum number of bytes; a longer file is refused.
    /// - Returns: The installed release, or the current one if it is the same.
    /// - Throws: The same errors as ``take(from:)``. Errors of `download` are rethrown.
    @discardableResult public func take<Bytes: Sequence<UInt8>>(
        downloading download: @Sendable (_ file: String, _ limit: Int) async throws -> Bytes
    ) async throws -> PackSet {
        var files: [String: [UInt8]] = [:]
        for (name, limit) in [
            (ReleaseManifest.fileName, ReleaseManifest.longest),
            (ReleaseManifest.signatureName, ReleaseManifest.longestSignature),
        ] {
            files[name] = Array(try await download(name, limit))
        }
        for file in try missing(
            from: files[ReleaseManifest.fileName] ?? [],
            signature: files[ReleaseManifest.signatureName] ?? [])
        {
            files[file.file] = Array(try await download(file.file, file.bytes))
        }
        return try take { name, _ in files[name] ?? [] }
    }
}
