import DictModel

extension NormalisedLexicon {
    /// Adds and removes words as `overlay` specifies, and records the changes in this lexicon.
    ///
    /// If `overlay` adds a word that games so far only accept from players, games may ask for it as
    /// well. A familiarity that it states replaces that of the sources.
    mutating func apply(_ overlay: Overlay) {
        var additions: [[UInt8]: Overlay.Entry] = [:]
        var removed: Set<Int> = []
        for (word, entry) in overlay.inSourceOrder {
            let index = words.index(of: word)
            switch (entry.adds, index) {
            case (true, nil):
                additions[word] = entry
            case (false, let index?):
                removed.insert(index)
                rejections.add(.removedByOverlay, origin: entry.origin, spelling: word.span)
            case (true, let index?) where !isAsked[index] || entry.familiarity > 0:
                isAsked[index] = true
                if entry.familiarity > 0 { familiarity[index] = entry.familiarity }
            default: self.overlay.withoutEffect.append(entry.origin)
            }
            if !entry.adds { self.overlay.removedWords.insert(word) }
            if entry.familiarity > 0 { self.overlay.familiarity[word] = entry.familiarity }
        }
        self.overlay.added = additions.count
        self.overlay.removed = removed.count
        guard !additions.isEmpty || !removed.isEmpty else { return }
        let gone = Set(removed.map { words[$0] })
        collisions.removeAll { gone.contains($0.word) }
        rebuild(adding: additions, removing: removed)
    }

    /// Makes games accept each of `unasked`, and never ask for it, whatever the sources and the overlay
    /// say.
    ///
    /// Words that are not in this lexicon have no effect.
    package mutating func onlyAccept(_ unasked: [[UInt8]]) {
        for word in unasked {
            if let index = words.index(of: word) { isAsked[index] = false }
        }
    }

    /// Merges `additions` into the words, and removes the words at the indices in `removing`.
    ///
    /// - Parameters:
    ///   - additions: The new words, each with its entry in the overlay.
    ///   - removing: The indices of the words to remove.
    private mutating func rebuild(adding additions: [[UInt8]: Overlay.Entry], removing: Set<Int>) {
        let incoming = additions.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        let places = incoming.map { words.lowerBound(of: $0.key.span) }
        var arena = TextArena()
        var newFamiliarity: [UInt8] = []
        var newAsked: [Bool] = []
        var newOrigins: [Origin] = []
        var next = 0
        for index in 0...words.count {
            while next < incoming.count && places[next] == index {
                let word = incoming[next].key
                arena.append(word.span)
                newFamiliarity.append(incoming[next].value.familiarity)
                newAsked.append(true)
                newOrigins.append(incoming[next].value.origin)
                next += 1
            }
            guard index < words.count, !removing.contains(index) else { continue }
            words.withWord(at: index) { arena.append($0) }
            newFamiliarity.append(familiarity[index])
            newAsked.append(isAsked[index])
            newOrigins.append(origins[index])
        }
        words = WordList(sortedUnique: arena)
        familiarity = newFamiliarity
        isAsked = newAsked
        origins = newOrigins
    }
}
