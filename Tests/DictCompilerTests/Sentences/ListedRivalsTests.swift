import DictCompiler
import DictModel
import Testing

/// What a list of rivals adds to those that the rules find.
extension GapFitTests {
    @Suite struct ListedRivalsTests {
        private static let texts = [
            "The/DET tent/NOUN was/AUX easy/ADJ _.", "My/DET hammocks/NOUN sleep/VERB _.",
            "A/DET hammock/NOUN fell/VERB _.", "The/DET tent/NOUN fell/VERB twice/ADV _.",
        ]

        private static func add(
            _ words: String..., isOpen: Bool = false, line: Int = 1, to gap: String,
            in text: String, _ listed: inout ListedRivals
        ) {
            listed.add(
                ListedRivals.Entry(
                    line: line, words: words.map { Array($0.utf8) }, isOpen: isOpen),
                to: Array(gap.utf8), in: Array(text.utf8))
        }

        /// The rivals of the first gap of `tent` with what `listed` adds.
        private static func rivals(_ listed: ListedRivals) -> [String] {
            GapFitTests().rivals(of: "tent", texts, listed: listed)
        }

        @Test(
            "words of a list are rivals of its gap",
            arguments: [
                ("tent", "The tent was easy.", "hammock", ["hammock"]),
                // Grammar is not asked.
                ("tent", "The tent was easy.", "hammocks", ["hammocks"]),
                // What is no answer, and the hidden word itself, add nothing.
                ("tent", "The tent was easy.", "sofa", []),
                ("tent", "The tent was easy.", "tent", []),
                // Another word, another spelling and another sentence are other gaps.
                ("was", "The tent was easy.", "hammock", []),
                ("tent", "the tent was easy.", "hammock", []),
                ("tent", "The tent fell twice.", "hammock", []),
            ])
        func added(gap: String, text: String, word: String, expected: [String]) {
            var listed = ListedRivals()
            Self.add(word, to: gap, in: text, &listed)
            #expect(Self.rivals(listed) == expected)
        }

        @Test func `several entries of one gap all count`() {
            var listed = ListedRivals()
            Self.add("hammock", to: "tent", in: "The tent was easy.", &listed)
            Self.add("hammocks", to: "tent", in: "The tent was easy.", &listed)
            #expect(Self.rivals(listed) == ["hammock", "hammocks"])
        }

        @Test func `lines with a gap that no sentence has are named by their numbers`() {
            var listed = ListedRivals()
            Self.add("tent", line: 9, to: "cat", in: "The cat sat.", &listed)
            Self.add("tent", line: 4, to: "sleep", in: "My hammocks sleep.", &listed)
            Self.add("tent", line: 2, to: "fell", in: "A hammock fell.", &listed)
            Self.add("tent", line: 2, to: "sofa", in: "A hammock fell.", &listed)
            // A word that is never hidden needs to be in the sentence only.
            Self.add(isOpen: true, line: 3, to: "a", in: "A hammock fell.", &listed)
            Self.add(isOpen: true, line: 7, to: "an", in: "A hammock fell.", &listed)
            let sentences = Self.texts.map { TaggedSentence.words($0, .english) }
            let finder = GapFinder(isFamiliar: { _ in true })
            let gaps = sentences.map { finder.outcome($0, isCertain: { _ in true }).candidates }
            #expect(listed.unusedLines(sentences, gaps: gaps) == [2, 7, 9])
        }
    }
}
