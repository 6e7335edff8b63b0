import DictModel

/// A splitter that divides a text file in any supported encoding into lines of UTF-8.
///
/// The file arrives in chunks. A byte order mark at its start overrides the declared encoding.
/// Bytes that are invalid in the encoding are an error, and so is a file that begins like another
/// kind of document.
struct TextLines {
    private let place: Place
    private let declared: TextEncoding
    private let expected: String
    private var splitter: LineSplitter
    private var decoder: TextDecoder?
    private var decoded: [UInt8] = []
    private var isFirst = true
    private var startNote: Diagnostic?
    private var strange = StrangeCharacters()

    /// Creates a splitter for the text file at `place`.
    ///
    /// `expected` is the noun that diagnostics use for the kind of file, such as "list". `limit` is
    /// the maximum length of a line in bytes.
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

    var count: Int { splitter.count }

    /// Notes for the user about the file, such as a dropped byte order mark.
    ///
    /// The array is complete once the last chunk has been read.
    var notes: [Diagnostic] {
        var notes = startNote.map { [$0] } ?? []
        if let controls = decoder?.controls, controls > 0 {
            notes.append(
                Diagnostic(
                    .textControlBytes, at: place,
                    "\(controls) bytes 80-9F, which are control characters in "
                        + "\(declared.rawValue); is it windows-1252?"))
        }
        if decoder != nil, let note = strange.note(at: place, declared) { notes.append(note) }
        return notes
    }

    mutating func push(_ chunk: Span<UInt8>, _ body: LineSplitter.LineBody) throws {
        let rest = chunk.extracting((isFirst ? try begin(chunk) : 0)..<chunk.count)
        isFirst = false
        guard decoder != nil else { return try pushUTF8(rest, body) }
        decoded.removeAll(keepingCapacity: true)
        let failure = decoder?.decode(rest, into: &decoded)
        let bytes = decoded
        if decoder?.isSingleByte == true { strange.add(bytes.span) }
        try splitter.push(bytes.span, body)
        if let failure { throw undecodable(failure) }
    }

    /// Calls `body` with the last line if the file does not end with a line end.
    ///
    /// Call this method once, after the last chunk.
    ///
    /// - Throws: ``Diagnostic`` if the file ends inside a character, or any error that `body`
    ///   throws.
    mutating func finish(_ body: LineSplitter.LineBody) throws {
        if let failure = decoder?.finish() { throw undecodable(failure) }
        let rest = splitter.carry
        do {
            try splitter.finish(body)
        } catch let error as Diagnostic where error.code == .textNotUTF8 {
            throw advised(error, EncodingGuess(rest.span))
        }
    }

    private mutating func pushUTF8(
        _ chunk: Span<UInt8>, _ body: LineSplitter.LineBody
    ) throws {
        do {
            try splitter.push(chunk, body)
        } catch let error as Diagnostic where error.code == .textNotUTF8 {
            throw advised(error, EncodingGuess(chunk))
        }
    }

    private func advised(_ error: Diagnostic, _ guess: EncodingGuess) -> Diagnostic {
        var advised = error
        advised.hint = guess.advice(earlier: splitter.wideLines)
        return advised
    }

    /// Determines from the first chunk how to decode the file.
    ///
    /// - Returns: The length of the byte order mark in bytes, or 0 if there is none.
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
