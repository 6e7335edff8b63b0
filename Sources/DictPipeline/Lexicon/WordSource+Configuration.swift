import DictModel
import DictSources

extension SourceConfiguration {
    /// The source, ready to be read.
    func source(in files: ProjectFiles) -> WordSource {
        WordSource(files.input(file), format: format, affixes: affixes.map(files.input))
    }

    /// The familiarity of the word in a line whose second column is `column`.
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
    /// The list, ready to be read.
    func source(in files: ProjectFiles) -> WordSource { files.list(file, format) }
}
