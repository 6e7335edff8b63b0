public import DictFormat

/// What `dictc build` and `dictc why` are asked to do with a project.
public struct BuildOptions: Sendable {
    /// The configuration; `nil` stands for the nearest `raw-data/dictc.yml` upward.
    public var configuration: String?
    /// The folder for the artefacts; `nil` stands for the one that the configuration names.
    public var output: String?
    /// The kinds to build; empty for all.
    public var kinds: [ArtefactKind] = []
    /// Whether to compare only, and to write nothing.
    public var checks = false
    /// Whether sources that differ from `dictc.lock` are refused.
    public var isLocked = false
    /// Whether sources may lie outside the folder of the configuration.
    public var allowsOutside = false
    /// How many stages run at once; `nil` stands for the number of processors.
    public var jobs: Int?
    /// Told what is going on, one phrase a step.
    public var progress: (@Sendable (String) -> Void)?

    /// The options of a plain build.
    public init() {}
}

/// What a build did.
public struct BuildOutcome: Sendable {
    /// Whether the artefacts are those that the sources give; only a check can say no.
    public var isCurrent: Bool
    /// The outcome for people, a line each.
    public var lines: [String]
    /// The outcome for programs: an object's members after `schema`.
    public var members: [(String, JSON)]

    /// The outcome with these facts.
    public init(isCurrent: Bool, lines: [String], members: [(String, JSON)]) {
        self.isCurrent = isCurrent
        self.lines = lines
        self.members = members
    }
}

/// Why a text is a word of the project's lexicon, or is not.
public struct WhyAnswer: Sendable {
    /// Whether it is a word.
    public var isWord: Bool
    /// The answer for people, a line each.
    public var lines: [String]
    /// The answer for programs: an object's members after `schema`.
    public var members: [(String, JSON)]

    /// The answer with these facts.
    public init(isWord: Bool, lines: [String], members: [(String, JSON)]) {
        self.isWord = isWord
        self.lines = lines
        self.members = members
    }
}

/// A list compiled to a lexicon.
public struct ListOutcome: Sendable {
    /// The artefact.
    public var bytes: [UInt8]
    /// How many words it holds.
    public var words: Int
    /// How many lines were dropped.
    public var dropped: Int
    /// What was noticed on the way, a line each.
    public var notes: [String]

    /// The outcome with these facts.
    public init(bytes: [UInt8], words: Int, dropped: Int, notes: [String]) {
        self.bytes = bytes
        self.words = words
        self.dropped = dropped
        self.notes = notes
    }
}

/// Why a stage of the pipeline failed.
public struct PipelineError: Error, Sendable {
    /// What kind of failure this is; each kind has one exit status.
    public enum Kind: Sendable {
        /// Contents of a source that are not what they have to be.
        case badData
        /// A source or configuration that is not there.
        case missing
        /// A source that differs from what a lock or signature states.
        case policy
        /// Reading failed.
        case io
        /// A configuration that cannot be followed.
        case configuration
    }

    /// The kind of failure.
    public var kind: Kind
    /// The file, with line and column where known.
    public var place: String
    /// What is wrong, in one phrase.
    public var problem: String
    /// What to do about it; empty where there is nothing to say.
    public var hint: String

    /// A failure at `place`.
    public init(_ kind: Kind, place: String, problem: String, hint: String = "") {
        self.kind = kind
        self.place = place
        self.problem = problem
        self.hint = hint
    }
}
