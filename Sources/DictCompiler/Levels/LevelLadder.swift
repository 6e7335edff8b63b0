public import DictModel

/// What the packs of one level have to meet besides their shape.
public struct LevelRule: Sendable {
    /// The shape of the packs.
    public let shape: LevelShape
    /// The chances of the consistent player to win that are allowed, both ends included.
    public let consistentWins: ClosedRange<ExactRatio>
    /// Whether two words may be in a pack that no third one separates.
    public let allowsInseparablePairs: Bool
    /// The least chance of the player who minds only the last hint, in millionths.
    public let leastLastHintWinsMillionths: UInt64
}

/// The rules of the five levels of a set, the easiest first.
///
/// The ranges of the consistent player's chance do not overlap, so it falls strictly from level 2
/// to level 5 of every set.
public struct LevelLadder: Sendable {
    /// The rules, level 1 first.
    public let rules: [LevelRule]

    /// At least 97 %, then 91 to 95, 83 to 87 and 73 to 77 % for levels 2 to 5.
    public static let standard = LevelLadder(
        [97...100, 91...95, 83...87, 73...77], inseparableOnLevel2: false)

    /// 93 to 97 %, then 83 to 87, 73 to 77 and 63 to 67 % for levels 2 to 5; level 2 may hold
    /// inseparable pairs.
    public static let hard = LevelLadder(
        [93...97, 83...87, 73...77, 63...67], inseparableOnLevel2: true)

    private init(_ percent: [ClosedRange<UInt64>], inseparableOnLevel2: Bool) {
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
