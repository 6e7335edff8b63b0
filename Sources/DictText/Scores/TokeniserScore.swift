package import DictModel

/// A measurement of how well the tokeniser divides raw text into the words and sentences of a
/// treebank.
///
/// As in the CoNLL 2018 shared task, a word or sentence is right if it covers the same characters
/// as a known one, not counting white space.
package struct TokeniserScore: Sendable {
    /// The counts of known, found and right items, for words and for sentences.
    private var (words, sentences) = (Agreement(), Agreement())

    /// The numbers of known items, of items found by the tokeniser, and of found items that are
    /// right.
    private struct Agreement {
        var known = 0
        var found = 0
        var both = 0

        /// The F1 score, the harmonic mean of precision and recall, in hundredths of a percent,
        /// rounded.
        var f1: Int {
            let all = max(1, known + found)
            return (20_000 * both + all / 2) / all
        }
    }

    /// Creates a score that compares the results of the tokeniser for `language` with the sentences
    /// of `gold`.
    ///
    /// The tokeniser reads the sentences as paragraphs of `paragraph` sentences each, joined by
    /// spaces.
    package init(_ gold: [TokenisedText], language: Language, paragraph: Int = 10) {
        let tokeniser = Tokeniser(language)
        var first = 0
        while first < gold.count {
            let part = gold[first..<min(gold.count, first + paragraph)]
            add(part, tokeniser)
            first += paragraph
        }
    }

    /// The F1 score for words, the harmonic mean of precision and recall, in hundredths of a
    /// percent.
    package var wordsF1: Int { words.f1 }
    /// The F1 score for sentences, the harmonic mean of precision and recall, in hundredths of a
    /// percent.
    package var sentencesF1: Int { sentences.f1 }

    private mutating func add(_ part: ArraySlice<TokenisedText>, _ tokeniser: Tokeniser) {
        var text: [UInt8] = []
        var (knownWords, knownSentences): (Set<Part>, Set<Part>) = ([], [])
        var at = 0
        for sentence in part {
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            text.append(contentsOf: sentence.text)
            let start = at
            for token in sentence.tokens {
                let length = sentence.form(of: token).count { $0 != UInt8(ascii: " ") }
                knownWords.insert(Part(start: at, end: at + length))
                at += length
            }
            knownSentences.insert(Part(start: start, end: at))
        }
        words.known += knownWords.count
        sentences.known += knownSentences.count
        // The number of characters before each byte that are not spaces.
        var solid = [0]
        for byte in text { solid.append((solid.last ?? 0) + (byte == UInt8(ascii: " ") ? 0 : 1)) }
        for range in tokeniser.sentences(in: text.span) {
            let part = Part(start: solid[range.offset], end: solid[range.end])
            sentences.found += 1
            if knownSentences.contains(part) { sentences.both += 1 }
            let sentence = Array(text[range.offset..<range.end])
            for token in tokeniser.tokens(in: sentence.span) {
                let start = range.offset + token.offset
                words.found += 1
                let word = Part(start: solid[start], end: solid[start + token.length])
                if knownWords.contains(word) { words.both += 1 }
            }
        }
    }

    /// A range of the text whose ends are offsets in bytes, not counting spaces.
    private struct Part: Hashable {
        let start: Int
        let end: Int
    }
}
