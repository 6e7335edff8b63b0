import DictFormat
import DictModel

/// One stage of a build: how to make one artefact, and everything it depends on.
///
/// A recipe only makes the contents and reports on them. ``build()`` does the rest, which is the
/// same for all: it encodes, verifies and describes the artefact.
protocol Recipe: Sendable {
    associatedtype Codec: ArtefactCodec

    /// The kind of artefact that it makes.
    var kind: ArtefactKind { get }
    /// The words of the language, shared by all its recipes.
    var words: LanguageWords { get }
    /// How the contents are encoded.
    var codec: Codec { get }
    /// The files whose contents get into the artefact, as the configuration names them.
    var contents: [String] { get }
    /// The files that were used only to judge or rank the contents, with their roles; nothing in
    /// the artefact comes from them.
    var advisers: [(file: String, role: String)] { get }
    /// Makes the contents.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics`.
    func make() throws -> Preparation<Codec.Content>
}

/// Contents that are ready to be encoded, and the details for report.json.
struct Preparation<Content> {
    var content: Content
    /// The numbers that the report begins with, by name.
    var counts: [(String, Int)]
    /// The contents in a few words: `111817 words`.
    var summary: String
    /// The rest of the report.
    var report: [(String, JSON)]
    /// Notes on the sources.
    var notes: [Diagnostic] = []
    /// What became of the records of each source whose contents can get into the artefact.
    var sources: [SourceCounts] = []
}

/// An artefact that was made, read back and compared.
struct BuiltArtefact: Sendable {
    var bytes: [UInt8]
    /// Its entry in report.json.
    var report: [UInt8]
    /// Its contents and size in a few words: `111817 words, 190000 bytes`.
    var summary: String
    /// Notes on the sources.
    var notes: [Diagnostic]
    /// What became of the records of each source.
    var sources: [SourceCounts]
}

extension Recipe {
    var language: Language { words.language }
    /// The file's name in the output folder.
    var name: String { "\(language.code).\(kind.name)" }
    var advisers: [(file: String, role: String)] { [] }

    /// A digest that changes whenever the artefact may change; `digests` are the SHA-256 of the
    /// sources, by their names in the configuration.
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

/// The recipes of one language: the lexicon, then the artefacts for games.
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
