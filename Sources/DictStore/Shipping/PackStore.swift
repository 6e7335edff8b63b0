public import DictModel
public import Platform

/// A folder in which a client installs releases of packs, each of them completely or not at all.
///
/// Packs are the artefacts that a game uses. Even if the process dies or the disk is full,
/// ``current()`` returns either the previous release or the new one. The folder contains `sets`,
/// with one folder for each of the last two releases, and the file `current`, which names one of
/// them and is replaced atomically.
///
/// To prepare for a change of keys, trust the next key along with the present one.
public final class PackStore: Sendable {
    /// The path of the folder that contains the store.
    public let folder: String
    private let product: String?
    private let keys: [ReleaseKey]

    private var sets: String { folder + "/sets" }
    private var pointer: String { folder + "/current" }

    /// Opens the store in the folder at the path `folder`, which is created if missing.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - product: The name of the product whose releases are accepted, as passed to
    ///     `dictc ship --product`, or `nil` to accept releases of any. Pass it if the same key signs
    ///     the releases of several products.
    ///   - keys: The trusted keys; a release must be signed with one of them.
    /// - Throws: `output.folder` if the folder cannot be created; `output.writing` if it cannot be
    ///   flushed.
    public init(
        folder: String, product: String? = nil, trusting keys: [ReleaseKey]
    ) throws(Diagnostic) {
        self.folder = folder
        self.product = product
        self.keys = keys
        try OutputFolder.create(folder + "/sets")
    }

    /// Opens the store in `folder`, a file URL; see ``init(folder:product:trusting:)``.
    ///
    /// - Throws: The same errors.
    public convenience init(
        folder: URL, product: String? = nil, trusting keys: [ReleaseKey]
    ) throws(Diagnostic) {
        try self.init(folder: folder.path, product: product, trusting: keys)
    }

    /// Returns the release that was installed last, after verifying its signature and its files.
    ///
    /// If that release has been damaged since, the newest intact one is returned instead.
    ///
    /// - Returns: The release, or `nil` if none has been installed or none is intact.
    /// - Complexity: O(*n*), where *n* is the number of bytes in the release.
    public func current() -> PackSet? {
        let last = lastTaken
        if let last, let set = wholeSet(last) { return set }
        return setNames.compactMap { $0 == last ? nil : wholeSet($0) }
            .max { $0.release < $1.release }
    }

    /// Verifies and installs the release whose files `fetch` returns.
    ///
    /// If that fails, the current release stays installed. Files that are already installed intact
    /// are not fetched, except for the manifest and its signature.
    ///
    /// - Parameter fetch: A closure that returns the bytes of the file with the given name in the
    ///   release. Its second argument is the maximum number of bytes; a longer file is refused.
    /// - Returns: The installed release, or the current one if it is the same.
    /// - Throws: A `Diagnostic`: `release.untrusted`, `release.manifest`, `release.product`,
    ///   `release.rollback`, `release.file-difference` or `release.storing`; `folder.locked` if
    ///   another process is installing a release; `output.creation` or another `output` error if a
    ///   file cannot be written. Errors of `fetch` are rethrown.
    @discardableResult public func take<Bytes: Sequence<UInt8>>(
        from fetch: (_ file: String, _ limit: Int) throws -> Bytes
    ) throws -> PackSet {
        try install { try Array(fetch($0, $1)) }
    }

    private func install(
        _ fetch: (_ file: String, _ limit: Int) throws -> [UInt8]
    ) throws -> PackSet {
        let lock = try FolderLock(folder: folder)
        defer { withExtendedLifetime(lock) {} }
        let bytes = try fetch(ReleaseManifest.fileName, ReleaseManifest.longest)
        let signature = try fetch(
            ReleaseManifest.signatureName, ReleaseManifest.longestSignature)
        let manifest = try ReleaseManifest(
            bytes, signature: signature, by: keys, place: ReleaseManifest.fileName)
        try refuseOther(manifest)
        let set = Self.name(of: manifest, bytes)
        let last = lastTaken
        if let present = current(), present.manifest == manifest,
            present.release >= Self.number(of: last)
        {
            return present
        }
        try refuseRollback(to: set, manifest.release, from: last)
        // It may exist from an earlier attempt in which only the pointer could not be written.
        if wholeSet(set)?.manifest != manifest {
            try write(manifest, bytes, signature, to: set, from: fetch)
        }
        guard let taken = wholeSet(set) else {
            throw Diagnostic(
                .releaseStoring, at: Place(sets + "/" + set), "does not read as it was written")
        }
        try AtomicFile.write(Array((set + "\n").utf8), to: pointer)
        for name in setNames where name != set && name != last {
            try? FileManager.default.removeItem(atPath: sets + "/" + name)
        }
        return taken
    }

    /// Returns the files that must be fetched to install the release with this `manifest`.
    ///
    /// Files that are already installed intact are not among them.
    ///
    /// - Parameters:
    ///   - manifest: The contents of the manifest file.
    ///   - signature: The contents of the signature file.
    /// - Returns: The manifest's entries for the files, or an empty array if the release is the
    ///   current one.
    /// - Throws: `release.untrusted`, `release.manifest`, `release.product` or `release.rollback` if
    ///   the release is refused.
    func missing(
        from manifest: [UInt8], signature: [UInt8]
    ) throws(Diagnostic) -> [ReleaseManifest.File] {
        let offered = try ReleaseManifest(
            manifest, signature: signature, by: keys, place: ReleaseManifest.fileName)
        try refuseOther(offered)
        let (set, last) = (Self.name(of: offered, manifest), lastTaken)
        if offered.release >= Self.number(of: last), current()?.manifest == offered { return [] }
        try refuseRollback(to: set, offered.release, from: last)
        return offered.files.filter { stored($0) == nil }
    }

