import DictModel

/// The figures about what changed between two builds, in their order on the page.
enum ChangeCatalogue {
    static func group(from old: BuildFolder, to new: BuildFolder) throws -> FigureGroup {
        var figures: [Figure?] = []
        for language in Language.allCases {
            let former = old.parts.first { $0.language == language }
            let part = new.parts.first { $0.language == language }
            let changes = try ContentsChange.all(from: former, to: part)
            figures.append(ContentsChangeFigure.figure(language, changes))
            if let before = former?.lexicon, let after = part?.lexicon {
                figures.append(LossChangeFigure.figure(language, from: before, to: after))
            }
        }
        figures.append(SizeChangeFigure.figure(from: old.artefacts, to: new.artefacts))
        return FigureGroup(
            id: "changes", title: "What changed", figures: figures.compactMap { $0 })
    }
}
