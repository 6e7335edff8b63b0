import DictFormat
import DictModel

/// A reader of a section of a part, of which a piece is in memory at a time.
struct PartStream {
    private let source: PartSource
    private let section: ArtefactHeader.Section
    private let pieceSize: Int
    /// The piece in memory.
    private var reader: PartReader
    /// The offset in the file of the first byte after the piece.
    private var next: Int
    private var checksum = Checksum.Stream()

    /// Creates a reader of the section `id` of `source`, which reads `pieceSize` bytes at a time.
    init(_ source: PartSource, _ id: SectionID, pieceSize: Int) throws(FormatError) {
        self.source = source
        self.pieceSize = pieceSize
        section = try source.section(id)
        reader = PartReader([], 0..<0, id)
        next = section.range.lowerBound
    }

    /// The number of bytes that have not been read.
    private var remaining: Int { reader.remaining + section.range.upperBound - next }

    /// Makes sure that the next `count` bytes are in memory, or all there are.
    private mutating func fill(_ count: Int) throws {
        guard reader.remaining < count, next < section.range.upperBound else { return }
        let end = next + min(max(count, pieceSize), section.range.upperBound - next)
        let piece = try source.bytes(in: next..<end)
        checksum.add(piece[...])
        let bytes = reader.remaining == 0 ? piece : reader.rest + piece
        reader = PartReader(bytes, bytes.indices, section.id)
        next = end
    }

    /// The error to throw if a field has a value that cannot be.
    var damage: FormatError { reader.damage }

    mutating func number(upTo limit: Int) throws -> Int {
        try fill(10)
        return try reader.number(upTo: limit)
    }

    mutating func fixed() throws -> UInt64 {
        try fill(8)
        return try reader.fixed()
    }

    mutating func language() throws -> Language {
        try fill(10)
        return try reader.language()
    }

    /// Returns a reader of the next item of a series, or `nil` at the end of the series.
    mutating func item() throws -> PartReader? {
        try fill(10)
        let count = try reader.number()
        guard count > 0 else { return nil }
        guard count <= UInt64(remaining) else { throw FormatError.damaged(section.id, .length) }
        try fill(Int(count))
        return try reader.item(count)
    }

    /// Returns a reader of all that is left.
    mutating func rest() throws -> PartReader {
        try fill(remaining)
        return try reader.item(UInt64(reader.remaining))
    }

    /// Checks that all has been read, and is what was there when the checksums were verified.
    func finish() throws(FormatError) {
        guard remaining == 0 else { throw .damaged(section.id, .length) }
        guard checksum.value == section.checksum else {
            throw .checksumMismatch(section: section.id)
        }
    }
}
