import DictModel

/// Lines out of chunks of UTF-8.
///
/// LF, CR, CRLF, VT, FF, U+2028 and U+2029 end a line, all alike, also where a chunk cuts them in
/// two; a last line without an end counts. A NUL and a line over the limit are errors. Cost: one
/// copy of each chunk and one pass over it. Memory: a chunk and the longest line.
struct LineSplitter {
    /// Takes a line without its end, its number from 1, and whether it is all ASCII.
    typealias LineBody = (_ line: Span<UInt8>, _ number: Int, _ isASCII: Bool) throws -> Void

    /// The number of the line that is being read, from 1.
    private(set) var line = 1

    private let name: String
    private let limit: Int
    /// The bytes of the current line, then those that follow.
    private var buffer: [UInt8] = []
    /// How many bytes of `buffer` are known to hold no line end.
    private var searched = 0
    private var isASCII = true
    private var skipsLineFeed = false

    /// A splitter that calls the file `name` and allows lines of up to `limit` bytes.
    init(name: String, limit: Int) {
        self.name = name
        self.limit = limit
    }

    /// The characters of the current line read so far, and one.
    var column: Int { UTF8Check.scalars(in: buffer.span, before: buffer.count) + 1 }

    /// How many lines have been read at the end of the file.
    var linesAtEnd: Int { buffer.isEmpty ? line - 1 : line }

    /// Takes `chunk` and calls `body` with each line that it ends.
    mutating func push(_ chunk: Span<UInt8>, _ body: LineBody) throws {
        // Safe because the buffer of the span is only read, within the call.
        unsafe chunk.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
        try split(isAtEnd: false, body)
    }

    /// Calls `body` with the last line where it has no end.
    mutating func finish(_ body: LineBody) throws {
        try split(isAtEnd: true, body)
        guard !buffer.isEmpty else { return }
        try check(0..<buffer.count, in: buffer.span, line: line)
        try body(buffer.span, line, isASCII)
    }

    private mutating func split(isAtEnd: Bool, _ body: LineBody) throws {
        // Taken out, so that the lines can borrow it; nothing reads it again after an error.
        let buffer = buffer
        self.buffer = []
        let bytes = buffer.span
        let count = bytes.count
        var start = 0
        var index = searched
        var line = line
        var isASCII = isASCII
        var skipsLineFeed = skipsLineFeed
        while index < count {
            let byte = bytes[index]
            if byte >= 0x0E, byte < 0x80 {
                index += 1
                skipsLineFeed = false
                continue
            }
            var endLength = 0
            if byte == 0x0A, skipsLineFeed, index == start {
                // The second half of CRLF.
                skipsLineFeed = false
                index += 1
                start = index
                continue
            }
            skipsLineFeed = false
            if (0x0A...0x0D).contains(byte) {
                endLength = 1
            } else if byte == 0xE2 {
                if count - index < 3, !isAtEnd { break }
                if bytes.hasBytes([0x80, 0xA8], at: index + 1)
                    || bytes.hasBytes([0x80, 0xA9], at: index + 1)
                {
                    endLength = 3
                }
            }
            if endLength == 0 {
                if byte == 0 {
                    throw nul(
                        at: line,
                        column: UTF8Check.scalars(
                            in: bytes.extracting(start..<index), before: index - start) + 1)
                }
                if byte >= 0x80 { isASCII = false }
                index += 1
                continue
            }
            try check(start..<index, in: bytes, line: line)
            try body(bytes.extracting(start..<index), line, isASCII)
            line += 1
            index += endLength
            start = index
            isASCII = true
            skipsLineFeed = byte == 0x0D
        }
        try check(start..<count, in: bytes, line: line)
        self.line = line
        self.isASCII = isASCII
        self.skipsLineFeed = skipsLineFeed
        searched = index - start
        self.buffer.append(contentsOf: buffer[start...])
    }

    private func check(
        _ range: Range<Int>, in bytes: Span<UInt8>, line: Int
    ) throws(SourceError) {
        guard range.count > limit else { return }
        throw SourceError(
            .limit, at: SourcePlace(file: name, line: line), problem: "a line that is too long",
            found: "more than \(limit) bytes, it begins with "
                + EscapedText.quote(bytes.extracting(range), limit: 24))
    }

    private func nul(at line: Int, column: Int) -> SourceError {
        SourceError(
            .badData, at: SourcePlace(file: name, line: line), column: column,
            problem: "a NUL byte in a list", found: "binary data or UTF-16",
            expected: "text", hint: "declare `encoding: utf-16le` if it is UTF-16")
    }
}
