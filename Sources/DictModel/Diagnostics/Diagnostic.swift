/// One fact about an input or an output that its owner should know: an error, or a note.
///
/// It is the one form of error between a source and the terminal. Every module above the reader
/// throws it, and nobody on the way rewords it: whoever knows more, such as the line, fills in a
/// field. Each fact has a field of its own, so that programs and tests can ask for it;
/// ``description`` is the only place that makes a sentence of them.
///
/// ```swift
/// throw Diagnostic(
///     .gzipTruncated, at: place, "truncated gzip data",
///     found: "the file ends inside member 2", hint: "fetch it again")
/// ```
///
/// Texts may hold whatever an input holds. They are for people to read, not for terminals to
/// obey: show them through ``PrintableText/singleLine(_:)``.
///
/// Do not use it on the hot path of a reader: it allocates. `DictFormat` and `DictReader` throw
/// `FormatError`, an enum without texts.
public struct Diagnostic: Error, Sendable {
    /// Which fault it is, and with it the cause and the exit status.
    public var code: Code
    /// Where it is.
    public var place: Place
    /// What is wrong, as a clause without a full stop.
    public var problem: String
    /// What the input has there; `nil` if `problem` says it.
    public var found: String?
    /// What it should have there; `nil` if there is no one answer.
    public var expected: String?
    /// What to do about it, without a full stop; `nil` if there is nothing to say.
    public var hint: String?
    /// The line that is wrong, and below it a line with a caret under the column.
    public var excerpt: String?

    /// A diagnostic of its facts.
    public init(
        _ code: Code, at place: Place, _ problem: String, found: String? = nil,
        expected: String? = nil, hint: String? = nil, excerpt: String? = nil
    ) {
        self.code = code
        self.place = place
        self.problem = problem
        self.found = found
        self.expected = expected
        self.hint = hint
        self.excerpt = excerpt
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The problem with its byte offset, with what was found and what was expected.
    public var statement: String {
        var text = problem
        if let offset = place.byteOffset { text += " at byte " + String(offset) }
        switch (found, expected) {
        case (let found?, let expected?): text += " (" + found + "; expected " + expected + ")"
        case (let found?, nil): text += " (" + found + ")"
        case (nil, let expected?): text += " (expected " + expected + ")"
        case (nil, nil): break
        }
        return text
    }

    /// `place: problem (found; expected). hint: what to do`, without the excerpt.
    public var description: String {
        let location = place.description
        return (location.isEmpty ? "" : location + ": ") + statement
            + (hint.map { ". hint: " + $0 } ?? "")
    }
}
