public import DictReader

/// Finds words that a computer player may have in mind, or that a hint may show.
///
/// A search visits a few hundred nodes at most in the lexicon of a natural language, because it
/// never enters a prefix without such words.
struct GhostChoice {
    /// The standard that a word must meet.
    enum Standard {
        /// A word that people know.
        case fair
        /// Any word that may be shown.
        case presentable
    }

    let standard: Standard
    /// The number of fragments that searches may still visit; a sound lexicon needs far fewer.
    private var fragments = 1 << 14

    init(_ standard: Standard) { self.standard = standard }

    /// Whether a round that has reached the fragment at `cursor`, of `length` letters, can end with
    /// a word that meets the standard.
    ///
    /// The fragment may itself be that word.
    mutating func canEndWell(at cursor: PrefixCursor, length: Int) -> Bool {
        firstWord(
            at: cursor, [UInt8](repeating: 0, count: length),
            minimum: GhostRules.minimumLosingLength) != nil
    }

    /// Returns the first word that play can spell from `letters` and that meets the standard.
    ///
    /// - Parameters:
    ///   - cursor: The position that the letters lead to.
    ///   - letters: The letters said so far.
    ///   - minimum: The minimum length of the word, in letters.
    /// - Returns: The word; `nil` if there is none.
    mutating func firstWord(
        at cursor: PrefixCursor, _ letters: [UInt8], minimum: Int = 0
    ) -> [UInt8]? {
        guard fragments > 0, letters.count < GhostTree.maximumLength, holdsAny(cursor) else {
            return nil
        }
        fragments -= 1
        if letters.count >= minimum, isGood(cursor) { return letters }
        guard GhostTree.end(of: cursor, length: letters.count) == nil else { return nil }
        var found: [UInt8]?
        cursor.forEachChild { letter, child in
            if found == nil { found = firstWord(at: child, letters + [letter], minimum: minimum) }
        }
        return found
    }

    private func holdsAny(_ cursor: PrefixCursor) -> Bool {
        switch standard {
        case .fair: cursor.fairCount > 0
        case .presentable: cursor.presentableCount > 0
        }
    }

    private func isGood(_ cursor: PrefixCursor) -> Bool {
        switch standard {
        case .fair: cursor.isFair
        case .presentable: cursor.isPresentable
        }
    }
}

extension Lexicon {
    /// The elements of `letters` after which the round at `fragment` can end with a word that meets
    /// `standard`.
    func letters(
        _ letters: [UInt8], after fragment: [UInt8], leadingTo standard: GhostChoice.Standard
    ) -> [UInt8] {
        guard let cursor = cursor(at: fragment.span) else { return [] }
        return letters.filter { letter in
            var choice = GhostChoice(standard)
            guard let child = cursor.child(letter) else { return false }
            return choice.canEndWell(at: child, length: fragment.count + 1)
        }
    }

    /// A word to show as an example of how `fragment` could go on; `nil` if no such word may be
    /// shown.
    ///
    /// The word is longer than the fragment, and play can spell it. If possible, it is one that
    /// people know.
    public func ghostExample(after fragment: Span<UInt8>) -> [UInt8]? {
        guard let cursor = cursor(at: fragment) else { return nil }
        var letters: [UInt8] = []
        for index in fragment.indices { letters.append(fragment[index]) }
        for standard in [GhostChoice.Standard.fair, .presentable] {
            var choice = GhostChoice(standard)
            if let word = choice.firstWord(at: cursor, letters, minimum: letters.count + 1) {
                return word
            }
        }
        return nil
    }
}
