package import DictModel

/// Distinct words in ascending byte order, as a lexicon is built from them.
package protocol AscendingWords {
    /// A number of words that is not exceeded.
    var count: Int { get }
    /// The length of the longest word in bytes, or 0 if there are no words.
    var longest: Int { get }
    /// The different letters of the words in ascending order.
    var alphabet: [UInt8] { get }

    /// Calls `body` with each word.
    ///
    /// - Throws: Any error that `body` throws.
    func forEachWord(_ body: (Span<UInt8>) throws(Diagnostic) -> Void) throws(Diagnostic)
}

extension WordList: AscendingWords {
    package var alphabet: [UInt8] { ByteOrder.alphabet(of: letters) }

    package func forEachWord(
        _ body: (Span<UInt8>) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        let bytes = letters.span
        for index in 0..<count {
            try body(bytes.extracting(Int(offsets[index])..<Int(offsets[index + 1])))
        }
    }
}

/// Words in the order in which they were added to an arena, which are sorted and made distinct only
/// while they are read.
///
/// Besides the arena, they take 4 bytes a word, or nothing if the arena is sorted.
package struct SortedWords: AscendingWords {
    private let arena: TextArena
    /// The indices of the texts in ascending order, or `nil` if the texts are in this order.
    private let order: [UInt32]?
    package let longest: Int

    init(_ arena: consuming TextArena) {
        order = ByteOrder.ascending(arena)
        var longest = 0
        for index in 0..<arena.count { longest = max(longest, arena.range(of: index).count) }
        self.longest = longest
        self.arena = arena
    }

    package var count: Int { arena.count }
    package var alphabet: [UInt8] { ByteOrder.alphabet(of: arena.bytes) }

    package func forEachWord(
        _ body: (Span<UInt8>) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        // The empty word, which precedes all others, is no word.
        var batch = TextArena()
        batch.close()
        for start in stride(from: 0, to: arena.count, by: Self.batchSize) {
            batch.removeAllButLast()
            let bytes = arena.bytes.span
            for index in start..<min(start + Self.batchSize, arena.count) {
                let range = arena.range(of: order.map { Int($0[index]) } ?? index)
                batch.append(bytes.extracting(range))
            }
            let words = batch.bytes.span
            for index in 1..<batch.count {
                let (previous, word) = (batch.range(of: index - 1), batch.range(of: index))
                if previous.count == word.count, ByteOrder.compare(words, previous, word) == 0 {
                    continue
                }
                try body(words.extracting(word))
            }
        }
    }

    /// The number of words that are copied at once.
    ///
    /// They are all over the arena. A processor fetches many of them from memory at the same time,
    /// unless it has to work with each before the next.
    private static var batchSize: Int { 64 }
}
