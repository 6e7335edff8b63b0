import DictModel
import DictReader

extension FuzzTarget {
    /// A target that opens sets of sentences and reads their sentences, gaps, answers and rivals.
    static let sentences = opening(SentenceSet.self) { set, isSound, _ in
        for index in [-1, set.count, .max, .min] {
            promise(set.tokenised(at: index) == nil, "a sentence outside")
            promise(set.gaps(at: index).isEmpty, "gaps of a sentence outside")
            _ = set.classes(at: index)
            _ = set.playable(at: index)
        }
        for index in 0..<min(set.count, 40) { askSentence(index, set, isSound) }
        for number in [-1, set.answerCount, .max] {
            promise(set.answerText(number) == nil, "an answer outside")
        }
        for number in 0..<min(set.answerCount, 40) {
            guard let answer = set.answerText(number) else {
                promise(!isSound, "an answer for each number")
                continue
            }
            promise(String(validating: answer, as: UTF8.self) != nil, "an answer is UTF-8")
            let found = set.number(ofAnswer: answer.span)
            promise(!isSound || found == number, "the number of an answer")
        }
        for text in ["", "the", "DE", "é"] { _ = set.number(ofAnswer: Array(text.utf8).span) }
        for lexicalClass in LexicalClass.allCases {
            let count = set.count(playing: lexicalClass)
            promise(!isSound || (0...set.count).contains(count), "no more than all play")
            for number in [-1, 0, 1, count / 2, count - 1, count, .max] {
                let index = set.index(ofSentence: number, playing: lexicalClass)
                guard isSound else { continue }
                promise(
                    (index != nil) == (0..<count).contains(number), "a sentence for each number")
                if let index {
                    promise(set.playable(at: index).contains(lexicalClass), "it plays its class")
                }
            }
        }
    }

    private static func askSentence(_ index: Int, _ set: SentenceSet, _ isSound: Bool) {
        _ = set.classes(at: index)
        _ = set.playable(at: index)
        guard let sentence = set.tokenised(at: index) else {
            promise(!isSound, "a sentence for each index")
            return
        }
        promiseRules(of: sentence, areComplete: isSound)
        if let text = String(validating: sentence.text, as: UTF8.self) {
            for token in sentence.tokens.prefix(40) {
                _ = token.range.indices(in: text)
                _ = sentence.utf16Range(of: token.range)
            }
        }
        for gap in set.gaps(at: index).prefix(40) {
            promise(
                !isSound || sentence.tokens.indices.contains(gap.token), "a gap is a token")
            let rivals = set.rivals(of: gap)
            if isSound {
                promise(set.answerText(gap.answer) != nil, "a gap has an answer")
                for rival in rivals {
                    promise(set.answerText(rival) != nil, "a rival is an answer")
                }
            }
        }
    }

    /// Checks that the tokens of `sentence` obey the rules of `TokenisedText`.
    ///
    /// - Parameters:
    ///   - sentence: The sentence.
    ///   - areComplete: Whether the tokens must cover all letters; those of a damaged file need
    ///     not.
    static func promiseRules(of sentence: TokenisedText, areComplete: Bool = true) {
        promise(String(validating: sentence.text, as: UTF8.self) != nil, "a text is UTF-8")
        var end = 0
        for token in sentence.tokens {
            promise(!areComplete || token.range.length > 0, "a token is not empty")
            promise(token.range.offset >= end, "tokens stand in order")
            promise(
                !areComplete
                    || sentence.text[end..<token.range.offset].allSatisfy { !isLetterOfASCII($0) },
                "tokens cover the letters")
            end = token.range.end
            promise(end <= sentence.text.count, "a token stands in its text")
            promise(
                String(validating: sentence.form(of: token), as: UTF8.self) != nil,
                "a token ends on the border of a character")
        }
        if areComplete, !sentence.tokens.isEmpty {
            promise(
                sentence.text[end...].allSatisfy { !isLetterOfASCII($0) },
                "tokens cover the last letters")
        }
    }

    private static func isLetterOfASCII(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }
}
