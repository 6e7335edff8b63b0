public import DictModel
public import DictReader

/// A FillMeUp sentence with its gap, ready for display.
public struct FillMeUpQuestion: Sendable, Equatable {
    /// The whole sentence in UTF-8, including the hidden word.
    public let text: [UInt8]
    /// The byte range of the hidden word in ``text``.
    public let gap: ByteRange
    /// The option that fills the gap, in UTF-8, or `nil` if the gap is empty.
    public let choice: [UInt8]?

    /// The part of the sentence before the gap.
    public var before: ArraySlice<UInt8> { text[..<gap.offset] }
    /// The hidden word, spelled as in the sentence.
    public var hidden: ArraySlice<UInt8> { text[gap.offset..<gap.end] }
    /// The part of the sentence after the gap.
    public var after: ArraySlice<UInt8> { text[gap.end...] }
}

extension FillMeUpGame {
    /// Returns the sentence in row `index` of the screen, counting from 0.
    ///
    /// Returns `nil` if there is no such row, or if `sentences` are not the ones the game is played
    /// with.
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

    /// Returns the texts of the screen's options, in the order of ``FillMeUpRound/options``.
    ///
    /// Each text is in lower case. The result is empty if `sentences` are not the ones the game is
    /// played with.
    public func options(in sentences: SentenceSet) -> [String] {
        optionTexts(in: sentences).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the UTF-8 bytes of ``options(in:)``.
    package func optionTexts(in sentences: SentenceSet) -> [[UInt8]] {
        guard sentences.identity == identity else { return [] }
        return round.options.map { sentences.answer($0) ?? [] }
    }
}
