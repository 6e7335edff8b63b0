import DictModel

/// The lines of one text file, decompressed where it is gzip, as UTF-8.
public struct TextLines: Sendable {
    /// What messages call the file.
    public let name: String
    private let origin: SourceOrigin
    private let limits: SourceLimits
    private let expected: String

    /// The file at `path`, which messages call `name`; its content is to be `expected`, a noun.
    public init(
        path: String, name: String, expected: String, limits: SourceLimits = .default
    ) {
        self.name = name
        self.expected = expected
        self.limits = limits
        origin = .path(path)
    }

    /// What the open `descriptor` gives to its end; it can be read once.
    public init(
        descriptor: Int32, name: String, expected: String, limits: SourceLimits = .default
    ) {
        self.name = name
        self.expected = expected
        self.limits = limits
        origin = .descriptor(descriptor)
    }

    /// Calls `body` with each line without its end, LF or CRLF, and its number from 1.
    ///
    /// Streams. Lines longer than ``SourceLimits/paragraphBytes`` are an error.
    ///
    /// - Throws: ``SourceError``, or what `body` throws.
    public func forEachLine(_ body: (_ line: Span<UInt8>, _ number: Int) throws -> Void) throws {
        let stream = try ByteStream(origin.input(name: name), limits: limits)
        var lines = CorpusLines(
            name: name, encoding: .utf8, limit: limits.paragraphBytes, expected: expected)
        func take(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
            if isCut { throw tooLong(number) }
            try body(line, number)
        }
        try stream.forEachChunk { try lines.push($0, take) }
        try lines.finish(take)
    }

    private func tooLong(_ line: Int) -> SourceError {
        SourceError(
            .limit, at: SourcePlace(file: name, line: line), problem: "a line that is too long",
            found: "more than \(limits.paragraphBytes) bytes")
    }
}
