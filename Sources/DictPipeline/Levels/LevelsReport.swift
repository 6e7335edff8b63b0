import DictCompiler
import DictFormat
import DictModel
import DictOutput

/// A report on the familiar words of one length, and on how many of them level packs may use.
enum PoolReport {
    /// Returns the report on the words in `pool` that have `length` letters.
    ///
    /// It counts the usable words by familiarity, and the others by the rule that excluded them.
    static func json(_ pool: LevelWordPool, length: Int) -> JSON {
        let bucket = pool[length: length]
        var tiers: [UInt8: Int] = [:]
        for word in bucket.words { tiers[word.familiarity, default: 0] += 1 }
        return JSON([
            "length": length, "usable": bucket.words.count, "familiarity": JSON(familiarity: tiers),
            "excluded": WordExclusion.allCases.compactMap { rule in
                bucket.excluded[rule].map { count in
                    JSON([
                        "reason": rule.rawValue, "count": count,
                        "samples": JSON.words(bucket.samples[rule] ?? []),
                    ])
                }
            },
        ])
    }
}

/// The figures of all packs of one level, combined to show how difficult the level is.
///
/// Chances of winning and numbers of guesses are stored in millionths, rounded down.
package struct LevelFigures: Sendable {
    /// The smallest, mean and largest value of a figure among the packs of a level.
    package struct Spread: Sendable {
        /// The smallest value of the figure, in millionths.
        package var least: UInt64
        /// The mean value of the figure, in millionths, rounded down.
        package var mean: UInt64
        /// The largest value of the figure, in millionths.
        package var most: UInt64

        init?(_ values: [UInt64]) {
            guard let least = values.min(), let most = values.max() else { return nil }
            self.least = least
            self.most = most
            mean = values.reduce(0, +) / UInt64(values.count)
        }

        var json: JSON {
            JSON([
                "least": JSON.millionths(least), "mean": JSON.millionths(mean),
                "most": JSON.millionths(most),
            ])
        }
    }

    /// The level of the packs, starting at 1.
    package var level: Int
    /// The number of packs of the level that have figures.
    package var packs: Int
    /// The chance of winning a pack for a player who always guesses a word that fits all hints so
    /// far.
    package var consistent: Spread
    /// The mean number of guesses per pack by a player who always guesses a word that fits all
    /// hints so far.
    package var guesses: Spread
    /// The chance of winning a pack for a player who remembers only the last hint.
    package var lastHint: Spread

    /// Returns the figures of each level in `listing`, the lowest level first.
    ///
    /// Levels without any figures are skipped.
    package static func all(_ listing: LevelListing) -> [LevelFigures] {
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

    /// Returns the figures as a JSON object for report.json, with decimal numbers instead of
    /// millionths.
    ///
    /// - Parameters:
    ///   - rule: The range that the ladder permits for ``consistent``, or `nil` if there is none.
    ///   - random: ``consistent`` in packs drawn by chance, to compare with.
    /// - Returns: The object.
    func json(rule: ClosedRange<ExactRatio>?, random: Spread?) -> JSON {
        var object = JSON([
            "level": level, "packs": packs, "consistent": consistent.json,
            "consistentGuesses": guesses.json, "lastHint": lastHint.json,
        ])
        if let rule {
            let range = JSON([
                "least": JSON.millionths(rule.lowerBound.millionths),
                "most": JSON.millionths(rule.upperBound.millionths),
            ])
            object = object + JSON(["rule": range])
        }
        if let random { object = object + JSON(["random": random.json]) }
        return object
    }
}

extension JSON {
    fileprivate static func millionths(_ number: UInt64) -> JSON {
        .decimal(Int(clamping: number), places: 6)
    }
}
