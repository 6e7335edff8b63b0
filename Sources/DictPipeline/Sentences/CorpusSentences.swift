import DictCompiler
import DictConfiguration
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictSources
import DictText

/// A reader of a language's corpora, which tokenises and tags each sentence.
///
/// The tokens of a corpus are kept, and so are its tags if they can be trusted; the tokeniser and
/// the tagger add the rest.
struct CorpusSentences {
    /// A tokenised sentence with a tag for each token, and its origin.
    struct Sentence {
        var text: TokenisedText
        /// Whether the lexical class of each token is certain, in the order of the tokens.
        ///
        /// It is `nil` if all classes are certain, such as those that people assigned or corrected.
        var certainty: [Bool]?
        /// Whether the tags come from the corpus and not from dictc's tagger.
        var hasOwnTags = false
        /// Whether people assigned or corrected the tags, so that names are tagged as names.
        var hasGoldTags = false
        /// The id that the corpus gives the sentence, or an empty array if it gives none.
        var id: [UInt8] = []
        var place: Place
        /// The index of the sentence's corpus in the list of corpora in dictc.yml.
        var source = 0
        var position = SplitPosition()
        /// The flaw for which the sentence is dropped whatever its tags are, or `nil` if it has to
        /// be judged with its tags.
        ///
        /// Such a sentence was not tagged.
        var flaw: SentenceJudge.Finding?
    }

    /// A sentence as it is in a corpus, perhaps without tokens and tags.
    struct RawSentence {
        var text: MarkedText
        /// How far the tags can be trusted.
        var tags: CorpusTags
        var id: [UInt8]
        var place: Place
        var source: Int
        var position: SplitPosition
    }

    /// The statistics of reading one corpus.
    struct File {
        var file: String
        var format: CorpusFormat
        var summary: CorpusSummary
        /// The number of sentences in the corpus, after its paragraphs have been split.
        var sentences = 0
        /// The number of tokens in all sentences of the corpus.
        var tokens = 0
        /// The number of sentences whose tags come from the corpus and not from dictc's tagger.
        var tagged = 0

        fileprivate mutating func add(_ file: Reading) {
            summary.add(file.summary)
            sentences += file.sentences
            tokens += file.tokens
            tagged += file.tagged
        }
    }

    /// The statistics of reading one file of a corpus, which mean the same as those of a ``File``.
    struct Reading {
        var summary = CorpusSummary()
        var sentences = 0
        var tokens = 0
        var tagged = 0
        /// The SHA-256 of the bytes that were read, or an empty string if it is unknown.
        var sha256 = ""
    }

    let configuration: SentencesConfiguration
    let words: LanguageWords
    private let tokeniser: Tokeniser
    private let possessives: Possessives
    /// The tagger model, or `nil` if dictc.yml does not name one.
    let model: TaggerModel?
    /// The progress of the stage that reads the corpora, or `nil` if no stage does.
    private let progress: StageProgress?

    /// Creates a reader of the corpora that `configuration` names, without reading any corpus yet.
    ///
    /// - Throws: `Diagnostic` if the tagger model cannot be used.
    init(
        _ configuration: SentencesConfiguration, _ words: LanguageWords,
        _ progress: StageProgress? = nil
    ) throws {
        self.progress = progress
        self.configuration = configuration
        self.words = words
        tokeniser = Tokeniser(words.language)
        possessives = Possessives(words.language)
        model = try words.configuration.tagger.map { try words.files.tagger($0, words.language) }
    }

    /// A file of the corpora.
    struct Split: Sendable {
        /// The number of the file among those of all corpora.
        var number: Int
        /// The index of its corpus in the list of corpora in dictc.yml.
        var source: Int
        /// The path of the file, like those in dictc.yml.
        var path: String
        /// Whether the file is one of those of a folder or pattern, and so may be empty.
        var isMember: Bool

        init(number: Int, source: Int, path: String, isMember: Bool) {
            self.number = number
            self.source = source
            self.path = path
            self.isMember = isMember
        }

        /// Creates the file `split` of a part, whether it is a member or not.
        init(_ split: PartSplit, of corpus: String) {
            self.init(
                number: split.number, source: split.source, path: split.path,
                isMember: split.path != corpus)
        }
    }

    /// Returns the files of all corpora, in the order of dictc.yml.
    ///
    /// - Throws: `Diagnostic` if a folder cannot be read or no file matches a pattern.
    func splits() throws(Diagnostic) -> [Split] {
        var splits: [Split] = []
        for (source, corpus) in configuration.sources.enumerated() {
            let members = try words.files.project.members(of: corpus.file, as: corpus.format)
            for path in members ?? [corpus.file] {
                splits.append(
                    Split(
                        number: splits.count, source: source, path: path,
                        isMember: members != nil))
            }
        }
        return splits
    }

