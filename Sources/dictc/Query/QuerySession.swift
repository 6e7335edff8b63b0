import DictModel
import DictReader

/// A series of queries, whose answers together determine the exit status.
struct QuerySession {
    let mode: QueryMode
    let lexicon: Lexicon
    /// The lexicon's file, for messages.
    let path: String
    let isJSON: Bool
    let limit: Int
    /// The worst exit status so far, to be returned at the end.
    ///
    /// An invalid query is worse than a negative answer.
    private(set) var status = ExitStatus.success
    private var answered = 0
    private var isProven = false

    init(mode: QueryMode, lexicon: Lexicon, path: String, isJSON: Bool, limit: Int) {
        self.mode = mode
        self.lexicon = lexicon
        self.path = path
        self.isJSON = isJSON
        self.limit = limit
    }

    /// Writes the answer to `text` as one line of JSON or as a block of text.
    ///
    /// An empty line separates one block from the next.
    mutating func answer(_ text: QueryText, _ output: StandardOutput) throws {
        try prove(for: text)
        let answer = try QueryAnswer(text, mode, lexicon, limit: limit)
        if isJSON {
            try output.line(answer.json(for: text, lexicon.language))
        } else {
            if answered > 0 { try output.line("") }
            for line in answer.lines(for: text, lexicon) {
                let parts =
                    StandardOutput.columns.map {
                        TerminalText.wrapped(line, columns: $0, indent: QueryAnswer.labelWidth)
                    } ?? [line]
                for part in parts { try output.line(part) }
            }
        }
        answered += 1
        if !answer.isPositive && status == .success { status = .negative }
    }

    /// Checks the lexicon, once, before a query that visits as many words as it states.
    ///
    /// Two kilobytes with the right checksums can lead to more words than a computer ever visits;
    /// only a check of all nodes finds that. A query for one word needs none.
    private mutating func prove(for text: QueryText) throws {
        let visitsMany = limit == .max || text.isPattern || mode == .anagrams || mode == .subAnagrams
        guard visitsMany, !isProven else { return }
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
        var input = StandardInput(limit: QueryText.longest)
        var number = 0
        while let line = try input.next() {
            number += 1
            do {
                guard let text = try Self.text(of: line) else { continue }
                try answer(check(text), output)
            } catch let error as Diagnostic where error.code.cause == .usage {
                try refuse(error, line: number, output)
            }
            if input.isDrained { try output.flush() }
        }
    }

    private mutating func refuse(
        _ error: Diagnostic, line number: Int, _ output: StandardOutput
    ) throws {
        var error = error
        error.place = Place("standard input", line: number)
        StandardError.line(error.text)
        if isJSON { try output.line(Diagnostics([error]).json) }
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
