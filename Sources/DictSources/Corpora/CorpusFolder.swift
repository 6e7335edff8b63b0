import DictModel
import Platform

/// A namespace for functions that find the files of a corpus in a folder.
enum CorpusFolder {
    /// Whether there is a folder, or a symbolic link to a folder, at `path`.
    static func isFolder(_ path: String) -> Bool {
        guard !path.isEmpty, !path.utf8.contains(0) else { return false }
        var status = stat()
        // Safe because the call gets a path that ends with a zero and a structure to fill.
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    /// Whether the file name in `path` has one of the `endings`, optionally followed by `.gz`.
    ///
    /// The result is false for hidden files, whose names begin with a dot.
    static func isCorpusFile(_ path: [UInt8], endings: [[UInt8]]) -> Bool {
        var name = path.split(separator: slash).last ?? []
        guard let first = name.first, first != dot else { return false }
        let gz = Array(".gz".utf8)
        if name.suffix(3).elementsEqual(gz) { name = name.dropLast(3) }
        return endings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
    }

    /// Returns the paths of the corpus files in the folder at `path` and in all folders inside it.
    ///
    /// The paths are relative to that folder and sorted byte by byte. A corpus file has a name
    /// with one of the `endings`, as described at ``isCorpusFile(_:endings:)``. Links to folders
    /// are not followed.
    static func files(
        in path: String, at place: Place, endings: [[UInt8]], limits: SourceLimits
    ) throws(Diagnostic) -> [String] {
        var files: [[UInt8]] = []
        var budget = limits.folderBudget(at: place)
        try collect([], below: path, at: place, depth: 0, endings, limits, &budget, into: &files)
        files.sort { $0.lexicographicallyPrecedes($1) }
        return files.compactMap { String(validating: $0, as: UTF8.self) }
    }

    private static func collect(
        _ folder: [UInt8], below path: String, at place: Place, depth: Int, _ endings: [[UInt8]],
        _ limits: SourceLimits, _ budget: inout WorkBudget, into files: inout [[UInt8]]
    ) throws(Diagnostic) {
        guard depth <= limits.folderDepth else { throw tooDeep(limits, at: place) }
        for (entry, isFolder) in try entries(of: path, folder, &budget) {
            let inner = folder.isEmpty ? entry : folder + [slash] + entry
            if isFolder {
                try collect(
                    inner, below: path, at: place, depth: depth + 1, endings, limits, &budget,
                    into: &files)
            } else if isCorpusFile(entry, endings: endings) {
                try checkName(inner, at: place)
                files.append(inner)
                try checkCount(files.count, limits, at: place)
            }
        }
    }

    static func tooDeep(_ limits: SourceLimits, at place: Place) -> Diagnostic {
        Diagnostic(
            .folderTooLarge, at: place, "folders nested too deeply",
            found: "more than \(limits.folderDepth) levels")
    }

    static func checkName(_ path: [UInt8], at place: Place) throws(Diagnostic) {
        guard String(validating: path, as: UTF8.self) == nil else { return }
        throw Diagnostic(
            .folderFileName, at: place, "a file name that is not UTF-8",
            found: PrintableText.quoted(path), hint: "rename the file")
    }

    static func checkCount(
        _ count: Int, _ limits: SourceLimits, at place: Place
    ) throws(Diagnostic) {
        guard count > limits.folderFiles else { return }
        throw Diagnostic(
            .folderTooLarge, at: place, "too many files",
            found: "more than \(limits.folderFiles)")
    }

    /// Returns the name of each entry of a folder, and whether the entry is a folder itself.
    ///
    /// `folder` is relative to the corpus folder at `path`. Hidden entries are not included. Each
    /// entry takes a step from `budget`, at whose place errors are reported.
    static func entries(
        of path: String, _ folder: [UInt8], _ budget: inout WorkBudget
    ) throws(Diagnostic) -> [(name: [UInt8], isFolder: Bool)] {
        let place = budget.place
        let inner = String(validating: folder, as: UTF8.self) ?? ""
        let full = folder.isEmpty ? path : path + "/" + inner
        // Safe because the path ends with a zero.
        guard let directory = unsafe opendir(full) else {
            throw FileInput.failure(errno, "read", "folder", in: inner, at: place)
        }
        // Safe because the handle is open and used no more.
        defer { unsafe closedir(directory) }
        var entries: [(name: [UInt8], isFolder: Bool)] = []
        // Safe because the entry is read before the next call, and its name ends with a zero.
        while true {
            // The end and a failure look the same but for errno.
            errno = 0
            guard let entry = unsafe readdir(directory) else { break }
            try budget.spend()
            var name: [UInt8] = []
            unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe name.append(contentsOf: bytes.prefix { $0 != 0 })
            }
            guard name.first != dot, !name.isEmpty else { continue }
            guard let text = String(validating: name, as: UTF8.self) else {
                entries.append((name, false))
                continue
            }
            var status = stat()
            // Safe because the call gets a path that ends with a zero and a structure to fill.
            guard unsafe lstat(full + "/" + text, &status) == 0 else {
                if errno == ENOENT { continue }
                throw FileInput.failure(errno, "read", "folder", in: inner, at: place)
            }
            entries.append((name, status.st_mode & S_IFMT == S_IFDIR))
        }
        guard errno == 0 else {
            throw FileInput.failure(errno, "read", "folder", in: inner, at: place)
        }
        return entries
    }
}

extension SourceLimits {
    func folderBudget(at place: Place) -> WorkBudget {
        WorkBudget(
            folderNames, at: place, for: "to look through the folders",
            hint: "name a folder with fewer files and folders in it")
    }
}
