public import DictReader

/// Finds words that a computer player may have in mind, or that a hint may show.
///
/// Cost: a few hundred nodes at most in a lexicon of a language, since a prefix without such words
/// is never entered.
struct GhostChoice {
    /// How good a word must be.
    enum Standard {
        /// A word that people know.
        case fair
        /// Any word that may be shown.
        case presentable
    }

    let standard: Standard
    /// The fragments that a search may still look at; a sound lexicon needs far fewer.
    private var fragments = 1 << 14

    init(_ standard: Standard) { self.standard = standard }

    /// Whether the round at the open or decided fragment of `length` letters at `cursor` can end
    /// with a word of the standard.
    mutating func canEndWell(at cursor: PrefixCursor, length: Int) -> Bool {
        firstWord(
            at: cursor, [UInt8](repeating: 0, count: length),
            minimum: GhostRules.minimumLosingLength) != nil
    }

    /// The first word of the standard that play can spell from `letters`, which lead to `cursor`.
    ///
    /// - Parameters:
    ///   - cursor: Where the letters lead.
    ///   - letters: The letters said so far.
    ///   - minimum: The number of letters that the word must have.
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
    /// Those of `letters` after which the round at `fragment` can end with a word of `standard`.
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

    /// A word to show to a player as an example of how `fragment` could go on: a longer one that
    /// play can spell, well known if there is one; `nil` if none may be shown.
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
