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
    /// never contains `word` itself, nor a word that is unfit to be shown.
    ///
    /// - Complexity: O(*n* · *m*) look-ups, where *n* is the number of letters in `word` and *m* is
    ///   the number of letters in ``alphabet``.
    package func words(withinOneEditOf word: Span<UInt8>, limit: Int) -> [[UInt8]] {
        let original = [UInt8](copying: word)
        guard original.count <= longestWord + 1 else { return [] }
        var found: [[UInt8]] = []
        Self.forEachEdit(of: original, letters: alphabetLetters) { candidate in
            guard candidate != original, contains(candidate.span) else { return }
            if !isUnfit(candidate.span) { found.append(candidate) }
        }
        found.sort { $0.lexicographicallyPrecedes($1) }
        var unique: [[UInt8]] = []
        for candidate in found where candidate != unique.last { unique.append(candidate) }
        return [[UInt8]](unique.prefix(max(0, limit)))
    }

    /// Calls `body` with each text that is one edit away from `word`, some of them several times;
    /// `letters` are those that an edit may bring.
    static func forEachEdit(of word: [UInt8], letters: [UInt8], _ body: ([UInt8]) -> Void) {
        for index in 0...word.count {
            for letter in letters {
                var inserted = word
                inserted.insert(letter, at: index)
                body(inserted)
            }
            guard index < word.count else { break }
            var deleted = word
            deleted.remove(at: index)
            body(deleted)
            for letter in letters {
                var replaced = word
                replaced[index] = letter
                body(replaced)
            }
            if index + 1 < word.count {
                var swapped = word
                swapped.swapAt(index, index + 1)
                body(swapped)
            }
        }
    }
}
