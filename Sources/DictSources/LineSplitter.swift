import DictModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Lines out of chunks of bytes that should be UTF-8.
///
/// A line is checked before it is handed out: a NUL and malformed UTF-8 are errors with line and
/// column. A last line without an end counts. Lines that lie within one chunk are not copied.
/// Memory: the longest line, as far as the limit.
struct LineSplitter {
    /// Takes a line without its end, its number from 1, and whether the limit has cut it.
    typealias LineBody = (_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws -> Void

    /// What ends a line.
    enum Ends {
        /// LF and CRLF, as in formats that define it so.
        case lineFeeds
        /// LF, CR, CRLF, VT, FF, U+2028 and U+2029, all alike, for lists from any system.
        case any
    }

    /// What becomes of a line over the limit.
    enum LongLines {
        /// It is an error.
        case refused
        /// It is handed out up to the limit and marked, so that its reader can leave it out.
        case cut
    }

    /// The lines handed out so far.
    private(set) var count = 0

    private let place: Place
    private let ends: Ends
    private let limit: Int
    private let longLines: LongLines
    /// The beginning of a line whose end is in a later chunk, up to the limit and a CR.
    private var carry: [UInt8] = []
    /// The bytes at the end of a chunk that may begin U+2028 or U+2029.
    private var pending: [UInt8] = []
    private var isCut = false
    /// Whether the last line ended in CR, so that a LF belongs to that end.
    private var skipsLineFeed = false

    /// A splitter of the file at `place`, which allows lines of up to `limit` bytes.
    init(at place: Place, ends: Ends, limit: Int, longLines: LongLines) {
        self.place = place
        self.ends = ends
        self.limit = limit
        self.longLines = longLines
    }

    /// Where the next byte is.
    var position: Place {
        place.at(line: count + 1, column: carry.span.scalars(before: carry.count) + 1)
    }

    /// Calls `body` with each line that `chunk` ends.
    mutating func push(_ chunk: Span<UInt8>, _ body: LineBody) throws {
        var start = 0
        if !pending.isEmpty { start = try resolvePending(chunk, body) }
        guard start < chunk.count else { return }
        if skipsLineFeed {
            if chunk[start] == ASCII.lineFeed { start += 1 }
            skipsLineFeed = false
        }
        while let end = nextEnd(in: chunk, from: start) {
            try endLine(chunk.extracting(start..<end.lowerBound), body)
            start = end.upperBound
        }
        let rest = chunk.extracting(start..<chunk.count)
        let whole = rest.count - pending.count
        try keep(rest.extracting(0..<whole))
    }

    /// Calls `body` with the last line if it has no end.
    mutating func finish(_ body: LineBody) throws {
        let pending = pending
        try keep(pending.span)
        if !carry.isEmpty || isCut { try endLine([UInt8]().span, body) }
    }

    // MARK: - Ends

    /// The first end of a line from `start` on; also notes what the ends of a chunk may cut in two.
    private mutating func nextEnd(in bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
        guard ends == .any else {
            return bytes.firstIndex(of: ASCII.lineFeed, from: start).map { $0..<$0 + 1 }
        }
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte > ASCII.carriageReturn, byte != Self.lead {
                index += 1
                continue
            }
            if (ASCII.lineFeed...ASCII.carriageReturn).contains(byte) {
                guard byte == ASCII.carriageReturn else { return index..<index + 1 }
                guard index + 1 < bytes.count else {
                    skipsLineFeed = true
                    return index..<index + 1
                }
                return index..<(bytes[index + 1] == ASCII.lineFeed ? index + 2 : index + 1)
            }
            if byte == Self.lead {
                let rest = bytes.extracting(index..<Swift.min(index + 3, bytes.count))
                if Self.isSeparator(rest) { return index..<index + 3 }
                if index + rest.count == bytes.count, Self.mayBeSeparator(rest) {
                    pending.assign(rest)
                    return nil
                }
            }
            index += 1
        }
        return nil
    }

    /// The first byte of U+2028 and U+2029.
    private static let lead: UInt8 = 0xE2

