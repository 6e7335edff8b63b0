import DictModel
import Platform

/// A stream of the unpacked bytes of a bzip2, xz or zstd file, or of the files in a zip or tar
/// archive.
///
/// The packed file is read in blocks, and nothing is written to disk, so the paths of archive
/// members need not be safe. The stream uses the memory of one block and of the decoder, which
/// needs 4 MB for bzip2 and at most 128 MiB for the other formats. A file that needs more is an
/// error.
@safe final class ArchiveStream {
    private static let windowLimit: UInt64 = 128 << 20

    let packing: Packing
    /// The path of the archive member that is being read, or an empty array if there is none.
    private(set) var member: [UInt8] = []
    /// The number of members begun so far; any file other than an archive counts as one member.
    private(set) var members = 0
    /// The number of archive members skipped so far because they are neither files nor folders,
    /// such as links.
    private(set) var skipped = 0

    /// The first member whose path differs from an earlier one only in its normal form, if any does.
    private(set) var alike: [UInt8]?

    private let library: ArchiveLibrary
    private let input: any BlockInput
    private let handle: OpaquePointer
    private let block: UnsafeMutablePointer<UInt8>
    /// Whether the current block of `input` still has to be passed to libarchive.
    private var hasBlock = true
    private var failure: Diagnostic?
    private var paths: Set<[UInt8]> = []
    /// The paths that are not ASCII; texts are equal if their normal forms are.
    private var accentedPaths: Set<String> = []
    private var zipDirectory = ZipDirectory()
    private var xzBlocks = XZBlocks()
    private var tarEnd = TarEnd()
    /// Whether libarchive has reported the end, after which it must not read another member.
    private var isAtEnd = false

    /// Creates a stream that unpacks `input` and is positioned at its first member.
    ///
    /// - Parameters:
    ///   - input: The packed file, whose first block must already have been read.
    ///   - packing: The format of `input`, as indicated by its first block.
    /// - Throws: ``Diagnostic`` if libarchive is not available, or if the file is damaged or needs
    ///   too much memory.
    init(_ input: any BlockInput, _ packing: Packing) throws(Diagnostic) {
        let library: ArchiveLibrary
        do {
            library = try ArchiveLibrary.loaded.get()
        } catch {
            throw Diagnostic(
                .archiveNoLibrary, at: input.place, "libarchive is needed to unpack it",
                found: "\(packing.name); \(error.reason)",
                hint: "install libarchive (Debian: libarchive13), or unpack the file first")
        }
        // Safe because the handle is checked for `nil`, and freed only in `deinit`.
        guard let handle = unsafe library.new() else {
            throw Diagnostic(.sourceTooLarge, at: input.place, "no memory to unpack")
        }
        (self.library, self.input, self.packing) = (library, input, packing)
        unsafe self.handle = handle
        // Safe because the buffer has the size of a block, and is freed only in `deinit`.
        unsafe block = UnsafeMutablePointer<UInt8>.allocate(capacity: FileInput.blockSize)
        _ = unsafe library.settings[packing]?.map { setting in unsafe setting(handle) }
        // Safe because the stream, which is not retained, outlives the handle.
        let client = unsafe Unmanaged.passUnretained(self).toOpaque()
        let status = unsafe library.open(handle, client, nil, Self.nextBlock, nil)
        // Without the filter of its packing, libarchive would give the file as it is.
        guard status == ArchiveLibrary.ok,
            unsafe packing.isArchive || library.filterCount(handle) > 1
        else { throw fault() }
        _ = try nextMember()
    }

    /// Whether the file was packed twice in the same way, which libarchive unpacks in one go.
    ///
    /// libarchive counts a filter for each time that the file was packed, and one for reading it.
    var isPackedTwice: Bool { unsafe library.filterCount(handle) > 2 }

    deinit {
        // Safe because nothing uses the handle and the buffer any more.
        _ = unsafe library.free(handle)
        unsafe block.deallocate()
    }

