/// A walk over all words of a lexicon, in order, that proves that each of them can be found.
///
/// A word is found in three ways: by its letters, which ``Lexicon/contains(_:)`` and
/// ``Lexicon/rank(of:)`` search for in one node after the other; by its rank, which
/// ``Lexicon/letters(at:)`` follows from arc to arc; and as one of all words that
/// ``Lexicon/forEachWord(_:)`` enumerates. The proof goes from arc to arc, expects the enumerated
/// words on its way, and searches for the letter of every arc that it takes. The search must lead to
/// the same node, and pass as many words as the proof has met below the node before.
///
/// Words share the letters at their start, so each of these is searched for once, not once for every
/// word. The look-up of a whole word consists of just these steps, since the proof also compares the
/// directory of letter pairs, with which a look-up begins.
///
/// ```swift
/// try lexicon.verifyStructure()
/// var proof = WordProof(lexicon)
/// try lexicon.forEachWord { proof.proves($0) }
/// // All words have been proved if proof.count == lexicon.count.
/// ```
///
/// - Precondition: The structure of the lexicon has been verified, so that the counts in its nodes
///   are those of the arcs.
package struct WordProof {
    /// The number of words that have been proved, which is the rank of the next one.
    package private(set) var count = 0
    private let walk: NodeWalk
    /// The nodes on the path of the last word, those of the root first, at the start of a buffer for
    /// more.
    private var visits: ContiguousArray<Visit>
    /// The letters of the last word, at the start of a buffer for more.
    private var letters: ContiguousArray<UInt8>
    /// The number of letters in the last word.
    private var depth = 0
    /// The node after the last word.
    private var node: Int

    /// A node on the path.
    private struct Visit {
        let node: Int
        /// The arc to take next, unless all have been taken.
        var place: NodeWalk.Place
        var isDone = false
        /// The rank of the first word below the node.
        let first: Int
    }

    /// Creates a proof of the words in `lexicon`, which must outlive it.
    package init(_ lexicon: Lexicon) {
        walk = lexicon.walk
        node = lexicon.info.root
        let nowhere = NodeWalk.Place(at: 0, code: 0, letters: 0, width: 0)
        let length = lexicon.longestWord
        visits = ContiguousArray(
            repeating: Visit(node: 0, place: nowhere, isDone: true, first: 0), count: length)
        letters = ContiguousArray(repeating: 0, count: length)
    }

    /// Returns whether `word` is the next word of the lexicon, and is found by its letters as the
    /// word of its rank.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arcs in the nodes from which the word has
    ///   another letter than the one before, plus the length of the word.
    package mutating func proves(_ word: Span<UInt8>) -> Bool {
        guard goToNextWord(atMost: word.count), depth == word.count else { return false }
        let isNext = hasLetters(word)
        if isNext { count += 1 }
        return isNext
    }

    private func hasLetters(_ word: Span<UInt8>) -> Bool {
        let letters = letters.span
        for index in word.indices where letters[index] != word[index] { return false }
        return true
    }

    /// Takes arcs up to the next one that ends a word.
    ///
    /// - Returns: `false` if there is none within `most` letters, or a search disagrees.
    private mutating func goToNextWord(atMost most: Int) -> Bool {
        if node == 0 {
            // The last word cannot be continued, but one of the letters on its path replaced.
            while depth > 0, visits[depth - 1].isDone { depth -= 1 }
            guard depth > 0 else { return false }
            depth -= 1
        } else if !enter() {
            return false
        }
        while depth < most {
            guard let isWord = takeArc() else { return false }
            if isWord { return true }
            guard enter() else { return false }
        }
        return false
    }

    /// Makes ``node`` the next node on the path.
    private mutating func enter() -> Bool {
        guard depth < visits.count, let place = walk.arcs(of: node) else { return false }
        visits[depth] = Visit(node: node, place: place, first: count)
        return true
    }

    /// Takes the next arc of the node at ``depth``.
    ///
    /// - Returns: Whether it ends a word, or `nil` if the search for its letter ends elsewhere.
    private mutating func takeArc() -> Bool? {
        let visit = visits[depth]
        let arc = walk.next(&visits[depth].place)
        var passed = 0
        guard let found = walk.follow(visit.node, arc.letter, counting: true, &passed),
            found.node == arc.node, (found.isWord != 0) == (arc.isWord != 0),
            visit.first + passed == count
        else { return nil }
        if depth == 1 {
            let pair = PairEntry(found, before: count)
            guard walk.tables.pair(letters[0], arc.letter) == pair else { return nil }
        }
        visits[depth].isDone = arc.isLast
        letters[depth] = arc.letter
        depth += 1
        node = arc.node
        return arc.isWord != 0
    }
}
