import DictModel

/// The directory at the end of a zip archive, which decides what the archive contains.
///
/// libarchive reads an archive from its start and ignores the directory. It therefore accepts an
/// archive that was cut off between two members, ignores a second archive in the same file, and
/// cannot tell a link from a file. So the directory must list each member that was read, at its
/// place and with its name, as a file or a folder, and end the archive.
struct ZipDirectory {
    /// The kinds of records in and behind the directory, by the last two bytes of their signatures.
    private enum Record: UInt64 {
        case member = 0x0201
        case signature = 0x0505
        case end = 0x0605
        case zip64End = 0x0606
        case zip64Locator = 0x0706

        /// The size of the record without its parts of variable size, in bytes.
        var size: Int {
            switch self {
            case .member: 46
            case .signature: 6
            case .end: 22
            case .zip64End: 56
            case .zip64Locator: 20
            }
        }
    }

    private static let headerSize = 30
    /// The number of bytes that are kept before the last block: the longest header of a member.
    private static let kept = headerSize + 2 * 0xFFFF

    /// The names of the members, by the offsets of their headers.
    private var names: [UInt64: [UInt8]] = [:]
    private var members = 0
    /// The last bytes of the archive so far or, once the directory has begun, those not read yet.
    private var bytes: [UInt8] = []
    /// The offset in the archive of the first of ``bytes``.
    private var offset: UInt64 = 0
    /// The offset of the directory, or `nil` before it has begun.
    private var start: UInt64?
    private var listed: UInt64 = 0
    /// The number of members, and the offset of the directory, that the last records state.
    private var stated: (count: UInt64, offset: UInt64)?
    private var hasEnded = false
    /// The number of bytes behind the directory.
    private var trailing = 0

    mutating func add(_ block: Span<UInt8>) {
        guard !hasEnded else {
            trailing += block.count
            return
        }
        if start == nil, bytes.count > Self.kept { drop(bytes.count - Self.kept) }
        bytes.append(contentsOf: block)
    }

    private mutating func drop(_ count: Int) {
        bytes.removeFirst(count)
        offset += UInt64(count)
    }

    /// Takes the name of a member, whose content begins at `end`, from the header before it.
    ///
    /// - Returns: The name, or `nil` if there is no header that ends there.
    mutating func addMember(contentAt end: UInt64) -> [UInt8]? {
        members += 1
        guard end >= offset, let end = Int(exactly: end - offset), end <= bytes.count else {
            return nil
        }
        let bytes = bytes
        let span = bytes.span
        var header = end - Self.headerSize
        while header >= 0 {
            if span.hasBytes([0x50, 0x4B, 3, 4], at: header) {
                let name = header + Self.headerSize
                let length = Int(span.littleEndian(2, at: header + 26))
                if name + length + Int(span.littleEndian(2, at: header + 28)) == end {
                    let place = offset + UInt64(header)
                    let bytes = [UInt8](span.extracting(name..<name + length))
                    names[place] = bytes
                    return bytes
                }
            }
            header -= 1
        }
        return nil
    }

    /// Reads what has been added of the directory, which begins at `start` or after it.
    ///
    /// - Throws: ``Diagnostic`` if the directory does not list the members that were read, or lists a
    ///   link or a device.
    mutating func read(from start: UInt64, at place: Place) throws(Diagnostic) {
        if self.start == nil {
            drop(min(Int(clamping: start - min(start, offset)), bytes.count))
            // Like libarchive, pass over other bytes before the directory.
            var next = 0
            while next + 4 <= bytes.count, record(at: next).map({ $0 == .zip64Locator }) ?? true {
                next += 1
            }
            drop(next)
            if bytes.count >= 4 { self.start = offset }
        }
        var next = 0
        defer {
            drop(next)
            if hasEnded {
                trailing += bytes.count
                bytes = []
            }
        }
        while next + 4 <= bytes.count, !hasEnded {
            guard let record = record(at: next) else { throw misplaced(at: place) }
            guard let size = size(of: record, at: next), size <= bytes.count - next else { return }
            let bytes = bytes
            try read(record, bytes.span.extracting(next..<next + size), at: place)
            next += size
        }
    }

    /// The kind of the record at `start`, or `nil` if there is none.
    private func record(at start: Int) -> Record? {
        let head = bytes.span.littleEndian(4, at: start)
        return head & 0xFFFF == 0x4B50 ? Record(rawValue: head >> 16) : nil
    }

