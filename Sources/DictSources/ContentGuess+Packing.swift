import CZlib
import DictModel

// Signatures of packed files, and the fields after them that tell them from texts.

extension ContentGuess {
    /// Returns the compression or archive format of a file that begins with `bytes`, or `nil` if
    /// none is recognised.
    ///
    /// The result is a phrase for messages, such as "a zip archive". If the ending of `name`, the
    /// name of the file, says so, too, then the signature is enough.
    static func compression(_ bytes: Span<UInt8>, name: String = "") -> String? {
        guard let found = signatures.first(where: { bytes.hasPrefix($0.bytes) }),
            found.isHead(bytes) || Packing(fileName: name)?.name == found.name
        else { return nil }
        return found.name
    }

    /// The signatures of packed files, each with a test of the bytes after it, which may be cut off.
    private static let signatures:
        [(name: String, bytes: [UInt8], isHead: @Sendable (Span<UInt8>) -> Bool)] = [
            ("gzip data", [0x1F, 0x8B], { isGzip($0) }),
            ("an xz file", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], isXZ),
            ("a bzip2 file", Array("BZh".utf8), isBzip2),
            ("a zstd file", [0x28, 0xB5, 0x2F, 0xFD], isZstd),
            // No text has the last two bytes of the signature.
            ("a zip archive", [0x50, 0x4B, 0x03, 0x04], { _ in true }),
            (
                "a zip archive", [0x50, 0x4B, 0x05, 0x06],
                { bytes in (4..<min(bytes.count, 20)).allSatisfy { bytes[$0] == 0 } }
            ),
            (
                "a 7z archive", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C],
                { $0.count < 7 || $0[6] == 0 }
            ),
            ("an lz4 file", [0x04, 0x22, 0x4D, 0x18], { $0.count < 5 || $0[4] >> 6 == 1 }),
            (
                "a compress (.Z) file", [0x1F, 0x9D],
                { $0.count < 3 || (9...16).contains($0[2] & 0x1F) }
            ),
            ("a zlib stream without a gzip header", [0x78, 0x01], isZlib),
            ("a zlib stream without a gzip header", [0x78, 0x9C], isZlib),
            ("a zlib stream without a gzip header", [0x78, 0xDA], isZlib),
        ]

    /// Whether a stream header of xz has a known check, and its own check sum.
    @Sendable private static func isXZ(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= 12 else { return true }
        let flags = [bytes[6], bytes[7]]
        let sum = unsafe flags.withUnsafeBufferPointer {
            // Safe because zlib reads the two bytes of the buffer.
            unsafe crc32(0, $0.baseAddress, 2)
        }
        return flags[0] == 0 && flags[1] & 0xF0 == 0
            && UInt(bytes.littleEndian(4, at: 8)) == UInt(sum)
    }

    /// Whether the magic number of a block, or of the end, follows the size of the blocks.
    @Sendable private static func isBzip2(_ bytes: Span<UInt8>) -> Bool {
        bytes.count >= 4 && ASCII.isDigit(bytes[3]) && bytes[3] != UInt8(ascii: "0")
            && (bytes.hasBytes([0x31, 0x41, 0x59, 0x26, 0x53, 0x59], at: 4)
                || bytes.hasBytes([0x17, 0x72, 0x45, 0x38, 0x50, 0x90], at: 4))
    }

    /// Whether the header of a frame has its reserved bit clear, and the data are binary: a text that
    /// happens to begin like zstd is not, and a damaged file is still one.
    @Sendable private static func isZstd(_ bytes: Span<UInt8>) -> Bool {
        bytes.count > 4 && bytes[4] & 8 == 0 && isBinary(bytes)
    }

    /// Whether zlib unpacks the first 512 bytes or, if there are fewer, all of them and finds their
    /// check sum right, or lacks an end to binary data.
    @Sendable private static func isZlib(_ bytes: Span<UInt8>) -> Bool {
        var stream = unsafe z_stream()
        // Safe because the structure stays here until `inflateEnd`, and so do both buffers, whose
        // sizes zlib is told.
        guard
            unsafe inflateInit2_(
                &stream, 15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return false }
        defer { unsafe inflateEnd(&stream) }
        var input = [UInt8](bytes.extracting(first: 512))
        var output = [UInt8](repeating: 0, count: 512 * 1_032)
        let status = unsafe input.withUnsafeMutableBufferPointer { source in
            unsafe output.withUnsafeMutableBufferPointer { target in
                unsafe stream.next_in = source.baseAddress
                unsafe stream.avail_in = UInt32(source.count)
                unsafe stream.next_out = target.baseAddress
                unsafe stream.avail_out = UInt32(target.count)
                return unsafe inflate(&stream, Z_SYNC_FLUSH)
            }
        }
        let unpacked = unsafe stream.total_out
        return status == Z_STREAM_END
            || (status == Z_OK || status == Z_BUF_ERROR)
                && (input.count == 512 || unpacked > 0 && isBinary(bytes))
    }
}

extension Span<UInt8> {
    /// Returns the little-endian number in the `size` bytes at the offset `start`, at most 8.
    ///
    /// All bytes must be in range.
    func littleEndian(_ size: Int, at start: Int) -> UInt64 {
        var number: UInt64 = 0
        for index in 0..<size { number |= UInt64(self[start + index]) << UInt64(8 * index) }
        return number
    }
}
