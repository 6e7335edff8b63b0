import DictModel
public import DictReader

/// A search for words that a computer player may aim for, or that a hint may show.
///
/// In the lexicon of a natural language, a search visits a few hundred nodes at most, because it
/// never enters a prefix without suitable words.
struct GhostChoice {
    /// The standard that a word must meet to be suitable.
    enum Standard {
        /// A word that people know; see ``Lexicon/isFair(_:)``. It is not unfit either.
        case fair
        /// Any word except an unfit one; see ``Lexicon/isUnfit(_:)``.
        case presentable
    }

    let standard: Standard
    /// The number of fragments that may still be visited before the search gives up.
    ///
    /// The limit is needed for damaged files; in an undamaged lexicon, a search visits far fewer.
    private var fragments = 1 << 14

    init(_ standard: Standard) { self.standard = standard }

    /// Returns whether a round that has reached `cursor` can end with a word that meets the
    /// standard.
    ///
    /// The fragment at `cursor`, which has `length` letters, may itself be that word.
    mutating func canEndWell(at cursor: PrefixCursor, length: Int) -> Bool {
        firstWord(
            at: cursor, [UInt8](repeating: 0, count: length),
            minimum: GhostRules.minimumLosingLength) != nil
    }

    /// Returns the first word in alphabetical order that begins with `letters` and is suitable.
    ///
    /// A suitable word meets the standard, and a round that has reached `letters` can still spell
    /// it.
    ///
    /// - Parameters:
    ///   - cursor: The position of `letters` in the lexicon.
    ///   - letters: The letters said so far.
    ///   - minimum: The minimum length of the word, in letters.
    /// - Returns: The word, or `nil` if there is none.
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
        case .fair: cursor.fairCount > 0 && cursor.presentableCount > 0
        case .presentable: cursor.presentableCount > 0
        }
    }

    private func isGood(_ cursor: PrefixCursor) -> Bool {
        switch standard {
        case .fair: cursor.isFair && cursor.isPresentable
        case .presentable: cursor.isPresentable
        }
    }
}

extension Lexicon {
    /// Returns the elements of `letters` after which a round can still end with a word that meets
    /// `standard`.
    ///
    /// The round has reached `fragment`, and `letters` are the candidates for the next letter.
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

    /// Returns an example of a word that continues `fragment`, to show to a player as a hint.
    ///
    /// The fragment consists of the letters said so far, in lower case a to z. The word is longer
    /// than the fragment, and can still be spelled in a round that has reached the fragment. Words
    /// that people know are preferred, see ``isFair(_:)``, and among them those that are long enough
    /// to end a round. Returns `nil` if there is no such word, or none that may be shown.
    ///
    /// If `avoided` is not `nil`, the fragment is not continued with that letter.
    public func ghostExample(
        after fragment: Span<UInt8>, avoiding avoided: UInt8? = nil
    ) -> [UInt8]? {
        guard let cursor = cursor(at: fragment) else { return nil }
        var letters: [UInt8] = []
        for index in fragment.indices { letters.append(fragment[index]) }
        guard GhostTree.end(of: cursor, length: letters.count) == nil else { return nil }
        let long = max(letters.count + 1, GhostRules.minimumLosingLength)
        for standard in [GhostChoice.Standard.fair, .presentable] {
            for minimum in [long, letters.count + 1] {
                var choice = GhostChoice(standard)
                var found: [UInt8]?
                cursor.forEachChild { letter, child in
                    guard found == nil, letter != avoided else { return }
                    found = choice.firstWord(at: child, letters + [letter], minimum: minimum)
                }
                if let found { return found }
            }
        }
        return nil
    }
}
