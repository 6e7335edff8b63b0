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

        /// Creates a selection of the packs with this `set` and `level`; `nil` selects all.
        public init(set: Int? = nil, level: Int? = nil) {
            self.set = set
            self.level = level
        }
    }

    /// The language of the words.
    public let language: Language
    /// The seed that the packs were made with; 0 if unknown.
    public let seed: UInt64
    /// The rules that the packs were made with.
    public let ladder: LevelsFormat.Ladder
    /// The sets, number 1 first.
    public let sets: [LevelSet]

    init(language: Language, seed: UInt64, ladder: LevelsFormat.Ladder, sets: [LevelSet]) {
        self.language = language
        self.seed = seed
        self.ladder = ladder
        self.sets = sets
    }

    /// Creates a listing of the packs in an artefact, after verifying all of its contents.
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

    /// Returns the packs that `choice` selects, each with the number of its set.
    public func packs(_ choice: Choice = Choice()) -> [(set: Int, pack: LevelPack)] {
        sets.indices.filter { choice.set == nil || choice.set == $0 + 1 }.flatMap { index in
            sets[index].packs.filter { choice.level == nil || choice.level == $0.level }
                .map { (index + 1, $0) }
        }
    }

    /// Returns the bytes of an artefact with these packs, verified by reading them back; errors
    /// name the file `place`.
    ///
    /// - Throws: `Diagnostic` if a pack does not fit the format.
    public func artefact(place: String) throws -> [UInt8] {
        try LevelsCodec(language: language, seed: seed, ladder: ladder)
            .artefact(of: sets, at: Place(place))
    }

    /// Returns all violations of the rules for packs; without `pool`, only the letters of words are
    /// checked, not whether packs may use the words.
    func violations(pool: LevelWordPool?) -> [LevelViolation] {
        LevelJudge(language: language, ladder: LevelLadder(ladder), pool: pool)
            .violations(of: sets)
    }
}

extension PackFigures {
    /// Creates figures from those stored in an artefact; `nil` if a denominator is 0.
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
    /// The name of the ladder in JSON.
    public var text: String {
        switch self {
        case .standard: "standard"
        case .hard: "hard"
        case .custom: "custom"
        }
    }
}
