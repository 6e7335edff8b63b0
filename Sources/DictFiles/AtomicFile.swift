package import DictModel
import Platform

/// Functions that replace a file so that readers see either its old contents or the complete new
/// ones.
///
/// The new contents are written to a temporary file beside the target, `.NAME.PID.tmp`, which is
/// flushed to the disk and then renamed. Finally, the folder is flushed. If the process dies or an
/// error occurs before the temporary file is renamed, the old file is unchanged. Two threads of a
/// process must not write to the same target at the same time.
package enum AtomicFile {
    /// Replaces the file at `path`, or creates it with the permissions that the umask allows.
    ///
    /// A symbolic link at `path` is replaced, not followed. Temporary files that dead processes
    /// left behind for the same target are removed first.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - path: The path of the file, in a folder that exists.
    /// - Throws: `output.not-a-file`, `output.folder` or `output.creation` if a file cannot be
    ///   created at `path`; `output.writing` if writing fails, or if flushing the folder fails
    ///   after the file has been replaced.
    package static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
        let (folderPath, name) = try split(path)
        try OpenFolder(folderPath).write(bytes, to: name)
    }

    /// Replaces the file at `path`, or creates it, with what `contents` passes to its argument,
    /// piece by piece.
    ///
    /// Use it for contents that may not fit into memory. If `contents` throws, the old file stays.
    ///
    /// - Parameters:
    ///   - path: The path of the file, in a folder that exists.
    ///   - headSize: The size of the beginning of the file that is known only in the end, in bytes.
    ///   - check: What is called when all is written, before the old file is replaced.
    ///   - contents: A closure that passes on what follows, and returns the beginning.
    /// - Throws: The same errors as ``write(_:to:)``, and any error that `check` or `contents` throws.
    package static func write(
        to path: String, headSize: Int = 0, check: () throws -> Void = {},
        _ contents: (_ write: ([UInt8]) throws -> Void) throws -> [UInt8]
    ) throws {
        let (folderPath, name) = try split(path)
        try OpenFolder(folderPath).write(to: name, headSize: headSize, check, contents)
    }

    /// Splits `path` at its last slash into the path of a folder and the name of a file in it.
    ///
    /// - Returns: The two parts, with `.` as the folder if `path` has no slash.
    /// - Throws: `output.not-a-file` if the part after the slash is not a valid file name.
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
