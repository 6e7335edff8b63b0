public import DictModel

/// Why a source cannot be read, each fact on its own; ``description`` makes the sentence.
public struct SourceError: Error, Sendable, Equatable {
    /// What kind of failure it is, which decides the exit status.
    public enum Kind: Sendable, Equatable, CaseIterable {
        /// There is no such file.
        case missing
        /// The system refuses or fails to deliver the bytes, or the file changes meanwhile.
        case unreadable
        /// The bytes are not what the format asks for.
        case badData
        /// A limit of ``SourceLimits`` is passed.
        case limit

        /// The exit status after `sysexits.h`: 66, 74, 65 and 65.
        public var exitStatus: Int32 {
            switch self {
            case .missing: 66
            case .unreadable: 74
            case .badData, .limit: 65
            }
        }
    }

    /// The file and, where one is known, the line.
    public var place: SourcePlace
    /// The column in `place.line`, from 1, in Unicode scalars; 0 where none is known.
    public var column: Int
    /// The offset in the file as it lies on the disk (compressed where it is), from 0.
    public var byteOffset: UInt64?
    /// What kind of failure it is.
    public var kind: Kind
    /// What is wrong, as a clause without a full stop.
    public var problem: String
    /// What stands there.
    public var found: String?
    /// What should stand there.
    public var expected: String?
    /// What to do about it.
    public var hint: String?

    /// An error from its facts; all but the place, the kind and the problem may be unknown.
    public init(
        _ kind: Kind, at place: SourcePlace, column: Int = 0, byteOffset: UInt64? = nil,
        problem: String, found: String? = nil, expected: String? = nil, hint: String? = nil
    ) {
        self.kind = kind
        self.place = place
        self.column = column
        self.byteOffset = byteOffset
        self.problem = problem
        self.found = found
        self.expected = expected
        self.hint = hint
    }

    /// Two errors with the same facts.
    public static func == (one: SourceError, other: SourceError) -> Bool {
        one.kind == other.kind && one.description == other.description
    }
}

extension SourceError: CustomStringConvertible {
    /// The file, with line and column where known.
    public var location: String {
        let text = place.description + (column > 0 ? ":" + String(column) : "")
        return EscapedText.escape(text)
    }

    /// What is wrong, with what was found and expected.
    public var statement: String {
        var text = problem
        if let byteOffset { text += " at byte " + String(byteOffset) }
        switch (found, expected) {
        case (let found?, let expected?): text += " (\(found); expected \(expected))"
        case (let found?, nil): text += " (\(found))"
        case (nil, let expected?): text += " (expected \(expected))"
        case (nil, nil): break
        }
        return EscapedText.escape(text)
    }

    /// `place: what is wrong (found; expected). hint: what to do`, safe to show on a terminal.
    public var description: String {
        location + ": " + statement + (hint.map { ". hint: " + EscapedText.escape($0) } ?? "")
    }
}
