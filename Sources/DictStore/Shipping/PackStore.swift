public import DictModel
import Foundation

/// A folder with the packs that a client has installed; a release is installed completely or not at
/// all.
///
/// The folder contains `sets`, with one folder for each of the last two releases, and the file
/// `current`, which names one of them and is replaced atomically. Even if the process dies or the
/// disk is full, ``current()`` returns either the previous release or the new one. So that the
/// maker of releases can change keys, trust the next key along with the present one.
public final class PackStore: Sendable {
    /// The path of the folder.
    public let folder: String
    private let keys: [ReleaseKey]

    private var sets: String { folder + "/sets" }
    private var pointer: String { folder + "/current" }

    /// Opens the store in `folder`, which is created if missing.
    ///
    /// The store accepts releases signed with any one of `keys`.
    ///
    /// - Throws: `output.folder` if the folder cannot be created.
    public init(folder: String, trusting keys: [ReleaseKey]) throws(Diagnostic) {
        self.folder = folder
        self.keys = keys
        try OutputFolder.create(folder + "/sets")
    }

    /// Returns the current release; `nil` before the first one is installed.
    ///
    /// The signature, sizes and digests are checked. If the release that was installed last has
    /// been damaged since, the newest intact one is returned; `nil` if there is none.
    ///
    /// - Complexity: O(bytes of the release).
    public func current() -> PackSet? {
        let last = lastTaken
        if let last, let set = wholeSet(last) { return set }
        return setNames.compactMap { $0 == last ? nil : wholeSet($0) }
            .max { $0.release < $1.release }
    }

    /// Installs the release whose files `fetch` returns; if that fails, the current one stays.
    ///
    /// - Parameter fetch: Returns the bytes of a file of the release, by its name. It can stop at
    ///   the limit, in bytes, because anything longer is refused. Files that an installed release
    ///   already has are not fetched, except for the manifest and its signature.
    /// - Returns: The installed release; the current one if it is the same.
    /// - Throws: A `Diagnostic`: `release.untrusted`, `release.manifest`, `release.rollback`,
    ///   `release.file-difference` or `release.storing`; `folder.locked` if another process is
    ///   installing a release; the errors of ``AtomicFile/write(_:to:)``. Errors of `fetch` are
    ///   rethrown.
    @discardableResult public func take(
        from fetch: (_ file: String, _ limit: Int) throws -> [UInt8]
    ) throws -> PackSet {
        let lock = try FolderLock(folder: folder)
        defer { withExtendedLifetime(lock) {} }
        let bytes = try fetch(ReleaseManifest.fileName, ReleaseManifest.longest)
        let signature = try fetch(
            ReleaseManifest.signatureName, ReleaseManifest.longestSignature)
        let manifest = try ReleaseManifest(
            bytes, signature: signature, by: keys, place: ReleaseManifest.fileName)
        if let present = current(), present.manifest == manifest { return present }
        let set = Self.name(of: manifest, bytes)
        let last = lastTaken
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

    /// Returns the files to fetch for the release with this `manifest` and `signature`.
    ///
    /// - Throws: The errors with which ``take(from:)`` refuses a release.
    func missing(
        from manifest: [UInt8], signature: [UInt8]
    ) throws(Diagnostic) -> [ReleaseManifest.File] {
        let offered = try ReleaseManifest(
            manifest, signature: signature, by: keys, place: ReleaseManifest.fileName)
        if current()?.manifest == offered { return [] }
        try refuseRollback(
            to: Self.name(of: offered, manifest), offered.release, from: lastTaken)
        return offered.files.filter { stored($0) == nil }
    }

    /// Returns the name of the set for `manifest`; `bytes` are its encoded form.
    private static func name(of manifest: ReleaseManifest, _ bytes: [UInt8]) -> String {
        "\(manifest.release)-" + SHA256.hex(of: bytes).prefix(16)
    }

    /// Throws `release.rollback` if a later release than `set`, or a different one with the same
    /// number, was installed before.
    private func refuseRollback(
        to set: String, _ release: Int, from last: String?
    ) throws(Diagnostic) {
        // The number of the last release counts even if its files have been damaged since.
        let taken = last.flatMap { Int($0.prefix { $0 != "-" }) } ?? 0
        let present = max(taken, current()?.release ?? 0)
        guard release <= present, set != last else { return }
        throw Diagnostic(
            .releaseRollback, at: Place(ReleaseManifest.fileName),
            release == present ? "another release with the present number" : "an older release",
            found: "release \(release)", expected: "one after release \(present)",
            hint: "ask for a newer release")
    }

    /// Writes the files of `manifest` into the new folder `set`.
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

    /// Returns the bytes of `file` from an installed release; `nil` if none has them intact.
    private func stored(_ file: ReleaseManifest.File) -> [UInt8]? {
        for set in setNames {
            let path = sets + "/" + set + "/" + file.file
            guard let bytes = try? FileContents.bytes(of: path, limit: file.bytes) else { continue }
            if file.problem(of: bytes, at: path) == nil { return bytes }
        }
        return nil
    }

    /// The name of the set that was installed last, from the file `current`; `nil` if that is
    /// missing or invalid.
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
        guard let manifest = try? release.manifest(signedBy: keys), release.isWhole(manifest)
        else { return nil }
        return PackSet(manifest: manifest, folder: release.path)
    }
}
