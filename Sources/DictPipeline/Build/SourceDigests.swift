import DictModel
import DictSources
import DictStore
import Foundation

/// The SHA-256 of every source of a project, and an error for each source that cannot be read.
struct SourceDigests {
    /// The digests, by the paths in the configuration.
    private(set) var values: [String: String] = [:]
    /// The errors for the sources without a digest.
    private(set) var faults = Diagnostics()
    private var stamps: [String: FileStamp] = [:]

    /// Reads every source that the configuration of `project` names, for all spellings.
    ///
    /// - Complexity: Linear in the total size of the sources.
    init(_ project: Project) {
        for file in project.configuration.sourcePaths {
            // Taken first, so that a change during the digest is noticed later.
            stamps[file] = FileStamp(ofFile: project.path(of: file))
            do {
                try project.expectInside(file)
                values[file] = try Self.digest(of: file, in: project)
            } catch {
                faults.add(error)
            }
        }
    }

    /// Whether the only errors, if any, are that files are missing.
    var lacksOnlyFiles: Bool {
        faults.omitted == 0 && faults.errors.allSatisfy { $0.code.cause == .missing }
    }

    /// Throws if a source has changed since it was digested, or if `files` read different bytes.
    ///
    /// It only compares digests and file stamps, and does not open any file.
    ///
    /// - Throws: One error per source.
    func expectUnchanged(_ files: ProjectFiles) throws(Diagnostics) {
        var changed = Set(files.digests().filter { $0.sha256 != values[$0.file] }.map(\.file))
        for (file, stamp) in stamps where FileStamp(ofFile: files.project.path(of: file)) != stamp {
            changed.insert(file)
        }
        var changes = Diagnostics()
        for file in files.project.configuration.sourcePaths where changed.contains(file) {
            changes.add(
                Diagnostic(
                    .sourceChanged, at: Place(project: file), "the file changed while it was read",
                    hint: "run again when nothing writes to it"))
        }
        try changes.throwIfAny()
    }

    /// Returns the digest of `file`, which must be a plain file because it is read twice: for its
    /// digest and for its contents.
    private static func digest(
        of file: String, in project: Project
    ) throws(Diagnostic) -> String {
        let (path, place) = (project.path(of: file), Place(project: file))
        var status = stat()
        // Safe because path and status live for the length of the call.
        if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw Diagnostic(
                .sourceNotAFile, at: place, "no file to read",
                found: "it is a \(isFolder ? "folder" : "device or pipe")",
                expected: "a plain file",
                hint: isFolder ? "name a file in it" : "copy what it gives to a file")
        }
        return try SHA256.hex(ofFile: path, at: place)
    }
}
