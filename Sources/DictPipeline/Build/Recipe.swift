import DictFormat
import DictModel

/// One stage of a build: how to make one artefact, and everything it depends on.
///
/// A recipe only makes the contents and reports on them. ``build()`` does the rest, which is the
/// same for all: it encodes, verifies and describes the artefact.
protocol Recipe: Sendable {
    associatedtype Codec: ArtefactCodec

    /// The kind of artefact that the recipe makes.
    var kind: ArtefactKind { get }
    /// The words of the language, shared by all of the language's recipes.
    var words: LanguageWords { get }
    /// The codec for the artefact's contents.
    var codec: Codec { get }
    /// The files whose contents get into the artefact, by their paths in the configuration.
    var contents: [String] { get }
    /// The files that are used only to judge or rank the contents, with their roles; nothing in the
    /// artefact comes from them.
    var advisers: [(file: String, role: String)] { get }
    /// Makes the contents of the artefact.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics`.
    func make() throws -> Preparation<Codec.Content>
}

/// Contents that are ready to be encoded, and the details for report.json.
struct Preparation<Content> {
    var content: Content
    /// The numbers that the report begins with, by name.
    var counts: [(String, Int)]
    /// The contents in a few words, such as `111817 words`.
    var summary: String
    /// The members of the report that follow the counts.
    var report: [(String, JSON)]
    /// Notes on the sources.
    var notes: [Diagnostic] = []
    /// The numbers of records kept and dropped for each source whose contents can get into the
    /// artefact.
    var sources: [SourceCounts] = []
}

/// An artefact that was made, read back and compared.
struct BuiltArtefact: Sendable {
    var bytes: [UInt8]
    /// The artefact's entry in report.json.
    var report: [UInt8]
    /// The contents and size in a few words, such as `111817 words, 190000 bytes`.
    var summary: String
    /// Notes on the sources.
    var notes: [Diagnostic]
    /// The numbers of records kept and dropped for each source.
    var sources: [SourceCounts]
}

extension Recipe {
    var language: Language { words.language }
    /// The name of the artefact's file in the output folder.
    var name: String { "\(language.code).\(kind.name)" }
    var advisers: [(file: String, role: String)] { [] }

    /// Returns a digest that changes whenever the artefact may change; `digests` are the SHA-256 of
    /// the sources, by their paths in the configuration.
    func key(_ digests: [String: String]) throws -> String {
        try BuildKey(
            artefact: name, part: words.configuration.part(for: kind), digests: digests
        ).digest
    }

    /// Makes the artefact and verifies it.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics`.
    func build() throws -> BuiltArtefact {
        let made = try make()
        let bytes = try codec.artefact(of: made.content, at: Place(name))
        let head: [(String, JSON)] =
            [("artefact", .string(name)), ("language", .string(language.code))]
            + made.counts.map { ($0, .integer($1)) } + [("bytes", .integer(bytes.count))]
        return BuiltArtefact(
            bytes: bytes, report: JSON.object(head + made.report).bytes(.pretty),
            summary: "\(made.summary), \(bytes.count) bytes", notes: made.notes,
            sources: made.sources)
    }
}

/// Returns the recipes for one language: the lexicon first, then the artefacts for games.
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
