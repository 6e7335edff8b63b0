public import DictModel
public import DictReader

/// A sentence on the screen, as a client shows it.
public struct FillMeUpQuestion: Sendable, Equatable {
    /// The whole sentence in UTF-8, including the hidden word.
    public let text: [UInt8]
    /// The range of the hidden word in the text.
    public let gap: ByteRange
    /// The option that fills the blank; `nil` if the player has not chosen one yet.
    public let choice: [UInt8]?

    /// The text before the blank.
    public var before: ArraySlice<UInt8> { text[..<gap.offset] }
    /// The hidden word, as written in the sentence.
    public var hidden: ArraySlice<UInt8> { text[gap.offset..<gap.end] }
    /// The text after the blank.
    public var after: ArraySlice<UInt8> { text[gap.end...] }
}

extension FillMeUpGame {
    /// The sentence in row `index` of the screen; `nil` if there is no such row, or `sentences` are
    /// not the game's.
    public func question(at index: Int, in sentences: SentenceSet) -> FillMeUpQuestion? {
        guard sentences.identity == identity, round.rows.indices.contains(index) else { return nil }
        let row = round.rows[index]
        guard let sentence = sentences.sentence(at: row.sentence),
            sentence.tokens.indices.contains(row.token)
        else { return nil }
        let gap = sentence.tokens[row.token].range
        guard gap.offset >= 0, gap.length >= 0, gap.offset <= sentence.text.count,
            gap.length <= sentence.text.count - gap.offset
        else { return nil }
        let option = row.choice.flatMap { choice in
            round.options.indices.contains(choice) ? round.options[choice] : nil
        }
        return FillMeUpQuestion(
            text: sentence.text, gap: gap, choice: option.flatMap(sentences.answer))
    }

    /// The texts of the options, in order; empty if `sentences` are not the game's.
    public func options(in sentences: SentenceSet) -> [[UInt8]] {
        guard sentences.identity == identity else { return [] }
        return round.options.map { sentences.answer($0) ?? [] }
    }
}
