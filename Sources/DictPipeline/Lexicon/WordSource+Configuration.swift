import DictConfiguration
import DictModel
import DictSources

extension SourceConfiguration {
    /// Returns a source for reading the words of this file.
    ///
    /// `files` digests the file while it is read.
    ///
    /// - Throws: `Diagnostic` if a symbolic link leads out of the project.
    func source(in files: ProjectFiles) throws(Diagnostic) -> WordSource {
        var format = format
        if mayBeEmpty, case .list(var list) = format {
            list.allowsEmpty = true
            format = .list(list)
        }
        var affixes: SourceInput?
        if let file = self.affixes { affixes = try files.input(file) }
        return WordSource(try files.input(file), format: format, affixes: affixes)
    }

    /// Returns the familiarity of a word in this file, from 1 (best known) to 100.
    ///
    /// - Parameters:
    ///   - column: The number in the second column of the word's line, or `nil` if there is none.
    ///     It is used only if dictc.yml says `familiarity: column`.
    ///   - line: The number of the line, to be named in errors.
    /// - Returns: The familiarity, or 0 if dictc.yml does not state one.
    /// - Throws: `Diagnostic` if the column is used but is not a number from 1 to 100.
    func familiarity(column: UInt64?, line: Int) throws(Diagnostic) -> UInt8 {
        if case .stated(let familiarity) = familiarity { return familiarity }
        guard let column, (highIsBest ? 0...100 : 1...100).contains(column) else {
            throw Diagnostic(
                .noFamiliarity, at: Place(project: file, line: line),
                "no familiarity in the second column",
                found: column.map { String($0) } ?? "nothing",
                expected: highIsBest ? "a score from 0 to 100" : "1 to 100",
                hint: column == 0
                    ? "declare `best: high` if a larger number is a better known word"
                    : "write word, tab, familiarity")
        }
        return UInt8(highIsBest ? max(1, 101 - min(column, 100)) : column)
    }
}

extension DropConfiguration {
    /// Returns a source for reading the spellings in this `drop` list.
    ///
    /// `files` digests the file while it is read.
    ///
    /// - Throws: `Diagnostic` if a symbolic link leads out of the project.
    func source(in files: ProjectFiles) throws(Diagnostic) -> WordSource {
        try files.list(file, format)
    }
}
