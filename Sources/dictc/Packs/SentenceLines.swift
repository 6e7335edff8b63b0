import DictFormat
import DictModel
import DictPipeline
import DictReader

/// Formats FillMeUp sentences as lines.
struct SentenceLines {
    let set: SentenceSet

    /// The lines of all sentences.
    ///
    /// Text has only the sentences; JSON and CSV have everything that is in the file.
    func lines(_ style: PackExport.Style) -> [String] {
        switch style {
        case .text:
            return sentences.map { PrintableText.escaped($0.text, limit: .max) }
        case .json: return sentences.enumerated().map { json($1, set.gaps(at: $0)) }
        case .csv:
            return ["text,tokens,gaps,rivals"]
                + sentences.enumerated().map { csv($1, set.gaps(at: $0)) }
        }
    }

    private var sentences: [TokenisedText] {
        (0..<set.count).map { set.sentence(at: $0) ?? TokenisedText(text: []) }
    }

    /// A sentence with the position and tag of each token, and with its gaps.
    private func json(_ sentence: TokenisedText, _ gaps: [SentenceSet.Gap]) -> String {
        JSONLine.text([
            ("schema", .integer(1)), ("language", .string(set.language.code)),
            ("text", .string(Self.string(sentence.text))),
            (
                "tokens",
                .array(
                    sentence.tokens.map { token in
                        .object([
                            ("offset", .integer(token.range.offset)),
                            ("length", .integer(token.range.length)),
                            ("tag", .string(Self.name(token.tag))),
                        ])
                    })
            ),
            (
                "gaps",
                .array(
                    gaps.map { gap in
                        .object([
                            ("token", .integer(gap.token)),
                            ("class", .string("\(gap.lexicalClass.name)")),
                            ("answer", .string(answer(gap.answer))),
                            (
                                "rivals",
                                .array(set.rivals(of: gap).map { .string(answer($0)) })
                            ),
                        ])
                    })
            ),
        ])
    }

    /// A row: tokens as `offset:length:tag`, gaps as indices of tokens, and the rivals of each gap
    /// as numbers of answers joined by `+`, or `.` if there are none.
    ///
    /// The answers are numbered from 0, in byte order.
    private func csv(_ sentence: TokenisedText, _ gaps: [SentenceSet.Gap]) -> String {
        let tokens = sentence.tokens.map {
            "\($0.range.offset):\($0.range.length):\(Self.name($0.tag))"
        }
        let rivals = gaps.map { gap in
            let numbers = set.rivals(of: gap).map(String.init)
            return numbers.isEmpty ? "." : numbers.joined(separator: "+")
        }
        return CSVText.line([
            Self.string(sentence.text), tokens.joined(separator: " "),
            gaps.map { "\($0.token)" }.joined(separator: " "), rivals.joined(separator: " "),
        ])
    }

    private func answer(_ number: Int) -> String { Self.string(set.answer(number) ?? []) }

    private static func name(_ tag: UniversalTag?) -> String { tag.map { "\($0.name)" } ?? "X" }

    /// `bytes` of the file as text; the format guarantees UTF-8.
    private static func string(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self) ?? ""
    }
}
