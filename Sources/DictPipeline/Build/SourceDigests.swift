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
    private var stamps: [String: FileStamp] = [:]
    /// The files of folders and patterns, keyed by their paths like those in dictc.yml, each with
    /// its SHA-256 and the folder or pattern.
    private var members: [String: (sha256: String, source: String)] = [:]

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
                    values[file] = try stampedDigest(of: file, in: project)
                }
            } catch {
                faults.add(project.explaining(error, about: file))
            }
        }
    }

    private mutating func stampedDigest(
        of file: String, in project: Project
    ) throws(Diagnostic) -> String {
        // Taken first, so that a change during the digest is noticed later.
        stamps[file] = FileStamp(ofFile: project.path(of: file))
        return try Self.digest(of: file, in: project)
    }

    /// Returns the SHA-256 of the list of `files`, those of the folder or pattern `source`, with
    /// their digests, or `nil` if one of them cannot be read.
    private mutating func digest(
        of files: [String], from source: String, in project: Project
    ) -> String? {
        var hash = SHA256()
        var isWhole = true
        for file in files {
            do {
                try project.expectInside(file)
                let digest = try stampedDigest(of: file, in: project)
                members[file] = (digest, source)
                hash.update(Array("\(digest)  \(file)\n".utf8)[...])
            } catch {
                faults.add(error)
                isWhole = false
            }
        }
        return isWhole ? hash.hex() : nil
    }

    /// Returns the SHA-256 of `file`, a source or a file of a folder or pattern, or `nil` if it is
    /// unknown.
    func digest(of file: String) -> String? { members[file]?.sha256 ?? values[file] }

    /// Whether all errors, if there are any, are about missing files.
    var lacksOnlyFiles: Bool {
        faults.omitted == 0 && faults.errors.allSatisfy { $0.code.cause == .missing }
    }

    /// Returns the sources that have changed since they were digested, or of which `files` read other
    /// bytes.
    ///
    /// This compares digests and file stamps, without opening a file. A file that `files` did not
    /// read to its end counts as changed. Call it once, after all readings have ended.
    func changed(_ files: ProjectFiles) -> Set<String> {
        var changed = Set(
            files.digests().filter { $0.sha256 != members[$0.file]?.sha256 ?? values[$0.file] }
                .map(\.file))
        for (file, stamp) in stamps where FileStamp(ofFile: files.project.path(of: file)) != stamp {
            changed.insert(file)
        }
        return changed
    }

    /// Returns one error for each of `paths`, as written in dictc.yml, and of the files of its folder
    /// or pattern, that is in `changed`.
    func changes(_ changed: Set<String>, among paths: [String]) -> Diagnostics {
        var changes = Diagnostics()
        let named = Set(paths)
        let others = changed.filter { file in
            !named.contains(file) && members[file].map { named.contains($0.source) } ?? false
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
