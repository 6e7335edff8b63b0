import DictModel
import DictSources

extension SourceConfiguration {
    /// Returns the source, ready to be read.
    func source(in files: ProjectFiles) -> WordSource {
        var format = format
        if mayBeEmpty, case .list(var list) = format {
            list.allowsEmpty = true
            format = .list(list)
        }
        return WordSource(files.input(file), format: format, affixes: affixes.map(files.input))
    }

    /// Returns the familiarity of a word: the one that the configuration states for the whole file,
    /// or `column`, the number in the second column of the word's line.
    ///
    /// - Throws: `Diagnostic` if the column is needed but is not a number from 1 to 100.
    func familiarity(column: UInt64?, line: Int) throws(Diagnostic) -> UInt8 {
        if case .stated(let familiarity) = familiarity { return familiarity }
        guard let column, (1...100).contains(column) else {
            throw Diagnostic(
                .noFamiliarity, at: Place(project: file, line: line),
                "no familiarity in the second column",
                found: column.map { String($0) } ?? "nothing", expected: "1 to 100",
                hint: "write word, tab, familiarity")
        }
        return UInt8(column)
    }
}

extension DropConfiguration {
    /// Returns the list, ready to be read.
    func source(in files: ProjectFiles) -> WordSource { files.list(file, format) }
}
