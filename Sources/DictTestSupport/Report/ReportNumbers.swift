public import Foundation

/// A check that every number of a report is that of the build's report.json.
///
/// The tables of `dictc report --format json` are compared with ``ReportTables``, and the page with
/// these tables: its own tables, and the numbers in answers, labels and tooltips.
public struct ReportNumbers {
    /// The faults found, each with the name of the figure.
    public private(set) var faults: [String] = []
    /// The names of the figures whose tables were compared with report.json.
    public private(set) var compared: [String] = []

    private let tables: ReportTables
    private let old: ReportTables?

    /// Checks a report.
    ///
    /// - Parameters:
    ///   - report: The report.json of the build.
    ///   - old: The report.json of the build that it is compared with, or `nil` for none.
    ///   - json: The report as `--format json` prints it.
    ///   - page: The report as a page.
    /// - Throws: An error if one of the texts is not JSON.
    public init(report: Data, old: Data?, json: Data, page: String) throws {
        tables = try ReportTables(report)
        self.old = try old.map { try ReportTables($0) }
        let printed = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
        var drawn: [String: String] = [:]
        for part in page.components(separatedBy: "<figure id=\"").dropFirst() {
            let end = part.range(of: "</figure>")?.lowerBound ?? part.endIndex
            drawn[String(part.prefix { $0 != "\"" })] = String(part[..<end])
        }
        for section in printed.objects("sections") {
            for figure in section.objects("figures") {
                let id = figure["id"] as? String ?? ""
                compare(id, figure.object("table").lines("rows"))
                guard let part = drawn.removeValue(forKey: id) else {
                    faults.append("\(id): not on the page")
                    continue
                }
                compare(id, figure, drawn: part)
            }
        }
        faults += drawn.keys.map { "\($0): only on the page" }
        compareSummary(printed.object("summary").lines("rows"))
    }

    /// Compares the rows of the figure `id` with report.json.
    private mutating func compare(_ id: String, _ rows: [[Any]]) {
        let kind = id.split(separator: "-", maxSplits: 1).last.map(String.init) ?? id
        if ReportTables.others.contains(kind) { return }
        let found = rows.map { $0.compactMap { $0 as? Double } }
        let expected: [[Double]]?
        switch kind {
        case "sizes" where id == "sizes":
            let files = Dictionary(grouping: rows) {
                String(($0.first as? String ?? "").prefix { $0 != " " })
            }
            for (file, sections) in files {
                let sum = sections.reduce(0) { $0 + ($1[1] as? Double ?? 0) }
                check(id, file, sum, tables.entry(file).number("bytes"))
            }
            expected = found
        case "sizes":
            expected = rows.map { row in
                let file = row.first as? String ?? ""
                return change(old?.entry(file).number("bytes"), tables.entry(file).number("bytes"))
            }
        case "changes-losses":
            let lexicon = String(id.prefix(2)) + ".lexicon"
            let (now, before) = (
                tables.losses(tables.entry(lexicon)),
                old.map { $0.losses($0.entry(lexicon)) } ?? [:]
            )
            expected = nil
            check(id, "sum now", found.reduce(0) { $0 + $1[1] }, now.values.reduce(0, +))
            check(id, "sum before", found.reduce(0) { $0 + $1[0] }, before.values.reduce(0, +))
            if found.contains(where: { $0[2] != $0[1] - $0[0] }) { faults.append("\(id): changes") }
        case "changes":
            for row in rows { compareChange(id, row) }
            expected = nil
        default:
            expected = tables.rows(id)
            if expected == nil { faults.append("\(id): nothing to compare with") }
        }
        compared.append(id)
        if let expected, expected != found { faults.append("\(id): \(found), not \(expected)") }
    }

    private func change(_ before: Double?, _ after: Double) -> [Double] {
        [before ?? 0, after, after - (before ?? 0)]
    }

    private mutating func check(_ id: String, _ name: String, _ found: Double, _ expected: Double) {
        if found != expected { faults.append("\(id): \(name) \(found), not \(expected)") }
    }

