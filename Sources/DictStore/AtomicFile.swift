import Foundation

/// Replaces files so that a reader finds either the old or the new contents, whole.
///
/// The bytes go into a temporary file beside the target, `.NAME.PID.tmp`, which is flushed to the
/// disk and then renamed; last the folder is flushed. Where any step fails, or the process dies,
/// the old file stays as it was. One process must not write the same target from two threads.
public enum AtomicFile {
    /// Replaces the file at `path`, or creates it with the mode that the umask leaves.
    ///
    /// A symbolic link at `path` is replaced, never followed. Temporary files that dead processes
    /// left for this target are removed first.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - path: The target; its folder has to exist.
    /// - Throws: ``StoreError``: `cannotCreate` where nothing can stand at `path`, `io` where
    ///   writing fails.
    public static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let (folderPath, name) = try split(path)
        try OpenFolder(folderPath).write(bytes, to: name)
    }

    /// The folder and the name of `path`.
    private static func split(_ path: String) throws(StoreError) -> (folder: String, name: String) {
        let bytes = Array(path.utf8)
        let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
        let name = String(path.utf8.suffix(bytes.count - (slash.map { $0 + 1 } ?? 0))) ?? ""
        guard !name.isEmpty, name != ".", name != "..", !bytes.contains(0) else {
            throw StoreError(
                .cannotCreate, place: path.isEmpty ? "output" : path, problem: "names no file")
        }
        guard let slash else { return (".", name) }
        return (slash == 0 ? "/" : String(path.utf8.prefix(slash)) ?? "/", name)
    }
}
