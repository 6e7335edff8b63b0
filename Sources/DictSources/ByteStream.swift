import DictModel

/// The content of one file in chunks of 64 KiB, decompressed where it is gzip.
///
/// gzip is known by its content, not by its name. Other compressions, gzip within gzip and a
/// `.gz` name on something else are errors. Memory: two chunks and zlib's window.
final class ByteStream {
    /// The file as messages name it.
    let name: String
    /// Whether the file is gzip.
    let isCompressed: Bool
    /// The bytes handed out so far.
    private(set) var bytes: UInt64 = 0
    /// What is worth knowing about the file; complete at its end.
    private(set) var notes: [SourceNote] = []

    private let input: FileInput
    private let gzip: GzipStream?
    private let limits: SourceLimits
    private var chunk: [UInt8] = []
    private var isFirst = true
    private var hasBlock: Bool

    /// Opens the file at `path`, which messages call `name`, and looks at its first block.
    convenience init(path: String, name: String, limits: SourceLimits) throws(SourceError) {
        try self.init(FileInput(path: path, name: name), limits: limits)
    }

    /// The content of `input`, of which nothing has been read.
    init(_ input: FileInput, limits: SourceLimits) throws(SourceError) {
        self.input = input
        self.limits = limits
        name = input.name
        hasBlock = try input.readBlock()
        let place = SourcePlace(file: name)
        let block = input.block
        let start = block.span.extracting(0..<input.count)
        isCompressed = ContentGuess.isGzip(start)
        if isCompressed {
            gzip = try GzipStream(input)
            chunk = [UInt8](repeating: 0, count: FileInput.blockSize)
            if !Self.isGzipName(name) {
                notes.append(SourceNote("gzip by its content, whatever its name", at: place))
            }
            return
        }
        gzip = nil
        try Self.refuseCompression(start, at: place)
        if start.count == 1, start[0] == 0x1F {
            throw SourceError(
                .badData, at: place, byteOffset: 1, problem: "truncated gzip data",
                found: "the file ends inside the header")
        }
        if Self.isGzipName(name) {
            throw SourceError(
                .badData, at: place, problem: "not gzip, although its name says so",
                found: start.isEmpty
                    ? "an empty file" : "it begins with " + EscapedText.quote(start, limit: 16),
                expected: "the bytes 1F 8B", hint: "rename the file, or fetch it again")
        }
    }

    /// The bytes of the file that have been read.
    var fileBytes: UInt64 { input.offset + UInt64(input.count) }

    /// Calls `body` with the next chunk, which is full but for the last one; false at the end.
    func next(_ body: (Span<UInt8>) throws -> Void) throws -> Bool {
        if let gzip {
            let count = try gzip.read(into: &chunk)
            if count == 0 { noteEnd(of: gzip) }
            let bytes = chunk
            return try deliver(bytes.span.extracting(0..<count), body)
        }
        if !hasBlock { hasBlock = try input.readBlock() }
        hasBlock = false
        let bytes = input.block
        return try deliver(bytes.span.extracting(0..<input.count), body)
    }

    /// Calls `body` with each chunk in turn.
    func forEachChunk(_ body: (Span<UInt8>) throws -> Void) throws {
        while try next(body) {}
    }

    private func deliver(
        _ bytes: Span<UInt8>, _ body: (Span<UInt8>) throws -> Void
    ) throws -> Bool {
        if bytes.isEmpty { return false }
        self.bytes += UInt64(bytes.count)
        try checkLimits()
        if isFirst, isCompressed {
            try Self.refuseCompression(bytes, at: SourcePlace(file: name), inside: true)
        }
        isFirst = false
        try body(bytes)
        return true
    }

    private func checkLimits() throws(SourceError) {
        let place = SourcePlace(file: name)
        if bytes > limits.decompressedBytes {
            throw SourceError(
                .limit, at: place, problem: "too many bytes",
                found: "more than \(limits.decompressedBytes)")
        }
        guard isCompressed, bytes > limits.bytesBeforeRatio else { return }
        let (ratioBytes, overflow) = fileBytes.multipliedReportingOverflow(
            by: limits.compressionRatio)
        if !overflow, bytes > ratioBytes {
            throw SourceError(
                .limit, at: place, problem: "decompresses to far more than it should",
                found: "\(bytes) bytes from \(fileBytes)",
                expected: "at most \(limits.compressionRatio) to 1",
                hint: "this looks like a decompression bomb; unpack the file if it is none")
        }
    }

    private func noteEnd(of gzip: GzipStream) {
        if gzip.hasPadding, !notes.contains(where: { $0.text.utf8.starts(with: "zeros".utf8) }) {
            notes.append(
                SourceNote("zeros after the end of the gzip data", at: SourcePlace(file: name)))
        }
    }

    private static func refuseCompression(
        _ start: Span<UInt8>, at place: SourcePlace, inside: Bool = false
    ) throws(SourceError) {
        guard let format = ContentGuess.compression(start) else { return }
        throw SourceError(
            .badData, at: place,
            problem: inside ? "compressed twice" : "a format that is not read here",
            found: (inside ? "inside the gzip data is " : "it looks like ") + format,
            expected: "plain text or XML, as it is or in gzip", hint: "unpack it first")
    }

    private static func isGzipName(_ name: String) -> Bool {
        let suffix = name.utf8.suffix(5).map { $0 | 0x20 }
        return suffix.suffix(3) == Array(".gz".utf8)[...] || suffix == Array(".gzip".utf8)
            || suffix.suffix(4) == Array(".tgz".utf8)[...]
    }
}
