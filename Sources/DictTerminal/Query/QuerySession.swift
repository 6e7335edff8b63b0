import DictConfiguration
import DictModel
import DictReader

/// A series of queries, whose answers together determine the exit status.
struct QuerySession {
    let mode: QueryMode
    let lexicon: Lexicon
    /// The lexicon's file, for messages.
    let path: String
    /// Whether the lexicon is one that comes with dictc, which the answers then say.
    let isInstalled: Bool
    let format: OutputFormat
    let limit: Int
    /// The worst exit status so far, to be returned at the end.
    ///
    /// An invalid query is worse than a negative answer.
    private(set) var status = ExitStatus.success
    private var answered = 0
    private var isProven = false
    private var rows: RowWriter?
    private var budget: SearchBudget

    init(
        mode: QueryMode, lexicon: Lexicon, path: String, isInstalled: Bool, format: OutputFormat,
        limit: Int
    ) {
        self.mode = mode
        self.lexicon = lexicon
        self.path = path
        self.isInstalled = isInstalled
        self.format = format
        self.limit = limit
        budget = SearchBudget(lexicon)
    }

    /// Writes the answer to `text` as one line or as a block of text.
    ///
    /// An empty line separates one block from the next. The first row of a table follows its
    /// header.
    mutating func answer(_ text: QueryText, _ output: StandardOutput) throws {
        let answer = try found(text)
        switch format {
        case .json, .jsonl:
            let source = isInstalled ? Installation.source(of: lexicon.language) : nil
            try output.line(answer.json(for: text, lexicon.language, source: source))
        case .csv, .tsv:
            if rows == nil { rows = try RowWriter(format, QueryAnswer.columns, output) }
            try rows?.write(answer.row(for: text, lexicon.language))
        case .text:
            if answered > 0 { try output.line("") }
            let columns = StandardOutput.columns
            let lines = answer.lines(
                for: text, lexicon, isInstalled: isInstalled, columns: columns)
            for (index, line) in lines.enumerated() {
                guard columns != nil || Colour.output else {
                    try output.line(line)
                    continue
                }
                let label = String(line.prefix { $0 != " " })
                try output.text(
                    line, indent: QueryAnswer.labelWidth,
                    index == 0 ? [label: .strong] : [label: .faint, "  yes": .good])
            }
        }
        answered += 1
        if !answer.isPositive && status == .success { status = .negative }
    }

    /// Looks up `text`, and checks the lexicon before it is listed whole or found to have too many
    /// words.
    ///
    /// Two kilobytes with the right checksums can lead to more words than a computer ever visits. A
    /// search ends at its budget, and only then asks whether the text or the file is at fault.
    private mutating func found(_ text: QueryText) throws -> QueryAnswer {
        if mode == .word, !text.isPattern, limit == .max { try prove() }
        do {
            return try QueryAnswer(text, mode, lexicon, limit: limit, &budget)
        } catch let error as Diagnostic where error.code.cause == .usage {
            try prove()
            throw error
        }
    }

    /// Checks every node of the lexicon, once.
    private mutating func prove() throws(Diagnostic) {
        if isProven { return }
        try lexicon.expectSound(at: path)
        isProven = true
    }

    /// Answers the queries on standard input, one per line.
    ///
    /// Empty lines are skipped. An invalid query is reported on standard error with its line
    /// number, and does not end the series.
    ///
    /// - Parameters:
    ///   - output: The stream to write the answers to.
    ///   - check: A function that turns a line into a query, or throws if it is not valid.
    /// - Throws: The errors from reading the input, writing the output or searching the lexicon.
    mutating func answerLines(
        _ output: StandardOutput, _ check: (String) throws -> QueryText
    ) throws {
        StandardInput.tellIfTerminal("dictc query: reading texts")
        var number = 0
        if format == .text, let prompt = LinePrompt(lexicon) {
            while let line = prompt.next() {
                number += 1
                try answerLine(.bytes(Array(line.utf8)), number, output, check)
                try output.flush()
            }
            return
        }
        var input = StandardInput(limit: QueryText.longest)
        while let line = try input.next() {
            number += 1
            try answerLine(line, number, output, check)
            if input.isDrained { try output.flush() }
        }
    }

    private mutating func answerLine(
        _ line: StandardInput.Line, _ number: Int, _ output: StandardOutput,
        _ check: (String) throws -> QueryText
    ) throws {
        do {
            guard let text = try Self.text(of: line) else { return }
            try answer(check(text), output)
        } catch let error as Diagnostic where error.code.cause == .usage {
            try refuse(error, line: number, output)
        }
    }

    private mutating func refuse(
        _ error: Diagnostic, line number: Int, _ output: StandardOutput
    ) throws {
        var error = error
        error.place = Place("standard input", line: number)
        StandardError.line(error.shown)
        if format.isJSON { try output.line(Diagnostics([error]).json) }
        status = .usage
    }

    private static func text(of line: StandardInput.Line) throws -> String? {
        guard case .bytes(let bytes) = line else { throw QueryText.tooLong }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Diagnostic.usage(
                "the text is not UTF-8", hint: "write the text in UTF-8", .usageText)
        }
        return text.isEmpty ? nil : text
    }
}
