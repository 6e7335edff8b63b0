import Foundation

/// The packs that a client has fetched: a new release is taken whole, or the old one stays.
///
/// The folder holds `sets`, a folder for each of the last two releases, and the file `current`,
/// which names one of them and is replaced in one step. Whenever the process dies, or the disk is
/// full, ``current()`` answers the release before or the one after. A store that trusts the next
/// key beside the present one lets its maker change keys.
public final class PackStore: Sendable {
    /// The folder.
    public let folder: String
    private let keys: [ReleaseKey]

    private var sets: String { folder + "/sets" }
    private var pointer: String { folder + "/current" }

    /// The store in `folder`, which is made where it is missing, for releases signed by one of
    /// `keys`.
    ///
    /// - Throws: ``StoreError``: `cannotCreate` where the folder cannot be made.
    public init(folder: String, trusting keys: [ReleaseKey]) throws(StoreError) {
        self.folder = folder
        self.keys = keys
        try OutputFolder.create(folder + "/sets")
    }

    /// The newest release that is whole; `nil` before the first one.
    ///
    /// Signature, sizes and digests are checked; where the release that was taken last has been
    /// damaged since, this is the one before.
    ///
    /// - Complexity: O(bytes of the release).
    public func current() -> PackSet? {
        let last = lastTaken
        if let last, let set = wholeSet(last) { return set }
        return setNames.compactMap { $0 == last ? nil : wholeSet($0) }
            .max { $0.release < $1.release }
    }

    /// Takes the release that `fetch` gives, or throws and keeps what there is.
    ///
    /// - Parameter fetch: Answers the bytes of a file of the release, by its name; it need not
    ///   read further than the limit, in bytes, since anything longer is refused. Files that the
    ///   present release has too are not asked for.
    /// - Returns: The release; the present one where it is offered again.
    /// - Throws: ``StoreError``: `policy` where the release is not signed by a trusted key, is
    ///   older than the present one, is another one of the same number, or one of its files is
    ///   not as it was signed; `locked`, `cannotCreate`, `io` as the disk has it. What `fetch`
    ///   throws passes through.
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
        // It may stand there since the time before, when only the pointer could not be written.
        if wholeSet(set)?.manifest != manifest {
            try write(manifest, bytes, signature, to: set, from: fetch)
        }
        guard let taken = wholeSet(set) else {
            throw StoreError(.io, place: sets + "/" + set, problem: "does not read as written")
        }
        try AtomicFile.write(Array((set + "\n").utf8), to: pointer)
        for name in setNames where name != set && name != last {
            try? FileManager.default.removeItem(atPath: sets + "/" + name)
        }
        return taken
    }

    /// The files that have to be fetched for the release with these `manifest` and `signature`,
    /// which is refused as ``take(from:)`` refuses it.
    func missing(
        from manifest: [UInt8], signature: [UInt8]
    ) throws(StoreError) -> [ReleaseManifest.File] {
        let offered = try ReleaseManifest(
            manifest, signature: signature, by: keys, place: ReleaseManifest.fileName)
        if current()?.manifest == offered { return [] }
        try refuseRollback(
            to: Self.name(of: offered, manifest), offered.release, from: lastTaken)
        return offered.files.filter { stored($0) == nil }
    }

    /// The name of the set of `manifest`, which stands in `bytes`.
    private static func name(of manifest: ReleaseManifest, _ bytes: [UInt8]) -> String {
        "\(manifest.release)-" + SHA256.hex(of: bytes).prefix(16)
    }

    /// Refuses `set` of `release` where a later one was taken before, or another of its number.
    private func refuseRollback(
        to set: String, _ release: Int, from last: String?
    ) throws(StoreError) {
        // The number counts even where the set itself has been damaged since.
        let taken = last.flatMap { Int($0.prefix { $0 != "-" }) } ?? 0
        let present = max(taken, current()?.release ?? 0)
        guard release <= present, set != last else { return }
        throw StoreError(
            .policy, place: ReleaseManifest.fileName,
            problem: release == present
                ? "is another release with the number \(release)"
                : "is release \(release), older than release \(present)",
            hint: "ask for a newer release")
    }

    /// Writes the files of `manifest` into the folder `set` of their own.
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
            if let problem = file.problem(of: contents, place: file.file) { throw problem }
            try AtomicFile.write(contents, to: unfinished + "/" + file.file)
        }
        try AtomicFile.write(signature, to: unfinished + "/" + ReleaseManifest.signatureName)
        try AtomicFile.write(bytes, to: unfinished + "/" + ReleaseManifest.fileName)
        // A damaged set of the same name has to make room.
        try? FileManager.default.removeItem(atPath: target)
        // Safe because both paths are terminated texts for the length of the call.
        guard unsafe rename(unfinished, target) == 0 else {
            throw StoreError(.cannotCreate, place: target, "cannot be created", code: errno)
        }
        // It has to be on the disk before the file `current` names it.
        try OpenFolder(sets).flush()
    }

    /// The bytes of `file` where a set at hand holds them already.
    private func stored(_ file: ReleaseManifest.File) -> [UInt8]? {
        for set in setNames {
            let path = sets + "/" + set + "/" + file.file
            guard let bytes = try? FileContents.bytes(of: path, limit: file.bytes) else { continue }
            if file.problem(of: bytes, place: path) == nil { return bytes }
        }
        return nil
    }

    /// The set that `current` names.
    private var lastTaken: String? {
        guard let bytes = try? FileContents.bytes(of: pointer, limit: 256),
            let name = String(validating: bytes.prefix { $0 != 0x0A }, as: UTF8.self),
            PlainName.isPlain(name)
        else { return nil }
        return name
    }

    private var setNames: [String] { (try? ReleaseFolder(sets).names()) ?? [] }

    private func wholeSet(_ name: String) -> PackSet? {
        let release = ReleaseFolder(sets + "/" + name)
        guard let manifest = try? release.manifest(signedBy: keys), release.isWhole(manifest)
        else { return nil }
        return PackSet(manifest: manifest, folder: release.path)
    }
}
