import DictModel

/// Findings about gaps that people made by reading, and no rule makes.
///
/// A rule knows words and their neighbours, a reader knows the world: *the tent was easy to put up*,
/// and so was a hammock. ``GapFit`` adds the words that are listed here to those that its rules find.
/// A word that too many others may replace, as in *a boy waited*, is a poor riddle; the list says that
/// it is never hidden.
package struct ListedRivals: Sendable {
    /// The findings about one gap.
    package struct Entry: Sendable, Equatable {
        /// The number of the gap's line in the list, counted from 1.
        package var line: Int
        /// Words that fit as they are, each in its ``CaselessForm``; grammar is not asked again.
        package var words: [[UInt8]]
        /// Whether too many words fit, so that the word is never hidden.
        package var isOpen: Bool

        /// Creates an entry from the line with the number `line`.
        package init(line: Int, words: [[UInt8]] = [], isOpen: Bool = false) {
            self.line = line
            self.words = words
            self.isOpen = isOpen
        }
    }

    /// The entries by the text of their sentence and the hidden word in its ``CaselessForm``.
    private var entries: [[UInt8]: [[UInt8]: Entry]] = [:]

    /// Creates an empty list.
    package init() {}

    /// Adds `entry` for the gap that hides `answer`, in its ``CaselessForm``, in the sentence `text`.
    ///
    /// Earlier findings about the same gap are kept as well.
    package mutating func add(_ entry: Entry, to answer: [UInt8], in text: [UInt8]) {
        // In place: a copy for each finding about one gap would take the square of their number.
        func add(to known: inout Entry) {
            known.words += entry.words
            known.isOpen = known.isOpen || entry.isOpen
        }
        add(to: &entries[text, default: [:]][answer, default: Entry(line: entry.line)])
    }

    /// The entries for the gaps of `sentence`, by the hidden word.
    package subscript(sentence: SentenceWords) -> [[UInt8]: Entry] {
        entries.isEmpty ? [:] : entries[sentence.text.text] ?? [:]
    }

    /// The numbers of all lines.
    package var lines: Set<Int> { Set(entries.values.flatMap { $0.values.map(\.line) }) }

    /// Returns the numbers of the lines that are about something `sentences` do not have, in ascending
    /// order.
    ///
    /// That is rivals for a word that is none of the `gaps` of its sentence, or a word that is never to
    /// be hidden and is not in its sentence.
    ///
    /// - Complexity: O(*n*), where *n* is the number of gaps and of entries.
    package func unusedLines(
        _ sentences: [SentenceWords], gaps: [[GapFinder.Candidate]]
    ) -> [Int] {
        var unused = entries
        for (sentence, gaps) in zip(sentences, gaps) {
            guard let known = unused[sentence.text.text] else { continue }
            let hidden = Set(gaps.map(\.answer))
            let words = Set(
                sentence.words.indices.map {
                    CaselessForm.of(Array(sentence.form(at: $0)))
                })
            unused[sentence.text.text] = known.filter { answer, entry in
                !(entry.isOpen ? words : hidden).contains(answer)
            }
        }
        return Set(unused.values.flatMap { $0.values.map(\.line) }).sorted()
    }
}
