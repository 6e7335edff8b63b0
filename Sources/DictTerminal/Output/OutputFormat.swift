package import DictFormat
package import DictOutput

/// A form in which commands print lists, chosen with `--format`.
package enum OutputFormat: String, CaseIterable {
    /// Lines for people.
    case text
    /// One JSON object per answer.
    case json
    /// One JSON object per row.
    case jsonl
    /// Comma-separated values with a header.
    case csv
    /// Tab-separated values with a header.
    case tsv

    /// Whether errors are printed as JSON as well.
    package var isJSON: Bool { self == .json || self == .jsonl }

    /// Returns `cells` as one line, without a line ending: of tab-separated values for ``tsv``,
    /// otherwise of comma-separated values.
    ///
    /// In tab-separated values, tabs, line endings and backslashes are escaped with a backslash.
    package func line(_ cells: [String]) -> String {
        guard self == .tsv else { return CSVText.line(cells) }
        return cells.map(Self.escaped).joined(separator: "\t")
    }

    private static func escaped(_ cell: String) -> String {
        guard cell.utf8.contains(where: { "\t\n\r\\".utf8.contains($0) }) else { return cell }
        var text = ""
        for scalar in cell.unicodeScalars {
            switch scalar {
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\\": text += "\\\\"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

/// A writer of rows with named columns, as JSON lines or as separated values with a header.
package struct RowWriter {
    private let format: OutputFormat
    private let columns: [String]
    private let output: StandardOutput

    /// Creates a writer to `output`, and writes the header if `format` has one.
    package init(_ format: OutputFormat, _ columns: [String], _ output: StandardOutput) throws {
        (self.format, self.columns, self.output) = (format, columns, output)
        if !format.isJSON { try output.line(format.line(columns)) }
    }

    /// Writes a row with a value for each column.
    package func write(_ values: [any JSONConvertible]) throws {
        if format.isJSON {
            try output.line(.object([("schema", .integer(1))] + zip(columns, values.map(\.json))))
        } else {
            try output.line(format.line(values.map { Self.cell($0.json) }))
        }
    }

    /// Returns `value` as the text of a cell; that of `null` is empty.
    package static func cell(_ value: JSON) -> String {
        switch value {
        case .string(let text): text
        case .null: ""
        default: JSONLine.text(value)
        }
    }
}

extension Process {
    /// Whether errors are to be printed as JSON as well.
    package static var wantsJSON: Bool {
        hasArgument("--json")
            || value(of: "--format").flatMap(OutputFormat.init(rawValue:))?.isJSON == true
    }
}

/// Functions that format JSON values as single lines of text.
package enum JSONLine {
    package static func text(_ value: JSON) -> String {
        String(validating: value.bytes(), as: UTF8.self) ?? ""
    }
}
