import DictCompiler
import DictModel
import DictSources

/// The `sentences` section of a language in dictc.yml, which describes its FillMeUp sentences.
struct SentencesConfiguration: Sendable, Equatable, Encodable {
    /// A corpus to take sentences from, and how to read it.
    struct Source: Sendable, Equatable, Encodable {
        var file: String
        var format: CorpusFormat
        /// The encoding of the corpus, used only if its format does not declare one.
        var encoding = TextEncoding.utf8
        /// How far the tags in the corpus can be trusted, or `nil` to rely on what the corpus
        /// states about them.
        var tags: CorpusTags?
        /// Whether a build accepts that no sentence of the corpus is kept, which is otherwise an
        /// error.
        var mayBeEmpty = false
    }

    /// The corpora, at least one, in the order of dictc.yml.
    var sources: [Source]
    /// The path of a list of semantic fields, groups of words for things of one kind, or `nil` if
    /// there is none.
    var fields: String?
    /// The path of a list of rivals that people found by reading, or `nil` if there is none.
    var rivals: String?
    /// The seed that determines the order of the sentences.
    var seed: UInt64 = 1
    /// The highest familiarity that a word in a sentence may have, or `nil` to allow all words that
    /// games may ask for.
    var familiarity: UInt8?
    /// The layers of the block lists whose words must not occur in a sentence.
    var exclude = BlockLayer.offending
    /// The maximum number of sentences in the pack.
    ///
    /// Of more, those are chosen whose hashes with the seed are smallest.
    var most = 200_000
    /// The limits on how many words, names and tokens with digits a sentence may have.
    var limits = SentenceLimits()
}

extension SentencesConfiguration {
    /// The number of candidates among which near duplicates are looked for: a quarter more than
    /// ``most``, so that enough are left.
    var candidates: Int { most + most / 4 }
}

// The section `sentences:` is a list of corpora, or a mapping with that list and other keys.

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
        result.fields = fields["fields"].flatMap { files($0, .fields, language).first }
        result.rivals = fields["rivals"].flatMap { file($0, .rivals, language) }
        result.seed = seed(fields) ?? result.seed
        result.familiarity = limit(fields)
        if let node = fields["familiarity"], section["words"] == nil {
            node.report(
                .configConflict, "\"familiarity\" is a limit, and the language has no words",
                hint: "add `words:` or remove the key")
        }
        result.exclude = fields["exclude"].map { layers($0, section) } ?? result.exclude
        result.most = fields["most"].flatMap { $0.integer(in: 1...10_000_000) } ?? result.most
        result.limits.words = fields["words"].flatMap { wordRange($0) } ?? result.limits.words
        result.limits.numbers =
            fields["numbers"].flatMap { $0.integer(in: 0...SentenceLimits.wordCap) }
            ?? result.limits.numbers
        result.limits.names =
            fields["names"].flatMap { $0.integer(in: 0...SentenceLimits.wordCap) }
            ?? result.limits.names
        return sources == nil ? nil : result
    }

    /// Returns the range that `node` describes, such as `{ from: 5, to: 16 }`.
    ///
    /// A missing key has its default value. If the range is wrong, the error is reported and the
    /// result is `nil`.
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
        let encoding = fields["encoding"].flatMap { $0.encoding() }
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
