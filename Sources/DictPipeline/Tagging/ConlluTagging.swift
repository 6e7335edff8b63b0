import DictText
import DictModel
import DictSources

/// CoNLL-U with its UPOS column filled in, everything else as it is.
enum ConlluTagging {
    /// Calls `body` with each sentence of `source` with its tags, as lines and an empty line.
    ///
    /// Streams. - Throws: ``SourceError``, or what `body` throws.
    static func tag(
        _ source: TextLines, _ tagger: inout TaggedText, _ body: ([UInt8]) throws -> Void
    ) throws {
        try forEachSentence(of: source) { sentence in
            var text = sentence.text
            _ = tagger.tag(&text)
            sentence.replaceTags(by: text.tokens.map(\.tag))
            var bytes: [UInt8] = []
            for line in sentence.lines {
                bytes.append(contentsOf: line)
                bytes.append(0x0a)
            }
            bytes.append(0x0a)
            try body(bytes)
        }
    }

    /// The words of each sentence of `source`, every syntactic word a token, with their tags.
    static func goldSentences(_ source: TextLines) throws -> [TokenisedText] {
        var sentences: [TokenisedText] = []
        try forEachSentence(of: source) { sentence in
            if !sentence.text.tokens.isEmpty { sentences.append(sentence.text) }
        }
        return sentences
    }

    private static func forEachSentence(
        of source: TextLines, _ body: (inout ConlluSentence) throws -> Void
    ) throws {
        var sentence = ConlluSentence()
        try source.forEachLine { line, _ in
            if line.isEmpty {
                if !sentence.lines.isEmpty { try body(&sentence) }
                sentence = ConlluSentence()
                return
            }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(line.count)
            for index in line.indices { bytes.append(line[index]) }
            sentence.add(bytes)
        }
        if !sentence.lines.isEmpty { try body(&sentence) }
    }
}
