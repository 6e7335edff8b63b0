import DictModel
public import DictReader

/// A FillMeUp sentence with its gap, ready for display.
public struct FillMeUpQuestion: Sendable, Equatable {
    /// The whole sentence, including the hidden word.
    public var text: String { String(decoding: utf8, as: UTF8.self) }
    /// The option that fills the gap, or `nil` if the gap is empty.
    public var choice: String? { choiceText.map { String(decoding: $0, as: UTF8.self) } }

    /// The part of the sentence before the gap.
    public var before: String { String(decoding: beforeText, as: UTF8.self) }
    /// The hidden word, spelled as in the sentence.
    public var hidden: String { String(decoding: hiddenText, as: UTF8.self) }
    /// The part of the sentence after the gap.
    public var after: String { String(decoding: afterText, as: UTF8.self) }

    /// The bytes of ``text``.
    package let utf8: [UInt8]
    /// The range of the hidden word in ``utf8``.
    package let gapBytes: ByteRange
    /// The bytes of ``choice``.
    package let choiceText: [UInt8]?

    /// The bytes of ``before``.
    package var beforeText: [UInt8] { Array(utf8[..<gapBytes.offset]) }
    /// The bytes of ``hidden``.
    package var hiddenText: [UInt8] { Array(utf8[gapBytes.offset..<gapBytes.end]) }
    /// The bytes of ``after``.
    package var afterText: [UInt8] { Array(utf8[gapBytes.end...]) }
}

extension FillMeUpGame {
    /// Returns the sentence in row `index` of the screen, counting from 0.
    ///
    /// Returns `nil` if there is no such row, or if `sentences` are not the ones the game is played
    /// with.
    public func question(at index: Int, in sentences: SentenceSet) -> FillMeUpQuestion? {
        guard sentences.identity == identity, round.rows.indices.contains(index) else { return nil }
        let row = round.rows[index]
        guard let sentence = sentences.tokenised(at: row.sentence),
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
            utf8: sentence.text, gapBytes: gap, choiceText: option.flatMap(sentences.answerText))
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
        return round.options.map { sentences.answerText($0) ?? [] }
    }
}
