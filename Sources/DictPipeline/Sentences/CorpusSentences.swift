import DictFormat
import DictText
import DictModel
import DictSources
import DictStore

/// The sentences of a language's corpora, each tokenised and tagged.
///
/// The tokens that a corpus has are kept, and so are its tags if they are to be trusted; the
/// tokeniser and the tagger add the rest.
struct CorpusSentences {
    /// A tagged sentence.
    struct Sentence {
        var text: TokenisedText
        /// Whether the class of each token is certain; `nil` if all are, because people assigned or
        /// corrected the tags.
        var certainty: [Bool]?
        /// Whether the tags come from the corpus.
        var hasOwnTags = false
        var place: Place
        /// The index of the sentence's corpus in the configuration.
        var source = 0
    }

    /// The statistics of reading one corpus.
    struct File {
        var file: String
        var format: CorpusFormat
        var summary: CorpusSummary
        /// The number of sentences, after paragraphs are split.
        var sentences = 0
        /// The number of tokens in all sentences.
        var tokens = 0
        /// The number of sentences whose tags come from the corpus.
        var tagged = 0
    }

    private let configuration: SentencesConfiguration
    private let words: LanguageWords
    private let tokeniser: Tokeniser
    private let possessives: Possessives
    /// The tagger model; `nil` if the configuration does not name one.
    let model: TaggerModel?

    /// Prepares to read the corpora of `configuration`: reads the tagger model, but no corpus yet.
    ///
    /// - Throws: `Diagnostic` if the model cannot be used.
    init(_ configuration: SentencesConfiguration, _ words: LanguageWords) throws {
        self.configuration = configuration
        self.words = words
        tokeniser = Tokeniser(words.language)
        possessives = Possessives(words.language)
        model = try words.configuration.tagger.map { try words.files.tagger($0, words.language) }
    }

    /// Calls `body` with each sentence in the order of the files, and returns statistics for each
    /// file.
    ///
    /// - Throws: `Diagnostic`, or what `body` throws.
    func forEach(_ body: (Sentence) throws -> Void) throws -> [File] {
        var tagger = model.map { Tagger($0) }
        return try configuration.sources.enumerated().map { number, source in
            var file = File(
                file: source.file, format: source.format, summary: CorpusSummary())
            let corpus = CorpusSource(
                words.files.input(source.file), format: source.format, encoding: source.encoding)
            file.summary = try corpus.forEachRecord(mayBeEmpty: source.mayBeEmpty) { record in
                for text in texts(of: record) {
                    let tags = source.tags ?? (record.hasAutomaticTags ? .automatic : .gold)
                    var sentence = try tagged(text, tags, record.place, &tagger)
                    sentence.source = number
                    file.sentences += 1
                    file.tokens += sentence.text.tokens.count
                    if sentence.hasOwnTags { file.tagged += 1 }
                    try body(sentence)
                }
            }
            return file
        }
    }

    /// Tokenises and tags `text`, which is not from a corpus, as one sentence.
    func sentence(_ text: [UInt8]) throws -> Sentence {
        var tagger = model.map { Tagger($0) }
        let tokens = tokeniser.tokens(in: text.span).map { Token($0) }
        let place = Place("the command line")
        return try tagged(TokenisedText(text: text, tokens: tokens), .none, place, &tagger)
    }

    /// Returns the sentences of a record, tokenised.
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

    /// Returns the sentence `text` with a tag for each token.
    ///
    /// If the tokens already have tags, `tags` specifies how far to trust them; otherwise the
    /// tagger assigns all tags.
    private func tagged(
        _ text: TokenisedText, _ tags: CorpusTags, _ place: Place, _ tagger: inout Tagger?
    ) throws(Diagnostic) -> Sentence {
        let isTagged = tags != .none && text.tokens.allSatisfy { $0.tag != nil }
        var result = Sentence(text: text, place: place)
        result.hasOwnTags = isTagged
        if isTagged, tags == .gold {
            possessives.unify(&result.text)
            return result
        }
        guard let model else { throw missingTagger(isTagged: isTagged, at: place) }
        var ours = text
        tagger?.tag(&ours)
        let margins = tagger?.margins ?? []
        if isTagged {
            possessives.unify(&ours)
            possessives.unify(&result.text)
            result.certainty = zip(result.text.tokens, ours.tokens).map {
                Self.agree($0.tag, $1.tag)
            }
        } else {
            result.certainty = ours.tokens.indices.map { index in
                guard let tag = ours.tokens[index].tag, index < margins.count else { return false }
                return model.isConfident(LexicalClass(tag), margin: margins[index])
            }
            possessives.unify(&ours)
            result.text = ours
        }
        return result
    }

    /// Whether two tags mean the same class; a proper noun agrees only with a proper noun.
    private static func agree(_ one: UniversalTag?, _ other: UniversalTag?) -> Bool {
        guard let one, let other else { return false }
        if one == other { return true }
        return one != .properNoun && other != .properNoun
            && LexicalClass(one) == LexicalClass(other)
    }

    private func missingTagger(isTagged: Bool, at place: Place) -> Diagnostic {
        let code = words.language.code
        return Diagnostic(
            .corpusWithoutTagger, at: place,
            isTagged
                ? "the tags of the corpus are automatic and there is no tagger to check them"
                : "the corpus has no tags and there is no tagger",
            hint: "add `tagger:` to \(code), with a model of `dictc train`"
                + (isTagged ? ", or `tags: gold` beside the file if people checked them" : ""))
    }
}
