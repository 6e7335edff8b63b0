import DictModel

/// A namespace for splitting sentences into written words.
///
/// Written words are separated by spaces, hyphens or other marks. For example, `don't` is one
/// written word, as in dictionaries, although its tokens are `do` and `n't`.
enum SurfaceWords {
    /// A written word, which may consist of several tokens.
    struct Chunk {
        /// The bytes of the word, without surrounding punctuation other than apostrophes.
        var text: [UInt8]
        /// Whether one of the tokens in the word is a name.
        var isName: Bool
    }

    /// Returns the written words of `sentence`, in text order.
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
