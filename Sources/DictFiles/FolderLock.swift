package import DictModel
import Platform

/// A lock that lets only one process at a time work in a folder.
///
/// It is an exclusive `flock` on the file `.lock` in the folder. The lock is held until the object
/// is released; the system releases it when the process ends, however that happens. The file stays
/// in the folder. It contains the ID of the process while the lock is held, and is empty after an
/// orderly release.
package final class FolderLock: Sendable {
    package static let fileName = ".lock"
    private let number: Int32

    /// The maximum number of attempts to lock the folder.
    ///
    /// An attempt fails if the lock file is removed after it was opened and before it is locked.
    private static let mostTries = 100

    /// Locks the folder at `path`, which must exist, or throws at once if it is already locked.
    ///
    /// - Throws: `folder.locked` if another process holds the lock, with the ID of that process in
    ///   the hint; `output.folder` if the folder cannot be opened; `output.creation` if the lock
    ///   file cannot be created; `output.writing` if it cannot be locked.
    package convenience init(folder path: String) throws(Diagnostic) {
        try self.init(try OpenFolder(path))
    }

    /// Locks `folder`, or throws at once if it is already locked.
    ///
    /// - Throws: `folder.locked` if another process holds the lock; `output.creation` if the lock
    ///   file cannot be created; `output.writing` if it cannot be locked.
    init(_ folder: OpenFolder) throws(Diagnostic) {
        for _ in 0..<Self.mostTries {
            let locked = try Self.lock(in: folder)
            if Self.isStillThere(locked, in: folder) {
                number = locked
                Self.writeProcess(number)
                return
            }
            // The file was removed between opening and locking.
            close(locked)
        }
        throw Diagnostic(
            .outputWriting, at: folder.place(of: Self.fileName), "something keeps removing it",
            hint: "run again when nothing does")
    }

    deinit {
        _ = ftruncate(number, 0)
        close(number)
    }

    private static func lock(in folder: OpenFolder) throws(Diagnostic) -> Int32 {
        let place = folder.place(of: fileName)
        let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
        var number: Int32
        repeat {
            // Safe because the name is a terminated string for the length of the call.
            number = unsafe openat(folder.descriptor.number, fileName, flags, 0o666)
        } while number < 0 && errno == EINTR
        guard number >= 0 else {
            throw Diagnostic(.outputCreation, at: place, "cannot be created", system: errno)
        }
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            if code == EINTR { continue }
            let holder = process(number)
            close(number)
            guard code == EWOULDBLOCK else {
                throw Diagnostic(.outputWriting, at: place, "cannot be locked", system: code)
            }
            throw Diagnostic(
                .folderLocked, at: place, "another dictc works in this folder",
                hint: holder.map { "wait until process \($0) has finished" }
                    ?? "wait until it has finished")
        }
        return number
    }

    private static func isStillThere(_ number: Int32, in folder: OpenFolder) -> Bool {
        var (opened, found) = (stat(), stat())
        // Safe because the name and both structures live for the length of the calls.
        guard unsafe fstat(number, &opened) == 0,
            unsafe fstatat(folder.descriptor.number, fileName, &found, AT_SYMLINK_NOFOLLOW) == 0
        else { return false }
        return opened.st_ino == found.st_ino && opened.st_dev == found.st_dev
    }

    private static func writeProcess(_ number: Int32) {
        let text = Array("\(getpid())\n".utf8)
        guard ftruncate(number, 0) == 0 else { return }
        // Safe because the pointer and its count describe the array for the length of the call.
        _ = unsafe pwrite(number, text, text.count, 0)
    }

    private static func process(_ number: Int32) -> Int32? {
        var buffer = [UInt8](repeating: 0, count: 16)
        // Safe because the buffer has the stated size for the length of the call.
        let count = unsafe pread(number, &buffer, buffer.count, 0)
        return String(validating: buffer[..<max(0, count)].prefix { $0 >= 0x30 }, as: UTF8.self)
            .flatMap(Int32.init)
    }

    /// Whether `bytes` are what a lock file can contain: the ID of a process, or zeros after a
    /// crash.
    package static func couldBe(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x0A || $0 == 0 }
    }
}
