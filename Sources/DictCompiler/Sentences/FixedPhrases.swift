import DictModel

/// Phrases in which hardly any other word fits, whatever frames the words share.
///
/// *Ever since* takes no other conjunction, *one more player* hardly another determiner. A line has
/// a pattern, a colon, and the words of the place. Those before the bar are hidden there; all of
/// them fit, as far as grammar allows. The first line that matches a hidden word decides.
///
/// A pattern has the words around the gap `_`: a word or several with `|` between them, `*` for any
/// word, `…` for any number of words, `,` for a mark and `!` for that mark, `^` for the start of the
/// sentence or a mark, parts of speech in capitals, or `SAME` for the word before the gap.
struct FixedPhrases {
    private enum Element {
        case anything
        case anyWord
        case start
        case mark
        case same
        case tags([UniversalTag])
        case words(Set<[UInt8]>)
    }

    private struct Phrase {
        /// The elements on each side, from the gap outwards.
        var left: [Element], right: [Element]
        var fitting: Set<[UInt8]>
    }

    /// The phrases of each hidden word, in the order of the lines.
    private var phrases: [[UInt8]: [Phrase]] = [:]

    /// Creates a table from lines of text.
    ///
    /// A line that is no pattern with words is ignored.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let sides = parts[0].split(separator: " ")
                .split(separator: "_", omittingEmptySubsequences: false)
            let words = parts[1].split(separator: "|", maxSplits: 1).map { Set(words: String($0)) }
            guard sides.count == 2, let hidden = words.first else { continue }
            let phrase = Phrase(
                left: sides[0].reversed().map(Self.element), right: sides[1].map(Self.element),
                fitting: words.reduce([]) { $0.union($1) })
            for word in hidden { phrases[word, default: []].append(phrase) }
        }
    }

    private static func element(_ text: Substring) -> Element {
        switch text {
        case "…": .anything
        case "*": .anyWord
        case "^": .start
        case ",": .mark
        case "SAME": .same
        case _ where text.first?.isUppercase == true:
            .tags(text.split(separator: "|").compactMap { tag(Array($0.utf8)) })
        default: .words(Set(text.split(separator: "|").map { Array($0.utf8) }))
        }
    }

    private static func tag(_ name: [UInt8]) -> UniversalTag? { UniversalTag(name: name.span) }

    /// Returns the words that fit the gap at `place`, with the hidden one, or `nil` if it is in no
    /// such phrase.
    func words(at place: GapPlace) -> Set<[UInt8]>? {
        phrases[place.word.letters]?.first { phrase in
            matches(phrase.left[...], from: place.index - 1, step: -1, place)
                && matches(phrase.right[...], from: place.index + 1, step: 1, place)
        }?.fitting
    }

    private func matches(
        _ pattern: ArraySlice<Element>, from index: Int, step: Int, _ place: GapPlace
    ) -> Bool {
        guard let element = pattern.first else { return true }
        let word = place.sentence[index]
        switch element {
        case .anything:
            return matches(pattern.dropFirst(), from: index, step: step, place)
                || word != nil && matches(pattern, from: index + step, step: step, place)
        case .anyWord: guard word != nil else { return false }
        case .start: return word == nil || word?.tag == .punctuation
        case .mark: guard word?.tag == .punctuation else { return false }
        case .same: guard let word, word.letters == place.left?.letters else { return false }
        case .tags(let tags): guard let word, tags.contains(word.tag) else { return false }
        case .words(let words):
            guard word.map({ Self.isOne($0, at: index, of: words, place) }) == true
            else { return false }
        }
        return matches(pattern.dropFirst(), from: index + step, step: step, place)
    }

    /// Whether a word is one of `words`, or a mark one of the marks among them.
    private static func isOne(
        _ word: SentenceWords.Word, at index: Int, of words: Set<[UInt8]>, _ place: GapPlace
    ) -> Bool {
        word.letters.isEmpty
            ? words.contains(Array(place.sentence.form(at: index))) : word.isOne(of: words)
    }
}
