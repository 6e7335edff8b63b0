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
        try PendingFile(bytes, for: path).place()
    }
}
