import DictFormat
import DictModel
package import DictSources
package import DictText

/// The `sentences` section of a language in dictc.yml, which describes its FillMeUp sentences.
package struct SentencesConfiguration: Sendable, Equatable, Encodable {
    /// A corpus to take sentences from, and how to read it.
    package struct Source: Sendable, Equatable, Encodable {
        package var file: String
        package var format: CorpusFormat
        package var encoding = TextEncoding.utf8
        package var tags: CorpusTags?
        package var mayBeEmpty = false
    }

    package var sources: [Source]
    package var fields: String?
    package var rivals: String?
    package var seed: UInt64 = 1
    package var familiarity: UInt8?
    package var exclude = BlockLayer.offending
    /// The maximum number of sentences in the pack.
    ///
    /// Of more, those are chosen whose hashes with the seed are smallest.
    package var most = 200_000
    package var limits = SentenceLimits()
}

extension SentencesConfiguration {
    /// The number of candidates among which near duplicates are looked for: a quarter more than
    /// ``most``, so that enough are left.
    package var candidates: Int { most + most / 4 }
}

extension SentencesConfiguration {
    /// Creates the section from a mapping, or from the list of its corpora.
    init(_ value: ConfigurationValue, _ language: Language) {
        sources = value.read("files") ?? value.items.compactMap { Source($0) }
        fields = value["fields"]?.files(.fields, language).first
        rivals = value["rivals"]?.files(.rivals, language).first
        seed = value.read("seed") ?? seed
        familiarity = value.read("familiarity")
        exclude = Array(excluded: value) ?? exclude
        most = value.read("most") ?? most
        let from: Int = value["words"]?.read("from") ?? limits.words.lowerBound
        let to: Int = value["words"]?.read("to") ?? limits.words.upperBound
        limits.words = from...max(from, to)
        limits.numbers = value.read("numbers") ?? limits.numbers
        limits.names = value.read("names") ?? limits.names
    }
}

extension ConfigurationKeys {
    static let sentences = ConfigurationKeys(
        "sentences", "Sentences",
        "The sentences of FillMeUp and their limits.",
        [
            .required("files", .list(.mapping(.corpus)), "The corpora."),
            ConfigurationKey(
                "fields", fileOrName,
                .described("the classes of words decide alone"),
                "Words for things of one kind, which might replace each other in a sentence. "
                    + "`dictc:en` and `dictc:nl` come with dictc."),
            ConfigurationKey(
                "rivals", fileOrPath, .described("what the rules find"),
                "Other words that fit into a gap, found by reading. "
                    + "[SENTENCES.md](SENTENCES.md#which-words-fit-a-gap) has the form of a "
                    + "line."
            ),
            seed(
                SentencesConfiguration(sources: []).seed, "The seed of the order of the sentences."),
            ConfigurationKey(
                "familiarity", .integer(1...100),
                .described("every word that games may ask for"),
                "The largest familiarity of a word in a sentence.",
                refused: [
                    .init(
                        .withoutSection("words"),
                        "\"familiarity\" is a limit, and the language has no words",
                        hint: "add `words:` or remove the key")
                ]),
            exclude(
                SentencesConfiguration(sources: []).exclude,
                "The block layers whose words no sentence contains."),
            ConfigurationKey(
                "most", .integer(1...10_000_000),
                .value(.integer(SentencesConfiguration(sources: []).most)),
                "The largest number of sentences, chosen by seed and content."),
            ConfigurationKey(
                "words", .mapping(.range),
                .value(
                    .object([
                        ("from", .integer(SentenceLimits().words.lowerBound)),
                        ("to", .integer(SentenceLimits().words.upperBound)),
                    ])),
                "How many words a sentence has, without punctuation."),
            ConfigurationKey(
                "numbers", .integer(0...SentenceLimits.wordCap),
                .value(.integer(SentenceLimits().numbers)),
                "How many words of a sentence may have a digit."),
            ConfigurationKey(
                "names", .integer(0...SentenceLimits.wordCap),
                .value(.integer(SentenceLimits().names)),
                "How many names a sentence may have; adjacent names count as one."),
        ])

    static let range = ConfigurationKeys(
        "range", "A range of numbers of words", "`from` is not larger than `to`.",
        rules: [
            ConfigurationRule { mapping in
                let from: Int = mapping.value.read("from") ?? 1
                let to: Int = mapping.value.read("to") ?? from
                guard from > to else { return }
                mapping.report(
                    .configConflict, "\"words\" leaves no sentence at all",
                    found: "\(from) to \(to)")
            }
        ],
        [
            ConfigurationKey(
                "from", .integer(1...SentenceLimits.wordCap),
                .value(.integer(SentenceLimits().words.lowerBound)), "The smallest number."),
            ConfigurationKey(
                "to", .integer(1...SentenceLimits.wordCap),
                .value(.integer(SentenceLimits().words.upperBound)), "The largest number."),
        ])
}
