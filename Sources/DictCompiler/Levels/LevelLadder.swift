package import DictFormat
package import DictModel

/// The requirements for the packs of one level.
package struct LevelRule: Sendable {
    /// The number and length of the words in a pack, and the number of attempts.
    package let shape: LevelShape
    /// The range, including both ends, for the chance that the consistent player wins.
    ///
    /// The consistent player guesses at random among the words that fit all hints.
    package let consistentWins: ClosedRange<ExactRatio>
    /// Whether a pack may contain an inseparable pair: two words that give the same hint for every
    /// other word that is guessed.
    package let allowsInseparablePairs: Bool
    /// The minimum chance of winning for a player who remembers only the last hint, in millionths.
    package let leastLastHintWinsMillionths: UInt64
}

/// The rules for the five levels of a set, easiest first.
///
/// The ranges for the consistent player's chance of winning do not overlap, so the chance falls
/// strictly from level 2 to level 5 in every set. The consistent player guesses at random among the
/// words that fit all hints.
package struct LevelLadder: Sendable {
    /// The name of the ladder, as it appears in level artefacts and in dictc.yml.
    package let name: LevelsFormat.Ladder
    /// The rules of the levels, level 1 first.
    package let rules: [LevelRule]

    /// The default ladder, on which the consistent player wins 97 to 100 % of the games on level 2,
    /// and 73 to 77 % on level 5.
    ///
    /// The player wins 91 to 95 % on level 3, and 83 to 87 % on level 4.
    package static let standard = LevelLadder(
        .standard, [97...100, 91...95, 83...87, 73...77], inseparableOnLevel2: false)

    /// The harder ladder, on which the consistent player wins 93 to 97 % of the games on level 2,
    /// and 63 to 67 % on level 5.
    ///
    /// The player wins 83 to 87 % on level 3, and 73 to 77 % on level 4. On level 2, a pack may
    /// contain inseparable pairs.
    package static let hard = LevelLadder(
        .hard, [93...97, 83...87, 73...77, 63...67], inseparableOnLevel2: true)

    /// Creates the ladder called `name`.
    ///
    /// If `name` is `custom`, which marks packs without a ladder, this is the standard ladder.
    package init(_ name: LevelsFormat.Ladder) {
        self = name == .hard ? .hard : .standard
    }

    /// Creates a ladder with the given rules, level 1 first.
    init(_ name: LevelsFormat.Ladder, rules: [LevelRule]) {
        self.name = name
        self.rules = rules
    }

    private init(
        _ name: LevelsFormat.Ladder, _ percent: [ClosedRange<UInt64>], inseparableOnLevel2: Bool
    ) {
        self.name = name
        let ranges = [100...100] + percent
        rules = zip(LevelShape.all, ranges).map { shape, range in
            LevelRule(
                shape: shape,
                consistentWins: ExactRatio.percent(
                    range.lowerBound)...ExactRatio.percent(range.upperBound),
                allowsInseparablePairs: shape.level == 1
                    || shape.level == 2 && inseparableOnLevel2,
                leastLastHintWinsMillionths: 500_000)
        }
    }
}
