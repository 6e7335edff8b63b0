import DictModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The lines of a corpus that is plain text, as UTF-8.
///
/// LF and CRLF end a line; a last line without an end counts. Lines that lie within one chunk are
/// not copied. A line over the limit is cut there and marked, so that memory stays flat. Bytes that
/// are not in the encoding of the file, and a NUL, are errors with line and column.
struct CorpusLines {
    /// One line, valid in the call.
    typealias LineBody = (_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws -> Void

    /// The lines read so far.
    private(set) var count = 0

    private let name: String
    private let declared: TextEncoding
    private let limit: Int
    private let expected: String
    private var decoder: TextDecoder?
    private var decoded: [UInt8] = []
    /// The beginning of a line whose end is in a later chunk.
    private var carry: [UInt8] = []
    private var isCut = false
    private var isFirst = true
    private var startNote: SourceNote?

    /// The lines of the file `name`, which is to be `expected`, a noun for messages; each is cut
    /// after `limit` bytes.
    init(name: String, encoding: TextEncoding, limit: Int, expected: String) {
        self.name = name
        declared = encoding
        self.limit = limit
        self.expected = expected
    }

    /// What is worth knowing; complete at the end of the file.
    var notes: [SourceNote] {
        var notes = startNote.map { [$0] } ?? []
        if let controls = decoder?.controls, controls > 0 {
            notes.append(
                SourceNote(
                    "\(controls) bytes 80-9F, which are control characters in "
                        + "\(declared.rawValue); is it windows-1252?", at: SourcePlace(file: name)))
        }
        return notes
    }

    /// Calls `body` with each line that `chunk` ends.
    mutating func push(_ chunk: Span<UInt8>, _ body: LineBody) throws {
        var start = 0
        if isFirst {
            isFirst = false
            start = try begin(chunk)
        }
        let rest = chunk.extracting(start..<chunk.count)
        guard decoder != nil else { return try split(rest, body) }
        decoded.removeAll(keepingCapacity: true)
        let failure = decoder?.decode(rest, into: &decoded)
        let bytes = decoded
        try split(bytes.span, body)
        if let failure { throw undecodable(failure) }
    }

    /// Calls `body` with the last line where it has no end.
    mutating func finish(_ body: LineBody) throws {
        if let failure = decoder?.finish() { throw undecodable(failure) }
        if !carry.isEmpty || isCut { try endCarry([UInt8]().span, body) }
    }

    private mutating func begin(_ chunk: Span<UInt8>) throws(SourceError) -> Int {
        let start = try TextStart(chunk, name: name, declared: declared)
        startNote = start.note
        if start.encoding != .utf8 { decoder = TextDecoder(start.encoding) }
        if let document = ContentGuess.document(chunk) {
            throw SourceError(
                .badData, at: SourcePlace(file: name), problem: "no \(expected)",
                found: "it looks like \(document)", hint: "name its format, or another file")
        }
        return start.markLength
    }

    private mutating func split(_ bytes: Span<UInt8>, _ body: LineBody) throws {
        var start = 0
        while let end = Self.lineFeed(in: bytes, from: start) {
            let line = bytes.extracting(start..<end)
            if carry.isEmpty, !isCut {
                try emit(line, body)
            } else {
                try endCarry(line, body)
            }
            start = end + 1
        }
        keep(bytes.extracting(start..<bytes.count))
    }

    /// Where the first line feed stands from `start` on.
    private static func lineFeed(in bytes: Span<UInt8>, from start: Int) -> Int? {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, start < buffer.count else { return nil }
            // Safe because the search ends with the buffer, and so does what it finds.
            guard let found = unsafe memchr(base + start, 0x0A, buffer.count - start) else {
                return nil
            }
            return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
        }
    }

    /// Keeps the beginning of a line, up to the limit and the first byte of CRLF.
    private mutating func keep(_ bytes: Span<UInt8>) {
        let room = max(0, limit + 1 - carry.count)
        if bytes.count > room { isCut = true }
        let kept = bytes.extracting(first: room)
        // Safe because the bytes are only read, within the call.
        unsafe kept.withUnsafeBufferPointer { unsafe carry.append(contentsOf: $0) }
    }

    private mutating func endCarry(_ bytes: Span<UInt8>, _ body: LineBody) throws {
        keep(bytes)
        // Taken out, so that the line can borrow it.
        var line: [UInt8] = []
        swap(&line, &carry)
        if isCut { Self.removeHalfCharacter(at: &line) }
        try emit(line.span, body)
        swap(&line, &carry)
        carry.removeAll(keepingCapacity: true)
        isCut = false
    }

    private mutating func emit(_ line: Span<UInt8>, _ body: LineBody) throws {
        count += 1
        var end = line.count
        if end > 0, line[end - 1] == 0x0D { end -= 1 }
        if end > limit { isCut = true }
        let text = line.extracting(first: min(end, limit))
        if let offset = UTF8Scalar.malformedOffset(in: text), !isCut || offset < limit - 3 {
            throw malformed(text, at: offset)
        }
        if Self.hasZero(text) { throw zero() }
        try body(text, count, isCut)
        isCut = false
    }

    /// Removes a character at the end of `line` that the limit has cut in two.
    private static func removeHalfCharacter(at line: inout [UInt8]) {
        var tail = 0
        while let last = line.last, last & 0xC0 == 0x80, tail < 3 {
            line.removeLast()
            tail += 1
        }
        if let last = line.last, last >= 0xC0 { line.removeLast() }
    }

    private static func hasZero(_ bytes: Span<UInt8>) -> Bool {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return false }
            // Safe because the search ends with the buffer.
            return unsafe memchr(base, 0, buffer.count) != nil
        }
    }
}

extension CorpusLines {
    private func malformed(_ line: Span<UInt8>, at offset: Int) -> SourceError {
        var found = "bytes"
        for index in offset..<min(offset + 4, line.count) {
            found += " " + EscapedText.hexadecimal(line[index])
        }
        return SourceError(
            .badData, at: SourcePlace(file: name, line: count),
            column: UTF8Check.scalars(in: line, before: offset) + 1, problem: "not UTF-8",
            found: found, expected: "UTF-8",
            hint: "declare its encoding, such as `encoding: iso-8859-1`")
    }

    private func zero() -> SourceError {
        SourceError(
            .badData, at: SourcePlace(file: name, line: count), problem: "a NUL byte in a text",
            found: "binary data or UTF-16", expected: expected,
            hint: "declare `encoding: utf-16le` if it is UTF-16")
    }

    private func undecodable(_ failure: TextDecoder.Failure) -> SourceError {
        SourceError(
            .badData, at: SourcePlace(file: name, line: count + 1),
            problem: "not in the declared encoding", found: failure.found,
            expected: failure.expected, hint: "declare the right `encoding`")
    }
}
