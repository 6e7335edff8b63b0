import DictModel

/// A stream of a file's contents in chunks of up to 64 KiB, which decompresses gzip, bzip2, xz,
/// zstd and zip files.
///
/// The stream recognises these formats by the content of the file, not by its name. It refuses
/// other compression formats, one compressed file inside another, and a file whose name ends in,
/// for example, `.gz` or `.xz` but whose content is not in that format. It uses the memory of two
/// chunks and, for a compressed file, of a ``GzipStream`` or an ``ArchiveStream``.
final class ByteStream {
    /// The place of the file, for use in diagnostics.
    let place: Place
    /// Whether the file is in one of the compression formats, according to its first bytes.
    let isCompressed: Bool
    /// Whether a zip archive may contain more than one file.
    ///
    /// If this is false, reading a second file throws an error.
    var allowsMembers = false
    /// The number of bytes that ``next(_:)`` has delivered so far, counted after decompression.
    private(set) var bytes: UInt64 = 0
    /// Notes for the user about the file, such as gzip data under a name without `.gz`.
    ///
    /// The array is complete once ``next(_:)`` has returned false.
    private(set) var notes: [Diagnostic] = []

    private let input: FileInput
    private let gzip: GzipStream?
    private let archive: ArchiveStream?
    private let limits: SourceLimits
    private var chunk: [UInt8] = []
    private var isFirst = true
    private var hasBlock: Bool
    private var hasNotedPadding = false

    /// Creates a stream over `input` and reads its first block.
    ///
    /// Pass an `input` from which nothing has been read yet.
    ///
    /// - Throws: ``Diagnostic`` if the block cannot be read, if its compression format is not
    ///   supported, or if the name of the file indicates a compression format but the block does
    ///   not.
    init(_ input: FileInput, limits: SourceLimits) throws(Diagnostic) {
        self.input = input
        self.limits = limits
        place = input.place
        hasBlock = try input.readBlock()
        let block = input.block
        let start = block.span.extracting(0..<input.count)
        let isNamed = Self.isGzipName(place.file)
        let isGzip = ContentGuess.isGzip(start)
        let packing = isGzip || isNamed ? nil : Packing(content: start)
        isCompressed = isGzip || packing != nil
        gzip = isGzip ? try GzipStream(input) : nil
        if let packing {
            let archive = try ArchiveStream(input, packing)
            self.archive = archive
            chunk = [UInt8](repeating: 0, count: FileInput.blockSize)
            if archive.isPackedTwice { throw compressionFault(packing.name) }
            return
        }
        archive = nil
        if isGzip {
            chunk = [UInt8](repeating: 0, count: FileInput.blockSize)
            if !isNamed {
                note(.gzipUnnamed, "gzip by its content, whatever its name")
            }
            return
        }
        try refuseCompression(start)
        if start.count == 1, start[0] == 0x1F {
            throw GzipStream.truncated(at: 1, of: place, found: "the file ends inside the header")
        }
        if let packing = Packing(fileName: place.file), !isGzip {
            throw Diagnostic(
                .archiveNameOnly, at: place, "not packed as its name says",
                found: start.isEmpty
                    ? "an empty file"
                    : "it begins with " + PrintableText.quoted(start, limit: 16),
                expected: packing.name, hint: "rename the file, or fetch it again")
        }
        if isNamed {
            throw Diagnostic(
                .gzipNameOnly, at: place, "not gzip, although its name says so",
                found: start.isEmpty
                    ? "an empty file"
                    : "it begins with " + PrintableText.quoted(start, limit: 16),
                expected: "the bytes 1F 8B", hint: "rename the file, or fetch it again")
        }
    }

    /// The number of bytes read from the file so far, before decompression.
    var fileBytes: UInt64 { input.offset + UInt64(input.count) }

    /// The path and the 1-based number of the zip member that is being read, or `nil` if the file
    /// is not a zip archive.
    ///
    /// The number is 0 if the archive contains no files.
    var member: (path: [UInt8], number: Int)? {
        guard let archive, archive.packing == .zip else { return nil }
        return (archive.member, archive.members)
    }

