/// The words around a gap, as the lists in `Tests/Fixtures` write them.
///
/// `_` is the gap, `…` any number of words, `a|b` one of two, everything else the lowercase word
/// or mark itself: `whether … _`, `smell|smells _ salt`. The pattern `_` is every gap.
struct GapPattern {
    private enum Element {
        case anything
        case words(Set<String>)
    }

    /// From the gap outwards.
    private let left: [Element]
    private let right: [Element]

    /// Creates a pattern from `text`; `nil` unless it has exactly one gap.
    init?(_ text: String) {
        let sides = text.split(separator: " ").split(
            separator: "_", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        left = sides[0].reversed().map(Self.element)
        right = sides[1].map(Self.element)
    }

    private static func element(_ text: Substring) -> Element {
        text == "…" ? .anything : .words(Set(text.split(separator: "|").map { String($0) }))
    }

    /// Whether the words around the gap at `index` are those of the pattern.
    func matches(_ words: [String], at index: Int) -> Bool {
        Self.matches(left[...], words[..<index].reversed()[...])
            && Self.matches(right[...], words[(index + 1)...])
    }

    private static func matches(
        _ pattern: ArraySlice<Element>, _ words: ArraySlice<String>
    ) -> Bool {
        switch pattern.first {
        case nil: true
        case .words(let allowed):
            words.first.map(allowed.contains) == true
                && matches(pattern.dropFirst(), words.dropFirst())
        case .anything:
            words.indices.contains { matches(pattern.dropFirst(), words[$0...]) }
                || matches(pattern.dropFirst(), [])
        }
    }
}
