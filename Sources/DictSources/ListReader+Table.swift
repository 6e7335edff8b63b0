import DictModel

// The reading of tables: CSV files, and lists whose format names the columns to read.
extension ListReader {
    /// Reads `line` as a row of a table or, if the line ends inside quotation marks, as the
    /// beginning of a row.
    ///
    /// `number` is the 1-based number of the line.
    mutating func readRow(_ line: Span<UInt8>, _ number: Int, _ body: RecordBody) throws {
        row.clear()
        rowLine = number
        switch format.separator {
        case .comma, .semicolon: return try continueRow(line, number, body)
        case .tab: row.appendTabbed(line)
        case .space, .none: row.appendSpaced(line)
        }
        try endRow(body)
    }

    /// Appends `line` to the current CSV row, and reads the row if it is then complete.
    ///
    /// `number` is the 1-based number of the line.
    mutating func continueRow(_ line: Span<UInt8>, _ number: Int, _ body: RecordBody) throws {
        guard let separator = format.separator.byte else { return }
        if let offset = row.appendQuoted(line, separator: separator) {
            throw Diagnostic(
                .listTextAfterQuote,
                at: place.at(line: number, column: line.scalars(before: offset) + 1),
                "text after a closing quote",
                found: PrintableText.quoted(line.extracting(offset..<line.count)),
                expected: "the separator or the end of the line",
                hint: "double a quote that belongs to the field: \"\"")
        }
        guard row.isOpen else { return try endRow(body) }
        if row.text.count > limits.lineBytes {
            throw openQuote("\(limits.lineBytes) bytes without one")
        }
    }

    /// Reads the completed row as the head line of the table or as a record.
    private mutating func endRow(_ body: RecordBody) throws {
        if row.fields.allSatisfy(\.isEmpty) {
            skipped += 1
            return
        }
        // The row is moved to a local variable so that its fields can be borrowed.
        var row = TableRow()
        swap(&row, &self.row)
        defer { swap(&row, &self.row) }
        guard let table = format.columns else {
            guard row.fields.count <= 2 else { throw tooManyColumns(row.fields.count, rowLine) }
            return try read(row, word: 0, number: row.fields.count > 1 ? 1 : nil, body)
        }
        if let plan {
            guard row.fields.count >= plan.width else {
                throw Diagnostic(
                    .listTooFewColumns, at: place.at(line: rowLine, column: 1), "too few columns",
                    found: "\(row.fields.count)", expected: "at least \(plan.width)",
                    hint: "check `separator` and `columns`")
            }
            return try read(row, word: plan.word, number: plan.number, body)
        }
        let head = row.fields.map { Array(row.text[$0]) }
        var missing = ""
        guard let plan = ListTablePlan(table, head: head, missing: &missing) else {
            throw Diagnostic(
                .listNoColumn, at: place.at(line: rowLine, column: 1),
                "no column is named " + PrintableText.quoted(missing),
                found: PrintableText.list(head.prefix(20).map { PrintableText.quoted($0) }),
                hint: "check `separator`, and use a name of the head line")
        }
        self.plan = plan
        if table.beginsWithHead {
            skipped += 1
        } else if row.fields.count < plan.width {
            throw Diagnostic(
                .listTooFewColumns, at: place.at(line: rowLine, column: 1), "too few columns",
                found: "\(row.fields.count)", expected: "at least \(plan.width)",
                hint: "check `separator` and `columns`")
        } else {
            try read(row, word: plan.word, number: plan.number, body)
        }
    }

    /// Reads a record from the fields of `row` with the indices `word` and `number`.
    private mutating func read(_ row: TableRow, word: Int, number: Int?, _ body: RecordBody) throws
    {
        let text = row.text.span
        guard !row.fields[word].isEmpty else {
            throw noWord(text, rowLine, column: word + 1)
        }
        var count: UInt64?
        if let number {
            let range = row.fields[number]
            count = text.number(in: range)
            if count == nil {
                let isHead = records == 0 && format.columns?.beginsWithHead != true
                throw badCount(
                    text.extracting(range), rowLine, column: 1,
                    hint: isHead
                        ? "if this line has the names of the columns, use them: "
                            + "`columns: { word: \(Self.example(row, word)), … }`"
                        : "name the column with the counts in `columns`")
            }
        }
        try handOut(text.extracting(row.fields[word]), rowLine, count, body)
    }

    private static func example(_ row: TableRow, _ field: Int) -> String {
        PrintableText.escaped(Array(row.text[row.fields[field]]))
    }

    /// Returns the error for a quotation mark that is not closed before `found`, such as "the end
    /// of the file".
    func openQuote(_ found: String) -> Diagnostic {
        Diagnostic(
            .listOpenQuote, at: place.at(line: rowLine, column: 1), "a quote that is not closed",
            found: found, expected: "a closing quote before the separator",
            hint: "double a quote that belongs to the field: \"\"")
    }
}
