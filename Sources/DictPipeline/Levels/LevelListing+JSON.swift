import DictCompiler
package import DictFormat
import DictModel
import DictOutput

extension LevelListing {
    /// Returns one JSON object for each pack that `choice` selects.
    ///
    /// Each object has `schema`, `language`, `set`, `level`, `attempts` (null if unlimited),
    /// `words`, `figures` (null if there are none), `ladder` and `seed`.
    package func json(_ choice: Choice = Choice()) -> [JSON] {
        packs(choice).map { set, pack in
            JSON([
                "schema": 1, "language": language.code, "set": set, "level": pack.level,
                "attempts": pack.attempts == 0 ? nil : pack.attempts,
                "words": JSON.words(pack.words), "figures": pack.figures.map(Self.json),
                "ladder": ladder.text, "seed": String(seed),
            ])
        }
    }

    private static func json(_ figures: PackFigures) -> JSON {
        func pair(_ ratio: ExactRatio) -> [Int] {
            [Int(clamping: ratio.numerator), Int(clamping: ratio.denominator)]
        }
        return JSON([
            "consistent": pair(figures.consistentWins),
            "consistentGuesses": pair(figures.consistentGuesses), "best": pair(figures.bestWins),
            "bestGuesses": pair(figures.bestGuesses),
            "lastHintMillionths": Int(clamping: figures.lastHintWinsMillionths),
            "hintMillibits": Int(clamping: figures.hintMillibits),
            "inseparablePairs": figures.inseparablePairs,
        ])
    }
}
