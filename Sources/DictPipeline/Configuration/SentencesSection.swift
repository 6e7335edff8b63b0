import DictCompiler
import DictModel
import DictSources
import Yams

/// The configuration of a language's sentences.
struct SentencesConfiguration: Sendable, Equatable, Encodable {
    /// A corpus to take sentences from.
    struct Source: Sendable, Equatable, Encodable {
        var file: String
        var format: CorpusFormat
        /// The encoding, for a format that does not declare it.
        var encoding = TextEncoding.utf8
        /// How far the tags can be trusted; `nil` means that it depends on what the corpus states.
        var tags: CorpusTags?
        /// Whether it is acceptable that no sentence of the corpus is kept; if not, it is an error.
        var mayBeEmpty = false
    }

    /// The corpora, in the order of the file; at least one.
    var sources: [Source]
    /// The path of a list of semantic fields, which are words for things of one kind; optional.
    var fields: String?
    /// The seed; change it to get another order.
    var seed: UInt64 = 1
    /// The highest familiarity that a word of a sentence may have; `nil` allows all words of the
    /// lexicon.
    var familiarity: UInt8?
    /// The layers whose words exclude a sentence.
    var exclude = BlockLayer.offending
    /// The thresholds of the quality rules.
    var limits = SentenceLimits()
}

// The section `sentences:` is a list of corpora, or a mapping with that list and other keys.

extension ConfigurationKeys {
    static let sentences = ConfigurationKeys(
        required: ["files"],
        optional: ["fields", "seed", "familiarity", "exclude", "words", "numbers", "names"])
    static let corpus = ConfigurationKeys(
        required: ["file", "format"],
        optional: ["encoding", "tags", "may-be-empty", "licence", "attribution"])
    static let range = ConfigurationKeys(optional: ["from", "to"])
}

extension ProjectConfigurationReader {
    mutating func sentences(
        _ node: ConfigurationNode, _ language: Language, _ section: ConfigurationFields
    ) -> SentencesConfiguration? {
        if node.node.sequence != nil {
            return corpora(node, language).map { SentencesConfiguration(sources: $0) }
        }
        guard let fields = node.fields(.sentences) else { return nil }
        let sources = fields["files"].flatMap { corpora($0, language) }
        var result = SentencesConfiguration(sources: sources ?? [])
        result.fields = fields["fields"].flatMap { file($0, .fields, language) }
        result.seed = seed(fields) ?? result.seed
        result.familiarity = limit(fields)
        if let node = fields["familiarity"], section["words"] == nil {
            node.report(
                .configConflict, "\"familiarity\" is a limit, and the language has no words",
                hint: "add `words:` or remove the key")
        }
        result.exclude = fields["exclude"].map { layers($0, section) } ?? result.exclude
        result.limits.words = fields["words"].flatMap { wordRange($0) } ?? result.limits.words
        result.limits.numbers =
            fields["numbers"].flatMap { $0.integer(in: 0...SentenceLimits.wordCap) }
            ?? result.limits.numbers
        result.limits.names =
            fields["names"].flatMap { $0.integer(in: 0...SentenceLimits.wordCap) }
            ?? result.limits.names
        return sources == nil ? nil : result
    }

    /// Reads limits such as `{ from: 5, to: 16 }`; a missing key has its default value.
    private func wordRange(_ node: ConfigurationNode) -> ClosedRange<Int>? {
        guard let fields = node.fields(.range) else { return nil }
        let usual = SentenceLimits().words
        let numbers = 1...SentenceLimits.wordCap
        let from = fields["from"].map { $0.integer(in: numbers) } ?? usual.lowerBound
        let to = fields["to"].map { $0.integer(in: numbers) } ?? usual.upperBound
        guard let from, let to else { return nil }
        guard from <= to else {
            node.report(
                .configConflict, "\"words\" leaves no sentence at all", found: "\(from) to \(to)")
            return nil
        }
        return from...to
    }

    private mutating func corpora(
        _ node: ConfigurationNode, _ language: Language
    ) -> [SentencesConfiguration.Source]? {
        guard let items = node.items() else { return nil }
        let sources = items.compactMap { corpus($0, language) }
        return sources.count == items.count ? sources : nil
    }

    private mutating func corpus(
        _ node: ConfigurationNode, _ language: Language
    ) -> SentencesConfiguration.Source? {
        guard let fields = node.fields(.corpus) else { return nil }
        let encoding = fields["encoding"].flatMap { $0.choice(of: TextEncoding.self) }
        let format = fields["format"].flatMap { CorpusFormatReader($0).format() }
        let file = file(fields, .sentences, language)
        guard let file, let format else { return nil }
        if format.declaresEncoding {
            fields["encoding"]?.report(
                .configConflict, "\"encoding\" has no meaning for an XML file",
                hint: "remove the key")
        }
        return SentencesConfiguration.Source(
            file: file, format: format, encoding: encoding ?? .utf8,
            tags: fields["tags"].flatMap { $0.choice(of: CorpusTags.self) },
            mayBeEmpty: fields["may-be-empty"].flatMap { $0.flag() } ?? false)
    }
}
