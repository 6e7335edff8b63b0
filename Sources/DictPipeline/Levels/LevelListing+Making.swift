import DictCompiler
import DictConfiguration
import DictModel

extension LevelListing {
    /// Creates a listing of `count` new sets of packs, made by `builder`.
    ///
    /// Up to `jobs` levels are made in parallel, or one per processor if `jobs` is `nil`.
    ///
    /// - Throws: `Diagnostic` if the packs cannot be made. If several levels fail, the error is
    ///   about the lowest one.
    init(
        making count: Int, with builder: LevelPackBuilder, jobs: Int?, _ progress: StageProgress
    ) throws {
        try builder.check(count: count)
        let levels = Array(builder.ladder.rules.indices)
        let counter = progress.counter(
            "looking for packs", of: count * levels.count, "packs")
        let searches = try WorkCrew(jobs: jobs).map(levels) {
            try builder.level(at: $0, count: count) { counter.advance() }
        }.map { try $0.get() }
        self.init(
            language: builder.pool.language, seed: builder.seed, ladder: builder.ladder.name,
            sets: try builder.sets(count, from: searches) { counter.advance(by: levels.count) })
    }
}

/// Level packs that keep all rules, of which some stay from earlier builds.
struct ProvedPacks {
    /// A pack that breaks a rule, and did not stay unless it is published.
    struct Replacement {
        let key: KeptPacks.Key
        /// The first published day that has it, if there is one.
        var day: CalendarDay?
        /// The rule that it breaks.
        let rule: LevelViolation.Rule
        /// The words that break the rule; empty if it is not about particular words.
        let words: [[UInt8]]
    }

    let listing: LevelListing
    /// The packs that did not stay, and those that did though they have unusable words, in order.
    private(set) var replaced: [Replacement] = []

    /// Makes `count` sets with the rules and the seed of `builder`, in which the packs of `kept`
    /// stay that keep all rules.
    ///
    /// - Throws: `Diagnostic` if the packs cannot be made, or if new ones break a rule.
    init(
        _ count: Int, keeping kept: KeptPacks, with builder: LevelPackBuilder, jobs: Int?,
        _ progress: StageProgress
    ) throws {
        var kept = kept
        for (key, words) in kept.removeUnusable(builder.pool, builder.ladder) {
            replaced.append(
                Replacement(
                    key: key, day: kept.published[key], rule: .unusable, words: words))
        }
        let usable = builder.pool.usable.union(kept.publishedWords)
        while true {
            let listing = try LevelListing(
                making: count, with: builder.keeping(kept), jobs: jobs, progress)
            let violations = listing.violations(usable: usable)
            let broken = kept.remove(breaking: violations)
            guard broken.isEmpty else {
                for (key, violation) in broken {
                    replaced.append(
                        Replacement(key: key, rule: violation.rule, words: violation.words))
                }
                continue
            }
            if let violation = violations.first {
                let place = Place("\(listing.language.code).levels")
                throw Diagnostic(
                    .proofFailed, at: place, "a pack breaks a rule",
                    found: violation.diagnostic(at: place).statement,
                    hint: "it was not written; please report it with the sources")
            }
            self.listing = listing
            replaced.sort { $0.key < $1.key }
            return
        }
    }

    /// Returns a note for each pack of `file` that did not stay, or did as it is published.
    func notes(_ file: KeptPackFile, at place: Place) -> [Diagnostic] {
        replaced.map { pack in
            let words = PrintableText.list(pack.words.map { PrintableText.quoted($0) })
            let place = place.at(line: file.lines[pack.key] ?? 0)
            if let day = pack.day {
                return Diagnostic(
                    .keptPublished, at: place,
                    "\(words) can no longer be used, but \(day.text) is published: the pack stays",
                    hint: "`dictc levels --keep FILE --replace \(pack.key.set).\(pack.key.level)` "
                        + "makes another one")
            }
            return Diagnostic(
                .keptReplaced, at: place,
                "set \(pack.key.set), level \(pack.key.level): another pack is in its place",
                found: "rule '\(pack.rule.rawValue)' is broken"
                    + (words.isEmpty ? "" : " by \(words)"),
                hint: "run `dictc levels --keep FILE` with this file to keep the new pack")
        }
    }
}

extension LadderName {
    /// The rules for level packs that this name refers to.
    var rules: LevelLadder { self == .hard ? .hard : .standard }
}
