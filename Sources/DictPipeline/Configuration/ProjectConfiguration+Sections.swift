import DictCompiler
import DictModel

// The sections of the artefacts for games.

extension ProjectConfigurationReader {
    /// Sets the block lists, the frequency list, the tagger and the sections for artefacts in
    /// `result`.
    ///
    /// `fields` are the keys and values of the language in dictc.yml.
    mutating func readSections(
        _ fields: ConfigurationFields, into result: inout LanguageConfiguration
    ) {
        let language = result.language
        result.block =
            fields["block"]?.oneOrMore.flatMap { files($0, .block, language) } ?? []
        result.frequency = fields["frequency"].flatMap { frequency($0, language) }
        let lexicon = fields["lexicon"]?.fields(.lexicon)
        result.lexiconExclude = lexicon?["exclude"].map { layers($0, fields) } ?? []
        result.fair = lexicon?["fair"].flatMap { fair($0, fields) }
        let sets = fields["levels"]?.value(of: "sets") ?? fields["levels"]
        marks.note(section: "levels", of: language, at: sets)
        let length = fields["answers"]?.value(of: "length") ?? fields["answers"]
        marks.note(section: "answers", of: language, at: length)
        result.levels = fields["levels"].flatMap { levels($0, fields) }
        result.answers = fields["answers"].flatMap { answers($0, fields) }
        result.phrases = fields["phrases"].flatMap { phrases($0, language, fields) }
        result.sentences = fields["sentences"].flatMap { sentences($0, language, fields) }
        result.tagger = fields["tagger"].flatMap { files($0, .tagger, language).first }
    }

    private func fair(
        _ node: ConfigurationNode, _ language: ConfigurationFields
    ) -> FairConfiguration? {
        guard let fields = node.fields(.fair), let limit = limit(fields) else { return nil }
        return FairConfiguration(
            familiarity: limit, exclude: fields["exclude"].map { layers($0, language) } ?? [])
    }

    private mutating func frequency(
        _ node: ConfigurationNode, _ language: Language
    ) -> FrequencyConfiguration? {
        guard let fields = node.fields(.frequency) else { return nil }
        let file = file(fields, .frequency, language)
        let ranks = fields["ranks"].flatMap { self.ranks($0) }
        let format = WordFormatReader(fields).list()
        if !format.hasNumber {
            (fields["columns"] ?? fields["separator"])?.report(
                .configConflict, "the file has no column with counts",
                hint: "name it: `columns: { word: 1, count: 2 }`")
        }
        guard let file, let ranks else { return nil }
        return FrequencyConfiguration(file: file, format: format, ranks: ranks)
    }

    /// Returns the ranks in `node`, a mapping such as `{ 10: 2000, 20: 8000 }`.
    ///
    /// The keys are familiarities, and the values are numbers of words. Both must be in ascending
    /// order; otherwise, an error is reported and the result is `nil`.
    private func ranks(_ node: ConfigurationNode) -> [FrequencyConfiguration.Rank]? {
        let example = "such as { 10: 2000, 20: 8000 }"
        guard let entries = node.entries(expected: example) else { return nil }
        var ranks: [FrequencyConfiguration.Rank] = []
        for (key, value) in entries {
            guard let familiarity = key.integer(in: 1...100),
                let words = value.integer(in: 1...10_000_000)
            else { return nil }
            let rank = FrequencyConfiguration.Rank(
                familiarity: UInt8(clamping: familiarity), words: words)
            if let last = ranks.last,
                last.familiarity >= rank.familiarity || last.words >= rank.words
            {
                key.report(.configConflict, "\"ranks\" does not ascend", expected: example)
                return nil
            }
            ranks.append(rank)
        }
        return ranks
    }

    private func levels(
        _ node: ConfigurationNode, _ language: ConfigurationFields
    ) -> LevelsConfiguration? {
        guard let fields = node.fields(.levels) else { return nil }
        var levels = LevelsConfiguration()
        let sets = fields["sets"].flatMap { $0.integer(in: 1...LevelPackBuilder.maximumSets) }
        levels.sets = sets ?? levels.sets
        levels.ladder = fields["ladder"].flatMap { $0.choice(of: LadderName.self) } ?? .standard
        levels.seed = seed(fields) ?? levels.seed
        levels.familiarity = limit(fields) ?? levels.familiarity
        levels.exclude = fields["exclude"].map { layers($0, language) } ?? levels.exclude
        return levels
    }

    private func answers(
        _ node: ConfigurationNode, _ language: ConfigurationFields
    ) -> AnswersConfiguration? {
        guard let fields = node.fields(.answers) else { return nil }
        var answers = AnswersConfiguration()
        answers.length =
            fields["length"].flatMap { $0.integer(in: AnswerListBuilder.lengths) }
            ?? answers.length
        answers.seed = seed(fields) ?? answers.seed
        answers.familiarity = limit(fields) ?? answers.familiarity
        answers.exclude = fields["exclude"].map { layers($0, language) } ?? answers.exclude
        return answers
    }

    private mutating func phrases(
        _ node: ConfigurationNode, _ language: Language, _ section: ConfigurationFields
    ) -> PhrasesConfiguration? {
        guard let fields = node.fields(.phrases) else { return nil }
        let seed = seed(fields)
        let limit = limit(fields)
        let exclude = fields["exclude"].map { layers($0, section) }
        guard let file = file(fields, .phrases, language) else { return nil }
        var phrases = PhrasesConfiguration(file: file)
        phrases.format = WordFormatReader(fields).phrases()
        phrases.seed = seed ?? phrases.seed
        phrases.familiarity = limit ?? phrases.familiarity
        phrases.exclude = exclude ?? phrases.exclude
        return phrases
    }

    func seed(_ fields: ConfigurationFields) -> UInt64? {
        fields["seed"].flatMap { $0.integer(in: 0...Int.max) }.map { UInt64($0) }
    }

    func limit(_ fields: ConfigurationFields) -> UInt8? {
        fields["familiarity"].flatMap { $0.integer(in: 1...100) }.map { UInt8(clamping: $0) }
    }

    /// Returns the layers in the list `node`, which may be empty.
    ///
    /// Naming a layer is an error if `language`, the keys of the language in dictc.yml, has no
    /// block list.
    func layers(
        _ node: ConfigurationNode, _ language: ConfigurationFields
    ) -> [BlockLayer] {
        if let sequence = node.node.sequence, sequence.isEmpty { return [] }
        let layers = node.items()?.compactMap { $0.choice(of: BlockLayer.self) } ?? []
        if !layers.isEmpty, language["block"] == nil {
            node.report(
                .configConflict, "\"exclude\" names layers, and the language has no block list",
                hint: "add `block: { file: … }` or remove the key")
        }
        return BlockLayer.allCases.filter(layers.contains)
    }
}
