import Foundation

/// The temporary files of this process that are not in their place yet, so that a process that is
/// told to end takes them along.
public enum UnplacedFiles {
    private struct Entry {
        var name: String
        var folder: OpenFolder
    }

    private static let lock = NSLock()
    // Safe because every access holds the lock.
    nonisolated(unsafe) private static var entries: [Entry] = []

    /// Removes the files.
    ///
    /// From then on no file is placed and none is added: whoever tries waits for the end of the
    /// process, which the caller brings about.
    public static func abandon() {
        lock.lock()
        for entry in unsafe entries { delete(entry.name, in: entry.folder) }
    }

    /// Adds a file before it is created.
    static func add(_ name: String, in folder: OpenFolder) {
        lock.withLock { unsafe entries.append(Entry(name: name, folder: folder)) }
    }

    /// Deletes a file that is not wanted after all.
    static func remove(_ name: String, in folder: OpenFolder) {
        lock.withLock {
            delete(name, in: folder)
            forget(name, in: folder)
        }
    }

    /// Renames a file over `target`; answers errno, 0 where it is done.
    static func place(_ name: String, as target: String, in folder: OpenFolder) -> Int32 {
        lock.withLock {
            let number = folder.descriptor.number
            // Safe because both names are terminated texts for the length of the call.
            guard unsafe renameat(number, name, number, target) == 0 else { return errno }
            forget(name, in: folder)
            return 0
        }
    }

    private static func forget(_ name: String, in folder: OpenFolder) {
        unsafe entries.removeAll { $0.name == name && $0.folder === folder }
    }

    private static func delete(_ name: String, in folder: OpenFolder) {
        // Safe because the name is a terminated text for the length of the call.
        _ = unsafe unlinkat(folder.descriptor.number, name, 0)
    }
}
