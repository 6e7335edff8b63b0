import DictFormat
package import DictModel
import DictSources
import Platform

/// A report of players about a word.
package struct PlayerReport: Sendable {
    /// What players say of a word.
    package enum Kind: String, Sendable, CaseIterable {
        /// It is no word.
        case wrong
        /// It is a word, and the game refuses it.
        case missing
        /// It is unkind.
        case offensive
        /// The game asked for it, and nobody knows it.
        case unknown
    }

    package var word: String
    package var game: String?
    package var kind: Kind
    package var count: Int

    /// The maximum number of reports of one row.
    private static let mostReports = 1_000_000_000

    /// Reads reports as JSON lines with `word`, `kind` and perhaps `game` and `count`, or as CSV, TSV
    /// or semicolon-separated values with a head line that names these columns.
    ///
    /// - Throws: `Diagnostics` with an error for each line that is no report.
    package static func all(in bytes: [UInt8], at place: Place) throws(Diagnostics)
        -> [PlayerReport]
    {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Diagnostics([
                Diagnostic(
                    .triageLine, at: place, "the text is not UTF-8", hint: "save it as UTF-8")
            ])
        }
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                var line = String.UnicodeScalarView(line)
                if line.last == "\r" { line.removeLast() }
                if line.first == "\u{FEFF}" { line.removeFirst() }
                return String(line)
            }
        let isJSON = lines.first { !$0.isEmpty }?.hasPrefix("{") ?? false
        var columns: [String: Int]?
        var separator = UInt8(ascii: ",")
        var reports: [PlayerReport] = []
        var faults = Diagnostics()
        for (index, line) in lines.enumerated()
        where line.unicodeScalars.contains(where: { $0.value > 0x20 }) {
            let place = place.at(line: index + 1)
            do throws(Diagnostic) {
                if isJSON {
                    reports.append(try PlayerReport(json: line, at: place))
                } else if let columns {
                    let cells = try Self.cells(of: line, separator, at: place)
                    func cell(_ name: String) -> String? {
                        columns[name].flatMap { cells.indices.contains($0) ? cells[$0] : nil }
                    }
                    reports.append(
                        try PlayerReport(
                            word: cell("word"), game: cell("game"), kind: cell("kind"),
                            count: cell("count"), at: place))
                } else {
                    (columns, separator) = try Self.head(line, at: place)
                }
            } catch {
                faults.add(error)
                // Without a head, no other row can be read.
                if !isJSON, columns == nil { break }
            }
        }
        try faults.throwIfAny()
        return reports
    }

    /// Returns the columns that the head line names, and the sign between them.
    private static func head(
        _ line: String, at place: Place
    ) throws(Diagnostic) -> ([String: Int], UInt8) {
        for separator in ",;\t".utf8 {
            let names = (try? cells(of: line, separator, at: place))?.map { $0.lowercased() } ?? []
            guard names.contains("word"), names.contains("kind") else { continue }
            return (
                Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first }),
                separator
            )
        }
        throw Diagnostic(
            .triageLine, at: place, "the head line names no columns word and kind",
            found: PrintableText.quoted(line), expected: "word,game,kind,count",
            hint: "write JSON lines, or a table with these names in its first line")
    }

    /// Splits a row of a table, in which a cell may be in quotation marks.
    private static func cells(
        of line: String, _ separator: UInt8, at place: Place
    ) throws(Diagnostic) -> [String] {
        var row = TableRow()
        let offset = row.appendQuoted(Array(line.utf8).span, separator: separator)
        guard offset == nil, !row.isOpen else {
            throw Diagnostic(
                .triageLine, at: place,
                offset == nil
                    ? "a quotation mark is not closed" : "text after a closing quotation mark",
                found: PrintableText.quoted(line),
                hint: "double the quotation marks inside of a cell")
        }
        return row.fields.map { String(decoding: row.text[$0], as: UTF8.self) }
    }

    private struct Line: Decodable {
        var word: String?
        var game: String?
        var kind: String?
        var count: Int?
    }

    private init(json line: String, at place: Place) throws(Diagnostic) {
        let decoded: Line
        do {
            decoded = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
        } catch {
            throw Diagnostic(
                .triageLine, at: place, "not a report in JSON",
                hint: #"write {"word":"crane","game":"wordle","kind":"wrong","count":3}"#)
        }
        try self.init(
            word: decoded.word, game: decoded.game, kind: decoded.kind,
            count: decoded.count.map { String($0) }, at: place)
    }

    private init(
        word: String?, game: String?, kind: String?, count: String?, at place: Place
    ) throws(Diagnostic) {
        guard let word, !word.isEmpty else {
            throw Diagnostic(.triageLine, at: place, "a report without a word")
        }
        guard let kind, let known = Kind(rawValue: kind.lowercased()) else {
            throw Diagnostic(
                .triageLine, at: place, "unknown kind of report",
                found: PrintableText.quoted(kind ?? ""),
                expected: PrintableText.alternatives(Kind.allCases.map(\.rawValue)))
        }
        let number = count.flatMap { $0.isEmpty ? nil : $0 }.map { Int($0) ?? 0 } ?? 1
        guard (1...Self.mostReports).contains(number) else {
            throw Diagnostic(
                .triageLine, at: place, "not a number of reports",
                found: PrintableText.quoted(count ?? ""), expected: "1 to \(Self.mostReports)")
        }
        self.word = word
        self.game = game.flatMap { $0.isEmpty ? nil : $0 }
        self.kind = known
        self.count = number
    }
}
