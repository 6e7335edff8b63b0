import DictLexicon
import DictModel
import DictSources

/// The contents of dictc.yml: the artefacts of a project, and the files that they are made from.
///
/// Paths are relative to the folder of dictc.yml, without `.` and with `..` only at the start.
public struct ProjectConfiguration: Sendable {
    /// The newest schema version that this dictc reads; version N is new in dictc N.0.
    static let schemaVersion = 1

    /// The folder for artefacts, manifest, report and cache.
    var output: String
    /// The languages, each once, in the order of the file.
    var languages: [LanguageConfiguration]
    /// The licences of the files, by path; files without a licence are omitted.
    var licences: [String: Licence]

    /// Returns the configuration of `language`; `nil` if the project does not build that language.
    func language(_ language: Language) -> LanguageConfiguration? {
        languages.first { $0.language == language }
    }

    /// Every file that a build may read, for all languages and spellings, in byte order, each once.
    ///
    /// These are the files that a lock lists.
    public var sourcePaths: [String] { ProjectLock.unique(languages.flatMap(\.sourcePaths)) }
}

/// The terms under which a file may be used.
struct Licence: Sendable, Equatable {
    /// The name of the licence, such as `CC0-1.0`.
    var name: String
    /// The path of the licence's text, which NOTICE quotes; `nil` if there is none.
    var file: String?
    /// The names to credit; `nil` if there are none.
    var attribution: String?
}

/// The configuration of one language.
///
/// Its encoding contains everything that can change an artefact; see ``part(for:)``.
struct LanguageConfiguration: Sendable, Equatable, Encodable {
    var language: Language
    /// The spelling that games ask for, such as `american`; `nil` if no source names one.
    var spelling: String?
    /// The files with words, in all spellings, in the order of the file; empty only if the language
    /// has nothing but sentences.
    var words: [SourceConfiguration]
    /// The lists of spellings that are not words, such as names, in all spellings.
    var drop: [DropConfiguration]
    /// The path of the file with corrections, which override all other files; `nil` if there is
    /// none.
    var overlay: String?
    /// The paths of the block lists, in the order of the file.
    var block: [String] = []
    /// The word counts that refine familiarity; `nil` if there are none.
    var frequency: FrequencyConfiguration?
    /// The layers whose words are excluded from the lexicon.
    var lexiconExclude: [BlockLayer] = []
    /// The rules for the words that a computer player may say; `nil` if it may say all of them.
    var fair: FairConfiguration?
    var levels: LevelsConfiguration?
    var answers: AnswersConfiguration?
    var phrases: PhrasesConfiguration?
    var sentences: SentencesConfiguration?
    /// The path of the tagger model; `nil` if the configuration does not name one.
    var tagger: String?

    /// All properties except `language`, which is in the artefact's name, and `spelling`, which is
    /// already applied to the files.
    private enum CodingKeys: CodingKey {
        case words, drop, overlay, block, frequency, lexiconExclude, fair, levels, answers
        case phrases, sentences, tagger
    }

    /// The files with words that games may ask for.
    var askedWords: [SourceConfiguration] { words.filter(\.isAsked) }
    /// The `drop` files for the wanted spelling.
    var wantedDrop: [DropConfiguration] { drop.filter { isWanted($0.spelling) } }

    func isWanted(_ other: String?) -> Bool { other == nil || other == spelling }

    /// The paths of all files of the language; a path may occur more than once.
    var sourcePaths: [String] {
        let single = [overlay, frequency?.file, phrases?.file, sentences?.fields, tagger]
        return words.flatMap(\.files) + drop.map(\.file) + block + single.compactMap(\.self)
            + (sentences?.sources.map(\.file) ?? [])
    }
}

/// How well known the words of a file are, from 1 (known to everyone) to 100.
enum Familiarity: Sendable, Equatable, Encodable {
    /// The same value for all words; 0 if the configuration does not state it.
    case stated(UInt8)
    /// A value for each word, in the second column of its line.
    case column
}

/// A file with words, and how to read it.
struct SourceConfiguration: Sendable, Equatable, Encodable {
    var file: String
    var format: WordSourceFormat
    var familiarity: Familiarity
    /// Whether it is acceptable that no word of the file is kept; if not, it is an error.
    var mayBeEmpty = false
    /// Whether the words are lemmas, which are never treated as forms of other words.
    var holdsLemmas: Bool
    /// The spelling that the words are in, such as `american`; `nil` means all spellings.
    var spelling: String?
    /// Whether games may ask for the words.
    ///
    /// If not, games only accept them; this is for rare words, and for spellings other than the
    /// language's.
    var isAsked = true

    /// All properties except `spelling`, which is already applied to `isAsked`.
    private enum CodingKeys: CodingKey {
        case file, format, familiarity, mayBeEmpty, holdsLemmas, isAsked
    }

    /// The path of the affix file, if the file is a hunspell dictionary.
    var affixes: String? {
        if case .hunspell(let format) = format { return format.affixes }
        return nil
    }

    /// The path of the file and, if it is a hunspell dictionary, that of its affix file.
    var files: [String] { [file] + (affixes.map { [$0] } ?? []) }

    /// Whether this source and `other` would read the same records from a file.
    func isRead(like other: SourceConfiguration) -> Bool {
        format == other.format && (familiarity == .column) == (other.familiarity == .column)
    }
}

/// A list of spellings that are not words, and the reason why.
struct DropConfiguration: Sendable, Equatable, Encodable {
    var file: String
    var format: ListFormat
    var reason: Rejection
    /// The spelling of the language for which the file is read, such as `american`; `nil` means
    /// all.
    var spelling: String?

    /// All properties except `spelling`, which decides whether the file is read, but not how.
    private enum CodingKeys: CodingKey { case file, format, reason }
}
