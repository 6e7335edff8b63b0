import DictFormat
import DictModel

/// A checked sentence as a list of form records.
struct SentenceCoder {
    /// A gap of the sentence.
    struct CodedGap {
        /// The index of the token.
        let token: Int
        /// The word, caseless.
        let answer: [UInt8]
        /// The rivals, caseless and in byte order, each once.
        let rivals: [[UInt8]]
    }

    /// The text, for messages.
    let text: [UInt8]
    /// The record of the form of each token.
    private(set) var forms: [[UInt8]] = []
    private(set) var gaps: [CodedGap] = []
    /// The classes of all tokens.
    private(set) var classes: LexicalClassSet = []
    /// The classes of the gaps.
    private(set) var playable: LexicalClassSet = []

    init(_ sentence: PlayableSentence, index: Int) throws(SentencesArtefact.Failure) {
        text = sentence.text.text
        let tokens = sentence.text.tokens
        guard (1...SentencesFormat.maximumTokens).contains(tokens.count) else {
            throw .tokenCount(index: index, found: tokens.count)
        }
        var words: [[UInt8]] = []
        var end = 0
        for (number, token) in tokens.enumerated() {
            guard let tag = token.tag else { throw .untagged(text, token: number) }
            let form = Array(sentence.text.form(of: token))
            guard SentencesFormat.isToken(form.span) else { throw .token(text, token: number) }
            guard token.range.offset >= end else { throw .uncovered(text, token: number) }
            let space = Array(text[end..<token.range.offset])
            guard let head = Self.head(tag, space, isFirst: number == 0) else {
                throw .uncovered(text, token: number)
            }
            forms.append(head + form)
            words.append(CaselessForm.of(form))
            classes.insert(LexicalClassSet(LexicalClass(tag)))
            end = token.range.end
        }
        guard end == text.count else { throw .uncovered(text, token: tokens.count) }
        for gap in sentence.gaps {
            guard tokens.indices.contains(gap.token), gap.token > gaps.last?.token ?? -1,
                let tag = tokens[gap.token].tag, tag != .punctuation, tag != .symbol
            else { throw .gap(text, token: gap.token) }
            let answer = words[gap.token]
            guard words.count(where: { $0 == answer }) == 1 else {
                throw .repeatedAnswer(text, answer: answer)
            }
            gaps.append(
                CodedGap(
                    token: gap.token, answer: answer,
                    rivals: Set(gap.rivals).sorted { $0.lexicographicallyPrecedes($1) }))
            playable.insert(LexicalClassSet(LexicalClass(tag)))
        }
    }

    /// The bytes of a form's record before its text; `nil` where no such white space may stand
    /// there.
    private static func head(_ tag: UniversalTag, _ space: [UInt8], isFirst: Bool) -> [UInt8]? {
        func byte(_ kind: SentencesFormat.Space) -> UInt8 { tag.rawValue | kind.rawValue << 5 }
        // The first token takes the form that stands behind a blank, which it shares with others.
        if isFirst { return space.isEmpty ? [byte(.one)] : nil }
        if space.isEmpty { return [byte(.none)] }
        if space == [0x20] { return [byte(.one)] }
        guard space.count <= SentencesFormat.maximumSpaceLength,
            SentencesFormat.isSpace(space.span)
        else { return nil }
        return [byte(.other), UInt8(space.count)] + space
    }

    /// The sentence's record: the numbers of its forms, and of the rivals of its gaps.
    func record(_ numbers: FormNumbers, _ rivals: RivalSets) -> [UInt8] {
        var record: [UInt8] = []
        var gap = gaps.startIndex
        for (token, form) in forms.enumerated() {
            let isGap = gap < gaps.endIndex && gaps[gap].token == token
            record.append(varint: numbers[form] << 1 | (isGap ? 1 : 0))
            guard isGap else { continue }
            record.append(varint: rivals[gaps[gap]])
            gap += 1
        }
        return record
    }
}
