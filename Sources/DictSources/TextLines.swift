import DictModel

/// The lines of a text file as UTF-8, whatever its encoding, out of its chunks.
///
/// A byte order mark at the start of the file overrides the declared encoding. Bytes that mean
/// nothing in it, and a file that looks like another kind of document, are errors.
struct TextLines {
    private let place: Place
    private let declared: TextEncoding
    private let expected: String
    private var splitter: LineSplitter
    private var decoder: TextDecoder?
    private var decoded: [UInt8] = []
    private var isFirst = true
    private var startNote: Diagnostic?

    /// The lines of the file at `place`, which should be `expected`, a noun for diagnostics.
    init(
        at place: Place, encoding: TextEncoding, expected: String,
        ends: LineSplitter.Ends = .lineFeeds, limit: Int,
        longLines: LineSplitter.LongLines = .cut
    ) {
        self.place = place
        declared = encoding
        self.expected = expected
        splitter = LineSplitter(at: place, ends: ends, limit: limit, longLines: longLines)
    }

    /// The lines read so far.
    var count: Int { splitter.count }

    /// Notes about the file; complete at the end of the file.
    var notes: [Diagnostic] {
        var notes = startNote.map { [$0] } ?? []
        if let controls = decoder?.controls, controls > 0 {
            notes.append(
                Diagnostic(
                    .textControlBytes, at: place,
                    "\(controls) bytes 80-9F, which are control characters in "
                        + "\(declared.rawValue); is it windows-1252?"))
        }
        return notes
    }

    /// Calls `body` with each line that `chunk` ends.
    mutating func push(_ chunk: Span<UInt8>, _ body: LineSplitter.LineBody) throws {
        let rest = chunk.extracting((isFirst ? try begin(chunk) : 0)..<chunk.count)
        isFirst = false
        guard decoder != nil else { return try splitter.push(rest, body) }
        decoded.removeAll(keepingCapacity: true)
        let failure = decoder?.decode(rest, into: &decoded)
        let bytes = decoded
        try splitter.push(bytes.span, body)
        if let failure { throw undecodable(failure) }
    }

    /// Calls `body` with the last line if it has no end.
    mutating func finish(_ body: LineSplitter.LineBody) throws {
        if let failure = decoder?.finish() { throw undecodable(failure) }
        try splitter.finish(body)
    }

    /// Decides on the encoding by the first chunk and returns the length of its byte order mark.
    private mutating func begin(_ chunk: Span<UInt8>) throws(Diagnostic) -> Int {
        let start = try TextStart(chunk, at: place, declared: declared)
        startNote = start.note
        if start.encoding != .utf8 { decoder = TextDecoder(start.encoding) }
        if let document = ContentGuess.document(chunk) {
            throw Diagnostic.otherFormat(expected, found: document, at: place)
        }
        return start.markLength
    }

    private func undecodable(_ failure: TextDecoder.Failure) -> Diagnostic {
        Diagnostic(
            .textWrongEncoding, at: splitter.position, "not in the declared encoding",
            found: failure.found, expected: failure.expected,
            hint: "declare the right `encoding`")
    }
}
