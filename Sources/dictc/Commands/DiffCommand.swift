import ArgumentParser
import DictFormat
import DictModel
import DictReader

struct DiffCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show the words that two lexicons or builds differ by.",
        discussion: """
            Example: dictc diff old/en.lexicon build-output/en.lexicon

            Prints -word for each word that is only in A and +word for each that is only in B. \
            In two folders it compares lexicons with the same name. Exits 1 if there is a \
            difference, and 64 if a lexicon has over 20 million words, or they differ by over 2 \
            million.
            """)

    @Argument(help: "The old lexicon, or a folder with lexicons.", completion: .file())
    var a: String

    @Argument(help: "The new lexicon or folder.", completion: .file())
    var b: String

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    var isJSON: Bool { format.isJSON }
    var isPaged: Bool { true }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        var differences: [LexiconPair.Difference] = []
        let pairs = try LexiconPair.pairs(a, b)
        for pair in pairs { differences.append(try pair.difference()) }
        switch format.value {
        case .json: try output.line(json(differences))
        case .jsonl, .csv, .tsv: try writeRows(differences, output)
        case .text:
            for difference in differences where !difference.isEmpty {
                let added = TerminalText.grouped(difference.added.count)
                let removed = TerminalText.grouped(difference.removed.count)
                try output.text(
                    "\(TerminalText.escaped(difference.name)): "
                        + "\(added) added, \(removed) removed")
                for line in difference.lines { try output.line(Self.painted(line)) }
            }
        }
        return differences.allSatisfy(\.isEmpty) ? .success : .negative
    }

    /// Returns a line such as `+zebra`, in the colour of its sign.
    private static func painted(_ line: [UInt8]) -> String {
        Colour.paint(
            String(decoding: line, as: UTF8.self), line.first == UInt8(ascii: "+") ? .good : .bad)
    }

    private func writeRows(
        _ differences: [LexiconPair.Difference], _ output: StandardOutput
    ) throws {
        let rows = try RowWriter(format.value, ["file", "change", "word"], output)
        for difference in differences {
            for line in difference.lines {
                let change = line.first == UInt8(ascii: "+") ? "added" : "removed"
                let word = String(decoding: line.dropFirst(), as: UTF8.self)
                try rows.write([.string(difference.name), .string(change), .string(word)])
            }
        }
    }

    private func json(_ differences: [LexiconPair.Difference]) -> JSON {
        func list(_ words: [[UInt8]]) -> JSON {
            .object([("count", .integer(words.count)), ("words", .words(words))])
        }
        return .object([
            ("schema", .integer(1)), ("a", .string(a)), ("b", .string(b)),
            (
                "files",
                .array(
                    differences.map { difference in
                        .object([
                            ("file", .string(difference.name)),
                            ("added", list(difference.added)),
                            ("removed", list(difference.removed)),
                        ])
                    })
            ),
        ])
    }
}
