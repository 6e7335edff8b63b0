import DictModel

/// Bytes that are read in blocks of 64 KiB: a file as stored, or what is packed in it.
protocol BlockInput: AnyObject {
    /// The place of the file, for use in diagnostics.
    var place: Place { get }
    /// The buffer with the block read last, of which the first ``count`` bytes are valid.
    var block: [UInt8] { get }
    /// The number of valid bytes in ``block``, which is 0 at the end.
    var count: Int { get }
    /// The number of bytes read before those in ``block``.
    var offset: UInt64 { get }

    /// Reads the next block and returns true, or returns false at the end.
    ///
    /// Every block except the last is full.
    func readBlock() throws(Diagnostic) -> Bool
}

/// The unpacked bytes of a gzip, bzip2, xz or zstd file, within the limits on its size and ratio.
final class UnpackedInput: BlockInput {
    private(set) var block = [UInt8](repeating: 0, count: FileInput.blockSize)
    private(set) var count = 0
    private(set) var offset: UInt64 = 0

    private let input: FileInput
    private let limits: SourceLimits
    private let unpack: (_ output: inout [UInt8]) throws(Diagnostic) -> Int

    /// Creates an input of the bytes packed in `input`.
    ///
    /// `unpack` fills a block and returns the number of its bytes, which is less than the size of
    /// the block only at the end.
    init(
        _ input: FileInput, limits: SourceLimits,
        unpack: @escaping (_ output: inout [UInt8]) throws(Diagnostic) -> Int
    ) {
        (self.input, self.limits, self.unpack) = (input, limits, unpack)
    }

    var place: Place { input.place }

    func readBlock() throws(Diagnostic) -> Bool {
        offset += UInt64(count)
        count = try unpack(&block)
        try limits.check(offset + UInt64(count), unpackedFrom: input)
        return count > 0
    }
}

extension SourceLimits {
    /// Throws if `bytes`, the number of bytes unpacked so far from what was read of `input`, is more
    /// than a file may have or than its packing explains.
    func check(_ bytes: UInt64, unpackedFrom input: FileInput) throws(Diagnostic) {
        if bytes > decompressedBytes {
            throw Diagnostic(
                .sourceTooLarge, at: input.place, "too many bytes",
                found: "more than \(decompressedBytes)")
        }
        guard bytes > bytesBeforeRatio else { return }
        let packed = input.offset + UInt64(input.count)
        let (most, overflow) = packed.multipliedReportingOverflow(by: compressionRatio)
        if !overflow, bytes > most {
            throw Diagnostic(
                .gzipBomb, at: input.place, "decompresses to far more than it should",
                found: "\(bytes) bytes from \(packed)",
                expected: "at most \(compressionRatio) to 1",
                hint: "this looks like a decompression bomb; if you trust it, unpack it first")
        }
    }
}
