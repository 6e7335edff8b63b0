public import DictModel
public import DictReader

/// A sentence of a screen as a client shows it.
public struct FillMeUpQuestion: Sendable, Equatable {
    /// The whole sentence in UTF-8, the hidden word included.
    public let text: [UInt8]
    /// Where the hidden word stands in the text.
    public let gap: ByteRange
    /// The option that fills the blank; `nil` where the player has chosen none yet.
    public let choice: [UInt8]?

    /// What stands before the blank.
    public var before: ArraySlice<UInt8> { text[..<gap.offset] }
    /// The hidden word as it is written in the sentence.
    public var hidden: ArraySlice<UInt8> { text[gap.offset..<gap.end] }
    /// What stands behind the blank.
    public var after: ArraySlice<UInt8> { text[gap.end...] }
}

extension FillMeUpGame {
    /// The sentence of the row at `index`; `nil` where there is no such row, or `sentences` are not
    /// those of the game.
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

    /// The texts of the options in order; none where `sentences` are not those of the game.
    public func options(in sentences: SentenceSet) -> [[UInt8]] {
        guard sentences.identity == identity else { return [] }
        return round.options.map { sentences.answer($0) ?? [] }
    }
}
