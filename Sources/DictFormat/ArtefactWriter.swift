public import DictModel

/// Assembles the bytes of an artefact from its sections, in the order in which they are added.
public struct ArtefactWriter: Sendable {
    private let kind: ArtefactKind
    private let language: Language
    private var sections: [(id: SectionID, bytes: [UInt8])] = []

    /// Creates a writer for an artefact of `kind`, without any sections yet.
    public init(kind: ArtefactKind, language: Language) {
        self.kind = kind
        self.language = language
    }

    /// Adds the section `id` with the contents `bytes` after those added before.
    public mutating func add(_ id: SectionID, _ bytes: [UInt8]) {
        sections.append((id, bytes))
    }

    /// Returns the bytes of the file.
    ///
    /// The same sections always result in the same bytes. O(bytes).
    public func finish() -> [UInt8] {
        let tableEnd = ArtefactHeader.fixedSize + sections.count * ArtefactHeader.entrySize
        var body: [UInt8] = []
        var table: [UInt8] = []
        for section in sections {
            let start = tableEnd + 8 + body.count
            body.append(repeating: 0, count: Self.padding(after: start))
            table.append(littleEndian: section.id.rawValue)
            table.append(littleEndian: UInt32(0))
            table.append(littleEndian: UInt64(tableEnd + 8 + body.count))
            table.append(littleEndian: UInt64(section.bytes.count))
            table.append(littleEndian: Checksum.of(section.bytes))
            body.append(contentsOf: section.bytes)
        }
        var file = ArtefactHeader.magic
        file.append(ArtefactHeader.majorVersion)
        file.append(minorVersion)
        file.append(kind.rawValue)
        file.append(language.rawValue)
        file.append(littleEndian: UInt16(sections.count))
        file.append(littleEndian: UInt16(0))
        file.append(littleEndian: UInt64(tableEnd + 8 + body.count))
        file.append(contentsOf: table)
        file.append(littleEndian: Checksum.of(file))
        file.append(contentsOf: body)
        return file
    }

    /// The lowest minor version of the format that defines all the sections added.
    private var minorVersion: UInt8 {
        sections.contains { $0.id == FairWordsFormat.section } ? 1 : 0
    }

    private static func padding(after offset: Int) -> Int {
        (ArtefactHeader.alignment - offset % ArtefactHeader.alignment) % ArtefactHeader.alignment
    }
}

extension Array where Element == UInt8 {
    /// Appends the bytes of `value`, the lowest byte first.
    public mutating func append<T: FixedWidthInteger>(littleEndian value: T) {
        append(littleEndian: UInt64(truncatingIfNeeded: value), bytes: T.bitWidth / 8)
    }

    /// Appends the lowest `bytes` bytes of `value`, the lowest byte first.
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
    /// Returns the checksum of `bytes`.
    public static func of(_ bytes: [UInt8]) -> UInt64 {
        // Safe because the view does not leave the closure.
        unsafe bytes.withUnsafeBytes { unsafe of(ByteView($0)) }
    }
}
