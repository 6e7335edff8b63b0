import DictModel

/// The words of a sentence on paper: runs of text between spaces and hyphens.
///
/// A dictionary knows `don't` as a whole, the tokens are `do` and `n't`.
enum SurfaceWords {
    /// A word on paper.
    struct Chunk {
        /// Its bytes without punctuation at either end, apostrophes aside.
        var text: [UInt8]
        /// Whether a token of it is a name.
        var isName: Bool
    }

    /// The chunks of `sentence` in their order.
    static func chunks(of sentence: SentenceWords) -> [Chunk] {
        var chunks: [Chunk] = []
        var open = false
        for (index, word) in sentence.words.enumerated() {
            let form = sentence.form(at: index)
            let isMark = word.letters.isEmpty && !word.traits.contains(.digit)
            let isApostrophe = word.traits.contains(.apostrophe)
            if isMark && !isApostrophe {
                open = false
                continue
            }
            let parts = form.split(separator: 0x2D)
            for (number, part) in parts.enumerated() {
                if number == 0, open, word.isJoinedLeft, let last = chunks.indices.last {
                    chunks[last].text += part
                    chunks[last].isName = chunks[last].isName || word.tag == .properNoun
                } else if !isMark {
                    chunks.append(Chunk(text: Array(part), isName: word.tag == .properNoun))
                }
            }
            open = true
        }
        return chunks
    }
}
