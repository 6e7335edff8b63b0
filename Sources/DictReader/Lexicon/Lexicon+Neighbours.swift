import DictModel

extension Lexicon {
    /// Returns the first words in byte order that are one edit away from `word`, at most `limit` of
    /// them.
    ///
    /// An edit inserts, deletes or replaces a letter, or swaps two adjacent letters. Words that are
    /// one edit apart have an optimal string alignment distance of 1 (Damerau, Communications of
    /// the ACM 7(3), 1964).
    ///
    /// The word must be folded (see ``folded(_:)``), but need not be in the lexicon. The result
    /// never contains `word` itself.
    ///
    /// - Complexity: O(*n* · *m*) look-ups, where *n* is the number of letters in `word` and *m* is
    ///   the number of letters in ``alphabet``.
    package func words(withinOneEditOf word: Span<UInt8>, limit: Int) -> [[UInt8]] {
        let original = [UInt8](copying: word)
        guard original.count <= longestWord + 1 else { return [] }
        var found: [[UInt8]] = []
        func consider(_ candidate: [UInt8]) {
            if candidate != original, contains(candidate.span) { found.append(candidate) }
        }
        for index in 0...original.count {
            for letter in alphabet {
                var inserted = original
                inserted.insert(letter, at: index)
                consider(inserted)
            }
            guard index < original.count else { break }
            var deleted = original
            deleted.remove(at: index)
            consider(deleted)
            for letter in alphabet {
                var replaced = original
                replaced[index] = letter
                consider(replaced)
            }
            if index + 1 < original.count {
                var swapped = original
                swapped.swapAt(index, index + 1)
                consider(swapped)
            }
        }
        found.sort { $0.lexicographicallyPrecedes($1) }
        var unique: [[UInt8]] = []
        for candidate in found where candidate != unique.last { unique.append(candidate) }
        return [[UInt8]](unique.prefix(max(0, limit)))
    }
}
