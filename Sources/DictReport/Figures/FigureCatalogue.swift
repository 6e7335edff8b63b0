import DictModel

/// All figures of a report, in their order on the page.
enum FigureCatalogue {
    /// The name of the group about all languages.
    static let whole = "all"

    static func groups(_ build: BuildFolder, _ times: TimesFile?) -> [FigureGroup] {
        let figures = [
            SizeFigure.figure(build.artefacts), times.flatMap(TimesFigure.figure),
        ].compactMap { $0 }
        let parts = build.parts.map { part in
            FigureGroup(
                id: part.language.code, title: part.language.name, figures: Self.figures(part))
        }
        return ([FigureGroup(id: whole, title: "All languages", figures: figures)] + parts)
            .filter { !$0.figures.isEmpty }
    }

    private static func figures(_ part: BuildFolder.Part) -> [Figure] {
        let code = part.language.code
        var figures: [Figure?] = []
        if let lexicon = part.lexicon {
            figures += [
                WordFunnelFigure.figure(code, lexicon), LengthsFigure.figure(code, lexicon),
                SourcesFigure.figure(code, lexicon), DropListsFigure.figure(code, lexicon),
            ]
        }
        if let words = part.words { figures.append(GhostFigure.figure(code, words)) }
        if let levels = part.levels {
            figures.append(PoolFigure.figure(code, levels))
            if let packs = part.packs {
                figures.append(ChancesFigure.figure(code, levels, packs))
            }
        }
        if let answers = part.answers {
            figures += [
                LettersFigure.figure(code, answers), GuessesFigure.figure(code, answers),
            ]
        }
        if let phrases = part.phrases { figures.append(TiersFigure.figure(code, phrases)) }
        if let sentences = part.sentences {
            figures += [
                SentenceFunnelFigure.figure(code, sentences),
                SentenceLevelsFigure.figure(code, sentences),
                part.sentenceSet.flatMap { RepeatsFigure.figure(code, $0) },
                ObstaclesFigure.figure(code, sentences), TaggerFigure.figure(code, sentences),
                ConfusionsFigure.figure(code, sentences),
            ]
        }
        return figures.compactMap { $0 }
    }
}
