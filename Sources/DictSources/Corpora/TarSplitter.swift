import DictModel

/// A splitter that divides a tar archive into its files while it is being read.
///
/// Nothing is unpacked to disk, and paths are used only as names. A path comes from the header,
/// from a GNU long name or from a pax record (POSIX.1-2001). Folders are ignored; links, devices
/// and sparse files are counted and skipped. An archive that does not end with a block of zeros is
/// truncated. Memory is needed for a block, and for a name or records of at most 64 KiB.
struct TarSplitter {
    /// The beginning or the end of a file in the archive.
    enum Event {
        /// A file with the given path begins.
        case begin(path: [UInt8])
        /// The current file ends.
        case end
    }

    /// The number of members skipped so far because they are neither files nor folders.
    private(set) var skipped = 0

    private enum State { case header, content(TarHeader.Kind), padding, end }

    private static let recordLimit = 64 << 10

    private let place: Place
    private var state = State.header
    private var offset: UInt64 = 0
    private var block: [UInt8] = []
    private var remaining: UInt64 = 0
    private var padding = 0
    /// The content read so far of a member that describes the next one, such as a long name.
    private var record: [UInt8] = []
    private var nextPath: [UInt8]?
    private var nextSize: UInt64?

    /// Creates a splitter for the archive at `place`.
    init(at place: Place) { self.place = place }

    /// Reads the next chunk of the archive.
    ///
    /// `event` is called when a file begins or ends, and `content` is called with the bytes in
    /// between.
    mutating func push(
        _ chunk: Span<UInt8>, event: (Event) throws -> Void,
        content: (Span<UInt8>) throws -> Void
    ) throws {
        var position = 0
        while position < chunk.count {
            let rest = chunk.count - position
            var step = 0
            switch state {
            case .header:
                step = min(rest, TarHeader.size - block.count)
                block.append(contentsOf: chunk.extracting(position..<position + step))
                if block.count == TarHeader.size { try readHeader(event) }
            case .content(let kind):
                step = Int(min(UInt64(rest), remaining))
                let bytes = chunk.extracting(position..<position + step)
                try take(bytes, of: kind, content)
                remaining -= UInt64(step)
                if remaining == 0 { try endContent(of: kind, event) }
            case .padding:
                step = min(rest, padding)
                padding -= step
                if padding == 0 { state = .header }
            case .end: step = rest
            }
            position += step
            offset += UInt64(step)
        }
    }

    /// Throws if the archive is truncated; call this method after the last chunk.
    func finish() throws(Diagnostic) {
        if case .end = state { return }
        throw Diagnostic(
            .tarTruncated, at: place.at(byte: offset), "truncated tar archive",
            found: "the end of the file", expected: "a block of zeros",
            hint: "fetch or pack it again")
    }

    private mutating func readHeader(_ event: (Event) throws -> Void) throws {
        defer { block.removeAll(keepingCapacity: true) }
        if block.allSatisfy({ $0 == 0 }) { return state = .end }
        guard let header = TarHeader(block) else {
            throw failure("damaged header", found: "bad check sum or size field")
        }
        remaining = header.contentSize
        if header.kind == .file, let nextSize { remaining = nextSize }
        padding = Int(-Int64(truncatingIfNeeded: remaining)) & (TarHeader.size - 1)
        switch header.kind {
        case .file:
            try event(.begin(path: nextPath ?? header.path))
            forgetNext()
        case .longName, .extended, .skipped:
            record.removeAll(keepingCapacity: true)
            if remaining > UInt64(Self.recordLimit) {
                throw failure(
                    "a name or a record that is too long", found: "\(remaining) bytes",
                    .tarTooLarge)
            }
        case .folder: forgetNext()
        case .other:
            skipped += 1
            forgetNext()
        }
        state = .content(header.kind)
        if remaining == 0 { try endContent(of: header.kind, event) }
    }

    private mutating func forgetNext() {
        nextPath = nil
        nextSize = nil
    }

    private mutating func take(
        _ bytes: Span<UInt8>, of kind: TarHeader.Kind, _ content: (Span<UInt8>) throws -> Void
    ) throws {
        switch kind {
        case .file: try content(bytes)
        case .longName, .extended: record.append(contentsOf: bytes)
        case .skipped, .folder, .other: break
        }
    }

    private mutating func endContent(
        of kind: TarHeader.Kind, _ event: (Event) throws -> Void
    ) throws {
        state = padding == 0 ? .header : .padding
        switch kind {
        case .file: try event(.end)
        case .longName: nextPath = Array(record.prefix { $0 != 0 })
        case .extended: try readRecords()
        case .skipped, .folder, .other: break
        }
    }

    /// Reads the path and the size of the next member from its pax records.
    ///
    /// Each record is written as `length key=value` and ends with a line feed.
    private mutating func readRecords() throws {
        var start = 0
        while start < record.count {
            guard let blank = record[start...].firstIndex(of: ASCII.space),
                let length = Self.number(record[start..<blank]), length <= record.count - start,
                start + length > blank + 1, record[start + length - 1] == ASCII.lineFeed
            else { throw failure("damaged pax record", found: PrintableText.quoted(record)) }
            let line = record[blank + 1..<start + length - 1]
            if line.starts(with: Array("path=".utf8)) { nextPath = Array(line.dropFirst(5)) }
            if line.starts(with: Array("size=".utf8)) {
                guard let size = Self.number(line.dropFirst(5)) else {
                    throw failure("damaged pax record", found: PrintableText.quoted(record))
                }
                nextSize = UInt64(size)
            }
            start += length
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count <= 18 else { return nil }
        var number = 0
        for byte in digits {
            guard ASCII.isDigit(byte) else { return nil }
            number = number * 10 + Int(ASCII.digit(byte))
        }
        return number
    }

    private func failure(
        _ problem: String, found: String, _ code: Diagnostic.Code = .tarDamaged
    ) -> Diagnostic {
        Diagnostic(
            code, at: place.at(byte: offset), "in a tar archive, " + problem, found: found,
            hint: "fetch or pack it again")
    }
}
