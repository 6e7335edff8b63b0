import DictCompiler
package import DictFormat
import DictModel

extension LevelListing {
    /// Returns one JSON object for each pack that `choice` selects.
    ///
    /// Each object has `schema`, `language`, `set`, `level`, `attempts` (null if unlimited),
    /// `words`, `figures` (null if there are none), `ladder` and `seed`.
    package func json(_ choice: Choice = Choice()) -> [JSON] {
        packs(choice).map { set, pack in
            .object([
                ("schema", .integer(1)), ("language", .string(language.code)),
                ("set", .integer(set)), ("level", .integer(pack.level)),
                ("attempts", pack.attempts == 0 ? .null : .integer(pack.attempts)),
                ("words", .words(pack.words)),
                ("figures", pack.figures.map(Self.json) ?? .null),
                ("ladder", .string(ladder.text)), ("seed", .string(String(seed))),
            ])
        }
    }

    private static func json(_ figures: PackFigures) -> JSON {
        func pair(_ ratio: ExactRatio) -> JSON {
            .array([
                .integer(Int(clamping: ratio.numerator)),
                .integer(Int(clamping: ratio.denominator)),
            ])
        }
        return .object([
            ("consistent", pair(figures.consistentWins)),
            ("consistentGuesses", pair(figures.consistentGuesses)),
            ("best", pair(figures.bestWins)), ("bestGuesses", pair(figures.bestGuesses)),
            ("lastHintMillionths", .integer(Int(clamping: figures.lastHintWinsMillionths))),
            ("hintMillibits", .integer(Int(clamping: figures.hintMillibits))),
            ("inseparablePairs", .integer(figures.inseparablePairs)),
        ])
    }
}
