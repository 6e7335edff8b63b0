import DictModel
import DictSources

extension SourceConfiguration {
    /// The familiarity of the word of a line, whose second column is `column`.
    ///
    /// - Throws: `SourceError` where the column is to tell it and holds no number from 1 to 100.
    func familiarity(
        column: UInt64?, line: Int, in project: Project
    ) throws(SourceError) -> UInt8 {
        guard familiarityIsColumn else { return familiarity }
        guard let column, (1...100).contains(column) else {
            throw SourceError(
                .badData, at: SourcePlace(file: project.path(of: file), line: line),
                problem: "no familiarity in the second column",
                found: column.map { String($0) } ?? "nothing", expected: "1 to 100",
                hint: "write word, tab, familiarity")
        }
        return UInt8(column)
    }
}
