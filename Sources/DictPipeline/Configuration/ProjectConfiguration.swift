public import DictModel
public import DictSources

/// What a project builds from which files: the content of dictc.yml.
///
/// Paths are relative to the folder of dictc.yml, without `.` and with `..` only at the start.
public struct ProjectConfiguration: Sendable, Equatable {
    /// The newest schema version that this dictc reads; version N is new in dictc N.0.
    public static let schemaVersion = 1

    /// The schema version of the file.
    public var schema: Int
    /// The folder for artefacts, manifest, report and cache.
    public var output: String
    /// The languages in the order of the file, each once.
    public var languages: [LanguageConfiguration]

    /// The configuration of one language; `nil` where the project does not build it.
    public func language(_ language: Language) -> LanguageConfiguration? {
        languages.first { $0.language == language }
    }
}

/// What a project builds for one language.
public struct LanguageConfiguration: Sendable, Equatable {
    /// The language.
    public var language: Language
    /// The spelling that is wanted, such as `american`; `nil` where no source names one.
    public var spelling: String?
    /// The files that give words, of every spelling, in the order of the file; none only where the
    /// language has nothing but sentences.
    public var words: [SourceConfiguration]
    /// The files that only say why a spelling is no word, of every spelling.
    public var drop: [DropConfiguration]
    /// The file with the last word.
    public var overlay: String?
    /// The block lists, in the order of the file.
    public var block: [BlockConfiguration] = []
    /// The list of counts that refines familiarity.
    public var frequency: FrequencyConfiguration?
    /// The layers of blocked words that the lexicon leaves out.
    public var lexiconExclude: [BlockLayer] = []
    /// The level packs to make; `nil` for none.
    public var levels: LevelsConfiguration?
    /// The answers to make; `nil` for none.
    public var answers: AnswersConfiguration?
    /// The phrases to make; `nil` for none.
    public var phrases: PhrasesConfiguration?
    /// The sentences to make; `nil` for none.
    public var sentences: SentencesConfiguration?
    /// The file of the tagger model; `nil` where every corpus has tags.
    public var tagger: String?

    /// The files that give words in the wanted spelling.
    public var wantedWords: [SourceConfiguration] { words.filter { isWanted($0.spelling) } }
    /// The files with reasons for the wanted spelling.
    public var wantedDrop: [DropConfiguration] { drop.filter { isWanted($0.spelling) } }

    /// Whether a file that names `other` is read; one that names none always is.
    public func isWanted(_ other: String?) -> Bool { other == nil || other == spelling }
}

/// A file that gives words, and how to read it.
public struct SourceConfiguration: Sendable, Equatable {
    /// The path of the file.
    public var file: String
    /// How widely its words are known, 1 (everybody) to 100; 0 where the file does not say.
    public var familiarity: UInt8
    /// Whether the second column of each line is the familiarity of its word.
    public var familiarityIsColumn = false
    /// Whether its words are lemmas, so that none of them is taken for a form of another.
    public var holdsLemmas = false
    /// The spelling for which the file is read; `nil` for all.
    public var spelling: String?
    /// The encoding of a list; XML files name theirs.
    public var encoding: TextEncoding
    /// The text that starts a comment line; `nil` where no line is a comment.
    public var comment: String?
    /// What separates the word of a line from its count.
    public var separator: ListSeparator
    /// Where the words of an XML file stand; `nil` for a list.
    public var xml: XMLSourceConfiguration?
    /// Where the configuration names the file.
    public var place: ConfigurationPlace
}

/// A file whose spellings are no words, and why.
public struct DropConfiguration: Sendable, Equatable {
    /// The path of the file.
    public var file: String
    /// Why its spellings are no words.
    public var reason: DropReason
    /// The spelling for which the file is read; `nil` for all.
    public var spelling: String?
    /// The encoding of the list.
    public var encoding: TextEncoding
    /// The text that starts a comment line; `nil` where no line is a comment.
    public var comment: String?
    /// Where the configuration names the file.
    public var place: ConfigurationPlace
}

/// Where the words of an XML file stand.
public struct XMLSourceConfiguration: Sendable, Equatable {
    /// An attribute that must have a value.
    public struct Condition: Sendable, Equatable {
        /// The attribute of the element, or `step@attribute` for one of an element above it.
        public var attribute: String
        /// The value.
        public var value: String
    }

    /// The element by its local name, or a path of them such as `form/orth`.
    public var element: String
    /// The attribute that holds the word; `nil` where the text of the element is the word.
    public var attribute: String?
    /// All of these must hold; in the order of the file.
    public var conditions: [Condition]
    /// The namespace of the element; `nil` for any.
    public var namespace: String?
}

/// Why the spellings of a file are no words.
public enum DropReason: String, Sendable, CaseIterable {
    /// Names of people, places, brands.
    case name
    /// Abbreviations and initials.
    case abbreviation
    /// Contractions such as `don't`, and what is left of them without the apostrophe.
    case contraction
}
