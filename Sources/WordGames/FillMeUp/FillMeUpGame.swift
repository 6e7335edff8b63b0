public import DictReader

/// FillMeUp: each sentence of a screen hides a word, and the hidden words are the options.
///
/// The class of the hidden words gets harder from level to level. Who fills a whole screen rightly
/// rises a level. The sentences are passed to the calls and not kept; the state can be saved at any
/// moment. No sentence comes twice before the others of the file have been used, where the screens
/// can be filled so.
public struct FillMeUpGame: Sendable, Equatable {
    /// The identity of the sentences that are being played.
    public internal(set) var identity: UInt64
    /// The level of the next screen, from 1; above 6 only the screens grow.
    public internal(set) var level = 1
    /// The right answers since the start of the game.
    public internal(set) var score = 0
    /// Which of several words of a class is hidden; a change counts from the next screen on.
    public var gapChoice: FillMeUpGapChoice
    /// The screen that is being played, or that has been submitted.
    public internal(set) var round: FillMeUpRound
    /// The sentences that have been on a screen.
    var use: SentenceUse

    /// A game at level 1; `nil` where `sentences` have nothing to hide.
    public init?(
        in sentences: SentenceSet, gapChoice: FillMeUpGapChoice = .last,
        using random: inout some RandomNumberGenerator
    ) {
        var use = SentenceUse()
        var dealer = FillMeUpDealer(sentences, level: 1, gapChoice: gapChoice)
        guard let round = dealer.round(&use, using: &random) else { return nil }
        identity = sentences.identity
        self.gapChoice = gapChoice
        self.round = round
        self.use = use
    }

    init(
        identity: UInt64, level: Int, score: Int, gapChoice: FillMeUpGapChoice,
        round: FillMeUpRound, use: SentenceUse
    ) {
        self.identity = identity
        self.level = level
        self.score = score
        self.gapChoice = gapChoice
        self.round = round
        self.use = use
    }

    /// Fills the blank of the row at `row` with the option at `option`, or empties it with `nil`.
    ///
    /// An earlier choice is replaced; an option may stand in several rows.
    public mutating func choose(_ option: Int?, row: Int) -> FillMeUpAnswer {
        guard !round.isSubmitted else { return .roundOver }
        guard round.rows.indices.contains(row) else { return .noSuchRow }
        if let option, !round.options.indices.contains(option) { return .noSuchOption }
        round.rows[row].choice = option
        return .chosen
    }

    /// Fills the blank of the row at `row` with the option that reads `text`, in any case.
    public mutating func choose(
        _ text: [UInt8], row: Int, in sentences: SentenceSet
    ) -> FillMeUpAnswer {
        guard sentences.identity == identity else { return .otherArtefact }
        guard let number = sentences.number(ofAnswer: text.span),
            let option = round.options.firstIndex(of: number)
        else { return round.isSubmitted ? .roundOver : .noSuchOption }
        return choose(option, row: row)
    }

    /// Fills the blank of the row at `row` with the option that reads `text`, in any case.
    public mutating func choose(
        _ text: String, row: Int, in sentences: SentenceSet
    ) -> FillMeUpAnswer {
        choose(Array(text.utf8), row: row, in: sentences)
    }

    /// Submits the choices: counts the right ones, and raises the level where all are right.
    ///
    /// A blank that is left empty is wrong. A screen counts once.
    public mutating func submit() -> FillMeUpSubmission {
        if let results = round.results { return .countedBefore(results) }
        round.isSubmitted = true
        let results = FillMeUpResults(round)
        score.score(results.rightCount)
        if results.isLevelUp { level.score() }
        return .counted(results)
    }
}
