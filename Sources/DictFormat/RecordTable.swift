/// A section of variable-length records, with fast access to each record by its index.
///
/// The section starts with an index of 32-bit numbers: the offsets of the first record and of every
/// eighth one after it, relative to the end of the index. The records follow, each preceded by its
/// length as a ``Varint``.
public struct RecordTable: Sendable {
    /// The number of records that each entry of a table's index covers.
    public static let stride = 8

    /// The number of records in the table.
    public let count: Int
    private let section: ByteView
    private let start: Int

    /// Creates a table of the `count` records in `section`, without checking the records.
    ///
    /// Returns `nil` if the section is too short for the index of the table.
    public init?(_ section: ByteView, count: Int) {
        guard count >= 0, count / Self.stride < section.count || count == 0 else { return nil }
        let start = 4 * ((count + Self.stride - 1) / Self.stride)
        guard start <= section.count else { return nil }
        self.count = count
        self.section = section
        self.start = start
    }

    /// Returns the bytes of the record at `index`.
    ///
    /// Returns `nil` if `index` is not in `0..<count` or the section is damaged.
    ///
    /// - Complexity: O(1). The lengths of at most seven other records are read.
    public func record(at index: Int) -> ByteView? {
        guard index >= 0, index < count,
            let entry = section.uint32(4 * (index / Self.stride)),
            var offset = Int(exactly: entry), offset <= section.count - start
        else { return nil }
        offset += start
        for _ in 0..<index % Self.stride {
            guard let range = range(at: offset) else { return nil }
            offset = range.upperBound
        }
        return range(at: offset).flatMap { section.slice($0) }
    }

    /// The index of the first record that is misplaced, or `nil` if all records are in place.
    ///
    /// A record is misplaced if it is not inside the section, or does not begin where the previous
    /// one ends. If there are bytes after the last record, the value is ``count``.
    ///
    /// - Complexity: O(*n*), where *n* is the number of records.
    public var misplaced: Int? {
        var offset = start
        for index in 0..<count {
            if index % Self.stride == 0 {
                guard let entry = section.uint32(4 * (index / Self.stride)),
                    UInt64(entry) == UInt64(offset - start)
                else { return index }
            }
            guard let range = range(at: offset) else { return index }
            offset = range.upperBound
        }
        return offset == section.count ? nil : count
    }

    /// Returns the range of the record whose length is stored at `offset`.
    ///
    /// Returns `nil` if the record is not inside the section.
    private func range(at offset: Int) -> Range<Int>? {
        var start = offset
        guard let length = section.varint(&start), length <= section.count - start else {
            return nil
        }
        return start..<start + length
    }

    /// Returns the bytes of a section that contains `records`, or `nil` if they would exceed about
    /// 2 GiB.
    package static func bytes(of records: [[UInt8]]) -> [UInt8]? {
        var index: [UInt8] = []
        var data: [UInt8] = []
        for (number, record) in records.enumerated() {
            if number % stride == 0 { index.append(littleEndian: UInt32(data.count)) }
            data.append(varint: record.count)
            data.append(contentsOf: record)
            guard data.count <= Varint.maximum - 4 * records.count else { return nil }
        }
        return index + data
    }
}
