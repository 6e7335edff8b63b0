import Platform

/// The temporary files that this process has created and neither renamed nor deleted yet.
///
/// They are listed so that a signal handler can delete them before the process ends.
package enum UnplacedFiles {
    private struct Entry {
        var name: String
        var folder: OpenFolder
    }

    private static let lock = Lock()
    // Safe because every access is made with the lock held.
    nonisolated(unsafe) private static var entries: [Entry] = []

    /// Deletes all listed files; call this as the last step before the process ends.
    ///
    /// The list remains locked, so a thread that then adds or renames a file waits until the
    /// process ends.
    package static func abandon() {
        lock.lock()
        for entry in unsafe entries { delete(entry.name, in: entry.folder) }
    }

    /// Adds the temporary file `name` in `folder` to the list.
    ///
    /// Call this before you create the file.
    static func add(_ name: String, in folder: OpenFolder) {
        lock.withLock { unsafe entries.append(Entry(name: name, folder: folder)) }
    }

    /// Deletes the temporary file `name` in `folder`, and removes it from the list.
    static func remove(_ name: String, in folder: OpenFolder) {
        lock.withLock {
            delete(name, in: folder)
            forget(name, in: folder)
        }
    }

    /// Renames the temporary file `name` to `target`, and removes it from the list.
    ///
    /// - Returns: 0 on success, or the value of `errno` on failure.
    static func place(_ name: String, as target: String, in folder: OpenFolder) -> Int32 {
        lock.withLock {
            let number = folder.descriptor.number
            // Safe because both names are terminated strings for the length of the call.
            guard unsafe renameat(number, name, number, target) == 0 else { return errno }
            forget(name, in: folder)
            return 0
        }
    }

    private static func forget(_ name: String, in folder: OpenFolder) {
        unsafe entries.removeAll { $0.name == name && $0.folder === folder }
    }

    private static func delete(_ name: String, in folder: OpenFolder) {
        // Safe because the name is a terminated string for the length of the call.
        _ = unsafe unlinkat(folder.descriptor.number, name, 0)
    }
}
