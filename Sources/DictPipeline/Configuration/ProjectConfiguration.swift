import DictLexicon
import DictModel
import DictSources

/// The contents of dictc.yml: the artefacts of a project, and the files that they are made from.
///
/// Paths are relative to the folder of dictc.yml, without `.` and with `..` only at the start.
public struct ProjectConfiguration: Sendable {
    /// The newest schema version that this dictc reads; dictc N.0 introduces version N.
    static let schemaVersion = 1

    /// The folder for artefacts, manifest, report and cache.
    var output: String
    /// The languages in the order of the file, each once.
    var languages: [LanguageConfiguration]
    /// The licences of files, by path; a file without a licence is not in it.
    var licences: [String: Licence]

    /// The configuration of one language; `nil` if the project does not build it.
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
    /// Its name, such as `CC0-1.0`.
    var name: String
    /// The file with its text, which NOTICE quotes.
    var file: String?
    /// The names to credit.
    var attribution: String?
}

/// The configuration of one language.
///
/// Its encoding contains everything that can change an artefact, see ``part(for:)``.
struct LanguageConfiguration: Sendable, Equatable, Encodable {
    var language: Language
    /// The wanted spelling, such as `american`; `nil` if no source names one.
    var spelling: String?
    /// The files with words, of every spelling, in the order of the file; empty only if the
    /// language has nothing but sentences.
    var words: [SourceConfiguration]
    /// The files that only explain why a spelling is not a word, of every spelling.
    var drop: [DropConfiguration]
    /// The file with corrections, which override all other files.
    var overlay: String?
    /// The block lists, in the order of the file.
    var block: [String] = []
    /// The word counts that refine familiarity.
    var frequency: FrequencyConfiguration?
    /// The layers whose words are excluded from the lexicon.
    var lexiconExclude: [BlockLayer] = []
    var levels: LevelsConfiguration?
    var answers: AnswersConfiguration?
    var phrases: PhrasesConfiguration?
    var sentences: SentencesConfiguration?
    /// The file of the tagger model; `nil` if every corpus has tags.
    var tagger: String?

    /// `language` is in the artefact's name, and `spelling` only selects files.
    private enum CodingKeys: CodingKey {
        case words, drop, overlay, block, frequency, lexiconExclude, levels, answers, phrases
        case sentences, tagger
    }

    /// The files with words in the wanted spelling.
    var wantedWords: [SourceConfiguration] { words.filter { isWanted($0.spelling) } }
    /// The `drop` files for the wanted spelling.
    var wantedDrop: [DropConfiguration] { drop.filter { isWanted($0.spelling) } }

    func isWanted(_ other: String?) -> Bool { other == nil || other == spelling }

    /// Every file of the language; a file may occur twice.
    var sourcePaths: [String] {
        let single = [overlay, frequency?.file, phrases?.file, sentences?.fields, tagger]
        return words.flatMap(\.files) + drop.map(\.file) + block + single.compactMap(\.self)
            + (sentences?.sources.map(\.file) ?? [])
    }
}

/// How well known the words of a file are, from 1 (known to everyone) to 100.
enum Familiarity: Sendable, Equatable, Encodable {
    /// The same for all of them; 0 if the configuration does not state it.
    case stated(UInt8)
    /// In the second column, for each word.
    case column
}

/// A file with words, and how to read it.
struct SourceConfiguration: Sendable, Equatable, Encodable {
    var file: String
    var format: WordSourceFormat
    var familiarity: Familiarity
    /// Whether its words are lemmas, which are never treated as forms of other words.
    var holdsLemmas: Bool
    /// The spelling for which the file is read; `nil` means all.
    var spelling: String?

    /// `spelling` decides whether the file is read, not how.
    private enum CodingKeys: CodingKey { case file, format, familiarity, holdsLemmas }

    /// The affix file of a hunspell dictionary.
    var affixes: String? {
        if case .hunspell(let format) = format { return format.affixes }
        return nil
    }

    /// The file and, if it is a hunspell dictionary, its affix file.
    var files: [String] { [file] + (affixes.map { [$0] } ?? []) }

    /// Whether both read the same records from a file.
    func isRead(like other: SourceConfiguration) -> Bool {
        format == other.format && (familiarity == .column) == (other.familiarity == .column)
    }
}

/// A list of spellings that are not words, and the reason.
struct DropConfiguration: Sendable, Equatable, Encodable {
    var file: String
    var format: ListFormat
    var reason: Rejection
    /// The spelling for which the file is read; `nil` means all.
    var spelling: String?

    /// `spelling` decides whether the file is read, not how.
    private enum CodingKeys: CodingKey { case file, format, reason }
}
