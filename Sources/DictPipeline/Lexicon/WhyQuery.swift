import DictLexicon
public import DictModel

/// `dictc why`: where a word of the project came from, or what dropped it.
public enum WhyQuery {
    /// The most bytes of a sentence that is asked for.
    public static let longestSentence = 2000

    /// Whether `text` is taken for a sentence: it has a blank inside.
    public static func isSentence(_ text: String) -> Bool { text.utf8.contains(0x20) }

    /// What became of `text`: the sources of its language are read again and every record that has
    /// its spelling or its letters is told, with file, line and rule.
    ///
    /// - Throws: ``PipelineFailure``, ``ConfigurationFailure``.
    public static func answer(
        _ text: String, language: Language, _ options: BuildOptions
    ) throws -> WhyAnswer {
        let project = try Project(options)
        guard let configuration = project.configuration.language(language) else {
            throw PipelineError(
                .configuration, place: project.configurationPath,
                problem: "has no language \(language.code)",
                hint: "name another with --language")
        }
        if isSentence(text) {
            return try WhySentence(LanguageWords(configuration, in: project)).answer(text)
        }
        let records = LexiconRecords(configuration, in: project)
        var tracer = Tracer(trace: WordTrace(Array(text.utf8), language: language))
        _ = try records.read(into: &tracer)
        var answer = WhyReport(
            tracer.trace, text: text, language, paths: records.paths, project
        ).answer
        let packs = WhyPacks(LanguageWords(configuration, in: project))
        try packs.complete(&answer, word: tracer.trace.folded)
        return answer
    }

    /// A trace as a receiver of records.
    private struct Tracer: LexiconRecordReceiver {
        var trace: WordTrace

        mutating func add(_ text: Span<UInt8>, file: Int, line: Int, familiarity: UInt8) {
            trace.add(text, file: file, line: line, familiarity: familiarity)
        }

        mutating func addReason(
            _ text: Span<UInt8>, reason: Rejection, file: Int, line: Int
        ) {
            trace.addReason(text, reason: reason, file: file, line: line)
        }

        mutating func applyOverlayLine(
            _ text: Span<UInt8>, file: Int, line: Int
        ) throws(LexiconError) {
            try trace.applyOverlayLine(text, file: file, line: line)
        }
    }
}
