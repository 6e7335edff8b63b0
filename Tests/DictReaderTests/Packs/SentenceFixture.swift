import DictCompiler
import DictFormat
import DictModel
import DictReader
import DictTestSupport

/// Random FillMeUp sentences, and a small file of them.
enum SentenceFixture {
    /// Words and marks with everything that the format allows inside a token.
    private static let forms = [
        "the", "The", "THE", "a", "An", "is", "This", "İs", "één", "Één", "don't", "Don’t", "’t",
        "'t", "zo’n", "🎲", "漢字", "ﬁne", "New\u{a0}York", "New York", "e\u{301}", "\u{301}", "ẞ",
        "ß", "Ÿ", "ÿ", "...", "?!", "x.y", "\u{2028}", "\u{feff}", "\u{200b}a",
    ].map { Array($0.utf8) }

    private static let spaces = ["", " ", " ", " ", "  ", "\u{a0}", "\u{2003} ", "\u{3000}"]
        .map { Array($0.utf8) }

    /// Sentences of any scripts, with gaps and rivals; none twice.
    static func sentences(seed: UInt64) -> [PlayableSentence] {
        var random = SeededGenerator(seed: seed)
        var seen: Set<[UInt8]> = []
        let count = Int.random(in: 0...(seed % 4 == 0 ? 300 : 20), using: &random)
        var sentences = (0..<count).compactMap { _ in
            let sentence = sentence(&random)
            return seen.insert(sentence.text.text).inserted ? sentence : nil
        }
        let answers = Array(
            Set(
                sentences.flatMap { sentence in
                    sentence.gaps.map { word(of: $0, in: sentence) }
                })
        ).sorted { $0.lexicographicallyPrecedes($1) }
        for (index, sentence) in sentences.enumerated() {
            for gap in sentence.gaps.indices {
                let own = word(of: sentence.gaps[gap], in: sentence)
                let share = Int.random(in: 0...12, using: &random)
                sentences[index].gaps[gap].rivals = answers.filter {
                    $0 != own && Int.random(in: 0..<12, using: &random) < share - 8
                }
            }
        }
        return sentences
    }

    /// The caseless word of a gap.
    static func word(of gap: Gap, in sentence: PlayableSentence) -> [UInt8] {
        CaselessForm.of(Array(sentence.text.form(of: sentence.text.tokens[gap.token])))
    }

    private static func sentence(_ random: inout SeededGenerator) -> PlayableSentence {
        var text = TokenisedText(text: [])
        let most = Int.random(in: 0..<20, using: &random) == 0 ? 255 : 12
        for index in 0..<Int.random(in: 1...most, using: &random) {
            if index > 0 { text.text += spaces[Int.random(in: 0..<spaces.count, using: &random)] }
            let form =
                Int.random(in: 0..<3, using: &random) > 0
                ? forms[Int.random(in: 0..<forms.count, using: &random)]
                : PackFixture.word(Int.random(in: 1...5, using: &random), &random)
            text.tokens.append(
                Token(
                    ByteRange(offset: text.text.count, length: form.count),
                    tag: UniversalTag.allCases.randomElement(using: &random)))
            text.text += form
        }
        let words = text.tokens.map { CaselessForm.of(Array(text.form(of: $0))) }
        let gaps = text.tokens.indices.filter { index in
            let tag = text.tokens[index].tag
            return tag != .punctuation && tag != .symbol && Bool.random(using: &random)
                && words.filter { $0 == words[index] }.count == 1
        }
        return PlayableSentence(text: text, gaps: gaps.map { Gap(token: $0) })
    }

    /// A sentence from words with their tags, `word/TAG`; `_` before a word joins it to the one
    /// before, `*` behind a tag makes a gap whose rivals follow, with commas between.
    static func sentence(_ line: String) -> PlayableSentence {
        var sentence = PlayableSentence(text: TokenisedText(text: []), gaps: [])
        for piece in line.split(separator: " ") {
            let parts = piece.split(separator: "/")
            let form = Array(parts[0].utf8.drop { $0 == UInt8(ascii: "_") })
            if !sentence.text.tokens.isEmpty, parts[0].first != "_" { sentence.text.text += [0x20] }
            let marks = parts[1].split(separator: "*", omittingEmptySubsequences: false)
            let range = ByteRange(offset: sentence.text.text.count, length: form.count)
            sentence.text.text += form
            if marks.count > 1 {
                let rivals = marks[1].split(separator: ",").map { Array($0.utf8) }
                sentence.gaps.append(Gap(token: sentence.text.tokens.count, rivals: rivals))
            }
            let name = Array(marks[0].utf8)
            sentence.text.tokens.append(Token(range, tag: UniversalTag(name: name.span)))
        }
        return sentence
    }

    /// Three sentences with gaps of several classes.
    static let examples = [
        sentence("An/DET* apple/NOUN*egg is/AUX* sweet/ADJ* _./PUNCT"),
        sentence("He/PRON* is/AUX in/ADP*on this/DET*an _,/PUNCT and/CCONJ* egg/NOUN*apple,café"),
        sentence("On/ADP*in the/DET table/NOUN it/PRON*he saw/VERB Café/PROPN*apple,egg"),
    ]

    /// A small file of sentences.
    static func file() throws -> [UInt8] {
        try SentencesArtefact.bytes(of: examples, language: .english, seed: 11)
    }
}
