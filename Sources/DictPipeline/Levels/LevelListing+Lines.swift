import DictCompiler
public import DictFormat
import DictModel

extension LevelListing {
    /// Which packs are meant; `nil` for all.
    public struct Choice: Sendable {
        /// The set, from 1.
        public var set: Int?
        /// The level, from 1.
        public var level: Int?

        /// The packs of `set` and `level`.
        public init(set: Int? = nil, level: Int? = nil) {
            self.set = set
            self.level = level
        }
    }

    /// The head of ``csv(_:)``.
    public static let csvHead =
        "language,set,level,attempts,consistent,consistentGuesses,best,bestGuesses,"
        + "lastHintMillionths,hintMillibits,inseparablePairs,words"

    /// The packs that `choice` means, with their sets.
    private func packs(_ choice: Choice) -> [(set: Int, pack: LevelPack)] {
        sets.indices.filter { choice.set == nil || choice.set == $0 + 1 }.flatMap { index in
            sets[index].packs.filter { choice.level == nil || choice.level == $0.level }
                .map { (index + 1, $0) }
        }
    }

    /// A line a pack: its place, attempts, the consistent player's chance, and its words.
    public func text(_ choice: Choice = Choice()) -> [String] {
        packs(choice).map { set, pack in
            let chance = pack.figures.map { Self.percent($0.consistentWins) } ?? "-"
            let attempts = pack.attempts == 0 ? "unlimited" : "\(pack.attempts)"
            return "set \(set)  level \(pack.level)  attempts \(attempts)  consistent \(chance)  "
                + pack.words.map { Self.text($0).uppercased() }.joined(separator: " ")
        }
    }

    /// An object a pack: `schema`, `language`, `set`, `level`, `attempts` (null where they are not
    /// limited), `words`, `figures` (null where there are none), and what the file notes.
    public func json(_ choice: Choice = Choice()) -> [JSON] {
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

    /// A line of CSV (RFC 4180) a pack, after ``csvHead``.
    public func csv(_ choice: Choice = Choice()) -> [String] {
        packs(choice).map { set, pack in
            var cells = ["\(language.code)", "\(set)", "\(pack.level)"]
            cells.append(pack.attempts == 0 ? "" : "\(pack.attempts)")
            if let figures = pack.figures {
                cells += [
                    figures.consistentWins, figures.consistentGuesses, figures.bestWins,
                    figures.bestGuesses,
                ].map { "\($0.numerator)/\($0.denominator)" }
                cells += [
                    "\(figures.lastHintWinsMillionths)", "\(figures.hintMillibits)",
                    "\(figures.inseparablePairs)",
                ]
            } else {
                cells += Array(repeating: "", count: 7)
            }
            cells.append(pack.words.map(Self.text).joined(separator: " "))
            return CSVText.line(cells)
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

    static func text(_ word: [UInt8]) -> String { PrintableText.escaped(word) }

    /// `ratio` in per cent with one decimal, rounded down.
    static func percent(_ ratio: ExactRatio) -> String {
        let tenths = ratio.millionths / 1000
        return "\(tenths / 10).\(tenths % 10) %"
    }
}

extension LevelsFormat.Ladder {
    /// The name.
    public var text: String {
        switch self {
        case .standard: "standard"
        case .hard: "hard"
        case .custom: "custom"
        }
    }
}
