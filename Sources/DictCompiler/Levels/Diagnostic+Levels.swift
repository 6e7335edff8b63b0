package import DictModel

extension Diagnostic {
    static func levelSetCount(_ count: Int, _ language: Language, at place: Place) -> Diagnostic {
        Diagnostic(
            .levelsSetCount, at: place, "\(language.code) levels: number of sets is out of range",
            found: "\(count)", expected: "1 to \(PackLimits.sets.upperBound)",
            hint: "choose a number in that range")
    }

    static func noFurtherPack(
        _ level: LevelSearch, wanted: Int, _ language: Language, at place: Place
    ) -> Diagnostic {
        let shape = level.rule.shape
        return Diagnostic(
            .levelsNoFurtherPack, at: place,
            "\(language.code) levels: level \(shape.level): no further pack keeps the rules",
            found: "\(level.packs.count) packs from \(level.wordCount) words of "
                + "\(shape.wordLength) letters, most tries failed by the rule "
                + "'\(level.mostRefusing.rawValue)'",
            expected: "\(wanted) packs",
            hint: "add familiar words of this length or ask for fewer sets")
    }

    static func relatedLevelWords(
        _ base: [UInt8], _ form: [UInt8], set: Int, seed: UInt64, _ language: Language,
        at place: Place
    ) -> Diagnostic {
        let words = PrintableText.list([PrintableText.quoted(base), PrintableText.quoted(form)])
        return Diagnostic(
            .levelsRelatedWords, at: place,
            "\(language.code) levels: set \(set): two levels hold forms of one word", found: words,
            expected: "one of them, and no other pack could be found",
            hint: "try another seed than \(seed), or block one of the words as odd")
    }
}

extension LevelWordPool {
    /// Checks that the pool contains at least `need` words of the length that `shape` requires.
    ///
    /// - Throws: A `levels.too-few-words` diagnostic about `place` if it contains fewer.
    func require(_ need: Int, of shape: LevelShape, at place: Place) throws(Diagnostic) {
        let bucket = self[length: shape.wordLength]
        guard bucket.words.count < need else { return }
        let shortage = PoolShortage(bucket)
        throw Diagnostic(
            .levelsTooFewWords, at: place,
            "\(language.code) levels: level \(shape.level): too few words of \(shape.wordLength) "
                + "letters",
            found: "\(bucket.words.count) words" + (shortage.reason.map { ", " + $0 } ?? ""),
            expected: "\(need)", hint: shortage.hint + ", or ask for fewer sets")
    }
}

extension LevelViolation {
    /// Returns a `levels.rule-broken` diagnostic that reports this violation in the file at
    /// `place`.
    package func diagnostic(at place: Place) -> Diagnostic {
        let names = words.map { PrintableText.quoted($0) }
        return Diagnostic(
            .levelsRuleBroken, at: place,
            (level == 0 ? "set \(set)" : "set \(set), level \(level)")
                + ": rule '\(rule.rawValue)' is broken"
                + (names.isEmpty ? "" : " by \(PrintableText.list(names))"),
            found: found, expected: expected,
            hint: "make the packs anew with `dictc levels` or `dictc build`")
    }
}
