import Foundation

/// A folder that is open: what is done in it stays in it, wherever its path leads meanwhile.
public final class OpenFolder: Sendable {
    /// The folder as messages name it.
    public let path: String
    let descriptor: FileDescriptor
    /// Whether this process alone may replace files in it.
    private let isHeld: Bool

    /// Opens the folder at `path`, which may be a symbolic link.
    ///
    /// - Throws: ``StoreError``: `cannotCreate`.
    public convenience init(_ path: String) throws(StoreError) {
        try self.init(path, isHeld: false)
    }

    /// Opens the folder at `path`, which this process alone uses from the first writing on where
    /// `isHeld`.
    convenience init(_ path: String, isHeld: Bool) throws(StoreError) {
        do {
            let descriptor = try FileDescriptor.open(path, O_RDONLY | O_DIRECTORY)
            self.init(descriptor, path, isHeld)
        } catch {
            throw StoreError(
                .cannotCreate, place: path, "the folder cannot be opened", code: error.code,
                hint: "create the folder or name another one")
        }
    }

    private init(_ descriptor: consuming FileDescriptor, _ path: String, _ isHeld: Bool) {
        self.descriptor = descriptor
        self.isHeld = isHeld
        self.path = path
    }

    /// The folder `name` in this one, made where it is missing; a symbolic link is refused.
    ///
    /// Temporary files that dead processes left in it are removed.
    ///
    /// - Throws: ``StoreError``: `cannotCreate`.
    public func folder(named name: String) throws(StoreError) -> OpenFolder {
        // Safe because the name is a terminated text for the length of the call.
        let isNew = unsafe mkdirat(descriptor.number, name, 0o777) == 0
        if isNew { try flush() }
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
        do {
            let inner = OpenFolder(
                try .open(name, in: descriptor.number, flags), place(of: name), isHeld)
            inner.removeLeftovers()
            return inner
        } catch {
            throw StoreError(
                .cannotCreate, place: place(of: name), "is no folder to write into",
                code: error.code, hint: "move it away")
        }
    }

    /// The file `name` of the folder, as messages name it.
    func place(of name: String) -> String {
        if path == "." { return name }
        return path.hasSuffix("/") ? path + name : path + "/" + name
    }

    /// Replaces or creates the file `name`, whole.
    public func write(_ bytes: [UInt8], to name: String) throws(StoreError) {
        try publish([(name, bytes)])
    }

    /// Puts `files` in place in their order.
    ///
    /// All of them are written beside their targets before the first one is replaced: where one
    /// cannot be written, none changes. The last one is replaced when the others are on the disk.
    /// Where the process dies between two replacements, or one of them fails, those before it are
    /// new and the others old, each whole. A manifest, which comes last, is then the old one: it
    /// differs from the new files, and the next build finishes what was begun.
    public func publish(_ files: [(name: String, bytes: [UInt8])]) throws(StoreError) {
        removeLeftovers(of: files.map(\.name))
        var pending: [PendingFile] = []
        for file in files {
            pending.append(try PendingFile(file.bytes, named: file.name, in: self))
        }
        for file in pending.dropLast() { try file.place() }
        if pending.count > 1 { try flush() }
        try pending.last?.place()
        try flush()
    }

    /// Removes `names`; one that is gone is fine.
    public func remove(_ names: [String]) throws(StoreError) {
        for name in names {
            // Safe because the name is a terminated text for the length of the call.
            if unsafe unlinkat(descriptor.number, name, 0) == 0 || errno == ENOENT { continue }
            throw StoreError(.io, place: place(of: name), "cannot be removed", code: errno)
        }
    }

    /// Removes what other processes left of the files `names`; `nil` stands for what dead ones left
    /// of all.
    func removeLeftovers(of names: [String]? = nil) {
        TemporaryFile.removeLeftovers(
            in: path, folder: descriptor.number, for: names, isHeld: isHeld && names != nil)
    }

    /// Returns when the entries are on the disk; file systems that cannot do so say EINVAL.
    func flush() throws(StoreError) {
        do {
            try descriptor.sync()
        } catch {
            if error.code == EINVAL { return }
            throw StoreError(
                .io, place: path, "the folder cannot be flushed", code: error.code,
                hint: "files may have been replaced; run again")
        }
    }
}
