import DictCompiler
import DictModel
import Yams

// The sections of the games' artefacts, a table of keys each.

extension ConfigurationKeys {
    static let block = ConfigurationKeys(required: ["file"])
    static let frequency = ConfigurationKeys(required: ["file", "ranks"])
    static let lexicon = ConfigurationKeys(optional: ["exclude"])
    static let levels = ConfigurationKeys(
        optional: ["sets", "seed", "ladder", "familiarity", "exclude"])
    static let answers = ConfigurationKeys(
        optional: ["length", "seed", "familiarity", "exclude"])
    static let phrases = ConfigurationKeys(
        required: ["file"], optional: ["seed", "familiarity", "exclude"])
}

extension ProjectConfigurationReader {
    /// The sections of one language besides its words.
    struct Sections {
        var block: [BlockConfiguration] = []
        var frequency: FrequencyConfiguration?
        var lexiconExclude: [BlockLayer] = []
        var levels: LevelsConfiguration?
        var answers: AnswersConfiguration?
        var phrases: PhrasesConfiguration?
        var sentences: SentencesConfiguration?
        var tagger: String?

        func fill(_ language: inout LanguageConfiguration) {
            language.block = block
            language.frequency = frequency
            language.lexiconExclude = lexiconExclude
            language.levels = levels
            language.answers = answers
            language.phrases = phrases
            language.sentences = sentences
            language.tagger = tagger
        }
    }

    /// How a source of words says how well known its words are.
    enum Familiarity: Equatable {
        case stated(UInt8)
        case column

        var number: UInt8 { if case .stated(let number) = self { number } else { 0 } }
    }

    mutating func sections(_ fields: ConfigurationFields, _ language: Language) -> Sections {
        var sections = Sections()
        if let node = fields["block"] { sections.block = block(node, language) }
        if let node = fields["frequency"] { sections.frequency = frequency(node, language) }
        if let node = fields["lexicon"]?.fields(.lexicon) {
            sections.lexiconExclude = node["exclude"].map { layers($0, fields) } ?? []
        }
        if let node = fields["levels"] { sections.levels = levels(node, fields) }
        if let node = fields["answers"] { sections.answers = answers(node, fields) }
        if let node = fields["phrases"] { sections.phrases = phrases(node, language, fields) }
        if let node = fields["sentences"] {
            sections.sentences = sentences(node, language, fields)
        }
        if let node = fields["tagger"] { sections.tagger = path(node, .tagger, language) }
        return sections
    }

    /// A number from 1 to 100 or the word `column`.
    func familiarity(_ node: ConfigurationNode) -> Familiarity? {
        if node.node.scalar?.string == "column" { return .column }
        return node.integer(in: 1...100).map { .stated(UInt8(clamping: $0)) }
    }

    /// One block list, or a list of them.
    private mutating func block(
        _ node: ConfigurationNode, _ language: Language
    ) -> [BlockConfiguration] {
        let nodes = node.node.sequence == nil ? [node] : node.items() ?? []
        return nodes.compactMap { node in
            guard let file = node.fields(.block)?["file"] else { return nil }
            return path(file, .block, language).map { BlockConfiguration(file: $0) }
        }
    }

    private mutating func frequency(
        _ node: ConfigurationNode, _ language: Language
    ) -> FrequencyConfiguration? {
        guard let fields = node.fields(.frequency) else { return nil }
        let file = fields["file"].flatMap { path($0, .frequency, language) }
        let ranks = fields["ranks"].flatMap { self.ranks($0) }
        guard let file, let ranks else { return nil }
        return FrequencyConfiguration(file: file, ranks: ranks)
    }

    /// Familiarities and the words that have them, in ascending order of both.
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
                key.report("\"ranks\" does not ascend", expected: example)
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
        guard let file = fields["file"].flatMap({ path($0, .phrases, language) }) else {
            return nil
        }
        var phrases = PhrasesConfiguration(file: file)
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

    /// The layers that a list names; a list may be empty.
    func layers(
        _ node: ConfigurationNode, _ language: ConfigurationFields
    ) -> [BlockLayer] {
        if let sequence = node.node.sequence, sequence.isEmpty { return [] }
        let layers = node.items()?.compactMap { $0.choice(of: BlockLayer.self) } ?? []
        if !layers.isEmpty, language["block"] == nil {
            node.report(
                "\"exclude\" names layers and the language has no block list",
                hint: "add `block: { file: … }` or remove the key")
        }
        return BlockLayer.allCases.filter(layers.contains)
    }
}

extension ConfigurationNode {
    /// `true` or `false`, without quotes.
    func flag() -> Bool? {
        if let scalar = node.scalar, scalar.style == .plain {
            if scalar.string == "true" { return true }
            if scalar.string == "false" { return false }
        }
        report("\"\(name)\" is neither true nor false", found: shown)
        return nil
    }
}