    private static func isSeparator(_ bytes: Span<UInt8>) -> Bool {
        bytes.count == 3 && mayBeSeparator(bytes)
    }

    /// Whether `bytes` are the first ones of E2 80 A8 or E2 80 A9.
    private static func mayBeSeparator(_ bytes: Span<UInt8>) -> Bool {
        bytes[0] == lead && (bytes.count < 2 || bytes[1] == 0x80)
            && (bytes.count < 3 || bytes[2] & 0xFE == 0xA8)
    }

    /// Settles with the first bytes of `chunk` whether the pending ones end a line; returns how
    /// many of them are used up.
    private mutating func resolvePending(
        _ chunk: Span<UInt8>, _ body: LineBody
    ) throws -> Int {
        var bytes = pending
        var used = 0
        while used < chunk.count, bytes.count < 3 {
            bytes.append(chunk[used])
            guard Self.mayBeSeparator(bytes.span) else {
                bytes.removeLast()
                break
            }
            used += 1
        }
        if bytes.count < 3, used == chunk.count {
            pending = bytes
            return used
        }
        pending = []
        if Self.isSeparator(bytes.span) {
            try endLine([UInt8]().span, body)
        } else {
            try keep(bytes.span)
        }
        return used
    }

    // MARK: - Lines

    /// Keeps `bytes` as a part of the current line.
    private mutating func keep(_ bytes: Span<UInt8>) throws {
        let room = max(0, limit + 1 - carry.count)
        carry.append(contentsOf: bytes.extracting(first: room))
        guard bytes.count > room else { return }
        isCut = true
        if longLines == .refused { try check(carry.span) }
    }

    /// Hands out the line that `bytes` end.
    private mutating func endLine(_ bytes: Span<UInt8>, _ body: LineBody) throws {
        if carry.isEmpty, !isCut { return try emit(bytes, body) }
        try keep(bytes)
        // Taken out, so that the line can borrow it.
        var line: [UInt8] = []
        swap(&line, &carry)
        try emit(line.span, body)
        swap(&line, &carry)
        carry.removeAll(keepingCapacity: true)
    }

    private mutating func emit(_ line: Span<UInt8>, _ body: LineBody) throws {
        var end = line.count
        if ends == .lineFeeds, end > 0, line[end - 1] == ASCII.carriageReturn { end -= 1 }
        if end > limit { isCut = true }
        let text = line.extracting(0..<(isCut ? line.wholeCharacters(limit: limit) : end))
        try check(text)
        count += 1
        try body(text, count, isCut)
        isCut = false
    }

    private func check(_ text: Span<UInt8>) throws(Diagnostic) {
        let place = place.at(line: count + 1)
        if let offset = text.firstIndex(of: 0, from: 0) {
            throw Diagnostic(
                .textNUL, at: place.at(line: place.line, column: text.scalars(before: offset) + 1),
                "a NUL byte in a text", found: "binary data or UTF-16", expected: "text",
                hint: "declare `encoding: utf-16le` if it is UTF-16")
        }
        if isCut, longLines == .refused {
            throw Diagnostic(
                .textLineTooLong, at: place, "a line that is too long",
                found: "more than \(limit) bytes, it begins with "
                    + PrintableText.quoted(text, limit: 24))
        }
        if let offset = UTF8Scalar.malformedOffset(in: text) {
            throw Diagnostic.notUTF8(text, at: offset, place)
        }
    }
}

extension Span<UInt8> {
    /// Where `byte` occurs first from `start` on.
    fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        unsafe withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, start < buffer.count else { return nil }
            // Safe because the search ends with the buffer, and so does what it finds.
            guard let found = unsafe memchr(base + start, Int32(byte), buffer.count - start) else {
                return nil
            }
            return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
        }
    }

    /// The length of the first `limit` bytes without a character that ends after them.
    fileprivate func wholeCharacters(limit: Int) -> Int {
        guard count > limit else { return count }
        var end = limit
        while end > 0, limit - end < 3, self[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }
}
