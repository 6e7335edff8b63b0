import DictModel

/// The last bytes of a zip archive, where its directory ends.
///
/// libarchive reads an archive from its start and ignores the directory, so it takes an archive that
/// was cut between two members for a complete one, and ignores a second archive in the same file.
/// Therefore the directory is checked here: it has to be at its place, to end where the archive ends,
/// and to list as many members as were read.
struct ZipEnd {
    private static let signature: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
    /// The signature of what is 20 bytes before, if numbers of 64 bits stand elsewhere.
    private static let locator: [UInt8] = [0x50, 0x4B, 0x06, 0x07]
    private static let size = 22
    /// The number of last bytes that can have the end of the directory: a comment may follow it.
    private static let limit = size + 0xFFFF

    private var bytes: [UInt8] = []

    /// Adds the next bytes of the archive.
    mutating func add(_ block: Span<UInt8>) {
        if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
        bytes.append(contentsOf: block)
    }

    /// Checks the directory of an archive of `size` bytes, from which `members` members were read.
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
        // 65535 also means any larger number.
        guard listed == 0xFFFF || listed == members else {
            throw Diagnostic(
                .archiveDamaged, at: place,
                "the directory of the archive is not that of its members",
                found: "\(listed) listed, \(members) there", hint: "fetch or pack the file again")
        }
    }

    /// The number in the two bytes at `index`, which must be in range.
    private func number(at index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
}
