import DictModel

/// A format of compressed files or archives that libarchive unpacks.
///
/// Gzip is not among them, because ``GzipStream`` reads it.
enum Packing: CaseIterable {
    case bzip2, xz, zstd, zip, tar

    /// The name of a file in this format with its article, such as "a zip archive".
    var name: String {
        switch self {
        case .bzip2: "a bzip2 file"
        case .xz: "an xz file"
        case .zstd: "a zstd file"
        case .zip: "a zip archive"
        case .tar: "a tar archive"
        }
    }

    var isArchive: Bool { self == .zip || self == .tar }

    /// The endings of file names that indicate this format, with their dots.
    private var endings: [String] {
        switch self {
        case .bzip2: [".bz2", ".tbz2"]
        case .xz: [".xz", ".txz"]
        case .zstd: [".zst", ".tzst"]
        case .zip: [".zip"]
        case .tar: [".tar"]
        }
    }

    /// Creates the packing of a file from its first bytes, or returns `nil` if they do not indicate
    /// any of the formats.
    ///
    /// If the ending of `name` indicates the same format, its signature is enough.
    /// A tar archive is not recognised here, because it may itself be packed: see
    /// ``ContentGuess/isTar(_:)``.
    init?(content start: Span<UInt8>, name: String) {
        let name = ContentGuess.compression(start, name: name)
        guard let packing = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = packing
    }

    /// Creates the packing that the ending of a file name indicates, or returns `nil` if it does
    /// not indicate any.
    ///
    /// The case of ASCII letters is ignored.
    init?(fileName: String) {
        let name = fileName.utf8.suffix(8).map { ASCII.lowercased($0) }
        let packing = Self.allCases.first { packing in
            packing.endings.contains { ending in
                name.count > ending.utf8.count
                    && name.suffix(ending.utf8.count).elementsEqual(
                        ending.utf8)
            }
        }
        guard let packing else { return nil }
        self = packing
    }
}

/// Bytes that are read in blocks of 64 KiB: a file as stored, or what is packed in it.
protocol BlockInput: AnyObject {
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
