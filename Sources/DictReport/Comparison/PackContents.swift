import DictModel
import DictReader

/// The difference between the contents of an artefact in two builds.
struct ContentsChange {
    /// The name of the contents, in the plural, such as `words`.
    let name: String
    let before: Int
    let after: Int
    /// The contents that only the new build has, in the order of its artefact.
    let came: Part
    /// The contents that only the old build has, in the order of its artefact.
    let went: Part

    /// Contents that only one of the builds has.
    struct Part {
        /// The maximum number of them that are kept.
        static let sampleLimit = 100

        private(set) var count = 0
        /// The first of them.
        private(set) var samples: [[UInt8]] = []

        var isEmpty: Bool { count == 0 }

        mutating func add(_ item: [UInt8]) {
            count += 1
            if samples.count < Self.sampleLimit { samples.append(item) }
        }
    }

    /// Returns the changes of one language; what neither build has is left out.
    static func all(
        from old: BuildFolder.Part?, to new: BuildFolder.Part?
    ) throws -> [ContentsChange] {
        [
            try words(old?.words, new?.words),
            listed("answers", old?.answerList.map(contents), new?.answerList.map(contents)),
            listed("phrases", old?.phrasePack.map(contents), new?.phrasePack.map(contents)),
            listed("sentences", old?.sentenceSet.map(contents), new?.sentenceSet.map(contents)),
            listed("level packs", old?.packs.map(contents), new?.packs.map(contents)),
        ].compactMap { $0 }
    }

    /// Returns the change of the words, or `nil` if there is no lexicon.
    ///
    /// - Throws: `work.too-much` if a lexicon has too many words, or a `FormatError` if it is damaged.
    static func words(_ old: Lexicon?, _ new: Lexicon?) throws -> ContentsChange? {
        guard let language = (new ?? old)?.language else { return nil }
        if let long = LexiconDifference.tooLong(old, new) {
            var budget = WorkBudget(
                LexiconDifference.mostWords, at: Place("\(language.code).lexicon"),
                for: "to compare the words",
                hint: "show the builds without --compare, and compare the lists of `dictc export "
                    + "--all`")
            try budget.spend(long.count)
        }
        var (came, went) = (Part(), Part())
        try LexiconDifference.forEachWord(from: old, to: new) { side, word in
            switch side {
            case .added: came.add(word)
            case .removed: went.add(word)
            }
        }
        return ContentsChange(
            name: "words", before: old?.count ?? 0, after: new?.count ?? 0, came: came, went: went)
    }

    static func listed(
        _ name: String, _ old: [[UInt8]]?, _ new: [[UInt8]]?
    ) -> ContentsChange? {
        guard old != nil || new != nil else { return nil }
        func others(_ items: [[UInt8]]?, than known: [[UInt8]]?) -> Part {
            let known = Set(known ?? [])
            var part = Part()
            for item in items ?? [] where !known.contains(item) { part.add(item) }
            return part
        }
        return ContentsChange(
            name: name, before: old?.count ?? 0, after: new?.count ?? 0,
            came: others(new, than: old), went: others(old, than: new))
    }

    static func contents(_ list: AnswerList) -> [[UInt8]] {
        (0..<list.count).compactMap { list.letters(at: $0) }
    }

    static func contents(_ pack: PhrasePack) -> [[UInt8]] {
        (0..<pack.count).compactMap { pack.phrase(at: $0)?.utf8 }
    }

    static func contents(_ set: SentenceSet) -> [[UInt8]] {
        (0..<set.count).compactMap { set.tokenised(at: $0)?.text }
    }

    static func contents(_ packs: LevelPacks) -> [[UInt8]] {
        (0..<packs.count).compactMap { packs.pack(at: $0) }.map { pack in
            Array(pack.words.joined(separator: " ").utf8)
        }
    }
}
