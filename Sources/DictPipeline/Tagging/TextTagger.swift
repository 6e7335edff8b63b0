public import DictFormat
import DictText
public import DictModel
import DictSources

/// Tags files of one language.
public struct TextTagger {
    private let model: TaggerModel
    private var text: TaggedText

    /// A tagger with the model in the file `path`; `nil` stands for that of the nearest project.
    ///
    /// - Throws: ``PipelineError`` where there is no such model, or it is of another language.
    public init(model path: String?, _ language: Language, _ options: BuildOptions) throws {
        model =
            try path.map { path throws(PipelineError) in
                try TaggerFile.model(at: path, of: language)
            } ?? TaggerFile.model(of: language, options)
        text = TaggedText(model)
    }

    /// Calls `body` with the lines of each sentence of `input` in CoNLL-U.
    ///
    /// A file in CoNLL-U stays as it is but for column 4. Streams.
    ///
    /// - Throws: ``PipelineError``, or what `body` throws.
    public mutating func conllu(
        of input: TaggingInput, _ body: (Span<UInt8>) throws -> Void
    ) throws {
        if input.format == .conllu {
            try reading(input) { tagger in
                try ConlluTagging.tag(input.lines, &tagger) { bytes throws(BodyError) in
                    try Self.passing { try body(bytes.span) }
                }
            }
            return
        }
        var bytes: [UInt8] = []
        try sentences(of: input) { sentence, _, id in
            bytes.removeAll(keepingCapacity: true)
            ConlluText.append(sentence, id: id, to: &bytes)
            try body(bytes.span)
        }
    }

    /// Calls `body` with each sentence of `input` as JSON: its text, and the form, bytes, tag,
    /// class and margin of each token, and whether the class is to be relied on.
    ///
    /// - Throws: ``PipelineError``, or what `body` throws.
    public mutating func json(
        of input: TaggingInput, _ body: (JSON) throws -> Void
    ) throws {
        let model = model
        try sentences(of: input) { sentence, margins, id in
            try body(TaggedSentenceJSON.value(sentence, margins, id: id, model))
        }
    }

    /// How the tags and tokens found in `input` agree with those it has.
    ///
    /// - Throws: ``PipelineError``.
    public func report(on input: TaggingInput) throws -> TaggingReport {
        try TaggingReport(of: input.source, lines: input.lines, model)
    }

    private mutating func sentences(
        of input: TaggingInput, _ body: (TokenisedText, [Int], [UInt8]) throws -> Void
    ) throws {
        try reading(input) { tagger in
            _ = try input.source.forEachRecord { record in
                if record.isSentence {
                    var sentence = record.text
                    let margins = tagger.tag(&sentence)
                    try Self.passing { try body(sentence, margins, record.id) }
                    return
                }
                for var sentence in tagger.sentences(of: record.text.text) {
                    let margins = tagger.tag(&sentence)
                    try Self.passing { try body(sentence, margins, []) }
                }
            }
        }
    }

    /// An error of the caller's, which is no error of the file's.
    private struct BodyError: Error {
        let error: any Error
    }

    private static func passing(_ body: () throws -> Void) throws(BodyError) {
        do {
            try body()
        } catch {
            throw BodyError(error: error)
        }
    }

    private mutating func reading(
        _ input: TaggingInput, _ work: (inout TaggedText) throws -> Void
    ) throws {
        do {
            try work(&text)
        } catch let error as BodyError {
            throw error.error
        } catch {
            throw PipelineError(error, files: [input.name])
        }
    }
}
