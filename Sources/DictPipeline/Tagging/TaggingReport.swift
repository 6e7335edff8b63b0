package import DictModel
import DictSources
import DictText
import Platform

/// The quality of a tagger and a tokeniser, measured on one file with known tags.
///
/// Shares are in hundredths of a percent, rounded.
package struct TaggingReport: Sendable {
    /// The reliability of a tagger model's thresholds: how many tokens they trust, and how many of
    /// those are correct.
    package struct Trust: Sendable {
        /// The number of tokens that were used to judge the thresholds.
        ///
        /// They come from every second sentence, and the tagger gave them one of the six classes in
        /// ``LexicalClass/ladder``.
        package var judged: Int
        /// The number of judged tokens that the thresholds trust, because their margins are large
        /// enough.
        ///
        /// For margins, see ``TaggedSentence/margins``.
        package var trusted: Int
        /// The number of trusted tokens whose class is correct.
        package var right: Int

        init(_ outcome: MarginThresholds.Outcome) {
            (judged, trusted, right) = (outcome.all, outcome.trusted, outcome.right)
        }
    }

    /// The quality of the tagger on the words of one class.
    package struct ClassFigures: Sendable {
        /// The class that the figures are about.
        package var lexicalClass: LexicalClass
        /// The share of tokens given this class that really have it, in hundredths of a percent.
        package var precision: Int
        /// The share of tokens with this class that were given it, in hundredths of a percent.
        package var recall: Int
        /// The harmonic mean of precision and recall, in hundredths of a percent.
        package var f1: Int
        /// The reliability of the thresholds for tokens that were given this class.
        package var trust: Trust
    }

    /// The name of the file in messages.
    package var name: String
    /// The number of sentences in the file.
    package var sentences: Int
    /// The number of tokens in the file that have a known tag.
    package var tokens: Int
    /// The share of tokens that were given the correct part of speech, in hundredths of a percent.
    package var tags: Int
    /// The share of tokens that were given the correct class, in hundredths of a percent.
    package var classes: Int
    /// The F1 score of the tokeniser for words in the raw text, in hundredths of a percent.
    ///
    /// F1 is the harmonic mean of precision and recall.
    package var wordsF1: Int
    /// The F1 score of the tokeniser for sentences in the raw text, in hundredths of a percent.
    ///
    /// F1 is the harmonic mean of precision and recall.
    package var sentencesF1: Int
    /// The number of tokens that were tagged and scored per second of CPU time.
    package var speed: Int
    /// The figures for each class in ``LexicalClass/ladder``, in the same order.
    package var figures: [ClassFigures]
    /// The reliability of the thresholds for all classes in ``LexicalClass/ladder`` together.
    package var trust: Trust
    /// The share of correct classes among the tokens with the largest margins, for several
    /// percentages of tokens.
    ///
    /// At 60 percent, for example, only the 60 percent of tokens with the largest margins count.
    /// Shares are in hundredths of a percent. For margins, see ``TaggedSentence/margins``.
    package var surest: [(percent: Int, precision: Int)]
    /// The number of tokens of each correct class (row) that were given each class (column).
    ///
    /// Rows and columns are in the order of `LexicalClass.allCases`.
    package var table: [[Int]]
    /// The pairs of a correct tag and the wrong tag that was given instead, the most frequent
    /// first.
    package var confusions: [(known: UniversalTag, found: UniversalTag, count: Int)]

    /// Returns `part` as a share of `whole`, in hundredths of a percent, rounded.
    ///
    /// The result is 0 if both numbers are 0.
    package static func share(_ part: Int, of whole: Int) -> Int {
        (20_000 * part + whole) / max(1, 2 * whole)
    }
}

extension TaggingReport {
    /// Creates a report on how well `model` and the tokeniser do on `source`.
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
        let start = Self.microsecondsOfCPU
        for sentence in gold { score.add(sentence, &tagger) }
        let microseconds = Self.microsecondsOfCPU - start
        self.init(
            name: place.file, score, TokeniserScore(surface, language: model.language),
            model.thresholds, speed: score.tokens * 1_000_000 / max(1, microseconds))
    }

    /// The CPU time that the process has spent so far, in microseconds.
    ///
    /// Unlike the time of a clock, it does not grow while other programs use the machine.
    private static var microsecondsOfCPU: Int {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
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
