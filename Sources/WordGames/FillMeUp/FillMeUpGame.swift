import DictModel
public import DictReader

/// A game of FillMeUp, in which the player fills gaps in sentences with the missing words.
///
/// A screen shows several sentences, each with a gap, and offers the missing words as options. From
/// level to level, the class of the missing words gets harder. A player who gets a whole screen
/// right goes up a level.
///
/// The sentences are passed to each call and not stored, so the state can be saved at any time.
/// Sentences that have not been played come first, then those that have not been played for the
/// longest time.
public struct FillMeUpGame: Sendable, Equatable {
    /// The ``SentenceSet/identity`` of the sentences that the game is played with.
    public internal(set) var identity: UInt64
    /// The level of the next screen, starting at 1.
    ///
    /// Levels 1 to 6 each hide a different class of words. Above 6, only the number of sentences on
    /// a screen increases.
    public internal(set) var level = 1
    /// The number of right answers since the start of the game.
    public internal(set) var score = 0
    /// The rule that selects which word to hide if a sentence has several suitable ones.
    ///
    /// A change takes effect on the next screen.
    public var gapChoice: FillMeUpGapChoice
    /// The current screen, which may already have been submitted.
    public internal(set) var round: FillMeUpRound
    /// The sentences that have been dealt, the oldest first.
    var use: SentenceUse
    /// The gaps of the sentences, decoded once.
    var cache = FillMeUpCache()

    /// Creates a game at `level`, or returns `nil` if `sentences` has no word that can be hidden.
    ///
    /// Levels start at 1.
    public init?(
        in sentences: SentenceSet, level: Int = 1, gapChoice: FillMeUpGapChoice = .any,
        using random: inout some RandomNumberGenerator
    ) {
        var use = SentenceUse()
        let gaps = cache.gaps(of: sentences)
        var dealer = FillMeUpDealer(sentences, gaps, level: level, gapChoice: gapChoice)
        guard let round = dealer.round(&use, using: &random) else { return nil }
        identity = sentences.identity
        self.level = max(1, level)
        self.gapChoice = gapChoice
        self.round = round
        self.use = use
    }

    init(
        identity: UInt64, level: Int, score: Int, gapChoice: FillMeUpGapChoice,
        round: FillMeUpRound, use: SentenceUse, cache: FillMeUpCache = FillMeUpCache()
    ) {
        self.identity = identity
        self.level = level
        self.score = score
        self.gapChoice = gapChoice
        self.round = round
        self.use = use
        self.cache = cache
    }

    /// Fills the gap in row `row` with the option at index `option`, or clears the gap if `option`
    /// is `nil`.
    ///
    /// Both indices start at 0. The option replaces an earlier choice, and may be used in several
    /// rows.
    public mutating func choose(_ option: Int?, row: Int) -> FillMeUpAnswer {
        guard !round.isSubmitted else { return .roundOver }
        guard round.rows.indices.contains(row) else { return .noSuchRow }
        if let option, !round.options.indices.contains(option) { return .noSuchOption }
        round.rows[row].choice = option
        return .chosen
    }

    /// Fills the gap in row `row` with the option that reads `text`, ignoring case.
    ///
    /// The text is UTF-8. Rows are numbered from 0. The result is ``FillMeUpAnswer/noSuchOption``
    /// if no option on the screen reads `text`.
    public mutating func choose(
        _ text: [UInt8], row: Int, in sentences: SentenceSet
    ) -> FillMeUpAnswer {
        guard sentences.identity == identity else { return .otherArtefact }
        guard let number = sentences.number(ofAnswer: text.span),
            let option = round.options.firstIndex(of: number)
        else { return round.isSubmitted ? .roundOver : .noSuchOption }
        return choose(option, row: row)
    }

    /// Fills the gap in row `row` with the option that reads `text`, ignoring case.
    ///
    /// Rows are numbered from 0. The result is ``FillMeUpAnswer/noSuchOption`` if no option on the
    /// screen reads `text`.
    public mutating func choose(
        _ text: String, row: Int, in sentences: SentenceSet
    ) -> FillMeUpAnswer {
        choose(Array(text.utf8), row: row, in: sentences)
    }

    /// Submits the player's choices and adds the number of right ones to the score.
    ///
    /// The level rises if all choices are right. A gap left empty counts as wrong. Submitting the
    /// same screen again changes nothing.
    public mutating func submit() -> FillMeUpSubmission {
        if let results = round.results { return .countedBefore(results) }
        round.isSubmitted = true
        let results = FillMeUpResults(round)
        score.score(results.rightCount)
        if results.isLevelUp { level.score() }
        return .counted(results)
    }
}
