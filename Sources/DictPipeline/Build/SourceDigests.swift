import DictConfiguration
import DictFiles
import DictModel
import DictOutput
import DictSources

/// The SHA-256 of every source of a project, and an error for each source that cannot be read.
struct SourceDigests {
    /// The SHA-256 of each source that could be read, keyed by its path as written in dictc.yml.
    private(set) var values: [String: String] = [:]
    /// The errors for the sources that could not be digested.
    private(set) var faults = Diagnostics()
    /// The files that were digested, keyed by the bytes of their paths like those in dictc.yml.
    private var files: [[UInt8]: File] = [:]

    /// A source, or a file of folders and patterns.
    private struct File {
        let path: String
        let sha256: String
        let stamp: FileStamp?
        /// The sources that have the file: itself, folders and patterns.
        var sources: Set<String> = []
    }

    /// Creates the digests by reading every source that dictc.yml names.
    ///
    /// This includes sources for spellings other than the configured one.
    ///
    /// - Parameters:
    ///   - project: The project.
    ///   - paths: The sources to read, or `nil` for all of them.
    ///   - known: The SHA-256 of sources that are not read, because they need not be there.
    /// - Complexity: O(*n*), where *n* is the total size of the sources.
    init(_ project: Project, paths: [String]? = nil, known: [String: String] = [:]) {
        for file in paths ?? project.configuration.sourcePaths {
            if let digest = known[file] {
                values[file] = digest
                continue
            }
            do {
                let fixed = FilePattern.fixedPart(of: file)
                if !fixed.isEmpty { try project.expectInside(fixed) }
                if let files = try project.members(of: file) {
                    values[file] = digest(of: files, from: file, in: project)
                } else {
                    values[file] = try digest(of: file, from: file, in: project)
                }
            } catch {
                faults.add(faults.isFull ? error : project.explaining(error, about: file))
            }
        }
    }

    /// Returns the SHA-256 of `file`, which belongs to `source`.
    ///
    /// No file is digested twice, so that all sources that have it agree.
    private mutating func digest(
        of file: String, from source: String, in project: Project
    ) throws(Diagnostic) -> String {
        let key = Array(file.utf8)
        if files[key] == nil {
            // Taken first, so that a change during the digest is noticed later.
            let stamp = FileStamp(ofFile: project.path(of: file))
            let digest = try Self.digest(of: file, in: project)
            files[key] = File(path: file, sha256: digest, stamp: stamp)
        }
        files[key]?.sources.insert(source)
        return files[key]?.sha256 ?? ""
    }

    /// Returns the SHA-256 of the list of `files`, those of the folder or pattern `source`, with
    /// their digests, or `nil` if one of them cannot be read.
    private mutating func digest(
        of files: [String], from source: String, in project: Project
    ) -> String? {
        var members: [(file: String, sha256: String)] = []
        for file in files {
            do {
                try project.expectInside(file)
                members.append((file, try digest(of: file, from: source, in: project)))
            } catch {
                faults.add(error)
            }
        }
        return members.count == files.count ? Self.digest(of: members) : nil
    }

    /// Returns the digest of a folder or pattern that has `members`, sorted byte by byte.
    static func digest(of members: [(file: String, sha256: String)]) -> String {
        var hash = SHA256()
        for member in members { hash.update(Array("\(member.sha256)  \(member.file)\n".utf8)[...]) }
        return hash.hex()
    }

    /// Returns the SHA-256 of `file`, a source or a file of a folder or pattern, or `nil` if it is
    /// unknown.
    func digest(of file: String) -> String? { files[Array(file.utf8)]?.sha256 ?? values[file] }

    /// Whether all errors, if there are any, are about missing files.
    var lacksOnlyFiles: Bool {
        faults.omitted == 0 && faults.errors.allSatisfy { $0.code.cause == .missing }
    }

    /// Returns the sources that have changed since they were digested, or of which `readings` had
    /// other bytes.
    ///
    /// This compares digests and file stamps, without opening a file. A file that was not
    /// read to its end counts as changed. Call it once, after all readings have ended.
    func changed(_ readings: ProjectFiles) -> Set<String> {
        var changed = Set(
            readings.digests().filter { $0.sha256 != digest(of: $0.file) }.map(\.file))
        for file in files.values
        where FileStamp(ofFile: readings.project.path(of: file.path)) != file.stamp {
            changed.insert(file.path)
        }
        return changed
    }

    /// Returns one error for each of `paths`, as written in dictc.yml, and of the files of its folder
    /// or pattern, that is in `changed`.
    func changes(_ changed: Set<String>, among paths: [String]) -> Diagnostics {
        var changes = Diagnostics()
        let named = Set(paths)
        let others = changed.filter { file in
            !named.contains(file) && !named.isDisjoint(with: files[Array(file.utf8)]?.sources ?? [])
        }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for file in paths.filter(changed.contains) + others {
            changes.add(
                Diagnostic(
                    .sourceChanged, at: Place(project: file), "the file changed while it was read",
                    hint: "run again when nothing writes to it"))
        }
        return changes
    }

    /// Returns the SHA-256 of `file`, a path as written in dictc.yml.
    ///
    /// The file must be a regular file, because a build reads it twice: for its digest and for its
    /// contents.
    ///
    /// - Throws: `Diagnostic` if it is a folder, device or pipe, or cannot be read.
    static func digest(
        of file: String, in project: Project
    ) throws(Diagnostic) -> String {
        let (path, place) = (project.path(of: file), Place(project: file))
        var input = SourceInput(path: path, place: place)
        input.mayBePipe = false
        try input.expectFile()
        return try SHA256.hex(ofFile: path, at: place)
    }
}
