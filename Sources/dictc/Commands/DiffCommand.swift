import ArgumentParser
import DictFormat
import DictModel
import DictReader
import DictStore

struct DiffCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show the words that two lexicons or builds differ by.",
        discussion: """
            Example: dictc diff old/en.lexicon build-output/en.lexicon

            Prints -word for each word that is only in A and +word for each that is only in B. \
            In two folders it compares lexicons with the same name. Exits 1 if there is a \
            difference.
            """)

    @Argument(help: "The old lexicon, or a folder with lexicons.", completion: .file())
    var a: String

    @Argument(help: "The new lexicon or folder.", completion: .file())
    var b: String

    @OptionGroup var format: FormatOptions

    var isJSON: Bool { format.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        var differences: [LexiconPair.Difference] = []
        let pairs = try LexiconPair.pairs(a, b)
        for pair in pairs { differences.append(try pair.difference()) }
        if isJSON {
            try output.line(json(differences))
        } else {
            for difference in differences where !difference.isEmpty {
                let added = TerminalText.grouped(difference.added.count)
                let removed = TerminalText.grouped(difference.removed.count)
                try output.line(
                    "\(TerminalText.escaped(difference.name)): "
                        + "\(added) added, \(removed) removed")
                for line in difference.lines { try output.write(line.span) }
            }
        }
        return differences.allSatisfy(\.isEmpty) ? .success : .negative
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