    /// Compares the contents of two builds: their sizes, and that what came and went explains them.
    private mutating func compareChange(_ id: String, _ row: [Any]) {
        let name = row.first as? String ?? ""
        let numbers = row.compactMap { $0 as? Double }
        guard numbers.count == 5 else { return faults.append("\(id): \(row)") }
        let now = Self.contents(name, of: String(id.prefix(2)), tables)
        check(id, name, numbers[1], now)
        check(
            id, name, numbers[0], old.map { Self.contents(name, of: String(id.prefix(2)), $0) } ?? 0
        )
        check(id, name + " that came and went", numbers[0] + numbers[2] - numbers[3], now)
    }

    /// The number of `name`, such as level packs, in the artefacts of a language.
    private static func contents(_ name: String, of code: String, _ tables: ReportTables) -> Double
    {
        switch name {
        case "words": tables.entry(code + ".lexicon").number("words")
        case "level packs": tables.entry(code + ".levels").number("packs")
        default: tables.entry("\(code).\(name)").number(name)
        }
    }

    private mutating func compareSummary(_ rows: [[Any]]) {
        let codes = ["en", "nl"].filter { code in
            ["lexicon", "levels", "answers", "phrases", "sentences"].contains {
                !tables.entry("\(code).\($0)").isEmpty
            }
        }
        for row in rows {
            let name = row.first as? String ?? ""
            for (index, code) in codes.enumerated() where !name.hasPrefix("size") {
                let cell = row[1 + index] as? Double
                check(
                    "summary", "\(code) \(name)", cell ?? 0, Self.contents(name, of: code, tables))
            }
        }
    }
}

extension ReportNumbers {
    /// Compares what the page draws for a figure with its numbers.
    private mutating func compare(_ id: String, _ figure: [String: Any], drawn: String) {
        let rows = figure.object("table").lines("rows")
        let cells = Self.contents(of: "t[hd]", in: drawn)
        let table = figure.object("table")
        let expected = table.lines("rows").joined().map(Self.normal)
        let headings = (table["columns"] as? [String] ?? []).count
        let found = cells.dropFirst(headings).map(Self.plain)
        if found.count != expected.count { faults.append("\(id): \(found.count) cells") }
        for (one, other) in zip(found, expected) where !Self.isSame(one, other) {
            faults.append("\(id): the page has \(one), not \(other)")
        }
        let code = ["en", "nl"].first { id.hasPrefix($0 + "-") }
        var known = tables.integers(of: code).union(old?.integers(of: code) ?? [])
        let numbers = rows.map { $0.map { $0 as? Double ?? 0 } }
        for column in 0..<headings {
            let values = numbers.compactMap { $0.count > column ? Int(abs($0[column])) : nil }
            known.formUnion(values)
            known.insert(values.reduce(0, +))
        }
        for row in numbers { known.insert(Int(row.reduce(0) { $0 + abs($1) })) }
        known.formUnion(rows.joined().compactMap { $0 as? String }.flatMap(Self.integers))
        known.formUnion((table["columns"] as? [String] ?? []).flatMap(Self.integers))
        known.formUnion(derived(id, numbers))
        let texts = Self.contents(of: "title", in: drawn) + Self.contents(of: "p", in: drawn)
        guard !ReportTables.others.contains(String(id.drop { $0 != "-" }.dropFirst())),
            !id.hasSuffix("changes"), id != "times"
        else { return }
        for text in texts {
            for number in Self.integers(Self.plain(text)) where !known.contains(number) {
                faults.append("\(id): \(number) in “\(text)” is no number of the build")
            }
        }
    }

