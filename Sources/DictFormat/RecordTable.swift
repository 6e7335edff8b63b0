/// Records of different lengths in a section, of which each can be read without the others.
///
/// First the index: a `u32` for each eighth record from the first on, where it begins, counted
/// from the end of the index. Then the records, each behind its length as a ``Varint``.
public struct RecordTable: Sendable {
    /// An entry of the index stands for so many records.
    public static let stride = 8

    /// The number of records.
    public let count: Int
    private let section: ByteView
    private let start: Int

    /// The `count` records in `section`; `nil` where not even the index has room there.
    public init?(_ section: ByteView, count: Int) {
        guard count >= 0, count / Self.stride < section.count || count == 0 else { return nil }
        let start = 4 * ((count + Self.stride - 1) / Self.stride)
        guard start <= section.count else { return nil }
        self.count = count
        self.section = section
        self.start = start
    }

    /// The bytes of the record at `index`; `nil` outside `0..<count`, or where the section is
    /// damaged.
    ///
    /// O(1): at most seven lengths before it are read.
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

    /// The first record that does not begin where the one before ends, or leaves the section;
    /// ``count`` where something follows the last one, `nil` where all is right.
    ///
    /// O(n) for n records.
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

    /// Where the record lies whose length stands at `offset`.
    private func range(at offset: Int) -> Range<Int>? {
        var start = offset
        guard let length = section.varint(&start), length <= section.count - start else {
            return nil
        }
        return start..<start + length
    }

    /// The section that holds `records`; `nil` where it would have more than 2 GiB.
    public static func bytes(of records: [[UInt8]]) -> [UInt8]? {
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
