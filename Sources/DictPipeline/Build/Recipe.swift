import DictConfiguration
import DictFormat
import DictModel
import DictOutput

/// One stage of a build, which makes one artefact and knows everything that the artefact depends
/// on.
///
/// A recipe only makes the contents and reports on them. ``build()``, which is the same for all
/// recipes, then encodes and verifies the artefact.
protocol Recipe: Sendable {
    associatedtype Codec: ArtefactCodec

    /// The kind of artefact that the recipe makes.
    var kind: ArtefactKind { get }
    /// The words of the language, shared by all of the language's recipes.
    var words: LanguageWords { get }
    /// The options of the build.
    var options: BuildOptions { get }
    /// The codec that encodes and decodes the contents of the artefact.
    var codec: Codec { get }
    /// The paths of the files whose contents get into the artefact, as written in dictc.yml.
    var contents: [String] { get }
    /// The files that are used only to judge or rank the contents, each with its role, such as
    /// `model`.
    ///
    /// Nothing in the artefact comes from these files.
    var advisers: [(file: String, role: String)] { get }
    /// Checks quickly whether the artefact can be made, if that is known without making it.
    ///
    /// A build checks all artefacts before it makes the first one, so that it fails in a second
    /// instead of after a search of minutes.
    ///
    /// - Throws: The errors that ``make()`` would throw.
    func check() throws
    /// Returns how the recipe now asks about words, if lists of words change the artefact through the
    /// answers alone, or `nil` if it has to be made again whenever a list changes.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if a list contains an error or cannot be read.
    func answers() throws -> WordTrace.Answers?
    /// Makes the contents of the artefact, and the details to report about them.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if a source contains an error or cannot be read, or
    ///   if nothing is left to put into the artefact.
    func make() throws -> Preparation<Codec.Content>
}

/// The contents of an artefact before they are encoded, and the details for report.json.
struct Preparation<Content> {
    var content: Content
    /// The names and values of the counts in the artefact's entry in report.json, such as the
    /// number of words.
    var counts: [(String, Int)]
    /// The contents in a few words, such as `111817 words`.
    var summary: String
    /// The object with what follows the counts in the artefact's entry in report.json.
    var report: JSON
    /// Notes for the user about the sources.
    var notes: [Diagnostic] = []
    /// The numbers of records kept and dropped in each source whose contents can get into the
    /// artefact.
    var sources: [SourceCounts] = []
    /// The questions about words and the answers, or `nil` if they do not tell all that the artefact
    /// takes from lists of words.
    var trace: [UInt8]?
}

/// An artefact that has been encoded, read back and found to be correct.
struct BuiltArtefact: Sendable {
    var bytes: [UInt8]
    /// The artefact's entry in report.json, as pretty-printed JSON.
    var report: [UInt8]
    /// The contents and size in a few words, such as `111817 words, 190000 bytes`.
    var summary: String
    /// Notes for the user about the sources.
    var notes: [Diagnostic]
    /// The numbers of records kept and dropped in each source of the artefact.
    var sources: [SourceCounts]
    /// The trace of the ``Preparation``.
    var trace: [UInt8]?
}

extension Recipe {
    var language: Language { words.language }
    /// The name of the artefact file in the build-output folder, such as `en.lexicon`.
    var name: String { "\(language.code).\(kind.name)" }
    var advisers: [(file: String, role: String)] { [] }
    func answers() throws -> WordTrace.Answers? { nil }
    /// The paths of all files that the artefact depends on, as written in dictc.yml.
    var sourcePaths: [String] { words.configuration.part(for: kind).sourcePaths }
    /// The progress of this stage, to show to the user.
    var progress: StageProgress { StageProgress(artefact: name, show: options.progress) }

    /// Returns a digest that changes whenever the artefact may change.
    ///
    /// `digests` contains the SHA-256 of each source, keyed by its path as written in dictc.yml.
    func key(_ digests: [String: String]) throws -> String {
        try BuildKey(
            artefact: name, part: words.configuration.part(for: kind), digests: digests
        ).digest
    }

    /// Returns a digest like ``key(_:)`` that does not change with what is in lists of words.
    func keyBesidesWords(_ digests: [String: String]) throws -> String {
        let part = words.configuration.part(for: kind)
        var texts = part
        (texts.words, texts.drop, texts.block) = ([], [], [])
        (texts.corrections, texts.overlay, texts.frequency) = (nil, nil, nil)
        let paths = Set(texts.sourcePaths)
        return try BuildKey(
            artefact: name, part: part, digests: digests.filter { paths.contains($0.key) }
        ).digest
    }

    /// Makes the contents of the artefact, encodes them, and verifies the result by reading it
    /// back.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if the artefact cannot be made or the verification
    ///   fails.
    func build() throws -> BuiltArtefact {
        defer { progress.end() }
        let made = try make()
        let bytes = try codec.artefact(of: made.content, at: Place(name))
        let sections = (try? ArtefactSummary(bytes).sections) ?? []
        let head =
            JSON(["artefact": name, "language": language.code]) + JSON(made.counts)
            + JSON([
                "bytes": bytes.count,
                "sections": sections.map { JSON(["name": $0.name, "bytes": $0.bytes]) },
            ])
        return BuiltArtefact(
            bytes: bytes,
            report: (head + made.report + JSON(["files": made.sources.map(\.entry)]))
                .bytes(.pretty),
            summary: "\(made.summary), \(bytes.count) bytes", notes: made.notes,
            sources: made.sources, trace: made.trace)
    }
}

/// Returns the recipes for the artefacts of one language: the lexicon first, then those for games.
///
/// An artefact that dictc.yml does not request has no recipe.
func recipes(
    _ configuration: LanguageConfiguration, _ files: ProjectFiles, _ options: BuildOptions
) -> [any Recipe] {
    let words = LanguageWords(configuration, files)
    let lexicon: [any Recipe] =
        configuration.words.isEmpty ? [] : [LexiconRecipe(words, options)]
    let others: [(any Recipe)?] = [
        configuration.levels.map { LevelsRecipe($0, words, options) },
        configuration.answers.map { AnswersRecipe($0, words, options) },
        configuration.phrases.map { PhrasesRecipe($0, words, options) },
        configuration.sentences.map { SentencesRecipe($0, words, options) },
    ]
    return lexicon + others.compactMap { $0 }
}