    /// The place of the current data in diagnostics: the file or, in a zip archive, the member that
    /// is being read, such as `lists.zip!words.txt`.
    var memberPlace: Place {
        guard let member, member.number > 0 else { return place }
        return place.of(member: member.path)
    }

    /// Calls `body` with the next chunk and returns true, or returns false at the end of the file.
    ///
    /// Every chunk is full except the last one of the file or, in a zip archive, of each member. No
    /// chunk contains bytes of two members.
    func next(_ body: (Span<UInt8>) throws -> Void) throws -> Bool {
        if let gzip {
            let count = try gzip.read(into: &chunk)
            if count == 0, gzip.hasPadding, !hasNotedPadding {
                hasNotedPadding = true
                note(.gzipPadding, "zeros after the end of the gzip data")
            }
            let bytes = chunk
            return try deliver(bytes.span.extracting(0..<count), body)
        }
        if let archive {
            var count = try archive.read(into: &chunk)
            while count == 0 {
                guard try archive.nextMember() else { return false }
                if archive.members > 1, !allowsMembers { throw Diagnostic.manyFiles(at: place) }
                count = try archive.read(into: &chunk)
            }
            let bytes = chunk
            return try deliver(bytes.span.extracting(0..<count), body)
        }
        if !hasBlock { hasBlock = try input.readBlock() }
        hasBlock = false
        let bytes = input.block
        return try deliver(bytes.span.extracting(0..<input.count), body)
    }

    /// Calls `body` with each remaining chunk of the file, in order.
    func forEachChunk(_ body: (Span<UInt8>) throws -> Void) throws {
        while try next(body) {}
    }

    private func deliver(
        _ bytes: Span<UInt8>, _ body: (Span<UInt8>) throws -> Void
    ) throws -> Bool {
        if bytes.isEmpty { return false }
        self.bytes += UInt64(bytes.count)
        try checkLimits()
        if isFirst, isCompressed { try refuseCompression(bytes) }
        isFirst = false
        try body(bytes)
        return true
    }

    private func checkLimits() throws(Diagnostic) {
        if bytes > limits.decompressedBytes {
            throw Diagnostic(
                .sourceTooLarge, at: place, "too many bytes",
                found: "more than \(limits.decompressedBytes)")
        }
        guard isCompressed, bytes > limits.bytesBeforeRatio else { return }
        let (ratioBytes, overflow) = fileBytes.multipliedReportingOverflow(
            by: limits.compressionRatio)
        if !overflow, bytes > ratioBytes {
            throw Diagnostic(
                .gzipBomb, at: place, "decompresses to far more than it should",
                found: "\(bytes) bytes from \(fileBytes)",
                expected: "at most \(limits.compressionRatio) to 1",
                hint: "this looks like a decompression bomb; if you trust it, unpack it first")
        }
    }

    private func note(_ code: Diagnostic.Code, _ text: String) {
        notes.append(Diagnostic(code, at: place, text))
    }

    /// Throws if the file's content begins like that of a compressed file.
    ///
    /// `start` contains the first bytes of the content, decompressed if the file is compressed.
    private func refuseCompression(_ start: Span<UInt8>) throws(Diagnostic) {
        if let format = ContentGuess.compression(start) { throw compressionFault(format) }
    }

    /// Returns the error that the content of the file is compressed in `format`, although it should
    /// be text.
    private func compressionFault(_ format: String) -> Diagnostic {
        Diagnostic(
            .compressionUnread, at: place,
            isCompressed ? "compressed twice" : "a format that is not read here",
            found: (isCompressed ? "inside the packed data is " : "it looks like ") + format,
            expected: "plain text or XML, as it is or in gzip, bzip2, xz, zstd or zip",
            hint: "unpack it first")
    }

    private static func isGzipName(_ name: String) -> Bool {
        let suffix = name.utf8.suffix(5).map { ASCII.lowercased($0) }
        return suffix.suffix(3) == Array(".gz".utf8)[...] || suffix == Array(".gzip".utf8)
            || suffix.suffix(4) == Array(".tgz".utf8)[...]
    }
}
