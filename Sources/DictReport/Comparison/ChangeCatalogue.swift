import DictModel

/// What changed between two builds: the names of what came and went, and figures.
struct ChangeCatalogue {
    /// What came and went, one line for each language and kind of contents.
    private(set) var lines: [String] = []
    /// The figures about what changed, in their order on the page.
    let group: FigureGroup

    init(from old: BuildFolder, to new: BuildFolder) throws {
        var figures: [Figure?] = []
        for language in Language.allCases {
            let former = old.parts.first { $0.language == language }
            let part = new.parts.first { $0.language == language }
            let changes = try ContentsChange.all(from: former, to: part)
            lines += changes.filter(\.isChange).map { "\(language.name) \($0.names)" }
            figures.append(ContentsChangeFigure.figure(language, changes))
            if let before = former?.lexicon, let after = part?.lexicon {
                figures.append(LossChangeFigure.figure(language, from: before, to: after))
            }
        }
        if lines.isEmpty { lines = [ContentsChange.none] }
        figures.append(SizeChangeFigure.figure(from: old.artefacts, to: new.artefacts))
        group = FigureGroup(
            id: "changes", title: "What changed", figures: figures.compactMap { $0 })
    }
}
