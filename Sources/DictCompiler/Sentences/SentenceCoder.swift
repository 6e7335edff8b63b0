import DictFormat
import DictModel

/// Checks a sentence and encodes it as a list of form records.
struct SentenceCoder {
    /// An encoded gap of the sentence.
    struct CodedGap {
        /// The index of the hidden token.
        let token: Int
        /// The hidden word, caseless.
        let answer: [UInt8]
        /// The rivals, caseless and in byte order, each once.
        let rivals: [[UInt8]]
    }

    /// Makes errors about the sentence.
    let fault: SentenceFault
    /// The form record of each token: its tag, the white space before it and its text.
    private(set) var forms: [[UInt8]] = []
    private(set) var gaps: [CodedGap] = []
    /// The lexical classes of all tokens in the sentence.
    private(set) var classes: LexicalClassSet = []
    /// The lexical classes of the words that may be hidden.
    private(set) var playable: LexicalClassSet = []

    /// Checks and encodes `sentence`; `fault` makes the errors that are thrown.
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

    /// Checks and encodes the tokens of `sentence`.
    ///
    /// - Returns: The text of each token, caseless.
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

    /// Returns the part of a form record before its text; `nil` if `space` must not be between two
    /// tokens.
    ///
    /// The first token must have no space before it.
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

    /// Returns the record of the sentence: the number of each form and, after that of a hidden
    /// word, the number of its rivals.
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

/// Makes errors about one sentence of a file.
struct SentenceFault {
    /// The file for which the sentence is intended.
    let place: Place
    /// The number of the sentence in the file, from 1.
    let number: Int
    let text: [UInt8]

    /// Returns the error that the sentence has `problem`, at the token with the index `token` if
    /// there is one.
    ///
    /// Unless `found` is given, the error quotes the whole sentence.
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
