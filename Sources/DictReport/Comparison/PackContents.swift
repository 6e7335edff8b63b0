import DictModel
import DictReader

/// The difference between the contents of an artefact in two builds.
struct ContentsChange {
    /// The name of the contents, in the plural, such as `words`.
    let name: String
    let before: Int
    let after: Int
    /// The contents that only the new build has, in the order of its artefact.
    let came: [[UInt8]]
    /// The contents that only the old build has, in the order of its artefact.
    let went: [[UInt8]]

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

    static func words(_ old: Lexicon?, _ new: Lexicon?) throws -> ContentsChange? {
        var came: [[UInt8]] = []
        var went: [[UInt8]] = []
        if let old, let new {
            try LexiconDifference.forEachWord(from: old, to: new) { side, word in
                switch side {
                case .added: came.append(word)
                case .removed: went.append(word)
                }
            }
        } else if let only = new ?? old {
            let words = (0..<only.count).compactMap { only.word(at: $0).map { Array($0.utf8) } }
            if new == nil { went = words } else { came = words }
        } else {
            return nil
        }
        return ContentsChange(
            name: "words", before: old?.count ?? 0, after: new?.count ?? 0, came: came, went: went)
    }

    static func listed(
        _ name: String, _ old: [[UInt8]]?, _ new: [[UInt8]]?
    ) -> ContentsChange? {
        guard old != nil || new != nil else { return nil }
        let (before, after) = (Set(old ?? []), Set(new ?? []))
        return ContentsChange(
            name: name, before: old?.count ?? 0, after: new?.count ?? 0,
            came: (new ?? []).filter { !before.contains($0) },
            went: (old ?? []).filter { !after.contains($0) })
    }

    static func contents(_ list: AnswerList) -> [[UInt8]] {
        (0..<list.count).compactMap { list.answer(at: $0) }
    }

    static func contents(_ pack: PhrasePack) -> [[UInt8]] {
        (0..<pack.count).compactMap { pack.phrase(at: $0)?.text }
    }

    static func contents(_ set: SentenceSet) -> [[UInt8]] {
        (0..<set.count).compactMap { set.sentence(at: $0)?.text }
    }

    static func contents(_ packs: LevelPacks) -> [[UInt8]] {
        (0..<packs.count).compactMap { packs.pack(at: $0) }.map { pack in
            Array(pack.words.joined(separator: " ").utf8)
        }
    }
}
