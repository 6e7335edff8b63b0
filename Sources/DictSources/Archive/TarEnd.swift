import DictModel

/// The end of a tar archive, which consists of blocks of zeros.
///
/// libarchive also takes the end of the file for the end of the archive, and stops at the first
/// block of zeros. It therefore accepts an archive that was cut off between two members, and ignores
/// a second archive in the same file. To detect both, ``check(end:read:at:)`` checks that zeros, and
/// nothing else, follow the last member.
struct TarEnd {
    private static let blockSize: UInt64 = 512

    private var size: UInt64 = 0
    private var contentEnd: UInt64 = 0

    mutating func add(_ bytes: Span<UInt8>) {
        var count = bytes.count
        while count > 0, bytes[count - 1] == 0 { count -= 1 }
        if count > 0 { contentEnd = size + UInt64(count) }
        size += UInt64(bytes.count)
    }

    /// Checks that the archive is complete.
    ///
    /// Call this method after all bytes of the archive have been added.
    ///
    /// - Parameters:
    ///   - end: The offset of the block after the last member.
    ///   - read: The number of bytes that libarchive has read.
    ///   - place: The place of the archive in diagnostics.
    /// - Throws: ``Diagnostic`` if there are no zeros at `end`, or if other bytes follow them.
    func check(end: UInt64, read: UInt64, at place: Place) throws(Diagnostic) {
        if contentEnd > end, read < size {
            throw Diagnostic(
                .archiveTrailingData, at: place.at(byte: read), "garbage after the packed data",
                found: "\(size - read) bytes", expected: "zeros, or the end of the file",
                hint: "cut the file there, or fetch it again")
        }
        if contentEnd > end || size < end + Self.blockSize {
            throw Diagnostic(
                .archiveTruncated, at: place.at(byte: size), "the packed data is cut",
                found: "the end of the file", expected: "a block of zeros",
                hint: "fetch or pack the file again")
        }
    }
}
