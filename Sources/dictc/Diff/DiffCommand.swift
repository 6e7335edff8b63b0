import ArgumentParser
import DictFormat
import DictModel
import DictOutput
import DictTerminal

struct DiffCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what two packs or builds differ by.",
        discussion: """
            Example: dictc diff old/en.lexicon build-output/en.lexicon
            Example: dictc diff old build-output --markdown

            Prints - for each word, answer, phrase, sentence or pack that is only in A, + for each \
            that is only in B, with its place, and ~ where the words of a pack, the tier of a \
            phrase or the gaps of a sentence have changed. Entries that moved among the others \
            are counted. In two folders it compares files with the same name. Exits 1 if there \
            is a difference, and 64 if a lexicon has over 20 million words, or they differ by \
            over 2 million.
            """)

    @Argument(help: "The old pack, or a folder with packs.", completion: .file())
    var a: String

    @Argument(help: "The new pack or folder.", completion: .file())
    var b: String

    @Flag(help: "Print Markdown, as for a comment on a pull request.")
    var markdown = false

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    var isJSON: Bool { format.isJSON }
    var isPaged: Bool { !markdown }

    func validate() throws {
        if markdown && format.value != .text {
            throw ValidationError("--markdown and other forms of the output exclude each other")
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        let differences = try ArtefactDifference.all(from: a, to: b)
        switch format.value {
        case .json:
            try output.line(
                JSON(["schema": 1, "a": a, "b": b, "files": differences.map(Self.json)]))
        case .jsonl, .csv, .tsv: try writeRows(differences, output)
        case .text:
            for difference in differences where !difference.isEmpty {
                try markdown ? writeMarkdown(difference, output) : writeText(difference, output)
            }
            if markdown && differences.allSatisfy(\.isEmpty) { try output.line("No difference.") }
        }
        return differences.allSatisfy(\.isEmpty) ? .success : .negative
    }

    private func writeText(_ difference: ArtefactDifference, _ output: StandardOutput) throws {
        try output.text(
            "\(TerminalText.escaped(difference.name)): \(Self.summary(of: difference))")
        for change in difference.changes {
            try output.line(Colour.paint(Self.line(change), Self.style(of: change)))
        }
    }

    private func writeMarkdown(_ difference: ArtefactDifference, _ output: StandardOutput) throws {
        try output.line("**\(difference.name)**: \(Self.summary(of: difference))")
        guard !difference.changes.isEmpty else { return }
        let lines = difference.changes.map(Self.line)
        // A fence has to be longer than any that a sentence may hold.
        let fence = String(repeating: "`", count: 3 + (lines.map(Self.longestFence).max() ?? 0))
        for line in ["", fence + "diff"] + lines + [fence, ""] { try output.line(line) }
    }

    private static func longestFence(_ line: String) -> Int {
        var (longest, run) = (0, 0)
        for byte in line.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    private static func summary(of difference: ArtefactDifference) -> String {
        func count(_ sign: String) -> Int { difference.changes.count { $0.sign == sign } }
        let further = [("changed", count("~")), ("moved", difference.moved)].filter { $0.1 > 0 }
        return ([("added", count("+")), ("removed", count("-"))] + further)
            .map { "\(TerminalText.grouped($0.1)) \($0.0)" }.joined(separator: ", ")
    }

    private static func style(of change: ArtefactDifference.Change) -> StyledText.Style {
        switch change {
        case .added: .good
        case .removed: .bad
        case .changed: .faint
        }
    }

    /// Returns a line such as `+crane  place 12` or `~set 3, level 1  -tea +pea`.
    private static func line(_ change: ArtefactDifference.Change) -> String {
        switch change {
        case .added(let entry), .removed(let entry):
            let place = entry.place.map { ["place \($0)"] } ?? []
            let facts = (place + [entry.details.joined(separator: " ")]).filter { !$0.isEmpty }
            return ([change.sign + entry.text] + facts).joined(separator: "  ")
        case .changed(let entry, let lost, let gained):
            let facts = lost.map { "-" + $0 } + gained.map { "+" + $0 }
            return change.sign + entry.text + "  "
                + (facts.isEmpty ? "in another order" : facts.joined(separator: " "))
        }
    }

    private func writeRows(
        _ differences: [ArtefactDifference], _ output: StandardOutput
    ) throws {
        let columns = ["file", "change", "entry", "place", "lost", "gained"]
        let rows = try RowWriter(format.value, columns, output)
        for difference in differences {
            for change in difference.changes {
                let (name, entry, lost, gained):
                    (String, ArtefactEntries.Entry, [String], [String]) =
                        switch change {
                        case .added(let entry): ("added", entry, [], entry.details)
                        case .removed(let entry): ("removed", entry, entry.details, [])
                        case .changed(let entry, let lost, let gained):
                            ("changed", entry, lost, gained)
                        }
                try rows.write([
                    difference.name, name, entry.text, entry.place.json,
                    lost.joined(separator: " "), gained.joined(separator: " "),
                ])
            }
        }
    }

    private static func json(_ difference: ArtefactDifference) -> JSON {
        var (added, removed, changed): ([JSON], [JSON], [JSON]) = ([], [], [])
        for change in difference.changes {
            switch change {
            case .added(let entry): added.append(json(entry))
            case .removed(let entry): removed.append(json(entry))
            case .changed(let entry, let lost, let gained):
                changed.append(JSON(["entry": entry.text, "lost": lost, "gained": gained]))
            }
        }
        func list(_ entries: [JSON]) -> JSON {
            JSON(["count": entries.count, "entries": JSON.array(entries)])
        }
        return JSON([
            "file": difference.name, "added": list(added), "removed": list(removed),
            "changed": list(changed), "moved": difference.moved,
        ])
    }

    private static func json(_ entry: ArtefactEntries.Entry) -> JSON {
        JSON(["entry": entry.text, "place": entry.place.json, "details": entry.details])
    }
}