    /// The numbers that the answer and the tooltips of a figure work out of its table.
    private func derived(_ id: String, _ rows: [[Double]]) -> [Int] {
        let columns = rows.map(\.count).max() ?? 0
        func column(_ number: Int) -> [Double] { rows.map { $0.count > number ? $0[number] : 0 } }
        switch id.split(separator: "-", maxSplits: 1).last {
        // The number of sets after which a word may come again is a rule.
        case "pool": return [40]
        // The words that most people know are those of the first columns.
        case "lengths": return Self.sums(of: (2..<max(2, columns)).map { column($0).reduce(0, +) })
        // The smallest files are drawn as one.
        case "files":
            // Kept records are shown in two parts: of words that only this file has, and the others.
            let parts = rows.map { row in row + (row.count == 4 ? [row[1] - row[3]] : []) }
            let ascending = parts.sorted {
                $0.prefix(3).reduce(0, +) < $1.prefix(3).reduce(0, +)
            }
            return Array(0...rows.count)
                + (0...columns).flatMap { number in
                    let column = ascending.map { $0.count > number ? $0[number] : 0 }
                    return column.map { Int($0) } + Self.sums(of: column)
                }
        // So are the rarest mistakes: what is not on the diagonal.
        case "confusions":
            let mistakes = rows.enumerated().flatMap { index, row in
                row.dropFirst().enumerated().filter { $0.offset != index }.map(\.element)
            }
            return Self.sums(of: mistakes.sorted())
        case "chances":
            let levels = tables.entry(id.prefix(2) + ".levels")
            return Array(1...max(1, Int(levels.number("sets"))))
        // What is not certain is the rest of a class.
        case "tagger":
            return rows.filter { $0.count == 3 }.map { Int($0[1] - $0[2]) }
        default: return []
        }
    }

    /// The sums of the first elements, the first two, and so on.
    private static func sums(of values: [Double]) -> [Int] {
        var sum = 0.0
        return values.map { value in
            sum += value
            return Int(sum)
        }
    }

    /// The contents of all elements whose names match `name`, with their references resolved.
    private static func contents(of name: String, in markup: String) -> [String] {
        guard let pattern = try? Regex<(Substring, Substring)>("<\(name)(?: [^>]*)?>([^<]*)</")
        else {
            return []
        }
        return markup.matches(of: pattern).map { String($0.output.1) }
    }

    private static func plain(_ text: String) -> String {
        var text = text
        for (reference, character) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("\u{A0}", " "),
            ("\u{2212}", "-"), ("&amp;", "&"),
        ] {
            text = text.replacingOccurrences(of: reference, with: character)
        }
        return text
    }

    /// The whole numbers in `text` that are not part of a name, a percentage or a decimal fraction.
    private static func integers(_ text: String) -> [Int] {
        let pattern = /(?:^|[^\w.,\-])(\d{1,3}(?:,\d{3})+|\d+)(?![\d\w]|[.,]\d| ?%| (?:kB|MB)\b)/
        return text.matches(of: pattern).compactMap {
            Int($0.output.1.replacingOccurrences(of: ",", with: ""))
        }
    }

    /// The value of a cell in JSON as text.
    private static func normal(_ value: Any) -> String {
        if value is NSNull { return "–" }
        // The page shows what turns text around by its number.
        if let text = value as? String {
            return text.replacingOccurrences(of: "\u{202E}", with: "\\u{202e}")
        }
        return "\(value)"
    }

    /// Whether a cell of the page means the value of a cell in JSON.
    private static func isSame(_ shown: String, _ value: String) -> Bool {
        if shown == value { return true }
        let digits = shown.replacingOccurrences(of: ",", with: "")
            .replacingOccurrences(of: "+", with: "").replacingOccurrences(of: "±", with: "")
        if let number = Double(digits), let other = Double(value) { return number == other }
        guard digits.hasSuffix(" %"), let share = Double(digits.dropLast(2)),
            let other = Double(value)
        else { return false }
        return abs(share - 100 * other) < 0.0501
    }
}

extension [String: Any] {
    /// The member `name`, an array of arrays.
    fileprivate func lines(_ name: String) -> [[Any]] { self[name] as? [[Any]] ?? [] }
}
