import DictModel
import DictReader

/// Answers one text after another, and determines the exit status for all of them.
struct QuerySession {
    let mode: QueryMode
    let lexicon: Lexicon
    let isJSON: Bool
    let limit: Int
    /// The worst status so far; a line that is not a valid query is worse than a negative answer.
    private(set) var status = ExitStatus.success
    private var answered = 0

    init(mode: QueryMode, lexicon: Lexicon, isJSON: Bool, limit: Int) {
        self.mode = mode
        self.lexicon = lexicon
        self.isJSON = isJSON
        self.limit = limit
    }

    /// Writes the answer to `text`, as one line of JSON or as a block of text.
    ///
    /// Blocks are separated by an empty line.
    mutating func answer(_ text: QueryText, _ output: StandardOutput) throws {
        let answer = try QueryAnswer(text, mode, lexicon, limit: limit)
        if isJSON {
            try output.line(answer.json(for: text, lexicon.language))
        } else {
            if answered > 0 { try output.line("") }
            for line in answer.lines(for: text, lexicon) { try output.line(line) }
        }
        answered += 1
        if !answer.isPositive && status == .success { status = .negative }
    }

    /// Answers each line of standard input, after `check` has turned it into a query.
    ///
    /// Empty lines are skipped. A line that is not a valid query is reported on standard error with
    /// its number, and the next line follows.
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
