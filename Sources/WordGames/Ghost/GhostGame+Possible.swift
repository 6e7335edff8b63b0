public import DictReader

extension GhostGame {
    /// Returns a word that was still possible before the last letter, to show to the loser.
    ///
    /// It begins with the letters before the last one and goes on with another letter. Words that
    /// people know are preferred; see ``Lexicon/isFair(_:)``. The value is `nil` while the round is
    /// open, and if there was no other way, or none whose words may be shown.
    public func possibleWord(in lexicon: Lexicon) -> String? {
        possibleLetters(in: lexicon).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the letters of ``possibleWord(in:)``.
    package func possibleLetters(in lexicon: Lexicon) -> [UInt8]? {
        guard round.end != nil, let last = round.letters.last else { return nil }
        let fragment = Array(round.letters.dropLast())
        return lexicon.ghostExample(after: fragment.span, avoiding: last)
    }
}