    /// A counter of the bytes of `splits` that have been read, or `nil` if no one is interested.
    func counter(of splits: [Split]) -> ProgressCounter? {
        progress?.counter("reading", of: splits.reduce(0) { $0 + size(of: $1) })
    }

    /// The size of the file `split` in bytes, or 0 if it is unknown.
    func size(of split: Split) -> Int {
        (try? FileContents.size(of: words.project.path(of: split.path))) ?? 0
    }

    /// A new tagger for ``sentence(_:_:_:)``, or `nil` if dictc.yml does not name a model.
    func tagger() -> Tagger? { model.map { Tagger($0) } }

    /// Calls `body` with each sentence of one file, and returns the statistics of the file.
    ///
    /// The bytes that are read advance `counter`.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read or tagged, or any error that `body`
    ///   throws.
    func read(
        _ split: Split, _ tagger: inout Tagger?, _ rules: SentenceRules,
        _ counter: ProgressCounter?, _ body: (Sentence) throws -> Void
    ) throws -> Reading {
        var (tokens, tagged) = (0, 0)
        var file = try scan(split, counter) { raw in
            let sentence = try self.sentence(raw, &tagger, rules)
            tokens += sentence.text.tokens.count
            if sentence.hasOwnTags { tagged += 1 }
            try body(sentence)
        }
        file.tokens = tokens
        file.tagged = tagged
        return file
    }

    /// Calls `body` with each sentence of one file before it is tagged, and returns the statistics
    /// of the file, except those of tokens and tags.
    ///
    /// The bytes that are read advance `counter`.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, or will need a tagger and there is none,
    ///   or any error that `body` throws.
    func scan(
        _ split: Split, _ counter: ProgressCounter?, _ body: (RawSentence) throws -> Void
    ) throws -> Reading {
        let source = configuration.sources[split.source]
        var file = Reading()
        let reading = try words.files.reading(split.path) { counter?.advance(by: $0) }
        let corpus = CorpusSource(
            reading.input, format: source.format, encoding: source.encoding,
            language: words.language)
        let mayBeEmpty = source.mayBeEmpty || split.isMember
        file.summary = try corpus.forEachRecord(mayBeEmpty: mayBeEmpty) { record in
            let tags = source.tags ?? (record.hasAutomaticTags ? .automatic : .gold)
            let texts = texts(of: record)
            // The id of a paragraph is that of none of its sentences.
            let id = texts.count == 1 ? record.id.map(\.self) : []
            for text in texts {
                let isTagged = !text.text.tokens.isEmpty && hasTags(text.text, tags)
                if model == nil, !isTagged || tags == .automatic {
                    throw missingTagger(isTagged: isTagged, at: record.place)
                }
                let position = SplitPosition(split: split.number, record: file.sentences)
                file.sentences += 1
                try body(
                    RawSentence(
                        text: text, tags: tags, id: id, place: record.place,
                        source: split.source, position: position))
            }
        }
        file.sha256 = reading.digest()
        return file
    }

    /// Returns the sentence `raw` with a tag for each token, unless it is dropped by `rules`
    /// whatever its tags are.
    func sentence(
        _ raw: RawSentence, _ tagger: inout Tagger?, _ rules: SentenceRules
    ) throws(Diagnostic) -> Sentence {
        var marked = raw.text
        if !marked.marks.isEmpty, let isKnown = rules.isKnown {
            marked.joinLines(rules.folding, isKnown: isKnown)
        }
        var text = marked.text
        if text.tokens.isEmpty {
            text.tokens = tokeniser.tokens(in: text.text.span).map { Token($0) }
        }
        var sentence: Sentence
        if let flaw = marked.flaw {
            sentence = Sentence(text: text, place: raw.place)
            sentence.flaw = flaw
        } else {
            sentence = try tagged(text, raw.tags, raw.place, &tagger, rules)
        }
        sentence.id = raw.id
        sentence.source = raw.source
        sentence.position = raw.position
        return sentence
    }

