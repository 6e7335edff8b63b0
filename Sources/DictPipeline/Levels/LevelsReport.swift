import DictCompiler
import DictFormat
import DictModel

/// The entry of level packs in report.json.
struct LevelsReport {
    private let listing: LevelListing
    private let pool: LevelWordPool
    private let configuration: LevelsConfiguration
    private let name: String
    private let bytes: Int

    init(
        _ listing: LevelListing, _ pool: LevelWordPool, _ configuration: LevelsConfiguration,
        name: String, bytes: Int
    ) {
        self.listing = listing
        self.pool = pool
        self.configuration = configuration
        self.name = name
        self.bytes = bytes
    }

    /// The entry.
    var json: JSON {
        .object([
            ("artefact", .string(name)), ("language", .string(listing.language.code)),
            ("sets", .integer(listing.setCount)), ("packs", .integer(listing.packCount)),
            ("bytes", .integer(bytes)), ("seed", .string(String(configuration.seed))),
            ("ladder", .string(configuration.ladder.rawValue)),
            ("familiarity", .integer(Int(configuration.familiarity))),
            ("exclude", .array(configuration.exclude.map { .string($0.rawValue) })),
            ("pool", .array(LevelShape.all.map { PoolReport.json(pool, length: $0.wordLength) })),
            ("levels", .array(LevelFigures.all(listing).map(\.json))),
        ])
    }
}

/// What became of the familiar words of one length.
enum PoolReport {
    /// The usable words by familiarity, and the others by the rule that kept them out.
    static func json(_ pool: LevelWordPool, length: Int) -> JSON {
        let bucket = pool[length: length]
        var tiers: [UInt8: Int] = [:]
        for word in bucket.words { tiers[word.familiarity, default: 0] += 1 }
        return .object([
            ("length", .integer(length)), ("usable", .integer(bucket.words.count)),
            (
                "familiarity",
                .object(tiers.sorted { $0.key < $1.key }.map { ("\($0.key)", .integer($0.value)) })
            ),
            (
                "excluded",
                .array(
                    WordExclusion.allCases.compactMap { rule in
                        guard let count = bucket.excluded[rule] else { return nil }
                        return .object([
                            ("reason", .string(rule.rawValue)), ("count", .integer(count)),
                            ("samples", .words(bucket.samples[rule] ?? [])),
                        ])
                    })
            ),
        ])
    }
}

/// The figures of all packs of one level together, in millionths, rounded down.
public struct LevelFigures: Sendable {
    /// The smallest, the mean and the largest of a figure.
    public struct Spread: Sendable {
        /// The smallest value.
        public var least: UInt64
        /// The mean.
        public var mean: UInt64
        /// The largest value.
        public var most: UInt64

        init?(_ values: [UInt64]) {
            guard let least = values.min(), let most = values.max() else { return nil }
            self.least = least
            self.most = most
            mean = values.reduce(0, +) / UInt64(values.count)
        }

        var json: JSON {
            .object([
                ("least", .decimal(Int(clamping: least), places: 6)),
                ("mean", .decimal(Int(clamping: mean), places: 6)),
                ("most", .decimal(Int(clamping: most), places: 6)),
            ])
        }
    }

    /// The level.
    public var level: Int
    /// The packs with figures.
    public var packs: Int
    /// The chance of the consistent player.
    public var consistent: Spread
    /// The guesses of the consistent player.
    public var guesses: Spread
    /// The chance of the player who minds only the last hint.
    public var lastHint: Spread

    /// The figures of each level of `listing` that has packs with figures.
    public static func all(_ listing: LevelListing) -> [LevelFigures] {
        let packs = listing.sets.flatMap(\.packs)
        return Set(packs.map(\.level)).sorted().compactMap { level in
            let figures = packs.filter { $0.level == level }.compactMap(\.figures)
            guard let consistent = Spread(figures.map(\.consistentWins.millionths)),
                let guesses = Spread(figures.map(\.consistentGuesses.millionths)),
                let lastHint = Spread(figures.map(\.lastHintWinsMillionths))
            else { return nil }
            return LevelFigures(
                level: level, packs: figures.count, consistent: consistent, guesses: guesses,
                lastHint: lastHint)
        }
    }

    /// The figures as an object.
    var json: JSON {
        .object([
            ("level", .integer(level)), ("packs", .integer(packs)),
            ("consistent", consistent.json), ("consistentGuesses", guesses.json),
            ("lastHint", lastHint.json),
        ])
    }

    /// The figures on one line.
    public var text: String {
        func percent(_ value: UInt64) -> String {
            let tenths = (value + 500) / 1000
            return "\(tenths / 10).\(tenths % 10)"
        }
        func hundredths(_ value: UInt64) -> String {
            let rest = (value + 5000) / 10_000
            return "\(rest / 100).\(rest % 100 < 10 ? "0" : "")\(rest % 100)"
        }
        return "level \(level): \(packs) packs, consistent player wins "
            + "\(percent(consistent.mean)) % (\(percent(consistent.least)) to "
            + "\(percent(consistent.most))) in \(hundredths(guesses.mean)) guesses, "
            + "last-hint player \(percent(lastHint.mean)) %"
    }
}
