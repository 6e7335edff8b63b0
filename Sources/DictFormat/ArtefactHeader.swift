public import DictModel

/// The header of an artefact: its kind, its language, and the positions of its sections.
///
/// An artefact is a file compiled by dictc, such as a lexicon. The header has the same layout in
/// all of them:
///
/// ```
/// bytes 0..<8    magic
///       8        major version     9   minor version
///       10       kind              11  language
///       12..<14  number of sections, 14..<16 zero
///       16..<24  length of the file
///       24...    one entry of 32 bytes per section:
///                name (4), zero (4), offset (8), length (8), checksum (8)
///       then     checksum of all bytes before (8)
/// ```
public struct ArtefactHeader: Sendable {
    /// The first eight bytes of every artefact.
    ///
    /// As in PNG (ISO/IEC 15948, 5.2), they reveal the usual accidents of copying a file as text.
    /// They consist of a byte with its high bit set, the name `DCT`, CR LF, control-Z and LF.
    public static let magic: [UInt8] = [0x8A, 0x44, 0x43, 0x54, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The major version of all files but lexicons; see ``ArtefactKind/majorVersion``.
    public static let majorVersion: UInt8 = 1
    /// The newest minor version of the file format that this module knows.
    ///
    /// Files with a newer minor version can be read as well. Each file states the lowest minor
    /// version that defines all its sections.
    public static let minorVersion: UInt8 = 1
    /// The alignment of sections in a file: each section starts at a multiple of 16 bytes.
    public static let alignment = 16
    /// The size of the header's fixed fields, which precede the section table, in bytes.
    public static let fixedSize = 24
    /// The size of one entry in the section table, in bytes.
    public static let entrySize = 32
    /// The maximum number of sections in an artefact.
    public static let maximumSections = 64
    /// The size of a header with so many sections, in bytes.
    package static let maximumSize = fixedSize + maximumSections * entrySize + 8

    /// An entry of the section table, which states the position and the checksum of one section.
    public struct Section: Sendable {
        /// The name of the section, such as INFO.
        public let id: SectionID
        /// The range of the section's bytes, as offsets from the start of the file.
        public let range: Range<Int>
        /// The checksum of the section's bytes, as stored in the section table.
        public let checksum: UInt64
    }

    /// The file's major version, which is ``ArtefactKind/majorVersion`` of its kind.
    public let major: UInt8
    /// The file's minor version, which may be newer than ``minorVersion``.
    public let minor: UInt8
    /// The kind of artefact in the file.
    public let kind: ArtefactKind
    /// The language of the file's contents.
    public let language: Language
    /// The entries of the section table, in the order of the sections in the file.
    public let sections: [Section]
    /// The size of the header, in bytes, including the section table and the header's checksum.
    public let size: Int
    /// The checksum of the header, which covers the section table and therefore the checksums of
    /// all sections.
    ///
    /// Files with different contents practically never have the same checksum, so this number can
    /// identify an artefact.
    public let checksum: UInt64

    /// Creates a header by reading and checking the first bytes of `file`.
    ///
    /// The magic bytes, the version, the length of the file and the header's checksum must be
    /// right. The kind and the language must be known, and every section must be in its place. The
    /// contents of the sections are not read; use ``verify(_:)`` to check them.
    ///
    /// - Throws: ``FormatError`` for the first fault found.
    /// - Complexity: O(*n*²), where *n* is the number of sections, at most 64.
    public init(_ file: ByteView) throws(FormatError) {
        try self.init(head: file, fileLength: file.count)
    }

    /// Creates a header by reading and checking `head`, the first bytes of a file of `fileLength`
    /// bytes, for files that do not fit into memory.
    ///
    /// ``maximumSize`` bytes are enough for any header.
    ///
    /// - Throws: ``FormatError``, as ``init(_:)`` does.
    package init(head file: ByteView, fileLength: Int) throws(FormatError) {
        guard file.count >= Self.fixedSize + 8 else {
            throw .notAnArtefact(Self.finding(file))
        }
        for (index, byte) in Self.magic.enumerated() where file.unchecked(index) != byte {
            throw .notAnArtefact(Self.finding(file))
        }
        major = file.unchecked(8)
        let supported =
            ArtefactKind(rawValue: file.unchecked(10))?.majorVersion ?? Self.majorVersion
        guard major == supported else {
            throw .unsupportedVersion(found: major, supported: supported)
        }
        let stated = file.uncheckedUInt64(16)
        guard stated == UInt64(fileLength) else {
            throw .wrongLength(found: fileLength, stated: stated)
        }
        let sectionCount = Int(file.unchecked(12)) | Int(file.unchecked(13)) << 8
        let tableEnd = Self.fixedSize + sectionCount * Self.entrySize
        guard sectionCount <= Self.maximumSections, tableEnd + 8 <= file.count,
            let head = file.slice(0..<tableEnd)
        else { throw .checksumMismatch(section: nil) }
        checksum = file.uncheckedUInt64(tableEnd)
        guard Checksum.of(head) == checksum else { throw .checksumMismatch(section: nil) }
        guard let kind = ArtefactKind(rawValue: file.unchecked(10)) else {
            throw .wrongKind(found: file.unchecked(10), expected: .lexicon)
        }
        guard let language = Language(rawValue: file.unchecked(11)) else {
            throw .unknownLanguage(found: file.unchecked(11))
        }
        minor = file.unchecked(9)
        self.kind = kind
        self.language = language
        size = tableEnd + 8
        sections = try Self.table(file, count: sectionCount, fileLength, headerSize: tableEnd + 8)
    }

    /// Returns the number of bytes needed to validate a stream that begins with `bytes`.
    ///
    /// This is the file length that the header states, 0 if the stream is not an artefact, or
    /// `Int.max` if `bytes` is still too short to decide.
    ///
    /// A caller should stop reading as soon as it has more bytes than this. That way, a stream of
    /// another format is rejected at once, and an endless one cannot fill the memory.
    ///
    /// - Complexity: O(1).
    public static func sufficientLength(_ bytes: [UInt8]) -> Int {
        guard bytes.count >= fixedSize + 8 else { return .max }
        guard bytes.starts(with: magic) else { return 0 }
        return Int(clamping: (16..<24).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[$1]) })
    }

    private static func table(
        _ file: ByteView, count: Int, _ fileLength: Int, headerSize: Int
    ) throws(FormatError) -> [Section] {
        var sections: [Section] = []
        var end = headerSize
        for index in 0..<count {
            let at = fixedSize + index * entrySize
            let id = SectionID(rawValue: file.uncheckedUInt32(at))
            let start = file.uncheckedUInt64(at + 8)
            let length = file.uncheckedUInt64(at + 16)
            let expected = (end + alignment - 1) / alignment * alignment
            guard start == UInt64(expected), expected <= fileLength,
                length <= UInt64(fileLength - expected)
            else { throw .misplacedSection(id) }
            for section in sections where section.id == id { throw .misplacedSection(id) }
            end = expected + Int(length)
            sections.append(
                Section(id: id, range: expected..<end, checksum: file.uncheckedUInt64(at + 24)))
        }
        guard end == fileLength else {
            throw .wrongLength(found: fileLength, stated: UInt64(end))
        }
        return sections
    }

    /// Returns a view of the contents of section `id` in `file`.
    ///
    /// - Parameters:
    ///   - id: The name of the section.
    ///   - file: The file from which this header was read.
    /// - Returns: A view that is valid for as long as the bytes of `file` are.
    /// - Throws: ``FormatError/missingSection(_:)`` if the section table does not list the section,
    ///   or ``FormatError/misplacedSection(_:)`` if `file` is too short to contain it.
    public func section(_ id: SectionID, of file: ByteView) throws(FormatError) -> ByteView {
        for section in sections where section.id == id {
            guard let bytes = file.slice(section.range) else { throw .misplacedSection(id) }
            return bytes
        }
        throw .missingSection(id)
    }

    /// Verifies the checksum of every section in `file`, and checks that the padding between
    /// sections is zero.
    ///
    /// `file` must be the file from which this header was read.
    ///
    /// - Throws: ``FormatError/checksumMismatch(section:)`` or ``FormatError/dirtyPadding``.
    /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
    public func verify(_ file: ByteView) throws(FormatError) {
        var end = size
        for section in sections {
            for offset in end..<section.range.lowerBound where file.uint8(offset) != 0 {
                throw .dirtyPadding
            }
            guard let bytes = file.slice(section.range), Checksum.of(bytes) == section.checksum
            else { throw .checksumMismatch(section: section.id) }
            end = section.range.upperBound
        }
    }

    /// Returns the likely reason why `file` does not start with the magic bytes of an artefact.
    private static func finding(_ file: ByteView) -> FormatError.MagicFinding {
        func starts(with bytes: [UInt8]) -> Bool {
            guard file.count >= bytes.count else { return false }
            for (index, byte) in bytes.enumerated() where file.unchecked(index) != byte {
                return false
            }
            return true
        }
        // The file is nothing but the beginning of an artefact: the end is missing.
        if starts(with: Array(magic.prefix(file.count))) { return .tooShort }
        if starts(with: [0x1F, 0x8B]) { return .gzip }
        if starts(with: [0x0A, 0x44, 0x43, 0x54]) { return .highBitStripped }
        if starts(with: [0xC2, 0x8A, 0x44, 0x43, 0x54]) { return .encodedAsUTF8 }
        if starts(with: [0xEF, 0xBF, 0xBD, 0x44, 0x43, 0x54]) { return .encodedAsUTF8 }
        if starts(with: [0x8A, 0x44, 0x43, 0x54]) { return .lineEndsConverted }
        return file.count < fixedSize + 8 ? .tooShort : .other
    }
}
