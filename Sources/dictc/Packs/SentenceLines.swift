import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictReader
import DictTerminal

/// A formatter that turns the FillMeUp sentences in an artefact into lines of output.
struct SentenceLines {
    let set: SentenceSet

    /// Returns the sentences formatted in `style`, one per line.
    ///
    /// In plain text, a line contains just the sentence; in all other forms, it also contains the
    /// tokens and gaps. In CSV and TSV, the first line is a header.
    func lines(_ style: OutputFormat) -> [String] {
        switch style {
        case .text:
            return sentences.map { PrintableText.escaped($0.text, limit: .max) }
        case .json, .jsonl: return sentences.enumerated().map { json($1, set.gaps(at: $0)) }
        case .csv, .tsv:
            let rows = sentences.enumerated().map { cells($1, set.gaps(at: $0)) }
            return ([["text", "tokens", "gaps", "rivals"]] + rows).map(style.line)
        }
    }

    private var sentences: [TokenisedText] {
        (0..<set.count).map { set.tokenised(at: $0) ?? TokenisedText(text: []) }
    }

    /// Returns `sentence` as a line of JSON, with its tokens and gaps.
    ///
    /// Offsets and lengths of tokens are in bytes of UTF-8.
    private func json(_ sentence: TokenisedText, _ gaps: [SentenceSet.Gap]) -> String {
        JSONLine.text(
            JSON([
                "schema": 1, "language": set.language.code, "text": Self.string(sentence.text),
                "tokens": sentence.tokens.map { token in
                    JSON([
                        "offset": token.range.offset, "length": token.range.length,
                        "tag": Self.name(token.tag),
                    ])
                },
                "gaps": gaps.map { gap in
                    JSON([
                        "token": gap.token, "class": "\(gap.lexicalClass.name)",
                        "answer": answer(gap.answer), "rivals": set.rivals(of: gap).map(answer),
                    ])
                },
            ]))
    }

    /// Returns `sentence` as the cells of a row, with its tokens, its gaps and their rivals.
    ///
    /// A token is written as `offset:length:tag`, with offset and length in bytes of UTF-8, and a
    /// gap as the index of its token. The rivals of a gap, the other answers that fit it, are
    /// written as their numbers joined by `+`, or as `.` if there are none. The answers in the
    /// artefact are sorted byte by byte and numbered from 0.
    private func cells(_ sentence: TokenisedText, _ gaps: [SentenceSet.Gap]) -> [String] {
        let tokens = sentence.tokens.map {
            "\($0.range.offset):\($0.range.length):\(Self.name($0.tag))"
        }
        let rivals = gaps.map { gap in
            let numbers = set.rivals(of: gap).map(String.init)
            return numbers.isEmpty ? "." : numbers.joined(separator: "+")
        }
        return [
            Self.string(sentence.text), tokens.joined(separator: " "),
            gaps.map { "\($0.token)" }.joined(separator: " "), rivals.joined(separator: " "),
        ]
    }

    private func answer(_ number: Int) -> String { Self.string(set.answerText(number) ?? []) }

    private static func name(_ tag: UniversalTag?) -> String { tag.map { "\($0.name)" } ?? "X" }

    /// Converts `bytes` from the artefact to a string.
    ///
    /// The format guarantees that the bytes are UTF-8. If they are not, the result is empty.
    private static func string(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self) ?? ""
    }
}
