/// Places in fixed combinations, where a few words fit and no other of their kind.
///
/// Grammar alone would put any article into *aan de hand* and any conjunction into *zowel hond als
/// kat*. A line of a table has the words around the gap, a colon, and the words that fit there; it
/// applies if the hidden word is one of these. Words after `>` fit too, but hidden themselves they
/// have other rivals. `_` is the gap, `^` the beginning of the sentence, `*` any word, `…` any number
/// of them, `a|b` one of two, and everything else a folded word or a mark itself.
struct FixedCombinations {
    private enum Element {
        case anything, anyWord, beginning
        case words(Set<[UInt8]>)
    }

    private struct Combination {
        /// From the gap outwards.
        var left: [Element], right: [Element]
        var words: Set<[UInt8]>
    }

    /// The combinations of each word that fits one, in the order of the table.
    private var combinations: [[UInt8]: [Combination]] = [:]

    /// Reads a table; a line without exactly one gap, or without a colon, is ignored.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ": ", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let sides = parts[0].split(separator: " ")
                .split(separator: "_", omittingEmptySubsequences: false)
            guard sides.count == 2 else { continue }
            let lists = parts[1].split(separator: ">").map { Set(words: String($0)) }
            guard let hidden = lists.first else { continue }
            let combination = Combination(
                left: sides[0].reversed().map { Self.element($0) },
                right: sides[1].map { Self.element($0) },
                words: lists.reduce(into: []) { $0.formUnion($1) })
            for word in hidden { combinations[word, default: []].append(combination) }
        }
    }

    private static func element(_ text: Substring) -> Element {
        switch text {
        case "…": .anything
        case "*": .anyWord
        case "^": .beginning
        default: .words(Set(text.split(separator: "|").map { Array($0.utf8) }))
        }
    }

    /// Returns the other words that fit the gap at `place`, or `nil` if it is in no combination.
    func words(at place: GapPlace) -> Set<[UInt8]>? {
        let left = (0..<place.index).reversed().map { Self.text(place.sentence, $0) }
        let right = place.sentence.words.indices.dropFirst(place.index + 1)
            .map { Self.text(place.sentence, $0) }
        let found = combinations[place.word.letters]?.first {
            Self.matches($0.left[...], left[...]) && Self.matches($0.right[...], right[...])
        }
        return found.map { $0.words.subtracting([place.word.letters]) }
    }

    /// The letters of a token, or the bytes of one that has no letters.
    private static func text(_ sentence: SentenceWords, _ index: Int) -> [UInt8] {
        let letters = sentence.words[index].letters
        return letters.isEmpty ? Array(sentence.form(at: index)) : letters
    }

    private static func matches(
        _ pattern: ArraySlice<Element>, _ words: ArraySlice<[UInt8]>
    ) -> Bool {
        switch pattern.first {
        case nil: true
        case .beginning: words.isEmpty
        case .anyWord: !words.isEmpty && matches(pattern.dropFirst(), words.dropFirst())
        case .words(let allowed):
            words.first.map(allowed.contains) == true
                && matches(pattern.dropFirst(), words.dropFirst())
        case .anything:
            words.indices.contains { matches(pattern.dropFirst(), words[$0...]) }
                || matches(pattern.dropFirst(), [])
        }
    }
}
