import DictModel

// The reading of rows: words with numbers, CSV, and the columns that the format names.
extension ListReader {
    /// Whether a line is a word, perhaps with a number, so that places in it are those of the line.
    private var isPlain: Bool { format.columns == nil && !format.separator.isQuoting }

    /// Reads `line` as a row or, if the line ends inside quotation marks, as the beginning of one.
    ///
    /// `number` is the 1-based number of the line.
    mutating func readRow(_ line: Span<UInt8>, _ number: Int, _ body: RecordBody) throws {
        row.clear()
        rowLine = number
        switch format.separator {
        case .comma, .semicolon: return try continueRow(line, number, body)
        case _ where isPlain:
            if format.separator == .tab || format.holdsPhrases, records < TableGauge.enough {
                gauge.add(line)
                if records + 1 == TableGauge.enough { try refuseTable() }
            }
            row.setColumns(of: line, separator: format.separator)
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
        let fields = row.fields.reversed().drop(while: \.isEmpty).count
        guard let table = format.columns else {
            if fields > 2 { throw tooManyColumns(fields, limit: 2) }
            return try read(row, word: 0, number: row.fields.count > 1 ? 1 : nil, body)
        }
        let isFirst = plan == nil
        let plan = try plan ?? makePlan(table, row)
        self.plan = plan
        if isFirst, table.beginsWithHead {
            skipped += 1
            return
        }
        if !table.beginsWithHead {
            head.add(row, line: rowLine)
            widths =
                widths.map { ($0.line, $0.first, max($0.others, row.fields.count)) } ?? (
                    rowLine, fields, 0
                )
        }
        guard row.fields.count >= plan.width else {
            throw Diagnostic(
                .listTooFewColumns, at: place.at(line: rowLine, column: 1), "too few columns",
                found: "\(row.fields.count)", expected: "at least \(plan.width)",
                hint: "check `separator` and `columns`")
        }
        if fields > plan.limit {
            // A word, and text with blanks after it, are no table.
            guard format.separator == .space, plan.width == 1, !table.beginsWithHead else {
                throw tooManyColumns(fields, limit: plan.limit)
            }
            longRows.add(rowLine)
        }
        try read(row, word: plan.word, number: plan.number, body)
    }

    /// Throws if the first row of a table without a head line has more fields than all others, so
    /// that a separator inside a field has probably cut it.
    mutating func refuseLongFirstRow() throws(Diagnostic) {
        guard let widths, widths.others > 0, widths.first > widths.others,
            format.separator != .space
        else { return }
        rowLine = widths.line
        throw tooManyColumns(widths.first, limit: widths.others, as: "the other rows")
    }

    private func makePlan(
        _ table: ListTable, _ row: TableRow
    ) throws(Diagnostic) -> ListTablePlan {
        let head = row.fields.map { Array(row.text[$0]) }
        var missing = ""
        if let plan = ListTablePlan(table, head: head, missing: &missing) { return plan }
        throw Diagnostic(
            .listNoColumn, at: place.at(line: rowLine, column: 1),
            "no column is named " + PrintableText.quoted(missing),
            found: PrintableText.list(head.prefix(20).map { PrintableText.quoted($0) }),
            hint: "check `separator`, and use a name of the head line")
    }

    /// Reads a record from the fields of `row` with the indices `word` and `number`.
    private mutating func read(_ row: TableRow, word: Int, number: Int?, _ body: RecordBody) throws
    {
        let text = row.text.span
        guard !row.fields[word].isEmpty else {
            skipped += 1
            return rowsWithoutWord.add(rowLine)
        }
        if format.isLabelled { return try readLabelled(row, word: word, label: number, body) }
        var count: UInt64?
        if let number, !row.fields[number].isEmpty {
            let range = row.fields[number]
            count = text.number(in: range)
            if count == nil {
                throw badCount(
                    text.extracting(range),
                    column: isPlain ? text.scalars(before: range.lowerBound) + 1 : 1,
                    hint: countHint(row, word))
            }
        } else if number == nil, isPlain, format.separator == .space {
            throw badCount(
                text, column: text.scalars(before: row.fields[word].upperBound) + 1,
                expected: "a word, a space and a count",
                hint: "write the count after the word")
        }
        try handOut(text.extracting(row.fields[word]), rowLine, count, body)
    }

    /// Reads the word of `row` with the text in the column `label` after it.
    private mutating func readLabelled(
        _ row: TableRow, word: Int, label: Int?, _ body: RecordBody
    ) throws {
        var text = Array(row.text[row.fields[word]])
        if let label, !row.fields[label].isEmpty {
            text.append(ASCII.tab)
            text += row.text[row.fields[label]]
        }
        try handOut(text.span, rowLine, nil, body)
    }

    /// Returns the advice for a field of `row` that is no number, beside that of the word.
    private func countHint(_ row: TableRow, _ word: Int) -> String {
        if let columns = format.columns {
            let without = "leave `count` out of `columns` if no column has whole numbers"
            return records == 0 && !columns.beginsWithHead
                ? "add `header: true` to `columns` if this line names the columns, or " + without
                : "name the column with the counts in `columns`, or " + without
        }
        let text = row.text.span
        if text.number(in: row.fields[word]) != nil {
            return "declare `columns: { word: 2 }` to read the second column alone"
        }
        let alone = "declare `columns: { word: 1 }` to read the first column alone"
        guard records == 0 else { return alone }
        return alone + ", or `columns: { word: 1, count: 2, header: true }` if this line names the "
            + "columns"
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
