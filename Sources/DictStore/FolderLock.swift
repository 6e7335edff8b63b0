import Foundation

/// Holds a folder for one process: an exclusive `flock` on its file `.lock`.
///
/// The system lets go of it when the process ends, however it ends; the file stays. It holds the
/// number of the process while that works, and nothing afterwards.
public final class FolderLock: Sendable {
    private static let fileName = ".lock"
    private let number: Int32

    /// How often the lock file may vanish between opening and locking.
    private static let mostTries = 100

    /// Locks the folder at `path`, which has to exist, at once or not at all.
    ///
    /// - Throws: ``StoreError``: `locked` where another process holds it, with its number;
    ///   `cannotCreate` where the lock file cannot be made.
    public convenience init(folder path: String) throws(StoreError) {
        try self.init(try OpenFolder(path))
    }

    /// Locks `folder`, as ``init(folder:)`` does.
    init(_ folder: OpenFolder) throws(StoreError) {
        for _ in 0..<Self.mostTries {
            let locked = try Self.lock(in: folder)
            if Self.isStillThere(locked, in: folder) {
                number = locked
                Self.writeProcess(number)
                return
            }
            // Somebody removed the file between opening and locking.
            close(locked)
        }
        throw StoreError(
            .io, place: folder.place(of: Self.fileName), problem: "vanishes again and again",
            hint: "run again when nothing removes it")
    }

    deinit {
        _ = ftruncate(number, 0)
        close(number)
    }

    private static func lock(in folder: OpenFolder) throws(StoreError) -> Int32 {
        let place = folder.place(of: fileName)
        let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
        var number: Int32
        repeat {
            // Safe because the name is a terminated text for the length of the call.
            number = unsafe openat(folder.descriptor.number, fileName, flags, 0o666)
        } while number < 0 && errno == EINTR
        guard number >= 0 else {
            throw StoreError(.cannotCreate, place: place, "cannot be created", code: errno)
        }
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            if code == EINTR { continue }
            let holder = process(number)
            close(number)
            guard code == EWOULDBLOCK else {
                throw StoreError(.io, place: place, "cannot be locked", code: code)
            }
            throw StoreError(
                .locked, place: place, problem: "another dictc works in this folder",
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
        guard count > 0 else { return nil }
        return String(validating: buffer[..<count].prefix { $0 >= 0x30 }, as: UTF8.self)
            .flatMap(Int32.init)
    }
}
