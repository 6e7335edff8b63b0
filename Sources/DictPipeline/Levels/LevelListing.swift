package import DictCompiler
package import DictFormat
package import DictModel
package import DictReader

/// A list of level packs, with figures that show how difficult they are.
///
/// The packs are either newly made, or read from an artefact or JSON lines. A pack contains the
/// words of one round at one level. A set has one pack for each level.
package struct LevelListing: Sendable {
    /// A selection of level packs by their sets and levels.
    package struct Choice: Sendable {
        /// The number of the set to select, starting at 1, or `nil` for all sets.
        package var set: Int?
        /// The level to select, starting at 1, or `nil` for all levels.
        package var level: Int?
        /// The places of the packs to select, or `nil` for all places.
        package var keys: Set<KeptPacks.Key>?

        /// Creates a selection of the packs with this `set` and `level`.
        ///
        /// Pass `nil` to select all sets or all levels.
        package init(set: Int? = nil, level: Int? = nil) {
            self.set = set
            self.level = level
        }

        /// Creates a selection of the packs at `keys`, or of all if there are none given.
        package init(keys: Set<KeptPacks.Key>?) { self.keys = keys }

        func selects(_ key: KeptPacks.Key) -> Bool {
            (set ?? key.set) == key.set && (level ?? key.level) == key.level
                && keys?.contains(key) != false
        }
    }

    /// The language of the words in the packs.
    package let language: Language
    /// The seed that the packs were made with, or 0 if it is unknown.
    package let seed: UInt64
    /// The ladder, or set of rules, that the packs were made with.
    package let ladder: LevelsFormat.Ladder
    /// The sets of packs, with set number 1 at index 0.
    package let sets: [LevelSet]

    init(language: Language, seed: UInt64, ladder: LevelsFormat.Ladder, sets: [LevelSet]) {
        self.language = language
        self.seed = seed
        self.ladder = ladder
        self.sets = sets
    }

    /// Creates a listing of the packs in a levels artefact, after verifying the whole artefact.
    ///
    /// - Throws: The same errors as ``LevelPacks/verifyStructure()``.
    package init(_ packs: LevelPacks) throws(FormatError) {
        try packs.verifyStructure()
        var sets: [LevelSet] = []
        for index in 0..<packs.count {
            guard let pack = packs.pack(at: index) else { continue }
            while sets.count < pack.set { sets.append(LevelSet(packs: [])) }
            sets[pack.set - 1].packs.append(
                LevelPack(
                    level: pack.level, attempts: pack.attempts, words: pack.letters,
                    figures: pack.figures.flatMap(PackFigures.init)))
        }
        self.init(language: packs.language, seed: packs.seed, ladder: packs.ladder, sets: sets)
    }

    /// The number of sets in the listing.
    package var setCount: Int { sets.count }
    /// The number of packs in all sets of the listing.
    package var packCount: Int { sets.reduce(0) { $0 + $1.packs.count } }

    /// Returns the packs that `choice` selects, each with the number of its set, starting at 1.
    package func packs(_ choice: Choice = Choice()) -> [(set: Int, pack: LevelPack)] {
        sets.indices.flatMap { index in
            sets[index].packs.filter {
                choice.selects(KeptPacks.Key(set: index + 1, level: $0.level))
            }.map { (index + 1, $0) }
        }
    }

    /// Returns the bytes of a levels artefact with these packs, verified by reading them back.
    ///
    /// - Parameter place: The name of the file in errors.
    /// - Returns: The bytes of the artefact.
    /// - Throws: `Diagnostic` if a pack does not fit the format.
    package func artefact(place: String) throws -> [UInt8] {
        try LevelsCodec(language: language, seed: seed, ladder: ladder)
            .artefact(of: sets, at: Place(place))
    }

    /// Returns all violations of the rules for level packs by the packs in this listing.
    ///
    /// `usable` contains the words that packs may use. If it is `nil`, packs may use any words that
    /// consist of the letters a to z.
    func violations(usable: Set<[UInt8]>?) -> [LevelViolation] {
        LevelJudge(language: language, ladder: LevelLadder(ladder), usable: usable)
            .violations(of: sets)
    }

    /// The words of all packs.
    var words: Set<[UInt8]> { Set(sets.lazy.flatMap(\.packs).flatMap(\.words)) }
}

extension PackFigures {
    /// Creates the figures of a pack from those stored in an artefact, or returns `nil` if a
    /// denominator is 0.
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
    /// The name of the ladder in JSON: `standard`, `hard` or `custom`.
    package var text: String {
        switch self {
        case .standard: "standard"
        case .hard: "hard"
        case .custom: "custom"
        }
    }
}