    /// Returns the size of the record at `start`, or `nil` if too little of it is there.
    private func size(of record: Record, at start: Int) -> Int? {
        guard bytes.count - start >= record.size else { return nil }
        let span = bytes.span
        func number(_ offset: Int) -> Int { Int(span.littleEndian(2, at: start + offset)) }
        switch record {
        case .member: return record.size + number(28) + number(30) + number(32)
        case .signature: return record.size + number(4)
        case .end: return record.size + number(20)
        case .zip64End:
            let size = span.littleEndian(8, at: start + 4)
            return max(record.size, Int(min(size, 1 << 20)) + 12)
        case .zip64Locator: return record.size
        }
    }

    private mutating func read(
        _ record: Record, _ span: Span<UInt8>, at place: Place
    ) throws(Diagnostic) {
        switch record {
        case .member: try readMember(span, at: place)
        case .signature, .zip64Locator: break
        case .zip64End: stated = (span.littleEndian(8, at: 32), span.littleEndian(8, at: 48))
        case .end:
            hasEnded = true
            let (count, directory) = (span.littleEndian(2, at: 10), span.littleEndian(4, at: 16))
            // Numbers that are too large for this record are in that of zip64.
            let end = stated ?? (0xFFFF, 0xFFFF_FFFF)
            stated = (
                count == 0xFFFF ? end.count : count,
                directory == 0xFFFF_FFFF ? end.offset : directory
            )
        }
    }

    private mutating func readMember(_ entry: Span<UInt8>, at place: Place) throws(Diagnostic) {
        listed += 1
        let end = 46 + Int(entry.littleEndian(2, at: 28))
        let name = [UInt8](entry.extracting(46..<end))
        var header = entry.littleEndian(4, at: 42)
        if header == 0xFFFF_FFFF {
            header = Self.zip64Offset(entry, from: end) ?? header
        }
        guard let other = names.removeValue(forKey: header) else { throw wrong(at: place) }
        guard other == name else {
            throw Diagnostic(
                .archiveDamaged, at: place, "a member has two names",
                found: PrintableText.quoted(other), expected: PrintableText.quoted(name),
                hint: "fetch or pack the file again")
        }
        // Unix (3) and macOS (19) store the kind of a file.
        let kind = entry.littleEndian(2, at: 40) & 0xF000
        if entry[5] == 3 || entry[5] == 19, ![0, 0x4000, 0x8000].contains(kind) {
            throw Diagnostic(
                .archiveLink, at: place.of(member: name), "a member that is not a file",
                found: kind == 0xA000 ? "a link" : "a device or the like",
                hint: "pack the files themselves, as `zip` does without -y")
        }
    }

    /// Returns the offset of a header from the fields of zip64, which follow the name of a member.
    private static func zip64Offset(_ entry: Span<UInt8>, from start: Int) -> UInt64? {
        let end = start + Int(entry.littleEndian(2, at: 30))
        var index = start
        while index + 4 <= end {
            let next = index + 4 + Int(entry.littleEndian(2, at: index + 2))
            if entry.littleEndian(2, at: index) == 1 {
                // The sizes come first if they are too large, too.
                for size in [24, 20] where entry.littleEndian(4, at: size) == 0xFFFF_FFFF {
                    index += 8
                }
                return index + 12 <= min(next, end) ? entry.littleEndian(8, at: index + 4) : nil
            }
            index = next
        }
        return nil
    }

    /// Checks that the archive, of which all bytes have been read, is complete.
    ///
    /// - Throws: ``Diagnostic`` if the directory is cut off, wrong or followed by other bytes.
    func check(at place: Place) throws(Diagnostic) {
        guard hasEnded, let stated, let start else {
            throw Diagnostic(
                .archiveTruncated, at: place.at(byte: offset + UInt64(bytes.count)),
                "the packed data is cut", found: "no end of the directory of the archive",
                hint: "fetch or pack the file again")
        }
        guard trailing == 0 else {
            throw Diagnostic(
                .archiveTrailingData, at: place.at(byte: offset), "garbage after the packed data",
                found: "\(trailing) bytes", hint: "cut the file there, or fetch it again")
        }
        guard stated.offset == start else { throw misplaced(at: place) }
        guard stated.count == listed, names.isEmpty else { throw wrong(at: place) }
    }

    private func misplaced(at place: Place) -> Diagnostic {
        Diagnostic(
            .archiveDamaged, at: place, "the directory of the archive is not at its place",
            found: "\(start ?? offset)", expected: stated.map { "\($0.offset)" },
            hint: "fetch or pack the file again")
    }

    private func wrong(at place: Place) -> Diagnostic {
        Diagnostic(
            .archiveDamaged, at: place, "the directory of the archive is not that of its members",
            found: "\(stated?.count ?? listed) listed, \(members) there",
            hint: "fetch or pack the file again")
    }
}
