import DictConfiguration
import DictModel
import DictSources

extension Project {
    /// Returns the files of the corpus `file` of `format`, which dictc.yml names as a folder or by a
    /// pattern, as paths like those in dictc.yml, or `nil` if it is a file itself.
    ///
    /// A folder has the files of the format, in all folders inside it as well. The files are sorted
    /// byte by byte.
    ///
    /// - Throws: `Diagnostic` if there is no such file, if a folder cannot be read, or if a symbolic
    ///   link leads out of the project.
    func members(
        of file: String, as format: CorpusFormat
    ) throws(Diagnostic) -> [String]? {
        let fixed = FilePattern.fixedPart(of: file)
        if !fixed.isEmpty { try expectInside(fixed) }
        let place = Place(project: file)
        let members: [String]
        if FilePattern.isPattern(file) {
            let (base, pattern) =
                file.hasPrefix("/") ? ("/", String(file.dropFirst())) : (folder, file)
            members = try FilePattern(pattern).files(in: base, at: place)
                .map { base == "/" ? "/" + $0 : $0 }
        } else {
            var input = SourceInput(path: path(of: file), place: place)
            input.mayBePipe = false
            guard let files = try CorpusSource(input, format: format).folderFiles() else {
                return nil
            }
            members = files.map { file + "/" + $0 }
        }
        guard !members.isEmpty else {
            throw Diagnostic(
                .sourceMissing, at: place, "no file matches", found: "0 files",
                expected: "1 or more")
        }
        return members
    }

    /// Returns the files of the folder or pattern `file` in all formats with which dictc.yml names
    /// it, or `nil` if it is a file itself.
    ///
    /// - Throws: The errors of ``members(of:as:)``.
    func members(of file: String) throws(Diagnostic) -> [String]? {
        var all: [String]?
        for format in corpora[file] ?? [] {
            guard let members = try members(of: file, as: format) else { continue }
            all = all.map { ProjectPath.unique($0 + members) } ?? members
        }
        return all
    }
}

extension ProjectConfiguration {
    /// The formats with which dictc.yml names each corpus, keyed by the path.
    var corpusFormats: [String: [CorpusFormat]] {
        var formats: [String: [CorpusFormat]] = [:]
        for source in languages.flatMap({ $0.sentences?.sources ?? [] })
        where !formats[source.file, default: []].contains(source.format) {
            formats[source.file, default: []].append(source.format)
        }
        return formats
    }
}
