import DictFormat
import DictModel

/// An encoder for a single sentence that also checks whether a sentences file can store the
/// sentence.
///
/// Each token becomes a form record, which a file stores only once for all sentences.
struct SentenceCoder {
    /// A word that may be hidden, prepared for encoding.
    struct CodedGap {
        /// The index of the word's token in the sentence.
        let token: Int
        /// The word in its ``CaselessForm``.
        let answer: [UInt8]
        /// The index of the other answers that fit the gap, each in its ``CaselessForm``, among
        /// ``DifferentRivals``.
        let rivals: Int
    }

    /// The factory for errors about this sentence.
    let fault: SentenceFault
    /// The index of each token's form among the ``DifferentForms``.
    private(set) var forms: [Int] = []
    private(set) var gaps: [CodedGap] = []
    /// The lexical classes of all tokens in the sentence.
    private(set) var classes: LexicalClassSet = []
    /// The lexical classes of the words that may be hidden.
    private(set) var playable: LexicalClassSet = []

    /// Creates an encoder for `sentence`, after checking that the format can store the sentence.
    ///
    /// - Parameters:
    ///   - sentence: The sentence, whose tokens must all have tags.
    ///   - allForms: The forms of all sentences, to which those of the sentence are added.
    ///   - allRivals: The rivals of all sentences, to which those of the sentence are added.
    ///   - fault: The factory for errors about the sentence.
    /// - Throws: A `Diagnostic` for the first problem. Its code begins with `sentence.`.
    init(
        _ sentence: PlayableSentence, _ allForms: inout DifferentForms,
        _ allRivals: inout DifferentRivals, _ fault: SentenceFault
    ) throws(Diagnostic) {
        self.fault = fault
        let tokens = sentence.text.tokens
        let words = try addTokens(sentence.text, &allForms)
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
                    rivals: allRivals.index(of: gap.rivals)))
            playable.insert(LexicalClassSet(LexicalClass(tag)))
        }
    }

    /// Checks the tokens of `sentence` and adds their forms.
    ///
    /// The record of a form has the tag, the white space before the token, and its text.
    ///
    /// - Returns: The ``CaselessForm`` of each token.
    /// - Throws: A `Diagnostic` if the format cannot store the tokens or the white space between
    ///   them.
    private mutating func addTokens(
        _ sentence: TokenisedText, _ allForms: inout DifferentForms
    ) throws(Diagnostic) -> [[UInt8]] {
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
            forms.append(allForms.add(head + form))
            words.append(CaselessForm.of(form))
            classes.insert(LexicalClassSet(LexicalClass(tag)))
            end = token.range.end
        }
        guard end == sentence.text.count else { throw uncovered(sentence.tokens.count) }
        return words
    }

    /// Returns the start of a form record: the tag and the white space before the token.
    ///
    /// - Returns: The bytes, or `nil` if the format does not allow `space` before the token. The
    ///   first token must have no white space before it.
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

    /// Returns the record that a sentences file stores for the sentence.
    ///
    /// For each token, the record contains the number assigned to its form (its text, its tag and
    /// the white space before it). If a game may hide the token, the number assigned to its rival
    /// set follows.
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

/// A factory for errors about one sentence.
struct SentenceFault {
    /// The file for which the sentence is intended, as shown in errors.
    let place: Place
    /// The number of the sentence in its file, starting at 1.
    let number: Int
    let text: [UInt8]

    /// Returns an error about the sentence or one of its tokens.
    ///
    /// - Parameters:
    ///   - code: The code of the error.
    ///   - problem: The problem, as a phrase that follows "sentence 1", such as "has 300 tokens".
    ///   - token: The 0-based index of a token, or `nil` if the problem concerns the whole
    ///     sentence.
    ///   - found: The value found. If this is `nil`, the error quotes the sentence.
    ///   - expected: The value expected, or `nil` if there is nothing to report.
    /// - Returns: The error.
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
