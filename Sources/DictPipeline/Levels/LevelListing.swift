public import DictCompiler
public import DictFormat
public import DictModel
public import DictReader

/// Level packs and their figures: newly made, from an artefact, or from JSON lines.
public struct LevelListing: Sendable {
    /// A selection of packs; `nil` means all sets or all levels.
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

    /// The language of the words.
    public let language: Language
    /// The seed that the packs were made with; 0 if unknown.
    public let seed: UInt64
    /// The rules that the packs were made by.
    public let ladder: LevelsFormat.Ladder
    /// The sets, number 1 first.
    public let sets: [LevelSet]

    init(language: Language, seed: UInt64, ladder: LevelsFormat.Ladder, sets: [LevelSet]) {
        self.language = language
        self.seed = seed
        self.ladder = ladder
        self.sets = sets
    }

    /// The packs of the artefact `packs`, after checking its whole contents.
    ///
    /// - Throws: The same errors as ``LevelPacks/verifyStructure()``.
    public init(_ packs: LevelPacks) throws(FormatError) {
        try packs.verifyStructure()
        var sets: [LevelSet] = []
        for index in 0..<packs.count {
            guard let pack = packs.pack(at: index) else { continue }
            while sets.count < pack.set { sets.append(LevelSet(packs: [])) }
            sets[pack.set - 1].packs.append(
                LevelPack(
                    level: pack.level, attempts: pack.attempts, words: pack.words,
                    figures: pack.figures.flatMap(PackFigures.init)))
        }
        self.init(language: packs.language, seed: packs.seed, ladder: packs.ladder, sets: sets)
    }

    /// The number of sets.
    public var setCount: Int { sets.count }
    /// The number of packs.
    public var packCount: Int { sets.reduce(0) { $0 + $1.packs.count } }

    /// The packs that `choice` selects, with the numbers of their sets.
    public func packs(_ choice: Choice = Choice()) -> [(set: Int, pack: LevelPack)] {
        sets.indices.filter { choice.set == nil || choice.set == $0 + 1 }.flatMap { index in
            sets[index].packs.filter { choice.level == nil || choice.level == $0.level }
                .map { (index + 1, $0) }
        }
    }

    /// The artefact of these packs, verified by reading it back.
    ///
    /// - Throws: `Diagnostic` if a pack does not fit the format.
    public func artefact(place: String) throws -> [UInt8] {
        try LevelsCodec(language: language, seed: seed, ladder: ladder)
            .artefact(of: sets, at: Place(place))
    }

    /// All violations of the rules for packs.
    func violations(pool: LevelWordPool?) -> [LevelViolation] {
        LevelJudge(language: language, ladder: LevelLadder(ladder), pool: pool)
            .violations(of: sets)
    }
}

extension PackFigures {
    /// The figures in an artefact; `nil` if a denominator is 0.
    init?(_ figures: LevelPacks.Figures) {
        func ratio(_ fraction: LevelPacks.Fraction) -> ExactRatio? {
            ExactRatio(fraction.numerator, fraction.denominator)
        }
        guard let consistentWins = ratio(figures.consistentWins),
            let consistentGuesses = ratio(figures.consistentGuesses),
            let bestWins = ratio(figures.bestWins), let bestGuesses = ratio(figures.bestGuesses)
        else { return nil }
        self.init(
            consistentWins: consistentWins, consistentGuesses: consistentGuesses,
            bestWins: bestWins,
            bestGuesses: bestGuesses, lastHintWinsMillionths: figures.lastHintWinsMillionths,
            hintMillibits: figures.hintMillibits, inseparablePairs: figures.inseparablePairs)
    }
}

extension LevelsFormat.Ladder {
    /// The name of the ladder, as in JSON.
    public var text: String {
        switch self {
        case .standard: "standard"
        case .hard: "hard"
        case .custom: "custom"
        }
    }
}
