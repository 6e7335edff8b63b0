import DictModel
import DictSources

extension Project {
    /// Returns the files of a corpus that dictc.yml names as a folder or by a pattern, as paths
    /// like those in dictc.yml, or `nil` if `file` is a file itself.
    ///
    /// A folder has the files of its format, in all folders inside it as well. The files are sorted
    /// byte by byte.
    ///
    /// - Throws: `Diagnostic` if there is no such file, if a folder cannot be read, or if a symbolic
    ///   link leads out of the project.
    func members(of file: String) throws(Diagnostic) -> [String]? {
        guard let format = corpora[file] else { return nil }
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
}

extension ProjectConfiguration {
    /// The format of each corpus, keyed by its path as written in dictc.yml.
    var corpusFormats: [String: CorpusFormat] {
        let sources = languages.flatMap { $0.sentences?.sources ?? [] }
        return Dictionary(sources.map { ($0.file, $0.format) }) { first, _ in first }
    }
}
