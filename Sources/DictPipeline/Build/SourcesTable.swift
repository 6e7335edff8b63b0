import DictStore
import Foundation

/// What `SOURCES.md` beside the configuration says of each file: licence and attribution.
///
/// Read are the rows of Markdown tables whose head has the columns `file`, `licence` and, if it
/// likes, `attribution`, in any order. A project without the file has no licences to tell.
struct SourcesTable {
    /// What one row says.
    struct Row {
        /// The licence by name.
        var licence: String
        /// The file with the licence's text, where the cell is a link to it.
        var licenceFile: String?
        /// Whom to name; `nil` where the table does not say.
        var attribution: String?
    }

    /// The most bytes the file may have.
    private static let byteLimit = 4 << 20

    private(set) var rows: [String: Row] = [:]

    /// The table of the Markdown `text`.
    init(_ text: String) { read(text) }

    /// The table of `project`; empty where it has none.
    init(_ project: Project) throws(StoreError) {
        guard project.exists("SOURCES.md") else { return }
        let bytes = try FileContents.bytes(
            of: project.path(of: "SOURCES.md"), limit: Self.byteLimit)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw StoreError(
                .badData, place: project.path(of: "SOURCES.md"), problem: "is not UTF-8",
                hint: "save it as UTF-8")
        }
        read(text)
    }

    private mutating func read(_ text: String) {
        var columns: [String: Int] = [:]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let cells = Self.cells(line)
            if cells.isEmpty {
                columns = [:]
            } else if columns.isEmpty {
                for (index, cell) in cells.enumerated() { columns[cell] = index }
            } else if let file = Self.cell("file", cells, columns), !file.hasPrefix("---"),
                let licence = Self.cell("licence", cells, columns)
            {
                let link = Self.link(licence)
                rows[file] = Row(
                    licence: link?.text ?? licence, licenceFile: link?.target,
                    attribution: Self.cell("attribution", cells, columns).flatMap {
                        $0.isEmpty ? nil : $0
                    })
            }
        }
    }

    /// The cells of a table row; empty where the line is none.
    private static func cells(_ line: Substring) -> [String] {
        guard line.hasPrefix("|") else { return [] }
        return line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func cell(
        _ name: String, _ cells: [String], _ columns: [String: Int]
    ) -> String? {
        guard let index = columns[name], index < cells.count else { return nil }
        return cells[index]
    }

    /// The parts of `[text](target)`.
    private static func link(_ cell: String) -> (text: String, target: String)? {
        guard cell.hasPrefix("["), cell.hasSuffix(")"), let middle = cell.range(of: "](") else {
            return nil
        }
        return (
            String(cell[cell.index(after: cell.startIndex)..<middle.lowerBound]),
            String(cell[middle.upperBound...].dropLast())
        )
    }
}
