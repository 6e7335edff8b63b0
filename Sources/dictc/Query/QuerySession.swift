import DictFormat
import DictReader

/// Answers text after text and keeps the exit status of them all.
struct QuerySession {
    let mode: QueryMode
    let lexicon: Lexicon
    let isJSON: Bool
    let limit: Int
    /// The worst so far: a refused line counts more than a negative answer.
    private(set) var status = ExitStatus.success
    private var answered = 0

    init(mode: QueryMode, lexicon: Lexicon, isJSON: Bool, limit: Int) {
        self.mode = mode
        self.lexicon = lexicon
        self.isJSON = isJSON
        self.limit = limit
    }

    /// Answers `text`: one line of JSON, or a block with an empty line before the next.
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

    /// Answers each line of standard input; empty ones are passed over, and one that cannot be
    /// asked about is refused on standard error, with its number.
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
            } catch let failure as Failure where failure.status == .usage {
                try refuse(failure, line: number, output)
            }
            if input.isDrained { try output.flush() }
        }
    }

    private mutating func refuse(
        _ failure: Failure, line number: Int, _ output: StandardOutput
    ) throws {
        var failure = failure
        failure.place = "standard input:\(number)"
        StandardError.line(failure.text)
        if isJSON { try output.line(FailureList(failure).json) }
        status = .usage
    }

    private static func text(of line: StandardInput.Line) throws -> String? {
        guard case .bytes(let bytes) = line else { throw QueryText.tooLong }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure.usage("the text is not UTF-8", hint: "write the text in UTF-8")
        }
        return text.isEmpty ? nil : text
    }
}
