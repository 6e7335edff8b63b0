import Foundation

/// Holds a folder for one process: an exclusive `flock` on its file `.lock`.
///
/// The system lets go of it when the process ends, however it ends; the file stays. It holds the
/// number of the process while that works, and nothing afterwards.
public final class FolderLock: Sendable {
    private let number: Int32

    /// Locks `folder`, which has to exist, at once or not at all.
    ///
    /// - Throws: ``StoreError``: `locked` where another process holds it, with its number;
    ///   `cannotCreate` where the lock file cannot be made.
    public init(folder: String) throws(StoreError) {
        let path = folder + "/.lock"
        var locked = try Self.lock(path)
        while !Self.isStillAt(path, locked) {
            // Somebody removed the file between opening and locking.
            close(locked)
            locked = try Self.lock(path)
        }
        number = locked
        Self.writeProcess(number)
    }

    deinit {
        _ = ftruncate(number, 0)
        close(number)
    }

    private static func lock(_ path: String) throws(StoreError) -> Int32 {
        // Safe because the path is a terminated text for the length of the call.
        let number = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard number >= 0 else {
            throw StoreError(.cannotCreate, place: path, "cannot be created", code: errno)
        }
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            if code == EINTR { continue }
            let holder = process(number)
            close(number)
            guard code == EWOULDBLOCK else {
                throw StoreError(.io, place: path, "cannot be locked", code: code)
            }
            throw StoreError(
                .locked, place: path, problem: "another dictc works in this folder",
                hint: holder.map { "wait until process \($0) has finished" }
                    ?? "wait until it has finished")
        }
        return number
    }

    private static func isStillAt(_ path: String, _ number: Int32) -> Bool {
        var (opened, found) = (stat(), stat())
        // Safe because path and both structures live for the length of the calls.
        guard unsafe fstat(number, &opened) == 0, unsafe lstat(path, &found) == 0 else {
            return false
        }
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
        guard count > 0 else { return nil }
        return String(validating: buffer[..<count].prefix { $0 >= 0x30 }, as: UTF8.self)
            .flatMap(Int32.init)
    }
}
