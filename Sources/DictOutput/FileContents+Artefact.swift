package import DictFiles
import DictFormat
package import DictModel

extension FileContents {
    /// Reads the artefact at `path` without validating it.
    ///
    /// If the file is not an artefact, or is longer than its header states, reading stops as soon
    /// as that is known. Pass the bytes to ``ArtefactSummary`` or to a reader, which reports any
    /// fault.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - orPipe: Whether the file may be a pipe.
    ///   - place: The place to report in errors, or `nil` to report `path`.
    /// - Returns: The bytes that were read, which are the whole file if it is an artefact.
    /// - Throws: `file.missing`, `file.unreadable` or `file.special` if the file cannot be read.
    package static func artefact(
        at path: String, orPipe: Bool = false, at place: Place? = nil
    ) throws(Diagnostic) -> [UInt8] {
        var bytes: [UInt8] = []
        try forEachPiece(of: path, orPipe: orPipe, at: place) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count <= ArtefactHeader.sufficientLength(bytes)
        }
        return bytes
    }
}