    /// Returns the statistics of each corpus, from those of the files that ``splits()`` returns.
    ///
    /// - Throws: `Diagnostic` if a folder or pattern has no sentences at all.
    func corpora(_ files: [(Split, Reading)]) throws(Diagnostic) -> [File] {
        var corpora = configuration.sources.map {
            File(file: $0.file, format: $0.format, summary: CorpusSummary())
        }
        var members = [Int](repeating: 0, count: corpora.count)
        for (split, file) in files {
            corpora[split.source].add(file)
            if split.isMember { members[split.source] += 1 }
        }
        for (source, path) in Self.alike(files.map(\.0)) {
            corpora[source].summary.notes.append(
                Diagnostic(
                    .sourceAlikeNames, at: Place(project: path),
                    "another file has the same name with its accents encoded differently",
                    hint: "both were read; rename one, since on some systems they are one file"))
        }
        for (source, corpus) in configuration.sources.enumerated()
        where corpora[source].sentences == 0 && members[source] > 0 && !corpus.mayBeEmpty {
            throw CorpusSource(try words.files.input(corpus.file), format: corpus.format)
                .noSentences(found: "\(members[source]) files without sentences")
        }
        return corpora
    }

    /// Returns the files of each corpus whose names differ from earlier ones only in the normal form.
    private static func alike(_ splits: [Split]) -> [(source: Int, path: String)] {
        // Texts are equal if their normal forms are.
        var seen: [Int: Set<String>] = [:]
        return splits.filter { split in
            split.path.utf8.contains { $0 >= 0x80 }
                && !seen[split.source, default: []].insert(split.path).inserted
        }.map { ($0.source, $0.path) }
    }

    /// Returns `sentence` as if its corpus had no tags.
    func retagged(
        _ sentence: Sentence, _ tagger: inout Tagger?, _ rules: SentenceRules
    ) throws(Diagnostic) -> Sentence {
        try tagged(sentence.text, .none, sentence.place, &tagger, rules)
    }

    /// Returns `text`, which does not come from a corpus, as one tokenised and tagged sentence, or
    /// `nil` if there is no tagger and `rules` do not drop the sentence whatever its tags are.
    func sentence(_ text: [UInt8], _ rules: SentenceRules) throws -> Sentence? {
        var tagger = model.map { Tagger($0) }
        let tokens = tokeniser.tokens(in: text.span).map { Token($0) }
        let place = Place("the command line")
        let text = TokenisedText(text: text, tokens: tokens)
        if model != nil { return try tagged(text, .none, place, &tagger, nil) }
        guard let flaw = rules.findingWithoutTags(text) else { return nil }
        var sentence = Sentence(text: text, place: place)
        sentence.flaw = flaw
        return sentence
    }

    /// Returns the sentences in `record`, which is either a sentence or a paragraph, with the tokens
    /// that the record has.
    ///
    /// The texts are copies, which take no more memory than they need. The storage of a record is
    /// used again and again, and so has room for the longest text of the file.
    private func texts(of record: CorpusRecord) -> [MarkedText] {
        let text = record.text.text.span
        if !record.text.tokens.isEmpty || record.isSentence {
            let tokens = record.text.tokens.map(\.self)
            return [
                MarkedText(
                    text: TokenisedText(text: Array(text), tokens: tokens), marks: record.marks)
            ]
        }
        let whole = MarkedText(text: record.text, marks: record.marks)
        return tokeniser.splits(of: text).map { split in
            var part = whole.part(split.range)
            part.isDoubtful = split.isDoubtful
            return part
        }
    }

    /// Whether `text` has tags of the corpus that are not to be ignored.
    private func hasTags(_ text: TokenisedText, _ tags: CorpusTags) -> Bool {
        tags != .none && text.tokens.allSatisfy { $0.tag != nil }
    }

    /// Returns the sentence `text` with a tag for each token.
    ///
    /// If the tokens already have tags, `tags` specifies how far to trust them; otherwise the
    /// tagger assigns all tags, unless `rules` drop the sentence whatever its tags are.
    private func tagged(
        _ text: TokenisedText, _ tags: CorpusTags, _ place: Place, _ tagger: inout Tagger?,
        _ rules: SentenceRules?
    ) throws(Diagnostic) -> Sentence {
        let isTagged = hasTags(text, tags)
        var result = Sentence(text: text, place: place)
        result.hasOwnTags = isTagged
        if isTagged, tags == .gold {
            result.hasGoldTags = true
            possessives.unify(&result.text)
            return result
        }
        guard let model else { throw missingTagger(isTagged: isTagged, at: place) }
        // The tagger takes most of the time, and most sentences are dropped for other reasons.
        if let flaw = rules?.findingWithoutTags(text) {
            result.flaw = flaw
            return result
        }
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

    /// Whether two tags mean the same lexical class.
    ///
    /// A proper noun agrees only with another proper noun, and a missing tag (`nil`) agrees with
    /// nothing.
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
            hint: "add `tagger: dictc:\(code)` to \(code), or a model of `dictc train`"
                + (isTagged ? ", or `tags: gold` beside the file if people checked them" : ""))
    }
}
