import DictModel

/// The main numbers of a build, one column per language.
enum Summary {
    private static let facts: [(name: String, value: @Sendable (BuildFolder.Part) -> Int?)] = [
        ("words", { $0.lexicon?.words.value }),
        ("level packs", { $0.levels?.packs.value }),
        ("answers", { $0.answers?.answers.value }),
        ("phrases", { $0.phrases?.phrases.value }),
        ("sentences", { $0.sentences?.sentences.value }),
    ]

    /// Returns the numbers of `build` and, if there is a `former` one, how they changed.
    static func table(_ build: BuildFolder, _ former: BuildFolder?) -> Table {
        var columns = ["build"]
        for part in build.parts {
            columns.append(part.language.name)
            if former != nil { columns.append("change") }
        }
        var rows: [[Table.Cell]] = []
        for fact in facts where build.parts.contains(where: { fact.value($0) != nil }) {
            rows.append(
                row(fact.name, build, former) { build, language in
                    build.parts.first { $0.language == language }.flatMap(fact.value)
                })
        }
        rows.append(
            row("size (kB)", build, former) { build, language in
                let artefacts = build.artefacts.filter { $0.language == language }
                return (artefacts.reduce(0) { $0 + $1.bytes } + 500) / 1000
            })
        return Table(columns, rows)
    }

    private static func row(
        _ name: String, _ build: BuildFolder, _ former: BuildFolder?,
        _ value: (BuildFolder, Language) -> Int?
    ) -> [Table.Cell] {
        var row: [Table.Cell] = [.text(name)]
        for part in build.parts {
            let now = value(build, part.language)
            row.append(now.map { .count($0) } ?? .none)
            if let former {
                let change = (now ?? 0) - (value(former, part.language) ?? 0)
                row.append(.change(change))
            }
        }
        return row
    }
}
