package import DictModel

/// Corrections to some sources of words, which change no word of any other source.
///
/// Their lines are those of an overlay. An ``Overlay``, in contrast, has the last word on all
/// sources.
package struct Corrections: Sendable {
    /// A correction: a line that adds or removes a word.
    package struct Line: Sendable {
        package let adds: Bool
        /// The folded word.
        package let word: [UInt8]
        package let spelling: [UInt8]
        /// The familiarity that the line states, from 1 (best known) to 100, or 0.
        package let familiarity: UInt8
        package let origin: Origin
    }

    /// The corrections in the order of their lines.
    package private(set) var lines: [Line] = []
    private var indices: [[UInt8]: Int] = [:]
    private let folding: Folding

    package init(language: Language) { folding = Folding(language) }

    /// Adds a line, unless it is blank or a comment.
    ///
    /// - Throws: A `Diagnostic` about `place` if the line is none of an overlay.
    package mutating func add(
        _ text: Span<UInt8>, _ origin: Origin, at place: Place
    ) throws(Diagnostic) {
        guard let line = try Overlay.parse(text, at: place, folding: folding) else { return }
        indices[line.word] = lines.count
        lines.append(
            Line(
                adds: line.adds, word: line.word, spelling: line.spelling,
                familiarity: line.familiarity, origin: origin))
    }

    /// Returns the correction of the word that `spelling` folds to, or `nil` if there is none.
    package func line(about spelling: Span<UInt8>) -> Line? {
        guard !lines.isEmpty else { return nil }
        var word: [UInt8] = []
        _ = folding.fold(spelling, into: &word)
        return indices[word].map { lines[$0] }
    }
}
