import DictSources

extension LanguageConfiguration {
    /// The files of the packs: block lists, counts, phrases, corpora and what they are read with.
    var packPaths: [String] {
        block.map(\.file) + (frequency.map { [$0.file] } ?? [])
            + (phrases.map { [$0.file] } ?? []) + (sentences?.paths ?? [])
            + (tagger.map { [$0] } ?? [])
    }

    /// Adds all that the normalised lexicon depends on.
    func addLexicon(to key: inout BuildKey, _ digests: [String: String]) {
        for source in wantedWords {
            key.add("words", digests[source.file] ?? "")
            key.add("file", source.file)
            key.add("familiarity", source.familiarityIsColumn ? "column" : "\(source.familiarity)")
            key.add("encoding", source.encoding.rawValue)
            key.add("comment", source.comment ?? "")
            key.add("separator", source.separator.rawValue)
            key.add("element", source.xml?.element ?? "")
            key.add("attribute", source.xml?.attribute ?? "")
            key.add("namespace", source.xml?.namespace ?? "")
            for condition in source.xml?.conditions ?? [] {
                key.add(condition.attribute, condition.value)
            }
        }
        for list in wantedDrop {
            key.add(list.reason.rawValue, digests[list.file] ?? "")
            key.add("file", list.file)
            key.add("encoding", list.encoding.rawValue)
            key.add("comment", list.comment ?? "")
        }
        if let overlay {
            key.add("overlay", digests[overlay] ?? "")
            key.add("file", overlay)
        }
    }

    /// Adds the block lists and the layers that are used of them.
    func addBlock(
        _ layers: [BlockLayer], to key: inout BuildKey, _ digests: [String: String]
    ) {
        for list in block {
            key.add("block", digests[list.file] ?? "")
            key.add("file", list.file)
        }
        for layer in layers { key.add("exclude", layer.rawValue) }
    }

    /// Adds all that the words of packs depend on.
    func addWords(
        familiarity: UInt8, exclude: [BlockLayer], to key: inout BuildKey,
        _ digests: [String: String]
    ) {
        addLexicon(to: &key, digests)
        addBlock(lexiconExclude, to: &key, digests)
        addBlock(exclude, to: &key, digests)
        for source in wantedWords where source.holdsLemmas { key.add("lemmas", source.file) }
        key.add("limit", String(familiarity))
        guard let frequency else { return }
        key.add("frequency", digests[frequency.file] ?? "")
        key.add("file", frequency.file)
        for rank in frequency.ranks { key.add("rank \(rank.familiarity)", String(rank.words)) }
    }
}
