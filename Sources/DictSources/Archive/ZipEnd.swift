import DictModel

/// The last bytes of a zip archive, which contain the end record of its directory.
///
/// libarchive reads an archive from its start and ignores the directory. It therefore accepts an
/// archive that was cut off between two members, and ignores a second archive in the same file. To
/// detect both, ``check(members:size:at:)`` checks the position of the directory, the number of
/// members that it lists, and that the archive ends with the end record.
struct ZipEnd {
    private static let signature: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
    /// The signature of the zip64 locator.
    ///
    /// An archive whose sizes need 64 bits has the locator in the 20 bytes before the end record.
    private static let locator: [UInt8] = [0x50, 0x4B, 0x06, 0x07]
    private static let size = 22
    /// The maximum size of the end record in bytes, including the comment at its end.
    private static let limit = size + 0xFFFF

    private var bytes: [UInt8] = []

    /// Adds the next bytes of the archive, and drops earlier bytes that are no longer needed.
    mutating func add(_ block: Span<UInt8>) {
        if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
        bytes.append(contentsOf: block)
    }

    /// Checks that the archive is complete and that its directory matches the members read.
    ///
    /// Call this method after all bytes of the archive have been added.
    ///
    /// - Parameters:
    ///   - members: The number of members of any kind that were read from the archive.
    ///   - size: The size of the archive in bytes.
    ///   - place: The place of the archive in diagnostics.
    /// - Throws: ``Diagnostic`` if the directory is cut off, wrong or followed by other bytes.
    func check(members: Int, size: UInt64, at place: Place) throws(Diagnostic) {
        let span = bytes.span
        var start = span.count - Self.size
        while start >= 0, !span.hasBytes(Self.signature, at: start) { start -= 1 }
        let end = start + Self.size + (start < 0 ? 0 : number(at: start + 20))
        guard start >= 0, end <= span.count else {
            throw Diagnostic(
                .archiveTruncated, at: place.at(byte: size), "the packed data is cut",
                found: "no end of the directory of the archive",
                hint: "fetch or pack the file again")
        }
        guard end == span.count else {
            throw Diagnostic(
                .archiveTrailingData, at: place.at(byte: size - UInt64(span.count - end)),
                "garbage after the packed data", found: "\(span.count - end) bytes",
                hint: "cut the file there, or fetch it again")
        }
        if start < 20 || !span.hasBytes(Self.locator, at: start - 20) {
            let directory = UInt64(number(at: start + 12) | number(at: start + 14) << 16)
            let offset = UInt64(number(at: start + 16) | number(at: start + 18) << 16)
            guard offset + directory == size - UInt64(span.count - start) else {
                throw Diagnostic(
                    .archiveDamaged, at: place, "the directory of the archive is not at its place",
                    found: "\(size - UInt64(span.count - start))",
                    expected: "its end at byte \(offset + directory)",
                    hint: "fetch or pack the file again")
            }
        }
        let listed = number(at: start + 10)
        // 65,535 can also mean any larger number.
        guard listed == 0xFFFF || listed == members else {
            throw Diagnostic(
                .archiveDamaged, at: place,
                "the directory of the archive is not that of its members",
                found: "\(listed) listed, \(members) there", hint: "fetch or pack the file again")
        }
    }

    /// Returns the little-endian number in the two bytes at `index`.
    ///
    /// - Precondition: Both bytes are in range.
    private func number(at index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
}
