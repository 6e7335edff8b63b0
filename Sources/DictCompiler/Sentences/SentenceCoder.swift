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

    /// The sentence, for errors.
    let fault: SentenceFault
    /// The record of the form of each token.
    private(set) var forms: [[UInt8]] = []
    private(set) var gaps: [CodedGap] = []
    /// The classes of all tokens.
    private(set) var classes: LexicalClassSet = []
    /// The classes of the gaps.
    private(set) var playable: LexicalClassSet = []

    /// The code of `sentence`; `fault` makes its errors.
    init(_ sentence: PlayableSentence, _ fault: SentenceFault) throws(Diagnostic) {
        self.fault = fault
        let tokens = sentence.text.tokens
        let words = try addTokens(sentence.text)
        for gap in sentence.gaps {
            guard tokens.indices.contains(gap.token), gap.token > gaps.last?.token ?? -1,
                let tag = tokens[gap.token].tag, tag != .punctuation, tag != .symbol
            else {
                throw fault(
                    .sentenceBadGap, "has a gap that is not on a word after the last gap",
                    token: gap.token)
            }
            let answer = words[gap.token]
            guard words.count(where: { $0 == answer }) == 1 else {
                throw fault(
                    .sentenceRepeatedAnswer, "has the hidden word a second time",
                    token: gap.token, found: PrintableText.quoted(answer))
            }
            gaps.append(
                CodedGap(
                    token: gap.token, answer: answer,
                    rivals: Set(gap.rivals).sorted { $0.lexicographicallyPrecedes($1) }))
            playable.insert(LexicalClassSet(LexicalClass(tag)))
        }
    }

    /// Checks and codes the tokens of `sentence`.
    ///
    /// - Returns: The words of the tokens, caseless.
    private mutating func addTokens(_ sentence: TokenisedText) throws(Diagnostic) -> [[UInt8]] {
        let most = SentencesFormat.maximumTokens
        guard (1...most).contains(sentence.tokens.count) else {
            throw fault(
                .sentenceTokenCount, "has \(sentence.tokens.count) tokens",
                expected: "1 to \(most)")
        }
        func uncovered(_ token: Int) -> Diagnostic {
            fault(
                .sentenceUncovered, "has something other than a little white space before a token",
                token: token)
        }
        var words: [[UInt8]] = []
        var end = 0
        for (number, token) in sentence.tokens.enumerated() {
            guard let tag = token.tag else {
                throw fault(.sentenceBadToken, "has a token without a tag", token: number)
            }
            let form = Array(sentence.form(of: token))
            guard SentencesFormat.isToken(form.span) else {
                throw fault(
                    .sentenceBadToken, "has a bad token", token: number,
                    expected: "1 to 255 bytes of the text, in UTF-8, without control characters "
                        + "and without white space at the ends")
            }
            guard token.range.offset >= end,
                let head = Self.head(
                    tag, Array(sentence.text[end..<token.range.offset]), isFirst: number == 0)
            else { throw uncovered(number) }
            forms.append(head + form)
            words.append(CaselessForm.of(form))
            classes.insert(LexicalClassSet(LexicalClass(tag)))
            end = token.range.end
        }
        guard end == sentence.text.count else { throw uncovered(sentence.tokens.count) }
        return words
    }

    /// The bytes of a form's record before its text; `nil` if no such white space may be
    /// there.
    private static func head(_ tag: UniversalTag, _ space: [UInt8], isFirst: Bool) -> [UInt8]? {
        func byte(_ kind: SentencesFormat.Space) -> UInt8 { tag.rawValue | kind.rawValue << 5 }
        // The first token takes the form that follows a blank, which it shares with others.
        if isFirst { return space.isEmpty ? [byte(.one)] : nil }
        if space.isEmpty { return [byte(.none)] }
        if space == [UInt8(ascii: " ")] { return [byte(.one)] }
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

/// Makes the errors of one sentence.
struct SentenceFault {
    /// The file that the sentence is for.
    let place: Place
    /// The position of the sentence in the file, from 1.
    let number: Int
    let text: [UInt8]

    /// The error that sentence `number` has `problem`, at the token at index `token` if it is about
    /// one.
    func callAsFunction(
        _ code: Diagnostic.Code, _ problem: String, token: Int? = nil, found: String? = nil,
        expected: String? = nil
    ) -> Diagnostic {
        let word = token.map { ", token \($0 + 1)" } ?? ""
        return Diagnostic(
            code, at: place, "sentence \(number)\(word) \(problem)",
            found: found ?? PrintableText.quoted(text), expected: expected)
    }
}
