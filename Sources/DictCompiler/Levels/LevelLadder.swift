public import DictFormat
public import DictModel

/// The requirements for the packs of one level.
public struct LevelRule: Sendable {
    /// The shape of the packs.
    public let shape: LevelShape
    /// The range, including both ends, for the consistent player's chance of winning.
    public let consistentWins: ClosedRange<ExactRatio>
    /// Whether a pack may contain two words that no other word separates, because its hints for
    /// both are the same.
    public let allowsInseparablePairs: Bool
    /// The minimum chance of winning for a player who remembers only the last hint, in millionths.
    public let leastLastHintWinsMillionths: UInt64
}

/// The rules for the five levels of a set, easiest first.
///
/// The ranges for the consistent player's chance of winning do not overlap, so the chance falls
/// strictly from level 2 to level 5 in every set.
public struct LevelLadder: Sendable {
    /// The name of the ladder in files and in dictc.yml.
    public let name: LevelsFormat.Ladder
    /// The rules, level 1 first.
    public let rules: [LevelRule]

    /// The default ladder: a chance of at least 97 %, then 91 to 95, 83 to 87 and 73 to 77 % on
    /// levels 2 to 5.
    public static let standard = LevelLadder(
        .standard, [97...100, 91...95, 83...87, 73...77], inseparableOnLevel2: false)

    /// The harder ladder: a chance of 93 to 97 %, then 83 to 87, 73 to 77 and 63 to 67 % on levels
    /// 2 to 5.
    ///
    /// On level 2, a pack may contain inseparable pairs.
    public static let hard = LevelLadder(
        .hard, [93...97, 83...87, 73...77, 63...67], inseparableOnLevel2: true)

    /// Creates the ladder with the given name; the standard one for custom packs, which have no
    /// ladder.
    public init(_ name: LevelsFormat.Ladder) {
        self = name == .hard ? .hard : .standard
    }

    /// Creates a ladder from `rules`, level 1 first.
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
