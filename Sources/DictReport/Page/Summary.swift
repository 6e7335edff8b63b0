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

    /// Returns the numbers of `build`.
    static func table(_ build: BuildFolder) -> Table {
        func row(_ name: String, _ values: [Int?]) -> [Table.Cell] {
            [.text(name)] + values.map { $0.map { .count($0) } ?? .none }
        }
        let rows = facts.map { fact in (fact.name, build.parts.map(fact.value)) }
            .filter { $0.1.contains { $0 != nil } }.map(row)
        let sizes = build.parts.map { part in
            let artefacts = build.artefacts.filter { $0.language == part.language }
            return (artefacts.reduce(0) { $0 + $1.bytes } + 500) / 1000
        }
        return Table(
            ["build"] + build.parts.map(\.language.name), rows + [row("size (kB)", sizes)])
    }
}
