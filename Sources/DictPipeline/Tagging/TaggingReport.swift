public import DictText
import DictModel

/// How a tagger and a tokeniser fare on one file with known tags.
public struct TaggingReport: Sendable {
    /// What messages call the file.
    public var name: String
    /// The agreement of tags on the given tokens.
    public var tagging: TaggingScore
    /// The agreement of tokens on the raw text; `nil` where the corpus tells none.
    public var tokenising: TokeniserScore?
    /// The thresholds of the model.
    public var thresholds: MarginThresholds
    /// How many tokens were tagged in a second.
    public var speed: Int

    /// The report of `tagging` and `tokenising` on the file `name`.
    public init(
        name: String, tagging: TaggingScore, tokenising: TokeniserScore?,
        thresholds: MarginThresholds, speed: Int
    ) {
        self.name = name
        self.tagging = tagging
        self.tokenising = tokenising
        self.thresholds = thresholds
        self.speed = speed
    }

    /// The shares of tokens for which the precision is told.
    static let coverages = [100, 90, 80, 70, 60, 50]

    /// `part` of `whole` in hundredths of a percent, rounded.
    static func share(_ part: Int, of whole: Int) -> Int {
        (20_000 * part + whole) / max(1, 2 * whole)
    }

    /// Precision, recall and F1 of a class in hundredths of a percent.
    func figures(of lexicalClass: LexicalClass) -> (precision: Int, recall: Int, f1: Int) {
        var (known, found) = (0, 0)
        for other in LexicalClass.allCases {
            known += tagging.count(lexicalClass, as: other)
            found += tagging.count(other, as: lexicalClass)
        }
        let both = tagging.count(lexicalClass, as: lexicalClass)
        return (
            Self.share(both, of: found), Self.share(both, of: known),
            Self.share(2 * both, of: known + found)
        )
    }

    /// The precision of the classes of the ladder among the surest `percent` of their tokens.
    func precision(ofSurest percent: Int) -> Int {
        let sorted = tagging.samples.filter { $0.lexicalClass != .other }
            .sorted { $0.margin > $1.margin }
        let kept = sorted.prefix(sorted.count * percent / 100)
        return Self.share(kept.count { $0.isRight }, of: kept.count)
    }

    /// What the thresholds trust of the classes of the ladder, on the sentences that did not set
    /// them.
    func trusted() -> MarginThresholds.Outcome { thresholds.outcome(tagging.judges) }
}
