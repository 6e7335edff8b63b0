import DictTestSupport
import Foundation

/// All rows, in the order of the catalogue.
enum FaultCatalogue {
    /// How many rows each section has.
    static let rowCounts: [(section: Character, rows: Int)] = [
        ("A", 26), ("B", 30), ("C", 32), ("D", 15), ("E", 26), ("F", 15), ("G", 24), ("H", 18),
    ]

    static let rows: [FaultRow] =
        compressedInputs + xmlInputs + wordLists + configurations + artefacts + arguments
        + fileSystem
        + shipping

    /// The rows that `FAULT_ROWS` asks for, sections and rows with commas between (`A,C17`); all
    /// where it is not set.
    static let chosenRows: [FaultRow] = {
        guard let names = ProcessInfo.processInfo.environment["FAULT_ROWS"], !names.isEmpty else {
            return rows
        }
        let chosen = Set(names.split(separator: ",").map(String.init))
        return rows.filter { chosen.contains($0.id) || chosen.contains(String($0.section)) }
    }()

    /// Whether row `a` stands before row `b`.
    static func precedes(_ a: String, _ b: String) -> Bool {
        let (first, second) = (a.prefix(1), b.prefix(1))
        if first != second { return first < second }
        return Int(a.dropFirst()) ?? 0 < Int(b.dropFirst()) ?? 0
    }
}
