public import DictModel
import Foundation

/// Replaces files so that a reader sees either the complete old contents or the complete new ones.
///
/// The bytes go into a temporary file beside the target, `.NAME.PID.tmp`, which is flushed to the
/// disk and then renamed; finally the folder is flushed. If any step fails, or the process dies,
/// the old file is unchanged. A process must not write the same target from two threads.
public enum AtomicFile {
    /// Replaces the file at `path`, or creates it with the mode that the umask allows.
    ///
    /// A symbolic link at `path` is replaced, not followed. First, temporary files that dead
    /// processes left for this target are removed.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - path: The target; its folder must exist.
    /// - Throws: `output.not-a-file`, `output.folder` or `output.creation` if a file cannot be
    ///   created at `path`; `output.writing` if writing fails.
    public static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
        let (folderPath, name) = try split(path)
        try OpenFolder(folderPath).write(bytes, to: name)
    }

    /// The folder and the file name in `path`.
    private static func split(_ path: String) throws(Diagnostic) -> (folder: String, name: String) {
        let bytes = Array(path.utf8)
        let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
        let name = String(path.utf8.suffix(bytes.count - (slash.map { $0 + 1 } ?? 0))) ?? ""
        guard !name.isEmpty, name != ".", name != "..", !bytes.contains(0) else {
            throw Diagnostic(
                .outputNotFile, at: Place(path.isEmpty ? "output" : path), "not the name of a file")
        }
        guard let slash else { return (".", name) }
        return (slash == 0 ? "/" : String(path.utf8.prefix(slash)) ?? "/", name)
    }
}
