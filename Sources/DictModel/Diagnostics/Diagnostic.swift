/// An error, or a note, about an input or an output.
///
/// Each fact has its own field, so programs and tests can inspect it. A function that catches an
/// error and knows a missing fact, such as the line, fills in the field and throws the error again,
/// but never rewords it.
///
/// ```swift
/// throw Diagnostic(
///     .gzipTruncated, at: place, "truncated gzip data",
///     found: "the file ends inside member 2", hint: "fetch it again")
/// ```
///
/// The texts may contain anything that an input contains, even terminal escape codes. Show them
/// through ``PrintableText/singleLine(_:)``.
///
/// Creating a diagnostic allocates memory, so do not throw one where speed matters. `DictFormat`
/// and `DictReader` throw `FormatError` instead, an enum that stores no texts.
public struct Diagnostic: Error, Sendable {
    /// The kind of fault, which also determines the cause and the exit status.
    public var code: Code
    /// The location of the fault: a file, and the line and column if they are known.
    public var place: Place
    /// A description of the fault, as a clause without a full stop.
    public var problem: String
    /// The value that was found, or `nil` if it is unknown or ``problem`` already names it.
    public var found: String?
    /// The value that was expected, or `nil` if no single value would be right.
    public var expected: String?
    /// Advice on how to fix the fault, without a full stop, or `nil` if there is nothing to add.
    public var hint: String?
    /// The faulty line, followed by a line with a caret under the column, or `nil` for no excerpt.
    public var excerpt: String?

    /// Creates a diagnostic; omit any argument that would only repeat `problem`.
    ///
    /// - Parameters:
    ///   - code: The kind of fault.
    ///   - place: The location of the fault.
    ///   - problem: A description of the fault, as a clause without a full stop.
    ///   - found: The value that was found.
    ///   - expected: The value that was expected.
    ///   - hint: Advice on how to fix the fault, without a full stop.
    ///   - excerpt: The faulty line, followed by a line with a caret under the column.
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
    /// The problem, followed by the byte offset and the values found and expected, if known.
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

    /// The message for a user: the place, ``statement`` and ``hint``, but not ``excerpt``.
    public var description: String {
        let location = place.description
        return (location.isEmpty ? "" : location + ": ") + statement
            + (hint.map { ". hint: " + $0 } ?? "")
    }
}
