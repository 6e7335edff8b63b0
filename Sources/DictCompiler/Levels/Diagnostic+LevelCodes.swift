package import DictModel

extension Diagnostic.Code {
    /// A level has fewer usable words than its packs need.
    package static let levelsTooFewWords = Self(
        "levels.too-few-words", .badData,
        meaning: "A level needs more words of its length than the project has. Only familiar words "
            + "count that no block list has and that are not forms of another word.",
        remedy: "Add familiar words of this length, raise `familiarity:`, or ask for fewer sets.")
    /// The search found fewer packs for a level than the sets need.
    package static let levelsNoFurtherPack = Self(
        "levels.no-further-pack", .badData,
        meaning: "There are enough words for a level, but no choice of them was found that keeps "
            + "all rules of the level.",
        remedy: "Add familiar words of this length, ask for fewer sets, or try another seed.")
    /// Two packs of a set contain forms of the same word, and neither pack can be replaced.
    package static let levelsRelatedWords = Self(
        "levels.related-words", .badData,
        meaning: "Two levels of one set have forms of the same word, and there are too few other "
            + "words to replace either pack.",
        remedy: "Try another seed, add familiar words, or put one of the two words on a block list "
            + "with the layer odd.")
    /// The requested number of sets is not in the range 1 to 1000.
    package static let levelsSetCount = Self(
        "levels.set-count", .configuration,
        meaning: "dictc makes 1 to 1000 sets of level packs at a time.",
        remedy: "Ask for a number in that range.")
    /// A level pack, or a set of them, breaks a rule that makes packs fair.
    package static let levelsRuleBroken = Self(
        "levels.rule-broken", .badData,
        meaning: "A level pack breaks one of the rules that make packs fair and harder from level "
            + "to level; Documentation/LEVELS.md lists them.",
        remedy: "Make the packs anew with `dictc levels` or `dictc build`. Packs that were made by "
            + "hand may break rules on purpose; they can be played all the same.")
    /// A line in a listing of level packs is not a pack in JSON.
    package static let levelsLine = Self(
        "levels.bad-line", .badData,
        meaning: "A line is not a pack: it is not JSON, lacks a key, or has a value of another "
            + "type.",
        remedy: "Write one pack per line, as `dictc levels --json` prints them.")
    /// A line in a listing of level packs has an unknown schema version.
    package static let levelsSchema = Self(
        "levels.schema", .badData,
        meaning: "A line of packs is of a schema that this dictc does not know.",
        remedy: "Use the dictc that wrote the lines, or one that is newer.")
    /// A listing of level packs is in a language other than the requested one.
    package static let levelsLanguage = Self(
        "levels.language", .badData,
        meaning: "A pack is of another language than the one that was asked for.",
        remedy: "Name the language of the packs with --language.")
    /// The sets in a listing of level packs are not numbered 1, 2, 3 and so on.
    package static let levelsSetOrder = Self(
        "levels.set-order", .badData,
        meaning: "The sets of a listing are not numbered from 1 without gaps.",
        remedy: "Number the sets 1, 2, 3 and so on, up to 1000.")
    /// A listing of level packs, or one of its sets, is empty.
    package static let levelsNone = Self(
        "levels.none", .badData,
        meaning: "A listing or a set has no packs.",
        remedy: "Write one pack per line, as `dictc levels --json` prints them.")
    /// The level of a pack is not in the range 1 to 255, or is not greater than that of the pack
    /// before it.
    package static let levelsLevel = Self(
        "levels.level", .badData,
        meaning: "The levels of a set are numbers from 1 to 255, each larger than the one before.",
        remedy: "Correct the level, or move the pack into another set.")
    /// A pack limits the number of attempts, but the limit is not in the range 1 to 255.
    package static let levelsAttempts = Self(
        "levels.attempts", .badData,
        meaning: "A pack allows 1 to 255 attempts, or any number.",
        remedy: "Correct the attempts; null means any number.")
    /// The number of words in a level pack is not in the range 1 to 255.
    package static let levelsWordCount = Self(
        "levels.word-count", .badData,
        meaning: "A pack has 1 to 255 words.",
        remedy: "Add words to the pack, or split it.")
    /// A figure of a level pack, such as a chance of winning, is impossible for a pack of its size.
    package static let levelsFigures = Self(
        "levels.figures", .badData,
        meaning: "A figure of a pack is one that no pack of so many words can have.",
        remedy: "Read the packs with `dictc levels --from`, which works the figures out anew.")

    /// All diagnostic codes for level packs.
    package static let levels: [Diagnostic.Code] = [
        levelsTooFewWords, levelsNoFurtherPack, levelsRelatedWords, levelsSetCount,
        levelsRuleBroken, levelsLine, levelsSchema, levelsLanguage, levelsSetOrder, levelsNone,
        levelsLevel, levelsAttempts, levelsWordCount, levelsFigures,
    ]
}

extension Diagnostic {
    static func levelSetCount(_ count: Int, _ language: Language, at place: Place) -> Diagnostic {
        Diagnostic(
            .levelsSetCount, at: place, "\(language.code) levels: number of sets is out of range",
            found: "\(count)", expected: "1 to \(LevelPackBuilder.maximumSets)",
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
