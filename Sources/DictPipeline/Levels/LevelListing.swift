import DictCompiler
public import DictFormat
public import DictModel
public import DictReader

/// Level packs with what is known of them: made anew, read from a file, or from lines.
public struct LevelListing: Sendable {
    /// The language of the words.
    public let language: Language
    /// What the packs were made with; 0 where nobody says.
    public let seed: UInt64
    /// The rules they were made by.
    public let ladder: LevelsFormat.Ladder
    /// The sets with their numbers, from 1, ascending.
    let sets: [LevelSet]

    init(language: Language, seed: UInt64, ladder: LevelsFormat.Ladder, sets: [LevelSet]) {
        self.language = language
        self.seed = seed
        self.ladder = ladder
        self.sets = sets
    }

    /// The number of sets.
    public var setCount: Int { sets.count }
    /// The number of packs.
    public var packCount: Int { sets.reduce(0) { $0 + $1.packs.count } }

    /// `count` sets out of `pool`, levels side by side by at most `jobs` threads.
    ///
    /// An error is about `place`.
    ///
    /// - Throws: ``PipelineError``.
    init(
        making count: Int, from pool: LevelWordPool, seed: UInt64, ladder: LadderName, jobs: Int?,
        place: String
    ) throws {
        let rules = ladder == .hard ? LevelLadder.hard : .standard
        let builder = LevelPackBuilder(pool: pool, ladder: rules, seed: seed)
        do {
            guard (1...LevelPackBuilder.maximumSets).contains(count) else {
                throw LevelPackError.setCount(
                    found: count, atMost: LevelPackBuilder.maximumSets)
            }
            // Told before any level is searched, which may take minutes.
            for index in rules.rules.indices {
                if let shortage = builder.shortage(ofLevelAt: index, count: count) {
                    throw shortage
                }
            }
            let packs = try WorkCrew(jobs: jobs).map(Array(rules.rules.indices)) { index in
                try builder.packs(ofLevelAt: index, count: count).get()
            }.map { try $0.get() }
            sets = try builder.sets(from: packs)
        } catch let error as LevelPackError {
            throw PipelineError(error, language: pool.language, place: place)
        }
        language = pool.language
        self.seed = seed
        self.ladder = ladder == .hard ? .hard : .standard
    }

    /// The packs of the artefact `packs`, whose whole contents are checked before.
    ///
    /// - Throws: As ``LevelPacks/verifyStructure()``.
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

    /// The artefact of these packs, read back and compared.
    ///
    /// - Throws: ``PipelineError`` where the format cannot hold a pack.
    public func artefact(place: String) throws -> [UInt8] {
        let bytes: [UInt8]
        do throws(LevelsArtefact.Failure) {
            bytes = try LevelsArtefact.bytes(
                of: sets, language: language, seed: seed, ladder: ladder)
        } catch {
            throw PipelineError(.badData, place: place, problem: error.description)
        }
        let isSame = try LevelListing(LevelPacks(ArtefactBytes(bytes))).sets == sets
        guard isSame else {
            throw PipelineError(
                .internalFault, place: place, problem: "proof failed: the file has other packs",
                hint: "the artefact was not written; please report it with the packs")
        }
        return bytes
    }

    /// Every rule that the packs break; packs of no known ladder are judged by the standard one.
    func violations(pool: LevelWordPool?) -> [LevelViolation] {
        LevelJudge(
            language: language, ladder: ladder == .hard ? .hard : .standard, pool: pool
        ).violations(of: sets)
    }
}

extension PackFigures {
    /// The figures that a file states; `nil` where a fraction is none.
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

extension PipelineError {
    /// Why there are no packs, with the bucket, what it has, what it needs and the rule.
    init(_ error: LevelPackError, language: Language, place: String) {
        let sentence = error.description
        let parts = sentence.split(separator: ". hint: ", maxSplits: 1).map(String.init)
        var kind = Kind.badData
        if case .setCount = error { kind = .configuration }
        self.init(
            kind, place: place, problem: "\(language.code) levels: \(parts.first ?? sentence)",
            hint: parts.count > 1 ? parts[1] : "")
    }
}
