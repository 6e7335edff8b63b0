import DictModel
import Platform

/// A splitter that divides UTF-8 text, which arrives in chunks, into lines.
///
/// Each line is checked before it is passed on: a NUL byte or malformed UTF-8 is an error that
/// reports its line and column. Text after the last line end counts as a line. A line within one
/// chunk is not copied. Memory use is bounded by the `limit` passed to the initialiser.
struct LineSplitter {
    /// A function to call with each line of a text.
    ///
    /// `line` has no line end, `number` is 1-based, and `isCut` is true if the line was too long
    /// and has been shortened.
    typealias LineBody = (_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws -> Void

    enum Ends {
        /// LF and CRLF, for formats in which nothing else ends a line.
        case lineFeeds
        /// LF, CR, CRLF, VT, FF, U+2028 and U+2029, for word lists from any system.
        case any
    }

    enum LongLines {
        case refused
        case cut
    }

    private(set) var count = 0
    /// The number of lines with characters outside ASCII.
    private(set) var wideLines = 0

    private let place: Place
    private let ends: Ends
    private let limit: Int
    private let longLines: LongLines
    /// The part read so far of a line that continues in a later chunk.
    ///
    /// It has at most one byte more than ``limit``.
    private(set) var carry: [UInt8] = []
    /// The last bytes of the previous chunk if they may be the beginning of U+2028 or U+2029.
    private var pending: [UInt8] = []
    private var isCut = false
    /// Whether the previous chunk ended with a CR, so that an LF at the start of the next one is
    /// skipped.
    private var skipsLineFeed = false

    /// Creates a splitter for the file at `place`.
    ///
    /// `limit` is the maximum length of a line in bytes, and `longLines` determines the treatment
    /// of longer ones.
    init(at place: Place, ends: Ends, limit: Int, longLines: LongLines) {
        self.place = place
        self.ends = ends
        self.limit = limit
        self.longLines = longLines
    }

    /// The place in the file, with line and column, of the first byte that has not been read yet.
    var position: Place {
        place.at(line: count + 1, column: carry.span.scalars(before: carry.count) + 1)
    }

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

    /// Calls `body` with the last line if the file does not end with a line end.
    ///
    /// Call this method once, after the last chunk.
    mutating func finish(_ body: LineBody) throws {
        let pending = pending
        try keep(pending.span)
        if !carry.isEmpty || isCut { try endLine([UInt8]().span, body) }
    }

    // MARK: - Ends

    /// Returns the range of the first line end at or after `start`, or `nil` if there is none.
    ///
    /// If the chunk ends with bytes that may begin a line end, they are kept in ``pending``.
    private mutating func nextEnd(in bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
        guard ends == .any else {
            return bytes.firstIndex(of: ASCII.lineFeed, from: start).map { $0..<$0 + 1 }
        }
        var index = Self.firstCandidate(in: bytes, from: start)
        while index < bytes.count {
            let byte = bytes[index]
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
            index = Self.firstCandidate(in: bytes, from: index + 1)
        }
        return nil
    }

    /// Returns the index of the first byte at or after `start` that may begin a line end of any
    /// kind, or the number of bytes if there is none.
    private static func firstCandidate(in bytes: Span<UInt8>, from start: Int) -> Int {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let beyond = ones &* UInt64(ASCII.carriageReturn + 1)
        let leads = ones &* UInt64(lead)
        // Safe because the bytes are only read, and outlive the view.
        let raw = unsafe bytes.bytes
        var index = start
        while index <= bytes.count - 8 {
            // Safe because index + 8 does not exceed the length, and any bits are a UInt64.
            let word = UInt64(
                littleEndian: unsafe raw.unsafeLoadUnaligned(
                    fromByteOffset: index, as: UInt64.self))
            // The highest bit of each byte below 14, or that is the lead; only the lowest such bit
            // is sure, because subtractions borrow from the bytes above.
            let other = word ^ leads
            let found = (((word &- beyond) & ~word) | ((other &- ones) & ~other)) & highs
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < bytes.count, bytes[index] > ASCII.carriageReturn, bytes[index] != lead {
            index += 1
        }
        return index
    }

    /// The first byte of U+2028 and U+2029 in UTF-8.
    private static let lead: UInt8 = 0xE2

    private static func isSeparator(_ bytes: Span<UInt8>) -> Bool {
        bytes.count == 3 && mayBeSeparator(bytes)
    }

    /// Whether `bytes` are the UTF-8 of U+2028 or U+2029, or the beginning of either.
    private static func mayBeSeparator(_ bytes: Span<UInt8>) -> Bool {
        bytes[0] == lead && (bytes.count < 2 || bytes[1] == 0x80)
            && (bytes.count < 3 || bytes[2] & 0xFE == 0xA8)
    }

    /// Completes ``pending`` with the first bytes of `chunk` and decides whether it is a line end.
    ///
    /// If it is, the current line ends; if not, the bytes become part of the line. A short chunk
    /// may leave the question open.
    ///
    /// - Returns: The number of bytes of `chunk` that were used.
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

    /// Adds `bytes` to the current line, up to one byte more than ``limit``.
    ///
    /// The extra byte shows that the line is too long.
    private mutating func keep(_ bytes: Span<UInt8>) throws {
        let room = max(0, limit + 1 - carry.count)
        carry.append(contentsOf: bytes.extracting(first: room))
        guard bytes.count > room else { return }
        isCut = true
        if longLines == .refused { try check(carry.span) }
    }

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
        if isCut || !text.isPlain {
            try check(text)
            wideLines += 1
        }
        if text.isMergeMark { throw Diagnostic.mergeConflict(place.at(line: count + 1)) }
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
    /// Whether the line is what git writes above or below the lines of two branches.
    fileprivate var isMergeMark: Bool {
        guard count > 7, self[0] == UInt8(ascii: "<") || self[0] == UInt8(ascii: ">") else {
            return false
        }
        return self[7] == ASCII.space && (1..<7).allSatisfy { self[$0] == self[0] }
    }

    func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        unsafe withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, start < buffer.count else { return nil }
            // Safe because the search ends with the buffer, and so does what it finds.
            guard let found = unsafe memchr(base + start, Int32(byte), buffer.count - start) else {
                return nil
            }
            return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
        }
    }

    /// Returns the length of the longest prefix of at most `limit` bytes that does not split a
    /// character.
    fileprivate func wholeCharacters(limit: Int) -> Int {
        guard count > limit else { return count }
        var end = limit
        while end > 0, limit - end < 3, self[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }
}
