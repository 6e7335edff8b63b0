import DictFormat
package import DictLexicon
import DictModel
package import DictSources

// Files with words, lists of spellings that are none, and counts: their types, their keys, and how
// one is read from the other.

/// How well known the words in a file are, from 1 (known to everyone) to 100.
package enum Familiarity: Sendable, Equatable, Encodable {
    /// One familiarity for all words in the file, or 0 if dictc.yml does not state it.
    case stated(UInt8)
    /// A familiarity for each word, in the second column of the word's line.
    case column
}

extension Familiarity: ConfigurationReadable {
    init?(_ value: ConfigurationValue) {
        if value.scalar?.string == "column" {
            self = .column
        } else if let familiarity = UInt8(value) {
            self = .stated(familiarity)
        } else {
            return nil
        }
    }
}

/// The configuration of a file with words: how to read it, and how games use its words.
package struct SourceConfiguration: Sendable, Equatable, Encodable {
    package var file: String
    package var format: WordSourceFormat
    package var familiarity: Familiarity
    /// Whether a larger number in the column with the familiarity means a better known word.
    package var highIsBest = false
    package var mayBeEmpty = false
    package var holdsLemmas: Bool
    package var spelling: String?
    /// Whether games may ask for the words in the file.
    ///
    /// Otherwise, games only accept them. This is for rare words, and for spellings other than the
    /// configured one.
    package var isAsked = true

    /// The encoded properties, which are all except `spelling`.
    ///
    /// The spelling has already been applied to `isAsked`.
    private enum CodingKeys: CodingKey {
        case file, format, familiarity, highIsBest, mayBeEmpty, holdsLemmas, isAsked
    }

    package var affixes: String? {
        if case .hunspell(let format) = format { return format.affixes }
        return nil
    }

    package var files: [String] { [file] + (affixes.map { [$0] } ?? []) }

    /// Whether this source and `other` would read the same records from the same file.
    func isRead(like other: SourceConfiguration) -> Bool {
        format == other.format && (familiarity == .column) == (other.familiarity == .column)
    }
}

extension SourceConfiguration: ConfigurationReadable {
    init(_ value: ConfigurationValue) {
        file = value.read("file") ?? ""
        format = value.read("format") ?? .list(ListFormat(value))
        familiarity = value.read("familiarity") ?? .stated(0)
        highIsBest = value["best"]?.scalar?.string == "high"
        mayBeEmpty = value.read("may-be-empty") ?? false
        holdsLemmas = value.read("lemmas") ?? false
        spelling = value.read("spelling")
        isAsked = value.read("asked") ?? true
    }
}

extension ConfigurationKeys {
    static let source = ConfigurationKeys(
        "source", "A file with words", "One word per line unless other keys say otherwise.",
        rules: [columnsNeedSeparator, familiarityNeedsColumn],
        [
            .required(
                "file", .path(.source),
                "The path. The file may be packed with gzip, bzip2, xz, zstd or zip."),
            ConfigurationKey(
                "familiarity", .either([.integer(1...100), .choice(["column"])]),
                .described("none, so packs do not use these words"),
                "How well known the words are, from 1 (to everybody) to 100. A word keeps its "
                    + "smallest number. `column`: each line has its own, after the word."),
            ConfigurationKey(
                "best", .choice(["low", "high"]), .value(.string("low")),
                "Which numbers of `familiarity: column` the best known words have. `high`: "
                    + "scores from 0 to 100, as in crossword lists, where 100 is a familiarity "
                    + "of 1.",
                refused: [
                    .init(
                        .without("familiarity"), "\"best\" has no familiarity beside it",
                        hint: "add `familiarity: column`")
                ]),
            ConfigurationKey(
                "spelling", spelling, .described("the words belong to every spelling"),
                "The spelling of the words, such as `british`. Games ask for them only if the "
                    + "language wants it."),
            ConfigurationKey(
                "asked", .flag, .value(.bool(true)),
                "Whether games may ask for the words, not only accept them."),
        ] + textFormat.map(\.besideFormat) + [
            ConfigurationKey(
                "format", .mapping(.format), .described("a list"),
                "The format of a file that is not a list."),
            ConfigurationKey(
                "lemmas", .flag, .value(.bool(false)),
                "Whether the words are lemmas, so none is taken for a form of another."),
            mayBeEmpty,
        ] + terms)

    private static let familiarityNeedsColumn = ConfigurationRule(
        "`familiarity: column` needs a list with a second column: not `format`, not "
            + "`separator: none`, and with `columns` also `count`.",
        .condition(
            if: .schema(
                requires: ["familiarity"], properties: [("familiarity", .constant("column"))]),
            then: .schema(
                refuses: ["format"],
                properties: [
                    ("columns", .schema(requires: ["count"])),
                    ("separator", .object([("not", .constant("none"))])),
                ])),
        check: { mapping in
            guard let familiarity: Familiarity = mapping.value.read("familiarity"),
                familiarity == .column,
                mapping.has("format") || !ListFormat(mapping.value).hasNumber
            else { return }
            mapping.report(
                .configConflict, at: "familiarity",
                "\"familiarity\" names a column that the file does not have",
                hint: "give a number, or read a list with two columns")
        })
}

extension ConfigurationKey {
    /// The same key in a mapping in which `format` takes its meaning away.
    var besideFormat: ConfigurationKey {
        let refusal = Refusal(
            .beside("format"), "\"\(name)\" has no meaning beside \"format\"")
        return ConfigurationKey(name, shape, absence, meaning, refused: [refusal])
    }
}

