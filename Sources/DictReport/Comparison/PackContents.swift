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
    /// The number of those that both builds have, on different days.
    var moved = 0

    var isChange: Bool { !came.isEmpty || !went.isEmpty || moved > 0 }

    /// The answer if nothing changed.
    static let none = "Nothing: both builds have the same contents."

    /// The names of those that came and went, such as `answers +pearl (2026-02-01) −crane (2026-02-01)`.
    var names: String {
        let limit = name == "words" || name == "answers" ? 12 : 4
        var parts: [String] = []
        for (sign, part) in [("+", came), ("−", went)] {
            parts += part.samples.prefix(limit).map { sign + PrintableText.escaped($0) }
            let rest = part.count - limit
            if rest > 0 { parts.append("\(sign)\(NumberText.grouped(rest)) more") }
        }
        if moved > 0 { parts.append("\(NumberText.grouped(moved)) on another day") }
        let separator = name == "words" ? " " : name == "answers" ? ", " : "; "
        return "\(name) " + parts.joined(separator: separator)
    }

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

    /// An entry of an artefact as it is told from others, and as people see it.
    typealias Entry = (key: [UInt8], text: [UInt8])

    /// Returns the changes of one language; what neither build has is left out.
    static func all(
        from old: BuildFolder.Part?, to new: BuildFolder.Part?
    ) throws -> [ContentsChange] {
        [
            try words(old?.words, new?.words),
            listed("answers", old?.answerList.map(entries), new?.answerList.map(entries)),
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
        listed(name, old?.map { ($0, $0) }, new?.map { ($0, $0) })
    }

    private static func listed(_ name: String, _ old: [Entry]?, _ new: [Entry]?) -> ContentsChange?
    {
        guard old != nil || new != nil else { return nil }
        func others(_ entries: [Entry]?, than known: [Entry]?) -> Part {
            let known = Set((known ?? []).map(\.key))
            var part = Part()
            for entry in entries ?? [] where !known.contains(entry.key) { part.add(entry.text) }
            return part
        }
        let texts = Dictionary((old ?? []).map { ($0.key, $0.text) }) { first, _ in first }
        let moved = (new ?? []).count { entry in texts[entry.key].map { $0 != entry.text } ?? false
        }
        return ContentsChange(
            name: name, before: old?.count ?? 0, after: new?.count ?? 0,
            came: others(new, than: old), went: others(old, than: new), moved: moved)
    }

    /// The answers, those of a calendar with their days.
    private static func entries(_ list: AnswerList) -> [Entry] {
        contents(list).enumerated().map { index, answer in
            guard index < list.dayCount, let first = list.firstDay else { return (answer, answer) }
            return (answer, answer + Array(" (\(first.advanced(by: index).text))".utf8))
        }
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
            Array("set \(pack.set), level \(pack.level): \(pack.words.joined(separator: " "))".utf8)
        }
    }
}
