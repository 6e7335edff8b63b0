import DictFormat
import DictText
import DictModel
import DictSources
import DictStore

/// The sentences of the corpora of a language, each tokenised and tagged.
///
/// Tokens and tags of a corpus are kept; what it lacks, the tokeniser and the tagger add.
struct CorpusSentences {
    /// A tagged sentence.
    struct Sentence {
        var text: TokenisedText
        /// For each token whether its class is certain; `nil` where the tags are those of the
        /// corpus.
        var certainty: [Bool]?
        var place: SourcePlace
    }

    /// What reading one corpus gave.
    struct File {
        var file: String
        var format: CorpusFormat
        var summary: CorpusSummary
        /// Sentences, after paragraphs are split.
        var sentences = 0
        /// Tokens of all of them.
        var tokens = 0
        /// Sentences with tags of the corpus.
        var tagged = 0
    }

    /// The most bytes of a model.
    private static let modelLimit = 64 << 20

    private let configuration: SentencesConfiguration
    private let words: LanguageWords
    private let tokeniser: Tokeniser
    /// The model, where the configuration names one.
    let model: TaggerModel?

    /// The corpora of `configuration`; opens the model and no corpus.
    ///
    /// - Throws: `PipelineError`, `StoreError`.
    init(_ configuration: SentencesConfiguration, _ words: LanguageWords) throws {
        self.configuration = configuration
        self.words = words
        tokeniser = Tokeniser(words.language)
        model = try words.configuration.tagger.map { try Self.model($0, words) }
    }

    private static func model(_ file: String, _ words: LanguageWords) throws -> TaggerModel {
        let path = words.project.path(of: file)
        let bytes = try FileContents.bytes(of: path, limit: modelLimit)
        let model: TaggerModel
        do throws(TaggerModelError) {
            model = try TaggerModel(bytes)
        } catch {
            throw PipelineError(
                .badData, place: path, problem: error.description,
                hint: "make it with `dictc train`")
        }
        guard model.language == words.language else {
            throw PipelineError(
                .badData, place: path,
                problem: "a tagger of another language (found \(model.language.code); "
                    + "expected \(words.language.code))",
                hint: "name the model of the language in `tagger:`")
        }
        return model
    }

    /// Calls `body` with each sentence, in the order of the files.
    ///
    /// - Throws: `SourceError`, `PipelineError`, or what `body` throws.
    func forEach(_ body: (Sentence) throws -> Void) throws -> [File] {
        var tagger = model.map { Tagger($0) }
        return try configuration.sources.map { source in
            let path = words.project.path(of: source.file)
            var file = File(
                file: source.file, format: source.format, summary: CorpusSummary())
            let corpus = CorpusSource(
                path: path, name: path, format: source.format, encoding: source.encoding)
            file.summary = try corpus.forEachRecord { record in
                for text in texts(of: record) {
                    let sentence = try tagged(text, record.place, &tagger)
                    file.sentences += 1
                    file.tokens += sentence.text.tokens.count
                    if sentence.certainty == nil { file.tagged += 1 }
                    try body(sentence)
                }
            }
            return file
        }
    }

    /// `text`, which is in no corpus, as one sentence.
    func sentence(_ text: [UInt8]) throws -> Sentence {
        var tagger = model.map { Tagger($0) }
        let tokens = tokeniser.tokens(in: text.span).map { Token($0) }
        let place = SourcePlace(file: "the command line")
        return try tagged(TokenisedText(text: text, tokens: tokens), place, &tagger)
    }

    /// The sentences of a record, tokenised.
    private func texts(of record: CorpusRecord) -> [TokenisedText] {
        if !record.text.tokens.isEmpty { return [record.text] }
        let text = record.text.text
        let ranges =
            record.isSentence
            ? [ByteRange(offset: 0, length: text.count)] : tokeniser.sentences(in: text.span)
        return ranges.map { range in
            let sentence = Array(text[range.offset..<range.end])
            return TokenisedText(
                text: sentence, tokens: tokeniser.tokens(in: sentence.span).map { Token($0) })
        }
    }

    private func tagged(
        _ text: TokenisedText, _ place: SourcePlace, _ tagger: inout Tagger?
    ) throws(PipelineError) -> Sentence {
        if text.tokens.allSatisfy({ $0.tag != nil }) {
            return Sentence(text: text, certainty: nil, place: place)
        }
        guard let model else {
            throw PipelineError(
                .configuration, place: place.description,
                problem: "the corpus has no tags and there is no tagger",
                hint: "add `tagger:` to \(words.language.code), with a model of `dictc train`")
        }
        var text = text
        tagger?.tag(&text)
        let margins = tagger?.margins ?? []
        let certainty = text.tokens.indices.map { index in
            guard let tag = text.tokens[index].tag, index < margins.count else { return false }
            return model.isConfident(LexicalClass(tag), margin: margins[index])
        }
        return Sentence(text: text, certainty: certainty, place: place)
    }
}
