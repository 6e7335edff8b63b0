import DictCompiler
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictTerminal

extension WhyCommand {
    /// Prints what exists only through the source or licence `name`.
    func tell(_ name: String, _ output: StandardOutput) throws -> ExitStatus {
        let answer = try WhyQuery.without(name, language: language.language, options)
        let kinds = Self.kinds(answer.loss)
        switch format.value {
        case .json: try output.line(JSONLine.text(json(answer, kinds)))
        case .jsonl, .csv, .tsv:
            let rows = try RowWriter(format.value, ["kind", "entry"], output)
            for kind in kinds {
                for entry in kind.entries { try rows.write([kind.name, entry]) }
            }
        case .text:
            for file in answer.files {
                let place = options.shown(Place(file.path, base: .project))
                let licence = file.licence ?? "licence not stated"
                try output.text(TerminalText.escaped("\(place)  (\(licence))"))
            }
            for kind in kinds {
                try output.text(TerminalText.escaped(Self.line(kind.name, kind.entries)))
            }
        }
        return kinds.allSatisfy(\.entries.isEmpty) ? .negative : .success
    }

    /// The entries of each kind, as text.
    private static func kinds(_ loss: ContentsLoss) -> [(name: String, entries: [String])] {
        func texts(_ words: [[UInt8]]) -> [String] {
            words.map { PrintableText.escaped($0, limit: .max) }
        }
        let answers = loss.answers.map { answer in
            PrintableText.escaped(answer.word) + (answer.day.map { " (\($0.text))" } ?? "")
        }
        return [
            ("words", texts(loss.words)), ("answers", answers),
            ("packs", loss.packs.map { "\($0.set).\($0.level)" }),
            ("phrases", texts(loss.phrases)), ("sentences", texts(loss.sentences)),
        ]
    }

    /// The number of entries that text shows of each kind.
    private static let shown = 8

    private static func line(_ name: String, _ entries: [String]) -> String {
        let separator = name == "phrases" || name == "sentences" ? "; " : ", "
        let examples = entries.prefix(shown).joined(separator: separator)
        let head = "  \(name)  \(TerminalText.grouped(entries.count))"
        return entries.isEmpty
            ? head : head + ": " + examples + (entries.count > shown ? " …" : "")
    }

    private func json(
        _ answer: WithoutSource, _ kinds: [(name: String, entries: [String])]
    ) -> JSON {
        JSON([
            "schema": 1, "language": answer.language.code,
            "without": answer.files.map { file in
                JSON([
                    "file": options.path(to: Place(file.path, base: .project)),
                    "licence": file.licence,
                ])
            },
        ]) + JSON(kinds.map { ($0.name, $0.entries) })
    }
}
