public import DictModel
import DictSources
import DictText

/// The quality of a tagger and a tokeniser on one file with known tags.
///
/// Shares are in hundredths of a percent, rounded.
public struct TaggingReport: Sendable {
    /// How many tokens the thresholds of the model trust, and how many of those are right.
    public struct Trust: Sendable {
        /// The number of tokens to which the tagger gave a class of ``LexicalClass/ladder``.
        public var judged: Int
        /// The number of judged tokens whose margin is large enough.
        public var trusted: Int
        /// The number of trusted tokens whose class is right.
        public var right: Int

        init(_ outcome: MarginThresholds.Outcome) {
            (judged, trusted, right) = (outcome.all, outcome.trusted, outcome.right)
        }
    }

    /// The figures of one class.
    public struct ClassFigures: Sendable {
        /// The class.
        public var lexicalClass: LexicalClass
        /// The share of the tokens given this class that really have it.
        public var precision: Int
        /// The share of the tokens of this class that were given it.
        public var recall: Int
        /// The harmonic mean of precision and recall.
        public var f1: Int
        /// How far the thresholds trust tokens that were given this class.
        public var trust: Trust
    }

    /// The file's name in messages.
    public var name: String
    /// The number of sentences.
    public var sentences: Int
    /// The number of tokens with a known tag.
    public var tokens: Int
    /// The share of tokens with the right part of speech.
    public var tags: Int
    /// The share of tokens with the right class.
    public var classes: Int
    /// How well the tokeniser finds words in the raw text: the harmonic mean of precision and
    /// recall.
    public var wordsF1: Int
    /// How well the tokeniser finds sentences in the raw text: the harmonic mean of precision and
    /// recall.
    public var sentencesF1: Int
    /// The number of tokens tagged per second.
    public var speed: Int
    /// The figures of each class of the ladder.
    public var figures: [ClassFigures]
    /// How far the thresholds trust tokens of all classes of the ladder together.
    public var trust: Trust
    /// The share of right classes among the tokens with the largest margins, for several
    /// percentages of tokens.
    public var surest: [(percent: Int, precision: Int)]
    /// How often each class (row) was given each class (column), both in the order of
    /// `LexicalClass.allCases`.
    public var table: [[Int]]
    /// The pairs of tags that were confused, the most frequent first.
    public var confusions: [(known: UniversalTag, found: UniversalTag, count: Int)]

    /// Returns `part` as a share of `whole`, in hundredths of a percent, rounded.
    public static func share(_ part: Int, of whole: Int) -> Int {
        (20_000 * part + whole) / max(1, 2 * whole)
    }
}

extension TaggingReport {
    /// Measures how well `model` and the tokeniser do on `source`.
    ///
    /// Tags are compared for the words in the file. In CoNLL-U, these are all syntactic words, even
    /// those of a multiword token whose form is not simply its words joined together.
    ///
    /// - Throws: `Diagnostic` if the source cannot be read or has no tags.
    init(of source: CorpusSource, _ model: TaggerModel) throws {
        let place = source.input.place
        let (surface, gold, _) = try source.tokenisedSentences()
        guard gold.contains(where: { $0.tokens.contains { $0.tag != nil } }) else {
            throw Diagnostic(
                .corpusWithoutTags, at: place, "has no tags to compare with",
                hint: "name a tagged corpus")
        }
        var tagger = Tagger(model)
        var score = TaggingScore()
        let time = ContinuousClock().measure {
            for sentence in gold { score.add(sentence, &tagger) }
        }
        let microseconds =
            time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
        self.init(
            name: place.file, score, TokeniserScore(surface, language: model.language),
            model.thresholds, speed: score.tokens * 1_000_000 / max(1, Int(microseconds)))
    }

    private init(
        name: String, _ score: TaggingScore, _ tokenising: TokeniserScore,
        _ thresholds: MarginThresholds, speed: Int
    ) {
        self.name = name
        self.speed = speed
        sentences = score.sentences
        tokens = score.tokens
        tags = Self.share(score.rightTags, of: score.tokens)
        classes = Self.share(score.rightClasses, of: score.tokens)
        (wordsF1, sentencesF1) = (tokenising.wordsF1, tokenising.sentencesF1)
        let outcomes = thresholds.outcomes(score.judges)
        figures = LexicalClass.ladder.map { lexicalClass in
            let all = LexicalClass.allCases
            let known = all.reduce(0) { $0 + score.count(lexicalClass, as: $1) }
            let found = all.reduce(0) { $0 + score.count($1, as: lexicalClass) }
            let both = score.count(lexicalClass, as: lexicalClass)
            return ClassFigures(
                lexicalClass: lexicalClass, precision: Self.share(both, of: found),
                recall: Self.share(both, of: known), f1: Self.share(2 * both, of: known + found),
                trust: Trust(outcomes[Int(lexicalClass.rawValue)]))
        }
        trust = Trust(thresholds.outcome(score.judges))
        let sorted = score.samples.filter { $0.lexicalClass != .other }
            .sorted { $0.margin > $1.margin }
        surest = [100, 90, 80, 70, 60, 50].map { percent in
            let kept = sorted.prefix(sorted.count * percent / 100)
            return (percent, Self.share(kept.count { $0.isRight }, of: kept.count))
        }
        table = LexicalClass.allCases.map { known in
            LexicalClass.allCases.map { score.count(known, as: $0) }
        }
        confusions = score.confusions
    }
}
