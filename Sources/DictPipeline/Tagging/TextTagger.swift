package import DictModel
import DictSources
import DictText

/// A sentence tagged by ``TextTagger``.
package struct TaggedSentence: Sendable {
    /// The sentence with a tag for each of its tokens.
    package var text: TokenisedText
    /// The identifier of the sentence in its corpus, or an empty array if it has none.
    package var id: [UInt8]
    /// The margin of each token: the difference between its best score and the best score of
    /// another class.
    package var margins: [Int]
    /// Whether the class of each token is reliable, because its margin reaches the model's
    /// threshold.
    package var isTrusted: [Bool]
}

/// A tagger that labels the words of files in one language with their parts of speech.
package struct TextTagger {
    private let model: TaggerModel
    private var text: TaggedText

    /// Creates a tagger that uses the model in the file at `path`.
    ///
    /// Pass `nil` as `path` to use the model that the project specified by `options` names for
    /// `language`.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if there is no such model, or if it is for another
    ///   language.
    package init(model path: String?, _ language: Language, _ options: BuildOptions) throws {
        model =
            try path.map { try TaggerFile.model(at: $0, of: language) }
            ?? TaggerFile.model(of: language, options)
        text = TaggedText(model)
    }

    /// Tags `input` while reading it, and calls `body` with the CoNLL-U lines of each sentence.
    ///
    /// If `input` is already CoNLL-U, only column 4, the part of speech, changes.
    ///
    /// - Throws: `Diagnostic` if `input` cannot be read, or any error that `body` throws.
    package mutating func conllu(
        of input: TaggingInput, _ body: (Span<UInt8>) throws -> Void
    ) throws {
        if input.format == .conllu {
            _ = try input.source.forEachRecord(conllu: { sentence in
                var words = sentence.words
                _ = text.tag(&words)
                try body(sentence.bytes(with: words.tokens.map(\.tag)).span)
            }) { _ in }
            return
        }
        var bytes: [UInt8] = []
        try forEachSentence(of: input) { sentence in
            bytes.removeAll(keepingCapacity: true)
            ConlluText.append(sentence.text, id: sentence.id, to: &bytes)
            try body(bytes.span)
        }
    }

    /// Tags `input` while reading it, and calls `body` with each tagged sentence.
    ///
    /// - Throws: `Diagnostic` if `input` cannot be read, or any error that `body` throws.
    package mutating func forEachSentence(
        of input: TaggingInput, _ body: (TaggedSentence) throws -> Void
    ) throws {
        _ = try input.source.forEachRecord { record in
            if record.isSentence {
                try body(tagged(record.text, id: record.id))
                return
            }
            for sentence in text.sentences(of: record.text.text) {
                try body(tagged(sentence, id: []))
            }
        }
    }

    private mutating func tagged(_ sentence: TokenisedText, id: [UInt8]) -> TaggedSentence {
        var sentence = sentence
        let margins = text.tag(&sentence)
        let isTrusted = zip(sentence.tokens, margins).map { token, margin in
            token.tag.map { model.isConfident(LexicalClass($0), margin: margin) } ?? false
        }
        return TaggedSentence(text: sentence, id: id, margins: margins, isTrusted: isTrusted)
    }

    /// Returns a report on how well the model's tags, and the tokeniser's words and sentences,
    /// agree with those in `input`.
    ///
    /// - Throws: `Diagnostic` if `input` cannot be read or has no tags.
    package func report(on input: TaggingInput) throws -> TaggingReport {
        try TaggingReport(of: input.source, model)
    }
}
