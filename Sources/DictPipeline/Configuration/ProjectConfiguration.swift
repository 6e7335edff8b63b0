import DictLexicon
import DictModel
import DictSources

/// The contents of dictc.yml: the artefacts of a project, and the files that they are made from.
///
/// Paths are relative to the folder that contains dictc.yml, without `.` and with `..` only at the
/// start.
package struct ProjectConfiguration: Sendable {
    /// The newest schema version of dictc.yml that this version of dictc reads.
    ///
    /// Schema version *n* was introduced in dictc *n*.0.
    static let schemaVersion = 1

    /// The path of the folder for artefacts, manifest, report and cache, as in dictc.yml.
    var output: String
    /// The configured languages, each once, in the order of dictc.yml.
    var languages: [LanguageConfiguration]
    /// The licences of the files that have one, keyed by the path of the file.
    var licences: [String: Licence]
    /// The places in dictc.yml at which files and sections are named.
    var marks = ConfigurationMarks()

    /// Returns the configuration of `language`, or `nil` if the project does not build that
    /// language.
    func language(_ language: Language) -> LanguageConfiguration? {
        languages.first { $0.language == language }
    }

    /// The paths of all files that a build may read, sorted byte by byte, without duplicates.
    ///
    /// They include the files for all languages and spellings. dictc.lock lists the same files.
    package var sourcePaths: [String] { ProjectLock.unique(languages.flatMap(\.sourcePaths)) }
}

/// The terms under which a file may be used.
struct Licence: Sendable, Equatable {
    /// The name of the licence, such as `CC0-1.0`.
    var name: String
    /// The path of a file with the text of the licence, or `nil` if there is none.
    ///
    /// NOTICE quotes the text.
    var file: String?
    /// The names to credit, or `nil` if there are none.
    var attribution: String?
    /// The paths of further texts that NOTICE quotes, such as the notice of a tagger model.
    var notices: [String] = []
}

/// The configuration of one language in dictc.yml.
///
/// Its encoding contains everything that can change an artefact; see ``part(for:)``.
struct LanguageConfiguration: Sendable, Equatable, Encodable {
    var language: Language
    /// The spelling of the words that games ask for, such as `american`, or `nil` if no source
    /// names one.
    var spelling: String?
    /// The files with words, in all spellings, in the order of dictc.yml.
    ///
    /// The array is empty only if the language has nothing but sentences.
    var words: [SourceConfiguration]
    /// The `drop` lists, which state why certain spellings, such as names, are not words.
    ///
    /// They include the lists for every variant of the language, such as American English.
    var drop: [DropConfiguration]
    /// The path of the overlay, a file with corrections that override all other files, or `nil` if
    /// there is none.
    var overlay: String?
    /// The paths of the block lists, in the order of dictc.yml.
    var block: [String] = []
    /// The word counts that refine the familiarity of words, or `nil` if there are none.
    var frequency: FrequencyConfiguration?
    /// The layers of the block lists whose words are excluded from the lexicon.
    var lexiconExclude: [BlockLayer] = []
    /// The rules for the words that computer players may say, or `nil` if they may say all words.
    var fair: FairConfiguration?
    var levels: LevelsConfiguration?
    var answers: AnswersConfiguration?
    var phrases: PhrasesConfiguration?
    var sentences: SentencesConfiguration?
    /// The path of the tagger model, or `nil` if dictc.yml does not name one.
    var tagger: String?

    /// The encoded properties, which are all except `language` and `spelling`.
    ///
    /// The language is in the artefact's name, and the spelling has already been applied to the
    /// files.
    private enum CodingKeys: CodingKey {
        case words, drop, overlay, block, frequency, lexiconExclude, fair, levels, answers
        case phrases, sentences, tagger
    }

    /// The files whose words games may ask for, in the order of dictc.yml.
    var askedWords: [SourceConfiguration] { words.filter(\.isAsked) }
    /// The `drop` lists that apply to the configured spelling, including those for all spellings.
    var wantedDrop: [DropConfiguration] { drop.filter { isWanted($0.spelling) } }

    func isWanted(_ other: String?) -> Bool { other == nil || other == spelling }

    /// The paths of all files that the configuration of the language names, perhaps with
    /// duplicates.
    var sourcePaths: [String] {
        let single = [
            overlay, frequency?.file, phrases?.file, sentences?.fields, sentences?.rivals, tagger,
        ]
        return words.flatMap(\.files) + drop.map(\.file) + block + single.compactMap(\.self)
            + (sentences?.sources.map(\.file) ?? [])
    }
}

/// How well known the words in a file are, from 1 (known to everyone) to 100.
enum Familiarity: Sendable, Equatable, Encodable {
    /// One familiarity for all words in the file, or 0 if dictc.yml does not state it.
    case stated(UInt8)
    /// A familiarity for each word, in the second column of the word's line.
    case column
}

/// The configuration of a file with words: how to read it, and how games use its words.
struct SourceConfiguration: Sendable, Equatable, Encodable {
    var file: String
    var format: WordSourceFormat
    var familiarity: Familiarity
    /// Whether a build accepts that no word of the file is kept, which is otherwise an error.
    var mayBeEmpty = false
    /// Whether the words are lemmas, so that none of them is treated as a form of another word.
    var holdsLemmas: Bool
    /// The spelling of the words, such as `american`, or `nil` if they belong to all spellings.
    var spelling: String?
    /// Whether games may ask for the words in the file.
    ///
    /// Otherwise, games only accept them. This is for rare words, and for spellings other than the
    /// configured one.
    var isAsked = true

    /// The encoded properties, which are all except `spelling`.
    ///
    /// The spelling has already been applied to `isAsked`.
    private enum CodingKeys: CodingKey {
        case file, format, familiarity, mayBeEmpty, holdsLemmas, isAsked
    }

    /// The path of the affix file that belongs to a hunspell dictionary, or `nil` for a source in
    /// another format.
    var affixes: String? {
        if case .hunspell(let format) = format { return format.affixes }
        return nil
    }

    /// The paths of all files that the source consists of: its own file and, for a hunspell
    /// dictionary, the affix file.
    var files: [String] { [file] + (affixes.map { [$0] } ?? []) }

    /// Whether this source and `other` would read the same records from the same file.
    func isRead(like other: SourceConfiguration) -> Bool {
        format == other.format && (familiarity == .column) == (other.familiarity == .column)
    }
}

/// The configuration of a `drop` list, which states why certain spellings are not words.
struct DropConfiguration: Sendable, Equatable, Encodable {
    var file: String
    var format: ListFormat
    var reason: Rejection
    /// The spelling to which the list applies, such as `american`, or `nil` if it applies to all
    /// spellings.
    var spelling: String?

    /// The encoded properties, which are all except `spelling`.
    ///
    /// The spelling decides whether the list is read, but not how.
    private enum CodingKeys: CodingKey { case file, format, reason }
}
