import DictModel

/// A stream of a file's contents in chunks of up to 64 KiB, which decompresses gzip, bzip2, xz and
/// zstd files and reads the files in zip and tar archives.
///
/// The stream recognises these formats by the content of the file, not by its name. A tar archive
/// may be compressed; the stream refuses any other compressed file inside another, other compression
/// formats, and a file whose name ends in, for example, `.gz` or `.xz` but whose content is not in
/// that format. It uses the memory of two chunks and, for a compressed file or an archive, of a
/// ``GzipStream`` or an ``ArchiveStream``.
final class ByteStream {
    let place: Place
    /// Whether the file is in one of the compression formats, according to its first bytes.
    let isCompressed: Bool
    /// Whether an archive may contain more than one file.
    ///
    /// If this is false, reading a second file throws an error. If it is true, an empty file is
    /// delivered as an empty chunk.
    var allowsMembers = false
    /// The number of bytes that ``next(_:)`` has delivered so far, counted after decompression.
    private(set) var bytes: UInt64 = 0
    /// Notes for the user about the file, such as gzip data under a name without `.gz`.
    ///
    /// The array is complete once ``next(_:)`` has returned false.
    private(set) var notes: [Diagnostic] = []

    private let input: FileInput
    private let gzip: GzipStream?
    /// The contents of the file after decompression, of which the first block has been read.
    private let content: any BlockInput
    private let archive: ArchiveStream?
    private let limits: SourceLimits
    private var chunk: [UInt8] = []
    /// Whether the current block of ``content`` still has to be delivered.
    private var hasBlock = true
    /// The number of archive members of which a chunk has been delivered.
    private var begun = 0

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
        _ = try input.readBlock()
        let stored = input.block
        let start = stored.span.extracting(0..<input.count)
        let isNamed = Self.isGzipName(place.file)
        let isGzip = ContentGuess.isGzip(start, isNamed: isNamed)
        let packing = isGzip || isNamed ? nil : Packing(content: start, name: place.file)
        gzip = isGzip ? try GzipStream(input) : nil
        isCompressed = gzip != nil || packing != nil
        if let gzip {
            content = UnpackedInput(input, limits: limits) { block throws(Diagnostic) in
                try gzip.read(into: &block)
            }
            if !isNamed {
                notes.append(
                    Diagnostic(
                        .gzipUnnamed, at: place, "gzip by its content, whatever its name"))
            }
        } else if let packing, !packing.isArchive {
            let packed = try ArchiveStream(input, packing)
            guard !packed.isPackedTwice else {
                throw Self.compressionFault(packing.name, inPacked: true, at: place)
            }
            content = UnpackedInput(input, limits: limits) { block throws(Diagnostic) in
                let count = try packed.read(into: &block)
                if count == 0 { _ = try packed.nextMember() }
                return count
            }
        } else {
            content = input
        }
        if content !== input { _ = try content.readBlock() }
        let block = content.block
        let inner = block.span.extracting(0..<content.count)
        if packing?.isArchive == true {
            archive = try ArchiveStream(input, .zip)
        } else if ContentGuess.isTar(inner) {
            archive = try ArchiveStream(content, .tar)
        } else {
            archive = nil
            try Self.refuseCompression(inner, inPacked: isCompressed, at: place)
            if !isCompressed { try Self.checkName(place, of: inner) }
        }
        if archive != nil { chunk = [UInt8](repeating: 0, count: FileInput.blockSize) }
    }

    /// Throws if `start`, the first bytes of an uncompressed file, are not what the name in `place`
    /// indicates.
    private static func checkName(_ place: Place, of start: Span<UInt8>) throws(Diagnostic) {
        if start.count == 1, start[0] == 0x1F {
            throw GzipStream.truncated(at: 1, of: place, found: "the file ends inside the header")
        }
        let found =
            start.isEmpty
            ? "an empty file" : "it begins with " + PrintableText.quoted(start, limit: 16)
        let hint = "rename the file, or fetch it again"
        if let packing = Packing(fileName: place.file) {
            throw Diagnostic(
                .archiveNameOnly, at: place, "not packed as its name says", found: found,
                expected: packing.name, hint: hint)
        }
        if isGzipName(place.file) {
            throw Diagnostic(
                .gzipNameOnly, at: place, "not gzip, although its name says so", found: found,
                expected: "the bytes 1F 8B", hint: hint)
        }
    }

    var fileBytes: UInt64 { input.offset + UInt64(input.count) }

    /// The path and the 1-based number of the archive member that is being read, or `nil` if the
    /// file is not an archive.
    ///
    /// The number is 0 if the archive contains no files.
    var member: (path: [UInt8], number: Int)? {
        guard let archive else { return nil }
        return (archive.member, archive.members)
    }

    /// The number of archive members skipped so far because they are neither files nor folders.
    var skippedMembers: Int { archive?.skipped ?? 0 }

    /// The place of the current data in diagnostics: the file or, in an archive, the member that is
    /// being read, such as `lists.zip!words.txt`.
    var memberPlace: Place {
        guard let member, member.number > 0 else { return place }
        return place.of(member: member.path)
    }

    /// Calls `body` with the next chunk and returns true, or returns false at the end of the file.
    ///
    /// Every chunk is full except the last one of the file or, in an archive, of each member. No
    /// chunk contains bytes of two members.
    func next(_ body: (Span<UInt8>) throws -> Void) throws -> Bool {
        if let archive { return try next(of: archive, body) || end() }
        guard try hasBlock || content.readBlock() else { return end() }
        hasBlock = false
        if content.count == 0 { return end() }
        bytes += UInt64(content.count)
        try limits.check(bytes, unpackedFrom: input)
        let block = content.block
        try body(block.span.extracting(0..<content.count))
        return true
    }

    private func next(
        of archive: ArchiveStream, _ body: (Span<UInt8>) throws -> Void
    ) throws -> Bool {
        while true {
            let count = try archive.read(into: &chunk)
            let isFirst = archive.members > begun
            if count > 0 || isFirst && allowsMembers {
                begun = archive.members
                bytes += UInt64(count)
                try limits.check(bytes, unpackedFrom: input)
                let bytes = chunk
                let start = bytes.span.extracting(0..<count)
                if isFirst {
                    if archive.members == 1, ContentGuess.isOffice(archive.member, start) {
                        throw Diagnostic.officeDocument(at: place)
                    }
                    try Self.refuseCompression(start, inPacked: true, at: memberPlace)
                }
                try body(start)
                return true
            }
            guard try archive.nextMember() else { return false }
            if archive.members > 1, !allowsMembers { throw Diagnostic.manyFiles(at: place) }
        }
    }

    private func end() -> Bool {
        if gzip?.hasPadding == true, !notes.contains(where: { $0.code == .gzipPadding }) {
            notes.append(
                Diagnostic(.gzipPadding, at: place, "zeros after the end of the gzip data"))
        }
        if let name = archive?.alike, !notes.contains(where: { $0.code == .sourceAlikeNames }) {
            notes.append(
                Diagnostic(
                    .sourceAlikeNames, at: place,
                    "two members have the same name with its accents encoded differently",
                    found: PrintableText.quoted(name),
                    hint: "both were read; rename one, since on some systems they are one file"))
        }
        if !allowsMembers, skippedMembers > 0 {
            notes.append(
                Diagnostic(
                    .archiveSkipped, at: place,
                    "\(skippedMembers) members of the archive are links or devices"))
        }
        return false
    }

    func forEachChunk(_ body: (Span<UInt8>) throws -> Void) throws {
        while try next(body) {}
    }

    private static func refuseCompression(
        _ start: Span<UInt8>, inPacked: Bool, at place: Place
    ) throws(Diagnostic) {
        if let format = ContentGuess.compression(start) {
            throw compressionFault(format, inPacked: inPacked, at: place)
        }
    }

    private static func compressionFault(
        _ format: String, inPacked: Bool, at place: Place
    ) -> Diagnostic {
        Diagnostic(
            .compressionUnread, at: place,
            inPacked ? "compressed twice" : "a format that is not read here",
            found: (inPacked ? "inside the packed data is " : "it looks like ") + format,
            expected: "plain text or XML, as it is or in gzip, bzip2, xz, zstd, zip or tar",
            hint: "unpack it first")
    }

    private static func isGzipName(_ name: String) -> Bool {
        let suffix = name.utf8.suffix(5).map { ASCII.lowercased($0) }
        return suffix.suffix(3) == Array(".gz".utf8)[...] || suffix == Array(".gzip".utf8)
            || suffix.suffix(4) == Array(".tgz".utf8)[...]
    }
}