    /// Returns the name of the subfolder of `sets` in which the release with `manifest` is
    /// installed.
    ///
    /// It consists of the release number and the start of the SHA-256 of `bytes`, the encoded
    /// manifest.
    private static func name(of manifest: ReleaseManifest, _ bytes: [UInt8]) -> String {
        "\(manifest.release)-" + SHA256.hex(of: bytes).prefix(16)
    }

    /// Returns the number of the release in the subfolder `set` of `sets`, or 0 if it is unknown.
    private static func number(of set: String?) -> Int {
        set.flatMap { Int($0.prefix { $0 != "-" }) } ?? 0
    }

    /// Checks that `manifest` is that of a release for the product of this store.
    ///
    /// - Throws: `release.product` if it is for another product.
    private func refuseOther(_ manifest: ReleaseManifest) throws(Diagnostic) {
        guard let product, manifest.product != product else { return }
        throw Diagnostic(
            .releaseProduct, at: Place(ReleaseManifest.fileName), "a release for another product",
            found: manifest.product ?? "no product", expected: product,
            hint: "fetch it from the place of this product")
    }

    /// Checks that a release is newer than all installed ones, or the same as the last one.
    ///
    /// - Parameters:
    ///   - set: The name of the subfolder of `sets` for the new release.
    ///   - release: The number of the new release.
    ///   - last: The name of the subfolder with the release that was installed last, or `nil` if
    ///     there is none.
    /// - Throws: `release.rollback` if the new release is older, or differs but has the same
    ///   number.
    private func refuseRollback(
        to set: String, _ release: Int, from last: String?
    ) throws(Diagnostic) {
        // The number of the last release counts even if its files have been damaged since.
        let present = max(Self.number(of: last), current()?.release ?? 0)
        guard release <= present, set != last else { return }
        throw Diagnostic(
            .releaseRollback, at: Place(ReleaseManifest.fileName),
            release == present ? "another release with the present number" : "an older release",
            found: "release \(release)", expected: "one after release \(present)",
            hint: "ask for a newer release")
    }

    /// Writes the files of a release to a new subfolder of `sets`, which appears only when it is
    /// complete.
    ///
    /// - Parameters:
    ///   - manifest: The manifest of the release.
    ///   - bytes: The encoded manifest.
    ///   - signature: The contents of the signature file.
    ///   - set: The name of the subfolder; a damaged one of the same name is replaced.
    ///   - fetch: A closure that returns the bytes of a file that is not installed yet.
    /// - Throws: `release.file-difference` if a file differs from its entry; an `output` error if a
    ///   file cannot be written. Errors of `fetch` are rethrown.
    private func write(
        _ manifest: ReleaseManifest, _ bytes: [UInt8], _ signature: [UInt8],
        to set: String, from fetch: (String, Int) throws -> [UInt8]
    ) throws {
        let (unfinished, target) = (sets + "/.unfinished", sets + "/" + set)
        try? FileManager.default.removeItem(atPath: unfinished)
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        try OutputFolder.create(unfinished)
        for file in manifest.files {
            let contents = try stored(file) ?? fetch(file.file, file.bytes)
            if let problem = file.problem(of: contents, at: file.file) { throw problem }
            try AtomicFile.write(contents, to: unfinished + "/" + file.file)
        }
        try AtomicFile.write(signature, to: unfinished + "/" + ReleaseManifest.signatureName)
        try AtomicFile.write(bytes, to: unfinished + "/" + ReleaseManifest.fileName)
        // A damaged set with the same name must be removed first.
        try? FileManager.default.removeItem(atPath: target)
        // Safe because both paths are terminated strings for the length of the call.
        guard unsafe rename(unfinished, target) == 0 else {
            throw Diagnostic(
                .outputCreation, at: Place(target), "cannot be created", system: errno)
        }
        // It must be on the disk before the file `current` names it.
        try OpenFolder(sets).flush()
    }

    /// Returns the bytes of `file` from an installed release, or `nil` if none contains an intact
    /// copy.
    private func stored(_ file: ReleaseManifest.File) -> [UInt8]? {
        for set in setNames {
            let path = sets + "/" + set + "/" + file.file
            guard let bytes = try? FileContents.bytes(of: path, limit: file.bytes) else { continue }
            if file.problem(of: bytes, at: path) == nil { return bytes }
        }
        return nil
    }

    /// The name of the subfolder of `sets` with the release that was installed last.
    ///
    /// It is read from the file `current`, and is `nil` if that file is missing or invalid.
    private var lastTaken: String? {
        guard let bytes = try? FileContents.bytes(of: pointer, limit: 256),
            let name = String(validating: bytes.prefix { $0 != 0x0A }, as: UTF8.self),
            PlainName.isPlain(name)
        else { return nil }
        return name
    }

    private var setNames: [String] { (try? FileContents.names(inFolder: sets)) ?? [] }

    private func wholeSet(_ name: String) -> PackSet? {
        let release = ReleaseFolder(sets + "/" + name)
        guard let manifest = try? release.manifest(signedBy: keys),
            product == nil || manifest.product == product, release.isWhole(manifest)
        else { return nil }
        return PackSet(manifest: manifest, folder: release.path)
    }
}
