import DictModel
import DictSources
import DictText

/// The tags with which `dictc count` counts words.
package enum CountTags: String, Sendable, CaseIterable {
    /// The tags of the corpus, and those of the tagger for sentences in which a word has none.
    case corpus
    /// The tags of the tagger.
    case tagger
    /// No tags: words are counted by their form alone, and no tagger is needed.
    case none
}

/// The numbers of sentences and tokens of one file, or of several.
struct CountTotals {
    /// The number of sentences.
    var sentences = 0
    /// The number of tokens that were counted as words.
    var words = 0
    /// The number of other tokens: punctuation marks, symbols and tokens without a letter.
    var others = 0

    static func += (total: inout Self, part: Self) {
        total.sentences += part.sentences
        total.words += part.words
        total.others += part.others
    }
}

/// A counter of the words in corpora of one language, for one thread.
struct WordCounter {
    /// The maximum length of a word, in bytes; longer tokens are addresses or rubbish.
    static let longestForm = 255

    private let tags: CountTags
    private let model: Result<TaggerModel, any Error>?
    private let tokeniser: Tokeniser
    private let folding: Folding
    private let possessives: Possessives
    private var tagger: Tagger?
    private var counts: SpilledCounts
    private var key: [UInt8] = []
    private var letters: [UInt8] = []

    /// Creates a counter that has counted nothing yet.
    ///
    /// An error as `model` is thrown once a sentence needs the tagger. Without tags, it is `nil`.
    init(
        _ language: Language, _ tags: CountTags, _ model: Result<TaggerModel, any Error>?,
        _ counts: SpilledCounts
    ) {
        self.tags = tags
        self.model = model
        self.counts = counts
        tokeniser = Tokeniser(language)
        folding = Folding(language)
        possessives = Possessives(language)
    }

    /// Counts the words of `source`, and returns how many there are.
    ///
    /// - Throws: `Diagnostic` if the source cannot be read or tagged. Some of its words may have
    ///   been counted then.
    mutating func count(
        _ source: CorpusSource, mayBeEmpty: Bool
    ) throws -> (CountTotals, CorpusSummary) {
        var totals = CountTotals()
        let summary = try source.forEachRecord(mayBeEmpty: mayBeEmpty) { record in
            if !record.text.tokens.isEmpty {
                try count(record.text, &totals)
                return
            }
            let text = record.text.text
            let ranges =
                record.isSentence
                ? [ByteRange(offset: 0, length: text.count)] : tokeniser.sentences(in: text.span)
            for range in ranges {
                let sentence = Array(text[range.offset..<range.end])
                let tokens = tokeniser.tokens(in: sentence.span).map { Token($0) }
                try count(TokenisedText(text: sentence, tokens: tokens), &totals)
            }
        }
        return (totals, summary)
    }

    /// Returns all counts as sorted runs.
    mutating func finish() -> [CountRun] { counts.finish() }

    private mutating func count(_ text: TokenisedText, _ totals: inout CountTotals) throws {
        var text = text
        try tag(&text)
        totals.sentences += 1
        var isFirst = true
        for token in text.tokens {
            let form = Array(text.form(of: token))
            guard isWord(form, token.tag) else {
                totals.others += 1
                continue
            }
            totals.words += 1
            // A name keeps its capital. Without tags, a capital only means nothing at the start.
            let keepsCase = tags == .none ? !isFirst : token.tag == .properNoun
            key.removeAll(keepingCapacity: true)
            key += keepsCase ? form : CaselessForm.of(form)
            if tags != .none {
                key.append(UInt8(ascii: "\t"))
                (token.tag ?? .other).name.withUTF8Buffer { unsafe key.append(contentsOf: $0) }
            }
            isFirst = false
            try counts.add(key)
        }
    }

    /// Gives each token a tag, unless words are counted without.
    private mutating func tag(_ text: inout TokenisedText) throws {
        if tags == .none { return }
        if tags == .tagger || text.tokens.contains(where: { $0.tag == nil }) {
            if tagger == nil { tagger = try model.map { Tagger(try $0.get()) } }
            tagger?.tag(&text)
        }
        possessives.unify(&text)
    }

    /// Whether a token counts as a word: it is not too long and has a letter of the alphabet, with
    /// or without an accent.
    private mutating func isWord(_ form: [UInt8], _ tag: UniversalTag?) -> Bool {
        if form.count > Self.longestForm || tag == .punctuation || tag == .symbol { return false }
        letters.removeAll(keepingCapacity: true)
        _ = folding.fold(form.span, into: &letters)
        return !letters.isEmpty
    }
}
