public import DictModel

/// A writer that assembles the bytes of an artefact from its sections.
///
/// The file contains the sections in the order in which they are added.
public struct ArtefactWriter: Sendable {
    private let kind: ArtefactKind
    private let language: Language
    private var sections: [(id: SectionID, bytes: [UInt8])] = []

    /// Creates a writer for an artefact of `kind` in `language`, without any sections yet.
    public init(kind: ArtefactKind, language: Language) {
        self.kind = kind
        self.language = language
    }

    /// Adds a section named `id`, with the contents `bytes`, after the sections added so far.
    ///
    /// The name must differ from those of all other sections in the file.
    public mutating func add(_ id: SectionID, _ bytes: [UInt8]) {
        sections.append((id, bytes))
    }

    /// Returns the bytes of the finished file: the header, the section table and all sections
    /// added.
    ///
    /// The same sections in the same order always result in the same bytes.
    ///
    /// - Complexity: O(*n*), where *n* is the total size of the sections in bytes.
    public func finish() -> [UInt8] {
        var file = head(
            sections.map { ($0.id, $0.bytes.count, Checksum.of($0.bytes)) })
        for section in sections {
            file.append(repeating: 0, count: Self.padding(after: file.count))
            file.append(contentsOf: section.bytes)
        }
        return file
    }

    /// Returns the header of a file with `sections`, for files that do not fit into memory.
    ///
    /// The file has to go on with the sections in the same order, each after ``padding(after:)``.
    package func head(
        _ sections: [(id: SectionID, count: Int, checksum: UInt64)]
    ) -> [UInt8] {
        var end = ArtefactHeader.fixedSize + sections.count * ArtefactHeader.entrySize + 8
        var table: [UInt8] = []
        for section in sections {
            end += Self.padding(after: end)
            table.append(littleEndian: section.id.rawValue)
            table.append(littleEndian: UInt32(0))
            table.append(littleEndian: UInt64(end))
            table.append(littleEndian: UInt64(section.count))
            table.append(littleEndian: section.checksum)
            end += section.count
        }
        var head = ArtefactHeader.magic
        head.append(kind.majorVersion)
        head.append(Self.minorVersion(sections.map { $0.id }))
        head.append(kind.rawValue)
        head.append(language.rawValue)
        head.append(littleEndian: UInt16(sections.count))
        head.append(littleEndian: UInt16(0))
        head.append(littleEndian: UInt64(end))
        head.append(contentsOf: table)
        head.append(littleEndian: Checksum.of(head))
        return head
    }

    /// The lowest minor version of the file format that defines all `sections`.
    private static func minorVersion(_ sections: [SectionID]) -> UInt8 {
        sections.contains(where: { [FairWordsFormat.section, DaysFormat.section].contains($0) })
            ? 1 : 0
    }

    /// Returns the number of unused bytes between `offset` and the next section.
    package static func padding(after offset: Int) -> Int {
        (ArtefactHeader.alignment - offset % ArtefactHeader.alignment) % ArtefactHeader.alignment
    }
}

extension Array where Element == UInt8 {
    /// Appends all bytes of `value` in little-endian order.
    public mutating func append<T: FixedWidthInteger>(littleEndian value: T) {
        append(littleEndian: UInt64(truncatingIfNeeded: value), bytes: T.bitWidth / 8)
    }

    /// Appends the lowest `bytes` bytes of `value` in little-endian order.
    public mutating func append(littleEndian value: UInt64, bytes: Int) {
        for index in 0..<bytes {
            append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index)))
        }
    }

    fileprivate mutating func append(repeating byte: UInt8, count: Int) {
        for _ in 0..<count { append(byte) }
    }
}

extension Checksum {
    /// Returns the XXH64 checksum of `bytes`, with seed 0.
    public static func of(_ bytes: [UInt8]) -> UInt64 {
        // Safe because the view does not leave the closure.
        unsafe bytes.withUnsafeBytes { unsafe of(ByteView($0)) }
    }
}