    /// Fills `output` with the next bytes of the current member and returns their number.
    ///
    /// The number is less than `output.count` only at the end of the member, and 0 if no bytes are
    /// left.
    ///
    /// - Throws: ``Diagnostic`` if the file cannot be read or is damaged.
    func read(into output: inout [UInt8]) throws(Diagnostic) -> Int {
        if members == 0 { return 0 }
        var filled = 0
        while filled < output.count {
            let got = unsafe output.withUnsafeMutableBytes { bytes in
                // Safe because the rest of the buffer, which the call may fill, begins at `filled`.
                unsafe library.readData(
                    handle, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
            }
            guard got >= 0 else { throw fault() }
            if got == 0 { break }
            filled += got
        }
        return filled
    }

    /// Moves to the next member and returns true, or returns false at the end of the packed file.
    ///
    /// Only files count as members of an archive. Folders are skipped; links and devices are
    /// skipped and counted in ``skipped``.
    ///
    /// - Throws: ``Diagnostic`` if the file is damaged, if bytes follow the packed data, or if a
    ///   member is encrypted or has the same path as an earlier one.
    func nextMember() throws(Diagnostic) -> Bool {
        if isAtEnd { return false }
        return try library.withNameLocale { () throws(Diagnostic) in try findMember() }
    }

    private func findMember() throws(Diagnostic) -> Bool {
        while true {
            // Safe because the entry is used only until the next call, which changes it.
            var entry: OpaquePointer?
            let status = unsafe library.nextHeader(handle, &entry)
            if status == ArchiveLibrary.end {
                isAtEnd = true
                try finish()
                return false
            }
            guard status == ArchiveLibrary.ok else { throw fault() }
            guard packing.isArchive else {
                members += 1
                return true
            }
            var path = try unsafe path(of: entry)
            if packing == .zip {
                guard let name = zipDirectory.addMember(contentAt: used) else {
                    throw damaged("a member without a header", PrintableText.quoted(path))
                }
                // libarchive changes the normal form of a name in UTF-8.
                if String(validating: name, as: UTF8.self) != nil { path = name }
            }
            let type = unsafe library.fileType(entry) & S_IFMT
            let isLink = unsafe library.hardLink(entry) != nil
            // A member of a zip archive may have no type; in tar, only a link has none.
            guard !isLink, type == S_IFREG || type == 0 && packing == .zip else {
                if type != S_IFDIR { skipped += 1 }
                continue
            }
            guard paths.insert(path).inserted else {
                throw damaged("two members of one name", PrintableText.quoted(path))
            }
            if path.contains(where: { $0 >= 0x80 }),
                let text = String(validating: path, as: UTF8.self),
                !accentedPaths.insert(text).inserted
            {
                alike = alike ?? path
            }
            guard unsafe library.isEncrypted(entry) == 0 else {
                throw damaged("an encrypted member", PrintableText.quoted(path))
            }
            member = path
            members += 1
            return true
        }
    }

    /// The number of bytes of the packed file that libarchive has read, which lie before the content
    /// of a member if it has just begun.
    private var used: UInt64 { UInt64(clamping: unsafe library.filterBytes(handle, -1)) }

    /// Reads the rest of the file, and throws if bytes follow the packed data, if the directory of a
    /// zip archive is wrong, or if a tar archive lacks its end.
    private func finish() throws(Diagnostic) {
        let used = self.used
        if packing == .zip { try zipDirectory.read(from: used, at: input.place) }
        while try input.readBlock() {
            try lookAtBlock()
            if packing == .zip { try zipDirectory.read(from: 0, at: input.place) }
        }
        let size = input.offset + UInt64(input.count)
        switch packing {
        case .zip: return try zipDirectory.check(at: input.place)
        case .tar:
            let end = UInt64(clamping: unsafe library.headerPosition(handle))
            return try tarEnd.check(end: end, read: used, at: input.place)
        case .bzip2, .xz, .zstd: if used >= size { return }
        }
        throw Diagnostic(
            .archiveTrailingData, at: input.place.at(byte: used), "garbage after the packed data",
            found: "\(size - used) bytes",
            hint: "cut the file there, or fetch it again")
    }

    private func path(of entry: OpaquePointer?) throws(Diagnostic) -> [UInt8] {
        // Safe because the text is null-terminated and copied before the next call.
        guard let text = unsafe library.path(entry) else {
            throw damaged("a member without a name", packing.name)
        }
        let path = unsafe [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
        guard path.count <= 4_096, paths.count < 1_000_000 else {
            throw damaged("too many or too long names", PrintableText.quoted(path))
        }
        return path
    }

    // MARK: - Faults

    private func fault() -> Diagnostic {
        if let failure { return failure }
        // Safe because the text is null-terminated and copied at once.
        let text = unsafe library.errorText(handle).map { unsafe String(cString: $0) } ?? ""
        let reason = PrintableText.escaped(Array(text.utf8), limit: 120)
        let isCut = reason.contains("runcated") || reason.contains("nexpected end")
        if reason.contains("memory") {
            return Diagnostic(
                .sourceTooLarge, at: input.place, "needs too much memory to unpack", found: reason)
        }
        // The position is negative once libarchive has given up, and that of zip is of no use.
        let header = packing == .tar && !isCut ? unsafe library.headerPosition(handle) : -1
        let offset = UInt64(exactly: header) ?? input.offset + UInt64(input.count)
        return Diagnostic(
            isCut ? .archiveTruncated : .archiveDamaged, at: input.place.at(byte: offset),
            isCut ? "the packed data is cut" : "damaged packed data",
            found: reason.isEmpty ? packing.name : reason, hint: "fetch or pack the file again")
    }

    private func damaged(_ problem: String, _ found: String) -> Diagnostic {
        Diagnostic(
            .archiveDamaged, at: input.place, "in an archive, " + problem, found: found,
            hint: "unpack it, and name the file")
    }

    // MARK: - The packed file

    /// The callback with which libarchive fetches the next block of the packed file.
    private static let nextBlock: ArchiveLibrary.NextBlock = { _, client, target in
        guard let client = unsafe client else { return -1 }
        // Safe because the stream outlives the handle, and so all calls.
        let stream = unsafe Unmanaged<ArchiveStream>.fromOpaque(client).takeUnretainedValue()
        let count = stream.fillBlock()
        // Safe because the target is libarchive's variable, and the block outlives the handle.
        unsafe target?.pointee = unsafe UnsafeRawPointer(stream.block)
        return count
    }

    /// Copies the next block of the packed file to the buffer from which libarchive reads.
    ///
    /// - Returns: The number of bytes copied, 0 at the end of the file, or -1 after an error, which
    ///   is then stored in ``failure``.
    private func fillBlock() -> Int {
        do throws(Diagnostic) {
            if !hasBlock, !(try input.readBlock()) { return 0 }
            try lookAtBlock()
        } catch {
            failure = error
            return -1
        }
        hasBlock = false
        let bytes = input.block
        for index in 0..<input.count {
            // Safe because the block has room for as many bytes as that of `input`.
            unsafe block[index] = bytes[index]
        }
        return input.count
    }

    /// Looks at the current block of `input` before libarchive gets it.
    ///
    /// - Throws: ``Diagnostic`` if it takes too much memory to unpack.
    private func lookAtBlock() throws(Diagnostic) {
        let bytes = input.block
        let block = bytes.span.extracting(0..<input.count)
        switch packing {
        case .zip: zipDirectory.add(block)
        case .tar: tarEnd.add(block)
        case .xz:
            xzBlocks.add(block)
            guard xzBlocks.window > Self.windowLimit else { return }
            throw Diagnostic(
                .sourceTooLarge, at: input.place, "needs too much memory to unpack",
                found: "\(xzBlocks.window) bytes", expected: "at most \(Self.windowLimit)",
                hint: "pack it again with a smaller dictionary, as `xz -9` does")
        case .bzip2, .zstd: break
        }
    }
}