/// The configuration of a `drop` list, which states why certain spellings are not words.
package struct DropConfiguration: Sendable, Equatable, Encodable {
    package var file: String
    package var format: ListFormat
    package var reason: Rejection
    package var spelling: String?

    /// The encoded properties, which are all except `spelling`.
    ///
    /// The spelling decides whether the list is read, but not how.
    private enum CodingKeys: CodingKey { case file, format, reason }

    /// The possible reasons.
    static let reasons: [Rejection] = [.name, .abbreviation, .contraction]
}

extension Rejection: ConfigurationReadable {}

extension DropConfiguration: ConfigurationReadable {
    init?(_ value: ConfigurationValue) {
        guard let reason: Rejection = value.read("reason") else { return nil }
        file = value.read("file") ?? ""
        format = ListFormat(value)
        format.separator = .none
        format.letterCase = .keep
        self.reason = reason
        spelling = value.read("spelling")
    }
}

extension ConfigurationKeys {
    static let drop = ConfigurationKeys(
        "drop", "A list of spellings that are not words", "One spelling per line.",
        [
            .required("file", .path(.source), "The path."),
            .required(
                "reason", .choice(DropConfiguration.reasons.map(\.rawValue)),
                "Why these spellings are not words."),
            ConfigurationKey(
                "spelling", spelling, .described("the list applies to every spelling"),
                "The spelling to which the list applies, if the language wants it."),
            encoding(), comment(),
        ] + terms)
}

/// The configuration of a `regional` list: words, and words in a row, that only people of one
/// spelling say.
package struct RegionalConfiguration: Sendable, Equatable, Encodable {
    package var file: String
    package var format: ListFormat
    package var spelling: String

    /// The encoded properties, which are all except `spelling`.
    ///
    /// The spelling decides whether the list is read, but not how.
    private enum CodingKeys: CodingKey { case file, format }
}

extension RegionalConfiguration: ConfigurationReadable {
    init?(_ value: ConfigurationValue) {
        guard let spelling: String = value.read("spelling") else { return nil }
        file = value.read("file") ?? ""
        format = ListFormat(value)
        format.separator = .none
        format.letterCase = .keep
        format.holdsPhrases = true
        self.spelling = spelling
    }
}

extension ConfigurationKeys {
    static let regional = ConfigurationKeys(
        "regional", "A list of what people of one spelling say",
        "One word, or words with blanks between them, per line. Forms are listed one by one.",
        [
            .required("file", .path(.source), "The path."),
            .required(
                "spelling", spelling,
                "The spelling of the people who say this. The list is read only if the language "
                    + "wants another one."),
            encoding(), comment(),
        ] + terms)
}

/// The configuration of a list of word counts, used to estimate how well known words are.
package struct FrequencyConfiguration: Sendable, Equatable, Encodable {
    /// A familiarity, and how many of the most frequent words have at most that familiarity.
    ///
    /// With a familiarity of 20 and 8,000 words, for example, the 8,000 most frequent words have a
    /// familiarity of 20 or less.
    package struct Rank: Sendable, Equatable, Encodable {
        package var familiarity: UInt8
        package var words: Int
    }

    package var file: String
    package var format = WordSourceFormat.list(.default)
    package var mayBeEmpty = false
    /// The ranks, in ascending order of both their familiarities and their numbers of words.
    package var ranks: [Rank]
}

extension FrequencyConfiguration: ConfigurationReadable {
    init(_ value: ConfigurationValue) {
        file = value.read("file") ?? ""
        format = value.read("format") ?? .list(ListFormat(value))
        mayBeEmpty = value.read("may-be-empty") ?? false
        ranks = (value["ranks"]?.entries ?? []).compactMap { entry in
            guard let familiarity = UInt8(entry.key), let words = Int(entry.value) else {
                return nil
            }
            return Rank(familiarity: familiarity, words: words)
        }
    }
}

extension ConfigurationKeys {
    private static let ranksExample = "such as { 10: 2000, 20: 8000 }"

    static let frequency = ConfigurationKeys(
        "frequency", "Counts of words",
        "Words and counts, or words alone, frequent ones first. They never make a word less "
            + "known.",
        rules: [
            columnsNeedSeparator,
            ConfigurationRule { mapping in
                var last = (familiarity: 0, words: 0)
                for entry in mapping.value["ranks"]?.entries ?? [] {
                    guard let familiarity = Int(entry.key), let words = Int(entry.value) else {
                        return
                    }
                    guard familiarity > last.familiarity, words > last.words else {
                        mapping.report(
                            .configConflict, atEntry: entry.key, of: "ranks",
                            "\"ranks\" does not ascend", expected: ranksExample)
                        return
                    }
                    last = (familiarity, words)
                }
            },
        ],
        [
            .required("file", .path(.source), "The path."),
            .required(
                "ranks",
                .entries(
                    .integer("a familiarity", 1...100), expected: ranksExample,
                    .integer(1...10_000_000)),
                "Familiarities of the most frequent words: `{ 10: 2000, 20: 8000 }` gives the "
                    + "first 2,000 words at most 10, the first 8,000 at most 20. Both numbers "
                    + "ascend."),
        ] + textFormat.map(\.besideFormat) + [
            ConfigurationKey(
                "format", .mapping(.countFormat), .described("a list"),
                "The format of a file that is not a list."), mayBeEmpty,
        ] + terms)
}
